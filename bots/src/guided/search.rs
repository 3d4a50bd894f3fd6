//! The search itself: walks that stop for judgements.

use std::time::Duration;

use kernel::chance::{Fast, Rng};
use kernel::{Judge, Seat, Viewer};

use super::guide::Guide;
use super::halving::{Halving, Share};
use super::leaf::{Leaf, Reply};
use super::thought::Sum;
use super::tree::{Id, Kind, Tree};
use super::worth::{Outlook, Worth};
use crate::Budget;

mod root;
mod walk;

/// A search for what a seat should do. It is used again and again, so that thinking allocates
/// nothing once it has grown.
///
/// [`begin`](Search::begin) shows the first leaf; every [`answer`](Search::answer) shows the next
/// one, until [`leaf`](Search::leaf) is `None` and [`thought`](Search::thought) tells the result.
#[derive(Debug)]
pub struct Search<G: Judge> {
    guide: Guide,
    seat: Seat,
    players: u8,
    luck: u64,
    worlds: Vec<G>,
    tree: Tree<G::Action>,
    /// Where the options of the root lead in each world.
    children: Vec<Id>,
    /// Who stands how after each option of the root.
    sums: Vec<Sum>,
    /// What was judged at the root.
    judged: Outlook,
    /// The errors on the likelihood of the root's options.
    errors: Vec<f32>,
    halving: Halving,
    share: Share,
    walk: Walk<G>,
    leaf: Leaf,
    legal: Vec<G::Action>,
    lifted: Vec<f32>,
}

/// The walk under way.
#[derive(Debug)]
struct Walk<G> {
    game: Option<G>,
    rng: Fast,
    /// The option of the root, and the world.
    first: usize,
    world: usize,
    /// The options on the way, with the seats that took them.
    path: Vec<(u32, Seat)>,
    /// What the position is that waits to be judged.
    waits: Waits,
}

/// What waits to be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Waits {
    /// Nothing.
    Nothing,
    /// The decision itself.
    Root,
    /// Who stands how at a node.
    Outlook(Id),
    /// What a seat is likely to do at a node; the walk goes on.
    Habits(Id, Kind),
    /// Both.
    Both(Id, Kind),
}

/// The root's number in the tree.
const ROOT: Id = 0;

impl<G: Judge> Search<G> {
    /// A search with these settings.
    pub fn new(guide: Guide) -> Search<G> {
        Search {
            guide,
            seat: Seat(0),
            players: 0,
            luck: 0,
            worlds: Vec::new(),
            tree: Tree::default(),
            children: Vec::new(),
            sums: Vec::new(),
            judged: Outlook::default(),
            errors: Vec::new(),
            halving: Halving::default(),
            share: Share::default(),
            walk: Walk {
                game: None,
                rng: Fast::new(0, 0),
                first: 0,
                world: 0,
                path: Vec::new(),
                waits: Waits::Nothing,
            },
            leaf: Leaf::default(),
            legal: Vec::new(),
            lifted: Vec::new(),
        }
    }

    /// Begins to think about what `seat` is asked: of `legal`, which are all its options. The
    /// first leaf is the decision itself. A budget of no walks is one glance.
    pub fn begin(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        budget: Option<Budget>,
        rng: &mut Fast,
    ) {
        self.begin_share(game, seat, legal, budget.map(|budget| (budget, 1, None)), rng);
    }

    /// The same for one of several threads, with a limit.
    pub(crate) fn begin_share(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        budget: Option<(Budget, usize, Option<Duration>)>,
        rng: &mut Fast,
    ) {
        (self.seat, self.players, self.luck) = (seat, game.players(), rng.next_u64());
        self.share = match budget {
            Some((budget, threads, limit)) => Share::of(budget, threads, limit),
            None => Share::of(Budget::Iterations(0), 1, None),
        };
        self.worlds.clear();
        if budget.is_some() {
            let worlds =
                (0..self.guide.worlds.max(1)).map(|_| game.determinize(Viewer::Seat(seat), rng));
            self.worlds.extend(worlds);
        }
        self.draw_errors(legal.len(), rng);
        self.tree.clear();
        self.tree.add(Kind::Judged(seat));
        self.legal.clear();
        self.legal.extend_from_slice(legal);
        self.leaf.take(game, seat, legal);
        self.walk.waits = Waits::Root;
    }

    /// The position that waits to be judged; `None` when the thinking is over.
    pub fn leaf(&self) -> Option<&Leaf> {
        (self.walk.waits != Waits::Nothing).then_some(&self.leaf)
    }

    /// Takes the judgement of the [`leaf`](Search::leaf) and thinks on to the next one.
    ///
    /// # Panics
    /// If no leaf waits, or the reply does not fit it.
    pub fn answer(&mut self, reply: &Reply<'_>) {
        assert_eq!(reply.logits.len(), self.leaf.legal.len(), "a logit for each option");
        match std::mem::replace(&mut self.walk.waits, Waits::Nothing) {
            Waits::Nothing => panic!("no leaf waits for a judgement"),
            Waits::Root => self.open_root(reply),
            Waits::Outlook(id) => self.judge(id, reply),
            Waits::Habits(id, kind) => {
                self.tree.open(id, kind, &self.legal, reply.logits);
                self.descend(id);
            }
            Waits::Both(id, kind) => {
                self.tree.open(id, kind, &self.legal, reply.logits);
                self.judge(id, reply);
            }
        }
        self.walk_on();
    }

    fn worth(&self, outlook: &Outlook) -> Worth {
        outlook.worth(self.players, self.guide.points, G::SPREAD)
    }
}
