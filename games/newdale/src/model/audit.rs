//! Every component counted, every invariant checked.

use kernel::names::{Name, Set};
use kernel::{Game, Invalid, Seat, Turn};

use super::cards::Card;
use super::components::{Extra, ROUNDS};
use super::frames::Frame;
use super::pieces::{COLORS, Figure, Sailor, Symbol};
use super::pile::{Cards, each};
use super::player::Player;
use super::state::{Newdale, Phase, Step, Wait};
use super::tokens::Token;

/// ND-1.11 — Nothing appears and nothing vanishes.
///
/// # Errors
/// Names the field where something is too many, too few or out of range.
pub fn audit(game: &Newdale) -> Result<(), Invalid> {
    possible(game)?;
    cards(game)?;
    tokens(game)?;
    figures(game)?;
    people(game)?;
    houses(game)?;
    question(game)
}

fn ensure(holds: bool, field: impl Into<String>, why: &str) -> Result<(), Invalid> {
    if holds { Ok(()) } else { Err(Invalid::new(field, why)) }
}

/// More than anybody ever has; sums stay far below the limits of their numbers.
const PLENTY: u8 = 240;

/// Whether play can go on from here.
///
/// # Errors
/// Names the field that cannot be.
pub fn possible(game: &Newdale) -> Result<(), Invalid> {
    let setup = game.phase == Phase::Setup;
    let rounds = if setup { 0..=0 } else { 1..=ROUNDS };
    ensure(rounds.contains(&game.round), "round", "does not belong to the phase")?;
    ensure(game.step.is_some() == steps(game), "step", "does not belong to the phase")?;
    let eventless = setup || game.phase == Phase::Event;
    ensure(game.event.is_some() || eventless, "event", "every phase but the first has one")?;
    let seen = game.event.is_none_or(|event| game.seen.contains(event));
    ensure(seen, "events", "the event of the round is no longer in the pile")?;
    let marker = if game.phase == Phase::Actions { 1..=4 } else { 0..=5 };
    ensure(marker.contains(&game.marker), "marker", "there is no such marker")?;
    ensure(game.left <= PLENTY, "work.left", "chance never brings so much")?;
    Seat::all(game.players).try_for_each(|seat| seat_holds(game, seat))?;
    frames(game)
}

/// Which phases have steps.
fn steps(game: &Newdale) -> bool {
    match game.phase {
        Phase::Setup | Phase::Final => true,
        Phase::Planning | Phase::Assistants => game.step == Some(Step::Window),
        _ => false,
    }
}

fn seat_holds(game: &Newdale, seat: Seat) -> Result<(), Invalid> {
    let player = game.player(seat);
    let field = |name: &str| format!("seats.{seat}.{name}");
    let few = player.goods.iter().all(|count| *count <= PLENTY);
    ensure(few, field("goods"), "nobody has so many")?;
    ensure(player.track <= PLENTY, field("track"), "nobody has so many points")?;
    let places = game.places(seat);
    for (good, count) in super::pieces::Good::ALL.iter().zip(player.goods) {
        let name = if good.vineyard().is_some() { "grapes" } else { "goods" };
        ensure(count == 0 || places.contains(*good), field(name), "no building holds such goods")?;
    }
    plan_holds(game, player, &field)?;
    let drop = player.to_drop <= player.hand.len();
    ensure(drop, field("to_drop"), "cannot be more than the hand")?;
    let drawn =
        player.drawn.iter().flatten().all(|card| player.hand.has(*card) || !drop_known(game));
    ensure(drawn, field("drawn"), "must be in the hand")?;
    let older = each(player.old.kinds())
        .all(|card| player.old.count(card) <= player.hand.count(card) + player.dropped.count(card));
    ensure(older, field("old"), "must be in the hand")?;
    let known = Card::ALL.iter().filter(|card| player.is_known(**card));
    let held = |card: &Card| player.hand.has(*card) || player.dropped.has(*card);
    ensure(known.into_iter().all(held), field("known"), "must be in the hand")?;
    let ships = game.has(Extra::Ships);
    let ship = player.ship <= player.furthest && (ships || player.furthest == 0);
    let space = if game.has(Extra::Sailors) { 15 } else { 9 };
    ensure(ship && player.furthest <= space, field("ship"), "there is no such space")?;
    let cook = player.crew[Sailor::Cook.index()] <= 1;
    ensure(cook, field("areas"), "a player has one Cook")
}

