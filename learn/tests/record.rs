//! Every choice as a row.

use bots::BotSpec;
use bots::sim::{SimError, SimSpec};
use kernel::Seat;
use kernel::chance::Fast;
use learn::{Keep, Record, RecordSpec};

use crate::run::entry;

fn spec(game: &str, bots: &str, games: std::ops::Range<u64>) -> RecordSpec {
    RecordSpec {
        games,
        players: 3,
        bots: BotSpec::list(bots).expect("the bots are known"),
        seed: 5,
        options: Vec::new(),
        parts: entry(game).title.standard(),
        keep: Keep::Observations,
    }
}

fn play(game: &str, spec: &RecordSpec) -> Vec<Record> {
    let mut all = Vec::new();
    entry(game).study.record(spec, &mut |record| all.push(record)).expect("the bots fit");
    all
}

/// The games are those of the simulator, so what both say of them belongs together.
fn recorded_games_are_simulated_games(game: &str) {
    let records = play(game, &spec(game, "busy,random", 0..6));
    let sim = SimSpec {
        games: 6,
        players: 3,
        bots: BotSpec::list("busy,random").expect("the bots are known"),
        seed: 5,
        threads: 2,
        options: Vec::new(),
        parts: entry(game).title.standard(),
        check: false,
    };
    let mut games = Vec::new();
    let mut keep = |played: &_| {
        games.push(Clone::clone(played));
        Ok(())
    };
    entry(game).abilities.sim(&sim, &mut keep).expect("the bots fit");
    for (record, played) in records.iter().zip(&games) {
        let scores: Vec<i32> = played.seats.iter().map(|seat| seat.score).collect();
        assert_eq!(record.results.iter().map(|result| result.score).collect::<Vec<_>>(), scores);
        let ranks: Vec<u32> = played.seats.iter().map(|seat| seat.rank).collect();
        assert_eq!(record.results.iter().map(|result| result.rank).collect::<Vec<_>>(), ranks);
    }
    assert_eq!(play(game, &spec(game, "busy,random", 2..4)), records[2..4]);
    let bare = play(game, &RecordSpec { keep: Keep::Nothing, ..spec(game, "busy,random", 0..6) });
    assert!(bare.iter().all(|record| record.choices.is_empty()));
    assert!(bare.iter().map(|record| &record.results).eq(records.iter().map(|one| &one.results)));
    assert!(bare.iter().zip(&games).all(|(record, played)| {
        (0..).zip(&played.seats).all(|(seat, row)| record.lines.of(Seat(seat)) == row.decisions)
    }));
}

#[test]
fn recorded_games_are_simulated_games_of_any_title() {
    recorded_games_are_simulated_games("orleans");
    recorded_games_are_simulated_games("tiletum");
}

#[test]
fn every_choice_has_its_observation() {
    let [record] = &play("orleans", &spec("orleans", "random", 0..1))[..] else {
        panic!("one game was asked for");
    };
    let known: u32 = record.choices.iter().map(|choice| choice.known).sum();
    assert_eq!(record.known.indices.len(), known as usize);
    assert!(record.choices.iter().all(|choice| choice.options > 1 && choice.known > 0));
    assert!(record.choices.iter().any(|choice| choice.kind == "place"));
}

/// What a bot thought of its options stands beside what it took, and thinking about them changes
/// no game.
#[test]
fn every_choice_has_what_was_thought_of_its_options() {
    let bots = "mcts:24it,greedy,busy";
    let spec = RecordSpec { keep: Keep::Choices, ..spec("tiletum", bots, 0..1) };
    let [record] = &play("tiletum", &spec)[..] else { panic!("one game was asked for") };
    let bare = play("tiletum", &RecordSpec { keep: Keep::Nothing, ..spec.clone() });
    assert_eq!(bare[0].results, record.results);
    assert_eq!(record.played(&spec).seats[1].bot, BotSpec::Greedy);
    let mut rest = record.weighed.as_slice();
    for choice in &record.choices {
        let options = rest.split_off(..choice.options as usize).expect("every option is there");
        assert!(options.is_sorted_by_key(|option| option.action));
        assert!(options.iter().any(|option| option.action == choice.action));
        let shares: f32 = options.iter().map(|option| option.policy).sum();
        assert!((shares - 1.0).abs() < 1e-4, "{shares}");
        let visits: u32 = options.iter().map(|option| option.visits).sum();
        let expects = options.iter().any(|option| option.expected.is_some());
        assert_eq!((visits > 0, expects), (choice.seat.0 < 2, choice.seat.0 < 2));
    }
    assert!(rest.is_empty());
}

#[test]
fn bots_must_fit_the_seats() {
    let spec = spec("orleans", "random,random,random,random", 0..1);
    let error = entry("orleans").study.record(&spec, &mut |_| {}).unwrap_err();
    assert!(matches!(error, SimError::Bots { bots: 4, seats: 3 }));
}

#[test]
fn prospects_show_what_the_seat_would_know() {
    let (title, study) = (entry("orleans").title, entry("orleans").study);
    let game = title.start(title.standard(), &[], 2).expect("two may play");
    let mut dealt = game.clone();
    while dealt.turn().seats().is_empty() {
        let (outcome, _) = dealt.odds().swap_remove(0);
        dealt.play(kernel::Actor::Chance, &outcome).expect("it was listed");
    }
    let found = study.prospects(dealt.as_ref(), Seat(0), &mut Fast::new(1, 1));
    let legal = dealt.legal(Seat(0).into());
    assert!(found.actions.iter().copied().eq(legal.iter().map(|action| action.index)));
    for (action, observation) in
        legal.iter().zip(found.observations.chunks(title.info().observation))
    {
        let mut next = dealt.clone();
        next.play(Seat(0).into(), &action.notation).expect("it was listed");
        assert_eq!(next.observe(Seat(0)), observation, "{}", action.notation);
    }
}
