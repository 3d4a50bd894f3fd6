//! Two bots play, and what comes of it is kept.

use std::time::{Duration, Instant};

use bots::arena::{ArenaReport, ArenaSpec, Interval, Standings};
use indicatif::{ProgressBar, ProgressStyle};

use super::ask::Ask;
use super::data::{Contest, rounded};
use super::files;
use super::plan::{Pairing, thinks, usual_games};
use crate::Project;

/// How often a contest under way is kept.
const KEEP: Duration = Duration::from_secs(60);

/// Whether the result of a pairing is known, with as many games.
pub(super) fn is_known(project: &Project, ask: &Ask, pairing: &Pairing) -> Result<bool, String> {
    let data = files::read(project).map_err(|error| error.to_string())?;
    let (a, b) = pairing.bots;
    Ok(data.contests.iter().any(|it| {
        let bots = it.bot == a.to_string() && it.against == b.to_string();
        let thoughts =
            it.thinks == thinks(pairing.entry, a) && it.against_thinks == thinks(pairing.entry, b);
        let table = it.game == pairing.entry.key() && it.players == pairing.players;
        bots && thoughts && table && it.games >= games(ask, pairing)
    }))
}

/// How many games are played: whole deals.
fn games(ask: &Ask, pairing: &Pairing) -> u64 {
    ask.games.unwrap_or_else(|| usual_games(pairing.bots)).next_multiple_of(2)
}

/// Plays all games of a pairing. What there is of it is kept now and then.
pub(super) fn hold(project: &Project, ask: &Ask, pairing: &Pairing) -> Result<(), String> {
    let spec = spec(ask, pairing);
    let bar = progress(&spec, pairing);
    let mut standings = Standings::new(&spec.bots);
    let (mut played, mut kept, mut failed) = (0, Instant::now(), None);
    let report = pairing.entry.abilities.arena(&spec, &mut |game| {
        standings.add(game);
        bar.inc(1);
        played += 1;
        // A deal is complete after both arrangements.
        if kept.elapsed() >= KEEP && played % 2 == 0 {
            kept = Instant::now();
            let so_far = standings.report(pairing.entry.key(), spec.players);
            let early = contest(&so_far, ask, pairing);
            failed = files::keep(project, |data| data.put_early(early)).err();
        }
    });
    bar.finish_and_clear();
    let report = report.map_err(|error| error.to_string())?;
    let done = contest(&report, ask, pairing);
    println!("{done}");
    files::keep(project, |data| data.put(done)).map_err(|error| error.to_string())?;
    failed.map_or(Ok(()), |problem| Err(problem.to_string()))
}

fn spec(ask: &Ask, pairing: &Pairing) -> ArenaSpec {
    let (a, b) = pairing.bots;
    ArenaSpec {
        bots: vec![a, b],
        players: pairing.players,
        games: games(ask, pairing),
        all: true,
        seed: ask.seed,
        threads: ask.threads(),
        options: Vec::new(),
        parts: pairing.entry.title.standard(),
    }
}

/// What the games have come to, as it is kept.
fn contest(report: &ArenaReport, ask: &Ask, pairing: &Pairing) -> Contest {
    let (pair, (a, b)) = (&report.pairs[0], pairing.bots);
    let Interval(low, high) = pair.ci95;
    Contest {
        game: report.game.to_owned(),
        players: report.players,
        bot: a.to_string(),
        thinks: thinks(pairing.entry, a),
        against: b.to_string(),
        against_thinks: thinks(pairing.entry, b),
        games: report.games,
        seed: ask.seed,
        ahead: rounded(pair.a_ahead_share),
        ci95: [rounded(low), rounded(high)],
        margin: rounded(pair.mean_margin),
        points: [0, 1].map(|at| rounded(report.results[at].mean_score)),
    }
}

impl std::fmt::Display for Contest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Contest { game, players, bot, against, games, .. } = self;
        let [ahead, low, high] = [self.ahead, self.ci95[0], self.ci95[1]].map(|it| 100.0 * it);
        write!(f, "{game}, {players} players: {bot} ahead of {against} in {ahead:.1} % ")?;
        write!(f, "({low:.1} – {high:.1} %) of {games} games, by {:+.1}", self.margin)
    }
}

/// A bar on a terminal, nothing in a pipe.
fn progress(spec: &ArenaSpec, pairing: &Pairing) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {bar:40} {pos} of {len} games, {elapsed}")
        .expect("the template is well formed");
    let (game, (a, b)) = (pairing.entry.key(), pairing.bots);
    let title = format!("{game}, {} players, {a} against {b}", spec.players);
    ProgressBar::new(spec.games).with_style(style).with_message(title)
}
