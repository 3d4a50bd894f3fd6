//! What the rules are written with: places and slots, the map, effects, events, tokens.

use kernel::Seat;
use kernel::names::Name;
use orleans::model::effect::Effect;
use orleans::model::map::Way::{Road, Water};
use orleans::model::map::{Edge, Town};
use orleans::model::pieces::{Good, Token, Tokens};
use orleans::model::places::{Place, SLOTS};
use orleans::{Event, neutral};

#[test]
fn slots_know_their_place() {
    assert_eq!(SLOTS, 61);
    let slot = Place::Ship.slot(2).unwrap();
    assert_eq!((slot.place(), slot.number()), (Place::Ship, 2));
    assert_eq!(slot.to_string(), "ship.2");
    assert_eq!(Place::School.slots().len(), 0);
    let all: u32 = Place::ALL.iter().map(|place| place.slots().len()).sum();
    assert_eq!(all as usize, SLOTS);
}

#[test]
fn chinon_and_chatellerault_are_joined_twice() {
    let twins: Vec<_> = Edge::all().filter(|edge| edge.has_twin()).map(Edge::key).collect();
    assert_eq!(twins, ["chinon-chatellerault/road", "chinon-chatellerault/water"]);
    assert_eq!(Edge::find("chinon-chatellerault", Some(Water)), Some(Edge(37)));
    assert_eq!(Edge::find("chinon-chatellerault", None), None);
    assert_eq!(Edge::find("orleans-briare", None), Some(Edge(29)));
}

#[test]
fn neighbors_of_orleans() {
    let names = |way| Town::Orleans.neighbors(way).iter().map(Town::id).collect::<Vec<_>>();
    assert_eq!(names(Road), ["chartres", "chateaudun", "montargis", "vierzon"]);
    assert_eq!(names(Water), ["blois", "briare"]);
    assert!(Town::Chartres.neighbors(Water).is_empty());
}

#[test]
fn effects_are_read() {
    assert_eq!(
        Effect::parse("coins:2+development:1"),
        Some(Effect::Gain { coins: 2, development: 1 })
    );
    assert_eq!(
        Effect::parse("pay_coins:2->bake_grain:1..3"),
        Some(Effect::Bake { coins: 2, least: 1, most: 3 })
    );
    assert_eq!(Effect::parse("coins:many"), None);
    assert_eq!(Effect::parse("fly:moon"), None);
}

/// The list of kinds names every event as its JSON does.
#[test]
fn kinds_match_the_json() {
    let seat = Seat(0);
    let samples = [
        Event::good_laid(Edge(0), Good::Wine),
        Event::Passed { seat },
        Event::MostStations { seat },
        Event::LostTechnology { seat, place: None },
    ];
    for event in samples {
        let json = serde_json::to_value(&event).expect("an event has a JSON form");
        assert_eq!(json["event"], kernel::Event::kind(&event));
    }
}

#[test]
fn or_17_7_starters_are_not_drawn() {
    let bag: Tokens = [Token::Monk, Token::StarterFarmer].into_iter().collect();
    assert_eq!(neutral(&bag).pieces().map(Token::id).collect::<Vec<_>>(), ["monk"]);
}
