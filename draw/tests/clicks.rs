//! Whatever may be done can be clicked, whatever can be clicked may be done, and nobody's secret
//! is on a page.

use std::collections::{BTreeMap, BTreeSet};

use draw::{Areas, Scene, drawing};
use kernel::chance::{Fast, below, weighted};
use kernel::names::Name;
use kernel::{Actor, AnyAction, AnyGame, Seat, Title, TitleOf, Turn, Viewer};
use lang::{Speaker, Tongue};
use orleans::Orleans;
use orleans::model::pieces::Deed;
use orleans::model::places::Place;

#[path = "support/lively.rs"]
mod lively;

const TITLE: TitleOf<Orleans> = TitleOf::NEW;

/// Questions that come up so often that a few of them are enough.
const OFTEN: &[&str] = &["plan", "retrieve", "draw_count", "action"];

/// Kinds of action with a piece to click.
const KINDS: &[&str] = &[
    "remove",
    "allocate",
    "keep",
    "keep_tower",
    "retrieve",
    "retrieve_theatre",
    "place",
    "place_from_tower",
    "place_technology",
    "use",
    "recruit",
    "tile",
    "go",
    "go_road",
    "go_water",
    "take",
    "deed",
    "give",
    "court",
    "lose_station",
    "lose_stock",
    "lose_follower",
    "lose_development",
    "lose_good",
    "lose_place",
    "lose_technology",
    "lose_technology_on",
];

/// A game of its own options and seed.
fn start(number: u64) -> (Box<dyn AnyGame>, Fast) {
    let variant = |name: &str, on: bool| (name.to_owned(), on.to_string());
    let options = [
        variant("promo_tiles", number % 4 != 3),
        variant("reduced_tiles", number.is_multiple_of(5)),
        variant("sequential_planning", number % 3 == 1),
    ];
    let players = 2 + (number % 3) as u8;
    let game = TITLE.start(TITLE.standard(), &options, players).expect("a table of Orléans");
    (game, Fast::new(number, 1))
}

/// Plays like somebody lively, now and then any legal action; nothing if the game is over.
fn step(game: &mut dyn AnyGame, rng: &mut Fast) -> Option<()> {
    let actor = match game.turn() {
        Turn::Together(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            Actor::Seat(seats[below(rng, seats.len() as u32) as usize])
        }
        turn => turn.actor()?,
    };
    let notation = match actor {
        Actor::Chance => {
            let odds = game.odds();
            odds[weighted(rng, odds.iter().map(|(_, weight)| *weight))].0.clone()
        }
        Actor::Seat(seat) if below(rng, 4) > 0 => lively::choose(game, seat, rng),
        Actor::Seat(_) => {
            let legal = game.notations(actor);
            legal[below(rng, legal.len() as u32) as usize].clone()
        }
    };
    game.play(actor, &notation).expect("it is legal");
    Some(())
}

fn speaker(tongue: Tongue) -> Speaker {
    Speaker::new(tongue, TITLE.info(), &["Ania".to_owned(), "Marek".to_owned()])
}

/// The page of a viewer, all areas in one text.
fn page(game: &dyn AnyGame, viewer: Viewer, legal: &[AnyAction], speaker: &Speaker) -> String {
    let scene = Scene { game, viewer, legal, speaker, last: &[] };
    let drawing = drawing("orleans").expect("Orléans has a drawing");
    let Areas { over, board, side, seats, mat } = drawing.areas(&scene);
    [drawing.headline(&scene), over, board, side, seats, mat]
        .map(|area| area.into_string())
        .concat()
}

/// The values of an attribute.
fn values(page: &str, attribute: &str) -> Vec<String> {
    let start = format!(" {attribute}=\"");
    let rest = page.split(start.as_str()).skip(1);
    rest.map(|rest| {
        let value = rest.split('"').next().unwrap_or_default();
        value
            .replace("&quot;", "\"")
            .replace("&gt;", ">")
            .replace("&lt;", "<")
            .replace("&amp;", "&")
    })
    .collect()
}

