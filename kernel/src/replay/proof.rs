//! Whether a replay holds: every line legal, every outcome dealt by its seed, the score and the
//! hash as claimed.

use sha2::{Digest, Sha256};

use super::{End, Line, Replay, ReplayError};
use crate::chance::{Dealer, Seed, hex};
use crate::{Actor, AnyGame, Title, Turn};

impl Replay {
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
            taken_back: self.taken_back,
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
    /// How often a line was taken back past a draw or another's decision.
    pub taken_back: u32,
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
