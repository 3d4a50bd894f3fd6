//! Every component counted, every invariant checked.

use kernel::names::Name;
use kernel::{Game, Invalid, Seat, Turn};

use super::pieces::{Deed, Follower, Good, Token, Ware};
use super::places::{Place, Places, Slots};
use super::question::{Phase, Question};
use super::state::{Orleans, Player};

/// OR-2.1, OR-2.2 — Nothing appears and nothing vanishes.
///
/// # Errors
/// Names the field where something is too many, too few or out of range.
pub fn audit(game: &Orleans) -> Result<(), Invalid> {
    seats(game)?;
    followers(game)?;
    goods(game)?;
    tiles(game)?;
    coins_and_citizens(game)?;
    question(game)
}

fn ensure(holds: bool, field: impl Into<String>, why: impl Into<String>) -> Result<(), Invalid> {
    if holds { Ok(()) } else { Err(Invalid::new(field, why)) }
}

fn players(game: &Orleans) -> &[Player] {
    game.seats.first(game.players)
}

fn seats(game: &Orleans) -> Result<(), Invalid> {
    ensure(game.start.0 < game.players, "start", "nobody sits there")?;
    ensure(game.turn.0 < game.players, "turn", "nobody sits there")?;
    ensure(game.round <= game.parts.rounds, "round", "the game has ended before")?;
    for (number, player) in players(game).iter().enumerate() {
        seat(game, player, &|name: &str| format!("seats.{number}.{name}"))?;
        let stations = player.stations.len() as u8 + player.stock + game.lost.stations[number];
        let field = format!("seats.{number}.stock");
        ensure(stations == game.parts.stations, field, format!("{stations} stations in all"))?;
        shared_towns(game, number)?;
    }
    Ok(())
}

fn seat(game: &Orleans, player: &Player, field: &dyn Fn(&str) -> String) -> Result<(), Invalid> {
    let (parts, mat) = (&game.parts, &player.mat);
    let market = mat.market.total();
    ensure(market <= parts.market_spaces.into(), field("market"), "the Market is too small")?;
    let tower = if player.has(Place::GunpowderTower) { parts.tower_spaces } else { 0 };
    let on_tower = mat.tower.total();
    ensure(on_tower <= tower.into(), field("gunpowder_tower"), "the tower is too small")?;
    let theatre = mat.theatre.is_empty() || player.has(Place::Theatre);
    ensure(theatre, field("theatre"), "the tile is not owned")?;
    for track in Follower::WITH_TRACK {
        let last = parts.last_space[track.index()];
        let on_track = player.space(*track) <= last;
        ensure(on_track, field(&format!("tracks.{track}")), format!("the track ends at {last}"))?;
    }
    let development = player.development <= parts.development.last;
    ensure(development, field("development"), "the track ends before")?;
    let owned = player.places.iter().fold(Slots::EMPTY, |all, place| all | place.slots());
    ensure(owned == player.slots, field("places"), "slots and places do not agree")?;
    ensure(owned.covers(mat.filled()), field("places"), "a slot of no own place is filled")?;
    let twice = mat.followers & mat.tiles;
    ensure(twice.is_empty(), field("places"), "a slot is filled twice")?;
    let technology = parts.technology_slots.covers(mat.tiles);
    ensure(technology, field("technology"), "a technology tile lies on a wrong slot")?;
    let draw = player.draw <= parts.draws[usize::from(player.space(Follower::Knight))];
    ensure(draw, field("draw"), "is more than the draw value")
}

/// OR-10.8 — One station a town, but in Orléans one for each player.
fn shared_towns(game: &Orleans, number: usize) -> Result<(), Invalid> {
    let others = players(game).iter().enumerate().filter(|(other, _)| *other != number);
    let taken = others.fold(kernel::names::Set::EMPTY, |all, (_, player)| all | player.stations);
    let mut twice = game.seats[number].stations & taken;
    twice.remove(game.parts.shared_town);
    ensure(twice.is_empty(), format!("seats.{number}.stations"), "a town has two stations")
}

/// Every token on the mats of the players.
pub fn on_mats(game: &Orleans, token: Token) -> u32 {
    let on_mat = |player: &Player| {
        let mat = &player.mat;
        let stands = [&mat.market, &mat.tower, &mat.theatre, &mat.bag, &mat.drawn];
        let waiting: u32 = stands.iter().map(|tokens| u32::from(tokens[token])).sum();
        waiting + mat.on_slot.iter().filter(|standing| **standing == Some(token)).count() as u32
    };
    players(game).iter().map(on_mat).sum()
}

