//! A small game looked back upon.

use bots::analysis::{Analysis, AnalysisSpec, analyze};
use bots::{Abilities, BotSpec, Budget};
use kernel::chance::Fast;
use kernel::replay::{Line, Replay};
use kernel::{Actor, Erased, Game, Parts, Seat, Silent, TitleOf};

use crate::threshing::{NoOptions, ROUNDS, Threshing, Work};

const SPEC: AnalysisSpec =
    AnalysisSpec { budget: Some(Budget::Iterations(120)), seed: 3, threads: 1 };

/// A game of two greedy players. In the last round one of them has got no hand to work when
/// `blunder` is set.
fn record(blunder: bool) -> Replay {
    let mut game = Threshing::new(Parts::standard(), &NoOptions {}, 2).expect("two may play");
    let mut replay = Replay::begin(&Erased(game.clone()), None);
    let mut bot = BotSpec::Greedy.make::<Threshing>();
    let mut rng = Fast::new(11, 0);
    while let Some(actor) = game.turn().actor() {
        let action = match actor {
            Actor::Chance => game.deal(&mut rng),
            Actor::Seat(Seat(1)) if blunder && game.progress().round == u32::from(ROUNDS) => {
                Work::Done
            }
            Actor::Seat(seat) => bot.choose(&game, seat, &mut rng).action,
        };
        game.apply(actor, action, &mut Silent);
        replay.lines.push(Line { actor, action: action.to_string() });
    }
    replay
}

fn analysis(replay: &Replay, spec: &AnalysisSpec) -> Analysis {
    analyze::<Threshing>(spec, replay, |_, _| {}).expect("the game is legal")
}

