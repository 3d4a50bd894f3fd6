//! What a house in a town costs and brings, in words (ND-5.2).

use std::sync::Arc;

use lang::Arg;
use newdale::Action;

use super::seen::Seen;
use super::towns;

/// What the building under way costs in the town of an action, and what its house brings there.
pub(crate) fn offer(seen: &Seen<'_>, action: Action) -> Option<String> {
    let (town, toll) = match action {
        Action::Town(town) => (town, None),
        Action::TownToll(town) => (town, Some(seen.text("draw-with-toll", &[]))),
        _ => return None,
    };
    let number = seen.chapter().board.number(town)?;
    let parts = costs(seen, number).into_iter().chain(toll).chain(brings(seen, number));
    let parts: Vec<String> = parts.map(|part| part.to_string()).collect();
    Some(parts.join(" · "))
}

/// ND-5.3 — The coins, and why they are fewer.
fn costs(seen: &Seen<'_>, number: usize) -> Vec<Arc<str>> {
    let price = towns::price(seen, number).map(|price| seen.count("draw-costs", price));
    let less = towns::discount(seen, number).map(|land| {
        let args = [
            ("n", Arg::Number(towns::LANDSCAPE.into())),
            ("land", Arg::Text(&seen.word(land.word()))),
        ];
        seen.text("draw-costs-less", &args)
    });
    price.into_iter().chain(less).collect()
}

/// Points for the first, the harbor, the token, the mission.
fn brings(seen: &Seen<'_>, number: usize) -> Vec<Arc<str>> {
    let text = |id: &str| seen.text(id, &[]);
    let first = towns::first_points(seen, number).map(|vp| seen.count("draw-first", vp));
    let ship = towns::is_harbor(seen, number).then(|| text("draw-brings-ship"));
    let mission = towns::serves_mission(seen, number).then(|| text("draw-brings-mission"));
    first.into_iter().chain(ship).chain(token(seen, number)).chain(mission).collect()
}

/// ND-5.9 — The token that may be taken, or those of which one may be.
fn token(seen: &Seen<'_>, number: usize) -> Option<Arc<str>> {
    let tokens = towns::tokens(seen, number);
    let names: Vec<String> = tokens.iter().map(|one| seen.word(one.word()).to_string()).collect();
    let all = names.join(" / ");
    (!names.is_empty()).then(|| seen.text("draw-brings-token", &[("token", Arg::Text(&all))]))
}
