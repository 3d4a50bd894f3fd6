//! The JSON of seats, events and work, as state and view share it.

use std::collections::BTreeMap;

use kernel::Seat;
use kernel::names::{Name, Set};
use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::events::EventCard;
use super::pieces::{Character, Color, Figure, Figures, Good, Sailor, Symbol};
use super::pile::Cards;
use super::player::Player;
use super::spaces::{AREAS, Area, Space};
use super::state::{Lost, Newdale, Stage};
use super::tokens::{TOKENS, Token};
use super::towns::Town;
use crate::ch01_terms::{CAPTAIN, COOK, MINE, special};

/// A seat; what is hidden from the viewer is null.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct SeatFacts {
    pub track: u8,
    pub goal: u8,
    pub side_mission: u8,
    pub hand: Option<Cards>,
    /// How many cards the others see.
    #[serde(default)]
    pub cards: u8,
    /// Hand cards that everybody has seen.
    pub known: Vec<Card>,
    /// Hand cards from before the discard pile was last turned over.
    pub old: Option<Cards>,
    /// Named in a simultaneous discard that is not complete.
    pub dropped: Option<Cards>,
    /// Cards of it still to be named.
    pub to_drop: Option<u8>,
    /// Nate: the cards drawn that are still a choice.
    pub drawn: Option<Vec<Card>>,
    pub mission: Option<Symbol>,
    pub character: Option<Character>,
    pub tokens: Vec<Token>,
    pub houses: Vec<Town>,
    pub supply: u8,
    pub range: u8,
    pub compensation: u8,
    pub markers: Vec<u8>,
    pub bought: Vec<u8>,
    pub plan: BTreeMap<u8, Option<Space>>,
    pub areas: BTreeMap<u8, Option<String>>,
    pub specials: Vec<Card>,
    pub crew: Vec<Sailor>,
    pub goods: BTreeMap<Good, u8>,
    pub grapes: BTreeMap<Color, u8>,
    pub rabbit: BTreeMap<Figure, u8>,
    pub onyx: Option<Color>,
    pub prison: BTreeMap<Color, u8>,
    pub ship: Option<u8>,
    pub furthest: Option<u8>,
    /// Follows from the buildings.
    #[serde(default)]
    pub fists: u8,
    /// Follows from event, market and buildings.
    #[serde(default)]
    pub labor: BTreeMap<Color, u8>,
    /// The open question in a step that all answer together.
    pub asked: Option<String>,
}

/// The names of the cards that are no building cards.
pub const COAL_MINE: &str = "coal_mine";
/// The Captain on his area.
pub const THE_CAPTAIN: &str = "captain";
/// The Cook on his area.
pub const THE_COOK: &str = "cook";

impl SeatFacts {
    /// A seat as its owner sees it, or as the others do; `revealed` when missions are open.
    pub fn of(game: &Newdale, seat: Seat, open: bool, revealed: bool) -> SeatFacts {
        let player = game.player(seat);
        let ships = game.has(super::components::Extra::Ships);
        SeatFacts {
            track: player.track,
            goal: player.goal,
            side_mission: player.side,
            hand: open.then_some(player.hand),
            cards: player.cards(),
            known: known(player),
            old: open.then_some(player.old),
            dropped: open.then_some(player.dropped),
            to_drop: open.then_some(player.to_drop),
            drawn: open.then(|| player.drawn.iter().flatten().copied().collect()),
            mission: player.mission.filter(|_| open || revealed),
            character: player.character,
            tokens: repeated(&player.tokens),
            houses: player.houses.iter().map(|n| game.chapter().board.town(n)).collect(),
            supply: player.supply,
            range: game.range(seat),
            compensation: game.compensation(seat),
            markers: numbers(player.markers),
            bought: numbers(player.bought),
            plan: plan_of(game, player, open),
            areas: areas_of(game, player),
            specials: specials_of(player),
            crew: crew_of(player),
            goods: plain_goods(player),
            grapes: by_color(|color| player.stock(Good::grapes(color))),
            rabbit: figures(&player.rabbit),
            onyx: player.onyx,
            prison: by_color(|color| player.prison[color.index()]),
            ship: ships.then_some(player.ship),
            furthest: ships.then_some(player.furthest),
            fists: game.fists(seat),
            labor: by_color(|color| game.labor_of(seat, color)),
            asked: game.asked_together(seat),
        }
    }
}

impl Newdale {
    /// The open question of a seat in a step that all answer together.
    fn asked_together(&self, seat: Seat) -> Option<String> {
        let asked = self.wait == super::state::Wait::Together;
        self.ask(seat).filter(|_| asked).map(str::to_owned)
    }
}

/// What everybody knows of a hand.
fn known(player: &Player) -> Vec<Card> {
    let vineyards = Color::ALL.iter().map(|color| super::components::Components::vineyard(*color));
    vineyards.filter(|card| player.is_known(*card)).collect()
}

/// ND-12.6 — A plan is hidden until all have committed.
fn plan_of(game: &Newdale, player: &Player, open: bool) -> BTreeMap<u8, Option<Space>> {
    let secret = game.phase == super::state::Phase::Planning && !game.plans_openly();
    let seen = |space: Option<Space>| space.filter(|_| open || !secret);
    (1..).zip(player.plan).map(|(marker, space)| (marker, seen(space))).collect()
}

