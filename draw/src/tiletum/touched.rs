//! Which pieces an event touches.

use kernel::{AnyTold, Seat};
use serde_json::Value;

use crate::piece::color;

/// The ids of the pieces that the event moved or changed.
pub(crate) fn by(told: &AnyTold) -> Vec<String> {
    let field = |name: &str| told.event.get(name).and_then(Value::as_str).unwrap_or_default();
    let id = |color: &str| {
        Some(match told.kind {
            "walked" => format!("{}-{color}", field("piece")),
            "house_placed" => format!("house-{color}-{}", field("town")),
            "pillar_placed" => format!("pillar-{color}-{}", field("town")),
            "king_moved" => format!("king-{color}"),
            _ => return None,
        })
    };
    colors(seat(&told.event)).into_iter().filter_map(id).collect()
}

/// The color of a seat; that of the second may be Titus's.
fn colors(seat: Option<Seat>) -> Vec<&'static str> {
    match seat {
        None => Vec::new(),
        Some(Seat(1)) => vec![color(Seat(1)), "black"],
        Some(seat) => vec![color(seat)],
    }
}

fn seat(event: &Value) -> Option<Seat> {
    let number = event.get("seat")?.as_u64()?;
    u8::try_from(number).ok().map(Seat)
}
