//! `guildhall analyse` — a recorded game looked back upon.

use std::io::Write;
use std::path::PathBuf;

use bots::Budget;
use bots::analysis::{Analysis, AnalysisSpec};
use clap::Args;
use kernel::replay::{Replay, ReplayError};
use lang::{Speaker, Tongue};
use serde_json::{Value, json};

use crate::amounts::Threads;
use crate::cli::{BoxArgs, read, title_of};
use crate::failure::Failure;
use crate::waiting;

mod page;
mod plot;
mod text;
mod told;

use told::Told;

/// Look back on a recorded game: expected points and winning chances round by round, the moves
/// that cost most, luck, and where every point came from
///
/// The strongest bot goes through the game again and thinks about every decision from what its
/// seat knew then. What is not sure is thought about longer; told is what is clear, with its error.
/// The same seed gives the same analysis for any number of threads, as long as
/// the budget is iterations.
#[derive(Args)]
#[command(after_help = "Examples:
  guildhall analyse evening.replay
  guildhall analyse evening.replay --budget 1000it --html > evening.html")]
pub(crate) struct Analyse {
    /// The replay
    file: PathBuf,
    /// How long each decision is thought about, as 400it or 50ms [default: 24it to 400it, by the
    /// length of the game]
    #[arg(long, value_parser = budget_value)]
    budget: Option<Budget>,
    /// What the search draws from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// As a page, complete in one file
    #[arg(long)]
    html: bool,
    /// As JSON, in one line
    ///
    /// Its fields: game, players, budget, seed; moments, the start and the game after every line,
    /// each with lines (how many were played), round (0 during set-up), points and chances (what
    /// every seat may expect); losses, the dearest moves, each with line (counted from 0), round,
    /// seat, played, better, points, their error and chance (what the better one was worth more),
    /// gains (the
    /// lines of the score that it would have changed by the end of the round, less those of the
    /// played one), then (how the seat would have gone on) and why (the same in words); mistakes,
    /// the dearest moves of every seat, as losses without why; luck and choices, the points that
    /// they gave or took by seat; luck_error; luck_share, from 0 to 1, and luck_range, where it lies in
    /// nine cases of ten; kindest and cruelest, each null or line, lines, round, seat, points and
    /// error. An error is how far a number may be wrong: in one case of twenty by more
    #[arg(long, conflicts_with = "html")]
    json: bool,
    #[command(flatten)]
    parts: BoxArgs,
}

fn budget_value(text: &str) -> Result<Budget, String> {
    text.parse().map_err(|()| "a budget is written like 400it or 50ms".to_owned())
}

impl Analyse {
    pub(crate) fn run(self, lang: Tongue, out: &mut impl Write) -> Result<(), Failure> {
        let spec = self.spec();
        let replay = Replay::parse(&read(&self.file)?).map_err(|error| self.failure(error))?;
        let title = title_of(&replay).map_err(|error| self.failure(error))?;
        // Whatever has been loaded is found by the hash that the file names.
        self.parts.parts(title)?;
        let last = replay.play(title, replay.lines.len()).map_err(|error| self.failure(error))?;
        let analysis = analysed(&replay, &spec).map_err(|error| self.failure(error))?;
        let speaker = Speaker::new(lang, title.info(), &replay.names).seating(replay.players);
        let told = Told {
            analysis: &analysis,
            replay: &replay,
            title,
            sheet: last.score(),
            over: last.turn() == kernel::Turn::Over,
            speaker,
        };
        if self.json {
            return Ok(writeln!(out, "{}", form(&told, &spec)?)?);
        }
        if self.html {
            return Ok(writeln!(out, "{}", page::page(&told)?.into_string())?);
        }
        told.print(out)
    }

    fn spec(&self) -> AnalysisSpec {
        AnalysisSpec { budget: self.budget, seed: self.seed, threads: self.threads.count() }
    }

    fn failure(&self, error: ReplayError) -> Failure {
        Failure::job(format!("{}: {error}", self.file.display()))
    }
}

fn analysed(replay: &Replay, spec: &AnalysisSpec) -> Result<Analysis, ReplayError> {
    let entry =
        shelf::find(&replay.game).map_err(|error| ReplayError::new(2, error.to_string()))?;
    let bar = waiting::bar(1, "steps");
    let mut watch = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let analysis = entry.abilities.analyze(spec, replay, &mut watch);
    bar.finish_and_clear();
    analysis
}

/// The analysis with what it is of, and its reasons in words.
fn form(told: &Told<'_>, spec: &AnalysisSpec) -> Result<Value, Failure> {
    let mut form = json!(told.analysis);
    for (number, turn) in told.turns()?.iter().enumerate() {
        form["losses"][number]["why"] = json!(turn.why);
    }
    form["game"] = json!(told.replay.game);
    form["players"] = json!(told.replay.players);
    let net = shelf::find(&told.replay.game).ok().and_then(|entry| entry.abilities.net());
    form["budget"] = json!(spec.budget_for(told.replay, net.is_some()).to_string());
    form["net"] = json!(net);
    form["seed"] = json!(spec.seed);
    Ok(form)
}
