//! Replays: a whole game as a small legible text that anyone can verify.
//!
//! ```text
//! guildhall-replay 1
//! game orleans   rules 1   components 4f1d…   players 2   options -   seed-commitment 8c41…
//! *  good chartres-le_mans wine
//! 0  farmer*>village.0
//! score 98 104   hash 5f0c…   seed 77b0…
//! ```
//!
//! Lines of `*` are chance; what was undone is not in the file. The last line is written when
//! the game is over.

use std::fmt;

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::chance::{Dealer, Seed, hex};
use crate::{Actor, AnyGame, PlayError, RuleId, Seat, Title, Turn};

mod corpus;

pub use corpus::failures;

/// The version of the file format that is written.
pub const FORMAT: u32 = 1;

/// A game as text: the options and the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    /// The game's key.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The hash of its component set.
    pub components: String,
    /// How many seats.
    pub players: u8,
    /// The options that differ from their defaults, sorted by name.
    pub options: Vec<(String, String)>,
    /// The hash of the seed it was dealt from.
    pub commitment: Option<String>,
    /// The state it was loaded from or carried over an upgrade with; the list goes on from it.
    pub state: Option<Value>,
    /// The list.
    pub lines: Vec<Line>,
    /// How it ended, once it has.
    pub end: Option<End>,
}

/// One line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who acted.
    pub actor: Actor,
    /// What was done, in notation.
    pub action: String,
}

/// The last line of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// The final totals in seat order.
    pub scores: Vec<i32>,
    /// SHA-256 over the header and, line by line, the legal options and the one taken.
    pub hash: String,
    /// The seed it was dealt from.
    pub seed: Option<String>,
}

impl Replay {
    /// The empty replay of a game that is about to start.
    pub fn begin(game: &dyn AnyGame, commitment: Option<String>) -> Replay {
        Replay {
            game: game.info().key.to_owned(),
            rules: game.info().rules_version,
            components: game.parts().hash.to_owned(),
            players: game.players(),
            options: game.options(),
            commitment,
            state: None,
            lines: Vec::new(),
            end: None,
        }
    }

    /// The second line of the file.
    fn header(&self) -> String {
        let options = self.options.iter().map(|(name, value)| format!("{name}={value}"));
        let options = or_dash(options.collect::<Vec<_>>().join(","));
        let commitment = self.commitment.as_deref().unwrap_or("-");
        format!(
            "game {}   rules {}   components {}   players {}   options {options}   \
             seed-commitment {commitment}",
            self.game, self.rules, self.components, self.players,
        )
    }

    /// Reads a file.
    ///
    /// # Errors
    /// Names the line that cannot be read.
    pub fn parse(text: &str) -> Result<Replay, ReplayError> {
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
        read_format(lines.next())?;
        let mut replay = match lines.next() {
            Some((at, line)) => read_header(line).map_err(|why| ReplayError::new(at, why))?,
            None => return Err(ReplayError::new(2, "the header is missing: the file is cut off")),
        };
        for (at, line) in lines.filter(|(_, line)| !line.is_empty()) {
            replay.read_line(line).map_err(|why| ReplayError::new(at, why))?;
        }
        Ok(replay)
    }

    fn read_line(&mut self, line: &str) -> Result<(), String> {
        if self.end.is_some() {
            return Err("nothing may follow the score".to_owned());
        }
        match line.split_once(char::is_whitespace) {
            Some(("score", _)) => self.end = Some(read_end(line, self.players)?),
            Some(("state", json)) if self.lines.is_empty() && self.state.is_none() => {
                let state = serde_json::from_str(json);
                self.state = Some(state.map_err(|error| format!("the state is no JSON: {error}"))?);
            }
            Some((actor, action)) => {
                let actor = read_actor(actor, self.players)?;
                self.lines.push(Line { actor, action: action.trim().to_owned() });
            }
            None => {
                return Err(format!("`{line}` is no line of a replay: the file may be cut off"));
            }
        }
        Ok(())
    }

    /// The line of the file that line `number` of the list, counted from 0, stands on.
    pub fn file_line(&self, number: usize) -> usize {
        3 + usize::from(self.state.is_some()) + number
    }

