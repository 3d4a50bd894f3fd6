//! Every component is counted, every invariant checked.

use kernel::names::Name;
use kernel::{Actor, Game, Invalid, Seat, SeatSet, Turn};

use super::capital::{Capital, Hand};
use super::cards::{BUILDABLE, Card, Cards, of_class};
use super::components::YEARS;
use super::frames::Frame;
use super::pieces::{Class, Guild, Phase, Token};
use super::state::{Board, CARD_SPACES, Craftsmen, Cube};

/// More points than anybody ever has.
const PLENTY: i16 = 9_999;

/// Counts every component and checks every invariant.
///
/// # Errors
/// Names what is too many, too few or out of range.
pub fn audit(game: &Craftsmen) -> Result<(), Invalid> {
    possible(game)?;
    question(game)
}

/// What must hold before play goes on.
pub(crate) fn possible(game: &Craftsmen) -> Result<(), Invalid> {
    course(game)?;
    capital(game)?;
    cards(game)?;
    tokens(game)?;
    for seat in Seat::all(game.players) {
        board(game, seat)?;
    }
    game.frames.iter().try_for_each(|frame| work(game, *frame))
}

/// Holds a field to be wrong unless `kept`.
pub(crate) fn ensure(
    kept: bool,
    field: impl Into<String>,
    why: impl Into<String>,
) -> Result<(), Invalid> {
    if kept { Ok(()) } else { Err(Invalid::new(field, why)) }
}

fn course(game: &Craftsmen) -> Result<(), Invalid> {
    ensure((1..=YEARS as u8).contains(&game.year), "year", "must be from 1 to 3")?;
    let order: SeatSet = game.turn_order().iter().copied().collect();
    ensure(order == SeatSet::all(game.players), "order", "must name every seat once")?;
    let setup = game.phase == Phase::Setup;
    ensure(game.ordered || setup, "order", "is known after set-up")?;
    ensure(game.phase != Phase::Helpers || !game.is_winter(), "phase", "winter has no helpers")?;
    let stages = match (game.phase, game.is_winter(), game.stage) {
        (Phase::Guilds, true, Some(guild)) => {
            matches!(guild, Guild::Builders | Guild::Craftsmen)
        }
        (Phase::Guilds, _, stage) => stage.is_some() || game.window,
        (_, _, stage) => stage.is_none() && !game.window,
    };
    ensure(stages, "stage", "does not belong to the phase")?;
    let most = if game.phase == Phase::Guilds && !game.window { 6 } else { game.players };
    ensure(game.cursor <= most, "cursor", "is past the end")?;
    let track: Vec<Seat> = game.order_track.iter().flatten().copied().collect();
    let set: SeatSet = track.iter().copied().filter(|seat| seat.0 < game.players).collect();
    let gap = game.order_track.is_sorted_by_key(Option::is_none);
    ensure(set.len() as usize == track.len() && gap, "order_track", "names a seat twice")
}

fn capital(game: &Craftsmen) -> Result<(), Invalid> {
    let mut all = Hand::EMPTY;
    for (part, field) in [
        (&game.capital_deck, "capital_deck"),
        (&game.capital_pile, "capital_pile"),
        (&game.lost.capital, "lost.capital"),
    ] {
        add(&mut all, part, field)?;
    }
    for (number, board) in game.in_play().iter().enumerate() {
        add(&mut all, &board.capital, &format!("seats.{number}.capital"))?;
    }
    let apart = game.face_up.iter().chain(&game.auction.mayor).flatten();
    apart.for_each(|card| all.add(*card));
    for face in Capital::ALL {
        let (found, total) = (all[*face], game.parts.capital[*face]);
        let why = format!("{found} of {face} in all; the game has {total}");
        ensure(found == total, "capital_deck", why)?;
    }
    let covered = Capital::ALL.iter().all(|face| game.laid[*face] <= game.capital_pile[*face]);
    let pays = matches!(game.top(), Some(Frame::Pay { .. })) || game.laid.is_empty();
    ensure(covered && pays, "payment.laid", "laid cards lie on the pile")
}

/// Adds up cards, as long as that makes sense.
fn add(all: &mut Hand, part: &Hand, field: &str) -> Result<(), Invalid> {
    let few = part.as_array().iter().all(|count| *count <= 12);
    ensure(few, field, "the game has not so many")?;
    all.add_all(part);
    Ok(())
}

