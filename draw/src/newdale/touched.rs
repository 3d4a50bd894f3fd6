//! Which pieces an event touches.

use kernel::{AnyTold, Seat};
use serde_json::Value;

use super::seen::color;

/// The ids of the pieces that the event moved or changed.
pub(crate) fn by(told: &AnyTold) -> Vec<String> {
    let event = told.event();
    let field = |name: &str| event.get(name).and_then(Value::as_str).unwrap_or_default();
    let number = |name: &str| event.get(name).and_then(Value::as_u64).unwrap_or_default();
    let seat = u8::try_from(number("seat")).map_or("", |seat| color(Seat(seat)));
    let id = match told.kind() {
        "built" | "settled" => format!("house-{seat}-{}", field("town")),
        "bridge_built" => format!("bridge-{seat}"),
        "token_taken" => format!("field-{}", number("field")),
        "marker_taken" | "developed" => format!("marker-{seat}-{}", number("marker")),
        "unlocked" => format!("lock-{seat}-{}", field("block")),
        "ship_moved" => format!("ship-{seat}"),
        _ => return Vec::new(),
    };
    vec![id]
}
