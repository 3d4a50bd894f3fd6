//! Chapter 2: set-up.

use kernel::names::{Name, Set};
use kernel::{Events, Parts, Refused, Seat, SetupError};

use crate::model::SEATS;
use crate::model::action::Action;
use crate::model::board::{HOMES, MARKET_SPACES};
use crate::model::components::{Components, Options, ROUNDS};
use crate::model::event::Event;
use crate::model::frames::Frames;
use crate::model::goods::Goods;
use crate::model::ids::*;
use crate::model::map::{CATHEDRALS, CITIES, Cathedral, Cathedrals, HouseSpaces, Node, Nodes};
use crate::model::pieces::{Act, Cost, Crests, FIELDS, Fair, GOODS, Good};
use crate::model::state::{
    Board, LINES, Line, Lost, Phase, Pool, Spot, Step, Tiletum, Titus, Wait,
};
use crate::model::tiles::{BONUS_TILES, Stack, TILES};
use crate::model::track::Piles;

impl Tiletum {
    /// TI-2.13, TI-16.1 — 2 to 4 players, or one against Titus.
    /// TI-15.8 — The options of the solo game belong to it alone.
    fn check_table(options: &Options, players: u8) -> Result<(), SetupError> {
        let fail = |rule, why: &str| Err(SetupError { rule, why: why.to_owned() });
        let solo = options.solo_hard || options.solo_deep_coffers || options.solo_court_favour;
        match players {
            1 => Ok(()),
            2..=4 if solo => fail(TI_15_8, "this option belongs to the solo game"),
            2..=4 => Ok(()),
            _ => fail(TI_2_13, "1 to 4 can play"),
        }
    }

    /// Lays out the components; what is shuffled follows as chance.
    pub(crate) fn lay_out(
        parts: Parts<Components>,
        options: &Options,
        players: u8,
    ) -> Result<Tiletum, SetupError> {
        Tiletum::check_table(options, players)?;
        let seats = players.max(2);
        let table = parts.table(seats);
        let discs: Vec<Seat> = Seat::all(seats).collect();
        Ok(Tiletum {
            options: *options,
            players,
            seats,
            round: 0,
            phase: Phase::Setup,
            pass: 0,
            step: Step::Corruption,
            wait: Wait::Nobody,
            order: [Seat(0); SEATS],
            position: 0,
            die: None,
            pool: Pool::NONE,
            swapped: false,
            frames: Frames::default(),
            boards: std::array::from_fn(|seat| starting_board(&parts, players, seat as u8)),
            piles: Piles::pile(&discs, parts.track.start),
            fields: [None; FIELDS],
            wheel: 0,
            field_tiles: [None; FIELDS],
            king_tile: None,
            city_tiles: [None; CITIES],
            contract_market: [None; MARKET_SPACES],
            character_market: [None; MARKET_SPACES],
            costs: [None; CATHEDRALS],
            tiles_left: std::array::from_fn(|number| parts.cathedrals[number].full()),
            towns: [Some(parts.start.city), None, None, None],
            fairs: [None; ROUNDS],
            corruption: parts.corruption,
            turned_up: [None; 3],
            bag: [table.per_color; 5],
            dice: [[0; 6]; 5],
            stacks: table.tiles,
            discard: [0; BONUS_TILES],
            refreshed: [None; MARKET_SPACES],
            titus: Titus { deck: Set::EMPTY, card: None, crests: Crests::EMPTY },
            lost: Lost { tiles: [0; TILES], houses: [0; SEATS], pillars: [0; SEATS] },
            parts,
        })
    }

    /// TI-18.16 — The next line of chance of the set-up: the first thing that is not laid out.
    pub(crate) fn go_on_with_setup(&mut self, events: &mut impl Events<Event>) {
        let next = self
            .next_field()
            .or_else(|| (self.wheel == 0).then_some(Wait::Wheel))
            .or_else(|| self.next_bonus_tile().map(Wait::Reveal))
            .or_else(|| self.next_market_tile().map(Wait::Reveal))
            .or_else(|| self.next_of_cathedrals_and_fairs());
        self.wait = match next {
            Some(wait) => wait,
            // TI-16.1 — The human begins.
            None if self.players == 1 => return self.choose_first(Seat(0), events),
            None => Wait::First,
        };
    }

