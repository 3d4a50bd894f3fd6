//! A heap of coins, two players, a die: the smallest game with everything that examples touch.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::chance::{Rng, weighted};
use crate::options::{OptionKind, OptionSpec};
use crate::{
    Action, Actor, Audience, Components, DataError, Decision, Event, Events, Game, GameInfo, Given,
    Index, Invalid, Parts, Progress, Refused, RuleId, Saying, ScoreLine, ScoreSheet, Seat,
    SeatScore, SetupError, Turn, Viewer,
};

const RULES: &str = "\
## 1. The heap
- **TY-1.1** Take one or two coins, as long as the heap has them.
- **TY-1.2** Players take turns.
- **TY-1.3** Two players.
";

const NOT_YOUR_TURN: RuleId = RuleId("TY-1.2");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Move {
    Take(u8),
    Roll,
    Heap(u8),
    Rolled(u8),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Take(n) => write!(f, "take {n}"),
            Move::Roll => write!(f, "roll"),
            Move::Heap(n) => write!(f, "heap {n}"),
            Move::Rolled(n) => write!(f, "rolled {n}"),
        }
    }
}

impl Action for Move {
    fn parse(notation: &str) -> Option<Move> {
        let all = [Move::Take(1), Move::Take(2), Move::Roll, Move::Rolled(1), Move::Rolled(2)];
        let heaps = [5, 6, 7].map(Move::Heap);
        all.into_iter().chain(heaps).find(|action| action.to_string() == notation)
    }

