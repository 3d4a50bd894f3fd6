//! What can be clicked.

use std::collections::BTreeMap;

use kernel::chance::below;
use kernel::{Actor, Viewer};
use lang::Tongue;

use crate::sample::{SAMPLES, Sample, assert_clicks};

#[test]
fn every_legal_action_can_be_clicked_and_nothing_else() {
    for sample in &SAMPLES {
        let kinds = kinds_clicked(sample);
        let never: Vec<_> =
            sample.kinds.iter().filter(|kind| !kinds.contains_key(**kind)).collect();
        assert!(never.is_empty(), "{}: {never:?} never came up", sample.key);
    }
}

/// Checks the pages of many positions; the kinds of action that were on offer.
fn kinds_clicked(sample: &Sample) -> BTreeMap<&'static str, u32> {
    let speaker = sample.speaker(Tongue::English);
    let mut kinds = BTreeMap::new();
    let mut checked = 0;
    let visited = sample.positions(sample.games, 1, |game, rng| {
        for seat in game.turn().seats().iter() {
            let ask = game.decision(seat).map_or("", |decision| decision.ask);
            if sample.often.contains(&ask) && below(rng, 15) > 0 {
                continue;
            }
            let legal = game.legal(Actor::Seat(seat));
            checked += 1;
            legal.iter().for_each(|action| *kinds.entry(action.kind).or_default() += 1);
            let page = sample.page(game, Viewer::Seat(seat), &legal, &speaker);
            assert_clicks(sample.drawing(), &legal, &page);
        }
    });
    assert!(visited > 5000 && checked > 1000, "only {checked} of {visited} positions");
    kinds
}

#[test]
fn nothing_can_be_clicked_by_somebody_who_is_not_asked() {
    for sample in &SAMPLES {
        let speaker = sample.speaker(Tongue::English);
        sample.positions(6, 29, |game, _| {
            for viewer in Viewer::all(game.players()) {
                let page = sample.page(game, viewer, &[], &speaker);
                assert!(!page.contains("data-acts"));
                assert!(!page.contains("<button"));
            }
        });
    }
}