/// Every building card is in one place.
fn cards(game: &Craftsmen) -> Result<(), Invalid> {
    let mut seen: Cards = game.lost.cards;
    let mut see = |cards: Cards, field: &str| {
        let twice = seen & cards;
        seen = seen | cards;
        ensure(twice.is_empty(), field, "has a card that lies elsewhere")
    };
    for (number, board) in game.in_play().iter().enumerate() {
        see(board.hand, &format!("seats.{number}.hand"))?;
        see(board.built, &format!("seats.{number}.row"))?;
        let built = board.row.iter().filter(|card| !card.is_sawmill()).count();
        let row = format!("seats.{number}.row");
        ensure(built == board.built.len() as usize, row, "has a card twice")?;
    }
    for class in Class::ALL {
        let deck = game.deck(*class);
        let field = format!("decks.{class}");
        let own = of_class(*class);
        for part in [deck.up, deck.house, deck.plain] {
            see(part, &field)?;
            ensure(own.covers(part), &field, "has a card of another class")?;
        }
        let house = game.parts.houses.covers(deck.house);
        let plain = (game.parts.houses & deck.plain).is_empty();
        ensure(house && plain, &field, "house cards have a part of their own")?;
        ensure(deck.up.len() <= CARD_SPACES, &field, "has two face-up spaces")?;
        for entry in deck.entries() {
            placed(entry.card, own, &field)?;
            see([entry.card].into_iter().collect(), &field)?;
        }
    }
    for entry in game.peek.hand.iter() {
        let own = game.peek.class.map_or(kernel::names::Set::EMPTY, of_class);
        placed(entry.card, own, "peek.cards")?;
        see([entry.card].into_iter().collect(), "peek.cards")?;
    }
    let all: Cards = Card::BUILDABLE.iter().copied().collect();
    ensure(seen == all, "decks", "a card is missing")?;
    sawmills(game)
}

fn placed(card: Card, own: Cards, field: &str) -> Result<(), Invalid> {
    ensure(!card.is_sawmill() && own.contains(card), field, "has a card of another class")
}

fn sawmills(game: &Craftsmen) -> Result<(), Invalid> {
    let mut seen = game.sawmills;
    for (number, board) in game.in_play().iter().enumerate() {
        for card in board.row.iter().filter(|card| card.is_sawmill()) {
            let bit = 1 << (card.index() - BUILDABLE);
            let row = format!("seats.{number}.row");
            ensure(seen & bit == 0, row, "has a sawmill that lies elsewhere")?;
            seen |= bit;
        }
    }
    Ok(())
}

fn tokens(game: &Craftsmen) -> Result<(), Invalid> {
    for token in Token::ALL {
        let number = token.index();
        let held = game.in_play().iter().map(|board| u16::from(board.tokens[number]));
        let all =
            held.sum::<u16>() + u16::from(game.pool[number]) + u16::from(game.lost.tokens[number]);
        let total = u16::from(game.parts.table(game.players).tokens[number]);
        ensure(all == total, format!("pool.{token}"), format!("{all} in all, not {total}"))?;
    }
    let mut won = game.bonus;
    for (number, board) in game.in_play().iter().enumerate() {
        let field = format!("seats.{number}.bonus");
        let finals = board.bonus.iter().all(|good| good.final_index().is_some());
        ensure(finals && (won & board.bonus).is_empty(), field, "has a token that lies elsewhere")?;
        won = won | board.bonus;
    }
    let finals = game.bonus.iter().all(|good| good.final_index().is_some());
    ensure(finals, "bonus_tokens", "tokens are for final goods")
}

fn board(game: &Craftsmen, seat: Seat) -> Result<(), Invalid> {
    let (board, numbers) = (game.board(seat), &game.parts.numbers);
    let field = |name: &str| format!("seats.{seat}.{name}");
    let points = board.lines.iter().all(|points| points.abs() <= PLENTY);
    ensure(points && board.track() >= 0, field("vp"), "is no possible score")?;
    ensure(board.hand.covers(board.shown), field("shown"), "is not in the hand")?;
    let icons = board.filled & !board.icons == 0;
    ensure(icons, field("icons"), "is not on a building of the row")?;
    ensure(board.fair <= numbers.fair_limit_per_player, field("fair"), "is above the limit")?;
    for token in Token::ALL {
        let held = board.tokens(*token) <= game.parts.token_limit(*token);
        ensure(held, field(&format!("{token}_tokens")), "is above the limit")?;
    }
    ensure(board.cards() <= 20, field("capital"), "nobody holds so many")?;
    let row = game.ordered && board.row.is_empty();
    ensure(!row, field("row"), "has a sawmill at least")?;
    let cubes = cubes_away(game, seat) + u32::from(board.supply);
    let total = u32::from(numbers.cubes_per_player);
    ensure(cubes == total, field("supply"), format!("{cubes} cubes in all, not {total}"))?;
    let discs = discs_away(game, seat) + u32::from(board.helpers);
    let total = u32::from(numbers.helpers_per_player);
    ensure(discs == total, field("helpers"), format!("{discs} helpers in all, not {total}"))
}

