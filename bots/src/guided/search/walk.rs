//! Walks: from the root down to a position that must be judged, or to the end of the game.

use kernel::chance::Fast;
use kernel::{Action as _, Actor, Judge, Seat, Silent, Turn};

use super::{ROOT, Search, Waits};
use crate::bot::next_actor;
use crate::guided::guide::{Method, Views};
use crate::guided::leaf::Reply;
use crate::guided::select::{lift, most_wanted, puct, shares};
use crate::guided::tree::{Id, Kind, NOWHERE};
use crate::guided::worth::Outlook;

impl<G: Judge> Search<G> {
    /// Walks until a position waits to be judged, or all is spent.
    pub(super) fn walk_on(&mut self) {
        while self.walk.waits == Waits::Nothing {
            let Some(option) = self.next_option() else { return };
            self.set_out(option);
        }
    }

    /// Begins a walk with an option of the root. The n-th walk of every option meets the same
    /// luck in the same world, so that options differ by merit.
    pub(super) fn set_out(&mut self, option: usize) {
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
    pub(super) fn arrive(&mut self, game: G, known: Id) -> Id {
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
    pub(super) fn meet(&mut self, id: Id, seat: Seat) {
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
    pub(super) fn descend(&mut self, mut id: Id) {
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

    /// Lets chance decide.
    pub(super) fn deal(&mut self, id: Id) -> Id {
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
    pub(super) fn ask_habits(&mut self, id: Id, seat: Seat) {
        let game = self.walk.game.as_ref().expect("a walk is under way");
        game.legal(Actor::Seat(seat), &mut self.legal);
        self.leaf.take(game, seat, &self.legal);
        self.walk.waits = Waits::Habits(id, kind_of(game, seat, self.seat));
    }

    /// Takes an option of a seat.
    pub(super) fn choose(&mut self, id: Id, seat: Seat) -> Id {
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
    pub(super) fn select(&mut self, id: Id) -> usize {
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
    pub(super) fn judge(&mut self, id: Id, reply: &Reply<'_>) {
        let outlook = Outlook::of(reply, Seat(self.leaf.seat), self.players);
        if let Kind::Judged(seat) | Kind::Open(seat) | Kind::Blind(seat) = self.tree.node(id).kind {
            let worth = self.worth(&outlook);
            self.tree.judge(id, worth[seat.index()]);
        }
        self.tell(&outlook);
    }

    /// Tells what came of it to every option on the way.
    pub(super) fn tell(&mut self, outlook: &Outlook) {
        let worth = self.worth(outlook);
        for (number, seat) in self.walk.path.drain(..) {
            self.tree.tell(number, seat, &worth);
        }
        self.tree.tell(self.walk.first as u32, self.seat, &worth);
        self.sums[self.walk.first].add(outlook);
        self.walk.game = None;
    }
}

/// Whether a seat that is asked sees what the thinker has answered.
fn kind_of<G: Judge>(game: &G, seat: Seat, thinker: Seat) -> Kind {
    match game.turn() {
        Turn::Together(_) if seat != thinker => Kind::Blind(seat),
        _ => Kind::Open(seat),
    }
}
