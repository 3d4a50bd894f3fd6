//! `GET /t/{table}/hint` — up to three moves that the strongest bot thinks of, with the points
//! that it expects and why.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Path, Query, State};
use axum::response::Response;
use bots::{Considered, HINT_MOVES};
use kernel::{AnyAction, Seat, Viewer};
use lang::Arg;
use maud::{Markup, html};

use super::part;
use super::table::Asked;
use crate::access::opens;
use crate::app::App;
use crate::fault::Fault;
use crate::page::look::Look;
use crate::page::{say, say_with};
use crate::tables::advice;
use crate::thinking::Asker;
use crate::visitor::Visitor;

/// How long a bot may take before it is given up: many times what it is allowed.
const HINT_LIMIT: Duration = Duration::from_secs(10);

/// A hint for the visitor's own seat, from what it knows.
pub async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = app.tables().get(&id).await?.shown().room.clone();
    let opens = opens(&app, &visitor, &id, &room).await?;
    let seat = asked.seat(&room).or(opens.seats.first().copied());
    let seat = seat.filter(|seat| opens.seats.contains(seat)).ok_or_else(Fault::no_key)?;
    let asker = Asker::Person(format!("{id} {seat}"));
    let considered = match room.asked().contains(seat) {
        true => considered(&app, asker, &room, seat).await?,
        false => Vec::new(),
    };
    let drawn = app.draw(true, move || {
        let look = Look::new(&id, &room, Viewer::Seat(seat), &opens, &visitor)?;
        let content = content(&look, seat, &considered);
        Some(part(&visitor, &say(&look.speaker, "hint"), &content))
    });
    drawn.await?.ok_or_else(Fault::no_page)
}

/// What the bot thought of, best first; the person who asks waits for his turn.
async fn considered(
    app: &App,
    asker: Asker,
    room: &Arc<table::Room>,
    seat: Seat,
) -> Result<Vec<Considered<String>>, Fault> {
    let room = Arc::clone(room);
    let work = move || advice(room.table().game(), seat);
    let choice = app.tables().thinkers().think(asker, Instant::now(), HINT_LIMIT, work).await?;
    Ok(different(choice.looked_into(), seat))
}

/// The best moves that differ in substance: a step that belongs to the plan of a better one is the
/// same plan in another order.
fn different(all: impl Iterator<Item = Considered<String>>, seat: Seat) -> Vec<Considered<String>> {
    let mut plans: Vec<BTreeSet<String>> = Vec::new();
    let mut kept = Vec::new();
    for one in all {
        let plan: BTreeSet<String> =
            one.follow_up(seat).cloned().chain([one.action.clone()]).collect();
        if !plans.iter().any(|known| known.contains(&one.action) || *known == plan) {
            plans.push(plan);
            kept.push(one);
        }
        if kept.len() == HINT_MOVES {
            break;
        }
    }
    kept
}

fn content(look: &Look<'_>, seat: Seat, considered: &[Considered<String>]) -> Markup {
    if look.legal.is_empty() {
        return html! { p { (say(&look.speaker, "hint-later")) } };
    }
    moves(look, seat, considered)
}

fn moves(look: &Look<'_>, seat: Seat, considered: &[Considered<String>]) -> Markup {
    let option = |notation: &str| look.legal.iter().find(|option| option.notation == notation);
    let mut told = BTreeSet::new();
    html! {
        h3 { (say(&look.speaker, "hint")) }
        ol class="hintbox" {
            @for (place, one) in considered.iter().enumerate() {
                @if let Some(option) = option(&one.action) {
                    (row(look, seat, place, option, one, &mut told))
                }
            }
        }
        p class="lede" { (say(&look.speaker, "hint-how")) }
    }
}

