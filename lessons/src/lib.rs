//! Lessons at the table: real positions, what is said about them, and what is waited for.
//!
//! A lesson is a text beside the rule examples of its game, `games/GAME/lessons/NN-name.lesson`,
//! in the same notation. Its sentences are in `lang/`. `docs/lessons.md` describes the format.
//!
//! A [`Lesson`] is pure: the list of a person's choices leads to a [`Moment`], always the same
//! one. The web, the terminal and the tests show and play it alike.
//!
//! A [`Puzzle`](puzzle::Puzzle) is a position in which one line of play is clearly best,
//! `games/GAME/puzzles/NAME.puzzle`, in the same notation again.

mod check;
mod moment;
mod parse;
pub mod puzzle;
mod shown;

use std::sync::LazyLock;

use kernel::Seat;
use kernel::rulings::{Failure, Line};

pub use moment::{Moment, Reply, Stray};
pub use shown::{Lit, Seen};

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The file's name, as messages show it.
    pub file: String,
    /// Its name, and that of its sentences: `dice` of `01-dice.lesson`.
    pub key: String,
    /// The line it opens with, counted from 1.
    pub line: usize,
    /// The rules it teaches.
    pub ids: Vec<String>,
    /// What it is about, for whoever reads the file.
    pub sentence: String,
    /// Where the person sits.
    pub learner: Seat,
    /// What leads to its first position.
    pub position: Vec<Line>,
    /// Its steps in order.
    pub beats: Vec<Beat>,
}

/// One step of a lesson: one thing is said, then the person goes on or makes a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The line it opens with, counted from 1.
    pub line: usize,
    /// The name of what is said.
    pub say: String,
    /// What is lit: `#id`, `.class` or a notation whose pieces are meant.
    pub show: Vec<String>,
    /// The moves that lead on; none if the person only reads.
    pub wants: Vec<String>,
    /// What is answered to other moves: a pattern and the name of what is said.
    pub answers: Vec<(String, String)>,
    /// What happens then: moves of others, chance, and what the tests look at.
    pub then: Vec<Line>,
}

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// Everything that is wrong, each with its line.
    pub fn parse(file: &str, text: &str) -> Result<Lesson, Vec<Failure>> {
        parse::parse(file, text)
    }

    /// What the ids of its rules begin with: `TI`.
    pub fn prefix(&self) -> Option<&str> {
        self.ids.first()?.split_once('-').map(|(prefix, _)| prefix)
    }

    /// The id of a sentence in the texts of the game.
    pub fn text_id(&self, say: &str) -> String {
        format!("lesson-{}-{say}", self.key)
    }

    /// The id of its title.
    pub fn title_id(&self) -> String {
        format!("lesson-{}", self.key)
    }

    /// The ids of everything that is said in it, title first.
    pub fn text_ids(&self) -> Vec<String> {
        let said = |beat: &Beat| {
            let answers = beat.answers.iter().map(|(_, say)| say.clone());
            std::iter::once(beat.say.clone()).chain(answers).collect::<Vec<_>>()
        };
        let mut ids: Vec<String> =
            self.beats.iter().flat_map(said).map(|say| self.text_id(&say)).collect();
        ids.sort();
        ids.dedup();
        ids.insert(0, self.title_id());
        ids
    }
}

/// Texts that ship with the games: game, file, text.
pub(crate) type Texts = &'static [(&'static str, &'static str, &'static str)];

/// The texts of the lessons there are.
static TEXTS: Texts = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// The lessons that can be read; a test says what is wrong with the others.
static LESSONS: LazyLock<Vec<(&str, Lesson)>> = LazyLock::new(|| {
    let read = |(game, file, text): &(&'static str, &str, &str)| {
        Some((*game, Lesson::parse(file, text).ok()?))
    };
    TEXTS.iter().filter_map(read).collect()
});

/// The lessons of a game in order.
pub fn lessons(game: &str) -> impl Iterator<Item = &'static Lesson> {
    LESSONS.iter().filter(move |(of, _)| *of == game).map(|(_, lesson)| lesson)
}

/// The lesson of a game with this key.
pub fn find(game: &str, key: &str) -> Option<&'static Lesson> {
    lessons(game).find(|lesson| lesson.key == key)
}

/// The files that lessons ship in: game, file and text.
pub fn files() -> &'static [(&'static str, &'static str, &'static str)] {
    TEXTS
}
