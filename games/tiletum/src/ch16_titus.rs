//! Chapter 16: Cardinal Titus, the rival of the solo game.

use kernel::names::{Name, Set};
use kernel::{Events, Refused};

use crate::model::cards::{Card, Condition, Priority, Want};
use crate::model::effect::Face;
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::map::{Node, distances};
use crate::model::pieces::{Act, Color, Crest, Decree, Die, Meeple, VALUES};
use crate::model::state::{Line, Step, Tiletum, Wait};
use crate::model::tiles::Tile;

mod actions;

/// What Titus does with his turn.
#[derive(Clone, Copy, Debug)]
struct Plan {
    die: Die,
    /// The line of his card that decided; none if it was the order of colors.
    line: Option<Priority>,
}

impl Tiletum {
    /// TI-16.2 — The decrees of this game's fairs and the two that are always there.
    pub(crate) fn deck_of_titus(&mut self) {
        if self.players == 1 {
            self.titus.deck = self.all_decrees();
        }
    }

    fn all_decrees(&self) -> Set<Decree> {
        let plays = |decree: &Decree| match self.parts.decree(*decree).fair {
            Some(fair) => self.fairs.contains(&Some(fair)),
            None => true,
        };
        Decree::ALL.iter().copied().filter(plays).collect()
    }

    /// TI-16.2 — When all cards were drawn they are shuffled again.
    pub(crate) fn go_on_with_card(&mut self) {
        if self.titus.deck.is_empty() {
            self.titus.deck = self.all_decrees();
        }
        self.wait = Wait::Card;
    }

    /// TI-16.2 — A card that was not drawn since the last shuffle.
    pub(crate) fn may_draw_card(&self, card: Decree) -> Result<(), Refused> {
        if self.titus.deck.contains(card) {
            Ok(())
        } else {
            Err(TI_16_2.refuse("no such card is in the deck"))
        }
    }

    /// TI-16.3 to TI-16.6 — Titus's whole turn.
    pub(crate) fn play_card(&mut self, decree: Decree, events: &mut impl Events<Event>) {
        self.titus.deck.remove(decree);
        self.titus.card = Some(decree);
        events.tell_all(|| Event::CardDrawn { card: decree });
        let parts = self.parts;
        let card = parts.decree(decree);
        let plan = self.plan(card);
        self.take_die_of_titus(plan.die, events);
        let act = self.act_of_titus(card, &plan);
        self.act_as_titus(act, &plan, events);
        self.build_as_titus(plan.die, events);
        self.step = Step::Restock;
    }

    /// TI-16.3 — The first line that is possible decides; else the order of colors.
    fn plan(&self, card: &Card) -> Plan {
        let possible = |line: &Priority| {
            let die = self.wanted_die(card, line.want)?;
            self.is_met(line, die).then_some(Plan { die, line: Some(*line) })
        };
        let by_color = || {
            let die = card.die_order.iter().find_map(|group| self.highest(*group));
            die.or_else(|| self.highest(Color::ALL.iter().copied().collect()))
        };
        card.priorities.iter().find_map(possible).unwrap_or_else(|| Plan {
            die: by_color().expect("a die is always left (TI-3.5)"),
            line: None,
        })
    }

    /// TI-16.3 — The die that a line of a card asks for.
    fn wanted_die(&self, card: &Card, want: Want) -> Option<Die> {
        match want {
            Want::Act(act) => self.die_at(card, act).or_else(|| self.die_at(card, Act::Joker)),
            Want::Highest(colors) => self.highest(colors),
            Want::MostNeeded => None,
        }
    }

    /// TI-16.3 — Of the dice at a field, the color that is earliest in the card's order.
    fn die_at(&self, card: &Card, act: Act) -> Option<Die> {
        let field = self.fields.iter().position(|field| *field == Some(act))?;
        let value = self.value_at(field as u8);
        let lies = |color: &Color| self.dice[color.index()][usize::from(value) - 1] > 0;
        let order = card.die_order.iter().flat_map(|group| group.iter());
        let color = order.into_iter().find(lies).or_else(|| TIES.into_iter().find(lies))?;
        Some(Die { color, value })
    }

    /// TI-16.10 — The highest die of some colors.
    fn highest(&self, colors: Set<Color>) -> Option<Die> {
        (1..=VALUES as u8).rev().find_map(|value| {
            let lies = |color: &Color| {
                colors.contains(*color) && self.dice[color.index()][usize::from(value) - 1] > 0
            };
            TIES.into_iter().find(lies).map(|color| Die { color, value })
        })
    }

