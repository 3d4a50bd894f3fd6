//! Which pieces an event touches.

use kernel::{AnyTold, Seat};
use serde_json::Value;

use super::seen::color;

/// The ids of the pieces that the event moved or changed.
pub(crate) fn by(told: &AnyTold) -> Vec<String> {
    let event = &told.event();
    let text = |name: &str| event.get(name).and_then(Value::as_str).unwrap_or_default();
    let number = |name: &str| event.get(name).and_then(Value::as_u64).unwrap_or_default();
    let player = event.get("seat").and_then(Value::as_u64).and_then(seat).map_or("", color);
    let id = match told.kind() {
        "placed" => format!("helper-{player}-{}-{}-lo", text("guild"), number("field")),
        "covered" => format!("helper-{player}-{}-{}-up", text("guild"), number("field")),
        "built" | "made" | "card_turned" | "card_gained" | "shown" => {
            format!("card-{}", text("card"))
        }
        "sent_to_icon" | "good_bought" => {
            format!("cube-{player}-{}-{}", text("card"), text("good"))
        }
        "sent_to_fair" | "fair_exchanged" | "paid_by_fair" => format!("fair-{player}"),
        "sold" => format!("granary-{}", text("good")),
        "loaded" => format!("ship-{}-{}", number("ship"), text("good")),
        "capital_turned" => format!("space-{}", text("space")),
        "token_taken" => format!("pool-{}", text("token")),
        "bonus_won" => format!("bonus-{}", text("good")),
        _ => return Vec::new(),
    };
    vec![id]
}

fn seat(number: u64) -> Option<Seat> {
    u8::try_from(number).ok().map(Seat)
}
