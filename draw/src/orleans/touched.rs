//! Which pieces an event touches.

use kernel::{AnyTold, Seat};
use serde_json::Value;

use crate::piece::color;

/// The ids of the pieces that the event moved or changed.
pub(crate) fn by(told: &AnyTold) -> Vec<String> {
    let event = told.event();
    let field = |name: &str| event.get(name).and_then(Value::as_str).unwrap_or_default();
    let player = |name: &str| color(seat(&event, name).unwrap_or(Seat(0)));
    let id = match told.kind() {
        "moved" => format!("merchant-{}", player("owner")),
        "station_built" => format!("station-{}-{}", player("seat"), field("town")),
        "recruited" => format!("at-{}-{}", field("follower"), player("seat")),
        "developed" | "lost_development" => format!("dev-{}", player("seat")),
        "served" => format!("deed-{}", field("deed")),
        "used" => format!("place-{}-{}", player("seat"), field("place")),
        "tile_taken" => format!("place-{}-{}", player("seat"), field("tile")),
        _ => return Vec::new(),
    };
    vec![id]
}

fn seat(event: &Value, name: &str) -> Option<Seat> {
    let number = event.get(name)?.as_u64()?;
    u8::try_from(number).ok().map(Seat)
}
