//! One table of a load and who plays there.

use std::net::SocketAddr;
use std::time::Duration;

use kernel::chance::Fast;
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use crate::follower::Follower;
use crate::http::{Client, Lost};
use crate::samples::Samples;
use crate::seated::{Move, Seated};

/// One table of a load. Its only client plays every seat.
pub(crate) struct Player {
    pub(crate) table: Seated,
    client: Client,
    rng: Fast,
    moves: u64,
}

/// What was measured at one table, or at all together.
#[derive(Default)]
pub(crate) struct Measured {
    /// How long moves took, as the client saw it.
    pub(crate) client: Samples,
    /// How long moves took, as the server said.
    pub(crate) server: Samples,
    /// How many moves were not answered as they should.
    pub(crate) errors: u64,
    /// What the first of them was.
    pub(crate) error: Option<String>,
}

impl Measured {
    pub(crate) fn merge(&mut self, other: Measured) {
        self.client.merge(other.client);
        self.server.merge(other.server);
        self.errors += other.errors;
        self.error = self.error.take().or(other.error);
    }

    fn fail(&mut self, lost: &Lost) {
        self.errors += 1;
        self.error.get_or_insert_with(|| lost.to_string());
    }
}

/// When a table moves.
#[derive(Clone, Copy)]
pub(crate) struct Pace {
    /// The first move.
    pub(crate) first: Instant,
    /// From one move to the next.
    pub(crate) period: Duration,
    /// No move after this.
    pub(crate) end: Instant,
}

impl Player {
    /// Opens a table.
    pub(crate) async fn open(
        addr: SocketAddr,
        game: &str,
        seats: usize,
        rng: Fast,
    ) -> Result<Player, Lost> {
        let mut client = Client::new(addr);
        let table = Seated::open(&mut client, game, seats).await?;
        Ok(Player { table, client, rng, moves: 0 })
    }

    /// Plays so many moves as fast as it goes, fewer if the game ends.
    pub(crate) async fn advance(&mut self, moves: usize) -> Result<(), Lost> {
        for _ in 0..moves {
            let Some(choice) = self.pick().await? else { return Ok(()) };
            self.client.ask(&self.table.play(&choice)).await?.json()?;
        }
        Ok(())
    }

    /// Plays at a pace and measures. What is legal is asked for between the moves.
    pub(crate) async fn measure(&mut self, pace: Pace) -> Measured {
        let mut measured = Measured::default();
        let mut ticks = interval_at(pace.first, pace.period);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let next = self.pick().await;
            if ticks.tick().await >= pace.end {
                return measured;
            }
            match next {
                Ok(Some(choice)) => self.play(&choice, &mut measured).await,
                Ok(None) => return measured,
                Err(lost) => measured.fail(&lost),
            }
        }
    }

    /// Every seat's stream.
    pub(crate) fn followers(&self) -> Vec<Follower> {
        let follow = |seat| Follower::new(Client::new(self.client.addr()), self.table.stream(seat));
        (0..self.table.tokens.len()).map(follow).collect()
    }

    async fn pick(&mut self) -> Result<Option<Move>, Lost> {
        self.moves += 1;
        let id = format!("load-{}", self.moves);
        self.table.pick(&mut self.client, &mut self.rng, id).await
    }

    async fn play(&mut self, choice: &Move, measured: &mut Measured) {
        let answer = match self.client.ask(&self.table.play(choice)).await {
            Ok(answer) if answer.status.is_success() => answer,
            Ok(refused) => return measured.fail(&Lost::refused(&refused)),
            Err(lost) => return measured.fail(&lost),
        };
        measured.client.add(answer.took);
        if let Some(served) = answer.served() {
            measured.server.add(served);
        }
    }
}
