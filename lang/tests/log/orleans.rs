//! Every line that the log of Orléans can hold.

use kernel::Seat;
use orleans::Event;
use orleans::model::map::{Edge, Town};
use orleans::model::pieces::{Deed, Follower, Good, Hourglass, Token, Ware};
use orleans::model::places::Place;

const SEAT: Seat = Seat(0);
const TOKENS: [Token; 2] = [Token::Scholar, Token::StarterFarmer];

/// What everybody goes through: set-up, the phases of the round.
fn round() -> Vec<Event> {
    let (seat, tile) = (SEAT, Hourglass::Plague);
    vec![
        Event::good_laid(Edge(0), Good::Wool),
        Event::GoodRemoved {},
        Event::StartPlayer { seat },
        Event::TileRemoved { seat, tile: Some(Place::Winery) },
        Event::TileRemoved { seat, tile: None },
        Event::Hourglass { round: 3, tile },
        Event::Coins { seat, n: 2 },
        Event::Paid { seat, n: 1 },
        Event::PaidTo { seat, to: Seat(1), n: 1 },
        Event::Draws { seat, n: 0 },
        Event::Draws { seat, n: 5 },
        Event::Bath { seat, used: true },
        Event::Bath { seat, used: false },
        Event::Confirmed { seat },
        Event::Passed { seat },
        Event::Shielded { seat, tile },
        Event::DebtDropped { seat, n: 2 },
        Event::MostStations { seat },
    ]
}

/// What happens to a follower.
fn followers(token: Token) -> Vec<Event> {
    let (seat, place) = (SEAT, Place::Ship);
    vec![
        Event::Drew { seat, token },
        Event::Allocated { seat, token },
        Event::Kept { seat, token, tower: true },
        Event::Kept { seat, token, tower: false },
        Event::Retrieved { seat, token, place },
        Event::Placed { seat, token, place, slot: Some(1), tower: false },
        Event::Placed { seat, token, place: Place::Theatre, slot: None, tower: true },
        Event::Died { seat, token },
        Event::Survived { seat, token },
        Event::LostFollower { seat, token },
    ]
}

/// What places bring and torture takes.
fn gains_and_losses() -> Vec<Event> {
    let (seat, place, town) = (SEAT, Place::University, Town::Blois);
    vec![
        Event::TechnologyPlaced { seat, place, slot: 0 },
        Event::Used { seat, place },
        Event::Recruited { seat, follower: Follower::Craftsman, space: 2 },
        Event::Recruited { seat, follower: Follower::Monk, space: 0 },
        Event::GoodTaken { seat, good: Good::Grain },
        Event::GoodCollected { seat, good: Good::Brocade, edge: String::new() },
        Event::TileTaken { seat, tile: Place::School },
        Event::TechnologyTaken { seat },
        Event::Citizen { seat },
        Event::Developed { seat, n: 3, space: 7 },
        Event::Moved { seat, owner: seat, from: Town::Orleans, to: town },
        Event::Moved { seat, owner: Seat(1), from: Town::Orleans, to: town },
        Event::StationBuilt { seat, town },
        Event::Served { seat, follower: Follower::Knight, deed: Deed::PeaceTreaty },
        Event::Given { seat, good: Ware::Bread },
        Event::Baked { seat, n: 2 },
        Event::Emptied { seat, place },
        Event::LostStation { seat, town: Some(town) },
        Event::LostStation { seat, town: None },
        Event::LostDevelopment { seat, space: 3 },
        Event::LostGood { seat, good: Ware::Wool },
        Event::LostPlace { seat, place: Place::Winery },
        Event::LostTechnology { seat, place: Some(place) },
        Event::LostTechnology { seat, place: None },
    ]
}

pub(crate) fn every_event() -> Vec<Event> {
    let of_followers = TOKENS.into_iter().flat_map(followers);
    round().into_iter().chain(of_followers).chain(gains_and_losses()).collect()
}
