//! `guildhall load` — tries a server under load, or kills it.

mod told;

use std::future::Future;
use std::io::Write;
use std::net::SocketAddr;
use std::time::Duration;

use clap::Args;
use indicatif::ProgressBar;
use load::{CrowdSpec, Folder, KillSpec, LoadReport, LoadSpec, Lost, Spawn, Target};
use serde_json::json;

use crate::cli::game;
use crate::failure::Failure;
use crate::waiting;

/// Tables of a load, if nobody says otherwise.
const TABLES: usize = 200;
/// Tables that are played while the server is killed.
const KILL_TABLES: usize = 24;
/// The most tables: each seat takes two connections, and a server has so many.
const TABLES_MAX: usize = 2000;
/// The longest life of a server that is killed.
const LIFE: Duration = Duration::from_millis(800);

/// Try a server under load: every seat of many tables is played through the HTTP interface
///
/// Without --url it starts a server of its own on a temporary file, and kills it and starts it
/// again before it opens the pages. With --kill it kills that server at random moments under
/// load and compares what the store holds with what was sent, answered and shown.
#[derive(Args)]
#[command(after_help = "Examples:
  guildhall load --tables 200 --seats 4 --rate 1 --seconds 60 --max-p99-ms 50
  guildhall load --tables 1000 --seconds 0
  guildhall load --thinkers 50 --visitors 50 --max-p99-ms 60
  guildhall load --tables 50 --hostile 10000 --max-client-p99-ms 100
  guildhall load --tables 2000 --seconds 0 --max-live-kib 40 --max-sleeping-kib 4
  guildhall load --kill 100")]
pub(crate) struct Load {
    /// The game that is played
    #[arg(long, default_value = "orleans")]
    game: String,
    /// How many tables [default: 200; with --kill 24]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=TABLES_MAX as i64))]
    tables: Option<u16>,
    /// Seats at each table
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// Moves a second at each table
    #[arg(long, default_value_t = 1.0, value_parser = rate)]
    rate: f64,
    /// How long to measure
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(0..=600))]
    seconds: u64,
    /// Moves that are played at each table before
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(0..=2000))]
    history: u64,
    /// Tables beside at which the strongest bots play one another
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1000))]
    thinkers: u16,
    /// Visitors beside who load the lobby again and again
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1000))]
    visitors: u16,
    /// Connections beside that are held open to keep others out
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=15_000))]
    hostile: u16,
    /// A server of this machine that runs already, such as http://127.0.0.1:8017
    #[arg(long, value_parser = here, conflicts_with = "kill")]
    url: Option<SocketAddr>,
    /// Kill a server so many times instead
    #[arg(long, value_name = "TIMES", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    kill: Option<u32>,
    /// Fail if the server takes longer for 99 of 100 moves, request read to durable answer
    #[arg(long, value_name = "MS")]
    max_p99_ms: Option<f64>,
    /// Fail if a client waits longer for 99 of 100 moves
    #[arg(long, value_name = "MS")]
    max_client_p99_ms: Option<f64>,
    /// Fail if a table that was opened takes more memory
    #[arg(long, value_name = "KIB")]
    max_live_kib: Option<f64>,
    /// Fail if a table that nobody has opened takes more memory
    #[arg(long, value_name = "KIB")]
    max_sleeping_kib: Option<f64>,
    /// Fail if a stream takes more memory
    #[arg(long, value_name = "KIB")]
    max_stream_kib: Option<f64>,
    /// Fail if any table takes longer to open
    #[arg(long, value_name = "MS")]
    max_open_ms: Option<f64>,
    /// Fail if the first load of a table's page transfers more
    #[arg(long, value_name = "KB")]
    max_page_kb: Option<f64>,
    /// Fail if a server that was killed takes longer to answer again
    #[arg(long, value_name = "MS")]
    max_restart_ms: Option<f64>,
    /// What moves and moments are picked from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// As JSON
    #[arg(long)]
    json: bool,
}

fn rate(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(rate) if rate > 0.0 && rate <= 100.0 => Ok(rate),
        _ => Err("a rate is a number above 0, at most 100".to_owned()),
    }
}

/// Only servers of this machine are tried.
fn here(text: &str) -> Result<SocketAddr, String> {
    let place = text.strip_prefix("http://").unwrap_or(text).trim_end_matches('/');
    let place = place.replace("localhost", "127.0.0.1");
    match place.parse::<SocketAddr>() {
        Ok(addr) if addr.ip().is_loopback() => Ok(addr),
        Ok(_) => Err("only a server of this machine may be put under load".to_owned()),
        Err(_) => Err("an address is written http://127.0.0.1:PORT".to_owned()),
    }
}

