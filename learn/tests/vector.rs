//! Many games side by side.

use std::thread;
use std::time::Duration;

use kernel::Seat;
use learn::{Reward, StepError, TableSpec, VectorSpec};

use crate::run::{Run, dense, entry};

fn threads_change_nothing(game: &str) {
    let (mut alone, mut shared) = (Run::new(game, 7, 1, true), Run::new(game, 7, 3, true));
    let mut ended = 0;
    for _ in 0..3_000 {
        ended += alone.step().iter().filter(|done| **done).count();
        shared.step();
        alone.check_masks();
        assert_eq!((&alone.to_move, &alone.dones), (&shared.to_move, &shared.dones));
        assert_eq!(alone.rewards, shared.rewards);
        assert_eq!(alone.observations, shared.observations);
    }
    assert!(ended > 7, "games end and begin anew");
}

fn sparse_is_dense_without_zeros(game: &str) {
    let mut run = Run::mixed(game, 7, 3, true, &[2, 4, 3]);
    assert_eq!(run.vector.seats(), [2, 4, 3, 2, 4, 3, 2]);
    for step in 0..500 {
        run.step();
        assert_eq!(dense(&run), run.observations);
        let (game, width) = (step % 7, run.vector.shape().observation);
        let known = run.vector.position(game).observe(Seat(run.to_move[game] as u8));
        assert_eq!(run.observations[game * width..][..width], known);
    }
}

fn games_end(game: &str) {
    let mut run = Run::new(game, 3, 2, false);
    let mut totals = [0.0; 6];
    while run.to_move.iter().any(|seat| *seat >= 0) {
        run.step();
        run.rewards.iter().zip(&mut totals).for_each(|(reward, total)| *total += reward);
    }
    assert!(totals.chunks(2).all(|both| both[0] == -both[1]), "{totals:?}");
    let error = run.with(|vector, rows| vector.step(&[-1; 3], rows));
    assert_eq!(error, Err(StepError::AllOver));
}

#[test]
fn threads_change_nothing_in_any_game() {
    threads_change_nothing("orleans");
    threads_change_nothing("tiletum");
}

/// Threads that nobody needs for a while fall asleep, and are woken.
#[test]
fn a_learner_may_take_its_time() {
    let [mut patient, mut steady] = [3, 1].map(|threads| Run::new("orleans", 9, threads, true));
    for pause in [0, 1, 20, 0, 5] {
        thread::sleep(Duration::from_millis(pause));
        for _ in 0..50 {
            patient.step();
            steady.step();
        }
        assert_eq!(patient.legal, steady.legal, "after {pause} ms");
    }
}

#[test]
fn sparse_observations_are_the_dense_ones_at_every_table() {
    sparse_is_dense_without_zeros("orleans");
    sparse_is_dense_without_zeros("tiletum");
}

#[test]
fn what_leaves_no_choice_can_be_skipped() {
    let entry = entry("tiletum");
    let spec = VectorSpec {
        games: 4,
        tables: vec![TableSpec { players: 2, ..TableSpec::default() }],
        parts: entry.title.standard(),
        threads: 1,
        rewards: vec![Reward::Score],
        auto_reset: true,
        skip_forced: true,
    };
    let mut run = Run::over(entry.study.vector(&spec).expect("two may play"));
    for _ in 0..2_000 {
        assert!(run.counts.iter().all(|count| *count > 1), "{:?}", run.counts);
        run.step();
    }
}

#[test]
fn games_end_without_auto_reset() {
    games_end("orleans");
    games_end("tiletum");
}

#[test]
fn a_bot_advises_in_every_game_whatever_the_threads() {
    let (mut alone, shared) = (Run::new("orleans", 5, 1, false), Run::new("orleans", 5, 3, false));
    let ask = |run: &Run, bot: &str| {
        let mut advice = vec![0; 5];
        run.vector.advise(bot.parse().unwrap(), 3, &mut advice).map(|()| advice)
    };
    let advice = ask(&alone, "greedy").unwrap();
    assert_eq!(advice, ask(&shared, "greedy").unwrap());
    alone.with(|vector, rows| vector.step(&advice, rows)).expect("advice is legal");
    while alone.dones.iter().any(|done| !done) && alone.counts.iter().any(|count| *count > 0) {
        alone.step();
    }
    assert_eq!(ask(&alone, "greedy").unwrap(), [-1; 5], "nothing is advised when all is over");
}

fn saved_games_go_on_as_they_would_have(game: &str) {
    let mut run = Run::mixed(game, 5, 2, true, &[2, 3]);
    (0..300).for_each(|_| drop(run.step()));
    let saved = run.vector.save();
    let mut again = Run::mixed(game, 5, 1, true, &[2, 3]);
    again.with(|vector, rows| vector.restore(&saved, rows)).expect("it was saved like that");
    again.rng = run.rng.clone();
    for _ in 0..600 {
        assert_eq!((&run.to_move, &run.observations), (&again.to_move, &again.observations));
        assert_eq!(run.step(), again.step());
        assert_eq!(run.rewards, again.rewards);
    }
}