fn areas_of(game: &Newdale, player: &Player) -> BTreeMap<u8, Option<String>> {
    let back = game.chapter().back;
    let name = |area: Area| match area.index() {
        MINE => Some(COAL_MINE.to_owned()),
        CAPTAIN if back => Some(THE_CAPTAIN.to_owned()),
        COOK if back => (player.crew[Sailor::Cook.index()] > 0).then(|| THE_COOK.to_owned()),
        place => player.areas[place].map(|card| card.id().to_owned()),
    };
    Area::all().take(AREAS).map(|area| (area.number(), name(area))).collect()
}

fn specials_of(player: &Player) -> Vec<Card> {
    let built = player.specials.into_iter().enumerate();
    built.flat_map(|(number, count)| copies((special(number), count))).collect()
}

fn crew_of(player: &Player) -> Vec<Sailor> {
    let crew = Sailor::ALL.iter().copied().zip(player.crew);
    crew.filter(|(sailor, _)| *sailor != Sailor::Cook).flat_map(copies).collect()
}

fn plain_goods(player: &Player) -> BTreeMap<Good, u8> {
    let goods = Good::ALL.iter().copied().filter(|good| good.vineyard().is_none());
    goods.map(|good| (good, player.stock(good))).collect()
}

/// A number for every color.
pub fn by_color(count: impl Fn(Color) -> u8) -> BTreeMap<Color, u8> {
    Color::ALL.iter().map(|color| (*color, count(*color))).collect()
}

/// Figures by kind.
pub fn figures(figures: &Figures) -> BTreeMap<Figure, u8> {
    Figure::ALL.iter().copied().zip(*figures).collect()
}

/// So many of one piece.
pub fn copies<T: Clone>((piece, count): (T, u8)) -> impl Iterator<Item = T> {
    std::iter::repeat_n(piece, count.into())
}

/// Tokens one by one.
pub fn repeated(tokens: &[u8; TOKENS]) -> Vec<Token> {
    Token::ALL.iter().copied().zip(*tokens).flat_map(copies).collect()
}

/// The numbers of a set of bits, counted from 1.
pub fn numbers(bits: u8) -> Vec<u8> {
    (1..=8).filter(|number| bits >> (number - 1) & 1 != 0).collect()
}

/// What is known of the event pile (ND-12.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFacts {
    /// Rounds 1 to 3: not yet seen.
    pub first: Vec<EventCard>,
    /// Number 10 (11): not yet seen.
    pub later: Vec<EventCard>,
    /// How many of these lie in the pile.
    pub later_left: u8,
    /// The special card, while it lies in the pile.
    pub special: Option<EventCard>,
    /// The card of round 7, until it is revealed.
    pub last: Option<EventCard>,
}

impl EventFacts {
    /// What is known of the pile.
    pub fn of(game: &Newdale) -> EventFacts {
        let chapter = game.chapter();
        let unseen = |card: &EventCard| !game.seen.contains(*card);
        EventFacts {
            first: chapter.first.into_iter().filter(unseen).collect(),
            later: game.later_unseen().collect(),
            later_left: game.later_in_pile(),
            special: game.special_in_pile(),
            last: Some(last_card(game.players)).filter(unseen),
        }
    }
}

/// The card of round 7 (ND-2.5).
pub fn last_card(players: u8) -> EventCard {
    if players == 1 { EventCard::LastRoundSolo } else { EventCard::LastRound }
}

/// Where the present step stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorkFacts {
    /// Whose step it is.
    pub actor: Seat,
    /// Window, step or what follows.
    pub stage: Stage,
    /// What chance has yet to bring in this step.
    pub left: u8,
    /// Whether any part of the action was carried out.
    pub carried_out: bool,
    /// Optional effects of phase VI that were used: Coal Traders, Navigators, Prisons.
    pub used: [u8; 3],
    /// Areas whose chain ran in final production.
    pub ran: Vec<u8>,
}

impl WorkFacts {
    /// Where the step stands.
    pub fn of(game: &Newdale) -> WorkFacts {
        WorkFacts {
            actor: game.actor,
            stage: game.stage,
            left: game.left,
            carried_out: game.carried_out,
            used: game.used,
            ran: numbers(game.ran),
        }
    }
}

/// What is out of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the pieces")]
pub struct LostFacts {
    pub tokens: Vec<Token>,
    pub characters: Set<Character>,
    pub figures: BTreeMap<Figure, u8>,
    pub cards: Cards,
    pub houses: Vec<u8>,
    pub missions: Vec<Symbol>,
}

impl LostFacts {
    /// What is out of the game.
    pub fn of(lost: &Lost, players: u8) -> LostFacts {
        LostFacts {
            tokens: repeated(&lost.tokens),
            characters: lost.characters,
            figures: figures(&lost.figures),
            cards: lost.cards,
            houses: lost.houses[..usize::from(players)].to_vec(),
            missions: Vec::new(),
        }
    }
}

/// A seat of a fresh chapter.
pub fn plain(game: &Newdale, seat: Seat) -> SeatFacts {
    let mut fresh = *game;
    *fresh.player_mut(seat) = game.new_player();
    SeatFacts { asked: None, ..SeatFacts::of(&fresh, seat, true, true) }
}
