//! The fair is a game.

use kernel::chance::{Rng, below, choose};
use kernel::names::Name;
use kernel::observe::{Paper, Writer};
use kernel::{
    Actor, Decision, Events, Game, GameInfo, Given, Invalid, Judge, Parts, Progress, Refused,
    RuleId, Saying, ScoreLine, ScoreSheet, Seat, SeatScore, SeatSet, SetupError, Told, Turn,
    Viewer,
};

use super::event::Happening;
use super::hidden::View;
use super::parts::{OPTIONS, Options, RULES, Stall};
use super::saved::Saved;
use super::state::{Clock, Fair, Phase};
use super::{Bug, Color, Move, SEATS, Tokens};

impl Game for Fair {
    const INFO: GameInfo = GameInfo {
        key: "fair",
        title: "The Fair",
        prefix: "FA",
        rules_version: 1,
        rules: RULES,
        words: "",
        players: (2, SEATS as u8),
        options: OPTIONS,
        actions: Move::ACTIONS,
        outcomes: Move::OUTCOMES,
        observation: Fair::OBSERVATION,
        layout: Fair::LAYOUT,
        asks: &["bid", "show"],
        chances: &["draw"],
        events: &["drawn", "bid", "confirmed", "revealed", "shown"],
    };
    type Components = Stall;
    type Options = Options;
    type Action = Move;
    type Event = Happening;
    type View = View;
    type Snapshot = Saved;

