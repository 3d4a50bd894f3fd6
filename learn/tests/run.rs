//! Many games side by side, with buffers, and somebody who decides at random.

// Each test takes what it needs.
#![allow(dead_code)]

use kernel::chance::{Fast, below};
use learn::{Reward, Rows, Shape, Sparse, TableSpec, VectorSpec};
use shelf::Entry;

/// A game of the shelf, where what is made of each game for learners was compiled once.
pub fn entry(game: &str) -> &'static Entry {
    shelf::find(game).expect("it is on the shelf")
}

/// The buffers of a run, and who decides what in it.
pub struct Run {
    pub vector: Box<dyn learn::AnyVector>,
    pub to_move: Vec<i32>,
    pub counts: Vec<i32>,
    pub legal: Vec<i32>,
    pub rewards: Vec<f32>,
    pub dones: Vec<bool>,
    pub masks: Vec<bool>,
    pub observations: Vec<f32>,
    pub views: Vec<f32>,
    pub starts: Vec<i64>,
    pub indices: Vec<i32>,
    pub values: Vec<f32>,
    pub rng: Fast,
}

impl Run {
    pub fn new(game: &str, games: usize, threads: usize, auto_reset: bool) -> Run {
        Run::mixed(game, games, threads, auto_reset, &[2])
    }

    pub fn mixed(game: &str, games: usize, threads: usize, auto_reset: bool, seats: &[u8]) -> Run {
        let entry = entry(game);
        let spec = VectorSpec {
            games,
            tables: seats
                .iter()
                .map(|&players| TableSpec { players, ..TableSpec::default() })
                .collect(),
            parts: entry.title.standard(),
            threads,
            rewards: vec![Reward::Win],
            auto_reset,
            skip_forced: false,
        };
        Run::over(entry.study.vector(&spec).expect("so many may play"))
    }

    pub fn over(vector: Box<dyn learn::AnyVector>) -> Run {
        let games = vector.games();
        let Shape { players, actions, observation, .. } = vector.shape();
        let mut run = Run {
            vector,
            to_move: vec![0; games],
            counts: vec![0; games],
            legal: vec![0; games * actions],
            rewards: vec![0.0; games * players],
            dones: vec![false; games],
            masks: vec![true; games * actions],
            observations: vec![0.0; games * observation],
            views: vec![9.0; games * players * observation],
            starts: vec![0; games + 1],
            indices: vec![0; games * observation],
            values: vec![0.0; games * observation],
            rng: Fast::new(1, 1),
        };
        run.with(|vector, rows| vector.reset(7, rows));
        run
    }

    pub fn with<T>(&mut self, work: impl FnOnce(&mut dyn learn::AnyVector, Rows<'_>) -> T) -> T {
        let rows = Rows {
            to_move: &mut self.to_move,
            counts: &mut self.counts,
            legal: &mut self.legal,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            masks: Some(&mut self.masks),
            observations: Some(&mut self.observations),
            views: Some(&mut self.views),
            sparse: Some(Sparse {
                starts: &mut self.starts,
                indices: &mut self.indices,
                values: &mut self.values,
            }),
        };
        work(self.vector.as_mut(), rows)
    }

    /// Any legal action in every game; -1 where it is over.
    pub fn random(&mut self) -> Vec<i64> {
        let width = self.vector.shape().actions;
        let pick = |rng: &mut Fast, game: usize| match self.counts[game] {
            0 => -1,
            count => self.legal[game * width + below(rng, count as u32) as usize].into(),
        };
        (0..self.counts.len()).map(|game| pick(&mut self.rng, game)).collect()
    }

    pub fn step(&mut self) -> Vec<bool> {
        let actions = self.random();
        self.with(|vector, rows| vector.step(&actions, rows)).expect("every action is legal");
        self.dones.clone()
    }

    pub fn check_masks(&self) {
        let width = self.vector.shape().actions;
        for (game, mask) in self.masks.chunks(width).enumerate() {
            let listed = &self.legal[game * width..][..self.counts[game] as usize];
            let masked = (0..).zip(mask).filter(|(_, legal)| **legal).map(|(number, _)| number);
            assert!(masked.eq(listed.iter().copied()), "game {game}");
        }
    }
}

/// The observations again, from the numbers that are not zero.
pub fn dense(run: &Run) -> Vec<f32> {
    let width = run.vector.shape().observation;
    let mut all = vec![0.0; run.observations.len()];
    for (game, row) in all.chunks_mut(width).enumerate() {
        for at in run.starts[game] as usize..run.starts[game + 1] as usize {
            assert_ne!(run.values[at], 0.0);
            row[run.indices[at] as usize] = run.values[at];
        }
    }
    all
}