    /// TI-2.2, TI-15.1 — The next field without an action; none with the printed layout.
    fn next_field(&mut self) -> Option<Wait> {
        if self.options.first_game_layout {
            self.fields = self.parts.printed.map(Some);
        }
        self.fields.iter().position(Option::is_none).map(|field| Wait::Field(field as u8))
    }

    /// TI-2.4 — Fields 1 to 6, the king track, then the cities in the order of the data.
    fn next_bonus_tile(&self) -> Option<Spot> {
        if self.is_out_of(Stack::Bonus) {
            return None;
        }
        let field = self.field_tiles.iter().position(Option::is_none);
        let king = self.king_tile.is_none().then_some(Spot::King);
        let spots = self.parts.table(self.seats).bonus_spots;
        let city = spots.iter().find(|city| self.city_tiles[city.index()].is_none());
        field.map(|field| Spot::Field(field as u8)).or(king).or(city.map(Spot::City))
    }

    /// TI-2.5 — The contract market from space 5 to 1, the character market from 1 to 5.
    fn next_market_tile(&self) -> Option<Spot> {
        self.next_contract_space().or_else(|| self.next_character_space())
    }

    /// TI-2.6, TI-2.7 — Costs, towns and fairs.
    fn next_of_cathedrals_and_fairs(&self) -> Option<Wait> {
        let cost = Cathedral::ALL.iter().find(|cathedral| self.costs[cathedral.index()].is_none());
        let town = self.towns.iter().position(Option::is_none);
        let fair = self.fairs.iter().position(Option::is_none);
        cost.map(|cathedral| Wait::Cost(*cathedral))
            .or(town.map(|round| Wait::Town(round as u8 + 1)))
            .or(fair.map(|round| Wait::Fair(round as u8 + 1)))
    }

    /// The actions that no field has yet.
    pub(crate) fn acts_left(&self) -> Set<Act> {
        let all: Set<Act> = Act::ALL.iter().copied().collect();
        all & !self.fields.iter().flatten().copied().collect::<Set<Act>>()
    }

    /// The building-cost tiles that no cathedral has yet.
    #[inline]
    pub(crate) fn costs_left(&self, cost: Cost) -> u8 {
        let laid = self.costs.iter().filter(|laid| **laid == Some(cost)).count() as u8;
        self.parts.cost(cost).count.saturating_sub(laid)
    }

    /// The town tiles that no round has yet.
    pub(crate) fn towns_left(&self) -> Nodes {
        self.parts.towns & !self.towns[1..].iter().flatten().copied().collect::<Nodes>()
    }

    /// The fair tiles that no round has yet. TI-16.1 — The solo game leaves the king track's out.
    pub(crate) fn fairs_left(&self) -> Set<Fair> {
        let mut all: Set<Fair> = Fair::ALL.iter().copied().collect();
        if self.players == 1 {
            all.remove(Fair::KingTrack);
        }
        all & !self.fairs.iter().flatten().copied().collect::<Set<Fair>>()
    }

    /// TI-2.2 to TI-2.9 — What the set-up's chance can bring.
    pub(crate) fn may_lay_out(&self, action: Action) -> Result<(), Refused> {
        let left = |left: bool, rule: kernel::RuleId| match left {
            true => Ok(()),
            false => Err(rule.refuse("no such tile is left")),
        };
        match (self.wait, action) {
            (Wait::Field(field), Action::Field(at, act)) if at == field => {
                left(self.acts_left().contains(act), TI_2_2)
            }
            (Wait::Wheel, Action::Wheel(_)) => Ok(()),
            (Wait::Cost(cathedral), Action::Cost(at, cost)) if at == cathedral => {
                left(self.costs_left(cost) > 0, TI_2_6)
            }
            (Wait::Town(round), Action::Town(at, city)) if at == round => {
                left(self.towns_left().contains(city), TI_2_7)
            }
            (Wait::Fair(round), Action::Fair(at, Fair::KingTrack))
                if at == round && self.players == 1 =>
            {
                Err(TI_16_1.refuse("the solo game leaves this fair out"))
            }
            (Wait::Fair(round), Action::Fair(at, fair)) if at == round => {
                left(self.fairs_left().contains(fair), TI_2_7)
            }
            (Wait::First, Action::First(seat)) if seat.0 < self.players => Ok(()),
            (Wait::First, Action::First(_)) => Err(TI_2_9.refuse("nobody sits there")),
            _ => Err(TI_18_16.refuse("something else is laid out first")),
        }
    }

