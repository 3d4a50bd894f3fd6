//! What the rules are written with: tracks, saved games, components, rooms, events, the map.

use kernel::chance::Fast;
use kernel::names::Name;
use kernel::{Actor, Game, Invalid, Parts, Seat, Silent, Turn};
use tiletum::model::board::{Building, Room, each_room};
use tiletum::model::event::Place;
use tiletum::model::map::Node::{self, *};
use tiletum::model::map::{HouseSpace, distances};
use tiletum::model::pieces::Act;
use tiletum::model::snapshot::Snapshot;
use tiletum::model::tiles::Tile;
use tiletum::model::track::Piles;
use tiletum::{Components, Event, Tiletum};

const ORANGE: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const GREEN: Seat = Seat(2);
const PINK: Seat = Seat(3);

fn piles(discs: &[(Seat, i8)]) -> Piles {
    let mut piles = Piles::pile(&[], 0);
    discs.iter().for_each(|(seat, space)| piles.put(*seat, *space));
    piles
}

#[test]
fn a_pile_keeps_its_order_when_it_falls() {
    let mut track = piles(&[(GREEN, 0), (ORANGE, 2), (BLUE, 2)]);
    track.fall(2, -5);
    assert_eq!(track.on(0).collect::<Vec<_>>(), [ORANGE, BLUE]);
    assert_eq!(track.space(GREEN), -2);
    track.fall(2, -2);
    assert_eq!(track.on(-2).collect::<Vec<_>>(), [GREEN, ORANGE, BLUE]);
}

#[test]
fn the_nearest_comes_back_first() {
    let mut track = piles(&[(PINK, 0), (ORANGE, -1), (GREEN, -3), (BLUE, -3)]);
    assert_eq!(track.ranking(), [PINK, ORANGE, GREEN, BLUE]);
    track.reset(0);
    assert_eq!(track.on(0).collect::<Vec<_>>(), [PINK, ORANGE, GREEN, BLUE]);
}

#[test]
fn a_moved_disc_goes_on_top() {
    let mut track = piles(&[(BLUE, 1), (GREEN, 4), (ORANGE, 4)]);
    track.move_to(BLUE, 4);
    assert_eq!(track.on(4).collect::<Vec<_>>(), [GREEN, ORANGE, BLUE]);
    assert_eq!(track.ranking()[..3], [GREEN, ORANGE, BLUE]);
}

/// A table for two whose first die is to be taken.
fn begun() -> Tiletum {
    let parts = Parts::<Components>::standard();
    let mut game = Tiletum::new(parts, &parts.options, 2).expect("two play");
    let mut rng = Fast::new(7, 0);
    while game.turn() == Turn::Chance {
        let dealt = game.deal(&mut rng);
        game.apply(Actor::Chance, dealt, &mut Silent);
    }
    game
}

fn refused(change: impl FnOnce(&mut Snapshot)) -> String {
    let mut saved = begun().snapshot();
    change(&mut saved);
    let Invalid { field, .. } = Tiletum::restore(Parts::standard(), saved).expect_err("refused");
    field
}

#[test]
fn what_was_saved_is_taken() {
    assert!(Tiletum::restore(Parts::standard(), begun().snapshot()).is_ok());
}

#[test]
fn every_turn_to_come_has_a_die() {
    let back_in_the_bag = |saved: &mut Snapshot| {
        for die in saved.dice.drain(1..) {
            *saved.bag.entry(die.color).or_default() += 1;
        }
    };
    assert_eq!(refused(back_in_the_bag), "dice");
}

#[test]
fn every_die_to_come_has_a_space() {
    let taken = |saved: &mut Snapshot| {
        for (place, die) in saved.dice.drain(..2).enumerate() {
            saved.seats[1].dice[place] = Some(die);
        }
    };
    assert_eq!(refused(taken), "dice");
}

