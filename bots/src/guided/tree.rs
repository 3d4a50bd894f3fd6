//! What a search has found below its root: one tree for each world.

use kernel::Seat;

use super::worth::Worth;

/// The number of a node.
pub(super) type Id = u32;

/// No node: what an option leads to is not known yet.
pub(super) const NOWHERE: Id = Id::MAX;

/// The nodes and options of a search.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    arms: Vec<Arm<A>>,
}

/// A moment of the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) kind: Kind,
    /// What it is worth to the seat that decides, as it was judged.
    pub(super) worth: f32,
    first: u32,
    len: u32,
    /// The next outcome of the same chance.
    next: Id,
    /// The outcome that led here from a chance.
    outcome: u32,
}

/// What happens at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Dice, bags and decks decide; the first outcome that was seen.
    Chance(Id),
    /// A seat decides: it was judged how all stand, but not what the seat is likely to do.
    Judged(Seat),
    /// A seat decides, and its options are known.
    Open(Seat),
    /// A seat decides together with the thinker, whose answer it does not see.
    Blind(Seat),
}

/// One option of a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm<A> {
    pub(super) action: A,
    /// The logarithm of how likely it is.
    pub(super) logit: f32,
    pub(super) visits: u32,
    /// The sum of what it was worth to the seat that decides.
    pub(super) worth: f32,
    pub(super) child: Id,
}

impl<A> Arm<A> {
    pub(super) fn mean(&self) -> f32 {
        self.worth / self.visits.max(1) as f32
    }
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Tree { nodes: Vec::new(), arms: Vec::new() }
    }
}

impl<A: Copy> Tree<A> {
    /// Forgets everything; the room is kept.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.arms.clear();
    }

    pub(super) fn add(&mut self, kind: Kind) -> Id {
        self.nodes.push(Node { kind, worth: 0.0, first: 0, len: 0, next: NOWHERE, outcome: 0 });
        (self.nodes.len() - 1) as Id
    }

    pub(super) fn node(&self, id: Id) -> Node {
        self.nodes[id as usize]
    }

    pub(super) fn judge(&mut self, id: Id, worth: f32) {
        self.nodes[id as usize].worth = worth;
    }

    /// Gives a node its options, with the logarithms of how likely they are.
    pub(super) fn open(&mut self, id: Id, kind: Kind, options: &[A], logits: &[f32]) {
        let first = self.arms.len() as u32;
        let sum = log_sum(logits);
        let arm = |(action, logit): (&A, &f32)| Arm {
            action: *action,
            logit: logit - sum,
            visits: 0,
            worth: 0.0,
            child: NOWHERE,
        };
        self.arms.extend(options.iter().zip(logits).map(arm));
        let node = &mut self.nodes[id as usize];
        (node.kind, node.first, node.len) = (kind, first, options.len() as u32);
    }

    pub(super) fn arms(&self, id: Id) -> &[Arm<A>] {
        let node = self.node(id);
        &self.arms[node.first as usize..(node.first + node.len) as usize]
    }

    /// The number of an option over all nodes.
    pub(super) fn number(&self, id: Id, at: usize) -> u32 {
        self.node(id).first + at as u32
    }

    pub(super) fn arm_mut(&mut self, number: u32) -> &mut Arm<A> {
        &mut self.arms[number as usize]
    }

    /// Tells an option what came of it.
    pub(super) fn tell(&mut self, number: u32, seat: Seat, worth: &Worth) {
        let arm = self.arm_mut(number);
        arm.visits += 1;
        arm.worth += worth[seat.index()];
    }

    /// Where an outcome of a chance led, if it was seen before.
    pub(super) fn after(&self, chance: Id, outcome: u32) -> Option<Id> {
        let Kind::Chance(mut at) = self.node(chance).kind else { return None };
        while at != NOWHERE {
            let node = self.node(at);
            if node.outcome == outcome {
                return Some(at);
            }
            at = node.next;
        }
        None
    }

    /// Notes where an outcome of a chance led.
    pub(super) fn add_outcome(&mut self, chance: Id, outcome: u32, child: Id) {
        let Kind::Chance(first) = self.node(chance).kind else { return };
        let node = &mut self.nodes[child as usize];
        (node.next, node.outcome) = (first, outcome);
        self.nodes[chance as usize].kind = Kind::Chance(child);
    }
}

/// The logarithm of the sum of the weights that logits stand for.
pub(super) fn log_sum(logits: &[f32]) -> f32 {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    most + logits.iter().map(|logit| (logit - most).exp()).sum::<f32>().ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn likelihoods_add_up_to_one() {
        let mut tree = Tree::<char>::default();
        let id = tree.add(Kind::Judged(Seat(1)));
        tree.open(id, Kind::Open(Seat(1)), &['a', 'b', 'c'], &[100.0, 99.0, -5.0]);
        let sum: f32 = tree.arms(id).iter().map(|arm| arm.logit.exp()).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
    }

    #[test]
    fn outcomes_are_found_again() {
        let mut tree = Tree::<char>::default();
        let chance = tree.add(Kind::Chance(NOWHERE));
        for outcome in [7, 3, 9] {
            assert_eq!(tree.after(chance, outcome), None);
            let child = tree.add(Kind::Judged(Seat(0)));
            tree.add_outcome(chance, outcome, child);
            assert_eq!(tree.after(chance, outcome), Some(child));
        }
        assert_eq!(tree.after(chance, 7), Some(1));
    }
}
