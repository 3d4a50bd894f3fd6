//! Dice: their names, ids and looks.

use std::sync::Arc;

use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};
use tiletum::Action;
use tiletum::model::pieces::{Color, Die, Good};

use super::seen::Seen;
use super::wheel;
use crate::acts::Choice;

/// The class of a die: the color of its good.
pub(crate) fn class(seen: &Seen<'_>, die: Die) -> String {
    format!("D-{}", seen.parts.good(die.color))
}

/// What a die is called: its good and its value.
pub(crate) fn name(seen: &Seen<'_>, die: Die) -> Arc<str> {
    let good = seen.parts.good(die.color);
    seen.said(&format!("die {} {}", die.color, die.value), || {
        let args = [
            ("good", Arg::Word(good.word())),
            ("color", Arg::Word(die.color.word())),
            ("n", Arg::Number(die.value.into())),
        ];
        seen.speaker.text("draw-die", &args)
    })
}

/// The ways to take a die of the wheel: first as it lies, which costs nothing, then what costs
/// more and more gold.
pub(crate) fn choice(seen: &Seen<'_>, die: Die) -> Option<Choice> {
    let takes = |action| {
        matches!(action, Action::Die { color, from, .. }
        if (color, from) == (die.color, die.value))
    };
    let steps = |action| match action {
        Action::Die { from, to, .. } => steps(from, to),
        _ => 0,
    };
    seen.choice_by(&name(seen, die), takes, steps)
}

/// How far a die is turned, the shorter way round.
fn steps(from: u8, to: u8) -> u8 {
    from.abs_diff(to).min(6 - from.abs_diff(to))
}

/// What a die brings at a value: gold to pay, goods, the action with its points, the bonus tile.
pub(crate) fn brings(seen: &Seen<'_>, color: Color, from: u8, to: u8) -> String {
    let mut parts = Vec::new();
    if from != to {
        let gold = seen.word(Good::Gold.word());
        parts.push(format!("−{} {gold}", steps(from, to) * seen.parts.gold_per_step));
    }
    parts.push(format!("+{to} {}", seen.word(seen.parts.good(color).word())));
    let field = wheel::field_of(seen, to).and_then(|field| seen.table().fields.get(&field));
    if let Some(act) = field.and_then(|field| field.action) {
        let more = seen.seat(seen.front()).markers.get(&act).copied().unwrap_or(0);
        let points = seen.count("draw-points", seen.parts.ap(to) + more);
        parts.push(format!("{}, {points}", seen.text(&format!("draw-act-{act}"), &[])));
    }
    if let Some(tile) = field.and_then(|field| field.tile) {
        parts.push(super::tile::name(seen, tile).to_string());
    }
    parts.join(" · ")
}

/// The ids of dice on the wheel or on a board: `die-wool-4`, of equal ones `die-wool-4-2`. Those
/// on boards come first, so that the one that was taken keeps its id.
pub(crate) fn ids(seen: &Seen<'_>) -> impl Fn(Where, usize) -> String {
    let taken = seen.owners().flat_map(|seat| {
        let dice = seen.dice(seat).iter().enumerate();
        dice.filter_map(move |(space, die)| Some((Where::Board(seat.0), space, (*die)?)))
    });
    let wheel = seen.table().dice.iter().enumerate();
    let wheel = wheel.map(|(number, die)| (Where::Wheel, number, *die));
    let all: Vec<(Where, usize, Die)> = taken.chain(wheel).collect();
    let goods: Vec<&str> = all.iter().map(|(_, _, die)| seen.parts.good(die.color).id()).collect();
    move |place, number| {
        let at = all.iter().position(|(other, at, _)| (*other, *at) == (place, number));
        let at = at.expect("a die lies there");
        let die = all[at].2;
        match all[..at].iter().filter(|(_, _, other)| *other == die).count() {
            0 => format!("die-{}-{}", goods[at], die.value),
            before => format!("die-{}-{}-{}", goods[at], die.value, before + 1),
        }
    }
}

/// Where a die lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Where {
    /// On the board of a seat.
    Board(u8),
    /// On the wheel.
    Wheel,
}

/// A die in HTML.
pub(crate) fn die(seen: &Seen<'_>, die: Die, id: &str, size: &str) -> Markup {
    html! {
        svg class={ "glides " (size) " " (class(seen, die)) } id=(id) role="img"
            data-about=(die.color.word()) {
            title { (name(seen, die)) }
            use href={ "#die-" (die.value) } {}
        }
    }
}