    fn kind(self) -> &'static str {
        "move"
    }

    fn index(self) -> Index {
        match self {
            Move::Take(n) => Index::Decision(n.into()),
            Move::Roll => Index::Decision(0),
            Move::Heap(n) | Move::Rolled(n) => Index::Outcome(n.into()),
        }
    }

    fn from_index(_: Index) -> Option<Move> {
        None
    }

    fn label(self) -> Saying {
        Saying::new("move")
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Heard(&'static str);

impl Event for Heard {
    fn kind(&self) -> &'static str {
        self.0
    }

    fn rule(&self) -> RuleId {
        RuleId("TY-1.1")
    }

    fn saying(&self) -> Saying {
        Saying::new(self.0)
    }
}

pub(super) struct Purse;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Rich {
    rich: bool,
}

impl Components for Purse {
    type Options = Rich;
    const SHIPPED: &'static [&'static str] = &[
        "rounds = 3\n[[coins]]\nid = \"penny\"\nworth = 1\n[[coins]]\nid = \"crown\"\nworth = 5\n",
    ];

    fn read(_: &str) -> Result<Purse, DataError> {
        Ok(Purse)
    }

    fn defaults(&self) -> Rich {
        Rich { rich: false }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Toy {
    heap: Option<u8>,
    turn: u8,
    rolling: bool,
    seats: Vec<Mat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Mat {
    coins: u8,
    taken: Vec<u8>,
    slots: Vec<Option<String>>,
}

impl Toy {
    fn take(&mut self, n: u8) {
        let heap = self.heap.expect("the heap lies there");
        let n = n.min(heap);
        self.heap = Some(heap - n);
        let mat = &mut self.seats[usize::from(self.turn)];
        mat.coins += n;
        mat.taken.push(n);
        self.turn = 1 - self.turn;
        self.rolling = false;
    }
}

impl Game for Toy {
    const INFO: GameInfo = GameInfo {
        key: "toy",
        title: "Toy",
        prefix: "TY",
        rules_version: 1,
        rules: RULES,
        words: "",
        players: (2, 2),
        options: &[OptionSpec { name: "rich", kind: OptionKind::Flag }],
        actions: 3,
        outcomes: 8,
        observation: 0,
        asks: &["take"],
        chances: &["move"],
        events: &["took", "peeked"],
    };
    type Components = Purse;
    type Options = Rich;
    type Action = Move;
    type Event = Heard;
    type View = Toy;
    type Snapshot = Toy;

    fn new(_: Parts<Purse>, options: &Rich, players: u8) -> Result<Toy, SetupError> {
        if players != 2 {
            return Err(SetupError { rule: RuleId("TY-1.3"), why: "two players".to_owned() });
        }
        let coins = if options.rich { 2 } else { 0 };
        let mat = Mat { coins, taken: Vec::new(), slots: vec![None, None] };
        Ok(Toy { heap: None, turn: 0, rolling: false, seats: vec![mat; 2] })
    }

    fn players(&self) -> u8 {
        2
    }

    fn options(&self) -> Rich {
        Rich { rich: false }
    }

    fn parts(&self) -> Parts<Purse> {
        Parts::standard()
    }

    fn turn(&self) -> Turn {
        match self.heap {
            None => Turn::Chance,
            Some(0) => Turn::Over,
            Some(_) if self.rolling => Turn::Chance,
            Some(_) => Turn::Seat(Seat(self.turn)),
        }
    }

    fn progress(&self) -> Progress {
        Progress { round: 1, phase: "play" }
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        let asked = self.turn().seats().contains(seat);
        asked.then(|| Decision { ask: "take", prompt: Saying::new("take") })
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Move>) {
        out.clear();
        let all = [Move::Roll, Move::Take(1), Move::Take(2)].into_iter();
        let outcomes = [5, 6, 7].map(Move::Heap).into_iter();
        let outcomes = outcomes.chain([Move::Rolled(1), Move::Rolled(2)]);
        out.extend(all.chain(outcomes).filter(|&action| self.check(actor, action).is_ok()));
    }

    fn check(&self, actor: Actor, action: Move) -> Result<(), Refused> {
        let fits = match action {
            Move::Take(n) => {
                if self.heap.is_some_and(|heap| n > heap) {
                    return Err(RuleId("TY-1.1").refuse("the heap has fewer"));
                }
                actor != Actor::Chance
            }
            Move::Roll => actor != Actor::Chance,
            Move::Heap(_) => self.heap.is_none(),
            Move::Rolled(_) => self.rolling,
        };
        if fits && self.turn().waits_for(actor) {
            Ok(())
        } else {
            Err(NOT_YOUR_TURN.refuse("it is not your turn"))
        }
    }

    fn apply(&mut self, _: Actor, action: Move, events: &mut impl Events<Heard>) {
        match action {
            Move::Heap(n) => self.heap = Some(n),
            Move::Roll => {
                self.rolling = true;
                events.tell(Audience::seat(Seat(self.turn)), || Heard("peeked"));
            }
            Move::Take(n) | Move::Rolled(n) => {
                self.take(n);
                events.tell_all(|| Heard("took"));
            }
        }
    }

    fn odds(&self, out: &mut Vec<(Move, u32)>) {
        out.clear();
        match self.turn() {
            Turn::Chance if self.rolling => {
                out.extend([(Move::Rolled(1), 3), (Move::Rolled(2), 1)])
            }
            Turn::Chance => out.extend([5, 6, 7].map(|n| (Move::Heap(n), 1))),
            _ => {}
        }
    }

    fn deal(&self, rng: &mut impl Rng) -> Move {
        let mut odds = Vec::new();
        self.odds(&mut odds);
        odds[weighted(rng, odds.iter().map(|(_, weight)| *weight))].0
    }

    fn view(&self, viewer: Viewer) -> Toy {
        let mut view = self.clone();
        for seat in Seat::all(2).filter(|seat| !viewer.is(*seat)) {
            view.seats[seat.index()].taken.clear();
        }
        view
    }

    fn determinize(&self, _: Viewer, _: &mut impl Rng) -> Toy {
        self.clone()
    }

    fn score(&self) -> ScoreSheet {
        let rule = RuleId("TY-1.1");
        let line = |mat: &Mat| ScoreLine { label: "coins", points: mat.coins.into(), rule };
        let seats = self.seats.iter().map(|mat| SeatScore::of(vec![line(mat)], vec![]));
        ScoreSheet { seats: seats.collect(), won: None }
    }

    fn observe(&self, _: Seat, _: &mut [f32]) {}

    fn snapshot(&self) -> Toy {
        self.clone()
    }

    fn restore(_: Parts<Purse>, saved: Toy) -> Result<Toy, Invalid> {
        if saved.seats.iter().any(|mat| mat.coins > 9) {
            return Err(Invalid::new("seats.0.coins", "nobody has that many"));
        }
        Ok(saved)
    }

    fn arrange(parts: Parts<Purse>, saved: Toy, given: &Given) -> Result<Toy, Invalid> {
        let mut toy = Toy::restore(parts, saved)?;
        if given.mentions("seats.0.coins") && !given.mentions("heap") {
            toy.heap = toy.heap.map(|heap| heap.saturating_sub(toy.seats[0].coins));
        }
        Ok(toy)
    }

    fn audit(&self) -> Result<(), Invalid> {
        Ok(())
    }
}
