//! Kills a server at random moments while tables are played, and looks at what is left.

use std::time::Duration;

use kernel::chance::{Fast, below};
use serde::Serialize;
use store::{Store, StoreError};
use tokio::task::JoinSet;

use crate::driver::{Driven, Driver};
use crate::http::Lost;
use crate::rivals::{self, Rivals};
use crate::samples::{Samples, Spread};
use crate::server::{Server, Spawn};

/// At how many tables keys are raced for.
const RIVALS: usize = 2;

/// How a server is killed.
#[derive(Clone, Debug)]
pub struct KillSpec {
    /// The game's key.
    pub game: String,
    /// How many tables are played, each as fast as it goes.
    pub tables: usize,
    /// Seats at each.
    pub seats: usize,
    /// How often it is killed.
    pub kills: u32,
    /// It lives at most so long.
    pub life: Duration,
    /// What moves and moments are picked from.
    pub seed: u64,
}

/// What was left of a server that was killed.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct KillReport {
    /// How often it was killed.
    pub kills: u32,
    /// Tables that were played.
    pub tables: u64,
    /// Moves that were acknowledged.
    pub acknowledged: u64,
    /// Moves that the store holds.
    pub stored: u64,
    /// Moves whose answer was lost and that were sent again.
    pub resent: u64,
    /// Acknowledged moves that the store has not.
    pub lost: u64,
    /// Moves of the store that were never sent, came twice or stand out of order.
    pub phantom: u64,
    /// Times that a seat had been shown more than the store has.
    pub vanished: u64,
    /// Moves that the server refused, though they were legal.
    pub refused: u64,
    /// Requests about keys that were answered: seats taken, links spent, keys made, used, ended.
    pub key_answers: u64,
    /// How many of them were granted.
    pub keys_granted: u64,
    /// Keys that were used after they had ended.
    pub survived: u64,
    /// Links and open seats that more than one got.
    pub doubled: u64,
    /// Keys that were refused though nobody had ended them.
    pub robbed: u64,
    /// What the first refusal said.
    pub refusal: Option<String>,
    /// From the start of the process to its first answer, in milliseconds.
    pub restart_ms: Spread,
}

impl KillReport {
    /// Whether every promise was kept.
    pub fn is_clean(&self) -> bool {
        let moves = self.lost + self.phantom + self.vanished + self.refused;
        moves + self.survived + self.doubled + self.robbed == 0
    }
}

/// Kills a server again and again; `tell` hears of every kill.
///
/// # Errors
/// If the server does not start, ends by itself, or leaves a store that cannot be read.
pub async fn kill(spec: &KillSpec, spawn: &Spawn, tell: &dyn Fn(u32)) -> Result<KillReport, Lost> {
    let mut rng = Fast::new(spec.seed, u64::MAX);
    let mut report = KillReport { kills: spec.kills, ..KillReport::default() };
    let mut restarts = Samples::default();
    let (mut server, _) = spawn.start().await?;
    let mut drivers = seated(drivers(spec, spawn)).await?;
    let mut rivals: Vec<Rivals> =
        (0..RIVALS).map(|_| Rivals::new(spawn.addr(), &spec.game)).collect();
    for count in 1..=spec.kills {
        let racing = racing(rivals);
        drivers = live(drivers, server, moment(spec.life, &mut rng)).await?;
        rivals = racing.join_all().await;
        let (next, took) = spawn.start().await?;
        server = next;
        restarts.add(took);
        audit(spawn, &mut drivers, &mut report).await?;
        tell(count);
    }
    settle(spawn, &mut drivers, &rivals, &mut report).await?;
    judge(&mut rivals, &mut report).await?;
    report.restart_ms = restarts.spread();
    drop(server);
    Ok(report)
}

/// Everybody races until the server dies.
fn racing(rivals: Vec<Rivals>) -> JoinSet<Rivals> {
    let mut racing = JoinSet::new();
    for mut one in rivals {
        racing.spawn(async move {
            one.race().await;
            one
        });
    }
    racing
}

/// One round more on the last server, so that every key was tried after the last kill; then the
/// histories are looked through.
async fn judge(rivals: &mut [Rivals], report: &mut KillReport) -> Result<(), Lost> {
    for one in rivals {
        one.round().await?;
        let wrongs = one.wrongs();
        report.key_answers += one.answered();
        report.keys_granted += one.granted();
        report.survived += wrongs.survived;
        report.doubled += wrongs.doubled;
        report.robbed += wrongs.robbed;
    }
    Ok(())
}

