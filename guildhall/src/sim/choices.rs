//! Every choice of a simulation as a row, for learners.

use std::panic::resume_unwind;
use std::path::Path;
use std::thread;
use std::time::Instant;

use bots::sim::{Played, SimError, SimReport, SimSpec, Tables};
use kernel::observe::layout_hash;
use learn::{Chosen, Keep, Record, RecordSpec};
use serde_json::{Value, json};

use super::rows::create;
use super::sheet::{Group, Sheet};
use crate::failure::Failure;

/// Games that a thread plays before they are written: each takes a megabyte with what the seats
/// knew.
const GROUP: u64 = 16;

/// What the file says of itself, see `docs/research.md`.
const FORMAT: &str = "guildhall-decisions-1";

/// The columns with what they mean. Those of the observations are left out where they are not
/// wanted.
static COLUMNS: [(&str, &str, &str); 17] = [
    ("game", INT, "the number of the game"),
    ("step", INT, "the number of the decision in its game, those that leave no choice left out"),
    ("seat", INT, "who decided"),
    ("bot", TEXT, "the bot that decided, with its budget"),
    ("round", INT, "the round, counted from 1; 0 during set-up"),
    ("ask", TEXT, "what was asked"),
    ("options", INT, "how many options there were"),
    ("action", INT, "the number of the one taken"),
    ("kind", TEXT, "the name of its kind"),
    ("notation", TEXT, "how it is written"),
    ("score", INT, "the final points of the seat"),
    ("rank", INT, "its final rank; equals share the better one"),
    ("win_share", REAL, "its share of the victory"),
    ("legal", INTS, "the numbers of the options, ascending"),
    ("policy", REALS, "how much each deserved to be taken; they add up to 1"),
    ("visits", INTS, "how many continuations of each the bot looked at"),
    ("expected", REALS, "the points that the bot expected of each; NaN where it had no idea"),
];
static KNOWN: [(&str, &str, &str); 2] = [
    ("indices", INTS, "the places in the observation that are not zero, ascending"),
    ("values", REALS, "the numbers there"),
];

const INT: &str = "required int64 NAME;";
const TEXT: &str = "required binary NAME (string);";
const REAL: &str = "required double NAME;";
const INTS: &str = "required group NAME (list) { repeated group list { required int32 element; } }";
const REALS: &str =
    "required group NAME (list) { repeated group list { required float element; } }";

/// Plays the games of `spec` and writes the decisions that left a choice. `watch` hears of every
/// game in order.
pub(super) fn play(
    entry: &shelf::Entry,
    spec: &SimSpec,
    path: &Path,
    observations: bool,
    mut watch: impl FnMut(&Played) -> std::io::Result<()>,
) -> Result<SimReport, Failure> {
    let seated = spec.seated().map_err(super::failure)?;
    let record = RecordSpec {
        games: 0..0,
        players: spec.players,
        bots: spec.bots.clone(),
        seed: spec.seed,
        options: spec.options.clone(),
        parts: spec.parts,
        keep: if observations { Keep::Observations } else { Keep::Choices },
    };
    shared(entry, &record, 0, spec.threads).map_err(super::failure)?;
    let columns = || COLUMNS.iter().chain(KNOWN.iter().filter(move |_| observations));
    let about = about(entry, spec, columns()).to_string();
    let mut sheet = Sheet::create(create(path)?, &schema(columns()), &about)?;
    let (mut tables, clock) = (Tables::new(&seated), Instant::now());
    for first in (0..spec.games).step_by(GROUP as usize * spec.threads) {
        let end = spec.games.min(first + GROUP * spec.threads as u64);
        let part = RecordSpec { games: first..end, ..record.clone() };
        let records = shared(entry, &part, GROUP, spec.threads).map_err(super::failure)?;
        for one in &records {
            let played = one.played(&part);
            tables.add(&played);
            watch(&played)?;
        }
        write(&mut sheet, &part, &records, observations)?;
    }
    sheet.finish()?;
    Ok(tables.report(entry.key(), spec, clock.elapsed().as_secs_f64()))
}

/// Lets every thread play some of the games; gives them in order.
fn shared(
    entry: &shelf::Entry,
    spec: &RecordSpec,
    each: u64,
    threads: usize,
) -> Result<Vec<Record>, SimError> {
    let (first, end) = (spec.games.start, spec.games.end);
    let parts: Vec<RecordSpec> = (0..threads as u64)
        .map(|thread| (first + thread * each, end.min(first + (thread + 1) * each)))
        .map(|(from, to)| RecordSpec { games: from..to.max(from), ..spec.clone() })
        .collect();
    thread::scope(|scope| {
        let play = |part| scope.spawn(move || recorded(entry, part));
        let playing: Vec<_> = parts.iter().map(play).collect();
        let ended =
            playing.into_iter().map(|part| part.join().unwrap_or_else(|p| resume_unwind(p)));
        ended.collect::<Result<Vec<_>, _>>().map(|all| all.into_iter().flatten().collect())
    })
}

