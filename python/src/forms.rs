//! What the methods of a game answer with, as JSON.

use kernel::replay::Verified;
use kernel::{AnyTold, Audience, ScoreLine, ScoreSheet, Seat, SeatScore};
use lang::Speaker;
use serde_json::{Value, json};

/// The score line by line, with who is ahead.
pub(crate) fn score(sheet: &ScoreSheet, speaker: &Speaker) -> Value {
    let seats: Vec<Value> = sheet.seats.iter().map(|seat| seat_score(seat, speaker)).collect();
    let rival = sheet.rival.as_ref().map(|rival| seat_score(rival, speaker));
    json!({"seats": seats, "rival": rival, "ranking": sheet.ranking(), "won": sheet.won})
}

fn seat_score(seat: &SeatScore, speaker: &Speaker) -> Value {
    let line = |line: &ScoreLine| {
        let label = speaker.score_line(line.label);
        json!({"key": line.label, "label": label, "points": line.points, "rule": line.rule})
    };
    json!({"total": seat.total, "lines": seat.lines.iter().map(line).collect::<Vec<Value>>()})
}

/// An event: `{to, kind, rule, text, …}`.
pub(crate) fn event(told: &AnyTold, players: u8, speaker: &Speaker) -> Value {
    let mut fields = told.event().as_object().cloned().unwrap_or_default();
    fields.insert("to".to_owned(), audience(told.to, players));
    fields.insert("kind".to_owned(), json!(told.kind()));
    fields.insert("rule".to_owned(), json!(told.rule()));
    fields.insert("text".to_owned(), json!(speaker.event(&told.saying())));
    Value::Object(fields)
}

fn audience(to: Audience, players: u8) -> Value {
    Seat::all(players)
        .filter(|seat| to.includes(kernel::Viewer::Seat(*seat)))
        .map(|seat| json!(seat))
        .collect()
}

/// What a replay proved.
pub(crate) fn verified(verified: &Verified) -> Value {
    json!({
        "moves": verified.moves,
        "scores": verified.scores,
        "commitment": verified.commitment.name(),
        "whole": verified.whole,
    })
}
