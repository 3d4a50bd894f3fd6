//! The swap test: what others hide is swapped for something else that a seat could not tell from
//! it, and every bot must answer as before.
//!
//! Both twins of a bot live through the same game, so that what a bot remembers from one decision
//! to the next is tried as well.

use std::hash::{DefaultHasher, Hasher};

use bots::guided::{Guide, Method, Views};
use bots::{Bot, BotSpec, Budget, Mcts};
use craftsmen::Craftsmen;
use kernel::chance::{Fast, choose};
use kernel::{Actor, Game, Judge, Seat, Silent, Title, TitleOf, Turn, Viewer};
use newdale::Newdale;
use orleans::Orleans;
use tiletum::Tiletum;

use crate::novices;

/// Whether a bot is honest does not depend on how long it thinks.
const BRIEF: Budget = Budget::Iterations(30);
/// Moments that are tried of each kind and game.
const TRIED: usize = 3;

/// A seat is asked.
struct Moment<G> {
    game: G,
    /// The same to the seat, but for what it does not know.
    other: G,
    seat: Seat,
    /// Whether others are asked at the same time, or have answered unseen.
    together: bool,
}

impl<G: Game> Moment<G> {
    fn new(game: &G, seat: Seat, rng: &mut Fast) -> Moment<G> {
        let other = game.determinize(Viewer::Seat(seat), rng);
        let together = matches!(game.turn(), Turn::Together(_));
        Moment { game: game.clone(), other, seat, together }
    }

    /// Whether anything could be swapped.
    fn has_secret(&self) -> bool {
        self.game != self.other
    }

    fn looks_the_same(&self) -> bool {
        let seen = Viewer::Seat(self.seat);
        self.game.view(seen) == self.other.view(seen)
    }
}

fn start<G: Game>(players: u8) -> G {
    let title = TitleOf::<G>::NEW;
    let game = title.start(title.standard(), &[], players).expect("the table is known");
    game.as_any().downcast_ref::<G>().expect("a title starts its own game").clone()
}

/// Every moment of a game of busy players at which a seat has a choice. Seats that decide together
/// answer in any order.
fn moments<G: Judge>(players: u8) -> Vec<Moment<G>> {
    let mut game = start::<G>(players);
    let mut rng = Fast::new(7, players.into());
    let mut busy = BotSpec::Busy.make::<G>();
    let (mut found, mut legal) = (Vec::new(), Vec::new());
    loop {
        let seats: Vec<Seat> = game.turn().seats().iter().collect();
        for &seat in &seats {
            game.legal(Actor::Seat(seat), &mut legal);
            if legal.len() > 1 {
                found.push(Moment::new(&game, seat, &mut rng));
            }
        }
        match game.turn() {
            Turn::Over => return found,
            Turn::Chance => {
                let outcome = game.deal(&mut rng);
                game.apply(Actor::Chance, outcome, &mut Silent);
            }
            Turn::Seat(_) | Turn::Together(_) => {
                let seat = choose(&mut rng, &seats);
                game.legal(Actor::Seat(seat), &mut legal);
                let action = busy.pick(&game, seat, &legal, &mut rng);
                game.apply(Actor::Seat(seat), action, &mut Silent);
            }
        }
    }
}

/// So many of them, from the first to the last.
fn spread<T>(all: Vec<T>, wanted: usize) -> Vec<T> {
    let step = all.len().div_ceil(wanted).max(1);
    all.into_iter().step_by(step).collect()
}

/// How often the twins of a bot answered differently.
fn differences<G: Judge>(moments: &[Moment<G>], make: impl Fn() -> Box<dyn Bot<G>>) -> usize {
    let (mut one, mut twin) = (make(), make());
    let differ = |(number, moment): &(u64, &Moment<G>)| {
        let luck = || Fast::new(3, *number);
        one.choose(&moment.game, moment.seat, &mut luck())
            != twin.choose(&moment.other, moment.seat, &mut luck())
    };
    (0..).zip(moments).filter(differ).count()
}

