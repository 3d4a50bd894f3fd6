//! How much work is still to come.

use kernel::names::Name;

use crate::model::components::YEARS;
use crate::model::pieces::{Guild, Phase, SEASONS, Season};
use crate::model::state::Craftsmen;

/// Discs in the Craftsmen's Guild that a player usually has in a season.
const DISCS: f32 = 1.1;

/// Work points that a player usually still gets, from the next season on and this winter.
pub(super) fn work_to_come(game: &Craftsmen) -> f32 {
    if game.phase == Phase::Over {
        return 0.0;
    }
    let year = f32::from(game.parts.year(game.year).work_points);
    let seasons = f32::from(SEASONS - 1);
    let passed = match game.season {
        Season::Winter => seasons,
        season => season as u8 as f32 + f32::from(u8::from(game.phase != Phase::Setup)),
    };
    let crafted = match (game.phase, game.stage) {
        (Phase::YearChange | Phase::End, _) => true,
        (Phase::Guilds, Some(guild)) => guild.index() > Guild::Craftsmen.index(),
        (Phase::Guilds, None) => true,
        _ => false,
    };
    let winter = match (game.season, crafted) {
        (Season::Winter, true) => 0.0,
        _ => year,
    };
    let this_year = year * DISCS * (seasons - passed).max(0.0) + winter;
    this_year + work_after(game, game.year)
}

/// The same for a whole game.
pub(super) fn work_of_a_game(game: &Craftsmen) -> f32 {
    work_after(game, 0)
}

/// The same for the years after this one.
fn work_after(game: &Craftsmen, year: u8) -> f32 {
    let usual = DISCS * f32::from(SEASONS - 1) + 1.0;
    let later = (year + 1..=YEARS as u8).map(|year| game.parts.year(year).work_points);
    later.map(|points| f32::from(points) * usual).sum()
}
