//! The search itself: walks that stop for judgements.

use std::time::Duration;

use kernel::chance::{Fast, Rng, below};
use kernel::{Action as _, Actor, Judge, Seat, Silent, Turn, Viewer};

use super::guide::{Guide, Method, Views};
use super::halving::{Halving, Next, Share};
use super::leaf::{Leaf, Reply};
use super::select::{first_best, lift, most_wanted, puct, shares};
use super::thought::{Sum, Thought, Weighed};
use super::tree::{Id, Kind, NOWHERE, Tree};
use super::worth::{Outlook, Worth};
use crate::Budget;
use crate::bot::next_actor;

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
                self.go_on(id);
            }
            Waits::Both(id, kind) => {
                self.tree.open(id, kind, &self.legal, reply.logits);
                self.judge(id, reply);
            }
        }
        self.walk_on();
    }

    /// What came of it.
    ///
    /// # Panics
    /// If the decision itself was not judged.
    pub fn thought(&mut self) -> Thought<G::Action> {
        let worth = self.tree.node(ROOT).worth;
        lift(self.tree.arms(ROOT), worth, &self.guide, &mut self.lifted);
        let best = self.best();
        shares(&mut self.lifted);
        let arms = self.tree.arms(ROOT).iter().zip(&self.sums).zip(&self.lifted);
        let weighed = arms.map(|((arm, sum), deserved)| Weighed {
            action: arm.action,
            logit: arm.logit,
            visits: arm.visits,
            worth: arm.mean(),
            deserved: *deserved,
            outlook: sum.mean(),
        });
        Thought { weighed: weighed.collect(), best, outlook: self.outlook() }
    }

    /// Adds what another search found about the same decision, so that [`thought`](Self::thought)
    /// tells what both did.
    pub(crate) fn join(&mut self, other: &Search<G>) {
        for at in 0..self.sums.len() {
            let (visits, worth) = {
                let arm = &other.tree.arms(ROOT)[at];
                (arm.visits, arm.worth)
            };
            let arm = self.tree.arm_mut(at as u32);
            arm.visits += visits;
            arm.worth += worth;
            self.sums[at].join(&other.sums[at]);
        }
    }

    /// Who stands how: what was judged counts as one walk.
    fn outlook(&self) -> Outlook {
        let mut all = Sum::default();
        all.add(&self.judged);
        self.sums.iter().for_each(|sum| all.join(sum));
        all.mean()
    }

    /// The option that is taken, once the likelihoods are lifted: of those tried most often the
    /// one with the best prospects.
    fn best(&self) -> usize {
        let arms = self.tree.arms(ROOT);
        let most = arms.iter().map(|arm| arm.visits).max().unwrap_or(0);
        let fair = match self.guide.method {
            Method::Gumbel => most.saturating_sub(1),
            Method::Puct => most,
        };
        let score = |at: usize| match arms[at].visits >= fair {
            true => self.lifted[at] + self.errors[at],
            false => f32::NEG_INFINITY,
        };
        first_best((0..arms.len()).map(score))
    }

    /// Mostly small, at times large (Gumbel's distribution): who adds it to the logarithms of
    /// weights and takes the largest chooses by the weights.
    fn draw_errors(&mut self, options: usize, rng: &mut Fast) {
        self.errors.clear();
        let noise = self.guide.noise;
        let error = |_| if noise == 0.0 { 0.0 } else { noise * gumbel(rng) };
        self.errors.extend((0..options).map(error));
    }

    fn open_root(&mut self, reply: &Reply<'_>) {
        self.judged = Outlook::of(reply, self.seat, self.players);
        let worth = self.worth(&self.judged);
        self.tree.judge(ROOT, worth[self.seat.index()]);
        self.tree.open(ROOT, Kind::Open(self.seat), &self.legal, reply.logits);
        if self.guide.method == Method::Puct && self.guide.root_noise > 0.0 {
            self.stir();
        }
        let options = self.legal.len();
        self.sums.clear();
        self.sums.resize(options, Sum::default());
        self.children.clear();
        self.children.resize(options * self.worlds.len(), NOWHERE);
        self.consider(options);
    }

    /// The likeliest options, errors included, share the walks.
    fn consider(&mut self, options: usize) {
        let half = self.share.walks().map_or(usize::MAX, |walks| (walks / 2).max(1) as usize);
        let considered = self.guide.considered.min(half).max(2);
        let arms = self.tree.arms(ROOT);
        let score = |at: &usize| arms[*at].logit + self.errors[*at];
        let mut order: Vec<usize> = (0..options).collect();
        order.sort_by(|a, b| score(b).total_cmp(&score(a)));
        self.halving.begin(order.into_iter().take(considered), self.share);
    }

    /// Replaces a part of the policy at the root by luck.
    fn stir(&mut self) {
        let part = self.guide.root_noise;
        let mut rng = Fast::new(self.luck, u64::MAX);
        let mut noise: Vec<f32> = self.legal.iter().map(|_| gumbel(&mut rng) * STIR).collect();
        shares(&mut noise);
        for (at, noise) in (0..).zip(noise) {
            let arm = self.tree.arm_mut(at);
            arm.logit = ((1.0 - part) * arm.logit.exp() + part * noise).ln();
        }
    }

    /// Walks until a position waits to be judged, or all is spent.
    fn walk_on(&mut self) {
        while self.walk.waits == Waits::Nothing {
            let Some(option) = self.next_option() else { return };
            self.set_out(option);
        }
    }

    /// The option of the root that the next walk takes.
    fn next_option(&mut self) -> Option<usize> {
        loop {
            match self.halving.next() {
                Next::End => return None,
                Next::Compare => {
                    let worth = self.tree.node(ROOT).worth;
                    lift(self.tree.arms(ROOT), worth, &self.guide, &mut self.lifted);
                    let (lifted, errors) = (&self.lifted, &self.errors);
                    self.halving.halve(|option| lifted[option] + errors[option]);
                }
                Next::Walk(_) if self.guide.method == Method::Puct => {
                    let worth = self.tree.node(ROOT).worth;
                    return Some(puct(self.tree.arms(ROOT), worth, self.guide.exploration));
                }
                Next::Walk(option) => return Some(option),
            }
        }
    }

    /// Begins a walk with an option of the root. The n-th walk of every option meets the same
    /// luck in the same world, so that options differ by merit.
    fn set_out(&mut self, option: usize) {
        let arm = self.tree.arms(ROOT)[option];
        self.walk.world = arm.visits as usize % self.worlds.len();
        self.walk.rng = Fast::new(self.luck, arm.visits.into());
        self.walk.first = option;
        self.walk.path.clear();
        let mut game = self.worlds[self.walk.world].clone();
        game.apply(Actor::Seat(self.seat), arm.action, &mut Silent);
        let place = option * self.worlds.len() + self.walk.world;
        let child = self.children[place];
        let child = self.arrive(game, child);
        self.children[place] = child;
        self.descend(child);
    }

    /// Comes to a position, where a node may be known already. Gives the node; `NOWHERE` at the
    /// end of the game.
    fn arrive(&mut self, game: G, known: Id) -> Id {
        let id = match next_actor(game.turn(), self.seat) {
            _ if known != NOWHERE => known,
            None => NOWHERE,
            Some(Actor::Chance) => self.tree.add(Kind::Chance(NOWHERE)),
            Some(Actor::Seat(seat)) => self.tree.add(Kind::Judged(seat)),
        };
        let fresh = known == NOWHERE && id != NOWHERE;
        self.walk.game = Some(game);
        if fresh && let Kind::Judged(seat) = self.tree.node(id).kind {
            self.meet(id, seat);
        }
        id
    }

    /// Meets a decision for the first time.
    fn meet(&mut self, id: Id, seat: Seat) {
        let game = self.walk.game.as_ref().expect("a walk is under way");
        game.legal(Actor::Seat(seat), &mut self.legal);
        let kind = kind_of(game, seat, self.seat);
        if let [_] = self.legal[..] {
            self.tree.open(id, kind, &self.legal, &[0.0]);
        } else if seat == self.seat || self.guide.views == Views::Asked {
            self.leaf.take(game, seat, &self.legal);
            self.walk.waits = Waits::Both(id, kind);
        } else {
            self.leaf.take(game, self.seat, &[]);
            self.walk.waits = Waits::Outlook(id);
        }
    }

    /// Goes down from a node until something waits, or the game is over.
    fn descend(&mut self, mut id: Id) {
        while self.walk.waits == Waits::Nothing {
            if id == NOWHERE {
                let game = self.walk.game.as_ref().expect("a walk is under way");
                let end = Outlook::of_end(game);
                return self.tell(&end);
            }
            id = match self.tree.node(id).kind {
                Kind::Chance(_) => self.deal(id),
                Kind::Judged(seat) => return self.ask_habits(id, seat),
                Kind::Open(seat) | Kind::Blind(seat) => self.choose(id, seat),
            };
        }
    }

    /// Goes on from a node whose options are known now.
    fn go_on(&mut self, id: Id) {
        self.descend(id);
    }

    /// Lets chance decide.
    fn deal(&mut self, id: Id) -> Id {
        let mut game = self.walk.game.take().expect("a walk is under way");
        let outcome = game.deal(&mut self.walk.rng);
        game.apply(Actor::Chance, outcome, &mut Silent);
        let number = outcome.index().number();
        let known = self.tree.after(id, number);
        let child = self.arrive(game, known.unwrap_or(NOWHERE));
        if known.is_none() && child != NOWHERE {
            self.tree.add_outcome(id, number, child);
        }
        child
    }

    /// Asks what a seat is likely to do, so that the walk can go on.
    fn ask_habits(&mut self, id: Id, seat: Seat) {
        let game = self.walk.game.as_ref().expect("a walk is under way");
        game.legal(Actor::Seat(seat), &mut self.legal);
        self.leaf.take(game, seat, &self.legal);
        self.walk.waits = Waits::Habits(id, kind_of(game, seat, self.seat));
    }

    /// Takes an option of a seat.
    fn choose(&mut self, id: Id, seat: Seat) -> Id {
        let at = self.select(id);
        let number = self.tree.number(id, at);
        let arm = *self.tree.arm_mut(number);
        let mut game = self.walk.game.take().expect("a walk is under way");
        game.apply(Actor::Seat(seat), arm.action, &mut Silent);
        self.walk.path.push((number, seat));
        let child = self.arrive(game, arm.child);
        self.tree.arm_mut(number).child = child;
        child
    }

    /// Which option a seat takes in the walk.
    fn select(&mut self, id: Id) -> usize {
        let (node, arms) = (self.tree.node(id), self.tree.arms(id));
        match (node.kind, self.guide.method) {
            _ if arms.len() == 1 => 0,
            (Kind::Blind(_), _) => {
                self.lifted.clear();
                self.lifted.extend(arms.iter().map(|arm| arm.logit.exp()));
                most_wanted(arms, &self.lifted)
            }
            (_, Method::Puct) => puct(arms, node.worth, self.guide.exploration),
            (_, Method::Gumbel) => {
                lift(arms, node.worth, &self.guide, &mut self.lifted);
                shares(&mut self.lifted);
                most_wanted(arms, &self.lifted)
            }
        }
    }

    /// Takes what was judged at a node as the end of the walk.
    fn judge(&mut self, id: Id, reply: &Reply<'_>) {
        let outlook = Outlook::of(reply, Seat(self.leaf.seat), self.players);
        if let Kind::Judged(seat) | Kind::Open(seat) | Kind::Blind(seat) = self.tree.node(id).kind {
            let worth = self.worth(&outlook);
            self.tree.judge(id, worth[seat.index()]);
        }
        self.tell(&outlook);
    }

    /// Tells what came of it to every option on the way.
    fn tell(&mut self, outlook: &Outlook) {
        let worth = self.worth(outlook);
        for (number, seat) in self.walk.path.drain(..) {
            self.tree.tell(number, seat, &worth);
        }
        self.tree.tell(self.walk.first as u32, self.seat, &worth);
        self.sums[self.walk.first].add(outlook);
        self.walk.game = None;
    }

    fn worth(&self, outlook: &Outlook) -> Worth {
        outlook.worth(self.players, self.guide.points, G::SPREAD)
    }
}

/// How uneven luck at the root is.
const STIR: f32 = 2.0;

/// Whether a seat that is asked sees what the thinker has answered.
fn kind_of<G: Judge>(game: &G, seat: Seat, thinker: Seat) -> Kind {
    match game.turn() {
        Turn::Together(_) if seat != thinker => Kind::Blind(seat),
        _ => Kind::Open(seat),
    }
}

/// A draw from Gumbel's distribution.
fn gumbel(rng: &mut Fast) -> f32 {
    let share = (f64::from(below(rng, 1 << 24)) + 0.5) / f64::from(1 << 24);
    -(-share.ln()).ln() as f32
}
