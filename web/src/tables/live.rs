//! One live table: the task that owns its room.

mod public;
mod ticking;

use std::sync::Arc;
use std::time::Duration;

use kernel::Viewer;
use store::StoreError;
use table::{Command, Order, Record, Refusal, Room};
use tokio::sync::{mpsc, oneshot, watch};

use super::bots::{Thought, think};
use super::load::{Loaded, follow_rows, load};
use super::{Granting, Shared, TableError, watched, written};
use public::Public;

/// How many orders may wait at a table.
const QUEUE: usize = 64;
/// A table that rests this long saves itself.
const REST: Duration = Duration::from_secs(2);
/// A table that rests this many times, and that nobody watches, leaves the memory.
const RESTS_MAX: u32 = 30;
/// Rows after which a table that never rests saves itself.
const SAVE_EVERY: u64 = 50;

/// What is shown of a table: the room after a row.
pub struct Shown {
    /// The number of the last row in it.
    pub seq: u64,
    /// The room.
    pub room: Arc<Room>,
    /// Whether the table has stopped itself.
    pub halted: bool,
    /// Whether its bots wait for others to think.
    pub busy: bool,
}

/// A table's task, as others see it.
#[derive(Clone)]
pub struct Live {
    jobs: mpsc::Sender<Job>,
    shown: watch::Receiver<Arc<Shown>>,
}

enum Job {
    Order(Box<Order>, Option<Granting>, oneshot::Sender<Result<(), TableError>>),
    Save(oneshot::Sender<Result<(), TableError>>),
    CatchUp(oneshot::Sender<Result<(), TableError>>),
    Hear(u64),
    End,
}

impl Live {
    /// What is shown now.
    pub fn shown(&self) -> Arc<Shown> {
        Arc::clone(&self.shown.borrow())
    }

    /// Everything that will be shown; whoever is slow gets the newest.
    pub fn watch(&self) -> watch::Receiver<Arc<Shown>> {
        self.shown.clone()
    }

    /// Whether the task has left the memory. One that stopped itself stays as it is.
    pub(super) fn is_gone(&self) -> bool {
        self.jobs.is_closed() && !self.shown().halted
    }

    pub(super) async fn order(
        &self,
        order: Order,
        granting: Option<Granting>,
    ) -> Result<Arc<Shown>, TableError> {
        self.ask(|answer| Job::Order(Box::new(order), granting, answer)).await?;
        Ok(self.shown())
    }

    /// Keeps the table's state as it is; one that cannot be kept now is found in its rows.
    pub(super) async fn save(&self) {
        let _ = self.ask(Job::Save).await;
    }

    pub(super) async fn catch_up(&self) -> Result<(), TableError> {
        self.ask(Job::CatchUp).await
    }

    /// Another process may have written up to this row.
    pub(super) fn hear(&self, newest: u64) {
        if self.shown().seq < newest {
            // A full queue will look at the store anyway.
            let _ = self.jobs.try_send(Job::Hear(newest));
        }
    }

    /// The table was deleted.
    pub(super) fn end(&self) {
        // A full queue: the task learns it from the store.
        let _ = self.jobs.try_send(Job::End);
    }

    async fn ask(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<(), TableError>>) -> Job,
    ) -> Result<(), TableError> {
        let (answer, answered) = oneshot::channel();
        let gone = |halted: bool| if halted { TableError::Halted } else { TableError::Unknown };
        if self.jobs.send(job(answer)).await.is_err() {
            return Err(gone(self.shown().halted));
        }
        answered.await.unwrap_or_else(|_| Err(gone(self.shown().halted)))
    }
}

/// Loads a table and starts its task.
pub(super) async fn start(id: String, shared: Arc<Shared>) -> Result<Live, TableError> {
    let Loaded { room, seq, saved } = load(&shared, &id).await?;
    let room = Arc::new(room);
    let first = Shown { seq, room: Arc::clone(&room), halted: false, busy: false };
    let public = Public::new(&shared, &id, &room).await;
    let (show, shown) = watch::channel(Arc::new(first));
    let (jobs, inbox) = mpsc::channel(QUEUE);
    let ticked = shared.clock.now();
    let task = Task {
        id,
        shared,
        room,
        seq,
        saved,
        show,
        thought: None,
        rests: 0,
        told: None,
        public,
        ticked,
        unsaved: Duration::ZERO,
    };
    tokio::spawn(task.run(inbox));
    Ok(Live { jobs, shown })
}

