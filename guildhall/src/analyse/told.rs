//! An analysis in words.

use bots::analysis::{Analysis, Fortune, Loss};
use kernel::replay::{Replay, ReplayError};
use kernel::{Actor, ScoreSheet, Seat, Title};
use lang::{Arg, Speaker};

use crate::failure::Failure;

/// An analysis and whoever puts it into words.
pub(super) struct Told<'a> {
    pub(super) analysis: &'a Analysis,
    pub(super) replay: &'a Replay,
    pub(super) title: &'static dyn Title,
    /// The score after the last line.
    pub(super) sheet: ScoreSheet,
    /// Whether the game was played to its end.
    pub(super) over: bool,
    pub(super) speaker: Speaker,
}

/// A move that cost much, in words.
pub(super) struct Turn<'a> {
    pub(super) loss: &'a Loss,
    pub(super) played: String,
    pub(super) better: String,
    /// Why that is better.
    pub(super) why: String,
}

impl Told<'_> {
    /// A text of the page about an analysis.
    pub(super) fn say(&self, id: &str) -> String {
        self.speaker.text(&format!("page-{id}"), &[])
    }

    pub(super) fn say_with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.speaker.text(&format!("page-{id}"), args)
    }

    /// The seats whose score is kept: the players, and the rival of a solo game.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(self.sheet.columns().count() as u8)
    }

    /// The seats that were played.
    pub(super) fn players(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(self.replay.players)
    }

    /// Whether there was somebody to win against.
    pub(super) fn is_contest(&self) -> bool {
        self.replay.players > 1
    }

    /// `Orléans · 4 players · Yellow wins.`
    pub(super) fn head(&self) -> String {
        let count = Arg::Number(self.replay.players.into());
        let title = Arg::Text(self.title.info().title);
        let head = self.speaker.text("welcome", &[("title", title), ("n", count)]);
        match self.outcome() {
            Some(outcome) => format!("{head} · {outcome}"),
            None => head,
        }
    }

    /// Who won, if the game is over.
    fn outcome(&self) -> Option<String> {
        if !self.over {
            return None;
        }
        if let Some(won) = self.sheet.won {
            return Some(self.speaker.text(if won { "goal-met" } else { "goal-missed" }, &[]));
        }
        let winners = self.sheet.ranking().into_iter().next()?;
        let names: Vec<String> = winners.iter().map(|seat| self.speaker.name(*seat)).collect();
        let id = if winners.len() > 1 { "wins-shared" } else { "wins" };
        Some(self.speaker.text(id, &[("who", Arg::Text(&names.join(", ")))]))
    }

    pub(super) fn decimal(&self, value: f64) -> String {
        self.speaker.tongue().decimal(value)
    }

    /// `+3.1 ± 1.2`, `−1.4 ± 0.8`
    pub(super) fn signed(&self, value: f64, error: f64) -> String {
        let tongue = self.speaker.tongue();
        tongue.within(&tongue.signed(value), error)
    }

    pub(super) fn percent(&self, share: f64) -> String {
        self.say_with("percent", &[("n", Arg::Number(percents(share)))])
    }

    pub(super) fn round(&self, round: u32) -> String {
        match round {
            0 => self.say("set-up"),
            _ => self.say_with("round", &[("n", Arg::Number(round.into()))]),
        }
    }

    /// `round 9, Red`
    pub(super) fn place(&self, round: u32, seat: Seat) -> String {
        format!("{}, {}", self.round(round), self.speaker.name(seat))
    }

    /// How much luck there was.
    pub(super) fn luck_share(&self) -> String {
        let (low, high) = self.analysis.luck_range;
        let args = [("low", Arg::Number(percents(low))), ("high", Arg::Number(percents(high)))];
        let id = if self.analysis.is_share_clear() { "luck-share" } else { "luck-unclear" };
        self.say_with(id, &args)
    }

    /// What a move cost: points and, in a contest, the chance to win.
    pub(super) fn cost(&self, loss: &Loss) -> String {
        let points = self.speaker.tongue().within(&self.decimal(loss.points), loss.error);
        let points = ("points", Arg::Text(&points));
        match percents(loss.chance) {
            n @ 1.. if self.is_contest() => {
                self.say_with("turn-cost-chance", &[points, ("n", Arg::Number(n))])
            }
            _ => self.say_with("turn-cost", &[points]),
        }
    }

    /// The moves that cost most.
    pub(super) fn turns(&self) -> Result<Vec<Turn<'_>>, Failure> {
        let turns = self.analysis.losses.iter().map(|loss| self.turn(loss));
        Ok(turns.collect::<Result<_, ReplayError>>()?)
    }

    fn turn<'b>(&self, loss: &'b Loss) -> Result<Turn<'b>, ReplayError> {
        let game = self.replay.play(self.title, loss.line)?;
        let label = |notation: &String| {
            let said = game.label_of(notation).map(|label| self.speaker.label(&label));
            said.unwrap_or_else(|| notation.clone())
        };
        let then: Vec<_> = loss.then.iter().filter_map(|action| game.label_of(action)).collect();
        let legal = game.legal(Actor::Seat(loss.seat));
        let better = legal.iter().find(|option| option.notation == loss.better);
        let why = better.map(|better| self.speaker.why_better(better, &loss.gains, &then));
        Ok(Turn {
            loss,
            played: label(&loss.played),
            better: label(&loss.better),
            why: why.unwrap_or_default(),
        })
    }

    /// What everybody has in all.
    pub(super) fn totals(&self) -> impl Iterator<Item = i32> {
        self.sheet.columns().map(|(_, score)| score.total)
    }

    /// The lines of the score with the points of every seat; a seat may lack some.
    pub(super) fn sources(&self) -> Vec<(&'static str, Vec<Option<i32>>)> {
        let mut labels: Vec<&'static str> = Vec::new();
        for line in self.sheet.columns().flat_map(|(_, score)| &score.lines) {
            if !labels.contains(&line.label) {
                labels.push(line.label);
            }
        }
        let points = |label: &'static str| {
            let of = |seat: &kernel::SeatScore| {
                let mut lines = seat.lines.iter().filter(|line| line.label == label).peekable();
                lines.peek().is_some().then(|| lines.map(|line| line.points).sum())
            };
            (label, self.sheet.columns().map(|(_, score)| of(score)).collect())
        };
        labels.into_iter().map(points).collect()
    }

    /// The kindest and the cruelest chance, by the texts that name them.
    pub(super) fn fortunes(&self) -> impl Iterator<Item = (&'static str, &Fortune)> {
        let Analysis { kindest, cruelest, .. } = self.analysis;
        let named = [("luck-kindest", kindest), ("luck-cruelest", cruelest)];
        named.into_iter().filter_map(|(id, fortune)| Some((id, fortune.as_ref()?)))
    }
}

/// A share of 1 in whole percents.
fn percents(share: f64) -> i64 {
    (share * 100.0).round() as i64
}
