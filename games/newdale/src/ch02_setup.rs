//! Chapter 2: set-up of a chapter.

use kernel::names::{Name, Set};
use kernel::{Audience, Events, Parts, Refused, Seat, SetupError, Watched, WatchedEach};

use crate::model::SEATS;
use crate::model::cards::Card;
use crate::model::components::{Components, Extra};
use crate::model::draws::Draw;
use crate::model::event::Event;
use crate::model::events::EventCards;
use crate::model::frames::{Frame, Frames};
use crate::model::ids::*;
use crate::model::options::Options;
use crate::model::pieces::{Character, Figure, Good, Symbol};
use crate::model::pile::Cards;
use crate::model::player::Player;
use crate::model::state::{Build, FIELDS, Field, Lost, Newdale, Phase, Stage, Step, Wait};
use crate::model::tokens::{TOKENS, Token};
use crate::model::towns::Towns;

impl Newdale {
    /// ND-2.1, ND-2.3 to ND-2.11 — What needs no chance.
    pub(crate) fn lay_out(
        parts: Parts<Components>,
        options: &Options,
        players: u8,
    ) -> Result<Newdale, SetupError> {
        check_table(options, players)?;
        let chapter = parts.chapter(options.chapter);
        let mut game = Newdale {
            parts,
            options: *options,
            players,
            round: 0,
            phase: Phase::Setup,
            step: Some(Step::Tokens),
            stage: Stage::Act,
            wait: Wait::Nobody,
            start: Seat(0),
            actor: Seat(0),
            marker: 0,
            left: parts.tokens_drawn[usize::from(players) - 1],
            carried_out: false,
            used: [0; 3],
            ran: 0,
            frames: Frames::default(),
            build: Build::default(),
            event: None,
            seen: EventCards::EMPTY,
            draw: chapter.deck,
            discard: Watched::new(Cards::NONE),
            pool: Watched::new(chapter.pool),
            waiting: Watched::new(chapter.waiting),
            bag: [0; 5],
            market: [0; 5],
            fields: Watched::new([Field::EMPTY; FIELDS]),
            token_stack: parts.tokens,
            missions: Symbol::ALL.iter().copied().collect(),
            characters: chapter.characters,
            offer: Set::EMPTY,
            side_mission: None,
            sailors: [0; 7],
            first_at_nine: false,
            arrivals: [None; SEATS],
            rival: 0,
            delivered: false,
            seats: WatchedEach::new([Player::NOBODY; SEATS]),
            lost: Lost {
                tokens: [0; TOKENS],
                characters: Set::EMPTY,
                figures: [0; 5],
                cards: Cards::NONE,
                houses: [0; SEATS],
            },
        };
        game.start = game.known_start().unwrap_or(Seat(0));
        game.bag = game.figures();
        if game.has(Extra::Sailors) {
            game.sailors = parts.sailors.map(|sailor| sailor.count);
        }
        for seat in Seat::all(players) {
            *game.player_mut(seat) = game.new_player();
        }
        Ok(game)
    }

    /// ND-2.11, ND-10.9 — Every figure of the chapter.
    pub(crate) fn figures(&self) -> [u8; 5] {
        let [yellow, green, red, blue] = self.parts.assistants;
        let hooded = if self.has(Extra::Hooded) { self.parts.hooded } else { 0 };
        [yellow, green, red, blue, hooded]
    }

    /// ND-2.6 to ND-2.10 — What a player starts with.
    pub(crate) fn new_player(&self) -> Player {
        let start = &self.parts.start;
        let mut player = Player::NOBODY;
        player.goods[Good::Coal.index()] = start.coal;
        player.track = start.score;
        player.markers = FIRST_MARKERS;
        player.houses = Towns::only(self.start_town());
        player.supply = start.houses - 1;
        player
    }

    /// ND-2.10, ND-R54 — The start town of the chapter, by number.
    pub(crate) fn start_town(&self) -> usize {
        let chapter = self.chapter();
        let town = chapter.start[self.options.start_town.index()];
        chapter.board.number(town).expect("the start town lies on the map")
    }

