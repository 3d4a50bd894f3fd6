//! Whether the dice last until the round is over.

use kernel::{Invalid, Seat};

use super::ensure;
use crate::ch03_course::PASSES;
use crate::model::state::{Phase, Tiletum};

/// TI-3.2, TI-4.1 — Every turn that is still to come has a die and a space for it.
pub fn last(game: &Tiletum) -> Result<(), Invalid> {
    match game.phase {
        Phase::Setup | Phase::Preparation => can_be_drawn(game),
        Phase::Action => can_be_taken(game),
        _ => Ok(()),
    }
}

fn can_be_drawn(game: &Tiletum) -> Result<(), Invalid> {
    let there = game.bag.iter().sum::<u8>() + game.dice_on_wheel();
    let drawn = game.parts.table(game.seats).drawn;
    ensure(there >= drawn, "bag", format!("{drawn} dice are drawn in a round"))
}

fn can_be_taken(game: &Tiletum) -> Result<(), Invalid> {
    let to_come = |seat: &Seat| turns_to_come(game, *seat);
    let all: u8 = Seat::all(game.seats).map(|seat| to_come(&seat)).sum();
    ensure(game.dice_on_wheel() >= all, "dice", format!("{all} turns are still to come"))?;
    let spaces = |seat: Seat| game.board(seat).dice.iter().filter(|die| die.is_none()).count();
    let short = Seat::all(game.seats).find(|seat| spaces(*seat) < to_come(seat).into());
    ensure(short.is_none(), "dice", "somebody has no space for the dice of the round")
}

/// The dice that a seat still takes in this round.
fn turns_to_come(game: &Tiletum, seat: Seat) -> u8 {
    let order = &game.order[..usize::from(game.seats)];
    let place = order.iter().position(|other| *other == seat).expect("everybody is in the order");
    let has_taken = match place.cmp(&game.position.into()) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Equal => game.die.is_some(),
        std::cmp::Ordering::Greater => false,
    };
    PASSES + u8::from(!has_taken) - game.pass
}
