//! The JSON forms of the protocol, cut to what one viewer may know.

use kernel::{Actor, AnyTold, ScoreSheet, Seat, Turn, Viewer};
use lang::Speaker;
use serde_json::{Value, json};
use table::Room;

/// How a table stands for a viewer: `{to_act, decision, over, round, phase, revision, taken_back}`, and the
/// `next` table once the same people play again. The number of moves is not told: it would count
/// what others plan in secret.
pub fn status(room: &Room, viewer: Viewer, speaker: &Speaker) -> Value {
    let game = room.table().game();
    let to_act: Vec<Seat> = room.asked().iter().collect();
    let mut decision = json!({});
    if let Viewer::Seat(seat) = viewer
        && let Some(asked) = game.decision(seat)
    {
        decision[seat.to_string()] = json!({"ask": asked.ask, "prompt": speaker.prompt(&asked)});
    }
    let mut status = json!({
        "to_act": to_act,
        "decision": decision,
        "over": game.turn() == Turn::Over,
        "closed": room.is_closed(),
        "round": game.progress().round,
        "phase": game.progress().phase,
        "revision": room.revision(viewer),
        "taken_back": room.taken_back(),
    });
    if let Some(next) = room.next() {
        status["next"] = json!(next);
    }
    status
}

/// The options of a seat: `[{action, index, label}]`.
pub fn legal(room: &Room, seat: Seat, speaker: &Speaker) -> Value {
    let legal = room.table().game().legal(Actor::Seat(seat)).into_iter();
    let form = |option: kernel::AnyAction| {
        let label = speaker.label(&option.label);
        json!({"action": option.notation, "index": option.index, "label": label})
    };
    legal.map(form).collect()
}

/// What happened and the viewer may hear of, after so many: `[{kind, rule, text, …}]`.
pub fn events(room: &Room, viewer: Viewer, after: usize, speaker: &Speaker) -> Vec<Value> {
    room.story().log(viewer).skip(after).map(|heard| event(heard.told, speaker)).collect()
}

fn event(told: &AnyTold, speaker: &Speaker) -> Value {
    let mut fields = told.event().as_object().cloned().unwrap_or_default();
    fields.insert("kind".to_owned(), json!(told.kind()));
    fields.insert("rule".to_owned(), json!(told.rule()));
    fields.insert("text".to_owned(), json!(speaker.event(&told.saying())));
    Value::Object(fields)
}

/// A score sheet: `{seats: [{total, lines}]}`, in a solo game with that of a rival of the box, once
/// the game is over with its ranking and, in a solo game, whether it was won.
pub fn score(sheet: &ScoreSheet, over: bool, speaker: &Speaker) -> Value {
    let line = |line: &kernel::ScoreLine| {
        let label = speaker.score_line(line.label);
        json!({"label": label, "key": line.label, "points": line.points, "rule": line.rule})
    };
    let seat = |seat: &kernel::SeatScore| {
        let lines: Vec<Value> = seat.lines.iter().map(line).collect();
        json!({"total": seat.total, "lines": lines})
    };
    let seats: Vec<Value> = sheet.seats.iter().map(seat).collect();
    let mut answer = json!({ "seats": seats });
    if let Some(rival) = &sheet.rival {
        answer["rival"] = seat(rival);
    }
    if over {
        answer["ranking"] = json!(sheet.ranking());
    }
    if let Some(won) = sheet.won.filter(|_| over) {
        answer["won"] = json!(won);
    }
    answer
}
