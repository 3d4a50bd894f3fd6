//! Whole campaigns, played by bots, through both branches.

use std::sync::LazyLock;

use kernel::chance::Fast;
use kernel::conformance::by_weight;
use kernel::{Actor, Components as _, Game, Parts, Seat, Silent};
use newdale::campaign::{Campaign, Result};
use newdale::model::pieces::Chapter;
use newdale::{Components, Newdale, Options};

/// The box, read once for all tests.
fn standard() -> Parts<Components> {
    static STANDARD: LazyLock<Parts<Components>> = LazyLock::new(Parts::standard);
    *STANDARD
}

/// Plays a chapter by the game's own weights.
fn play(options: &Options, players: u8, seed: u64) -> Newdale {
    let mut game = Newdale::new(standard(), options, players).expect("the chapter is set up");
    let mut rng = Fast::new(seed, 0);
    let mut legal = Vec::new();
    while let Some(actor) = game.turn().actor() {
        let action = match actor {
            Actor::Chance => game.deal(&mut rng),
            Actor::Seat(seat) => {
                game.legal(actor, &mut legal);
                by_weight(&game, seat, &legal, &mut rng)
            }
        };
        game.apply(actor, action, &mut Silent);
    }
    game
}

/// Plays eight chapters; who fulfilled the side missions is decided by `fulfil`, since the
/// branch must not hang on luck.
fn campaign(players: u8, fulfil: bool) -> Campaign {
    let mut campaign = Campaign::new(players).expect("so many can play");
    let mut seed = 0;
    while let Some(next) = campaign.standing().next {
        let game = play(&next.options, players, seed);
        let mut result = Result::of(&game).expect("the chapter is over");
        result.fulfilled.fill(fulfil);
        if players == 1 {
            result = Result { won: Some(true), winner: Some(Seat(0)), ..result };
        }
        assert_eq!(result.chapter, next.chapter);
        campaign.enter(result).expect("it is the next chapter");
        let json = serde_json::to_string(&campaign).expect("a campaign has a JSON form");
        assert_eq!(Campaign::read(&json).expect("it is read back"), campaign);
        seed += 1;
    }
    campaign
}

const UPPER: [Chapter; 8] = [
    Chapter::I,
    Chapter::II,
    Chapter::IIIa,
    Chapter::IVa,
    Chapter::V,
    Chapter::VI,
    Chapter::VII,
    Chapter::VIII,
];
const LOWER: [Chapter; 8] = [
    Chapter::I,
    Chapter::II,
    Chapter::IIIb,
    Chapter::IVb,
    Chapter::V,
    Chapter::VI,
    Chapter::VII,
    Chapter::VIII,
];

#[test]
fn nd_10_1_eight_chapters_through_both_branches() {
    for players in 1..=4 {
        for (fulfil, path) in [(true, UPPER), (false, LOWER)] {
            let played = campaign(players, fulfil);
            let standing = played.standing();
            assert_eq!(standing.path, path, "{players} players");
            assert_eq!(standing.wins.iter().sum::<u32>(), 8);
            assert_eq!(standing.next, None);
            assert_eq!(played.chronicle().len(), 8);
        }
    }
}

#[test]
fn nd_10_2_what_was_played_decides_the_branch() {
    let mut branches = [false; 2];
    for seed in 0..40 {
        let options = Options { chapter: Chapter::II, ..defaults() };
        let result = Result::of(&play(&options, 2, seed)).expect("the chapter is over");
        branches[usize::from(result.fulfilled.contains(&true))] = true;
    }
    assert_eq!(branches, [true, true], "both branches come about by play");
}

fn defaults() -> Options {
    standard().defaults()
}

fn result(chapter: Chapter, winner: u8, fulfilled: [bool; 3]) -> Result {
    let scores = vec![41, 52, 38];
    let winner = Some(Seat(winner));
    Result { chapter, scores, winner, fulfilled: fulfilled.to_vec(), won: None }
}

