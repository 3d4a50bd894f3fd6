//! The goods market, and what else lies ready for all: bank, tiles, hourglass.

use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};
use orleans::model::pieces::{Good, Hourglass};

use super::seen::Seen;
use super::token::ware;
use crate::piece;

/// The goods market: how many of each, and what it is worth.
pub(crate) fn market(seen: &Seen<'_>) -> Markup {
    let name = seen.word("piece.goods_market");
    html! {
        section class="goods panel" id="goods" aria-label=(name) {
            h2 title=(name) { (seen.text("board-goods", &[])) }
            ul {
                @for good in Good::ALL {
                    @let n = seen.view.goods_market[*good];
                    li id={ "goods-" (good) } class=[(n == 0).then_some("nil")] {
                        (ware(seen, (*good).into(), "good"))
                        span { (n) }
                        small { (seen.count("draw-vp", seen.parts.values[good.index()])) }
                    }
                }
            }
        }
    }
}

/// What lies ready: the hourglass tiles still face down, technology tiles, coins.
pub(crate) fn supply(seen: &Seen<'_>) -> Markup {
    html! {
        ul class="ready-row" {
            li class="hg-left" title=(seen.text("board-hourglass", &[])) {
                (piece::symbol("hourglass", "ic"))
                @for kind in Hourglass::ALL { (left(seen, *kind)) }
            }
            li title=(seen.plural("piece.technology")) {
                (piece::symbol("t-tech", "ic")) b { (seen.view.technology_stack) }
            }
            li title=(seen.word("piece.bank")) {
                (piece::symbol("coin", "ic")) b { (seen.view.bank) }
            }
        }
    }
}

/// How many tiles of an event are still to come.
fn left(seen: &Seen<'_>, kind: Hourglass) -> Markup {
    let n = seen.view.hourglass[kind];
    let title = seen.said(&format!("left {kind} {n}"), || {
        let args = [("event", Arg::Word(kind.word())), ("n", Arg::Number(n.into()))];
        seen.speaker.text("draw-hourglass-left", &args)
    });
    html! {
        span class={ "hgk" @if n == 0 { " nil" } @if seen.parts.negative.contains(kind) { " bad" } }
            title={ (title) "\n" (seen.tip(kind.word())) } data-about=(kind.word()) {
            (piece::symbol(&format!("e-{kind}"), "ic")) b { (n) }
            span class="sr" { (title) }
        }
    }
}

/// The event of the round; its rule is behind it.
pub(crate) fn event(seen: &Seen<'_>) -> Markup {
    let Some(event) = seen.view.event else { return html! {} };
    let rules = seen.speaker.about(event.word()).map(|about| about.rules).unwrap_or_default();
    let rule = rules.first().map_or("OR-16", String::as_str);
    let bad = seen.parts.negative.contains(event);
    html! {
        a class={ "event" @if !bad { " fair" } } href={ "/rules/orleans/" (rule) } data-rule=(rule)
            title=(seen.tip(event.word())) data-about=(event.word()) {
            (piece::symbol(&format!("e-{event}"), "i"))
            b { (seen.word(event.word())) }
            small { (seen.text("draw-event-when", &[])) }
        }
    }
}