    fn new(parts: Parts<Stall>, options: &Options, players: u8) -> Result<Fair, SetupError> {
        let known = match parts.bug {
            Some(Bug::NoThree) => players == 2 || players == 4,
            Some(Bug::Five) => (2..=5).contains(&players),
            _ => (2..=4).contains(&players),
        };
        if !known {
            let why = format!("{players} players; two to four play");
            return Err(SetupError { rule: RuleId("FA-1.1"), why });
        }
        let mut fair = Fair {
            parts,
            options: *options,
            players,
            round: 1,
            phase: Phase::Draw(0),
            bag: parts.tokens,
            hands: [Tokens::EMPTY; SEATS],
            shown: [Tokens::EMPTY; SEATS],
            coins: [0; SEATS],
            bank: 0,
            bids: [None; SEATS],
            confirmed: SeatSet::EMPTY,
            first: None,
            clock: Clock::default(),
        };
        let purse = fair.purse();
        fair.coins.iter_mut().take(players.into()).for_each(|coins| *coins = purse);
        Ok(fair)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn options(&self) -> Options {
        self.options
    }

    fn parts(&self) -> Parts<Stall> {
        self.parts
    }

    fn turn(&self) -> Turn {
        self.whose()
    }

    fn progress(&self) -> Progress {
        let golden = self.has(Bug::BagInPhase) && self.bag[Color::Gold].is_multiple_of(2);
        let phase = match self.phase {
            _ if golden => "phase.gold",
            Phase::Draw(_) => "phase.draw",
            Phase::Bid => "phase.bid",
            Phase::Show(_) => "phase.show",
            Phase::Over => "phase.over",
        };
        Progress { round: self.round.into(), phase }
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        let showing = matches!(self.phase, Phase::Show(_));
        let all = self.has(Bug::AllAreAsked) && showing;
        if !all && !self.whose().waits_for(Actor::Seat(seat)) {
            return None;
        }
        let ask = match showing {
            _ if self.has(Bug::OddAsk) => "haggle",
            true => "show",
            false => "bid",
        };
        let gold = if self.has(Bug::BagInPrompt) { self.bag[Color::Gold] } else { 0 };
        Some(Decision { ask, prompt: Saying::new("ask.fair").number("n", gold.into()) })
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Move>) {
        let decisions = (0..Move::ACTIONS).map(kernel::Index::Decision);
        let outcomes = (0..Move::OUTCOMES).map(kernel::Index::Outcome);
        let numbered = decisions.chain(outcomes).filter_map(<Move as kernel::Action>::from_index);
        let grabbed = |action: Move| match action {
            Move::Draw(seat, color) if self.has(Bug::OddOutcome) => Move::Grab(seat, color),
            other => other,
        };
        out.clear();
        let all = numbered.map(grabbed).chain([Move::Mumble, Move::Stray]);
        out.extend(all.filter(|&action| self.allowed(actor, action).is_ok()));
        match self.parts.bug {
            Some(Bug::DeadEnd) if matches!(self.phase, Phase::Show(_)) => out.clear(),
            Some(Bug::KeepUnlisted) => out.retain(|&action| action != Move::Keep),
            Some(Bug::Backwards) => out.reverse(),
            _ => {}
        }
    }

    fn check(&self, actor: Actor, action: Move) -> Result<(), Refused> {
        if self.has(Bug::KeepRefused) && action == Move::Keep {
            return Err(super::state::SHOW.refuse("nobody keeps"));
        }
        self.allowed(actor, action)
    }

    fn apply(&mut self, actor: Actor, action: Move, events: &mut impl Events<Happening>) {
        self.clock.0 = self.clock.0.wrapping_add(1);
        match (actor, action) {
            (_, Move::Draw(seat, color) | Move::Grab(seat, color)) => {
                self.draw(seat, color, events);
            }
            (Actor::Seat(seat), Move::Bid(coins)) => self.bid(seat, coins, events),
            (Actor::Seat(seat), Move::Confirm) => self.confirm(seat, events),
            (Actor::Seat(seat), Move::Show(color)) => self.show(seat, Some(color), events),
            (Actor::Seat(seat), _) => self.show(seat, None, events),
            (Actor::Chance, _) => unreachable!("chance only draws"),
        }
    }

    fn odds(&self, out: &mut Vec<(Move, u32)>) {
        let mut legal = Vec::new();
        self.legal(Actor::Chance, &mut legal);
        let weight = |action: Move| match action {
            Move::Draw(_, Color::Red) if self.has(Bug::Weightless) => 0,
            Move::Draw(_, color) | Move::Grab(_, color) => self.bag[color].into(),
            _ => unreachable!("chance only draws"),
        };
        out.clear();
        out.extend(legal.into_iter().map(|action| (action, weight(action))));
        if self.has(Bug::OddsMissing) {
            out.pop();
        }
    }

    fn deal(&self, rng: &mut impl Rng) -> Move {
        let Phase::Draw(drawn) = self.phase else { panic!("nothing is drawn now") };
        let drawer = self.drawer(drawn);
        let colors: Vec<Color> = self.colors_in_bag().collect();
        let color = self.bag.nth(below(rng, self.bag.total()));
        match self.parts.bug {
            Some(Bug::EvenDeal) => Move::Draw(drawer, choose(rng, &colors)),
            Some(Bug::Misdeal) => Move::Draw(drawer.left(self.players), color),
            Some(Bug::OddOutcome) => Move::Grab(drawer, color),
            _ => Move::Draw(drawer, color),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn determinize(&self, viewer: Viewer, rng: &mut impl Rng) -> Fair {
        self.sampled(viewer, rng)
    }

    /// FA-1.6 — Shown tokens and coins are points.
    fn score(&self) -> ScoreSheet {
        let line = |label, points| ScoreLine::new(label, points, RuleId("FA-1.6"));
        let seat = |seat: Seat| {
            let shown = self.shown[seat.index()];
            let tokens = Color::ALL.iter().map(|&color| i32::from(shown[color]) * color.worth());
            let coins = self.coins[seat.index()].into();
            let lines = vec![line("score.tokens", tokens.sum()), line("score.coins", coins)];
            let mut score = SeatScore::of(lines, vec![coins]);
            score.total += i32::from(self.has(Bug::LoosePoint));
            score
        };
        let scored = self.players - u8::from(self.has(Bug::SeatUnscored));
        ScoreSheet { seats: Seat::all(scored).map(seat).collect(), ..ScoreSheet::default() }
    }

    fn tell<P: Paper>(&self, seat: Seat, writer: &mut Writer<P>) {
        self.observed_by(seat, writer);
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let mut whole = vec![0.0; out.len()];
        self.observed_by(seat, &mut Writer::new(&mut whole[..]));
        let length = out.len() - usize::from(self.has(Bug::ShortObservation));
        out[..length].copy_from_slice(&whole[..length]);
    }

    fn snapshot(&self) -> Saved {
        self.saved()
    }

    fn restore(parts: Parts<Stall>, saved: Saved) -> Result<Fair, Invalid> {
        Fair::from_saved(parts, saved)
    }

    fn arrange(parts: Parts<Stall>, saved: Saved, _: &Given) -> Result<Fair, Invalid> {
        Fair::from_saved(parts, saved)
    }

    fn audit(&self) -> Result<(), Invalid> {
        self.counted()
    }

    fn play(&mut self, actor: Actor, action: Move) -> Result<Vec<Told<Happening>>, Refused> {
        if let Err(refused) = self.check(actor, action) {
            if self.has(Bug::CostlyRefusal) {
                self.coins[0] = self.coins[0].saturating_sub(1);
            }
            return Err(refused);
        }
        let mut told = Vec::new();
        self.apply(actor, action, &mut told);
        Ok(told)
    }
}

impl Judge for Fair {
    fn weight(&self, _: Seat, action: Move) -> u32 {
        match action {
            Move::Show(color) => 1 + color.worth() as u32,
            _ => 1,
        }
    }

    fn estimate(&self, seat: Seat) -> f32 {
        self.score().seats[seat.index()].total as f32
    }
}