struct Task {
    id: String,
    shared: Arc<Shared>,
    room: Arc<Room>,
    seq: u64,
    saved: u64,
    show: watch::Sender<Arc<Shown>>,
    thought: Option<Thought>,
    rests: u32,
    /// What the lobby was told last.
    told: Option<String>,
    /// What anybody can see of the table, and since when.
    public: Public,
    /// When time last passed at this table.
    ticked: Duration,
    /// How much of it no snapshot knows.
    unsaved: Duration,
}

impl Task {
    async fn run(mut self, mut inbox: mpsc::Receiver<Job>) {
        while self.goes_another_step(&mut inbox).await {}
        drop(inbox);
        self.shared.left(&self.id).await;
    }

    /// Waits for whatever happens next and does what follows; says whether the table goes on.
    /// What follows is in a box: a table mostly waits, and then takes no room for it.
    async fn goes_another_step(&mut self, inbox: &mut mpsc::Receiver<Job>) -> bool {
        if self.thought.is_none() {
            self.thought =
                think(&self.id, &self.shared, &self.room, self.asker(), self.public.since);
        }
        let run_out = ticking::out(self.shared.clock.clone(), self.due());
        let impatient = public::until(self.grows_impatient());
        tokio::select! {
            job = inbox.recv() => match job {
                Some(job) => Box::pin(self.answer(job)).await,
                None => false,
            },
            choice = bot_choice(&mut self.thought) => Box::pin(self.bot_moves(choice)).await,
            () = run_out => Box::pin(self.time_is_up()).await,
            () = impatient => self.say_busy(),
            () = tokio::time::sleep(REST) => Box::pin(self.rest()).await,
        }
    }

    /// Does a job; says whether the table goes on.
    async fn answer(&mut self, job: Job) -> bool {
        self.rests = 0;
        let (done, sender) = match job {
            Job::Order(order, granting, sender) => {
                (self.carry_out(*order, granting.as_ref()).await, Some(sender))
            }
            Job::Save(sender) => {
                self.save_what_is_new().await;
                (Ok(()), Some(sender))
            }
            Job::CatchUp(sender) => (self.catch_up().await, Some(sender)),
            Job::Hear(newest) if newest > self.seq => (self.catch_up().await, None),
            Job::Hear(_) => return true,
            Job::End => return false,
        };
        let going = self.goes_on(&done);
        if let Some(sender) = sender {
            // Whoever asked may have gone.
            let _ = sender.send(done);
        }
        self.save_when_long().await;
        going
    }

    /// Whether the table goes on after this: not if it stopped itself, or was deleted.
    fn goes_on(&self, done: &Result<(), TableError>) -> bool {
        if matches!(done, Err(TableError::Halted)) {
            self.halt();
        }
        !matches!(done, Err(TableError::Halted | TableError::Unknown))
    }

    /// Decides, stores, shows. If another process was faster, once more on what it left.
    async fn carry_out(
        &mut self,
        order: Order,
        granting: Option<&Granting>,
    ) -> Result<(), TableError> {
        self.tick();
        let order = Arc::new(order);
        match self.store_order(&order, granting).await {
            Err(TableError::Store(StoreError::Conflict { .. })) => {
                self.catch_up().await?;
                self.store_order(&order, granting).await
            }
            Err(TableError::Store(error @ StoreError::Unavailable { .. })) => {
                // Whether it was written is not known: the next look at the store will tell.
                let _ = self.catch_up().await;
                Err(TableError::Store(error))
            }
            done => done,
        }
    }

    async fn store_order(
        &mut self,
        order: &Arc<Order>,
        granting: Option<&Granting>,
    ) -> Result<(), TableError> {
        let (room, order) = (Arc::clone(&self.room), Arc::clone(order));
        let decided = watched(self.shared.watchdog, move || decide(&room, &order)).await?;
        let (records, next) = decided?;
        if records.is_empty() {
            return Ok(());
        }
        let rows: Vec<String> = records.iter().map(written).collect();
        let grants = granting.map(|granting| granting.grants(&self.id, &records));
        let grants = grants.unwrap_or_default();
        let store = &self.shared.store;
        let newest = store.append_granting(&self.id, self.seq, &rows, &grants).await?;
        let before = self.room.asked();
        self.show(next, newest);
        self.shared.hooks.turn(&self.id, &self.room, before);
        if records.iter().any(|record| matches!(record, Record::Undone(_))) {
            // An undo reaches back behind the last snapshot, where newer rules could not follow.
            self.save().await;
        }
        Ok(())
    }