    /// TI-2.2 — An action tile comes to a field.
    pub(crate) fn lay_field(&mut self, field: u8, act: Act, events: &mut impl Events<Event>) {
        self.fields[usize::from(field)] = Some(act);
        events.tell_all(|| Event::FieldLaid { field: field + 1, action: act });
    }

    /// TI-2.3 — The wheel is put on the board.
    pub(crate) fn turn_wheel_to(&mut self, value: u8, events: &mut impl Events<Event>) {
        self.wheel = value;
        events.tell_all(|| Event::WheelLaid { value });
    }

    /// TI-2.6 — A cost tile comes to a cathedral; one that is not built loses its tiles.
    pub(crate) fn lay_cost(
        &mut self,
        cathedral: Cathedral,
        cost: Cost,
        events: &mut impl Events<Event>,
    ) {
        self.costs[cathedral.index()] = Some(cost);
        if !self.parts.cost(cost).built {
            self.tiles_left[cathedral.index()] = 0;
        }
        events.tell_all(|| Event::CostLaid { town: cathedral.city(), cost });
    }

    /// TI-2.7 — The town of a round's fair.
    pub(crate) fn lay_town(&mut self, round: u8, city: Node, events: &mut impl Events<Event>) {
        self.towns[usize::from(round) - 1] = Some(city);
        events.tell_all(|| Event::TownLaid { round, town: city });
    }

    /// TI-2.7 — The tile of a round's fair.
    pub(crate) fn lay_fair(&mut self, round: u8, fair: Fair, events: &mut impl Events<Event>) {
        self.fairs[usize::from(round) - 1] = Some(fair);
        events.tell_all(|| Event::FairLaid { round, fair });
    }

    /// TI-2.9 — The first player; the others follow clockwise.
    pub(crate) fn choose_first(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        for (place, seat) in seat.round(self.seats).enumerate() {
            self.order[place] = seat;
        }
        self.hand_out();
        self.deck_of_titus();
        events.tell_all(|| Event::FirstPlayer { seat });
        self.begin(Phase::Preparation);
    }

    /// TI-2.10, TI-2.11, TI-2.14 — Discs, gold and the first houses go by turn order.
    pub(crate) fn hand_out(&mut self) {
        let order = self.order;
        let order = &order[..usize::from(self.seats)];
        self.piles = Piles::pile(order, self.parts.track.start);
        for (place, seat) in order.iter().enumerate() {
            let gold = self.parts.start.gold[place];
            let space = self.parts.start.city.space(place as u8 + 1);
            let titus = self.is_titus(*seat);
            let board = self.board_mut(*seat);
            if !titus {
                board.goods.add(Good::Gold, gold);
            }
            board.on_map = board.on_map | space.expect("everybody has a space there").set();
            board.houses -= 1;
        }
    }
}

/// TI-2.11 — What every player begins with, gold and the house in Tiletum apart.
/// TI-16.1 — Titus has no board: all his pieces are in supply, and he needs no goods.
fn starting_board(parts: &Components, players: u8, seat: u8) -> Board {
    let start = &parts.start;
    let mut board = Board {
        lines: [0; LINES],
        goods: Goods([0; GOODS]),
        store: [None; 4],
        rooms: [None; 9],
        crests: [None; 6],
        contracts: [None; 6],
        dice: [None; 3],
        meeples: [start.city; 2],
        houses: start.houses,
        pillars: start.pillars,
        on_map: HouseSpaces::EMPTY,
        pillared: Cathedrals::EMPTY,
        held: [None; CATHEDRALS],
    };
    board.lines[Line::Start.index()] = i16::from(start.score);
    if seat < players {
        board.goods = Goods(start.goods.map(u16::from));
        board.houses -= HOMES as u8;
        board.pillars -= parts.contract_spaces.iter().filter(|space| space.pillar).count() as u8;
    }
    board
}
