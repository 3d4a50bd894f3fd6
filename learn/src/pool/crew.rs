//! The threads of a pool: each owns its games as long as the pool lives.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use kernel::Judge;

use super::board::{Board, Rules};
use super::leaves::Replies;
use super::{Harvest, Leaves};

/// The threads, in the order of their games.
pub(super) struct Crew<G: Judge> {
    workers: Vec<Worker>,
    rules: Arc<Rules<G>>,
}

/// One thread.
struct Worker {
    tasks: Option<Sender<Arc<Replies>>>,
    found: Mutex<Receiver<Found>>,
    thread: Option<JoinHandle<()>>,
}

/// What a thread comes back with.
#[derive(Default)]
struct Found {
    leaves: Leaves,
    harvest: Harvest,
}

impl<G: Judge> Crew<G> {
    /// Lets every thread begin its games.
    pub(super) fn new(rules: Arc<Rules<G>>, games: usize, threads: usize) -> Crew<G> {
        let each = games.div_ceil(threads.max(1)).max(1);
        let begin = |first: usize| Worker::new(&rules, first, games.min(first + each));
        Crew { workers: (0..games).step_by(each).map(begin).collect(), rules }
    }

    pub(super) fn games(&self) -> usize {
        self.rules.games
    }

    /// Hands out the judgements.
    pub(super) fn go_on(&self, replies: Arc<Replies>) {
        for worker in &self.workers {
            let tasks = worker.tasks.as_ref().expect("the pool is alive");
            tasks.send(Arc::clone(&replies)).expect("a thread of the pool has failed");
        }
    }

    /// Waits for what all threads come back with.
    pub(super) fn collect(&mut self, leaves: &mut Leaves, harvest: &mut Harvest) {
        for worker in &mut self.workers {
            let found = worker.found.get_mut().expect("nobody else waits for it");
            let mut found = found.recv().expect("a thread of the pool has failed");
            leaves.append(&found.leaves);
            harvest.append(&mut found.harvest);
        }
    }
}

impl Worker {
    fn new<G: Judge>(rules: &Arc<Rules<G>>, first: usize, end: usize) -> Worker {
        let (tasks, orders) = channel();
        let (results, found) = channel();
        let rules = Arc::clone(rules);
        let thread = thread::spawn(move || work(&rules, first, end, &orders, &results));
        Worker { tasks: Some(tasks), found: Mutex::new(found), thread: Some(thread) }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.tasks = None;
        if let Some(thread) = self.thread.take() {
            // A thread that failed has said so; there is nothing left to do.
            let _ = thread.join();
        }
    }
}

/// Plays the games from `first` to `end` until nobody answers any more.
fn work<G: Judge>(
    rules: &Arc<Rules<G>>,
    first: usize,
    end: usize,
    orders: &Receiver<Arc<Replies>>,
    results: &Sender<Found>,
) {
    let mut boards: Vec<Board<G>> = (first..end).map(|slot| Board::new(rules, slot)).collect();
    let mut found = Found::default();
    loop {
        boards.iter().for_each(|board| found.leaves.push(board.leaf()));
        if results.send(std::mem::take(&mut found)).is_err() {
            return;
        }
        let Ok(replies) = orders.recv() else { return };
        for (slot, board) in (first..).zip(&mut boards) {
            board.answer(&replies.reply(slot), &mut found.harvest);
        }
    }
}
