//! The campaign: results of chapters played decide the next one (ND-10.1 to ND-10.5, ND-10.20).
//!
//! A [`Campaign`] is a pure value: the number of players and the results so far. Everything else
//! follows from it, so that a file of it is all that has to be kept.

use std::fmt;
use std::sync::LazyLock;

use kernel::names::{Name, Set};
use kernel::{Game, Parts, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::model::SEATS;
use crate::model::cards::{Card, Kind};
use crate::model::components::{Components, Extra, Next};
use crate::model::options::{Options, StartTown};
use crate::model::pieces::{Chapter, Character};
use crate::model::pile::Kinds;
use crate::model::state::Newdale;
use crate::model::towns::Board;

/// How a chapter ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Result {
    /// The chapter.
    pub chapter: Chapter,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// Who won; nobody if a single player lost.
    pub winner: Option<Seat>,
    /// Who fulfilled the side mission.
    pub fulfilled: Vec<bool>,
    /// Solo: whether the chapter was won.
    pub won: Option<bool>,
}

impl Result {
    /// The result of a chapter that is over; `None` while it is played.
    pub fn of(game: &Newdale) -> Option<Result> {
        if game.turn() != Turn::Over {
            return None;
        }
        let sheet = game.score();
        let best = sheet.ranking().concat().first().copied();
        Some(Result {
            chapter: game.options.chapter,
            scores: sheet.totals(),
            winner: best.filter(|_| sheet.won != Some(false)),
            fulfilled: game.in_play().iter().map(|player| player.side > 0).collect(),
            won: sheet.won,
        })
    }

    /// ND-11.2 — A solo chapter that was lost is played again.
    pub fn is_lost(&self) -> bool {
        self.won == Some(false)
    }
}

/// A campaign: who plays and what was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    players: u8,
    results: Vec<Result>,
}

/// A campaign that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignError(String);

impl fmt::Display for CampaignError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CampaignError {}

/// Where a campaign stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The chapters completed, in order.
    pub path: Vec<Chapter>,
    /// The winner of the last chapter completed (ND-10.3).
    pub cup: Option<Seat>,
    /// Chapters won by every seat.
    pub wins: Vec<u32>,
    /// Points of every seat in the chapters completed.
    pub totals: Vec<i32>,
    /// Most chapters won, then most points; equals together (ND-10.5).
    pub leader: Vec<Seat>,
    /// What comes next; nothing after the last chapter.
    pub next: Option<NextChapter>,
}

/// The chapter that comes next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NextChapter {
    /// The chapter.
    pub chapter: Chapter,
    /// How it is set up.
    pub options: Options,
    /// What is new in the box.
    pub adds: Adds,
}

/// What a chapter adds to those before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Adds {
    /// Kinds of numbered buildings.
    pub buildings: Vec<Kind>,
    /// Characters.
    pub characters: Set<Character>,
    /// Rules.
    pub extras: Set<Extra>,
    /// The map, if it was not played on before.
    pub map: Option<Board>,
}

/// One line of the chronicle: what is told before and after a chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Tale {
    /// The chapter.
    pub chapter: Chapter,
    /// Its title.
    pub title: &'static str,
    /// Told before it.
    pub intro: &'static str,
    /// Told after it.
    pub epilogue: &'static str,
}

