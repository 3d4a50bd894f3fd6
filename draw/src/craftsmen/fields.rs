//! The queue of a guild: three fields, on each up to two discs (CR-5.4, CR-5.5).

use craftsmen::Action;
use craftsmen::model::pieces::{Field, Guild};
use kernel::Seat;
use lang::Arg;
use maud::{Markup, html};

use super::seen::{Seen, color};
use crate::acts::{Choice, cover};
use crate::piece;

/// The fields of a guild with their discs.
pub(crate) fn queue(seen: &Seen<'_>, guild: Guild) -> Markup {
    let mut stars = seen.view.privileged[&guild].clone();
    html! {
        ol class="queue" {
            @for (number, discs) in &seen.view.guilds[&guild] {
                @let field = Field(number - 1);
                @let kind = kind(guild, field);
                li class={ "fld " (kind) } title=(seen.tip(&format!("field.{kind}"))) {
                    span class="base" { (mark(kind)) }
                    @for (level, seat) in discs.iter().enumerate() {
                        @if let Some(seat) = seat {
                            (disc(seen, guild, Place { field, upper: level > 0 }, *seat, &mut stars))
                        }
                    }
                    span class="hit" { (cover(choice(seen, guild, field, discs), "round")) }
                }
            }
        }
    }
}

/// CR-5.4 — Gold, silver, ribbon; the Town Hall has no privilege.
fn kind(guild: Guild, field: Field) -> &'static str {
    match field {
        Field::GOLD if guild != Guild::TownHall => "gold",
        Field::RIBBON => "ribbon",
        _ => "silver",
    }
}

fn mark(kind: &str) -> Markup {
    match kind {
        "gold" => piece::symbol("f-star", "fm"),
        "ribbon" => piece::symbol("f-ribbon", "fm"),
        _ => html! {},
    }
}

/// Where a disc lies.
#[derive(Clone, Copy)]
struct Place {
    field: Field,
    upper: bool,
}

fn disc(seen: &Seen<'_>, guild: Guild, place: Place, seat: Seat, stars: &mut Vec<Seat>) -> Markup {
    let color = color(seat);
    let level = if place.upper { "up" } else { "lo" };
    let id = format!("helper-{color}-{guild}-{}-{level}", place.field.number());
    let star = stars.iter().position(|owner| *owner == seat).map(|at| stars.remove(at));
    html! {
        span class={ "d " (level) @if acts(seen, guild, place) { " acts" } } {
            svg class={ "helper P-" (color) @if seen.touched(&id) { " touched" } } role="img" id=(id) {
                title { (seen.speaker.name(seat)) }
                use href={ "#helper-" (color) } {}
            }
            @if star.is_some() { (piece::named("f-star", "pv", &seen.text("draw-used", &[]))) }
        }
    }
}

fn acts(seen: &Seen<'_>, guild: Guild, place: Place) -> bool {
    let here = |disc: &craftsmen::model::facts::DiscFacts| {
        disc.field == Some(place.field.number()) && disc.upper == place.upper
    };
    seen.stage() == Some(guild) && seen.view.disc.as_ref().is_some_and(here)
}

/// What placing a helper on the field does, and what it costs.
fn choice(seen: &Seen<'_>, guild: Guild, field: Field, discs: &[Option<Seat>]) -> Option<Choice> {
    let [Some(owner)] = discs else {
        let empty = |number: &u8| seen.view.guilds[&guild][number].is_empty();
        let first = (1..field.number()).all(|number| !empty(&number));
        let free = discs.is_empty() && first;
        return seen
            .choice(&seen.word(guild.word()), |action| free && action == Action::Place(guild));
    };
    let wanted = |action| action == Action::Cover(guild, field);
    let fee = seen.parts.year(seen.view.year).fee;
    let free =
        field == Field::RIBBON || seen.owns(*owner) || !seen.parts.table(seen.view.players).fee;
    let label = if free { "draw-cover-free" } else { "draw-cover-fee" };
    let args = [
        ("guild", Arg::Word(guild.word())),
        ("who", Arg::Seat(*owner)),
        ("n", Arg::Number(fee.into())),
    ];
    seen.offer(label, &args, wanted)
}