fn followers(game: &Orleans) -> Result<(), Invalid> {
    for kind in Follower::ALL {
        let token = Token::neutral(*kind);
        let counted = on_mats(game, token)
            + u32::from(game.supply[*kind])
            + on_deeds(game, *kind)
            + u32::from(game.lost.followers[token]);
        let total = u32::from(game.parts.table(game.players).supply[*kind]);
        let why = format!("{counted} in all; the box has {total}");
        ensure(counted == total, format!("supply.{kind}"), why)?;
    }
    for token in Token::STARTERS {
        let counted = on_mats(game, *token) + u32::from(game.lost.followers[*token]);
        let why = format!("{counted} of {token} in all");
        ensure(counted == u32::from(game.players), "seats", why)?;
    }
    Ok(())
}

/// The followers of a kind on the deeds board.
pub fn on_deeds(game: &Orleans, kind: Follower) -> u32 {
    let filled = |deed: &Deed| game.parts.deeds[deed.index()].of[kind.index()] & game.deeds;
    Deed::ALL.iter().map(|deed| filled(deed).count_ones()).sum()
}

/// The goods of a kind anywhere but in the goods market and out of the game.
pub fn goods_about(game: &Orleans, good: Good) -> u32 {
    let on_map = game.map.iter().flatten().filter(|space| **space == Some(good)).count() as u32;
    let owned = |player: &Player| {
        let bread = if good == Good::Grain { player.goods[Ware::Bread] } else { 0 };
        u32::from(player.goods[Ware::from(good)] + bread)
    };
    let owned: u32 = players(game).iter().map(owned).sum();
    on_map + owned + u32::from(game.face_down[good])
}

fn goods(game: &Orleans) -> Result<(), Invalid> {
    for good in Good::ALL {
        let counted = goods_about(game, *good)
            + u32::from(game.goods_market[*good])
            + u32::from(game.removed[*good])
            + u32::from(game.lost.goods[*good]);
        let total = u32::from(game.parts.goods[*good]);
        let why = format!("{counted} in all; the box has {total}");
        ensure(counted == total, format!("goods_market.{good}"), why)?;
    }
    let in_use = &game.parts.table(game.players).in_use;
    for (edge, spaces) in super::map::Edge::all().zip(game.map.iter()) {
        let lying = spaces.iter().flatten().count();
        let fits = lying <= usize::from(in_use[edge.index()]);
        ensure(fits, format!("map.{}", edge.key()), "the edge has fewer spaces")?;
    }
    Ok(())
}

fn tiles(game: &Orleans) -> Result<(), Invalid> {
    let board: Places = Place::BOARD.iter().copied().collect();
    let mut seen = game.stacks;
    let owned = players(game).iter().map(|player| player.places & !board);
    for places in owned.chain([game.lost.tiles]) {
        ensure((seen & places).is_empty(), "stack_i", "a tile is in two places")?;
        seen = seen | places;
    }
    ensure(seen == game.parts.tiles(&game.options), "stack_i", "a tile is missing or too many")?;
    let technology: u32 = players(game)
        .iter()
        .map(|player| u32::from(player.mat.technology) + player.mat.tiles.len())
        .sum();
    let counted = technology + u32::from(game.technology) + u32::from(game.lost.technology);
    let why = format!("{counted} in all");
    ensure(counted == u32::from(game.parts.technology), "technology_stack", why)
}

fn coins_and_citizens(game: &Orleans) -> Result<(), Invalid> {
    let owned: u16 = players(game).iter().map(|player| player.coins).sum();
    let counted = owned + game.bank + game.lost.coins;
    ensure(counted == game.parts.coins, "bank", format!("{counted} coins in all"))?;
    let owned: u8 = players(game).iter().map(|player| player.citizens).sum();
    let counted = owned + game.citizens.len() as u8 + game.lost.citizens + 1;
    let why = format!("{counted} in all, with the one for most stations");
    ensure(counted == game.parts.citizens, "citizens", why)
}

/// Somebody can act, unless the game is over; nobody is asked out of turn.
fn question(game: &Orleans) -> Result<(), Invalid> {
    let over = (game.phase == Phase::Over) == (game.question == Question::Over);
    ensure(over, "question", "does not belong to the phase")?;
    let together = game.question == Question::Together;
    let asked = players(game).iter().any(|player| player.ask.is_some());
    ensure(together == asked, "question", "does not agree with who is asked")?;
    if let Question::Take(edge) = game.question {
        ensure(usize::from(edge) < super::map::EDGES, "question", "there is no such edge")?;
    }
    if let Question::CourtGo(owner) = game.question {
        ensure(owner.0 < game.players, "question", "nobody sits there")?;
    }
    let mut options = Vec::new();
    let stuck = match game.turn() {
        Turn::Over => false,
        Turn::Chance => {
            game.legal(kernel::Actor::Chance, &mut options);
            options.is_empty()
        }
        turn => turn.seats().iter().any(|seat: Seat| {
            game.legal(seat.into(), &mut options);
            options.is_empty()
        }),
    };
    ensure(!stuck && game.question != Question::Nobody, "question", "nobody can answer it")
}
