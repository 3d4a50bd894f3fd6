//! The JSON forms that several methods answer with.

use std::sync::Arc;

use kernel::{Actor, AnyTold, Audience, Seat, Turn};
use lang::Speaker;
use serde_json::{Map, Value, json};
use table::{Entry, Status};

use crate::session::Seated;

/// How a table stands: `{to_act, decision, over, round, phase, moves}`.
pub(crate) fn status(seated: &Seated) -> Map<String, Value> {
    let Seated { table, speaker } = seated;
    let status = table.status();
    let Value::Object(fields) = json!({
        "to_act": to_act(status.turn),
        "decision": decisions(&status, speaker),
        "over": status.is_over(),
        "round": status.progress.round,
        "phase": status.progress.phase,
        "moves": status.moves,
    }) else {
        unreachable!("braces make an object")
    };
    fields
}

fn to_act(turn: Turn) -> Value {
    match turn {
        Turn::Chance => json!(["chance"]),
        _ => seats(turn.seats().iter()),
    }
}

fn seats(seats: impl Iterator<Item = Seat>) -> Value {
    seats.map(|seat| seat.0).collect()
}

fn decisions(status: &Status, speaker: &Speaker) -> Map<String, Value> {
    let asked = status.decisions.iter().map(|(seat, decision)| {
        let asked = json!({"ask": decision.ask, "prompt": speaker.prompt(decision)});
        (seat.to_string(), asked)
    });
    asked.collect()
}

/// What the entries of a list made happen, one object an event: `{to, kind, rule, text, …}`.
pub(crate) fn events(entries: &[Arc<Entry>], players: u8, speaker: &Speaker) -> Vec<Value> {
    let told = entries.iter().flat_map(|entry| entry.told());
    told.map(|told| event(told, players, speaker)).collect()
}

fn event(told: &AnyTold, players: u8, speaker: &Speaker) -> Value {
    let mut fields = told.event().as_object().cloned().unwrap_or_default();
    fields.insert("to".to_owned(), audience(told.to, players));
    fields.insert("kind".to_owned(), json!(told.kind()));
    fields.insert("rule".to_owned(), json!(told.rule()));
    fields.insert("text".to_owned(), json!(speaker.event(&told.saying())));
    Value::Object(fields)
}

fn audience(to: Audience, players: u8) -> Value {
    match to {
        Audience::All => json!("all"),
        Audience::Only(set) => seats(set.iter()),
        Audience::Except(set) => seats(Seat::all(players).filter(|seat| !set.contains(*seat))),
    }
}

/// The legal actions of an actor: `[{action, index, label}]`.
pub(crate) fn legal(seated: &Seated, actor: Actor) -> Vec<Value> {
    let legal = seated.table.game().legal(actor).into_iter();
    legal
        .map(|option| {
            let label = seated.speaker.label(&option.label);
            json!({"action": option.notation, "index": option.index, "label": label})
        })
        .collect()
}
