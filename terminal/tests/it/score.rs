//! The score while a game is played.

use kernel::chance::{Dealer, Fast, Seed, choose};
use kernel::{ScoreSheet, Seat, Viewer};
use table::{Dealing, Table, score_for};

/// How many decisions are looked at.
const STEPS: usize = 250;

/// The lines of a seat, as names and points.
fn lines(sheet: &ScoreSheet, seat: Seat) -> Vec<(&'static str, i32)> {
    sheet.seats[seat.index()].lines.iter().map(|line| (line.label, line.points)).collect()
}

/// Plays at random and looks at every moment; gives how many lines were left out.
fn left_out(key: &str, viewer: Viewer) -> usize {
    let title = shelf::find(key).expect("the game is on the shelf").title;
    let game = title.start(title.standard(), &[], 3).expect("three can play it");
    let seed = Seed::from_text("a rainy evening");
    let mut table = Table::new(title, game, Dealing::Seeded(Dealer::new(seed)));
    let mut rng = Fast::new(5, 0);
    let mut hidden = 0;
    for _ in 0..STEPS {
        let Some(actor) = table.game().turn().actor() else { break };
        let options = table.game().notations(actor);
        let place = choose(&mut rng, &(0..options.len()).collect::<Vec<_>>());
        table.apply(actor, &options[place]).expect("an option is legal");
        hidden += assert_true(&table, viewer);
    }
    hidden
}

/// Whatever is shown is true, and the own score is shown whole.
fn assert_true(table: &Table, viewer: Viewer) -> usize {
    let (known, truth) = (score_for(table.game(), viewer), table.game().score());
    let all = Seat::all(table.game().players());
    all.map(|seat| {
        let (known, truth) = (lines(&known, seat), lines(&truth, seat));
        assert!(
            known.iter().all(|line| truth.contains(line)),
            "{seat:?}: {known:?}, not {truth:?}"
        );
        assert!(!viewer.is(seat) || known == truth, "{seat:?} knows his own score: {known:?}");
        truth.len() - known.len()
    })
    .sum()
}

#[test]
fn a_running_score_invents_no_secret_mission() {
    assert!(left_out("newdale", Viewer::Onlooker) > 0);
    assert!(left_out("newdale", Viewer::Seat(Seat(0))) > 0);
}

#[test]
fn a_running_score_is_true_in_every_game() {
    for game in shelf::games() {
        left_out(game.key(), Viewer::Onlooker);
        left_out(game.key(), Viewer::Seat(Seat(1)));
    }
}