#[test]
fn there_is_a_moment_before_every_line_and_after_the_last() {
    let replay = record(false);
    let Analysis { moments, .. } = analysis(&replay, &SPEC);
    assert!(moments.iter().map(|moment| moment.lines).eq(0..=replay.lines.len()));
    for moment in &moments {
        assert!((moment.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{moment:?}");
        assert_eq!(moment.points.len(), 2);
    }
    assert_eq!(moments[0].round, 1);
}

#[test]
fn the_last_moment_is_the_true_end() {
    let replay = record(true);
    let game = replay.play(&TitleOf::<Threshing>::NEW, usize::MAX).expect("the game is legal");
    let scores: Vec<f64> = game.score().totals().into_iter().map(f64::from).collect();
    let last = analysis(&replay, &SPEC).moments.pop().expect("there is an end");
    assert_eq!(last.points, scores);
    assert!(scores[0] > scores[1]);
    assert_eq!(last.chances, [1.0, 0.0]);
}

#[test]
fn a_blunder_is_the_dearest_move_and_comes_with_the_better_one() {
    let replay = record(true);
    let losses = analysis(&replay, &SPEC).losses;
    let dearest = losses.first().expect("a blunder was planted");
    assert_eq!((dearest.seat, dearest.round), (Seat(1), u32::from(ROUNDS)));
    assert_eq!((dearest.played.as_str(), dearest.better.as_str()), ("done", "barn"));
    assert_eq!(replay.lines[dearest.line].action, "done");
    assert!((4.0..6.0).contains(&dearest.points), "{dearest:?}");
    assert!(dearest.chance > 0.2, "{dearest:?}");
    assert!(losses.len() <= 3 && losses.is_sorted_by(|a, b| a.points >= b.points));
}

#[test]
fn a_loss_says_what_the_better_move_would_have_brought() {
    let losses = analysis(&record(true), &SPEC).losses;
    let dearest = losses.first().expect("a blunder was planted");
    let gains: Vec<_> = dearest.gains.iter().map(|line| (line.label, line.points)).collect();
    let cost = dearest.points.round() as i32;
    assert_eq!(gains, [("points", cost)], "the last round ends the game");
    assert_eq!(dearest.then.last().map(String::as_str), Some("done"), "{dearest:?}");
    assert!(dearest.then.len() > 1, "other hands work too: {dearest:?}");
}

#[test]
fn good_play_costs_little() {
    let losses = analysis(&record(false), &SPEC).losses;
    assert!(losses.iter().all(|loss| loss.points < 4.0), "{losses:?}");
}

/// What luck gave is what changed on the lines of chance, and choices are the rest.
#[test]
fn luck_comes_from_lines_of_chance_alone() {
    let replay = record(true);
    let Analysis { moments, luck, choices, luck_share, .. } = analysis(&replay, &SPEC);
    for seat in 0..2 {
        let change = |line: usize| moments[line + 1].points[seat] - moments[line].points[seat];
        let of = |chance: bool| {
            let lines = replay.lines.iter().enumerate();
            let lines = lines.filter(move |(_, line)| (line.actor == Actor::Chance) == chance);
            lines.map(|(line, _)| change(line)).sum::<f64>()
        };
        assert!((of(true) - luck[seat]).abs() < 1e-9, "{} {}", of(true), luck[seat]);
        assert!((of(false) - choices[seat]).abs() < 1e-9);
    }
    assert!(luck.iter().any(|points| *points != 0.0));
    assert!((0.0..=1.0).contains(&luck_share));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let replay = record(true);
    assert_eq!(analysis(&replay, &SPEC), analysis(&replay, &AnalysisSpec { threads: 2, ..SPEC }));
    assert_ne!(analysis(&replay, &SPEC), analysis(&replay, &AnalysisSpec { seed: 4, ..SPEC }));
}

/// Whatever is told of one and the same game holds under any seed, within the error that is told
/// with it.
#[test]
fn any_seed_tells_the_same_within_the_told_errors() {
    let replay = record(true);
    let told: Vec<Analysis> =
        (0..6).map(|seed| analysis(&replay, &AnalysisSpec { seed, ..SPEC })).collect();
    let within = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).abs() <= 1.5 * a.1.hypot(b.1);
    for (one, other) in told.iter().flat_map(|one| told.iter().map(move |other| (one, other))) {
        assert_eq!(one.losses[0].line, other.losses[0].line, "the dearest move");
        for loss in &one.losses {
            let again = other.losses.iter().filter(|again| again.line == loss.line);
            for again in again {
                assert!(within((loss.points, loss.error), (again.points, again.error)));
            }
        }
        for seat in 0..2 {
            let luck = |of: &Analysis| (of.luck[seat], of.luck_error[seat]);
            assert!(within(luck(one), luck(other)), "{:?} {:?}", luck(one), luck(other));
        }
        let ((low, high), (least, most)) = (one.luck_range, other.luck_range);
        assert!(low <= most && least <= high, "{low} {high} {least} {most}");
        assert!((low..=high).contains(&one.luck_share));
    }
    assert!(told.iter().all(|one| one.luck_error.iter().all(|error| *error > 0.0)));
}

#[test]
fn a_game_that_is_not_over_and_one_that_has_not_begun_can_be_analyzed() {
    let whole = record(false);
    for lines in [0, 1, 7, 20] {
        let mut replay = whole.clone();
        replay.lines.truncate(lines);
        let moments = analysis(&replay, &SPEC).moments;
        assert_eq!(moments.len(), lines + 1);
        assert!(moments.iter().all(|moment| moment.chances.iter().all(|one| *one > 0.0)));
    }
}

#[test]
fn the_work_is_told_of_part_by_part() {
    let mut told = Vec::new();
    let title = TitleOf::<Threshing>::NEW;
    let mut watch = |done, all| told.push((done, all));
    title.analyze(&SPEC, &record(false), &mut watch).expect("the game is legal");
    assert!(told.is_sorted() && told.len() > 10);
    let (done, all) = told[told.len() - 1];
    assert_eq!(done, all);
}

#[test]
fn a_line_that_is_not_legal_is_named() {
    let mut replay = record(false);
    replay.lines[4].action = "plow".to_owned();
    let error = analyze::<Threshing>(&SPEC, &replay, |_, _| {}).expect_err("nobody plows here");
    assert_eq!(error.line, replay.file_line(4));
    assert!(error.to_string().contains("plow"), "{error}");
}