/// Cards drawn for Nate may be among those that are about to be given up.
fn drop_known(game: &Newdale) -> bool {
    game.frames.top() != Some(Frame::Halve)
}

fn plan_holds(
    game: &Newdale,
    player: &Player,
    field: &dyn Fn(&str) -> String,
) -> Result<(), Invalid> {
    let owned = (1u8..).zip(player.plan).filter(|(_, space)| space.is_some());
    let owns = |marker: u8| (player.markers | player.bought) >> (marker - 1) & 1 != 0;
    let own = owned.clone().all(|(marker, _)| owns(marker));
    ensure(own, field("plan"), "a marker is placed that the player does not have")?;
    let twice = owned.clone().any(|(marker, space)| {
        owned.clone().any(|(other, taken)| other != marker && same_place(space, taken))
    });
    ensure(!twice, field("plan"), "two markers stand at one place")?;
    ensure(player.markers & player.bought == 0, field("bought"), "is owned already")?;
    let idle = !player.planning || game.phase == Phase::Planning;
    ensure(idle, field("asked"), "plans are made in phase II")
}

fn same_place(one: Option<super::spaces::Space>, two: Option<super::spaces::Space>) -> bool {
    use super::spaces::Space;
    match (one, two) {
        (Some(Space::Area(one, _)), Some(Space::Area(two, _))) => one == two,
        (one, two) => one == two,
    }
}

/// Open work has what it needs.
fn frames(game: &Newdale) -> Result<(), Invalid> {
    for (number, frame) in game.frames.iter().copied().enumerate() {
        let holds = match frame {
            Frame::Deal { seat, .. } => seat.0 < game.players,
            Frame::Construction { .. } => game.build.card.is_some() || game.build.sailor.is_some(),
            Frame::Produce { area, .. }
            | Frame::Cover { area, .. }
            | Frame::CoverCards { area, .. }
            | Frame::Chain { area, .. } => game.plant(game.actor, area).is_some(),
            Frame::Develop => true,
            Frame::Developing { marker, .. } | Frame::Developed { marker } => {
                (3..=4).contains(&marker)
            }
            Frame::Price { token, .. } => token.window().is_some(),
            _ => true,
        };
        ensure(holds, format!("frames.{number}"), "cannot be answered")?;
    }
    Ok(())
}

/// Every card of the chapter is somewhere.
fn cards(game: &Newdale) -> Result<(), Invalid> {
    let chapter = game.chapter();
    for card in Card::ALL {
        let all = [&chapter.deck, &chapter.pool, &chapter.waiting];
        let expected: u8 = all.iter().map(|pile| pile.count(*card)).sum();
        let piles: [&Cards; 5] =
            [&game.draw, &game.discard, &game.pool, &game.waiting, &game.lost.cards];
        let piles: u8 = piles.iter().map(|pile| pile.count(*card)).sum();
        let held: u8 = game.in_play().iter().map(|player| held(player, *card)).sum();
        let found = piles + held + u8::from(game.build.card == Some(*card) && !is_placed(game));
        ensure(found == expected, "draw", &format!("{found} of `{card}` instead of {expected}"))?;
    }
    Ok(())
}

/// Whether the card of the build under way lies on its place already.
fn is_placed(game: &Newdale) -> bool {
    use super::frames::BuildStep;
    game.frames.iter().any(|frame| {
        matches!(
            frame,
            Frame::Construction {
                step: BuildStep::Bridge
                    | BuildStep::House
                    | BuildStep::Harbor
                    | BuildStep::Bonus
                    | BuildStep::Effect
            }
        )
    })
}

