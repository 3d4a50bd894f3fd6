//! What each viewer has seen: revisions, how much he has heard, the scores round by round.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;

use kernel::{Actor, AnyGame, Seat, SeatSet, Viewer};

use super::Room;
use crate::Table;

/// One revision a viewer, and what he saw last.
#[derive(Clone, Debug)]
pub(super) struct Eyes {
    revisions: Vec<u64>,
    seen: Vec<u64>,
    /// What each seat is asked, and the revision since when.
    asked: Vec<u64>,
    since: Vec<u64>,
}

impl Eyes {
    /// Everybody looks at a table for the first time, or again after a restart.
    pub(super) fn open(table: &Table, revisions: Option<Vec<u64>>) -> Eyes {
        let viewers = usize::from(table.game().players()) + 1;
        let revisions = revisions.filter(|known| known.len() == viewers);
        let revisions = revisions.unwrap_or_else(|| vec![1; viewers]);
        let since = revisions.clone();
        Eyes { revisions, seen: digests(table), asked: questions(table), since }
    }

    /// Everybody looks again; whoever sees something new gets a new revision.
    pub(super) fn look(&mut self, table: &Table) {
        let now = digests(table);
        for (place, digest) in now.iter().enumerate() {
            self.revisions[place] += u64::from(self.seen[place] != *digest);
        }
        self.seen = now;
        let asked = questions(table);
        for (place, question) in asked.iter().enumerate() {
            if self.asked[place] != *question {
                self.since[place] = self.revisions[place];
            }
        }
        self.asked = asked;
    }

    /// Whether what `seat` saw at `revision` still asks what it is asked now. While all decide at
    /// once, the answers of others show, but they change no question.
    pub(super) fn is_current(&self, seat: Seat, revision: u64) -> bool {
        let (since, now) = (self.since[seat.index()], self.revisions[seat.index()]);
        (since..=now).contains(&revision)
    }

    pub(super) fn revision(&self, viewer: Viewer) -> u64 {
        match viewer {
            Viewer::Seat(seat) => self.revisions.get(seat.index()).copied().unwrap_or_default(),
            Viewer::Onlooker => self.revisions.last().copied().unwrap_or_default(),
        }
    }

    pub(super) fn revisions(&self) -> &[u64] {
        &self.revisions
    }
}

/// What every viewer sees of the game, as a number.
fn digests(table: &Table) -> Vec<u64> {
    Viewer::all(table.game().players()).map(|viewer| digest(table, viewer)).collect()
}

/// The view and how many lines of the log were heard: nothing that the viewer does not know.
fn digest(table: &Table, viewer: Viewer) -> u64 {
    let mut sink = Sink(DefaultHasher::new());
    serde_json::to_writer(&mut sink, &table.game().view(viewer)).expect("a hash takes everything");
    sink.0.write_usize(table.heard(viewer));
    if let Viewer::Seat(seat) = viewer {
        sink.0.write(table.game().decision(seat).map_or("", |decision| decision.ask).as_bytes());
    }
    sink.0.finish()
}

/// What every seat is asked and may answer, as a number.
fn questions(table: &Table) -> Vec<u64> {
    let game = table.game();
    let question = |seat: Seat| {
        let mut hash = DefaultHasher::new();
        game.decision(seat).map_or("", |decision| decision.ask).hash(&mut hash);
        game.notations(Actor::Seat(seat)).hash(&mut hash);
        hash.finish()
    };
    Seat::all(game.players()).map(question).collect()
}

struct Sink(DefaultHasher);

impl io::Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The totals when a round had ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundScores {
    /// The round.
    pub round: u32,
    /// The line of the list after which it had ended.
    pub at: usize,
    /// The totals in seat order; that of a rival of the box comes last.
    pub totals: Vec<i32>,
}

/// What a viewer's page depends on. As long as it stays the same, so does the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appearance {
    revision: u64,
    around: u64,
    asked: SeatSet,
    is_asking: bool,
}

impl Room {
    /// What this viewer's page depends on, until the room is loaded again.
    pub fn appearance(&self, viewer: Viewer) -> Appearance {
        Appearance {
            revision: self.revision(viewer),
            around: self.around,
            asked: self.asked(),
            is_asking: self.asking.is_some(),
        }
    }

    /// How much this viewer may have heard of: the length of his log.
    pub fn heard(&self, viewer: Viewer) -> usize {
        self.table.heard(viewer)
    }

    /// The totals round by round. For games that are over: until then a score may tell secrets.
    pub fn curve(&self) -> Vec<RoundScores> {
        let mut game = self.table.start.clone();
        let mut rounds: Vec<RoundScores> = Vec::new();
        let mut round = game.progress().round;
        for (at, entry) in self.table.list().iter().enumerate() {
            let before = totals(game.as_ref());
            game.play(entry.line.actor, &entry.line.action).expect("every line was legal");
            let now = game.progress().round;
            if now != round {
                rounds.push(RoundScores { round, at, totals: before });
                round = now;
            }
        }
        let at = self.table.list().len();
        rounds.push(RoundScores { round, at, totals: totals(game.as_ref()) });
        rounds
    }
}

/// Everybody's points, and those of a rival of the box.
fn totals(game: &dyn AnyGame) -> Vec<i32> {
    game.score().columns().map(|(_, score)| score.total).collect()
}
