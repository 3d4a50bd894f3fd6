//! A client that plays tables as fast as it goes, and remembers everything.

use std::net::SocketAddr;

use kernel::chance::Fast;
use store::Row;

use crate::follower::Follower;
use crate::http::{Answer, Client, Lost};
use crate::journal::{Findings, Journal};
use crate::seated::{Move, Seated};

/// Plays one table after the other until the server dies, and goes on when it is back.
pub(crate) struct Driver {
    client: Client,
    game: String,
    seats: usize,
    rng: Fast,
    moves: u64,
    resent: u64,
    refusals: Vec<String>,
    playing: Option<Driven>,
    played: Vec<Driven>,
    /// How many of the played ones have been checked since they ended.
    checked: usize,
}

/// A table that is played, or was.
pub(crate) struct Driven {
    table: Seated,
    journal: Journal,
    followers: Vec<Follower>,
}

impl Driver {
    pub(crate) fn new(addr: SocketAddr, game: &str, seats: usize, rng: Fast) -> Driver {
        Driver {
            client: Client::new(addr),
            game: game.to_owned(),
            seats,
            rng,
            moves: 0,
            resent: 0,
            refusals: Vec::new(),
            playing: None,
            played: Vec::new(),
            checked: 0,
        }
    }

    /// Plays until an answer is lost.
    pub(crate) async fn drive(&mut self) {
        // The answer that never came ends it; the move stays open in its journal.
        while self.step().await.is_ok() {}
    }

    /// Sends the open move again, if there is one, and hears that it stands.
    pub(crate) async fn settle(&mut self) -> Result<(), Lost> {
        match self.open_move() {
            Some(choice) => self.send(&choice).await,
            None => Ok(()),
        }
    }

    /// How many moves were sent again.
    pub(crate) fn resent(&self) -> u64 {
        self.resent
    }

    /// What the server refused, though it was legal.
    pub(crate) fn refusals(&self) -> &[String] {
        &self.refusals
    }

    /// The tables that may have changed since they were asked for last.
    pub(crate) fn tables(&mut self) -> impl Iterator<Item = &mut Driven> {
        let checked = std::mem::replace(&mut self.checked, self.played.len());
        self.played[checked..].iter_mut().chain(&mut self.playing)
    }

    /// Every table.
    pub(crate) fn all_tables(&mut self) -> impl Iterator<Item = &mut Driven> {
        self.played.iter_mut().chain(&mut self.playing)
    }

    fn open_move(&self) -> Option<Move> {
        self.playing.as_ref()?.journal.open().cloned()
    }

    /// One move: the open one again, or a new one.
    async fn step(&mut self) -> Result<(), Lost> {
        if let Some(choice) = self.open_move() {
            self.resent += 1;
            return self.send(&choice).await;
        }
        let Some(driven) = &mut self.playing else { return self.sit_down().await };
        self.moves += 1;
        let id = format!("move-{}", self.moves);
        match driven.table.pick(&mut self.client, &mut self.rng, id).await? {
            Some(choice) => {
                driven.journal.send(choice.clone());
                self.send(&choice).await
            }
            None => {
                self.played.extend(self.playing.take().map(Driven::leave));
                Ok(())
            }
        }
    }

    /// Opens a table and follows it through the eyes of every seat.
    pub(crate) async fn sit_down(&mut self) -> Result<(), Lost> {
        let table = Seated::open(&mut self.client, &self.game, self.seats).await?;
        let addr = self.client.addr();
        let follow = |seat| Follower::new(Client::new(addr), table.stream(seat));
        let followers = (0..self.seats).map(follow).collect();
        self.playing = Some(Driven { table, journal: Journal::default(), followers });
        Ok(())
    }

    async fn send(&mut self, choice: &Move) -> Result<(), Lost> {
        let Some(driven) = &mut self.playing else { return Ok(()) };
        let answer = self.client.ask(&driven.table.play(choice)).await?;
        if !answer.status.is_success() {
            // Nothing can follow a move that the server will not take: the table is left.
            self.refusals.push(Lost::refused(&answer).to_string());
            self.played.extend(self.playing.take().map(Driven::leave));
            return Ok(());
        }
        driven.journal.acknowledge();
        driven.journal.saw(choice.seat, revision(&answer)?);
        Ok(())
    }
}

fn revision(answer: &Answer) -> Result<u64, Lost> {
    Ok(answer.json()?["revision"].as_u64().unwrap_or_default())
}

impl Driven {
    /// The table's id.
    pub(crate) fn id(&self) -> &str {
        &self.table.id
    }

    /// How many moves were acknowledged.
    pub(crate) fn acknowledged(&self) -> u64 {
        self.journal.acknowledged()
    }

    /// Holds what was sent, answered and shown against the rows of the store.
    pub(crate) fn audit(&mut self, rows: &[Row]) -> Result<Findings, Lost> {
        self.note_streams();
        self.journal.audit(rows)
    }

    fn note_streams(&mut self) {
        for (seat, follower) in self.followers.iter().enumerate() {
            self.journal.saw(seat, follower.seen().revision());
        }
    }

    /// Closes the streams; what they have shown stays in the journal.
    fn leave(mut self) -> Driven {
        self.note_streams();
        self.followers.clear();
        self
    }
}
