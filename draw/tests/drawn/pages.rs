//! What a page holds: nothing secret, nothing that its policy forbids, every symbol it uses.

use std::collections::BTreeSet;

use draw::assets::SPRITE;
use kernel::{Actor, Seat, Viewer};
use lang::Tongue;

use crate::sample::{SAMPLES, values};

#[test]
fn a_page_depends_on_nothing_that_its_viewer_does_not_know() {
    for sample in &SAMPLES {
        let speaker = sample.speaker(Tongue::Polish);
        let visited = sample.positions(16, 23, |game, rng| {
            for viewer in Viewer::all(game.players()) {
                let legal = match viewer {
                    Viewer::Seat(seat) => game.legal(Actor::Seat(seat)),
                    Viewer::Onlooker => Vec::new(),
                };
                let other = game.determinize(viewer, rng);
                let true_page = sample.page(game, viewer, &legal, &speaker);
                let other_page = sample.page(&*other, viewer, &legal, &speaker);
                assert!(true_page == other_page, "{viewer:?} sees more than the own secrets");
            }
        });
        assert!(visited > 100, "only {visited} positions");
    }
}

#[test]
fn a_page_keeps_the_strict_policy_and_its_ids_are_unique() {
    for sample in &SAMPLES {
        let speakers = Tongue::ALL.map(|tongue| sample.speaker(tongue));
        sample.positions(9, 31, |game, _| {
            for (viewer, speaker) in Viewer::all(game.players()).zip(speakers.iter().cycle()) {
                let page = sample.page(game, viewer, &[], speaker);
                for banned in [" style=", "<script", "<style", " onclick", "http:", "https:"] {
                    let found = page.replace("http://www.w3.org/2000/svg", "").contains(banned);
                    assert!(!found, "{banned} on a page");
                }
                let mut ids = values(&page, "id");
                ids.sort();
                let twice: Vec<&String> =
                    ids.windows(2).filter(|two| two[0] == two[1]).map(|two| &two[0]).collect();
                assert!(twice.is_empty(), "{twice:?} stand twice");
            }
        });
    }
}

#[test]
fn every_symbol_that_is_used_is_drawn_and_every_piece_is_explained() {
    for sample in &SAMPLES {
        let speaker = sample.speaker(Tongue::English);
        let sprites = [SPRITE, sample.drawing().sprite()];
        let symbols = sprites.map(|sprite| values(sprite, "id")).concat();
        let drawn: BTreeSet<String> = symbols.into_iter().map(|id| format!("#{id}")).collect();
        let missing = |page: &str| -> Vec<String> {
            let own: BTreeSet<String> =
                values(page, "id").into_iter().map(|id| format!("#{id}")).collect();
            let used = values(page, "href").into_iter().filter(|href| href.starts_with('#'));
            used.filter(|href| !drawn.contains(href) && !own.contains(href)).collect()
        };
        assert_eq!(missing(&sample.drawing().thumbnail().into_string()), [""; 0]);
        for sprite in sprites {
            assert_eq!(missing(sprite), [""; 0], "symbols use symbols that are there");
        }
        sample.positions(6, 17, |game, _| {
            let page = sample.page(game, Viewer::Seat(Seat(0)), &[], &speaker);
            assert_eq!(missing(&page), [""; 0]);
            let mut unknown = values(&page, "data-about");
            unknown.retain(|term| speaker.about(term).is_none());
            assert_eq!(unknown, [""; 0], "{} says nothing of them", sample.key);
        });
    }
}

#[test]
fn no_two_games_give_a_symbol_the_same_id() {
    let sprites = draw::drawings().map(|drawing| drawing.sprite()).chain([SPRITE]);
    let mut ids: Vec<String> = sprites.flat_map(|sprite| values(sprite, "id")).collect();
    let all = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), all);
}
