//! Every choice of a simulation as a row, for learners.

use std::path::Path;

use bots::sim::SimSpec;
use learn::{Keep, Record, RecordSpec};

use super::rows::create;
use super::sheet::Sheet;
use crate::failure::Failure;

/// Games that are written together: each takes a few megabytes with what the seats knew.
const GROUP: usize = 16;

/// The columns, the last of which is left out where it is not wanted.
const COLUMNS: &str = "
    required int64 game;
    required int64 step;
    required int64 seat;
    required int64 round;
    required binary ask (string);
    required int64 options;
    required int64 action;
    required binary kind (string);
    required binary notation (string);
    required int64 score;
    required int64 rank;
    required double win_share;
";
const KNOWN: &str = "
    required group observation (list) { repeated group list { required float element; } }
";

/// Plays the games of `spec` once more and writes the decisions that left a choice.
pub(super) fn write(
    entry: &shelf::Entry,
    spec: &SimSpec,
    path: &Path,
    observations: bool,
) -> Result<(), Failure> {
    let schema =
        format!("message choices {{ {COLUMNS} {} }}", if observations { KNOWN } else { "" });
    let mut sheet = Sheet::create(create(path)?, &schema)?;
    let width = observations.then_some(entry.info().observation);
    let games = spec.games;
    let mut spec = RecordSpec {
        games: 0..0,
        players: spec.players,
        bots: spec.bots.clone(),
        seed: spec.seed,
        options: spec.options.clone(),
        parts: spec.parts,
        keep: if observations { Keep::Observations } else { Keep::Choices },
    };
    for first in (0..games).step_by(GROUP) {
        spec.games = first..games.min(first + GROUP as u64);
        let mut records = Vec::new();
        entry.study.record(&spec, &mut |record| records.push(record)).map_err(super::failure)?;
        group(&mut sheet, &records, width)?;
    }
    Ok(sheet.finish()?)
}

fn group(sheet: &mut Sheet, records: &[Record], width: Option<usize>) -> std::io::Result<()> {
    let rows = || {
        records
            .iter()
            .flat_map(|one| (0i64..).zip(&one.choices).map(move |(step, row)| (one, step, row)))
    };
    let ends = || rows().map(|(one, _, row)| one.results[row.seat.index()]);
    let mut group = sheet.group()?;
    group.whole(rows().map(|(one, ..)| one.game as i64))?;
    group.whole(rows().map(|(_, step, _)| step))?;
    group.whole(rows().map(|(.., row)| row.seat.0.into()))?;
    group.whole(rows().map(|(.., row)| row.round.into()))?;
    group.words(rows().map(|(.., row)| row.ask.to_owned()))?;
    group.whole(rows().map(|(.., row)| row.options.into()))?;
    group.whole(rows().map(|(.., row)| row.action.into()))?;
    group.words(rows().map(|(.., row)| row.kind.to_owned()))?;
    group.words(rows().map(|(.., row)| row.notation.clone()))?;
    group.whole(ends().map(|end| end.score.into()))?;
    group.whole(ends().map(|end| end.rank.into()))?;
    group.real(ends().map(|end| end.win_share.into()))?;
    if let Some(width) = width {
        let known: Vec<f32> =
            records.iter().flat_map(|one| one.observations.iter().copied()).collect();
        group.lists(&known, width)?;
    }
    group.finish()
}
