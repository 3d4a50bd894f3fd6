//! The players against Orléans, where seats plan together and in secret.

use bots::sim::{SimReport, SimSpec};
use bots::{BotSpec, Budget, playout, sim};
use kernel::chance::{Fast, choose};
use kernel::{Game, Parts, Seat, Title, TitleOf, Turn, Viewer};
use orleans::{Components, Orleans};

const SEAT: Seat = Seat(2);

/// Positions of a random game in which [`SEAT`] is asked while others have answered in secret.
fn secret_positions(luck: u64) -> Vec<Orleans> {
    let parts = Parts::<Components>::standard();
    let mut game = Orleans::new(parts, &parts.options, 3).expect("the table is known");
    let mut positions = Vec::new();
    playout(&mut game, &mut Vec::new(), &mut Fast::new(luck, 0), |game, seat, legal, rng| {
        if seat == SEAT && matches!(game.turn(), Turn::Together(_)) {
            positions.push(*game);
        }
        choose(rng, legal)
    });
    positions
}

/// Two states that a seat cannot tell apart get the same answer.
#[test]
fn no_bot_reads_the_plans_of_others() {
    let mut secrets = 0;
    for (number, game) in (0..).zip(secret_positions(1).iter().step_by(4)) {
        let seen = Viewer::Seat(SEAT);
        let other = game.determinize(seen, &mut Fast::new(2, number));
        assert_eq!(game.view(seen), other.view(seen));
        secrets += u32::from(*game != other);
        let thinker = BotSpec::Mcts(Budget::Iterations(60));
        for spec in BotSpec::ALL.into_iter().chain([thinker]) {
            let answer = |game| spec.make().choose(game, SEAT, &mut Fast::new(3, number));
            assert_eq!(answer(game), answer(&other), "{spec}");
        }
    }
    assert!(secrets > 0, "no position had a secret");
}

fn played(bots: &str, games: u64) -> SimReport {
    let spec = SimSpec {
        games,
        players: 4,
        bots: BotSpec::list(bots).expect("the bots exist"),
        seed: 1,
        threads: 2,
        options: vec![],
        parts: TitleOf::<Orleans>::NEW.standard(),
        check: false,
    };
    sim::<Orleans>(&spec, |_| Ok(())).expect("the table is known")
}

#[test]
fn greedy_beats_random_with_the_points_of_a_player() {
    let report = played("greedy,random", 2);
    assert_eq!(report.seats[0].win_share, 1.0);
    assert!(report.seats[0].mean > 60.0, "{:?}", report.seats);
}

#[test]
fn busy_games_get_somewhere() {
    let (busy, random) = (played("busy", 50), played("random", 50));
    let mean = |report: &SimReport| report.bots[0].mean;
    assert!(mean(&busy) > 25.0 && mean(&random) < 5.0, "{busy:?} {random:?}");
}