fn recorded(entry: &shelf::Entry, spec: &RecordSpec) -> Result<Vec<Record>, SimError> {
    let mut records = Vec::new();
    entry.study.record(spec, &mut |record| records.push(record))?;
    Ok(records)
}

fn schema<'a>(columns: impl Iterator<Item = &'a (&'a str, &'a str, &'a str)>) -> String {
    let fields = columns.map(|(name, kind, _)| kind.replace("NAME", name));
    format!("message choices {{ {} }}", fields.collect::<Vec<_>>().join("\n"))
}

/// What the file says of itself.
fn about<'a>(
    entry: &shelf::Entry,
    spec: &SimSpec,
    columns: impl Iterator<Item = &'a (&'a str, &'a str, &'a str)>,
) -> Value {
    let info = entry.info();
    let options = spec.options.iter().map(|(name, value)| (name.clone(), json!(value)));
    let columns = columns.map(|(name, _, meaning)| ((*name).to_owned(), json!(meaning)));
    json!({
        "format": FORMAT,
        "engine": env!("CARGO_PKG_VERSION"),
        "game": info.key,
        "rules": info.rules_version,
        "components": spec.parts.hash,
        "observation": layout_hash(info),
        "observation_size": info.observation,
        "actions": entry.title.action_hash(),
        "actions_size": info.actions,
        "games": spec.games,
        "players": spec.players,
        "bots": spec.bots,
        "seed": spec.seed,
        "options": options.collect::<serde_json::Map<_, _>>(),
        "columns": columns.collect::<serde_json::Map<_, _>>(),
    })
}

fn write(
    sheet: &mut Sheet,
    spec: &RecordSpec,
    records: &[Record],
    observations: bool,
) -> std::io::Result<()> {
    let rows = || {
        records
            .iter()
            .flat_map(|one| (0i64..).zip(&one.choices).map(move |(step, row)| (one, step, row)))
    };
    let choices = || records.iter().flat_map(|one| &one.choices);
    let ends = || rows().map(|(one, _, row)| one.results[row.seat.index()]);
    let mut group = sheet.group()?;
    group.whole(rows().map(|(one, ..)| one.game as i64))?;
    group.whole(rows().map(|(_, step, _)| step))?;
    group.whole(choices().map(|row| row.seat.0.into()))?;
    group.words(choices().map(|row| spec.bot(row.seat).to_string()))?;
    group.whole(choices().map(|row| row.round.into()))?;
    group.words(choices().map(|row| row.ask.to_owned()))?;
    group.whole(choices().map(|row| row.options.into()))?;
    group.whole(choices().map(|row| row.action.into()))?;
    group.words(choices().map(|row| row.kind.to_owned()))?;
    group.words(choices().map(|row| row.notation.clone()))?;
    group.whole(ends().map(|end| end.score.into()))?;
    group.whole(ends().map(|end| end.rank.into()))?;
    group.real(ends().map(|end| end.win_share.into()))?;
    options(&mut group, records, choices().map(|row| row.options))?;
    if observations {
        known(&mut group, records, choices())?;
    }
    group.finish()
}

/// What was thought of every option.
fn options(
    group: &mut Group<'_>,
    records: &[Record],
    lengths: impl Iterator<Item = u32>,
) -> std::io::Result<()> {
    let lengths: Vec<u32> = lengths.collect();
    let all = || records.iter().flat_map(|one| &one.weighed);
    group.int_lists(all().map(|one| one.action as i32), &lengths)?;
    group.float_lists(all().map(|one| one.policy), &lengths)?;
    group.int_lists(all().map(|one| one.visits as i32), &lengths)?;
    group.float_lists(all().map(|one| one.expected.unwrap_or(f32::NAN)), &lengths)
}

/// What the seats knew.
fn known<'a>(
    group: &mut Group<'_>,
    records: &[Record],
    choices: impl Iterator<Item = &'a Chosen>,
) -> std::io::Result<()> {
    let lengths: Vec<u32> = choices.map(|row| row.known).collect();
    group.int_lists(records.iter().flat_map(|one| one.known.indices.iter().copied()), &lengths)?;
    group.float_lists(records.iter().flat_map(|one| one.known.values.iter().copied()), &lengths)
}