fn drivers(spec: &KillSpec, spawn: &Spawn) -> Vec<Driver> {
    let driver = |table: usize| {
        let rng = Fast::new(spec.seed, table as u64);
        Driver::new(spawn.addr(), &spec.game, spec.seats, rng)
    };
    (0..spec.tables).map(driver).collect()
}

/// Lets everybody sit down first, so that even the first life is spent on moves.
async fn seated(drivers: Vec<Driver>) -> Result<Vec<Driver>, Lost> {
    let mut sitting = JoinSet::new();
    for mut driver in drivers {
        sitting.spawn(async move { driver.sit_down().await.map(|()| driver) });
    }
    sitting.join_all().await.into_iter().collect()
}

/// A moment of a life: any microsecond of it.
fn moment(life: Duration, rng: &mut Fast) -> Duration {
    let micros = u32::try_from(life.as_micros()).unwrap_or(u32::MAX);
    Duration::from_micros(below(rng, micros.max(1)).into())
}

/// Lets the tables be played until the server dies.
async fn live(drivers: Vec<Driver>, server: Server, time: Duration) -> Result<Vec<Driver>, Lost> {
    let mut driving = JoinSet::new();
    for mut driver in drivers {
        driving.spawn(async move {
            driver.drive().await;
            driver
        });
    }
    tokio::time::sleep(time).await;
    server.kill()?;
    Ok(driving.join_all().await)
}

/// Holds what the store has against every journal that may have changed.
async fn audit(spawn: &Spawn, drivers: &mut [Driver], report: &mut KillReport) -> Result<(), Lost> {
    let store = open(spawn).await?;
    for driver in drivers {
        for driven in driver.tables() {
            check(store.as_ref(), driven, report).await?;
        }
    }
    Ok(())
}

/// Sends what is open once more; then the store holds every move that was sent, and no other.
async fn settle(
    spawn: &Spawn,
    drivers: &mut [Driver],
    rivals: &[Rivals],
    report: &mut KillReport,
) -> Result<(), Lost> {
    for driver in drivers.iter_mut() {
        driver.settle().await?;
    }
    report.stored = 0;
    let store = open(spawn).await?;
    let mut known: Vec<String> =
        rivals.iter().filter_map(|one| one.id().map(str::to_owned)).collect();
    for driver in drivers.iter_mut() {
        report.resent += driver.resent();
        report.refused += driver.refusals().len() as u64;
        report.refusal = report.refusal.take().or(driver.refusals().first().cloned());
        for driven in driver.all_tables() {
            report.tables += 1;
            report.acknowledged += driven.acknowledged();
            report.stored += check(store.as_ref(), driven, report).await?;
            known.push(driven.id().to_owned());
        }
    }
    strangers(store.as_ref(), &known, report).await
}

/// Tables whose opening was never answered are there or not; nobody can have moved at them.
async fn strangers(
    store: &dyn Store,
    known: &[String],
    report: &mut KillReport,
) -> Result<(), Lost> {
    for table in store.tables().await.map_err(unreadable)? {
        if !known.contains(&table.id) && table.name != rivals::NAME {
            report.phantom += table.newest.saturating_sub(1);
        }
    }
    Ok(())
}

/// Checks one table; gives the moves that the store holds.
async fn check(
    store: &dyn Store,
    driven: &mut Driven,
    report: &mut KillReport,
) -> Result<u64, Lost> {
    let rows = match store.read(driven.id(), 0).await {
        Err(StoreError::Unknown { .. }) => {
            report.lost += 1;
            return Ok(0);
        }
        rows => rows.map_err(unreadable)?,
    };
    let found = driven.audit(&rows)?;
    report.lost += found.lost;
    report.phantom += found.phantom;
    report.vanished += found.vanished;
    Ok(found.stored)
}

async fn open(spawn: &Spawn) -> Result<std::sync::Arc<dyn Store>, Lost> {
    store::connect(&format!("sqlite:{}", spawn.db().display())).await.map_err(unreadable)
}

fn unreadable(error: StoreError) -> Lost {
    Lost::new("the store", error)
}