#[test]
fn nd_10_20_half_of_the_players_are_enough() {
    let after = |fulfilled: [bool; 3]| {
        let mut campaign = Campaign::new(3).expect("three can play");
        campaign.enter(result(Chapter::I, 1, [false; 3])).expect("chapter I is first");
        campaign.enter(result(Chapter::II, 2, fulfilled)).expect("chapter II is next");
        campaign.next_chapter()
    };
    assert_eq!(after([true, false, true]), Some(Chapter::IIIa));
    assert_eq!(after([true, false, false]), Some(Chapter::IIIb));
}

#[test]
fn nd_10_4_the_cup_decides_the_start_and_adds_what_is_new() {
    let mut campaign = Campaign::new(3).expect("three can play");
    let first = campaign.standing().next.expect("chapter I is first");
    assert_eq!((first.chapter, first.options.previous_winner), (Chapter::I, -1));
    campaign.enter(result(Chapter::I, 1, [false; 3])).expect("chapter I is first");
    let standing = campaign.standing();
    assert_eq!((standing.cup, standing.leader.clone()), (Some(Seat(1)), vec![Seat(1)]));
    let next = standing.next.expect("chapter II is next");
    assert_eq!(next.options.previous_winner, 1);
    let game = Newdale::new(standard(), &next.options, 3).expect("a table");
    assert_eq!(game.snapshot().start, Some(Seat(2)), "the winner is last in round 1");
    let adds = serde_json::to_value(&next.adds).expect("it has a JSON form");
    let expected = serde_json::json!({
        "buildings": ["weaponsmith", "barracks"],
        "characters": ["p01", "p02", "p03", "p04"],
        "extras": [],
        "map": null,
    });
    assert_eq!(adds, expected);
}

#[test]
fn nd_10_2_chapter_v_starts_where_chapter_iv_ended() {
    let start = |fulfil: bool| {
        let mut campaign = Campaign::new(2).expect("two can play");
        for chapter in if fulfil { &UPPER[..4] } else { &LOWER[..4] } {
            let result = Result {
                chapter: *chapter,
                scores: vec![40, 30],
                winner: Some(Seat(0)),
                fulfilled: vec![fulfil; 2],
                won: None,
            };
            campaign.enter(result).expect("it is the next chapter");
        }
        campaign.standing().next.expect("chapter V is next").options.start_town.to_string()
    };
    assert_eq!([start(true), start(false)], ["creekside", "thickthorn"]);
}

#[test]
fn nd_11_2_a_lost_solo_chapter_is_played_again() {
    let mut campaign = Campaign::new(1).expect("one can play");
    let lost = Result {
        chapter: Chapter::I,
        scores: vec![20],
        winner: None,
        fulfilled: vec![false],
        won: Some(false),
    };
    campaign.enter(lost.clone()).expect("chapter I is first");
    let standing = campaign.standing();
    assert_eq!((standing.path.len(), standing.totals), (0, vec![0]));
    let next = standing.next.expect("chapter I again");
    assert_eq!((next.chapter, next.options.previous_winner), (Chapter::I, -1));
    campaign.enter(Result { won: Some(true), winner: Some(Seat(0)), ..lost }).expect("won");
    assert_eq!(campaign.next_chapter(), Some(Chapter::II));
}

#[test]
fn another_chapter_is_refused_by_name() {
    let mut campaign = Campaign::new(3).expect("three can play");
    let error = campaign.enter(result(Chapter::V, 0, [false; 3])).unwrap_err();
    assert_eq!(error.to_string(), "chapter v was entered; chapter i is next");
    let short = Result { scores: vec![1], ..result(Chapter::I, 0, [false; 3]) };
    let error = campaign.enter(short).unwrap_err();
    assert_eq!(error.to_string(), "the result is of another table; 3 play");
    assert!(Campaign::new(5).is_err());
    assert!(Campaign::read("{\"players\":2}").is_err());
}