/// Cubes of a seat that are not in its supply.
pub(crate) fn cubes_away(game: &Craftsmen, seat: Seat) -> u32 {
    let board: &Board = game.board(seat);
    let own = |cube: &&Cube| **cube == Cube::of(seat);
    let granary = game.granary.iter().flat_map(|column| column.iter()).filter(own).count();
    let rows = game.ships.iter().flatten();
    let ships = rows.flat_map(|row| row.iter()).filter(own).count();
    let sent = |frame: &&Frame| {
        frame.seat() == Some(seat) && matches!(frame, Frame::Send { .. } | Frame::Bribe { .. })
    };
    let on_its_way = game.frames.iter().filter(sent).count();
    board.filled.count_ones() + u32::from(board.fair) + (granary + ships + on_its_way) as u32
}

/// Helpers of a seat that are not at home.
pub(crate) fn discs_away(game: &Craftsmen, seat: Seat) -> u32 {
    let discs = game.discs.iter().flatten().chain(&game.order_track);
    discs.filter(|disc| **disc == Some(seat)).count() as u32
}

/// Open work can be done.
fn work(game: &Craftsmen, frame: Frame) -> Result<(), Invalid> {
    let seat = frame.seat().is_none_or(|seat| seat.0 < game.players);
    let auctioned = || game.auction.card.is_some_and(|card| !card.is_sawmill());
    let holds = match frame {
        Frame::Fee { to, .. } => to.0 < game.players,
        Frame::PeekShow { .. } | Frame::PeekEnd { .. } => game.peek.class.is_some(),
        Frame::PeekCards { left, .. } => game.peek.class.is_some() && left <= 10,
        Frame::PeekOrder { .. } => game.peek.class.is_some() && game.peek.end.is_some(),
        Frame::AuctionOpen { .. }
        | Frame::AuctionBid { .. }
        | Frame::AuctionMayor { .. }
        | Frame::Mayor => auctioned() && game.auction.bidder < game.players,
        Frame::Gain { card, .. } => {
            card.class().is_some_and(|class| game.deck(class).up.contains(card))
        }
        Frame::Craft { wp, .. } => wp <= 20,
        Frame::Send { good, from, .. } => good.is_some() == from.is_some(),
        Frame::Bribe { good, ship, .. } => {
            let rows = &game.parts.rows_of[good.index()];
            let full = |&(other, row): &(super::pieces::Ship, usize)| {
                other.0 == ship && game.ships[other.index()][row].is_full()
            };
            rows.iter().any(full)
        }
        Frame::MerchantPay { good, .. } | Frame::MerchantIcon { good, .. } => {
            good.column().is_some_and(|column| !game.granary[column].is_empty())
        }
        Frame::DrawCard { class, .. } => !game.deck(class).is_empty(),
        Frame::DrawCapital { left, .. } => left <= 10,
        Frame::Pay { due, .. } => due > 0,
        _ => true,
    };
    let staged = !uses_privilege(frame) || game.stage.is_some();
    ensure(seat && holds && staged, "frames", "cannot be done")
}

/// Whether the work may use the privilege of a stage.
fn uses_privilege(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::BankerTake { .. }
            | Frame::BankerDiscard { .. }
            | Frame::Build { .. }
            | Frame::Notary { .. }
            | Frame::NotaryAfter { .. }
            | Frame::Craft { .. }
            | Frame::Merchant { .. }
            | Frame::MerchantPay { .. }
            | Frame::TownHall { .. }
    )
}

/// Somebody can act, unless the game is over.
fn question(game: &Craftsmen) -> Result<(), Invalid> {
    let mut options = Vec::new();
    let actor = match game.turn() {
        Turn::Over => return ensure(game.phase == Phase::Over, "phase", "is not over"),
        turn => turn.actor().unwrap_or(Actor::Chance),
    };
    game.legal(actor, &mut options);
    ensure(!options.is_empty(), "phase", "nobody can answer what is asked")
}
