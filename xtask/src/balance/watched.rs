//! What is counted in each game: the events that tell who took what.

use serde_json::Value;

/// The event that tells of a component, and where it names it.
pub(super) struct Watched {
    /// What these components are called together.
    pub(super) group: &'static str,
    kind: &'static str,
    field: &'static str,
}

const fn watched(group: &'static str, kind: &'static str, field: &'static str) -> Watched {
    Watched { group, kind, field }
}

/// The components of a game that are counted.
pub(super) fn of(game: &str) -> &'static [Watched] {
    const CRAFTSMEN: &[Watched] = &[watched("buildings", "built", "card")];
    const NEWDALE: &[Watched] = &[
        watched("buildings", "built", "card"),
        watched("tokens", "token_taken", "token"),
        watched("towns", "built", "town"),
    ];
    const ORLEANS: &[Watched] = &[
        watched("place tiles", "tile_taken", "tile"),
        watched("places used", "used", "place"),
        watched("towns", "station_built", "town"),
    ];
    const TILETUM: &[Watched] = &[
        watched("tiles", "tile_taken", "tile"),
        watched("contracts", "fulfilled", "tile"),
        watched("houses", "house_placed", "town"),
        watched("pillars", "pillar_placed", "town"),
    ];
    match game {
        "craftsmen" => CRAFTSMEN,
        "newdale" => NEWDALE,
        "orleans" => ORLEANS,
        "tiletum" => TILETUM,
        _ => &[],
    }
}

impl Watched {
    /// The seat and the component that an event tells of.
    pub(super) fn taken<'a>(&self, kind: &str, event: &'a Value) -> Option<(usize, &'a str)> {
        let named = (kind == self.kind).then(|| event.get(self.field)?.as_str()).flatten()?;
        Some((event.get("seat")?.as_u64()? as usize, named))
    }
}

/// The seats in their first order: whoever begins comes first.
pub(super) fn order(state: &Value, players: usize) -> Vec<usize> {
    let number = |value: &Value| value.as_u64().map(|seat| seat as usize);
    if let Some(order) = state.get("order").and_then(Value::as_array) {
        // In a solo game the rival without a mind has a place in the order, but no seat.
        let order = order.iter().filter_map(number).filter(|&seat| seat < players);
        let order: Vec<usize> = order.collect();
        if order.len() == players {
            return order;
        }
    }
    let start = state.get("start").and_then(number).unwrap_or(0);
    (0..players).map(|step| (start + step) % players).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn played(entry: &'static shelf::Entry, players: u8) -> crate::balance::data::Table {
        let (bot, seed, games) = (bots::BotSpec::Busy, 3, 2);
        let spec = crate::balance::play::Spec { entry, players, bot, seed, games };
        crate::balance::play::play(&spec, 1).expect("the table is known")
    }

    /// A game of busy players tells of every group.
    #[test]
    fn every_group_occurs() {
        for entry in shelf::games() {
            let table = played(entry, 2);
            for watched in of(entry.key()) {
                let group = watched.group;
                assert!(table.components.iter().any(|it| it.group == group), "{group}");
            }
            let wins: f64 = table.seats.iter().map(|seat| seat.wins).sum();
            assert_eq!(wins, 2.0, "{}", entry.key());
            assert_eq!(table.places.iter().sum::<f64>(), 2.0);
        }
    }

    #[test]
    fn a_solo_game_counts_its_one_seat() {
        for entry in shelf::games().iter().filter(|entry| entry.info().players.0 == 1) {
            let table = played(entry, 1);
            assert_eq!((table.seats.len(), table.places.len()), (1, 1), "{}", entry.key());
            assert!(table.components.iter().all(|it| it.taken <= 2), "{}", entry.key());
        }
    }

    #[test]
    fn the_first_order_is_told_or_follows_from_the_start() {
        assert_eq!(order(&json!({"order": [2, 0, 1]}), 3), [2, 0, 1]);
        assert_eq!(order(&json!({"order": [1, 0]}), 1), [0], "Titus sits at no seat");
        assert_eq!(order(&json!({"start": 1}), 3), [1, 2, 0]);
        assert_eq!(order(&json!({}), 2), [0, 1]);
    }
}
