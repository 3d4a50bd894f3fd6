//! A recorded game as the room that it could have been played in.

use std::iter::Peekable;

use kernel::replay::{Commitment, Line, Replay, ReplayError};
use kernel::{Actor, Title};

use super::{OpenError, Room};
use crate::Table;
use crate::records::{Chair, Opened, Played, Record};

impl Room {
    /// The records of a recorded game: its list, checked line by line, under this name and with
    /// these people. Its deal stays provable if it was.
    ///
    /// # Errors
    /// Names the first line that does not hold.
    pub fn recorded(
        title: &dyn Title,
        replay: &Replay,
        name: String,
        chairs: Vec<Chair>,
    ) -> Result<Vec<Record>, ReplayError> {
        let proved = replay.verify(title)?.commitment == Commitment::Ok;
        let seed = replay.end.as_ref().and_then(|end| end.seed.clone()).filter(|_| proved);
        let mut lines = replay.lines.iter().peekable();
        let opened = Opened {
            game: replay.game.clone(),
            rules: replay.rules,
            components: replay.components.clone(),
            options: replay.options.clone(),
            name,
            chairs,
            seed: seed.unwrap_or_default(),
            then: outcomes(&mut lines),
            state: replay.state.clone(),
            pace: None,
            campaign: None,
            taken_back: replay.taken_back,
        };
        let mut records = vec![Record::Opened(opened)];
        while let Some(line) = lines.next() {
            records.extend(played(line, &mut lines).map(Record::Line));
        }
        Ok(records)
    }
}

fn played<'a>(line: &Line, rest: &mut Peekable<impl Iterator<Item = &'a Line>>) -> Option<Played> {
    let Actor::Seat(seat) = line.actor else { return None };
    Some(Played { seat, action: line.action.clone(), then: outcomes(rest), id: None })
}

/// The lines of chance that come next.
fn outcomes<'a>(lines: &mut Peekable<impl Iterator<Item = &'a Line>>) -> Vec<String> {
    let chance = std::iter::from_fn(|| lines.next_if(|line| line.actor == Actor::Chance));
    chance.map(|line| line.action.clone()).collect()
}

/// Deals by hand what came before the first decision.
pub(super) fn deal(table: &mut Table, outcomes: &[String]) -> Result<(), OpenError> {
    for outcome in outcomes {
        let line = Line { actor: Actor::Chance, action: outcome.clone() };
        table.push(line).map_err(|error| OpenError::damaged(error.to_string()))?;
    }
    Ok(())
}
