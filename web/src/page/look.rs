//! What one visitor sees of a table: the room, his eyes, his words.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use draw::{Drawing, Scene};
use kernel::{Actor, AnyAction, ScoreSheet, Seat, Viewer};
use lang::Speaker;
use maud::Markup;
use table::{Entry, Room, Story};

use crate::access::Opens;
use crate::visitor::Visitor;

/// What one visitor sees of a table.
pub struct Look<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The room; only what `viewer` may know of it is shown.
    pub room: &'a Room,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// What the visitor may do.
    pub opens: &'a Opens,
    /// Who looks.
    pub visitor: &'a Visitor,
    /// Words and names.
    pub speaker: Speaker,
    /// How the game is drawn.
    pub drawing: &'static dyn Drawing,
    /// The options of the viewer's seat; none when it is not asked.
    pub legal: Vec<AnyAction>,
    /// Whether the table's bots wait for others to think.
    pub busy: bool,
    /// The story of the game, once somebody has asked for it.
    story: OnceLock<Story>,
}

/// Through whose eyes a visitor looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Through the eyes of a seat, or of an onlooker.
    Open(Viewer),
    /// Through nobody's: the next of several at one screen must come first.
    Curtain(Seat),
}

/// Whose eyes these are. Several seats at one screen take turns behind a curtain: only a seat
/// that is asked and has said so sees its own.
pub fn sight(room: &Room, opens: &Opens, speaks_as: Option<Seat>) -> Sight {
    match opens.seats.as_slice() {
        [] => Sight::Open(Viewer::Onlooker),
        [seat] => Sight::Open(Viewer::Seat(*seat)),
        several => {
            let asked = |seat: &Seat| room.asked().contains(*seat);
            match several.iter().copied().filter(asked).min() {
                None => Sight::Open(Viewer::Onlooker),
                Some(next) => {
                    match speaks_as.filter(|seat| several.contains(seat) && asked(seat)) {
                        Some(seat) => Sight::Open(Viewer::Seat(seat)),
                        None => Sight::Curtain(next),
                    }
                }
            }
        }
    }
}

impl<'a> Look<'a> {
    /// What a visitor sees through these eyes.
    pub fn new(
        id: &'a str,
        room: &'a Room,
        viewer: Viewer,
        opens: &'a Opens,
        visitor: &'a Visitor,
    ) -> Option<Look<'a>> {
        let info = room.table().title().info();
        let legal = match viewer {
            Viewer::Seat(seat) if room.asked().contains(seat) => {
                room.table().game().legal(Actor::Seat(seat))
            }
            _ => Vec::new(),
        };
        let players = room.table().game().players();
        let speaker = Speaker::new(visitor.tongue, info, &room.names()).seating(players);
        let drawing = draw::drawing(info.key)?;
        let (busy, story) = (false, OnceLock::new());
        Some(Look { id, room, viewer, opens, visitor, speaker, drawing, legal, busy, story })
    }

    /// The same, of a table whose bots wait for others to think.
    pub fn with_busy(self, busy: bool) -> Look<'a> {
        Look { busy, ..self }
    }

    /// The story of the game up to now.
    pub fn story(&self) -> &Story {
        self.story.get_or_init(|| self.room.story())
    }

    /// The seat that looks.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        }
    }

    /// The ids of the pieces that the last move touched: what others did since this viewer's own
    /// last turn, which stays marked until his turn ends; else the last few lines.
    pub fn touched(&self) -> Vec<String> {
        const LINES: usize = 6;
        let lines = self.seat().and_then(|seat| others_since(self.room.table().list(), seat));
        let lines = lines.unwrap_or(0..usize::MAX);
        let told = self.story().told(lines, self.viewer).rev().take(LINES);
        told.flat_map(|told| self.drawing.touched(told)).collect()
    }

    /// The scene to be drawn.
    pub fn scene<'b>(&'b self, last: &'b [String]) -> Scene<'b> {
        Scene {
            game: self.room.table().game(),
            viewer: self.viewer,
            legal: &self.legal,
            speaker: &self.speaker,
            last,
            front: None,
        }
    }

    /// The score as this viewer may know it.
    pub fn score(&self) -> ScoreSheet {
        table::score_for(self.room.table().game(), self.viewer)
    }

    /// A seat's color, shape and letter.
    pub fn seal(&self, seat: Seat) -> Markup {
        draw::piece::seal(self.drawing.color(seat))
    }

    /// A seat's name, `you` for the one who looks.
    pub fn name(&self, seat: Seat) -> String {
        if self.viewer.is(seat) {
            return lang::words::capitalized(&self.speaker.text("you", &[]));
        }
        self.speaker.name(seat)
    }

    /// The names of several seats, one after the other.
    pub fn names(&self, seats: impl Iterator<Item = Seat>) -> String {
        seats.map(|seat| self.speaker.name(seat)).collect::<Vec<_>>().join(", ")
    }
}

/// The lines that others played last, between two turns of this seat, with the chance that followed.
fn others_since(list: &[Arc<Entry>], seat: Seat) -> Option<Range<usize>> {
    let is = |entry: &Arc<Entry>, wanted: bool| match entry.line.actor {
        Actor::Seat(actor) => (actor == seat) == wanted,
        Actor::Chance => false,
    };
    let last = list.iter().rposition(|entry| is(entry, false))?;
    let from = list[..last].iter().rposition(|entry| is(entry, true)).map_or(0, |own| own + 1);
    let chance = list[last + 1..].iter().take_while(|entry| entry.line.actor == Actor::Chance);
    Some(from..last + 1 + chance.count())
}

#[cfg(test)]
mod tests {
    use table::{Chair, Command, Order, Setting};

    use super::*;

    /// Lets whoever is asked first take the first option.
    fn step(room: &mut Room) -> Seat {
        let seat = room.asked().iter().next().expect("somebody is asked");
        let action = room.table().game().legal(Actor::Seat(seat)).swap_remove(0).notation;
        let revision = room.revision(Viewer::Seat(seat));
        let what = Command::Act { seat, action, revision };
        let records = room.decide(&Order { who: room.sitter(seat), id: None, what });
        for record in records.expect("it is legal") {
            room.fold(&record).expect("it was just decided");
        }
        seat
    }

    #[test]
    fn the_last_move_stays_marked_until_the_turn_ends() {
        let title = shelf::find("tiletum").expect("it is on the shelf").title;
        let chairs = ["Ada", "Ben"].map(Chair::person).to_vec();
        let seed = Some(kernel::chance::Seed::from_text("marked"));
        let opened = Room::open(Setting { seed, ..Setting::new(title, chairs) });
        let mut room = Room::begin(title, &opened.expect("such a table can be")).expect("it opens");
        let asks = |room: &Room, seat| room.asked().iter().eq([seat]);
        while !(step(&mut room) == Seat(1) && asks(&room, Seat(0))) {}
        let marked = others_since(room.table().list(), Seat(0)).expect("Ben has moved");
        let by = |line: usize| room.table().list()[line].line.actor;
        assert!(marked.clone().all(|line| by(line) != Actor::Seat(Seat(0))), "{marked:?}");
        assert!(marked.clone().any(|line| by(line) == Actor::Seat(Seat(1))), "{marked:?}");
        step(&mut room);
        assert!(asks(&room, Seat(0)), "a turn has several steps");
        assert_eq!(others_since(room.table().list(), Seat(0)), Some(marked));
    }
}
