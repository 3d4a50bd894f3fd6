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

#[cfg(test)]
mod tests {
    use kernel::chance::Fast;
    use kernel::{Actor, Game, Invalid, Parts, Silent, Turn};

    use crate::model::components::Components;
    use crate::model::snapshot::Snapshot;
    use crate::model::state::Tiletum;

    /// A table for two whose first die is to be taken.
    fn begun() -> Tiletum {
        let parts = Parts::<Components>::standard();
        let mut game = Tiletum::new(parts, &parts.options, 2).expect("two play");
        let mut rng = Fast::new(7, 0);
        while game.turn() == Turn::Chance {
            let dealt = game.deal(&mut rng);
            game.apply(Actor::Chance, dealt, &mut Silent);
        }
        game
    }

    fn refused(change: impl FnOnce(&mut Snapshot)) -> String {
        let mut saved = begun().snapshot();
        change(&mut saved);
        let Invalid { field, .. } =
            Tiletum::restore(Parts::standard(), saved).expect_err("refused");
        field
    }

    #[test]
    fn what_was_saved_is_taken() {
        assert!(Tiletum::restore(Parts::standard(), begun().snapshot()).is_ok());
    }

    #[test]
    fn every_turn_to_come_has_a_die() {
        let back_in_the_bag = |saved: &mut Snapshot| {
            for die in saved.dice.drain(1..) {
                *saved.bag.entry(die.color).or_default() += 1;
            }
        };
        assert_eq!(refused(back_in_the_bag), "dice");
    }

    #[test]
    fn every_die_to_come_has_a_space() {
        let taken = |saved: &mut Snapshot| {
            for (place, die) in saved.dice.drain(..2).enumerate() {
                saved.seats[1].dice[place] = Some(die);
            }
        };
        assert_eq!(refused(taken), "dice");
    }

    #[test]
    fn every_round_has_a_town_and_a_fair_of_its_own() {
        let tile = |saved: &mut Snapshot| {
            let second = saved.fairs[&2].tile;
            saved.fairs.get_mut(&3).expect("four rounds").tile = second;
        };
        assert_eq!(refused(tile), "fairs");
        let town = |saved: &mut Snapshot| {
            let second = saved.fairs[&2].city;
            saved.fairs.get_mut(&4).expect("four rounds").city = second;
        };
        assert_eq!(refused(town), "fairs");
        let first = |saved: &mut Snapshot| {
            let mut towns: Vec<_> = saved.fairs.values().map(|fair| fair.city).collect();
            towns.swap(0, 1);
            saved.fairs.values_mut().zip(towns).for_each(|(fair, city)| fair.city = city);
        };
        assert_eq!(refused(first), "fairs");
    }
}
