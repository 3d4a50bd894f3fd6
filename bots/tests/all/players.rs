//! The players against a small game.

use bots::Bot as _;
use bots::{Abilities, BotSpec, Budget, Considered, Level, Mcts, playout};
use kernel::chance::{Fast, Rng as _, choose};
use kernel::{Actor, Erased, Game, Parts, Seat, Silent, TitleOf, Viewer};

use crate::threshing::{Farm, NoOptions, ROUNDS, Threshing, Work};

fn start(players: u8) -> Threshing {
    Threshing::new(Parts::standard(), &NoOptions {}, players).expect("the table is known")
}

/// The first position in which seats are asked.
fn dealt(players: u8, luck: u64) -> Threshing {
    let mut game = start(players);
    let mut rng = Fast::new(luck, 0);
    while game.turn().actor() == Some(Actor::Chance) {
        let card = game.deal(&mut rng);
        game.apply(Actor::Chance, card, &mut Silent);
    }
    game
}

/// What a bot does with its three hands.
fn turn(spec: BotSpec, seed: u64) -> Vec<Work> {
    let mut game = dealt(2, seed);
    let mut bot = spec.make::<Threshing>();
    let mut rng = Fast::new(seed, 1);
    let mut done = Vec::new();
    while game.turn().waits_for(Actor::Seat(Seat(0))) {
        let action = bot.choose(&game, Seat(0), &mut rng).action;
        game.apply(Actor::Seat(Seat(0)), action, &mut Silent);
        done.push(action);
    }
    done
}

/// A thinker that is quick enough for many tests.
const THINKER: BotSpec = BotSpec::Mcts(Budget::Iterations(300));

/// Every bot that is tried here.
fn bots() -> impl Iterator<Item = BotSpec> {
    BotSpec::ALL.into_iter().chain([THINKER])
}

/// Whether a bot is quick enough for many tests.
fn is_quick(spec: BotSpec) -> bool {
    match spec {
        BotSpec::Random | BotSpec::Busy | BotSpec::Greedy => true,
        BotSpec::Mcts(_) => spec == THINKER,
        BotSpec::Net(_) => false,
        BotSpec::Level(level) => level != Level::Master && level != Level::Grandmaster,
    }
}

#[test]
fn the_thinker_completes_what_pays_only_when_complete() {
    for seed in 0..20 {
        assert_eq!(turn(THINKER, seed), [Work::Barn, Work::Barn, Work::Barn, Work::Done]);
    }
}

#[test]
fn the_thinker_says_what_every_seat_may_expect() {
    let game = dealt(3, 0);
    let choice = THINKER.make().choose(&game, Seat(0), &mut Fast::new(0, 0));
    let visits: u64 = choice.considered.iter().map(|one| one.visits).sum();
    assert!(visits <= 300, "{visits}");
    assert_eq!(choice.action, choice.considered[0].action);
    assert!(choice.considered.is_sorted_by(|a, b| a.visits >= b.visits));
    assert!(choice.considered.iter().all(|one| one.points.len() == 3));
}

/// How threads are scheduled changes nothing, and a game that is over is forgotten.
#[test]
fn several_threads_think_alike_each_time() {
    let game = dealt(2, 4);
    let mut thinker = Mcts::new(Budget::Iterations(200), 3);
    let mut answer = || {
        thinker.forget();
        thinker.choose(&game, Seat(0), &mut Fast::new(1, 1))
    };
    assert_eq!(answer(), answer());
}

#[test]
fn greedy_completes_what_pays_only_when_complete() {
    for seed in 0..20 {
        assert_eq!(turn(BotSpec::Greedy, seed), [Work::Barn, Work::Barn, Work::Barn, Work::Done]);
    }
}

#[test]
fn greedy_says_what_it_considered() {
    let game = dealt(2, 0);
    let choice = BotSpec::Greedy.make().choose(&game, Seat(0), &mut Fast::new(0, 0));
    let actions: Vec<Work> = choice.considered.iter().map(|one| one.action).collect();
    assert_eq!(actions, [Work::Barn, Work::Yard, Work::Done]);
    assert_eq!(choice.action, actions[0]);
    assert!(choice.considered.is_sorted_by(|a, b| a.value >= b.value));
    assert!(choice.considered.iter().all(|one| one.visits > 0));
}

