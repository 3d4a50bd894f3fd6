//! The players against Orléans, where what pays takes many small steps.

use bots::sim::{SimReport, SimSpec};
use bots::{BotSpec, sim};
use kernel::{Title, TitleOf};
use orleans::Orleans;

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
