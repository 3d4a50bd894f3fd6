//! What the estimate goes by.

use kernel::names::Name;
use kernel::{Seat, features};

use super::outlook::Outlook;
use crate::model::SEATS;
use crate::model::board::Building;
use crate::model::effect::Face;
use crate::model::pieces::{Act, Good};
use crate::model::state::Tiletum;

features! {
    /// What a position shows and promises; the promises are points by a rule of thumb.
    pub(super) struct Terms {
        /// Points if the game ended at once.
        sure,
        /// Goods of a kind; the first ones are those that are used.
        gold,
        food,
        wool,
        stone,
        iron,
        /// What all goods promise.
        goods,
        /// What houses and pillars promise for those to come.
        growth,
        houses,
        pillars,
        house_supply,
        pillar_supply,
        /// Tiles in the storehouse.
        helpers,
        crests,
        characters,
        /// The points of contracts there, as far as their goods are at hand.
        contracts,
        /// What the storehouse promises.
        store,
        fulfilled,
        /// What pillars by cathedrals promise.
        cathedrals,
        lodged,
        completed,
        crested,
        /// What begun buildings and the markers of completed ones promise.
        buildings,
        markers,
        /// What the king track brings in the rounds to come.
        king,
        king_space,
        /// Whether nobody stands higher on it.
        leads,
        /// What the next fair brings, and the later ones.
        next_fair,
        later_fairs,
        /// What the points promise that are not spent yet.
        pool,
        turns_now,
        /// How many rivals there are.
        crowd,
    }
}

impl Terms {
    pub(super) fn of(game: &Tiletum, seat: Seat) -> Terms {
        let outlook = Outlook::new(game, seat);
        let (board, store) = (outlook.board, Store::of(&outlook));
        let [gold, food, wool, stone, iron] = goods(&outlook);
        let [next_fair, later_fairs] = outlook.fairs();
        let space = game.piles.space(seat);
        let leads = Seat::all(game.seats).all(|other| game.piles.space(other) <= space);
        let markers: u8 = Act::PLAIN.iter().map(|act| game.marker(seat, *act)).sum();
        let completed = Building::ALL.iter().filter(|one| outlook.progress(**one) >= 1.0).count();
        Terms {
            sure: game.final_score(seat) as f32,
            gold,
            food,
            wool,
            stone,
            iron,
            goods: outlook.goods(),
            growth: outlook.growth(),
            houses: board.on_map.len() as f32,
            pillars: board.pillared.len() as f32,
            house_supply: board.houses.into(),
            pillar_supply: board.pillars.into(),
            helpers: store.helpers,
            crests: store.crests,
            characters: store.characters,
            contracts: store.contracts,
            store: store.promise,
            fulfilled: board.fulfilled().into(),
            cathedrals: outlook.cathedrals(),
            lodged: board.all_lodged().count_ones() as f32,
            completed: completed as f32,
            crested: board.crests.iter().flatten().count() as f32,
            buildings: outlook.buildings(),
            markers: markers.into(),
            king: outlook.king(),
            king_space: space.into(),
            leads: u8::from(leads).into(),
            next_fair,
            later_fairs,
            pool: outlook.pool(),
            turns_now: outlook.turns_this_round(),
            crowd: f32::from(game.seats - 1) / (SEATS - 1) as f32,
        }
    }
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
    contracts: f32,
    promise: f32,
}

impl Store {
    fn of(outlook: &Outlook<'_>) -> Store {
        let mut store = Store::default();
        let (mut tiles, mut all) = (0, 0.0);
        for tile in outlook.board.store.iter().flatten() {
            let face = &outlook.game.parts.faces[tile.index()];
            let worth = outlook.tile(face);
            match face {
                Face::Helper(_) => store.helpers += 1.0,
                Face::Crest(_) => store.crests += 1.0,
                Face::Character { .. } => store.characters += 1.0,
                Face::Contract(_) => store.contracts += worth,
            }
            (tiles, all) = (tiles + 1, all + worth);
        }
        store.promise = outlook.store(tiles, all);
        store
    }
}