    /// The game before its first line.
    ///
    /// # Errors
    /// If the game, its rules version or its component set is not at hand, or the header
    /// describes a table that the rules do not know.
    pub fn start(&self, title: &dyn Title) -> Result<Box<dyn AnyGame>, ReplayError> {
        let fail = |why: String| ReplayError::new(2, why);
        let info = title.info();
        if self.game != info.key {
            return Err(fail(format!("the game is `{}`, not `{}`", self.game, info.key)));
        }
        if self.rules != info.rules_version {
            return Err(fail(other_rules(self.rules, info.rules_version)));
        }
        let parts = title.find_components(&self.components).ok_or_else(|| {
            fail(format!(
                "component set {} is not at hand\nhint: give its file with --components",
                self.components
            ))
        })?;
        match &self.state {
            None => title
                .start(parts, &self.options, self.players)
                .map_err(|error| fail(error.to_string())),
            Some(state) => title
                .load(parts, state.clone())
                .map_err(|error| ReplayError::new(3, error.to_string())),
        }
    }

    /// Plays the first `count` lines and gives the state after them.
    ///
    /// # Errors
    /// Names the line that is not legal.
    pub fn play(&self, title: &dyn Title, count: usize) -> Result<Box<dyn AnyGame>, ReplayError> {
        let mut game = self.start(title)?;
        for (number, line) in self.lines.iter().take(count).enumerate() {
            game.play(line.actor, &line.action)
                .map_err(|error| ReplayError::refused(self.file_line(number), error))?;
        }
        Ok(game)
    }

    /// Plays the whole game again and checks whatever the file claims.
    ///
    /// # Errors
    /// Names the first line that does not hold.
    pub fn verify(&self, title: &dyn Title) -> Result<Verified, ReplayError> {
        let mut game = self.start(title)?;
        let dealer = self.dealer()?;
        let mut hash = Hash::begin(self);
        let mut moves = 0;
        let mut outcomes = 0;
        for (number, line) in self.lines.iter().enumerate() {
            let at = self.file_line(number);
            hash.line(game.as_ref(), line);
            if line.actor == Actor::Chance {
                if let Some(dealer) = &dealer {
                    dealt(dealer, outcomes, game.as_ref(), line)
                        .map_err(|why| ReplayError::commitment(at, why))?;
                }
                outcomes += 1;
            } else {
                moves += 1;
            }
            game.play(line.actor, &line.action).map_err(|error| ReplayError::refused(at, error))?;
        }
        self.check_end(game.as_ref(), hash.finish())?;
        let commitment = match (&self.commitment, &self.end) {
            (Some(_), Some(_)) => Commitment::Ok,
            _ => Commitment::Absent,
        };
        Ok(Verified {
            moves,
            scores: game.score().totals(),
            commitment,
            whole: self.state.is_none(),
        })
    }

    /// The dealer of the revealed seed, if the file commits to one.
    fn dealer(&self) -> Result<Option<Dealer>, ReplayError> {
        let (Some(commitment), Some(end)) = (&self.commitment, &self.end) else { return Ok(None) };
        let at = self.file_line(self.lines.len());
        let seed = end.seed.as_deref().and_then(Seed::from_hex);
        match seed {
            Some(seed) if seed.commitment() == *commitment => Ok(Some(Dealer::new(seed))),
            Some(_) => {
                Err(ReplayError::commitment(at, "the seed is not the one committed to".to_owned()))
            }
            None => Err(ReplayError::commitment(at, "the seed is missing".to_owned())),
        }
    }

    fn check_end(&self, game: &dyn AnyGame, hash: String) -> Result<(), ReplayError> {
        let at = self.file_line(self.lines.len());
        let fail = |why: String| Err(ReplayError::new(at, why));
        let Some(end) = &self.end else {
            return if game.turn() == Turn::Over {
                fail("the game is over, but the score is missing: the file is cut off".to_owned())
            } else {
                Ok(())
            };
        };
        if game.turn() != Turn::Over {
            return fail("the score stands before the end of the game".to_owned());
        }
        let totals = game.score().totals();
        if end.scores != totals {
            return fail(format!("the scores are {totals:?}, not {:?}", end.scores));
        }
        if end.hash != hash {
            return fail(format!("the hash is {hash}, not {}", end.hash));
        }
        Ok(())
    }