    /// TI-16.10 — Whether the condition of a line holds for the die he would take.
    fn is_met(&self, line: &Priority, die: Die) -> bool {
        let board = self.board(Tiletum::TITUS);
        let (houses, pillars) = (board.on_map.len(), board.pillared.len());
        match line.when {
            None => true,
            Some(Condition::PillarsOverHouses) => pillars > houses,
            Some(Condition::PillarsOverCathedrals) => pillars > board.cathedral_tiles().into(),
            Some(Condition::HousesAtLeastPillars) => houses >= pillars,
            Some(Condition::UnfulfilledContract) => false,
            Some(Condition::NewCrestInReach) => {
                self.crest_in_reach(line.want, self.parts.ap(die.value)).is_some()
            }
            Some(Condition::NewCrestInContractMarket) => {
                self.contract_market.iter().flatten().any(|tile| self.is_new_crest(*tile))
            }
        }
    }

    /// The kind of crest on a tile that Titus lacks.
    fn new_crest(&self, tile: Tile) -> Option<Crest> {
        match self.parts.face(tile) {
            Face::Crest(crest) if !self.titus.crests.contains(crest) => Some(crest),
            _ => None,
        }
    }

    fn is_new_crest(&self, tile: Tile) -> bool {
        self.new_crest(tile).is_some()
    }

    /// TI-16.10, TI-16.12 — The nearest city with a crest he lacks that he can walk to and take.
    fn crest_in_reach(&self, want: Want, ap: u8) -> Option<Node> {
        let Want::Act(act) = want else { return None };
        let steps = distances(self.board(Tiletum::TITUS).stands(walker(act)?));
        let near = |city: &Node| {
            let tile = self.city_tiles[city.index()];
            tile.is_some_and(|tile| self.is_new_crest(tile)) && steps[city.index()] < ap
        };
        nearest(Node::CITIES.iter().copied().filter(near), steps)
    }

    /// TI-16.4 — The die scores; the bonus tile of its field leaves the game.
    fn take_die_of_titus(&mut self, die: Die, events: &mut impl Events<Event>) {
        let seat = Tiletum::TITUS;
        let Die { color, value } = die;
        self.take_die(seat, color, value, value);
        let action = self.act_at(value);
        events.tell_all(|| Event::DieTaken { seat, color, from: value, value, gold: 0, action });
        let worth = value + u8::from(self.options.solo_deep_coffers);
        let times = if color == Color::Yellow { 1 } else { 2 };
        self.score_points(seat, Line::Dice, (worth * times).into(), events);
        if let Some(tile) = self.field_tiles[self.field_of(value)].take() {
            self.remove_tile(tile, events);
        }
    }

    /// TI-16.4, TI-16.5 — A tile leaves the game for good; a crest he lacks is noted as his.
    fn remove_tile(&mut self, tile: Tile, events: &mut impl Events<Event>) {
        if let Some(crest) = self.new_crest(tile) {
            self.titus.crests.insert(crest);
        }
        self.lost.tiles[tile.index()] += 1;
        events.tell_all(|| Event::TileRemoved { seat: Tiletum::TITUS, tile });
    }

    /// TI-16.5 — The action of the field; at the joker that of the line that decided, else the
    /// first action word of the card, else the king's.
    fn act_of_titus(&self, card: &Card, plan: &Plan) -> Act {
        match (self.act_at(plan.die.value), plan.line.map(|line| line.want)) {
            (Act::Joker, Some(Want::Act(act))) => act,
            (Act::Joker, _) => card.first_act().unwrap_or(Act::King),
            (act, _) => act,
        }
    }

    /// TI-16.9 — With "Court favour" Titus comes back to space 5.
    pub(crate) fn favor_titus(&mut self, events: &mut impl Events<Event>) {
        let seat = Tiletum::TITUS;
        let favored = self.players == 1 && self.options.solo_court_favour;
        if favored && self.piles.space(seat) < COURT_FAVOR {
            self.piles.move_to(seat, COURT_FAVOR);
            events.tell_all(|| Event::KingMoved { seat, space: COURT_FAVOR });
        }
    }

    /// TI-16.7 — How often Titus counts the value of a fair.
    pub(crate) fn titus_at_fairs(&self) -> i16 {
        i16::from(self.round + u8::from(self.options.solo_hard))
    }
}

/// TI-16.9 — Where "Court favour" keeps Titus.
const COURT_FAVOR: i8 = 5;

/// TI-16.10 — Which color comes first among equal values.
const TIES: [Color; 5] =
    [Color::DarkGrey, Color::Blue, Color::LightGrey, Color::Pink, Color::Yellow];

/// Who walks for an action.
fn walker(act: Act) -> Option<Meeple> {
    match act {
        Act::Architect => Some(Meeple::Architect),
        Act::Merchant => Some(Meeple::Merchant),
        _ => None,
    }
}

/// TI-16.5 — The nearest of some places; of equals the one whose id comes first.
fn nearest(places: impl Iterator<Item = Node>, steps: &[u8]) -> Option<Node> {
    places.min_by_key(|place| (steps[place.index()], place.id()))
}
