//! The game that an example plays.

use super::path::{normalize, put};
use super::{Pair, with_hint};
use crate::chance::{Dealer, Seed};
use crate::{
    Actor, AnyGame, AnyTold, Given, Invalid, Seat, SetupError, StartError, Title, Turn, Viewer,
};

/// More acts of chance in a row than any game has: past it the game never asks anybody.
const MAX_DEALS: u32 = 10_000;

/// A game in progress with its fixed dealer.
pub(super) struct Table {
    /// The game.
    pub game: Box<dyn AnyGame>,
    /// What the last action told.
    pub told: Option<Vec<AnyTold>>,
    dealer: Dealer,
    dealt: u64,
}

/// Why there is no table.
pub(super) enum NoTable {
    /// The rules know no such table.
    Refused(SetupError),
    /// The position cannot be.
    Invalid(Invalid),
    /// The line itself is wrong.
    Line(String),
}

impl Table {
    /// A fresh table, before its first act of chance.
    pub fn setup(title: &dyn Title, table: &[Pair]) -> Result<Table, NoTable> {
        let (agreed, paths) = agreed(title, table)?;
        if let Some(pair) = paths.first() {
            let known = title.info().options.iter().map(|option| option.name).chain(["players"]);
            let why = format!("there is no option `{}`", pair.path);
            return Err(NoTable::Line(with_hint(why, &pair.path, known)));
        }
        Table::start(title, &agreed)
    }

    /// A position laid down by hand over the one at the first question.
    pub fn given(title: &dyn Title, position: &[Pair]) -> Result<Table, NoTable> {
        let (agreed, paths) = agreed(title, position)?;
        let mut table = Table::start(title, &agreed)?;
        table.deal_to_question().map_err(NoTable::Line)?;
        let mut state = table.game.state();
        let mut given = Vec::new();
        for pair in paths {
            let path = normalize(&pair.path);
            put(&mut state, &path, &pair.value)
                .map_err(|why| NoTable::Line(format!("`{}={}`: {why}", pair.path, pair.value)))?;
            given.push(path);
        }
        let game = title.arrange(title.standard(), state, &Given::new(given));
        table.game = game.map_err(NoTable::Invalid)?;
        table.told = None;
        Ok(table)
    }

    fn start(title: &dyn Title, agreed: &Agreed) -> Result<Table, NoTable> {
        let game = title.start(title.standard(), &agreed.options, agreed.players);
        let game = game.map_err(|error| match error {
            StartError::Setup(error) => NoTable::Refused(error),
            StartError::Option(error) => NoTable::Line(error.to_string()),
        })?;
        let dealer = Dealer::new(Seed::from_text("given"));
        Ok(Table { game, told: None, dealer, dealt: 0 })
    }

    /// Deals until a seat is asked or the game is over.
    ///
    /// # Errors
    /// If that never happens, or the game refuses what its odds list.
    pub fn deal_to_question(&mut self) -> Result<(), String> {
        self.told = Some(Vec::new());
        for _ in 0..MAX_DEALS {
            if self.game.turn() != Turn::Chance {
                return Ok(());
            }
            self.deal()?;
        }
        Err(format!("chance went on for {MAX_DEALS} outcomes and nobody was asked"))
    }

    /// Deals so many outcomes.
    ///
    /// # Errors
    /// If fewer are pending.
    pub fn deal_times(&mut self, times: u32) -> Result<(), String> {
        self.told = Some(Vec::new());
        for done in 0..times {
            if self.game.turn() != Turn::Chance {
                return Err(format!("expected {times} outcomes of chance, found {done}"));
            }
            self.deal()?;
        }
        Ok(())
    }

    fn deal(&mut self) -> Result<(), String> {
        let odds = self.game.odds();
        if odds.is_empty() {
            return Err("the game waits for chance and lists no outcome".to_owned());
        }
        let dealt = self.dealer.deal(self.dealt, odds.iter().map(|(_, weight)| *weight));
        let told = self.game.play(Actor::Chance, &odds[dealt].0);
        let told =
            told.map_err(|error| format!("`{}` is among the odds: {error}", odds[dealt].0))?;
        self.told.get_or_insert_default().extend(told);
        self.dealt += 1;
        Ok(())
    }

    /// Whether the seat is one of the table's.
    ///
    /// # Errors
    /// If it is not.
    pub fn has(&self, seat: Seat) -> Result<(), String> {
        let players = self.game.players();
        if seat.0 < players {
            Ok(())
        } else {
            Err(format!("there is no seat {seat} at a table of {players}"))
        }
    }

    /// Whether the viewer is an onlooker or sits at the table.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn has_viewer(&self, viewer: Viewer) -> Result<(), String> {
        match viewer {
            Viewer::Seat(seat) => self.has(seat),
            Viewer::Onlooker => Ok(()),
        }
    }
}

/// What was agreed before set-up.
struct Agreed {
    players: u8,
    options: Vec<(String, String)>,
}

/// Tells players and options from paths.
fn agreed<'a>(title: &dyn Title, pairs: &'a [Pair]) -> Result<(Agreed, Vec<&'a Pair>), NoTable> {
    let known = title.info().options;
    let mut agreed = Agreed { players: 0, options: Vec::new() };
    let mut paths = Vec::new();
    for pair in pairs {
        if pair.path == "players" {
            let wrong = |_| NoTable::Line(format!("`{}` is no number of players", pair.value));
            agreed.players = pair.value.parse().map_err(wrong)?;
        } else if known.iter().any(|option| option.name == pair.path) {
            agreed.options.push((pair.path.clone(), pair.value.clone()));
        } else {
            paths.push(pair);
        }
    }
    if pairs.iter().all(|pair| pair.path != "players") {
        return Err(NoTable::Line("it does not say how many players: `players=2`".to_owned()));
    }
    Ok((agreed, paths))
}