#[test]
fn every_round_has_a_town_and_a_fair_of_its_own() {
    let tile = |saved: &mut Snapshot| {
        let second = saved.fairs[&2].tile;
        saved.fairs.get_mut(&3).expect("four rounds").tile = second;
    };
    assert_eq!(refused(tile), "fairs");
    let town = |saved: &mut Snapshot| {
        let second = saved.fairs[&2].city;
        saved.fairs.get_mut(&4).expect("four rounds").city = second;
    };
    assert_eq!(refused(town), "fairs");
    let first = |saved: &mut Snapshot| {
        let mut towns: Vec<_> = saved.fairs.values().map(|fair| fair.city).collect();
        towns.swap(0, 1);
        saved.fairs.values_mut().zip(towns).for_each(|(fair, city)| fair.city = city);
    };
    assert_eq!(refused(first), "fairs");
}

#[test]
fn the_shipped_file_is_whole() {
    let parts = Parts::<Components>::standard();
    let tiles = |seats| parts.table(seats).tiles.iter().map(|n| u32::from(*n)).sum::<u32>();
    assert_eq!([tiles(2), tiles(3), tiles(4)], [38 + 19 + 25, 46 + 23 + 35, 54 + 26 + 45]);
    let spots = |seats| parts.table(seats).bonus_spots.len();
    assert_eq!([spots(2), spots(3), spots(4)], [10, 15, 20]);
}

#[test]
fn rooms_know_their_building_and_floor() {
    let names: Vec<String> = Room::all().map(|room| room.to_string()).collect();
    assert_eq!(names, ["b1.1", "b1.2", "b1.3", "b2.1", "b2.2", "b3.1", "b3.2", "b4.1", "b5.1"]);
    assert!(names.iter().zip(Room::all()).all(|(name, room)| Room::parse(name) == Some(room)));
    assert_eq!(Room::parse("b6.1"), None);
    assert_eq!(each_room(Building::B2.rooms()).count(), 2);
}

/// The list of kinds names every event as its JSON does.
#[test]
fn kinds_match_the_json() {
    let seat = Seat(0);
    let samples = [
        Event::FieldLaid { field: 1, action: Act::King },
        Event::Revealed { tile: Tile::HelpAny1, place: Place::King, space: 0, town: None },
        Event::RoofHouse { seat, building: 2 },
        Event::TurnOrder { order: vec![seat] },
        Event::GameOver,
    ];
    for event in samples {
        let json = serde_json::to_value(&event).expect("an event has a JSON form");
        assert_eq!(json["event"], kernel::Event::kind(&event));
    }
}

/// EX-23 of the specification.
#[test]
fn steps_from_tiletum() {
    let steps = distances(Node::Tiletum);
    let known = [
        (Paris, 1),
        (Koeln, 1),
        (Frankfurt, 2),
        (London, 3),
        (Hamburg, 3),
        (Bordeaux, 3),
        (Lyon, 3),
        (Praha, 4),
        (Wien, 4),
        (Verona, 5),
        (Venezia, 5),
        (Milano, 5),
        (Firenze, 6),
        (Genova, 6),
    ];
    for (node, expected) in known {
        assert_eq!(steps[node.index()], expected, "{node}");
    }
    assert!(steps.iter().all(|steps| *steps < u8::MAX), "every place can be reached");
}

#[test]
fn spaces_know_their_city() {
    let space = Genova.space(2).unwrap();
    assert_eq!((space.city(), space.number(), space.to_string()), (Genova, 2, "genova.2".into()));
    assert_eq!(HouseSpace::parse("genova.2"), Some(space));
    assert_eq!(HouseSpace::parse("genova.3"), None);
    assert!(ArlesGenova.spaces().is_empty());
}

#[test]
fn learners_tell_tiles_apart_that_do_different_things() {
    let parts = Parts::<Components>::standard();
    for (number, one) in Tile::ALL.iter().enumerate() {
        for other in &Tile::ALL[number + 1..] {
            let same = parts.told[one.index()] == parts.told[other.index()];
            assert_eq!(same, parts.face(*one) == parts.face(*other), "{one} and {other}");
        }
    }
}
