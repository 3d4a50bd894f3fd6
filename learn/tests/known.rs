//! What seats know is written part by part, and only where something changed: it is what would be
//! written from nothing, whatever happens to the games.

use kernel::Seat;
use kernel::chance::{Fast, below};
use learn::{Reward, TableSpec, VectorSpec, WAIT};
use shelf::Entry;

use crate::run::{Run, dense, entry};

/// Tables with every number of players, and with every option by itself that they can agree on.
fn tables(entry: &Entry) -> Vec<TableSpec> {
    let (title, info) = (entry.title, entry.info());
    let single = |option: &kernel::options::OptionSpec| {
        let name = option.name.to_owned();
        option.kind.values().into_iter().map(move |value| vec![(name.clone(), value)])
    };
    let sets = info.options.iter().flat_map(single).chain([vec![]]);
    let (fewest, most) = info.players;
    let tables = sets.flat_map(|options| {
        (fewest..=most).map(move |players| TableSpec {
            players,
            options: options.clone(),
            ..TableSpec::default()
        })
    });
    let parts = title.standard();
    tables.filter(|table| title.start(parts, &table.options, table.players).is_ok()).collect()
}

fn run(game: &str, skip_forced: bool, threads: usize) -> Run {
    let entry = entry(game);
    let tables = tables(entry);
    let spec = VectorSpec {
        games: tables.len(),
        tables,
        parts: entry.title.standard(),
        threads,
        rewards: vec![Reward::Win],
        auto_reset: true,
        skip_forced,
    };
    Run::over(entry.study.vector(&spec).expect("all of them can be played"))
}

/// Compares everything that is written with what a fresh observation tells.
fn check(run: &Run) {
    let shape = run.vector.shape();
    let width = shape.observation;
    assert_eq!(dense(run), run.observations);
    for game in 0..run.vector.games() {
        let position = run.vector.position(game);
        let seat = Seat(run.to_move[game] as u8);
        assert_eq!(run.observations[game * width..][..width], position.observe(seat));
        let views = &run.views[game * shape.players * width..][..shape.players * width];
        for (seat, view) in Seat::all(shape.players as u8).zip(views.chunks(width)) {
            match seat.0 < position.players() {
                true => assert_eq!(view, position.observe(seat), "game {game}, seat {seat}"),
                false => assert!(view.iter().all(|number| *number == 0.0)),
            }
        }
    }
}

/// Something other than a step happens to some game.
fn disturb(run: &mut Run, dice: &mut Fast) {
    let games = run.vector.games() as u32;
    let mut game = || below(dice, games) as usize;
    let (one, other) = (game(), game());
    match below(dice, 4) {
        0 => {
            let position = run.vector.position(one);
            run.with(|vector, rows| vector.load(other, position.as_ref(), rows)).expect("it fits");
        }
        1 => {
            let which: Vec<bool> = (0..games as usize).map(|game| game == one).collect();
            run.with(|vector, rows| vector.begin(&which, rows));
        }
        2 => {
            let saved = run.vector.save();
            run.with(|vector, rows| vector.restore(&saved, rows)).expect("it was saved here");
        }
        _ => {
            let mut actions = run.random();
            (actions[one], actions[other]) = (WAIT, WAIT);
            run.with(|vector, rows| vector.step(&actions, rows)).expect("every action is legal");
        }
    }
}

fn is_what_would_be_written_from_nothing(game: &str) {
    let mut dice = Fast::new(3, 3);
    for (skip_forced, threads) in [(false, 1), (true, 3)] {
        let mut run = run(game, skip_forced, threads);
        for step in 0..500 {
            run.step();
            if step % 23 == 0 {
                disturb(&mut run, &mut dice);
            }
            check(&run);
        }
        run.with(|vector, rows| vector.reset(5, rows));
        check(&run);
    }
}

/// The rows may be others after a reset, and hold anything.
#[test]
fn rows_with_anything_in_them_are_written_from_nothing() {
    let mut run = run("orleans", false, 1);
    (0..50).for_each(|_| drop(run.step()));
    run.observations.fill(7.0);
    run.views.fill(7.0);
    run.with(|vector, rows| vector.reset(5, rows));
    check(&run);
}

#[test]
fn it_is_what_would_be_written_from_nothing_in_craftsmen() {
    is_what_would_be_written_from_nothing("craftsmen");
}

#[test]
fn it_is_what_would_be_written_from_nothing_in_newdale() {
    is_what_would_be_written_from_nothing("newdale");
}

#[test]
fn it_is_what_would_be_written_from_nothing_in_orleans() {
    is_what_would_be_written_from_nothing("orleans");
}

#[test]
fn it_is_what_would_be_written_from_nothing_in_tiletum() {
    is_what_would_be_written_from_nothing("tiletum");
}