/// A bot of this kind that does not think long.
fn brief<G: Judge>(spec: BotSpec) -> Box<dyn Bot<G>> {
    match spec {
        BotSpec::Net(_) if spec.stand_in::<G>().is_some() => BotSpec::Mcts(BRIEF).make(),
        BotSpec::Mcts(_) => BotSpec::Mcts(BRIEF).make(),
        BotSpec::Level(level) => level.within(BRIEF),
        plain => plain.make(),
    }
}

/// Reads the whole state, what others hide included.
struct Peeker;

impl<G: Judge> Bot<G> for Peeker {
    fn pick(&mut self, game: &G, _: Seat, legal: &[G::Action], _: &mut Fast) -> G::Action {
        let mut hasher = DefaultHasher::new();
        game.hash(&mut hasher);
        legal[hasher.finish() as usize % legal.len()]
    }
}

/// Players with nets, however they search.
fn swap_learned<G: Judge>(tried: &[Moment<G>], players: u8) {
    let net = novices::net::<G>();
    let puct = Guide { method: Method::Puct, views: Views::Asked, worlds: 2, ..Guide::PLAY };
    for (guide, walks, threads) in [
        (Guide::PLAY, None, 1),
        (Guide::PLAY, Some(12), 1),
        (Guide::LEARN, Some(12), 2),
        (puct, Some(12), 1),
    ] {
        let player = || novices::player::<G>(&net, guide, walks, threads);
        assert_eq!(differences(tried, player), 0, "{guide:?}, {walks:?}, {players} players");
    }
}

/// Tries every bot at every number of players; gives the moments in turn and those together that
/// had a secret.
fn swap<G: Judge>() -> (usize, usize) {
    let (fewest, most) = G::INFO.players;
    let (mut in_turn, mut together, mut peeked) = (0, 0, 0);
    for players in fewest..=most {
        let all = moments::<G>(players);
        assert!(all.iter().all(Moment::looks_the_same), "{players} players");
        let (secret, open): (Vec<_>, Vec<_>) = all.into_iter().partition(Moment::has_secret);
        let (joint, single): (Vec<_>, Vec<_>) = secret.into_iter().partition(|one| one.together);
        (in_turn, together) = (in_turn + single.len(), together + joint.len());
        let kinds = [spread(single, TRIED), spread(joint, TRIED), spread(open, 1)];
        let tried: Vec<_> = kinds.into_iter().flatten().collect();
        for spec in BotSpec::ALL {
            assert_eq!(differences(&tried, || brief(spec)), 0, "{spec}, {players} players");
        }
        let pair = || -> Box<dyn Bot<G>> { Box::new(Mcts::new(BRIEF, 2)) };
        assert_eq!(differences(&tried, pair), 0, "two threads, {players} players");
        swap_learned(&tried, players);
        peeked += differences(&tried, || Box::new(Peeker));
    }
    assert_eq!(peeked > 0, in_turn + together > 0, "a bot that peeks is found out");
    (in_turn, together)
}

/// Seats decide one after the other.
#[test]
fn craftsmen_keeps_hands_secret() {
    let (in_turn, together) = swap::<Craftsmen>();
    assert!(in_turn > 0 && together == 0, "{in_turn} {together}");
}

#[test]
fn newdale_keeps_hands_and_plans_secret() {
    let (in_turn, together) = swap::<Newdale>();
    assert!(in_turn > 0 && together > 0, "{in_turn} {together}");
}

/// Only what is planned together is hidden.
#[test]
fn orleans_keeps_plans_secret() {
    let (in_turn, together) = swap::<Orleans>();
    assert!(in_turn == 0 && together > 0, "{in_turn} {together}");
}

/// Nothing is hidden: the twins are asked the very same.
#[test]
fn tiletum_has_no_secrets() {
    assert_eq!(swap::<Tiletum>(), (0, 0));
}