/// Everything that can be clicked.
fn clickable(page: &str) -> BTreeSet<String> {
    let lists = values(page, "data-acts");
    let list = |text: &String| serde_json::from_str::<Vec<String>>(text).expect("a list of texts");
    lists.iter().flat_map(list).collect()
}

/// Gives every seat some of the tiles that ask something of their own.
fn deal_tiles(mut game: Box<dyn AnyGame>) -> Box<dyn AnyGame> {
    let players = usize::from(game.players());
    for seat in Seat::all(game.players()) {
        let share = lively::ODD.iter().copied().skip(seat.index()).step_by(players);
        game = lively::with_tiles(&*game, seat, &share.collect::<Vec<_>>());
    }
    game
}

/// Visits positions of random games, every `stride`-th of each. Most of them begin with tiles.
fn positions(games: u64, stride: usize, mut visit: impl FnMut(&dyn AnyGame, &mut Fast)) -> usize {
    let mut visited = 0;
    for number in 0..games {
        let (mut game, mut rng) = start(number);
        let mut at = number as usize;
        let mut dealt = number.is_multiple_of(4);
        loop {
            if !dealt && matches!(game.turn(), Turn::Together(_)) {
                game = deal_tiles(game);
                dealt = true;
            }
            if at.is_multiple_of(stride) && !matches!(game.turn(), Turn::Chance) {
                visit(&*game, &mut rng);
                visited += 1;
            }
            at += 1;
            if step(&mut *game, &mut rng).is_none() {
                break;
            }
        }
    }
    visited
}

#[test]
fn every_legal_action_can_be_clicked_and_nothing_else() {
    let speaker = speaker(Tongue::English);
    let mut kinds = BTreeMap::<&str, u32>::new();
    let mut checked = 0;
    let visited = positions(30, 1, |game, rng| {
        for seat in game.turn().seats().iter() {
            let ask = game.decision(seat).map_or("", |decision| decision.ask);
            if OFTEN.contains(&ask) && below(rng, 15) > 0 {
                continue;
            }
            let legal = game.legal(Actor::Seat(seat));
            checked += 1;
            legal.iter().for_each(|action| *kinds.entry(action.kind).or_default() += 1);
            let page = page(game, Viewer::Seat(seat), &legal, &speaker);
            assert_clicks(&legal, &clickable(&page));
        }
    });
    assert!(visited > 5000 && checked > 1000, "only {checked} of {visited} positions");
    let never: Vec<&&str> = KINDS.iter().filter(|kind| !kinds.contains_key(**kind)).collect();
    assert!(never.is_empty(), "{never:?} never came up");
}

/// A question that seldom comes up is asked by hand: which bonus to take again.
#[test]
fn a_bonus_is_taken_again_by_a_click_on_its_space() {
    let speaker = speaker(Tongue::Italian);
    let mut asked = 0;
    positions(3, 1, |game, _| {
        let Turn::Seat(seat) = game.turn() else { return };
        if game.decision(seat).is_none_or(|decision| decision.ask != "action") {
            return;
        }
        let game = lively::with_tiles(game, seat, &["hiding_place"]);
        let mut state = game.state();
        state["question"] = "hiding_place".into();
        let Ok(game) = TITLE.load(game.parts(), state) else { return };
        let legal = game.legal(Actor::Seat(seat));
        asked += legal.len();
        let page = page(&*game, Viewer::Seat(seat), &legal, &speaker);
        assert_clicks(&legal, &clickable(&page));
    });
    assert!(asked > 10, "only {asked} bonuses were on offer");
}

fn assert_clicks(legal: &[AnyAction], clickable: &BTreeSet<String>) {
    for action in legal {
        let drawing = drawing("orleans").expect("Orléans has a drawing");
        let needs_click = !drawing.is_bare(action.kind);
        assert_eq!(clickable.contains(&action.notation), needs_click, "{}", action.notation);
    }
    let known: BTreeSet<String> = legal.iter().map(|one| one.notation.clone()).collect();
    assert!(clickable.is_subset(&known), "{:?}", clickable.difference(&known));
}

