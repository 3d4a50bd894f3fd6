//! A load: many tables, a move each at a fixed pace, every seat watching.

use std::net::SocketAddr;
use std::time::Duration;

use kernel::chance::Fast;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::crowd::{Crowd, CrowdSpec};
use crate::follower::{Follower, first_event};
use crate::http::{Client, Lost};
use crate::memory::{follow, resident, shown, warm};
use crate::page::first_load;
use crate::player::{Measured, Pace, Player};
use crate::report::{LoadReport, Opening, Streams};
use crate::server::{Server, Spawn};

/// Tables that are opened at once.
const OPEN_AT_ONCE: usize = 16;
/// One table of so many is among the first, for which a server makes what it makes once.
const FIRST_OF: usize = 8;
/// How long it stays quiet before the first move is measured.
const SETTLE: Duration = Duration::from_secs(2);

/// What a load is made of.
#[derive(Clone, Debug)]
pub struct LoadSpec {
    /// The game's key.
    pub game: String,
    /// How many tables.
    pub tables: usize,
    /// Seats at each, all played by this process.
    pub seats: usize,
    /// Moves a second at each table.
    pub rate: f64,
    /// How long it is measured.
    pub time: Duration,
    /// Moves that are played at each table before.
    pub history: usize,
    /// What the moves are picked from.
    pub seed: u64,
    /// Who is there beside those who play.
    pub crowd: CrowdSpec,
}

/// The server that is tried.
pub enum Target {
    /// One that runs already, on this machine.
    Running(SocketAddr),
    /// One of our own. It is killed and started again before its tables are opened.
    Own(Spawn),
}

/// Puts a load on a server and measures it; `tell` hears what is going on.
///
/// # Errors
/// If the server cannot be started, does not take the tables or does not show them.
pub async fn load(
    spec: &LoadSpec,
    target: &Target,
    tell: &dyn Fn(&str),
) -> Result<LoadReport, Lost> {
    let (addr, server) = begin(target).await?;
    warm(addr).await?;
    let empty = server.as_ref().map_or(0.0, |server| resident(server.process()));
    tell("opening tables");
    let players = open(spec, addr).await?;
    tell("playing the moves before");
    let players = advance(spec, players).await?;
    tell("measuring");
    let (players, mut report) = measure(spec, addr, players).await?;
    report.memory.empty_kib = empty;
    tell("opening pages");
    let server = again(target, server, &mut report).await?;
    match &server {
        Some(server) => weigh(addr, server, &players, &mut report).await?,
        None => look(addr, &players, &mut report).await?,
    }
    Ok(report)
}

/// Sees what the tables take that nobody has opened since the start, then those that were opened,
/// then their streams. The server was just started: what it makes once, such as texts and the store's
/// cache, is made for the first few of each, which are not counted.
async fn weigh(
    addr: SocketAddr,
    server: &Server,
    players: &[Player],
    report: &mut LoadReport,
) -> Result<(), Lost> {
    let process = server.process();
    let share = |more: f64, count: usize| more.max(0.0) / count.max(1) as f64;
    warm(addr).await?;
    let asleep = resident(process);
    let (mut client, mut opening) = (Client::new(addr), Opening::new());
    let (first, rest) = players.split_at(players.len().div_ceil(FIRST_OF));
    visit(&mut client, first, &mut opening).await?;
    let ready = resident(process);
    visit(&mut client, rest, &mut opening).await?;
    let awake = resident(process);
    report.open = opening.spread();
    come_anew(client, players, report).await?;
    let begun = follow(addr, first).await;
    let greeted = resident(process);
    let followers = follow(addr, rest).await;
    let followed = resident(process);
    drop(begun);
    let memory = &mut report.memory;
    memory.sleeping_kib = share(asleep - memory.empty_kib, players.len());
    memory.live_kib = share(awake - ready, rest.len());
    memory.stream_kib = share(followed - greeted, followers.len());
    Ok(())
}

async fn begin(target: &Target) -> Result<(SocketAddr, Option<Server>), Lost> {
    match target {
        Target::Running(addr) => Ok((*addr, None)),
        Target::Own(spawn) => Ok((spawn.addr(), Some(spawn.start().await?.0))),
    }
}

