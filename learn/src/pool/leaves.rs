//! Positions that wait to be judged, and the judgements, as long rows of numbers.

use std::ops::Range;
use std::sync::Arc;

use bots::guided::{Leaf, Reply};

/// Positions that wait to be judged, one after the other: row n of `indices` and `values` begins
/// at `indptr[n]` and ends at `indptr[n + 1]`, as is usual for sparse rows; legal options alike.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaves {
    /// Where the rows of observations begin, and where the last one ends.
    pub indptr: Vec<i64>,
    /// Where observations are not zero.
    pub indices: Vec<i32>,
    /// What stands there.
    pub values: Vec<f32>,
    /// Where the rows of legal options begin, and where the last one ends.
    pub legal_indptr: Vec<i64>,
    /// The numbers of the legal options; none where only the outlook is asked.
    pub legal: Vec<i32>,
    /// Whose view each is.
    pub seats: Vec<i32>,
    /// How many play.
    pub players: Vec<i32>,
}

impl Default for Leaves {
    fn default() -> Self {
        Leaves {
            indptr: vec![0],
            indices: Vec::new(),
            values: Vec::new(),
            legal_indptr: vec![0],
            legal: Vec::new(),
            seats: Vec::new(),
            players: Vec::new(),
        }
    }
}

impl Leaves {
    pub(super) fn clear(&mut self) {
        self.indptr.truncate(1);
        self.indices.clear();
        self.values.clear();
        self.legal_indptr.truncate(1);
        self.legal.clear();
        self.seats.clear();
        self.players.clear();
    }

    pub(super) fn push(&mut self, leaf: &Leaf) {
        self.indices.extend_from_slice(&leaf.known.indices);
        self.values.extend_from_slice(&leaf.known.values);
        self.indptr.push(self.indices.len() as i64);
        self.legal.extend_from_slice(&leaf.legal);
        self.legal_indptr.push(self.legal.len() as i64);
        self.seats.push(leaf.seat.into());
        self.players.push(leaf.players.into());
    }

    /// Adds the leaves of another thread.
    pub(super) fn append(&mut self, other: &Leaves) {
        append_rows(&mut self.indptr, &other.indptr);
        self.indices.extend_from_slice(&other.indices);
        self.values.extend_from_slice(&other.values);
        append_rows(&mut self.legal_indptr, &other.legal_indptr);
        self.legal.extend_from_slice(&other.legal);
        self.seats.extend_from_slice(&other.seats);
        self.players.extend_from_slice(&other.players);
    }
}

/// Adds the borders of further rows.
pub(super) fn append_rows(borders: &mut Vec<i64>, more: &[i64]) {
    let end = *borders.last().expect("there is a first border");
    borders.extend(more[1..].iter().map(|border| end + border));
}

/// The judgements of all leaves.
#[derive(Debug)]
pub(super) struct Replies {
    legal_indptr: Vec<i64>,
    logits: Vec<f32>,
    points: Vec<f32>,
    shares: Vec<f32>,
    seats: usize,
}

impl Replies {
    pub(super) fn new(
        leaves: &Leaves,
        logits: &[f32],
        points: &[f32],
        shares: &[f32],
        seats: usize,
    ) -> Arc<Replies> {
        Arc::new(Replies {
            legal_indptr: leaves.legal_indptr.clone(),
            logits: logits.to_vec(),
            points: points.to_vec(),
            shares: shares.to_vec(),
            seats,
        })
    }

    /// The judgement of one leaf.
    pub(super) fn reply(&self, leaf: usize) -> Reply<'_> {
        let legal: Range<usize> =
            self.legal_indptr[leaf] as usize..self.legal_indptr[leaf + 1] as usize;
        let row = leaf * self.seats..(leaf + 1) * self.seats;
        Reply {
            logits: &self.logits[legal],
            points: &self.points[row.clone()],
            shares: &self.shares[row],
        }
    }
}