#[test]
fn nothing_can_be_clicked_by_somebody_who_is_not_asked() {
    let speaker = speaker(Tongue::English);
    positions(6, 29, |game, _| {
        for viewer in Viewer::all(game.players()) {
            let page = page(game, viewer, &[], &speaker);
            assert!(!page.contains("data-acts"));
            assert!(!page.contains("<button"));
        }
    });
}

#[test]
fn a_page_depends_on_nothing_that_its_viewer_does_not_know() {
    let speaker = speaker(Tongue::Polish);
    let visited = positions(16, 23, |game, rng| {
        for viewer in Viewer::all(game.players()) {
            let legal = match viewer {
                Viewer::Seat(seat) => game.legal(Actor::Seat(seat)),
                Viewer::Onlooker => Vec::new(),
            };
            let other = game.determinize(viewer, rng);
            let (true_page, other_page) =
                (page(game, viewer, &legal, &speaker), page(&*other, viewer, &legal, &speaker));
            assert!(true_page == other_page, "{viewer:?} sees more than the own secrets");
        }
    });
    assert!(visited > 200, "only {visited} positions");
}

#[test]
fn a_page_keeps_the_strict_policy_and_its_ids_are_unique() {
    let speakers = Tongue::ALL.map(speaker);
    positions(9, 31, |game, _| {
        for (viewer, speaker) in Viewer::all(game.players()).zip(speakers.iter().cycle()) {
            let page = page(game, viewer, &[], speaker);
            for banned in [" style=", "<script", "<style", " onclick", "http:", "https:"] {
                let found = page.replace("http://www.w3.org/2000/svg", "").contains(banned);
                assert!(!found, "{banned} on a page");
            }
            let ids = values(&page, "id");
            let unique: BTreeSet<&String> = ids.iter().collect();
            assert_eq!(ids.len(), unique.len(), "an id stands twice");
        }
    });
}

#[test]
fn every_symbol_that_is_used_is_drawn() {
    let speakers = Tongue::ALL.map(speaker);
    let sprite = drawing("orleans").expect("Orléans has a drawing").sprite();
    let symbols = [draw::assets::SPRITE, sprite].map(|sprite| values(sprite, "id")).concat();
    let drawn: BTreeSet<String> = symbols.into_iter().map(|id| format!("#{id}")).collect();
    positions(6, 37, |game, _| {
        for speaker in &speakers {
            let page = page(game, Viewer::Seat(Seat(0)), &[], speaker);
            for href in values(&page, "href").into_iter().filter(|href| href.starts_with('#')) {
                assert!(drawn.contains(&href), "{href} is drawn nowhere");
            }
        }
    });
}

#[test]
fn every_text_is_said_in_every_language() {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src/orleans");
    let files = std::fs::read_dir(source).expect("the sources are there");
    let text = |file: std::io::Result<std::fs::DirEntry>| {
        std::fs::read_to_string(file.expect("a file").path()).expect("a text")
    };
    let ids: BTreeSet<String> = files.flat_map(|file| literals(&text(file))).collect();
    assert!(ids.len() > 30, "{ids:?}");
    let places = Place::ALL.iter().map(|place| format!("draw-does-{place}"));
    let deeds = Deed::ALL.iter().map(|deed| format!("draw-deed-{deed}"));
    for id in ids.into_iter().chain(places).chain(deeds) {
        for speaker in Tongue::ALL.map(speaker) {
            let said = speaker.text(&id, &[("n", lang::Arg::Number(2))]);
            assert_ne!(
                said,
                id.replace(['-', '_'], " "),
                "{id} is missing in {}",
                speaker.tongue()
            );
        }
    }
}

/// The ids of texts that a source file names: they begin with `draw-` and are whole literals.
fn literals(source: &str) -> Vec<String> {
    let quoted = source.split('"').skip(1).step_by(2);
    let whole = |id: &&str| id.starts_with("draw-") && !id.contains('{');
    quoted.filter(whole).map(str::to_owned).collect()
}