/// Kills the server, if it is our own, and starts it again, so that every table opens cold.
async fn again(
    target: &Target,
    server: Option<Server>,
    report: &mut LoadReport,
) -> Result<Option<Server>, Lost> {
    let (Target::Own(spawn), Some(server)) = (target, server) else { return Ok(None) };
    server.kill()?;
    let (server, took) = spawn.start().await?;
    report.restart_ms = Some(took.as_secs_f64() * 1000.0);
    Ok(Some(server))
}

async fn open(spec: &LoadSpec, addr: SocketAddr) -> Result<Vec<Player>, Lost> {
    let mut players = Vec::new();
    let mut opening = JoinSet::new();
    for table in 0..spec.tables {
        if opening.len() == OPEN_AT_ONCE {
            players.extend(next(&mut opening).await.transpose()?);
        }
        let (game, seats) = (spec.game.clone(), spec.seats);
        let rng = Fast::new(spec.seed, table as u64);
        opening.spawn(async move { Player::open(addr, &game, seats, rng).await });
    }
    while let Some(player) = next(&mut opening).await {
        players.push(player?);
    }
    Ok(players)
}

async fn advance(spec: &LoadSpec, players: Vec<Player>) -> Result<Vec<Player>, Lost> {
    let moves = spec.history;
    let mut playing = JoinSet::new();
    for mut player in players {
        playing.spawn(async move { player.advance(moves).await.map(|()| player) });
    }
    let mut players = Vec::new();
    while let Some(player) = next(&mut playing).await {
        players.push(player?);
    }
    Ok(players)
}

async fn measure(
    spec: &LoadSpec,
    addr: SocketAddr,
    players: Vec<Player>,
) -> Result<(Vec<Player>, LoadReport), Lost> {
    if spec.time.is_zero() {
        return Ok((players, LoadReport::new(spec, Measured::default(), Streams::of(&[]))));
    }
    let followers: Vec<Follower> = players.iter().flat_map(Player::followers).collect();
    shown(&followers).await;
    let watched = players.first().map_or("", |player| player.table.id.as_str());
    let crowd = Crowd::come(spec.crowd, addr, &spec.game, watched).await?;
    let begin = Instant::now() + SETTLE;
    let period = Duration::from_secs_f64(1.0 / spec.rate);
    let mut playing = JoinSet::new();
    for (place, mut player) in players.into_iter().enumerate() {
        // The tables move one after the other, not all at the same instant.
        let first = begin + period.mul_f64(place as f64 / spec.tables as f64);
        let pace = Pace { first, period, end: begin + spec.time };
        playing.spawn(async move { (player.measure(pace).await, player) });
    }
    let (mut players, mut all) = (Vec::new(), Measured::default());
    while let Some((measured, player)) = next(&mut playing).await {
        all.merge(measured);
        players.push(player);
    }
    let streams = Streams::of(&followers);
    let crowd = crowd.leave().await;
    Ok((players, LoadReport { crowd, ..LoadReport::new(spec, all, streams) }))
}

/// Opens every table's page, one after the other, then the first once more as a new visitor.
async fn look(addr: SocketAddr, players: &[Player], report: &mut LoadReport) -> Result<(), Lost> {
    let (mut client, mut opening) = (Client::new(addr), Opening::new());
    visit(&mut client, players, &mut opening).await?;
    report.open = opening.spread();
    come_anew(client, players, report).await
}

/// Opens the page of every table, one after the other.
async fn visit(client: &mut Client, players: &[Player], opening: &mut Opening) -> Result<(), Lost> {
    for player in players {
        let answer = client.ask(&player.table.page(0)).await?;
        if !answer.status.is_success() {
            return Err(Lost::refused(&answer));
        }
        opening.add(&answer);
    }
    Ok(())
}

/// Opens the first table as a browser does that has nothing of it yet.
async fn come_anew(
    mut client: Client,
    players: &[Player],
    report: &mut LoadReport,
) -> Result<(), Lost> {
    if let Some(player) = players.first() {
        report.first_load = first_load(&mut client, &player.table.page(0)).await?;
        report.first_load.first_event = first_event(client, &player.table.stream(0)).await?;
    }
    Ok(())
}

async fn next<T: 'static>(tasks: &mut JoinSet<T>) -> Option<T> {
    tasks.join_next().await.map(|done| done.expect("a player does not panic"))
}