    /// ND-2.18 — Set-up goes on to the next act of chance or the next question.
    pub(crate) fn go_on_with_setup(&mut self, events: &mut impl Events<Event>) {
        match self.step.expect("set-up has steps") {
            Step::Tokens if self.left == 0 => {
                self.begin_setup_step(Step::Pool);
                self.left = self.chapter().sawmills[usize::from(self.players) - 1];
            }
            Step::Pool if self.left == 0 => self.choose_start_or_draw(events),
            Step::Missions if self.player(self.actor).mission.is_some() => {
                self.next_in_setup(Step::Hands);
            }
            Step::Hands => self.deal_hand(),
            Step::Opening => self.open_opening(),
            Step::Lay if self.offer.len() == self.laid_out() => self.offer_characters(events),
            Step::Character => self.wait = Wait::Turn,
            _ => self.wait = Wait::Chance,
        }
    }

    fn begin_setup_step(&mut self, step: Step) {
        self.step = Some(step);
        self.stage = Stage::Act;
        self.actor = self.start;
    }

    /// The next player, or the next step after the last one.
    fn next_in_setup(&mut self, next: Step) {
        if !self.pass_on() {
            self.begin_setup_step(next);
        }
    }

    /// ND-2.11, ND-10.4 — The start player sits left of the last winner; otherwise chance speaks.
    fn choose_start_or_draw(&mut self, events: &mut impl Events<Event>) {
        match self.known_start() {
            Some(seat) => self.take_bag(seat, events),
            None => self.begin_setup_step(Step::Start),
        }
    }

    /// ND-10.4, ND-11.1 — The start player that needs no chance.
    pub(crate) fn known_start(&self) -> Option<Seat> {
        match self.options.winner() {
            _ if self.is_solo() => Some(Seat(0)),
            winner => winner.map(|seat| seat.left(self.players)),
        }
    }

    /// ND-2.11 — Somebody gets the bag.
    pub(crate) fn take_bag(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.start = seat;
        events.tell_all(|| Event::StartPlayer { seat });
        self.begin_setup_step(Step::Missions);
    }

    /// ND-2.2 — A token that chance may reveal.
    pub(crate) fn may_lay_token(&self, token: Token) -> Result<(), Refused> {
        match self.token_stack[token.index()] {
            0 => Err(ND_2_2.refuse("no such token is left")),
            _ => Ok(()),
        }
    }

    /// ND-2.2 — On its own kind, on the lowest free field, or out of the game.
    pub(crate) fn lay_token(&mut self, token: Token, events: &mut impl Events<Event>) {
        self.token_stack[token.index()] -= 1;
        self.left -= 1;
        let count = self.map().fields;
        let fields = &mut self.fields[..count];
        let same = fields.iter().position(|field| field.token == Some(token));
        let place = same.or_else(|| fields.iter().position(|field| field.token.is_none()));
        let Some(place) = place else {
            self.lost.tokens[token.index()] += 1;
            return events.tell_all(|| Event::TokenRemoved { token });
        };
        fields[place].token = Some(token);
        fields[place].count += 1;
        events.tell_all(|| Event::TokenLaid { field: place as u8 + 1, token });
    }

    /// ND-2.4 — Only a Sawmill of the draw pile, or the top card for Blueprints.
    pub(crate) fn may_lay_card(&self, card: Card) -> Result<(), Refused> {
        let setup = self.phase == Phase::Setup;
        let rule = if setup { ND_2_4 } else { ND_3_1 };
        if setup && self.parts.sets.sawmills >> card as u8 & 1 == 0 {
            return Err(rule.refuse("only Sawmills join the pool"));
        }
        match self.draw.has(card) {
            true => Ok(()),
            false => Err(rule.refuse("no such card lies in the draw pile")),
        }
    }

    /// ND-1.9 — A card of the draw pile joins the pool.
    pub(crate) fn lay_card(&mut self, card: Card, events: &mut impl Events<Event>) {
        self.draw.take(card);
        self.pool.add(card);
        events.tell_all(|| Event::PoolLaid { card });
        match self.frames.top() {
            Some(Frame::Lay { left }) => self.frames.replace(Frame::Lay { left: left - 1 }),
            _ => self.left -= 1,
        }
    }

    /// ND-2.12 — A secret mission that was not dealt yet.
    pub(crate) fn may_deal_mission(&self, seat: Seat, symbol: Symbol) -> Result<(), Refused> {
        if seat != self.actor {
            return Err(ND_2_12.refuse("missions are dealt in turn order"));
        }
        match self.missions.contains(symbol) {
            true => Ok(()),
            false => Err(ND_2_12.refuse("this mission was dealt before")),
        }
    }

