//! What else is one's own: secret mission, bonus tokens, character.

use kernel::Seat;
use kernel::names::Name;
use lang::words::capitalized;
use maud::{Markup, html};
use newdale::Action;
use newdale::model::pieces::Character;
use newdale::model::tokens::Token;

use super::seen::Seen;
use crate::acts::cover;
use crate::piece;

/// Mission, tokens and character of a seat.
pub(crate) fn mine(seen: &Seen<'_>, seat: Seat) -> Markup {
    html! {
        div class="mine" {
            (mission(seen, seat))
            (tokens(seen, seat))
            @if !seen.chapter().characters.is_empty() { (character(seen, seat)) }
        }
    }
}

/// The secret mission: only its owner sees it.
fn mission(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    html! {
        div class="mission" title=(seen.tip("mission.secret_mission")) data-about="mission.secret_mission" {
            @if let Some(symbol) = facts.mission {
                (piece::named(&format!("nd-sec-{symbol}"), "", &seen.word(symbol.word())))
                (piece::named("nd-sec-mystic", "", &seen.word("mission.mystic")))
            }
            span {
                b { (seen.text("draw-mission", &[])) }
                @match facts.mission {
                    Some(_) => (seen.count("draw-mission-houses", houses(seen, seat))),
                    None => (seen.text("draw-mission-hidden", &[])),
                }
            }
        }
    }
}

/// How many houses of a seat its mission counts (ND-9.4).
fn houses(seen: &Seen<'_>, seat: Seat) -> u32 {
    let facts = seen.seat(seat);
    let Some(symbol) = facts.mission else { return 0 };
    let face = seen.map_face();
    let counted = face.symbols[symbol.index()].and(face.mystic);
    let numbers = facts.houses.iter().filter_map(|town| seen.chapter().board.number(*town));
    numbers.filter(|number| counted.has(*number)).count() as u32
}

/// Bonus tokens: equal ones lie in a stack.
fn tokens(seen: &Seen<'_>, seat: Seat) -> Markup {
    let held = &seen.seat(seat).tokens;
    let kinds = Token::ALL.iter().filter(|token| held.contains(token));
    html! {
        div class="tokens" id="tokens" {
            @for token in kinds {
                @let n = held.iter().filter(|other| *other == token).count();
                span class="tk" id={ "token-" (token) } title=(seen.tip(token.word())) data-about=(token.word()) {
                    (face(seen, *token))
                    @if n > 1 { small { "×" (n) } }
                    (cover(seen.choice(&seen.word(token.word()), |action| {
                        seen.owns(seat) && action == Action::Use(*token)
                    }), "round"))
                }
            }
            @if held.len() < 3 { span { b { (seen.text("draw-tokens", &[])) } (piece::cite("newdale", "ND-7.1")) } }
        }
    }
}

/// A bonus token.
pub(crate) fn face(seen: &Seen<'_>, token: Token) -> Markup {
    html! {
        svg class="btk" viewBox="0 0 32 32" role="img" {
            title { (seen.word(token.word())) }
            use href={ "#nd-bt-" (token) } {}
        }
    }
}

/// The character, until it is used.
fn character(seen: &Seen<'_>, seat: Seat) -> Markup {
    html! {
        @match seen.seat(seat).character {
            Some(who) => {
                div class="char" id={ "character-" (who) } title=(seen.tip(who.word())) data-about=(who.word()) {
                    (piece::symbol("nd-person", "ill"))
                    span { b { (name(seen, who)) } (seen.text("draw-character-waits", &[])) }
                    (cover(seen.choice(&name(seen, who), |action| {
                        seen.owns(seat) && action == Action::Play(who)
                    }), "whole"))
                }
            }
            None => div class="nochar" {
                span { b { (capitalized(&seen.word("character.character"))) } (seen.text("draw-no-character", &[])) }
            },
        }
    }
}

/// Who it is.
pub(crate) fn name(seen: &Seen<'_>, who: Character) -> String {
    capitalized(&seen.word(who.word()))
}
