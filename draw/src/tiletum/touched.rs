//! Which pieces an event touches.

use kernel::{AnyTold, Seat};
use serde_json::Value;

use crate::piece::color;

/// The ids of the pieces that the event moved or changed.
pub(crate) fn by(told: &AnyTold) -> Vec<String> {
    let event = told.event();
    let field = |name: &str| event.get(name).and_then(Value::as_str).unwrap_or_default();
    let Some(seat) = seat(&event) else { return Vec::new() };
    let player = color(seat);
    let id = match told.kind() {
        "walked" => format!("{}-{player}", field("piece")),
        "house_placed" => format!("house-{player}-{}", field("town")),
        "pillar_placed" => format!("pillar-{player}-{}", field("town")),
        "king_moved" => format!("king-{player}"),
        _ => return Vec::new(),
    };
    vec![id]
}

fn seat(event: &Value) -> Option<Seat> {
    let number = event.get("seat")?.as_u64()?;
    u8::try_from(number).ok().map(Seat)
}