impl Campaign {
    /// A campaign that begins.
    ///
    /// # Errors
    /// If so many cannot play.
    pub fn new(players: u8) -> std::result::Result<Campaign, CampaignError> {
        match (1..=SEATS as u8).contains(&players) {
            true => Ok(Campaign { players, results: Vec::new() }),
            false => Err(CampaignError(format!("{players} players; 1 to {SEATS} can play"))),
        }
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// What was played, lost solo chapters too.
    pub fn results(&self) -> &[Result] {
        &self.results
    }

    /// ND-10.1 — Enters the result of the next chapter.
    ///
    /// # Errors
    /// If another chapter is next, or the result is of another table.
    pub fn enter(&mut self, result: Result) -> std::result::Result<(), CampaignError> {
        let refuse = |why: String| Err(CampaignError(why));
        let Some(next) = self.next_chapter() else {
            return refuse(format!(
                "chapter {} was entered, but the campaign is over",
                result.chapter
            ));
        };
        if next != result.chapter {
            return refuse(format!(
                "chapter {} was entered; chapter {next} is next",
                result.chapter
            ));
        }
        let players = usize::from(self.players);
        if result.scores.len() != players || result.fulfilled.len() != players {
            return refuse(format!("the result is of another table; {players} play"));
        }
        if result.winner.is_some_and(|seat| seat.index() >= players) {
            return refuse(format!("the winner sits at another table; {players} play"));
        }
        if result.won.is_some() != (players == 1) || (result.winner.is_none() && !result.is_lost())
        {
            return refuse("only a single player wins or loses a chapter alone".to_owned());
        }
        self.results.push(result);
        Ok(())
    }

    /// Reads a campaign and checks every step of it.
    ///
    /// # Errors
    /// If it is no JSON of a campaign, or its results do not follow one another.
    pub fn read(json: &str) -> std::result::Result<Campaign, CampaignError> {
        let read: Campaign =
            serde_json::from_str(json).map_err(|error| CampaignError(error.to_string()))?;
        let mut campaign = Campaign::new(read.players)?;
        read.results.into_iter().try_for_each(|result| campaign.enter(result))?;
        Ok(campaign)
    }

    /// ND-10.1, ND-10.2 — The chapter that comes next; none after the last.
    pub fn next_chapter(&self) -> Option<Chapter> {
        let Some(last) = self.results.last() else { return Some(Chapter::I) };
        if last.is_lost() {
            return Some(last.chapter);
        }
        let fulfilled = last.fulfilled.iter().filter(|done| **done).count();
        follows(parts().chapter(last.chapter).next, fulfilled, self.players)
    }

    /// The results that count: lost solo chapters are played again.
    fn completed(&self) -> impl Iterator<Item = &Result> {
        self.results.iter().filter(|result| !result.is_lost())
    }

    /// Where the campaign stands.
    pub fn standing(&self) -> Standing {
        let seats = || Seat::all(self.players);
        let path: Vec<Chapter> = self.completed().map(|result| result.chapter).collect();
        let wins: Vec<u32> = seats()
            .map(|seat| self.completed().filter(|r| r.winner == Some(seat)).count() as u32)
            .collect();
        let totals: Vec<i32> =
            seats().map(|seat| self.completed().map(|r| r.scores[seat.index()]).sum()).collect();
        let rank = |seat: &Seat| (wins[seat.index()], totals[seat.index()]);
        let best = seats().map(|seat| rank(&seat)).max();
        let leader = seats().filter(|seat| !path.is_empty() && Some(rank(seat)) == best).collect();
        let cup = self.completed().last().and_then(|result| result.winner);
        let next = self.next_chapter().map(|chapter| self.set_up(chapter, &path, cup));
        Standing { path, cup, wins, totals, leader, next }
    }

    /// How the next chapter is set up.
    fn set_up(&self, chapter: Chapter, path: &[Chapter], cup: Option<Seat>) -> NextChapter {
        let face = parts().chapter(chapter);
        let previous = path.last().copied();
        let town = face.start_by_previous.iter().find(|(before, _)| Some(*before) == previous);
        // ND-11.1 — A single player is always the start player.
        let winner = cup.filter(|_| self.players > 1);
        let options = Options {
            chapter,
            start_town: StartTown::ALL[town.map_or(0, |(_, place)| *place)],
            previous_winner: winner.map_or(-1, |seat| seat.0 as i8),
            ..parts().options
        };
        NextChapter { chapter, options, adds: adds(chapter, path) }
    }

    /// ND-10.19 — What was told so far, and what is told before the next chapter.
    pub fn chronicle(&self) -> Vec<Tale> {
        let played = self.completed().map(|result| result.chapter);
        played.chain(self.next_chapter()).map(tale).collect()
    }
}

/// ND-10.20 — The chapter after this one: a branch counts who fulfilled the side mission.
pub(crate) fn follows(next: Next, fulfilled: usize, players: u8) -> Option<Chapter> {
    match next {
        Next::Chapter(chapter) => Some(chapter),
        Next::Branch { yes, .. } if 2 * fulfilled >= usize::from(players) => Some(yes),
        Next::Branch { no, .. } => Some(no),
        Next::End => None,
    }
}

/// ND-10.19 — What is told before and after a chapter.
pub fn tale(chapter: Chapter) -> Tale {
    let face = parts().chapter(chapter);
    Tale { chapter, title: &face.name, intro: &face.intro, epilogue: &face.epilogue }
}

/// The box that the game comes with, read once.
fn parts() -> &'static Components {
    static STANDARD: LazyLock<Parts<Components>> = LazyLock::new(Parts::standard);
    STANDARD.content()
}

/// ND-10.3 — What neither was in an earlier chapter of the path.
fn adds(chapter: Chapter, path: &[Chapter]) -> Adds {
    let face = parts().chapter(chapter);
    let before = || path.iter().map(|earlier| parts().chapter(*earlier));
    let old = before().fold(0, |kinds, face| kinds | numbered(face));
    let mut buildings: Vec<Kind> =
        crate::model::pile::each(numbered(face) & !old).map(Card::kind).collect();
    buildings.dedup();
    let known = before().fold(Set::EMPTY, |all: Set<Character>, face| all | face.characters);
    let rules = before().fold(Set::EMPTY, |all: Set<Extra>, face| all | face.extras);
    Adds {
        buildings,
        characters: face.characters & !known,
        extras: face.extras & !rules,
        map: (!before().any(|earlier| earlier.board == face.board)).then_some(face.board),
    }
}

/// The numbered cards of a chapter: in the draw pile, in the pool, or brought by an event.
fn numbered(face: &crate::model::components::ChapterFace) -> Kinds {
    let all = face.deck.kinds() | face.waiting.kinds() | face.pool.kinds();
    let plain = Card::ALL.iter().filter(|card| parts().card(**card).number == 0);
    all & !plain.fold(0, |kinds, card| kinds | crate::model::pile::only(*card))
}