    /// ND-2.12 — Only the owner may look at it.
    pub(crate) fn deal_mission(
        &mut self,
        seat: Seat,
        symbol: Symbol,
        events: &mut impl Events<Event>,
    ) {
        self.missions.remove(symbol);
        self.player_mut(seat).mission = Some(symbol);
        events.tell(Audience::seat(seat), || Event::MissionSeen { seat, symbol });
        events.tell(Audience::others(seat), || Event::MissionDealt { seat });
    }

    /// ND-2.13 — Eight cards for one player after the other.
    fn deal_hand(&mut self) {
        match self.stage {
            Stage::Act => {
                self.stage = Stage::Next;
                self.frames.push(Frame::Deal {
                    seat: self.actor,
                    left: self.parts.start.dealt,
                    why: Draw::Hand,
                });
            }
            _ => {
                self.stage = Stage::Act;
                self.next_in_setup(Step::Opening);
            }
        }
    }

    /// ND-2.13 — All choose their opening discards at the same time.
    fn open_opening(&mut self) {
        for seat in Seat::all(self.players) {
            let most = self.player(seat).hand.len();
            self.player_mut(seat).to_drop = self.parts.start.discarded.min(most);
        }
        self.wait = Wait::Together;
    }

    /// ND-2.13 — After the discards come the characters, or round 1.
    pub(crate) fn end_opening(&mut self) {
        match self.characters.is_empty() {
            true => self.begin_round(),
            false => self.begin_setup_step(Step::Lay),
        }
    }

    /// ND-2.14 — As many as there are players; two in solo.
    fn laid_out(&self) -> u32 {
        if self.is_solo() { 2 } else { self.players.into() }
    }

    /// ND-2.14 — A character that was not laid out.
    pub(crate) fn may_lay_character(&self, character: Character) -> Result<(), Refused> {
        match self.characters.contains(character) {
            true => Ok(()),
            false => Err(ND_2_14.refuse("this character is not to be laid out")),
        }
    }

    /// ND-2.14 — A character is laid out.
    pub(crate) fn lay_character(&mut self, character: Character, events: &mut impl Events<Event>) {
        self.characters.remove(character);
        self.offer.insert(character);
        events.tell_all(|| Event::CharacterLaid { character });
    }

    /// ND-2.14 — From the right of the start player counter-clockwise.
    fn offer_characters(&mut self, events: &mut impl Events<Event>) {
        self.begin_setup_step(Step::Character);
        self.next_chooser(events);
    }

    /// ND-2.14 — The start player gets the last character without a question.
    fn next_chooser(&mut self, events: &mut impl Events<Event>) {
        let right = Seat((self.actor.0 + self.players - 1) % self.players);
        if right != self.start {
            self.actor = right;
        } else if !self.is_solo() {
            self.actor = self.start;
            let last = self.offer.iter().next().expect("one is left for the start player");
            self.take_character(last, events);
        }
    }

    /// ND-2.14 — Only a character on offer.
    pub(crate) fn may_choose(&self, character: Character) -> Result<(), Refused> {
        match self.offer.contains(character) {
            true => Ok(()),
            false => Err(ND_2_14.refuse("this character is not on offer")),
        }
    }

    /// ND-2.14 — A player takes a character.
    pub(crate) fn choose_character(
        &mut self,
        character: Character,
        events: &mut impl Events<Event>,
    ) {
        self.take_character(character, events);
        if self.phase == Phase::Setup {
            self.next_chooser(events);
        }
    }

    fn take_character(&mut self, character: Character, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.offer.remove(character);
        self.player_mut(seat).character = Some(character);
        events.tell_all(|| Event::CharacterTaken { seat, character });
        if seat == self.start {
            self.begin_round();
        }
    }
}

/// Markers 1 and 2 (ND-2.7).
const FIRST_MARKERS: u8 = 0b11;

/// ND-15.30, ND-2.17 — One to four players, and a winner who sits at the table.
fn check_table(options: &Options, players: u8) -> Result<(), SetupError> {
    if !(1..=SEATS as u8).contains(&players) {
        let why = format!("{players} players; there are boards for 1 to {SEATS}");
        return Err(SetupError { rule: ND_15_30, why });
    }
    match options.previous_winner {
        -1 => Ok(()),
        seat if (0..players as i8).contains(&seat) => Ok(()),
        seat => {
            let why = format!("the previous winner is seat {seat}; there are {players} players");
            Err(SetupError { rule: ND_2_17, why })
        }
    }
}

/// How many assistants are among these figures.
pub(crate) fn assistants(figures: &[u8; 5]) -> u8 {
    figures[..Figure::Hooded.index()].iter().sum()
}
