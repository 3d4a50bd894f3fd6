//! What is particular about Orléans.

use kernel::names::Name;
use kernel::{Actor, AnyGame, Seat, Title, TitleOf, Turn, Viewer};
use lang::Tongue;
use orleans::Orleans;
use orleans::model::pieces::Deed;
use orleans::model::places::Place;

use crate::lively;
use crate::sample::{SAMPLES, Sample, assert_clicks};

/// How games of Orléans are played.
pub const SAMPLE: Sample = Sample {
    key: "orleans",
    players: &[2, 3, 4],
    options: |number| {
        vec![
            ("promo_tiles", (number % 4 != 3).to_string()),
            ("reduced_tiles", number.is_multiple_of(5).to_string()),
            ("sequential_planning", (number % 3 == 1).to_string()),
        ]
    },
    choose: lively::choose,
    enrich: deal_tiles,
    texts: || {
        let places = Place::ALL.iter().map(|place| format!("draw-does-{place}"));
        let deeds = Deed::ALL.iter().map(|deed| format!("draw-deed-{deed}"));
        places.chain(deeds).collect()
    },
    games: 30,
    often: &["plan", "retrieve", "draw_count", "action"],
    kinds: &[
        "remove",
        "allocate",
        "keep",
        "keep_tower",
        "retrieve",
        "retrieve_theatre",
        "place",
        "place_from_tower",
        "place_technology",
        "use",
        "recruit",
        "tile",
        "go",
        "go_road",
        "go_water",
        "take",
        "deed",
        "give",
        "court",
        "lose_station",
        "lose_stock",
        "lose_follower",
        "lose_development",
        "lose_good",
        "lose_place",
        "lose_technology",
        "lose_technology_on",
    ],
};

/// Gives every seat some of the tiles that ask something of their own.
fn deal_tiles(mut game: Box<dyn AnyGame>) -> Box<dyn AnyGame> {
    let players = usize::from(game.players());
    for seat in Seat::all(game.players()) {
        let share = lively::ODD.iter().copied().skip(seat.index()).step_by(players);
        game = lively::with_tiles(&*game, seat, &share.collect::<Vec<_>>());
    }
    game
}

/// A question that seldom comes up is asked by hand: which bonus to take again.
#[test]
fn a_bonus_is_taken_again_by_a_click_on_its_space() {
    let sample = &SAMPLES[0];
    let speaker = sample.speaker(Tongue::Italian);
    let mut asked = 0;
    sample.positions(3, 1, |game, _| {
        let Turn::Seat(seat) = game.turn() else { return };
        if game.decision(seat).is_none_or(|decision| decision.ask != "action") {
            return;
        }
        let game = lively::with_tiles(game, seat, &["hiding_place"]);
        let mut state = game.state();
        state["question"] = "hiding_place".into();
        let Ok(game) = TitleOf::<Orleans>::NEW.load(game.parts(), state) else { return };
        let legal = game.legal(Actor::Seat(seat));
        asked += legal.len();
        let page = sample.page(&*game, Viewer::Seat(seat), &legal, &speaker);
        assert_clicks(sample.drawing(), &legal, &page);
    });
    assert!(asked > 10, "only {asked} bonuses were on offer");
}