    /// Writes the last line: the game is over.
    pub fn finish(&mut self, title: &dyn Title, seed: Option<&Seed>) -> Result<(), ReplayError> {
        let mut game = self.start(title)?;
        let mut hash = Hash::begin(self);
        for (number, line) in self.lines.iter().enumerate() {
            hash.line(game.as_ref(), line);
            game.play(line.actor, &line.action)
                .map_err(|error| ReplayError::refused(self.file_line(number), error))?;
        }
        let scores = game.score().totals();
        self.end = Some(End { scores, hash: hash.finish(), seed: seed.map(Seed::reveal) });
        Ok(())
    }
}

impl fmt::Display for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "guildhall-replay {FORMAT}")?;
        writeln!(f, "{}", self.header())?;
        if let Some(state) = &self.state {
            writeln!(f, "state {state}")?;
        }
        for line in &self.lines {
            writeln!(f, "{}  {}", line.actor, line.action)?;
        }
        if let Some(end) = &self.end {
            let scores = end.scores.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
            let seed = end.seed.as_deref().unwrap_or("-");
            writeln!(f, "score {scores}   hash {}   seed {seed}", end.hash)?;
        }
        Ok(())
    }
}

/// What a replay proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The players' lines.
    pub moves: usize,
    /// The totals as the list leaves them.
    pub scores: Vec<i32>,
    /// Whether the deal was proved.
    pub commitment: Commitment,
    /// Whether the list starts at set-up, not at a loaded state.
    pub whole: bool,
}

/// Whether the deal of a replay was proved by its seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Commitment {
    /// Every outcome is the one that the committed seed deals.
    Ok,
    /// The file names no seed, or not yet.
    Absent,
    /// The seed or an outcome is another one.
    Broken,
}

impl Commitment {
    /// Its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Commitment::Ok => "ok",
            Commitment::Absent => "absent",
            Commitment::Broken => "broken",
        }
    }
}

/// A replay that cannot be read or does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: String,
    /// The rule that refuses the line.
    pub rule: Option<RuleId>,
    /// Whether the deal is what is wrong.
    pub broken_commitment: bool,
}

impl ReplayError {
    /// What is wrong on a line of the file.
    pub fn new(line: usize, why: impl Into<String>) -> ReplayError {
        ReplayError { line, why: why.into(), rule: None, broken_commitment: false }
    }

    /// A line of the file that was not played.
    pub fn refused(line: usize, error: PlayError) -> ReplayError {
        let rule = match &error {
            PlayError::Refused(refused) => Some(refused.rule),
            PlayError::Unknown { .. } => None,
        };
        ReplayError { rule, ..ReplayError::new(line, error.to_string()) }
    }

