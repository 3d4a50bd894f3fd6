//! The whole state as plain data.

use std::collections::BTreeMap;

use kernel::names::Name;
use kernel::{Invalid, Parts, Seat};
use serde::{Deserialize, Serialize};

use super::components::{Components, Options};
use super::facts::{
    CityFacts, CorruptionFacts, FairFacts, FieldFacts, FrameFacts, LostFacts, Places, PoolFacts,
    SeatFacts, TitusFacts, places,
};
use super::map::Node;
use super::pieces::{Color, Die};
use super::state::{Phase, Step, Tiletum};
use super::tiles::{Stack, Tile};

pub(crate) mod read;

/// The whole state: the `state` of the protocol.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct Snapshot {
    pub players: u8,
    pub options: Options,
    pub round: u8,
    pub phase: Phase,
    pub pass: u8,
    /// Where the turn stands, in the action phase.
    pub step: Option<Step>,
    /// The turn order, first player first.
    pub order: Vec<Seat>,
    /// Whose turn it is; in the king phase the leader, if asked.
    pub turn: Option<Seat>,
    /// The die of this turn.
    pub die: Option<Die>,
    pub pool: PoolFacts,
    pub swapped: bool,
    /// Open choices above the turn, the bottom one first.
    pub frames: Vec<FrameFacts>,
    /// The value that faces field 1.
    pub wheel: Option<u8>,
    pub fields: BTreeMap<u8, FieldFacts>,
    /// Dice on the wheel.
    pub dice: Vec<Die>,
    pub bag: BTreeMap<Color, u8>,
    /// The piles of the king track, the bottom disc first.
    pub king: BTreeMap<i8, Vec<Seat>>,
    pub king_tile: Option<Tile>,
    pub corruption: CorruptionFacts,
    pub fairs: BTreeMap<u8, FairFacts>,
    pub map: BTreeMap<Node, CityFacts>,
    pub contract_market: Places,
    pub character_market: Places,
    pub bonus_stack: Vec<Tile>,
    pub contract_stack: Vec<Tile>,
    pub character_stack: Vec<Tile>,
    /// Used helpers and discarded king tiles.
    pub discard: Vec<Tile>,
    /// Characters put aside by a refresh under way.
    pub refreshed: Vec<Tile>,
    pub lost: LostFacts,
    pub seats: Vec<SeatFacts>,
    pub titus: Option<TitusFacts>,
    /// The solo game: whether it would be won as things stand.
    #[serde(default)]
    pub won: Option<bool>,
}

impl Snapshot {
    /// The snapshot of a state.
    pub fn of(game: &Tiletum) -> Snapshot {
        let seats = usize::from(game.seats);
        let in_turn = game.phase == Phase::Action;
        let between = game.step == Step::Corruption;
        let turn = match game.phase {
            Phase::Action => (!between).then(|| game.active()),
            _ => game.asked(),
        };
        Snapshot {
            players: game.players,
            options: game.options,
            round: game.round,
            phase: game.phase,
            pass: game.pass,
            step: in_turn.then_some(game.step),
            order: match game.phase {
                Phase::Setup => Vec::new(),
                _ => game.order[..seats].to_vec(),
            },
            turn,
            die: game.die,
            pool: PoolFacts { action: game.pool.act, ap: game.pool.ap },
            swapped: game.swapped,
            frames: game.frames.iter().copied().map(FrameFacts::from).collect(),
            wheel: (game.wheel > 0).then_some(game.wheel),
            fields: fields_of(game),
            dice: dice_of(game),
            bag: Color::ALL.iter().copied().zip(game.bag).collect(),
            king: piles_of(game),
            king_tile: game.king_tile,
            corruption: CorruptionFacts {
                up: game.turned_up.iter().flatten().copied().collect(),
                down: (0..).zip(game.corruption).collect(),
            },
            fairs: fairs_of(game),
            map: Node::CITIES.iter().map(|city| (*city, CityFacts::of(game, *city))).collect(),
            contract_market: places(&game.contract_market),
            character_market: places(&game.character_market),
            bonus_stack: listed(Stack::Bonus, &game.stacks),
            contract_stack: listed(Stack::Contract, &game.stacks),
            character_stack: listed(Stack::Character, &game.stacks),
            discard: copies(Tile::ALL, &game.discard),
            refreshed: game.refreshed.iter().flatten().copied().collect(),
            lost: LostFacts {
                tiles: copies(Tile::ALL, &game.lost.tiles),
                houses: game.lost.houses[..seats].to_vec(),
                pillars: game.lost.pillars[..seats].to_vec(),
            },
            seats: Seat::all(game.players).map(|seat| SeatFacts::of(game, seat)).collect(),
            titus: (game.players == 1).then(|| TitusFacts::of(game)),
            won: game.score_sheet().won,
        }
    }

    /// The state that it describes, played on to its question; what can be counted is checked
    /// elsewhere.
    ///
    /// # Errors
    /// Names the field that describes nothing.
    pub fn state(self, parts: Parts<Components>) -> Result<Tiletum, Invalid> {
        let mut game = self.position(parts)?;
        super::audit::possible(&game)?;
        super::audit::dice::last(&game)?;
        game.go_on(&mut kernel::Silent);
        Ok(game)
    }
}

fn fields_of(game: &Tiletum) -> BTreeMap<u8, FieldFacts> {
    let both = game.fields.into_iter().zip(game.field_tiles);
    (1..).zip(both.map(|(action, tile)| FieldFacts { action, tile })).collect()
}

fn fairs_of(game: &Tiletum) -> BTreeMap<u8, FairFacts> {
    let both = game.towns.into_iter().zip(game.fairs);
    (1..).zip(both.map(|(city, tile)| FairFacts { city, tile })).collect()
}

/// Dice on the wheel, one by one.
fn dice_of(game: &Tiletum) -> Vec<Die> {
    let mut dice = Vec::new();
    for (color, values) in Color::ALL.iter().zip(game.dice) {
        for (value, count) in (1..).zip(values) {
            dice.extend((0..count).map(|_| Die { color: *color, value }));
        }
    }
    dice
}

fn piles_of(game: &Tiletum) -> BTreeMap<i8, Vec<Seat>> {
    let track = &game.parts.track;
    (track.lowest..=track.highest).map(|space| (space, game.piles.on(space).collect())).collect()
}

/// Tiles by number of copies, one by one.
fn copies(tiles: &[Tile], counts: &[u8]) -> Vec<Tile> {
    let each = tiles.iter().zip(counts);
    each.flat_map(|(tile, count)| (0..*count).map(|_| *tile)).collect()
}

fn listed(stack: Stack, counts: &[u8]) -> Vec<Tile> {
    copies(stack.tiles(), &counts[stack.range()])
}