    async fn catch_up(&mut self) -> Result<(), TableError> {
        self.tick();
        let rows = self.shared.store.read(&self.id, self.seq).await?;
        let (room, seq) = (Arc::clone(&self.room), self.seq);
        let followed = watched(self.shared.watchdog, move || {
            let mut next = Room::clone(&room);
            follow_rows(&mut next, seq, &rows).map(|seq| (next, seq))
        });
        let (next, seq) = followed.await??;
        if seq > self.seq {
            self.show(next, seq);
        }
        Ok(())
    }

    fn show(&mut self, room: Room, seq: u64) {
        self.room = Arc::new(room);
        self.seq = seq;
        // A bot that thinks about a position that is gone need not come to its end.
        self.thought.take_if(|thought| !thought.is_wanted(&self.room));
        self.notice();
        self.show.send_replace(Arc::new(self.shown()));
    }

    fn shown(&self) -> Shown {
        let (seq, room, busy) = (self.seq, Arc::clone(&self.room), self.public.busy);
        Shown { seq, room, halted: false, busy }
    }

    fn halt(&self) {
        self.show.send_replace(Arc::new(Shown { halted: true, ..self.shown() }));
    }

    /// A bot has chosen; what it chose for a position that is gone is thrown away.
    async fn bot_moves(&mut self, choice: Option<super::bots::Chosen>) -> bool {
        self.thought = None;
        let Some(chosen) = choice else { return true };
        let Ok(action) = chosen.action else {
            self.halt();
            return false;
        };
        if self.room.revision(Viewer::Seat(chosen.seat)) != chosen.revision
            || self.room.bot_to_move().is_none_or(|(seat, _)| seat != chosen.seat)
        {
            return true;
        }
        let what = Command::Act { seat: chosen.seat, action, revision: chosen.revision };
        let order = Order { who: self.room.sitter(chosen.seat), id: None, what };
        let done = self.carry_out(order, None).await;
        let going = self.goes_on(&done);
        self.save_when_long().await;
        going
    }

    /// Nothing happens: a good moment to save. Says whether the table stays in memory.
    async fn rest(&mut self) -> bool {
        self.rests += 1;
        self.tick();
        self.save_what_is_new().await;
        self.tell_lobby().await;
        let watched = self.is_watched();
        let runs = self.room.clocks().next().is_some();
        watched || runs || self.thought.is_some() || self.rests < RESTS_MAX
    }

    async fn save_what_is_new(&mut self) {
        if self.seq > self.saved || self.is_late() {
            self.save().await;
        }
    }

    async fn save_when_long(&mut self) {
        let over = self.room.is_over() && self.seq > self.saved;
        if self.seq >= self.saved + SAVE_EVERY || over || self.is_late() {
            self.save().await;
            self.tell_lobby().await;
        }
    }

    /// A snapshot that fails is made later: the rows are what counts.
    async fn save(&mut self) {
        let (room, seq) = (Arc::clone(&self.room), self.seq);
        let body = watched(self.shared.watchdog, move || serde_json::to_string(&room.save()));
        if let Ok(Ok(body)) = body.await
            && self.shared.store.save_snapshot(&self.id, seq, &body).await.is_ok()
        {
            self.saved = seq;
            self.unsaved = Duration::ZERO;
        }
    }
}

type Decided = Result<(Vec<Record>, Room), TableError>;

fn decide(room: &Room, order: &Order) -> Decided {
    #[cfg(test)]
    super::sabotage::strike(order);
    let records = room.decide(order).map_err(TableError::Refused)?;
    let mut next = room.clone();
    for record in &records {
        next.fold(record).map_err(|error| TableError::Broken(error.to_string()))?;
    }
    Ok((records, next))
}

/// What the bot that thinks will choose; never, if none thinks.
async fn bot_choice(thought: &mut Option<Thought>) -> Option<super::bots::Chosen> {
    match thought {
        Some(thought) => thought.end().await,
        None => std::future::pending().await,
    }
}

impl From<Refusal> for TableError {
    fn from(refusal: Refusal) -> TableError {
        TableError::Refused(refusal)
    }
}