/// Alone nothing is hidden: the expected moves can be played, and bring what was said.
#[test]
fn a_line_can_be_played_and_brings_what_it_says() {
    let game = dealt(1, 0);
    for spec in [BotSpec::Greedy, THINKER] {
        let choice = spec.make().choose(&game, Seat(0), &mut Fast::new(0, 0));
        assert_eq!(choice.considered.len(), 3);
        for one in &choice.considered {
            assert_eq!(one.line[0], (Actor::Seat(Seat(0)), one.action));
            let mut played = game.clone();
            for &(actor, action) in &one.line {
                played.play(actor, action).expect("a line keeps to the rules");
            }
            assert_eq!(played.progress().round, game.progress().round + 1, "the round is over");
            let gained: i32 = one.gains.iter().map(|line| line.points).sum();
            assert_eq!(gained, played.score().seats[0].total - game.score().seats[0].total);
            assert!(gained > 0 || one.action == Work::Done, "{one:?}");
        }
    }
}

/// Whoever asks for reasons gets the same game as whoever does not.
#[test]
fn reasons_change_nothing_of_the_game() {
    let game = dealt(3, 1);
    for spec in [BotSpec::Greedy, THINKER] {
        let (mut quick, mut wordy) = (Fast::new(7, 0), Fast::new(7, 0));
        let mut legal = Vec::new();
        game.legal(Actor::Seat(Seat(1)), &mut legal);
        let picked = spec.make().pick(&game, Seat(1), &legal, &mut quick);
        assert_eq!(spec.make().choose(&game, Seat(1), &mut wordy).action, picked);
        assert_eq!(quick.next_u64(), wordy.next_u64());
    }
}

#[test]
fn what_follows_is_told_as_far_as_it_is_certain() {
    let me = Actor::Seat(Seat(0));
    let card = (Actor::Chance, Work::Card(Seat(1), 3));
    let line = vec![
        (me, Work::Barn),
        (Actor::Seat(Seat(1)), Work::Yard),
        (me, Work::Done),
        card,
        (me, Work::Yard),
    ];
    let points = vec![3.0, 1.0, 2.0];
    let one = Considered {
        action: Work::Barn,
        value: 3.0,
        visits: 1,
        policy: 1.0,
        points,
        line,
        gains: Vec::new(),
    };
    assert_eq!(one.follow_up(Seat(0)).collect::<Vec<_>>(), [&Work::Done]);
    assert_eq!(one.rivals(Seat(0)), [(Seat(1), 1.0), (Seat(2), 2.0)]);
}

#[test]
fn random_and_busy_say_nothing_and_answer_at_random() {
    for spec in [BotSpec::Random, BotSpec::Busy] {
        let game = dealt(2, 0);
        let answers = |stream| spec.make().choose(&game, Seat(0), &mut Fast::new(0, stream));
        let choices: Vec<_> = (0..50).map(answers).collect();
        assert!(choices.iter().all(|choice| choice.considered.is_empty()));
        assert!(choices.iter().any(|choice| choice.action == Work::Yard));
        assert!(choices.iter().any(|choice| choice.action == Work::Barn));
    }
}

/// Two states that a seat cannot tell apart get the same answer. Bots that think long are tried
/// less often.
#[test]
fn no_bot_reads_what_its_seat_may_not_know() {
    let tried = |(seed, spec): &(u64, BotSpec)| *seed < 2 || is_quick(*spec);
    let cases = (0..50).flat_map(|seed| bots().map(move |spec| (seed, spec)));
    for (seed, spec) in cases.filter(tried) {
        let game = dealt(3, seed);
        let mut other = game.clone();
        other.farms[1] = Farm { card: 7 - game.farms[1].card, ..game.farms[1] };
        other.farms[2] = Farm { card: 6, barn: 2, yard: 1, ..game.farms[2] };
        assert_eq!(game.view(Viewer::Seat(Seat(0))), other.view(Viewer::Seat(Seat(0))));
        let answer = |game| spec.make().choose(game, Seat(0), &mut Fast::new(seed, 9));
        assert_eq!(answer(&game), answer(&other), "{spec}");
    }
}

#[test]
fn the_erased_bot_answers_like_the_typed_one() {
    let game = dealt(2, 3);
    for spec in bots() {
        let typed = spec.make().choose(&game, Seat(1), &mut Fast::new(5, 0));
        let mut bot = TitleOf::<Threshing>::NEW.bot(spec);
        let erased = bot.choose(&Erased(game.clone()), Seat(1), &mut Fast::new(5, 0));
        assert_eq!(erased, typed.map(|action| action.to_string()));
    }
}

#[test]
fn a_playout_reaches_the_end_and_counts_the_players_lines() {
    let mut game = start(4);
    let lines = playout(&mut game, &mut Vec::new(), &mut Fast::new(1, 1), |_, _, legal, rng| {
        choose(rng, legal)
    });
    assert_eq!(game.turn().actor(), None);
    assert_eq!(Seat::all(4).map(|seat| u64::from(lines.of(seat))).sum::<u64>(), lines.total());
    assert!(Seat::all(4).all(|seat| lines.of(seat) >= u32::from(ROUNDS)));
}
