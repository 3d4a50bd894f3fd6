//! A building card: the upper half takes, the lower half makes, a plate between (CR-1.4).

use std::sync::Arc;

use craftsmen::Action;
use craftsmen::model::cards::{Card, Icon};
use craftsmen::model::pieces::Color;
use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};

use super::pieces::{cube, good};
use super::seen::Seen;
use crate::acts::{Choice, cover};
use crate::hyphens::hyphenated;
use crate::piece;

/// How a card lies on the table.
#[derive(Default)]
pub(crate) struct Lying<'a> {
    /// Its size.
    pub(crate) class: &'a str,
    /// A copy in a dialogue, which has another id.
    pub(crate) is_copy: bool,
    /// Whose street it stands in.
    pub(crate) owner: Option<Seat>,
    /// What is written under its name.
    pub(crate) note: Option<Arc<str>>,
    /// What can be done with the whole card.
    pub(crate) choice: Option<Choice>,
}

/// Draws a card.
pub(crate) fn card(seen: &Seen<'_>, card: Card, lying: Lying<'_>) -> Markup {
    let face = seen.parts.face(card);
    let id = format!("{}-{card}", if lying.is_copy { "lot" } else { "card" });
    let using = lying.owner.is_some() && seen.makes_now(card);
    html! {
        article class={ "bcard " (lying.class) @if using { " using" } @if seen.touched(&id) { " touched" } }
            id=(id) title=(describe(seen, card)) data-about=(card.kind().word()) {
            div class={ "tin up tin-" (face.top) } data-l=(letter(face.top)) {
                @for icon in card.icons() { (input(seen, icon, lying.owner)) }
            }
            div class="plate" {
                h3 { (hyphenated(&seen.name(card))) }
                @if let Some(note) = &lying.note { small { (note) } }
            }
            div class={ "tin lo tin-" (face.bottom) } data-l=(letter(face.bottom)) {
                (output(seen, card, lying.owner))
                (vp(seen, card))
                @if has_house(seen, card) {
                    (piece::named("cr-house", "hs", &seen.word("term.house")))
                }
            }
            (cover(lying.choice, "whole"))
        }
    }
}

/// CR-2.6 — Whether the card has a house; sawmills have none.
fn has_house(seen: &Seen<'_>, card: Card) -> bool {
    card.class().is_some() && seen.parts.houses.contains(card)
}

/// The letter of a color, so that no eye needs the color.
pub(crate) fn letter(color: Color) -> &'static str {
    match color {
        Color::Violet => "V",
        Color::Green => "G",
        Color::Blue => "B",
        Color::Red => "R",
    }
}

/// What a card is, in a line.
pub(crate) fn describe(seen: &Seen<'_>, card: Card) -> Arc<str> {
    let (face, kind) = (seen.parts.face(card), card.kind());
    let words = |good: &craftsmen::model::pieces::Good| seen.word(good.word()).to_string();
    let inputs: Vec<String> = kind.inputs().iter().map(words).collect();
    let args = |from: &str| {
        seen.speaker.text(
            if inputs.is_empty() { "draw-source" } else { "draw-workshop" },
            &[
                ("name", Arg::Text(&seen.name(card))),
                ("upper", Arg::Word(face.top.word())),
                ("lower", Arg::Word(face.bottom.word())),
                ("inputs", Arg::Text(from)),
                ("good", Arg::Word(kind.output().word())),
                ("n", Arg::Number(seen.parts.vp[kind.index()].into())),
            ],
        )
    };
    seen.said(&format!("card {card}"), || args(&inputs.join(" + ")))
}

fn input(seen: &Seen<'_>, icon: Icon, owner: Option<Seat>) -> Markup {
    let owner = owner.filter(|seat| seen.is_filled(*seat, icon) || seen.owns(*seat));
    let full = owner.is_some_and(|seat| seen.is_filled(seat, icon));
    let own = owner.is_some_and(|seat| seen.owns(seat));
    let choice = own.then(|| to_icon(seen, icon)).flatten();
    html! {
        span class={ "io" @if full { " full" } }
            title=(seen.word(icon.good().word())) {
            (good(icon.good()))
            @if full { (cube(seen, owner, &place(icon), "")) }
            (cover(choice, "round"))
        }
    }
}

/// Where a cube on an icon stands, for its id.
pub(crate) fn place(icon: Icon) -> String {
    format!("{}-{}", icon.card(), icon.good())
}

/// What comes of a good at this icon: what the building can then make, or what it lacks.
fn to_icon(seen: &Seen<'_>, icon: Icon) -> Option<Choice> {
    let seat = seen.view.viewer?;
    let others = icon.card().icons().filter(|other| *other != icon);
    let missing = others.into_iter().find(|other| !seen.is_filled(seat, *other));
    let output = icon.card().kind().output().word();
    let mut args = vec![
        ("good", Arg::Word(icon.good().word())),
        ("makes", Arg::Word(output)),
        ("building", Arg::Word(icon.card().kind().word())),
    ];
    args.extend(missing.map(|other| ("lacks", Arg::Word(other.good().word()))));
    let label = if missing.is_some() { "draw-to-icon-lacks" } else { "draw-to-icon" };
    seen.offer(label, &args, |action| action == Action::ToIcon(icon))
}

fn output(seen: &Seen<'_>, card: Card, owner: Option<Seat>) -> Markup {
    let made = card.kind().output();
    let moving = owner.filter(|_| seen.makes_now(card));
    let own = owner.is_some_and(|seat| seen.owns(seat));
    let choice = seen.choice(&seen.name(card), |action| {
        own && matches!(action, Action::Make(one) | Action::Double(one) if one == card)
    });
    html! {
        span class="io out" title=(seen.tip(made.word())) {
            (good(made))
            @if moving.is_some() { (cube(seen, moving, "sent", "mov")) }
            (cover(choice, ""))
        }
    }
}

fn vp(seen: &Seen<'_>, card: Card) -> Markup {
    let n = seen.parts.vp[card.kind().index()];
    html! {
        @if n > 0 {
            span class="vpn" title=(seen.count("draw-vp-made", n)) { (piece::symbol("vp", "")) b { (n) } }
        }
    }
}
