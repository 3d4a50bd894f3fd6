//! `POST /t/{table}/coach` — a person asks for the coach, or no longer.
//! `GET /t/{table}/coach` — what he says about the seat's last turn.
//! `GET /t/{table}/coach/board` — the better move on the board.
//! `GET /t/{table}/coach/now` — what matters now: the lines of the score that can still grow.
//!
//! He knows what the seat knows, and speaks only where every person at the table has asked for him.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Path, Query, State};
use axum::response::Response;
use bots::Budget;
use bots::analysis::Loss;
use kernel::{AnyGame, ScoreLine, Seat, Viewer};
use serde::Deserialize;
use serde_json::json;
use table::{Command, Order, Room};

use super::act::{done, speaker};
use super::part;
use crate::access::{Opens, opens};
use crate::app::App;
use crate::fault::Fault;
use crate::page::coach::{self, last_turn};
use crate::page::look::Look;
use crate::page::say;
use crate::posted::Posted;
use crate::seating::SeatNumber;
use crate::secret;
use crate::thinking::Asker;
use crate::visitor::Visitor;

/// How long a thought may take before it is given up: many times what it is allowed.
const LIMIT: Duration = Duration::from_secs(20);

/// How often the rest of the game is played to see what can still grow, and for how long.
const SAMPLES: (u64, Duration) = (6, Duration::from_millis(1500));

/// Whose coach, and whether he is welcome.
#[derive(Deserialize)]
pub struct Wish {
    seat: SeatNumber,
    yes: bool,
}

/// Asks for him, or sends him away.
pub async fn wish(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Posted(wish): Posted<Wish>,
) -> Result<Response, Fault> {
    let room = app.tables().get(&table).await?.shown().room.clone();
    let who = opens(&app, &visitor, &table, &room).await?.who();
    let what = Command::Coach { seat: wish.seat.at(&room)?, yes: wish.yes };
    let asked = app.tables().order(&table, Order { who, id: None, what }).await;
    asked.map_err(|error| Fault::of_table(error, &speaker(&room, &visitor)))?;
    Ok(done(&visitor, &table, &json!({})))
}

/// What the address says.
#[derive(Deserialize)]
pub struct Asked {
    /// Whom he speaks to.
    #[serde(rename = "as")]
    speaks_as: SeatNumber,
}

/// A person with a coach at a table.
struct Pupil {
    id: String,
    room: Arc<Room>,
    opens: Opens,
    seat: Seat,
}

async fn pupil(app: &App, id: String, asked: &Asked, visitor: &Visitor) -> Result<Pupil, Fault> {
    let room = app.tables().get(&id).await?.shown().room.clone();
    let opens = opens(app, visitor, &id, &room).await?;
    let seat = asked.speaks_as.at(&room)?;
    if !opens.seats.contains(&seat) || !room.has_coach(seat) {
        return Err(Fault::no_key());
    }
    Ok(Pupil { id, room, opens, seat })
}

/// What he says about the last turn; nothing if it was good enough.
pub async fn word(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let pupil = pupil(&app, id, &asked, &visitor).await?;
    let loss = lost(&app, &pupil).await?;
    drawn(&app, pupil, visitor, move |look, seat| coach::word(look, seat, loss.as_ref())).await
}

/// What matters now.
pub async fn now(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let pupil = pupil(&app, id, &asked, &visitor).await?;
    let lines = match pupil.room.asked().contains(pupil.seat) {
        true => {
            let seed = secret::number();
            let grows = move |room: &Room, seat| growth(room.table().game(), seat, SAMPLES, seed);
            thought(&app, &pupil, grows).await?
        }
        false => Vec::new(),
    };
    drawn(&app, pupil, visitor, move |look, _| coach::matters(look, &lines)).await
}

/// The board before the last turn, with the pieces of the better move lit.
pub async fn board(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    use axum::response::IntoResponse;
    let pupil = pupil(&app, id, &asked, &visitor).await?;
    let loss = lost(&app, &pupil).await?.ok_or_else(Fault::no_page)?;
    let page = app.draw(true, move || {
        let Pupil { id, room, opens, seat } = &pupil;
        let look = Look::new(id, room, Viewer::Seat(*seat), opens, &visitor)?;
        let game = before(room, loss.line)?;
        coach::board(&look, *seat, game.as_ref(), &loss)
    });
    Ok(page.await?.ok_or_else(Fault::no_page)?.into_response())
}

/// The move of the last turn that cost most.
async fn lost(app: &App, pupil: &Pupil) -> Result<Option<Loss>, Fault> {
    let budget = app.config().analysis.budget;
    thought(app, pupil, move |room, seat| dearest(room, seat, budget)).await
}