/// A move: what is expected of it, why, and what the rivals may expect. A reason is told once.
fn row(
    look: &Look<'_>,
    seat: Seat,
    place: usize,
    option: &AnyAction,
    one: &Considered<String>,
    told: &mut BTreeSet<String>,
) -> Markup {
    let speaker = &look.speaker;
    let points = speaker.tongue().decimal(one.value);
    let game = look.room.table().game();
    let then: Vec<_> = one.follow_up(seat).filter_map(|action| game.label_of(action)).collect();
    let reason = speaker.why(option, &one.gains, &then);
    let is_news = told.insert(reason.clone());
    html! {
        li {
            span class="rank" { (place + 1) }
            button class="btn" type="button" data-play=(option.notation) {
                (speaker.label(&option.label))
            }
            span class="ev" { (say_with(speaker, "expected", &[("n", Arg::Text(&points))])) }
            @if is_news { p class="reason" { (reason) } }
            p class="outlook" { (speaker.outlook(&one.rivals(seat), one.visits)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;
    use bots::{BotSpec, Budget};
    use kernel::chance::{Fast, Seed, below};
    use kernel::{Actor, AnyGame};
    use table::{Chair, Room, Setting};

    use super::*;
    use crate::access::Opens;
    use crate::tables::advice_of;

    /// Whether a hint is honest does not depend on how long the bot thinks.
    const BRIEF: BotSpec = BotSpec::Mcts(Budget::Iterations(40));
    const LONG: Duration = Duration::from_secs(600);
    /// Moments that are tried of each game.
    const TRIED: usize = 4;

    /// The hint as a page shows it, reasons and all, with the same luck every time.
    fn hint(game: &dyn AnyGame, seat: Seat) -> String {
        let title = shelf::find(game.info().key).expect("it is on the shelf").title;
        let chairs = (0..game.players()).map(|_| Chair::person("Ada")).collect();
        let (from, seed) = (Some(game.boxed()), Some(Seed::from_text("twins")));
        let setting = Setting { from, seed, ..Setting::new(title, chairs) };
        let opened = Room::open(setting).expect("the rules know such a table");
        let room = Room::begin(title, &opened).expect("it was just opened");
        let visitor = Visitor::of(&Request::new(()).into_parts().0);
        let mut opens = Opens::default();
        opens.seats.push(seat);
        let look = Look::new("t", &room, Viewer::Seat(seat), &opens, &visitor);
        let choice = advice_of(room.table().game(), seat, BRIEF, LONG, Fast::new(7, 0));
        let considered = different(choice.looked_into(), seat);
        content(&look.expect("it is drawn"), seat, &considered).into_string()
    }

    /// Every moment of a random game at which a seat has a choice and others hide something: the
    /// state, and one that the seat cannot tell from it.
    fn moments(game: &str) -> Vec<(Seat, [Box<dyn AnyGame>; 2])> {
        let title = shelf::find(game).expect("it is on the shelf").title;
        let mut now = title.start(title.standard(), &[], 2).expect("two can play");
        let (mut dice, mut found) = (Fast::new(3, 0), Vec::new());
        while let Some(actor) = now.turn().actor() {
            for seat in now.turn().seats().iter() {
                let twin = now.determinize(Viewer::Seat(seat), &mut dice);
                if twin.state() != now.state() && now.notations(Actor::Seat(seat)).len() > 1 {
                    found.push((seat, [now.clone(), twin]));
                }
            }
            let mut options: Vec<String> = match actor {
                Actor::Chance => now.odds().into_iter().map(|(notation, _)| notation).collect(),
                Actor::Seat(_) => now.notations(actor),
            };
            let pick = below(&mut dice, options.len() as u32) as usize;
            now.play(actor, &options.swap_remove(pick)).expect("it was listed");
        }
        let step = found.len().div_ceil(TRIED).max(1);
        found.into_iter().step_by(step).collect()
    }

    /// S3 for the page: what others hide is swapped, and not a letter of the hint changes.
    #[test]
    fn a_hint_and_its_reasons_tell_nothing_that_others_hide() {
        let mut tried = 0;
        for entry in shelf::games() {
            for (seat, twins) in moments(entry.key()) {
                tried += 1;
                let [one, two] = twins.map(|game| hint(game.as_ref(), seat));
                assert!(one.contains("class=\"reason\""), "{one}");
                assert_eq!(one, two, "{}, seat {seat}", entry.key());
            }
        }
        assert!(tried >= 6, "{tried} moments had a secret");
    }
}
