//! `score` — the score line by line, in a solo game also that of a rival of the box; once the game
//! is over, who is ahead.

use kernel::{ScoreLine, Seat, SeatScore};
use lang::Speaker;
use serde_json::{Value, json};

use super::AtTable;
use crate::request::Params;
use crate::{Error, Session};

pub(super) fn call(session: &mut Session, params: Params) -> Result<Value, Error> {
    let AtTable { table } = params.read()?;
    let seated = session.table(table)?;
    let sheet = seated.table.game().score();
    let seats: Vec<Value> = sheet.seats.iter().map(|seat| score(seat, &seated.speaker)).collect();
    let mut answer = json!({ "seats": seats });
    if let Some(rival) = &sheet.rival {
        answer["rival"] = score(rival, &seated.speaker);
    }
    if seated.table.status().is_over() {
        let ranking: Vec<Vec<Seat>> = sheet.ranking();
        answer["ranking"] = json!(ranking);
        if let Some(won) = sheet.won {
            answer["won"] = json!(won);
        }
    }
    Ok(answer)
}

fn score(seat: &SeatScore, speaker: &Speaker) -> Value {
    let lines: Vec<Value> = seat.lines.iter().map(|one| line(one, speaker)).collect();
    json!({"total": seat.total, "lines": lines})
}

fn line(line: &ScoreLine, speaker: &Speaker) -> Value {
    let label = speaker.score_line(line.label);
    json!({"label": label, "key": line.label, "points": line.points, "rule": line.rule})
}
