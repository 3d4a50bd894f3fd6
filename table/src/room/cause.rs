//! Why a line of the log is there: the decision that it followed from.
//!
//! A viewer learns no more from it than he has seen. What another chose may be a secret even where
//! its effect is none, and who was last to answer in a joint step always is.

use kernel::{Actor, AnyTold, Saying, Seat, Turn, Viewer};

use super::{Heard, Room, Story};
use crate::Entry;

/// Why a line of the log is there.
#[derive(Clone, Debug)]
pub struct Cause<'a> {
    /// The line.
    pub heard: Heard<'a>,
    /// Whether dice, bags or decks brought it.
    pub by_chance: bool,
    /// What it followed from.
    pub because: Because,
    /// What else came with it.
    pub with: Vec<&'a AnyTold>,
}

/// What a line of the log followed from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// The set-up: nobody had decided yet.
    SetUp,
    /// A seat's decision, in words where the viewer may know it.
    Decision(Seat, Option<Saying>),
    /// A step in which all decide at once.
    Together,
}

impl Room {
    /// Why the line with this number is in the viewer's log; `story` is that of this room.
    pub fn cause<'a>(&self, story: &'a Story, viewer: Viewer, number: usize) -> Option<Cause<'a>> {
        let (place, heard) = story.heard(viewer).nth(number)?;
        let entry = &self.table.list()[place];
        let decided = self.table.list()[..=place].iter().rposition(is_decision);
        let because = match decided {
            None => Because::SetUp,
            Some(place) => self.because(viewer, place),
        };
        let with = match because {
            Because::Together if decided == Some(place) => Vec::new(),
            _ => story.beside(place, viewer, heard.told),
        };
        let by_chance = entry.line.actor == Actor::Chance;
        Some(Cause { heard, by_chance, because, with })
    }

    /// What a decision was for this viewer.
    fn because(&self, viewer: Viewer, place: usize) -> Because {
        let entry = &self.table.list()[place];
        let Actor::Seat(seat) = entry.line.actor else { return Because::SetUp };
        let knows = viewer.is(seat) || self.is_over();
        match entry.turn {
            Turn::Together(_) if !knows => Because::Together,
            _ => Because::Decision(seat, knows.then(|| self.label(place)).flatten()),
        }
    }

    /// What was chosen, as the list of options called it.
    fn label(&self, place: usize) -> Option<Saying> {
        let mut game = self.table.start.clone();
        for entry in &self.table.list()[..place] {
            game.play(entry.line.actor, &entry.line.action).expect("every line was legal");
        }
        let line = &self.table.list()[place].line;
        let mut options = game.legal(line.actor).into_iter();
        options.find(|option| option.notation == line.action).map(|option| option.label)
    }
}

fn is_decision(entry: &std::sync::Arc<Entry>) -> bool {
    entry.line.actor != Actor::Chance
}