/// How many of a card a player has in hand and on the board.
fn held(player: &Player, card: Card) -> u8 {
    let areas = player.areas.iter().filter(|own| **own == Some(card)).count() as u8;
    let specials = if card.is_special() { player.built(card) } else { 0 };
    player.hand.count(card) + player.dropped.count(card) + areas + specials
}

fn tokens(game: &Newdale) -> Result<(), Invalid> {
    for token in Token::ALL {
        let place = token.index();
        let fields = game.fields.iter().filter(|field| field.token == Some(*token));
        let fields: u8 = fields.map(|field| field.count).sum();
        let seats: u8 = game.in_play().iter().map(|player| player.holds(*token)).sum();
        let found = game.token_stack[place] + game.lost.tokens[place] + fields + seats;
        let why = format!("{found} of `{token}`");
        ensure(found == game.parts.tokens[place], "token_stack", &why)?;
    }
    Ok(())
}

fn figures(game: &Newdale) -> Result<(), Invalid> {
    for (figure, expected) in Figure::ALL.iter().zip(game.figures()) {
        let place = figure.index();
        let own = |player: &Player| {
            let prison = if place < COLORS { player.prison[place] } else { 0 };
            let onyx = player.onyx.is_some_and(|color| color.index() == place);
            player.rabbit[place] + prison + u8::from(onyx)
        };
        let seats: u8 = game.in_play().iter().map(own).sum();
        let found = game.bag[place] + game.market[place] + game.lost.figures[place] + seats;
        ensure(found == expected, "bag", &format!("{found} of `{figure}` instead of {expected}"))?;
    }
    Ok(())
}

/// Characters, missions and sailors.
fn people(game: &Newdale) -> Result<(), Invalid> {
    let held: Vec<_> = game.in_play().iter().filter_map(|player| player.character).collect();
    let used = game.lost.characters;
    let total = game.characters.len() + game.offer.len() + used.len() + held.len() as u32;
    let all = held.iter().copied().collect::<Set<_>>() | game.characters | game.offer | used;
    let chapter = game.chapter().characters;
    ensure(all == chapter && total == chapter.len(), "characters", "each exists once")?;
    let dealt: Vec<Symbol> = game.in_play().iter().filter_map(|player| player.mission).collect();
    let total = game.missions.len() + dealt.len() as u32;
    ensure(total == Symbol::ALL.len() as u32, "missions", "each exists once")?;
    for sailor in Sailor::ALL {
        let place = sailor.index();
        let hired: u8 = game.in_play().iter().map(|player| player.crew[place]).sum();
        let coming = u8::from(game.build.sailor == Some(*sailor));
        let box_count = if game.has(Extra::Sailors) { game.parts.sailor(*sailor).count } else { 0 };
        let found = game.sailors[place] + hired + coming;
        ensure(found == box_count, "sailors", &format!("{found} of `{sailor}`"))?;
    }
    Ok(())
}

fn houses(game: &Newdale) -> Result<(), Invalid> {
    for (number, player) in game.in_play().iter().enumerate() {
        let found = player.houses.len() as u8 + player.supply + game.lost.houses[number];
        let field = format!("seats.{number}.houses");
        ensure(found == game.parts.start.houses, field, "a player has 11 houses")?;
    }
    Ok(())
}

/// Somebody can act, unless the chapter is over.
fn question(game: &Newdale) -> Result<(), Invalid> {
    let over = (game.phase == Phase::Over) == (game.wait == Wait::Over);
    ensure(over, "phase", "does not agree with what is asked")?;
    let turn = game.turn();
    if turn == Turn::Over {
        return Ok(());
    }
    let mut options = Vec::new();
    if let Some(actor) = turn.actor() {
        game.legal(actor, &mut options);
    }
    ensure(!options.is_empty(), "phase", "nobody can answer what is asked")
}
