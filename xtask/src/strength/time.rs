//! How long the levels think, and how often a second they play on in their heads.

use bots::arena::PaceSpec;
use bots::{BotSpec, Level};
use shelf::Entry;

use super::ask::Ask;
use super::data::{Pace, Speed, rounded};
use super::files;
use super::plan::thinks;
use crate::Project;

/// Decisions that are measured for each figure.
const DECISIONS: usize = 50;
/// Threads that the iterations are counted on.
const THREADS: [usize; 2] = [1, 2];

/// Measures the times of every level at two players and at the full table. Nothing else should run
/// meanwhile.
pub(super) fn measure(project: &Project, ask: &Ask) -> Result<(), String> {
    if cfg!(debug_assertions) {
        let hint = "cargo run --release --package xtask -- strength --time";
        return Err(format!("times are measured in a release build\nhint: {hint}"));
    }
    for entry in ask.entries()? {
        for players in [2, entry.info().players.1] {
            measure_table(project, ask, entry, players)?;
        }
    }
    Ok(())
}

fn measure_table(project: &Project, ask: &Ask, entry: &Entry, players: u8) -> Result<(), String> {
    let parts = entry.title.standard();
    let spec = PaceSpec { players, decisions: DECISIONS, seed: ask.seed, parts };
    let mut paces = Vec::new();
    for level in Level::ALL.map(BotSpec::Level) {
        paces.push(pace(entry, &spec, level)?);
    }
    let speeds = speeds(entry, &spec)?;
    let keep = files::keep(project, |data| {
        paces.into_iter().for_each(|pace| data.put_pace(pace));
        speeds.into_iter().for_each(|speed| data.put_speed(speed));
    });
    keep.map_err(|problem| problem.to_string())
}

fn pace(entry: &Entry, spec: &PaceSpec, bot: BotSpec) -> Result<Pace, String> {
    let found = entry.abilities.pace(spec, bot).map_err(|error| error.to_string())?;
    let [mean_ms, longest_ms] =
        [found.mean, found.longest].map(|time| rounded(1000.0 * time.as_secs_f64()));
    let (game, players) = (entry.key(), spec.players);
    println!("{game}, {players} players, {bot}: {mean_ms:.1} ms, at most {longest_ms:.1} ms");
    Ok(Pace {
        game: game.to_owned(),
        players,
        bot: bot.to_string(),
        thinks: thinks(entry, bot),
        decisions: found.decisions,
        mean_ms,
        longest_ms,
    })
}

fn speeds(entry: &Entry, spec: &PaceSpec) -> Result<Vec<Speed>, String> {
    let found = entry.abilities.iterations(spec, &THREADS).map_err(|error| error.to_string())?;
    let (game, players) = (entry.key(), spec.players);
    let speed = |(threads, found): (usize, f64)| {
        println!("{game}, {players} players, {threads} threads: {found:.0} iterations/s");
        let (game, iterations_per_second) = (game.to_owned(), found.round());
        Speed { game, players, threads, iterations_per_second }
    };
    Ok(THREADS.into_iter().zip(found).map(speed).collect())
}
