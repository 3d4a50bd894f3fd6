//! The whole state as plain data.

use std::collections::BTreeMap;

use kernel::names::{Name, Set};
use kernel::{Invalid, Parts, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::components::{Components, Extra};
use super::events::EventCard;
use super::facts::{EventFacts, LostFacts, SeatFacts, WorkFacts, copies, figures, repeated};
use super::frames::Frame;
use super::options::{Options, Planning};
use super::pieces::{Character, Figure, Sailor, SideMission, Site, Symbol};
use super::pile::Cards;
use super::state::{Build, Newdale, Phase, Stage, Step, Wait};
use super::tokens::Token;

pub(crate) mod read;

/// The whole state: the `state` of the protocol. In a view, what is hidden is null.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct Snapshot {
    pub players: u8,
    pub options: Options,
    pub round: u8,
    pub phase: Phase,
    pub step: Option<Step>,
    /// Who holds the bag, once it is known.
    pub start: Option<Seat>,
    /// The seat on turn.
    pub turn: Option<Seat>,
    pub marker: Option<u8>,
    pub event: Option<EventCard>,
    pub events: EventFacts,
    pub market: BTreeMap<Figure, u8>,
    pub bag: BTreeMap<Figure, u8>,
    pub pool: Cards,
    pub draw: Option<Cards>,
    #[serde(default)]
    pub draw_count: u8,
    pub discard: Cards,
    pub waiting: Cards,
    pub fields: BTreeMap<u8, Vec<Token>>,
    pub token_stack: Vec<Token>,
    pub missions: Option<Set<Symbol>>,
    pub characters: Set<Character>,
    pub offer: Set<Character>,
    pub side_mission: Option<SideMission>,
    pub bridges: BTreeMap<Site, Option<Seat>>,
    pub sailors: Vec<Sailor>,
    pub first_at_nine: bool,
    pub arrivals: Vec<Seat>,
    pub rival: Option<u8>,
    pub seats: Vec<SeatFacts>,
    pub frames: Vec<Frame>,
    /// The build under way.
    pub build: Option<Build>,
    pub work: WorkFacts,
    pub lost: LostFacts,
    pub delivered: Option<bool>,
    /// Follows from the score.
    #[serde(default)]
    pub won: Option<bool>,
    /// Follows from the score.
    #[serde(default)]
    pub winner: Option<Seat>,
    /// Follows from the result.
    #[serde(default)]
    pub next: Option<String>,
}

impl Snapshot {
    /// The snapshot of a state.
    pub fn of(game: &Newdale) -> Snapshot {
        Snapshot::seen(game, None)
    }

    /// ND-12.1, ND-12.2 — The table as a viewer sees it; without one, everything.
    pub fn seen(game: &Newdale, viewer: Option<Viewer>) -> Snapshot {
        let all = viewer.is_none();
        let over = game.phase == Phase::Over;
        let open = |seat: Seat| viewer.is_none_or(|viewer| viewer.is(seat));
        let solo = game.is_solo();
        Snapshot {
            players: game.players,
            options: game.options,
            round: game.round,
            phase: game.phase,
            step: game.step,
            start: start_of(game),
            turn: turn_of(game),
            marker: (game.marker > 0).then_some(game.marker),
            event: game.event,
            events: EventFacts::of(game),
            market: figures(&game.market),
            bag: figures(&game.bag),
            pool: *game.pool,
            draw: all.then_some(game.draw),
            draw_count: game.draw.len(),
            discard: *game.discard,
            waiting: *game.waiting,
            fields: fields_of(game),
            token_stack: repeated(&game.token_stack),
            missions: all.then_some(game.missions),
            characters: game.characters,
            offer: game.offer,
            side_mission: game.side_mission,
            bridges: bridges_of(game),
            sailors: Sailor::ALL.iter().copied().zip(game.sailors).flat_map(copies).collect(),
            first_at_nine: game.first_at_nine,
            arrivals: game.arrivals.iter().flatten().copied().collect(),
            rival: (solo && game.has(Extra::Sailors)).then_some(game.rival),
            seats: Seat::all(game.players)
                .map(|seat| SeatFacts::of(game, seat, open(seat), over))
                .collect(),
            frames: game.frames.to_vec(),
            build: Some(game.build).filter(|build| *build != Build::default()),
            work: WorkFacts::of(game),
            lost: LostFacts::of(&game.lost, game.players),
            delivered: delivered_of(game),
            won: (solo && (all || open(Seat(0)))).then(|| game.solo_won()),
            winner: over.then(|| winner_of(game)).flatten(),
            next: over.then(|| game.next_chapter().map_or("end", Name::id).to_owned()),
        }
    }

    /// The state that it describes, played on to its question.
    ///
    /// # Errors
    /// Names the field that describes nothing.
    pub fn state(self, parts: Parts<Components>) -> Result<Newdale, Invalid> {
        let mut game = read::position(&self, parts)?;
        super::audit::possible(&game)?;
        game.resume();
        Ok(game)
    }
}

impl Newdale {
    /// Goes on from a position that was read: answers under way are waited for.
    pub(crate) fn resume(&mut self) {
        match self.waiting_seats().is_empty() {
            true => self.go_on(&mut kernel::Silent),
            false => self.wait = Wait::Together,
        }
    }
}

fn start_of(game: &Newdale) -> Option<Seat> {
    let unknown = matches!(game.step, Some(Step::Tokens | Step::Pool | Step::Start));
    if unknown { game.known_start() } else { Some(game.start) }
}

/// The seat on turn, where one alone is.
fn turn_of(game: &Newdale) -> Option<Seat> {
    let on_turn = match game.phase {
        Phase::Setup => game.step == Some(Step::Character),
        Phase::Event => game.stage != Stage::Before,
        Phase::Planning => {
            game.step == Some(Step::Window) || game.options.planning == Planning::Sequential
        }
        Phase::Assistants => game.step == Some(Step::Window),
        Phase::Over => false,
        _ => true,
    };
    on_turn.then_some(game.actor)
}

fn fields_of(game: &Newdale) -> BTreeMap<u8, Vec<Token>> {
    let fields = &game.fields[..game.map().fields];
    let tokens = |field: &super::state::Field| {
        field.token.into_iter().flat_map(|token| copies((token, field.count))).collect()
    };
    (1..).zip(fields.iter().map(tokens)).collect()
}

fn bridges_of(game: &Newdale) -> BTreeMap<Site, Option<Seat>> {
    let owner =
        |site: &Site| Seat::all(game.players).find(|seat| game.player(*seat).bridge == Some(*site));
    Site::ALL.iter().take(game.map().sites.len()).map(|site| (*site, owner(site))).collect()
}

fn delivered_of(game: &Newdale) -> Option<bool> {
    let settled = game.phase == Phase::Over || game.step == Some(Step::Goal);
    (game.is_solo() && settled).then_some(game.delivered)
}

/// Who won a chapter that is over.
fn winner_of(game: &Newdale) -> Option<Seat> {
    let sheet = game.score_sheet();
    let best = sheet.ranking().concat().first().copied();
    best.filter(|_| sheet.won != Some(false))
}
