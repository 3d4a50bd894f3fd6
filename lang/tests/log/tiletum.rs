//! Every line that the log of Tiletum can hold.

use kernel::Seat;
use kernel::names::Name;
use tiletum::Event;
use tiletum::model::event::Place;
use tiletum::model::map::Node;
use tiletum::model::pieces::{Act, Color, Cost, Decree, Fair, Good, Meeple};
use tiletum::model::state::Line;
use tiletum::model::tiles::Tile;

const SEAT: Seat = Seat(0);
/// One of each kind of square tile.
const TILES: [Tile; 4] = [
    Tile::HelpKing2,
    Tile::ContractCrestRedGriffin,
    Tile::ContractIron9,
    Tile::CharacterMerchantGold3,
];

/// What is laid out and what chance brings.
fn table() -> Vec<Event> {
    let town = Node::ALL[3];
    let mut events = vec![
        Event::FieldLaid { field: 1, action: Act::Joker },
        Event::WheelLaid { value: 4 },
        Event::TownLaid { round: 2, town },
        Event::FirstPlayer { seat: SEAT },
        Event::Rolled { color: Color::LightGrey, value: 6 },
        Event::WheelTurned { value: 3 },
        Event::FairHeld { town, fair: Fair::Crests, value: 5 },
        Event::GameOver,
    ];
    events.extend((0..3).map(|value| Event::Corrupted { value }));
    events.extend(Cost::ALL.iter().map(|&cost| Event::CostLaid { town, cost }));
    events.extend(Fair::ALL.iter().map(|&fair| Event::FairLaid { round: 3, fair }));
    events.extend(Decree::ALL.iter().map(|&card| Event::CardDrawn { card }));
    events.extend((2..5).map(|n| Event::TurnOrder { order: Seat::all(n).collect() }));
    events
}

/// What happens to a square tile.
fn tiles(tile: Tile) -> Vec<Event> {
    let (seat, town) = (SEAT, Some(Node::ALL[7]));
    vec![
        Event::Revealed { tile, place: Place::Field, space: 2, town: None },
        Event::Revealed { tile, place: Place::King, space: 0, town: None },
        Event::Revealed { tile, place: Place::City, space: 0, town },
        Event::Revealed { tile, place: Place::ContractMarket, space: 5, town: None },
        Event::Revealed { tile, place: Place::CharacterMarket, space: 1, town: None },
        Event::TileTaken { seat, tile },
        Event::BonusUsed { seat, tile },
        Event::Lodged { seat, tile, building: 1, floor: 3 },
        Event::Fulfilled { seat, tile, space: 2 },
        Event::CrestPlaced { seat, tile, building: 6 },
        Event::HelperUsed { seat, tile },
        Event::KingTileDiscarded { seat, tile },
        Event::TileRemoved { seat, tile },
    ]
}

/// What a player does in a turn.
fn turn() -> Vec<Event> {
    let (seat, building, town) = (SEAT, 2, Node::ALL[0]);
    let (color, action) = (Color::Blue, Act::King);
    let mut events = vec![
        Event::DieTaken { seat, color, from: 5, value: 5, gold: 0, action },
        Event::DieTaken { seat, color, from: 5, value: 2, gold: 6, action },
        Event::ActionBegun { seat, action, ap: 4 },
        Event::MarkerPlaced { seat, action, ap: 3 },
        Event::HousePlaced { seat, town, space: 1 },
        Event::PillarPlaced { seat, town },
        Event::Triggered { seat, building },
        Event::Refreshed { seat },
        Event::RoofHouse { seat, building },
        Event::Completed { seat, building },
        Event::Swapped { seat, give: Good::Food, take: Good::Gold },
        Event::KingMoved { seat, space: -2 },
        Event::TurnEnded { seat },
        Event::Traded { seat, good: Good::Wool },
        Event::Forgone { seat },
        Event::Contributed { seat, town, tile: 0 },
    ];
    events.extend([1, 2, 5].map(|n| Event::GoodsGained { seat, good: Good::Iron, n }));
    events.extend(Node::ALL.iter().map(|&to| {
        let piece = Meeple::Merchant;
        Event::Walked { seat, piece, from: town, to }
    }));
    let lines = Line::ALL.iter().flat_map(|&line| [(line, 4), (line, -2)]);
    events.extend(lines.map(|(line, vp)| Event::Scored { seat, line, vp }));
    events
}

pub(crate) fn every_event() -> Vec<Event> {
    let of_tiles = TILES.into_iter().flat_map(tiles);
    table().into_iter().chain(of_tiles).chain(turn()).collect()
}