#[test]
fn saved_games_go_on_as_they_would_have_in_any_game() {
    saved_games_go_on_as_they_would_have("orleans");
    saved_games_go_on_as_they_would_have("tiletum");
}

#[test]
fn what_was_saved_by_others_is_refused() {
    let mut run = Run::new("orleans", 2, 1, true);
    let mut refused = |saved| run.with(|vector, rows| vector.restore(&saved, rows)).unwrap_err();
    let three = Run::new("orleans", 3, 1, true).vector.save();
    assert_eq!(refused(three).to_string(), "3 games were saved; here are 2");
    let four = Run::mixed("orleans", 2, 1, true, &[4]).vector.save();
    assert!(refused(four).to_string().starts_with("a position with 4 seats"));
    assert!(refused(serde_json::json!([])).to_string().starts_with("this was not saved"));
    let tiletum = Run::new("tiletum", 2, 1, true);
    let position = tiletum.vector.position(0);
    let error = run.with(|vector, rows| vector.load(0, position.as_ref(), rows)).unwrap_err();
    assert_eq!(error.to_string(), "a position of tiletum does not fit games of orleans");
}

#[test]
fn single_games_are_read_laid_down_and_begun_anew() {
    let mut run = Run::new("orleans", 3, 2, true);
    (0..40).for_each(|_| drop(run.step()));
    let width = run.vector.shape().observation;
    let row = |run: &Run, game: usize| run.observations[game * width..][..width].to_vec();
    let (first, last, position) = (row(&run, 0), row(&run, 2), run.vector.position(0));
    run.with(|vector, rows| vector.load(1, position.as_ref(), rows)).expect("it fits");
    assert_eq!((row(&run, 0), row(&run, 1), row(&run, 2)), (first.clone(), first, last.clone()));
    run.with(|vector, rows| vector.begin(&[true, false, false], rows));
    assert_eq!(run.vector.position(0).progress().round, 1);
    assert_eq!(row(&run, 2), last);
    run.check_masks();
    run.step();
}

#[test]
fn a_game_that_waits_stays_as_it_is() {
    let mut run = Run::new("tiletum", 2, 1, true);
    let width = run.vector.shape().observation;
    let before = run.observations.clone();
    let mut actions = run.random();
    actions[0] = learn::WAIT;
    run.with(|vector, rows| vector.step(&actions, rows)).expect("every action is legal");
    assert_eq!(run.observations[..width], before[..width]);
    assert_ne!(run.observations[width..], before[width..]);
    let mut advice = [learn::WAIT, 0];
    run.vector.advise("busy".parse().unwrap(), 1, &mut advice).expect("busy plays everything");
    assert!(advice[0] == learn::WAIT && advice[1] >= 0);
}

#[test]
fn every_seat_has_its_view() {
    let mut run = Run::mixed("orleans", 3, 2, true, &[2, 4]);
    for _ in 0..50 {
        run.step();
        let width = run.vector.shape().observation;
        for (game, views) in run.views.chunks(4 * width).enumerate() {
            let seat = run.to_move[game] as usize;
            assert_eq!(views[seat * width..][..width], run.observations[game * width..][..width]);
            let seats = usize::from(run.vector.seats()[game]);
            assert!(views[seats * width..].iter().all(|number| *number == 0.0));
        }
    }
}

#[test]
fn games_begin_at_a_position() {
    let mut run = Run::new("orleans", 1, 1, true);
    (0..60).for_each(|_| drop(run.step()));
    let (entry, position) = (entry("orleans"), run.vector.position(0));
    let start = position.state();
    let spec = VectorSpec {
        games: 2,
        tables: vec![TableSpec {
            position: Some(learn::Position(position)),
            ..TableSpec::default()
        }],
        parts: entry.title.standard(),
        threads: 1,
        rewards: vec![Reward::Win],
        auto_reset: true,
        skip_forced: false,
    };
    let run = Run::over(entry.study.vector(&spec).expect("a position can be begun at"));
    assert_eq!(run.vector.position(1).state(), start);
    assert_eq!(run.vector.seats(), [2, 2]);
}

#[test]
fn an_illegal_action_is_found_by_whichever_thread() {
    an_illegal_action_changes_no_game(3);
}

#[test]
fn an_illegal_action_is_found_alone() {
    an_illegal_action_changes_no_game(1);
}

fn an_illegal_action_changes_no_game(threads: usize) {
    let mut run = Run::new("orleans", 4, threads, true);
    let before = run.observations.clone();
    let mut actions = run.random();
    let bad = (0..).find(|action| !run.masks[3 * run.vector.shape().actions + action]);
    actions[3] = bad.expect("not everything is legal") as i64;
    let error = run.with(|vector, rows| vector.step(&actions, rows)).unwrap_err();
    let StepError::Illegal { game: 3, notation: Some(_), refused: Some(_), .. } = error else {
        panic!("{error:?}");
    };
    assert!(error.to_string().starts_with("game 3: seat 0 may not take action"), "{error}");
    assert_eq!(run.observations, before);
    actions[3] = -1;
    assert!(run.with(|vector, rows| vector.step(&actions, rows)).is_err());
    assert!(run.with(|vector, rows| vector.step(&actions[..2], rows)).is_err());
    run.step();
}
