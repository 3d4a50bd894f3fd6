//! Every line that the log of a game can hold, in every language. Whole games at random may never
//! come to some of them, so each game gives a sample of every kind.

use std::collections::BTreeSet;

use kernel::{Event, Game};
use lang::{Speaker, Tongue};

mod craftsmen;
mod newdale;
mod orleans;
mod tiletum;

#[test]
fn every_line_of_craftsmen_can_be_said() {
    every_line_can_be_said::<::craftsmen::Craftsmen>(&craftsmen::every_event());
}

#[test]
fn every_line_of_newdale_can_be_said() {
    every_line_can_be_said::<::newdale::Newdale>(&newdale::every_event());
}

#[test]
fn every_line_of_orleans_can_be_said() {
    every_line_can_be_said::<::orleans::Orleans>(&orleans::every_event());
}

#[test]
fn every_line_of_tiletum_can_be_said() {
    every_line_can_be_said::<::tiletum::Tiletum>(&tiletum::every_event());
}

fn every_line_can_be_said<G: Game>(samples: &[G::Event]) {
    let kinds: BTreeSet<&str> = samples.iter().map(Event::kind).collect();
    assert_eq!(kinds, G::INFO.events.iter().copied().collect(), "samples of every kind");
    for tongue in Tongue::ALL {
        let speaker = Speaker::new(tongue, &G::INFO, &[]);
        for event in samples {
            let said = speaker.try_say("event", &event.saying());
            assert!(said.is_ok(), "{tongue}: {said:?}");
        }
    }
}
