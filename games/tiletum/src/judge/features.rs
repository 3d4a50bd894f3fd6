//! What the estimate goes by.

use kernel::Seat;
use kernel::names::Name;

use super::outlook::Outlook;
use crate::model::SEATS;
use crate::model::board::Building;
use crate::model::effect::Face;
use crate::model::pieces::{Act, Good};
use crate::model::state::Tiletum;

/// The features in the order they are written.
pub(super) const NAMES: &[&str] = &[
    "sure",
    "gold",
    "food",
    "wool",
    "stone",
    "iron",
    "goods",
    "growth",
    "houses",
    "pillars",
    "house_supply",
    "pillar_supply",
    "helpers",
    "crests",
    "characters",
    "contracts",
    "store",
    "fulfilled",
    "cathedrals",
    "lodged",
    "completed",
    "crested",
    "buildings",
    "markers",
    "king",
    "king_space",
    "leads",
    "next_fair",
    "later_fairs",
    "pool",
    "turns_now",
    "crowd",
];

/// How many there are.
pub(super) const COUNT: usize = NAMES.len();

/// Writes the features of a seat.
pub(super) fn write(game: &Tiletum, seat: Seat, out: &mut [f32]) {
    let outlook = Outlook::new(game, seat);
    let (board, store) = (outlook.board, Store::of(&outlook));
    let [gold, food, wool, stone, iron] = goods(&outlook);
    let [next_fair, later_fairs] = outlook.fairs();
    let space = game.piles.space(seat);
    let leads = Seat::all(game.seats).all(|other| game.piles.space(other) <= space);
    let markers: u8 = Act::PLAIN.iter().map(|act| game.marker(seat, *act)).sum();
    let completed = Building::ALL.iter().filter(|one| outlook.progress(**one) >= 1.0).count();
    let features: [f32; COUNT] = [
        game.final_score(seat) as f32,
        gold,
        food,
        wool,
        stone,
        iron,
        outlook.goods(),
        outlook.growth(),
        board.on_map.len() as f32,
        board.pillared.len() as f32,
        board.houses.into(),
        board.pillars.into(),
        store.helpers,
        store.crests,
        store.characters,
        store.contracts,
        outlook.store(),
        board.fulfilled().into(),
        outlook.cathedrals(),
        board.all_lodged().count_ones() as f32,
        completed as f32,
        board.crests.iter().flatten().count() as f32,
        outlook.buildings(),
        markers.into(),
        outlook.king(),
        space.into(),
        u8::from(leads).into(),
        next_fair,
        later_fairs,
        outlook.pool(),
        outlook.turns_this_round(),
        f32::from(game.seats - 1) / (SEATS - 1) as f32,
    ];
    out.copy_from_slice(&features);
}

/// The first goods of a kind are those that are used.
fn goods(outlook: &Outlook<'_>) -> [f32; 5] {
    let count = |good: Good| f32::from(outlook.board.goods.of(good)).min(12.0);
    [Good::Gold, Good::Food, Good::Wool, Good::Stone, Good::Iron].map(count)
}

/// What lies in the storehouse.
#[derive(Default)]
struct Store {
    helpers: f32,
    crests: f32,
    characters: f32,
    /// The points of contracts, as far as their goods are there.
    contracts: f32,
}

impl Store {
    fn of(outlook: &Outlook<'_>) -> Store {
        let mut store = Store::default();
        for tile in outlook.board.store.iter().flatten() {
            match &outlook.game.parts.faces[tile.index()] {
                Face::Helper(_) => store.helpers += 1.0,
                Face::Crest(_) => store.crests += 1.0,
                Face::Character { .. } => store.characters += 1.0,
                Face::Contract(contract) => store.contracts += outlook.contract(contract),
            }
        }
        store
    }
}