impl Load {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let (fewest, most) = game(&self.game)?.info().players;
        if !(fewest..=most).contains(&self.seats) {
            let key = &self.game;
            return Err(Failure::usage(format!("{key} has {fewest} to {most} seats")));
        }
        match self.kill {
            Some(kills) => self.kill(kills, out),
            None => self.load(out),
        }
    }

    fn load(&self, out: &mut impl Write) -> Result<(), Failure> {
        let folder = Folder::new()?;
        let target = match self.url {
            Some(addr) => Target::Running(addr),
            None => Target::Own(spawn(&folder)?),
        };
        let bar = ProgressBar::new_spinner();
        bar.enable_steady_tick(Duration::from_millis(200));
        let tell = |stage: &str| bar.set_message(stage.to_owned());
        let report = wait(load::load(&self.load_spec(), &target, &tell))?;
        bar.finish_and_clear();
        if self.json {
            writeln!(out, "{}", json!(report))?;
        } else {
            told::load(&report, out)?;
        }
        self.judge(&report)
    }

    fn kill(&self, kills: u32, out: &mut impl Write) -> Result<(), Failure> {
        let folder = Folder::new()?;
        let bar = waiting::bar(kills.into(), "kills");
        let tell = |count: u32| bar.set_position(count.into());
        let report = wait(load::kill(&self.kill_spec(kills), &spawn(&folder)?, &tell))?;
        bar.finish_and_clear();
        if self.json {
            writeln!(out, "{}", json!(report))?;
        } else {
            told::kill(&report, out)?;
        }
        if !report.is_clean() {
            return Err(Failure::job("the server did not keep what it promised"));
        }
        within("a killed server's way back", report.restart_ms.max, self.max_restart_ms, "ms")
    }

    fn load_spec(&self) -> LoadSpec {
        LoadSpec {
            game: self.game.clone(),
            tables: self.tables.map_or(TABLES, usize::from),
            seats: self.seats.into(),
            rate: self.rate,
            time: Duration::from_secs(self.seconds),
            history: self.history as usize,
            seed: self.seed,
            crowd: CrowdSpec {
                thinkers: self.thinkers.into(),
                visitors: self.visitors.into(),
                hostile: self.hostile.into(),
            },
        }
    }

    fn kill_spec(&self, kills: u32) -> KillSpec {
        KillSpec {
            game: self.game.clone(),
            tables: self.tables.map_or(KILL_TABLES, usize::from),
            seats: self.seats.into(),
            kills,
            life: LIFE,
            seed: self.seed,
        }
    }

    fn judge(&self, report: &LoadReport) -> Result<(), Failure> {
        if let Some(error) = &report.error {
            return Err(Failure::job(format!("{} moves failed, first: {error}", report.errors)));
        }
        within("p99 of a move", report.server_ms.p99, self.max_p99_ms, "ms")?;
        within("p99 of a move for a client", report.client_ms.p99, self.max_client_p99_ms, "ms")?;
        let memory = report.memory;
        within("a table that was opened", memory.live_kib, self.max_live_kib, "KiB")?;
        within("a table that sleeps", memory.sleeping_kib, self.max_sleeping_kib, "KiB")?;
        within("a stream", memory.stream_kib, self.max_stream_kib, "KiB")?;
        within("the slowest table", report.open.client_ms.max, self.max_open_ms, "ms")?;
        let page = report.first_load.bytes as f64 / 1000.0;
        within("the first load of a page", page, self.max_page_kb, "KB")?;
        let back = report.restart_ms.unwrap_or_default();
        within("a killed server's way back", back, self.max_restart_ms, "ms")
    }
}

/// Fails if there is a limit and it is exceeded.
fn within(what: &str, found: f64, limit: Option<f64>, unit: &str) -> Result<(), Failure> {
    match limit {
        Some(limit) if found > limit => {
            Err(Failure::job(format!("{what}: {found:.1} {unit}, more than {limit} {unit}")))
        }
        _ => Ok(()),
    }
}

/// A server of this very program on a file of its own.
fn spawn(folder: &Folder) -> Result<Spawn, Failure> {
    Ok(Spawn::new(&std::env::current_exe()?, &folder.db())?)
}

/// Waits on one thread: the other cores are the server's.
fn wait<T>(work: impl Future<Output = Result<T, Lost>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(work).map_err(|lost| Failure::job(lost.to_string()))
}
