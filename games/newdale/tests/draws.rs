//! Every draw cites the rule that gave it.

use std::collections::BTreeSet;

use kernel::chance::Fast;
use kernel::conformance::by_weight;
use kernel::{Actor, Components as _, Event as _, Game, Parts, Told};
use newdale::model::draws::Draw;
use newdale::model::pieces::Chapter;
use newdale::{Action, Components, Event, Newdale, Options};

/// The rules that the draws of a chapter cite, each with what was done last before.
fn cited(chapter: Chapter, seed: u64) -> BTreeSet<(&'static str, &'static str)> {
    let options = Options { chapter, ..Parts::<Components>::standard().defaults() };
    let mut game = Newdale::new(Parts::standard(), &options, 3).expect("the chapter is set up");
    let (mut rng, mut legal, mut cited) = (Fast::new(seed, 0), Vec::new(), BTreeSet::new());
    let mut last = "setup";
    while let Some(actor) = game.turn().actor() {
        let action = match actor {
            Actor::Chance => game.deal(&mut rng),
            Actor::Seat(seat) => {
                game.legal(actor, &mut legal);
                by_weight(&game, seat, &legal, &mut rng)
            }
        };
        let mut told: Vec<Told<Event>> = Vec::new();
        game.apply(actor, action, &mut told);
        if !matches!(action, Action::Deal(..)) {
            last = kernel::Action::kind(action);
        }
        let draws = told.iter().filter(|told| matches!(told.event, Event::CardDrawn { .. }));
        cited.extend(draws.map(|told| (last, told.event.rule().0)));
    }
    cited
}

#[test]
fn a_draw_cites_what_gave_the_cards() {
    let all: BTreeSet<_> = (0..3).flat_map(|seed| cited(Chapter::I, seed)).collect();
    let rules: BTreeSet<&str> = all.iter().map(|(_, rule)| *rule).collect();
    assert!(!rules.contains("ND-13.1"), "the pile was not empty: {all:?}");
    assert!(!rules.contains(Draw::Any.rule().0), "every draw knows its reason: {all:?}");
    for rule in ["ND-2.13", "ND-3.5", "ND-3.6", "ND-4.3", "ND-9.1"] {
        assert!(rules.contains(rule), "{rule}: {all:?}");
    }
    let hands = all.iter().filter(|(_, rule)| *rule == "ND-2.13");
    assert!(hands.clone().all(|(last, _)| *last == "secret"), "hands come at set-up: {all:?}");
}