/// Thinks for a person who waits.
async fn thought<T: Send + 'static>(
    app: &App,
    pupil: &Pupil,
    work: impl FnOnce(&Room, Seat) -> T + Send + 'static,
) -> Result<T, Fault> {
    let (room, seat) = (Arc::clone(&pupil.room), pupil.seat);
    let asker = Asker::Person(format!("{} {seat}", pupil.id));
    let work = move || work(&room, seat);
    Ok(app.tables().thinkers().think(asker, Instant::now(), LIMIT, work).await?)
}

async fn drawn(
    app: &App,
    pupil: Pupil,
    visitor: Visitor,
    content: impl FnOnce(&Look<'_>, Seat) -> maud::Markup + Send + 'static,
) -> Result<Response, Fault> {
    let page = app.draw(true, move || {
        let Pupil { id, room, opens, seat } = &pupil;
        let look = Look::new(id, room, Viewer::Seat(*seat), opens, &visitor)?;
        let content = content(&look, *seat);
        Some(part(&visitor, &say(&look.speaker, "coach"), &content))
    });
    page.await?.ok_or_else(Fault::no_page)
}

/// The move of the seat's last turn that cost most, if that is worth a word.
fn dearest(room: &Room, seat: Seat, budget: Option<Budget>) -> Option<Loss> {
    let costs = |line: usize| {
        let game = before(room, line)?;
        let played = &room.table().list()[line].line.action;
        Some(Loss { line, ..cost(game.as_ref(), seat, played, budget, line as u64)? })
    };
    let losses = last_turn(room, seat).into_iter().filter_map(costs);
    losses.max_by(|a, b| a.points.total_cmp(&b.points))
}

/// What a move cost: the same every time it is asked.
fn cost(
    game: &dyn AnyGame,
    seat: Seat,
    played: &str,
    budget: Option<Budget>,
    seed: u64,
) -> Option<Loss> {
    let entry = shelf::find(game.info().key).ok()?;
    entry.abilities.second_thought(game, seat, played, budget, seed)
}

fn growth(game: &dyn AnyGame, seat: Seat, samples: (u64, Duration), seed: u64) -> Vec<ScoreLine> {
    let entry = shelf::find(game.info().key);
    entry.map(|entry| entry.abilities.growth(game, seat, samples, seed)).unwrap_or_default()
}

/// The game before a line of the list.
fn before(room: &Room, line: usize) -> Option<Box<dyn AnyGame>> {
    room.table().replay().play(room.table().title(), line).ok()
}

#[cfg(test)]
mod tests {
    use kernel::chance::{Fast, below};
    use kernel::{Actor, Viewer};

    use super::*;

    /// A seat that has a choice while others hide something: the state and one that it cannot tell
    /// from it, and a move.
    type Moment = (Seat, [Box<dyn AnyGame>; 2], String);

    /// Such moments of a random game.
    fn moments(game: &str) -> Vec<Moment> {
        let title = shelf::find(game).expect("it is on the shelf").title;
        let mut now = title.start(title.standard(), &[], 2).expect("two can play");
        let (mut dice, mut found) = (Fast::new(4, 0), Vec::new());
        while let Some(actor) = now.turn().actor() {
            let options: Vec<String> = match actor {
                Actor::Chance => now.odds().into_iter().map(|(notation, _)| notation).collect(),
                Actor::Seat(_) => now.notations(actor),
            };
            let pick = options[below(&mut dice, options.len() as u32) as usize].clone();
            if let Actor::Seat(seat) = actor {
                let twin = now.determinize(Viewer::Seat(seat), &mut dice);
                if twin.state() != now.state() && options.len() > 1 {
                    found.push((seat, [now.clone(), twin], pick.clone()));
                }
            }
            now.play(actor, &pick).expect("it was listed");
        }
        let late = found.len().saturating_sub(4);
        found.into_iter().skip(late).step_by(2).collect()
    }

    /// What others hide is swapped, and nothing changes of what the coach says.
    #[test]
    fn the_coach_knows_what_the_seat_knows() {
        let mut tried = 0;
        for entry in shelf::games() {
            for (seat, twins, played) in moments(entry.key()) {
                tried += 1;
                let [one, two] = twins.each_ref().map(|game| {
                    cost(game.as_ref(), seat, &played, Some(Budget::Iterations(16)), 7)
                });
                assert_eq!(one, two, "{}, seat {seat}, {played}", entry.key());
                let [one, two] =
                    twins.each_ref().map(|game| entry.abilities.prospects(game.as_ref(), seat));
                assert_eq!(one, two, "{}, seat {seat}", entry.key());
                let [one, two] = twins.map(|game| growth(game.as_ref(), seat, (1, LIMIT), 7));
                assert_eq!(one, two, "{}, seat {seat}", entry.key());
            }
        }
        assert!(tried >= 3, "{tried} moments had a secret");
    }
}
