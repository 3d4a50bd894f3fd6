//! Threshing: a small game that has a little of everything a bot must cope with.
//!
//! Each round every seat is dealt a secret card from 1 to 6. Then all put up to three hands to
//! work together, unseen by one another: in the barn, which pays five once all three are there,
//! or in the yard, which pays one each. Whoever holds the highest card alone gets two more.

use std::fmt;
use std::sync::LazyLock;

use kernel::chance::{Rng, below};
use kernel::observe::Section;
use kernel::observe::{Paper, Writer};
use kernel::{
    Action, Actor, Components, DataError, Decision, Estimate, Event, Events, Game, GameInfo, Given,
    Index, Invalid, Judge, Parts, Progress, Refused, RuleId, Saying, ScoreLine, ScoreSheet, Seat,
    SeatScore, SeatSet, SetupError, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

pub const ROUNDS: u8 = 5;
const HANDS: u8 = 3;
const CARDS: u8 = 6;
const SEATS: usize = 4;
const RULE: RuleId = RuleId("TH-1");

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Threshing {
    players: u8,
    round: u8,
    /// How many cards of this round have been dealt.
    dealt: u8,
    pub farms: [Farm; SEATS],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Farm {
    pub card: u8,
    pub barn: u8,
    pub yard: u8,
    pub done: bool,
    pub points: i32,
}

impl Farm {
    fn harvest(&self) -> i32 {
        i32::from(self.yard) + if self.barn == HANDS { 5 } else { 0 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Work {
    Barn,
    Yard,
    Done,
    Card(Seat, u8),
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Work::Barn => f.write_str("barn"),
            Work::Yard => f.write_str("yard"),
            Work::Done => f.write_str("done"),
            Work::Card(seat, card) => write!(f, "card {seat} {card}"),
        }
    }
}

impl Action for Work {
    fn parse(notation: &str) -> Option<Work> {
        let decisions = (0..3).map(Index::Decision);
        let outcomes = (0..u32::from(CARDS) * SEATS as u32).map(Index::Outcome);
        let mut all = decisions.chain(outcomes).filter_map(Work::from_index);
        all.find(|work| work.to_string() == notation)
    }

    fn kind(self) -> &'static str {
        match self {
            Work::Card(..) => "card",
            _ => "work",
        }
    }

    fn index(self) -> Index {
        match self {
            Work::Barn => Index::Decision(0),
            Work::Yard => Index::Decision(1),
            Work::Done => Index::Decision(2),
            Work::Card(seat, card) => Index::Outcome(u32::from(seat.0 * CARDS + card - 1)),
        }
    }

    fn from_index(index: Index) -> Option<Work> {
        match index {
            Index::Decision(number) => {
                [Work::Barn, Work::Yard, Work::Done].get(number as usize).copied()
            }
            Index::Outcome(number) => {
                let (seat, card) = (number as u8 / CARDS, number as u8 % CARDS + 1);
                (usize::from(seat) < SEATS).then_some(Work::Card(Seat(seat), card))
            }
        }
    }

    fn label(self) -> Saying {
        Saying::new("work")
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rest;

impl Event for Rest {
    fn kind(&self) -> &'static str {
        "rest"
    }

    fn rule(&self) -> RuleId {
        RULE
    }

    fn saying(&self) -> Saying {
        Saying::new("rest")
    }
}

pub struct Nothing;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoOptions {}

impl Components for Nothing {
    type Options = NoOptions;
    const SHIPPED: &'static [&'static str] = &[""];

    fn read(_: &str) -> Result<Nothing, DataError> {
        Ok(Nothing)
    }

    fn defaults(&self) -> NoOptions {
        NoOptions {}
    }
}

impl Threshing {
    fn asked(&self) -> SeatSet {
        Seat::all(self.players).filter(|seat| !self.farms[seat.index()].done).collect()
    }

    fn end_round(&mut self) {
        let highest = self.farms.iter().map(|farm| farm.card).max().unwrap_or(0);
        let alone = self.farms.iter().filter(|farm| farm.card == highest).count() == 1;
        for farm in &mut self.farms {
            let bonus = if alone && farm.card == highest { 2 } else { 0 };
            let points = farm.points + farm.harvest() + bonus;
            *farm = Farm { points, ..Farm::default() };
        }
        self.round += 1;
        self.dealt = 0;
    }
}

impl Game for Threshing {
    const INFO: GameInfo = GameInfo {
        key: "threshing",
        title: "Threshing",
        prefix: "TH",
        rules_version: 1,
        rules: "",
        words: "",
        players: (1, 4),
        options: &[],
        actions: 3,
        outcomes: 24,
        observation: 1,
        layout: &[Section::once("table", &[("own hands in the barn of 3", 1)])],
        asks: &["work"],
        chances: &["card"],
        events: &["rest"],
    };
    type Components = Nothing;
    type Options = NoOptions;
    type Action = Work;
    type Event = Rest;
    type View = Threshing;
    type Snapshot = Threshing;

    fn new(_: Parts<Nothing>, _: &NoOptions, players: u8) -> Result<Self, SetupError> {
        if !(1..=4).contains(&players) {
            return Err(SetupError { rule: RULE, why: "1 to 4 players".to_owned() });
        }
        Ok(Threshing { players, round: 0, dealt: 0, farms: [Farm::default(); SEATS] })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn options(&self) -> NoOptions {
        NoOptions {}
    }

    fn parts(&self) -> Parts<Nothing> {
        Parts::standard()
    }

    fn turn(&self) -> Turn {
        match self {
            _ if self.round == ROUNDS => Turn::Over,
            _ if self.dealt < self.players => Turn::Chance,
            _ => Turn::Together(self.asked()),
        }
    }

    fn progress(&self) -> Progress {
        Progress { round: u32::from(self.round) + 1, phase: "phase.work" }
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        let prompt = Saying::new("work");
        self.turn().seats().contains(seat).then_some(Decision { ask: "work", prompt })
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Work>) {
        out.clear();
        match actor {
            _ if !self.turn().waits_for(actor) => {}
            Actor::Chance => out.extend((1..=CARDS).map(|card| Work::Card(Seat(self.dealt), card))),
            Actor::Seat(seat) => {
                let farm = self.farms[seat.index()];
                let idle = farm.barn + farm.yard < HANDS;
                out.extend(idle.then_some([Work::Barn, Work::Yard]).into_iter().flatten());
                out.push(Work::Done);
            }
        }
    }

    fn check(&self, actor: Actor, action: Work) -> Result<(), Refused> {
        let mut legal = Vec::new();
        self.legal(actor, &mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(RULE.refuse("no")) }
    }

    fn apply(&mut self, actor: Actor, action: Work, _: &mut impl Events<Rest>) {
        let farm = match actor {
            Actor::Seat(seat) => &mut self.farms[seat.index()],
            Actor::Chance => &mut self.farms[usize::from(self.dealt)],
        };
        match action {
            Work::Barn => farm.barn += 1,
            Work::Yard => farm.yard += 1,
            Work::Done => farm.done = true,
            Work::Card(_, card) => {
                farm.card = card;
                self.dealt += 1;
            }
        }
        if self.asked().is_empty() {
            self.end_round();
        }
    }

    fn odds(&self, out: &mut Vec<(Work, u32)>) {
        let mut legal = Vec::new();
        self.legal(Actor::Chance, &mut legal);
        *out = legal.into_iter().map(|card| (card, 1)).collect();
    }

    fn deal(&self, rng: &mut impl Rng) -> Work {
        Work::Card(Seat(self.dealt), 1 + below(rng, u32::from(CARDS)) as u8)
    }

    fn view(&self, viewer: Viewer) -> Threshing {
        let mut view = self.clone();
        for seat in Seat::all(self.players).filter(|&seat| !viewer.is(seat)) {
            let farm = &mut view.farms[seat.index()];
            *farm = Farm { points: farm.points, done: farm.done, ..Farm::default() };
        }
        view
    }

    fn determinize(&self, viewer: Viewer, rng: &mut impl Rng) -> Threshing {
        let mut known = self.view(viewer);
        for seat in Seat::all(self.dealt).filter(|&seat| !viewer.is(seat)) {
            let farm = &mut known.farms[seat.index()];
            farm.card = 1 + below(rng, u32::from(CARDS)) as u8;
            if farm.done {
                farm.barn = below(rng, u32::from(HANDS) + 1) as u8;
            }
        }
        known
    }

    fn score(&self) -> ScoreSheet {
        let line = |farm: &Farm| ScoreLine::new("points", farm.points, RULE);
        let farms = &self.farms[..usize::from(self.players)];
        let seats = farms.iter().map(|farm| SeatScore::of(vec![line(farm)], vec![])).collect();
        ScoreSheet { seats, ..ScoreSheet::default() }
    }

    fn tell<P: Paper>(&self, seat: Seat, writer: &mut Writer<P>) {
        writer.put(self.farms[seat.index()].barn, HANDS.into());
    }

    fn snapshot(&self) -> Threshing {
        self.clone()
    }

    fn restore(_: Parts<Nothing>, saved: Threshing) -> Result<Self, Invalid> {
        Ok(saved)
    }

    fn arrange(_: Parts<Nothing>, saved: Threshing, _: &Given) -> Result<Self, Invalid> {
        Ok(saved)
    }

    fn audit(&self) -> Result<(), Invalid> {
        Ok(())
    }
}

/// A rough judge: it does not see that hands in the barn are worth anything before the third.
impl Judge for Threshing {
    fn weight(&self, _: Seat, action: Work) -> u32 {
        match action {
            Work::Barn => 5,
            Work::Yard => 2,
            _ => 1,
        }
    }

    const FEATURES: &'static [&'static str] = &["points", "harvest"];

    fn features(&self, seat: Seat, out: &mut [f32]) {
        let farm = &self.farms[seat.index()];
        out.copy_from_slice(&[farm.points as f32, farm.harvest() as f32]);
    }

    fn left(&self) -> f32 {
        f32::from(ROUNDS - self.round) / f32::from(ROUNDS)
    }

    /// Wrong on purpose: whoever plays by them takes points for losses.
    fn weights() -> &'static Estimate {
        static WRONG: LazyLock<Estimate> =
            LazyLock::new(|| Estimate::of_numbers(&[-0.2, 0.0, -0.2, 0.0, 0.0, 0.0, 0.0]));
        &WRONG
    }

    fn estimate(&self, seat: Seat) -> f32 {
        let farm = &self.farms[seat.index()];
        // Somebody else's secret shows here, as it would in a judge that counts on it.
        let envied: u8 = self.farms.iter().map(|farm| farm.card + farm.barn).sum();
        (farm.points + farm.harvest()) as f32 - 0.01 * f32::from(envied)
    }
}