    fn commitment(line: usize, why: String) -> ReplayError {
        ReplayError { broken_commitment: true, ..ReplayError::new(line, why) }
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for ReplayError {}

/// SHA-256 over the header and, line by line, the options that were legal and the one taken. It
/// does not depend on how a state lies in memory.
struct Hash(Sha256);

impl Hash {
    fn begin(replay: &Replay) -> Hash {
        let mut hash = Sha256::new();
        hash.update(replay.header().as_bytes());
        if let Some(state) = &replay.state {
            hash.update(state.to_string().as_bytes());
        }
        Hash(hash)
    }

    fn line(&mut self, game: &dyn AnyGame, line: &Line) {
        self.0.update(format!("\n{}", line.actor).as_bytes());
        for option in game.notations(line.actor) {
            self.0.update(b"\t");
            self.0.update(option.as_bytes());
        }
        self.0.update(format!("\n{}", line.action).as_bytes());
    }

    fn finish(self) -> String {
        hex(&self.0.finalize())
    }
}

/// Whether a line of chance is the one that the seed deals.
fn dealt(dealer: &Dealer, n: u64, game: &dyn AnyGame, line: &Line) -> Result<(), String> {
    let odds = game.odds();
    if odds.is_empty() {
        return Err("the game does not wait for chance".to_owned());
    }
    let (outcome, _) = &odds[dealer.deal(n, odds.iter().map(|(_, weight)| *weight))];
    if *outcome == line.action {
        Ok(())
    } else {
        Err(format!("the seed deals `{outcome}`, not `{}`", line.action))
    }
}

fn read_format(line: Option<(usize, &str)>) -> Result<(), ReplayError> {
    let fail = |why: String| Err(ReplayError::new(1, why));
    let version = line.and_then(|(_, line)| line.strip_prefix("guildhall-replay "));
    match version.map(str::parse::<u32>) {
        Some(Ok(FORMAT)) => Ok(()),
        Some(Ok(newer)) if newer > FORMAT => fail(format!(
            "the file has format {newer}; this guildhall reads up to {FORMAT}\n\
             hint: use a newer guildhall"
        )),
        _ => fail("this is no replay: it must begin with `guildhall-replay 1`".to_owned()),
    }
}

fn other_rules(file: u32, known: u32) -> String {
    if file > known {
        format!(
            "the game was played by rules {file}; this guildhall knows up to {known}\n\
             hint: use a newer guildhall"
        )
    } else {
        format!(
            "the game was played by rules {file}; this guildhall plays by {known} and does not \
             reinterpret old games\nhint: use the guildhall it was played with"
        )
    }
}

fn read_header(line: &str) -> Result<Replay, String> {
    let pairs = pairs(line)?;
    let field = |name: &str| {
        let found = pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| *value);
        found.ok_or_else(|| format!("the header names no `{name}`: the file may be cut off"))
    };
    let number = |name: &str| {
        field(name)?.parse::<u32>().map_err(|_| format!("`{name}` in the header is no number"))
    };
    Ok(Replay {
        game: field("game")?.to_owned(),
        rules: number("rules")?,
        components: field("components")?.to_owned(),
        players: number("players")?.try_into().map_err(|_| "too many players".to_owned())?,
        options: read_options(field("options")?)?,
        commitment: dash(field("seed-commitment")?),
        state: None,
        lines: Vec::new(),
        end: None,
    })
}

fn read_options(text: &str) -> Result<Vec<(String, String)>, String> {
    let Some(text) = dash(text) else { return Ok(Vec::new()) };
    let pair = |pair: &str| {
        let (name, value) = pair.split_once('=').ok_or(format!("option `{pair}` has no `=`"))?;
        Ok((name.to_owned(), value.to_owned()))
    };
    text.split(',').map(pair).collect()
}

fn read_end(line: &str, players: u8) -> Result<End, String> {
    let words: Vec<&str> = line.split_whitespace().skip(1).collect();
    let (scores, rest) = words.split_at(words.len().min(players.into()));
    let score = |word: &&str| word.parse::<i32>().map_err(|_| format!("`{word}` is no score"));
    let scores = scores.iter().map(score).collect::<Result<Vec<_>, _>>()?;
    match rest {
        ["hash", hash, "seed", seed] if scores.len() == players as usize => {
            Ok(End { scores, hash: (*hash).to_owned(), seed: dash(seed) })
        }
        _ => Err("the last line is `score … hash … seed …`: the file may be cut off".to_owned()),
    }
}

fn read_actor(word: &str, players: u8) -> Result<Actor, String> {
    if word == "*" {
        return Ok(Actor::Chance);
    }
    match word.parse::<u8>() {
        Ok(seat) if seat < players => Ok(Actor::Seat(Seat(seat))),
        Ok(seat) => Err(format!("there is no seat {seat} at a table of {players}")),
        Err(_) => Err(format!("a line begins with a seat or `*`, not `{word}`")),
    }
}

fn pairs(line: &str) -> Result<Vec<(&str, &str)>, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let pair = |pair: &[&'_ str]| match pair {
        [_, _] => Ok(()),
        _ => Err("the header is cut off".to_owned()),
    };
    words.chunks(2).try_for_each(pair)?;
    Ok(words.chunks(2).map(|pair| (pair[0], pair[1])).collect())
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

fn dash(text: &str) -> Option<String> {
    (text != "-").then(|| text.to_owned())
}
