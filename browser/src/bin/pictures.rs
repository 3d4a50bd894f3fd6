//! Takes the pictures of `docs/pictures`: every kind of page, on a desk and on a phone, by day and
//! by night, of games from fixed seeds.
//!
//! ```console
//! cargo xtask pictures
//! cargo run -p browser --bin pictures -- tiletum    # only those whose name begins so
//! cargo run -p browser --bin pictures -- tiletum 2560x1440 pl    # to look at, in target/pictures
//! ```

use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use bots::Budget;
use browser::{Browser, Dealt, Hall, Size, Wishes, sit};
use kernel::Seat;

/// Where the pictures go, from the folder of this crate.
const FOLDER: &str = "../docs/pictures";
/// Where those of other sizes and languages go.
const ASIDE: &str = "../target/pictures";
/// A window that is narrower or lower than this is one of a phone.
const DESK_WIDTH: u32 = 1000;

/// What shows that an analysis has come.
const ANALYZED: &str = "#analysis .curves";
/// How often it is looked for, and how long.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
const PATIENCE: Duration = Duration::from_secs(20 * 60);
/// How long each decision of the analyzed game is thought about.
const HINDSIGHT: Budget = Budget::Iterations(32);

/// The pictures: name, page, and the table at which one must sit to see it.
const PICTURES: &[(&str, &str, Option<&str>)] = &[
    ("lobby", "/", None),
    ("learn-1-lobby", "/?game=tiletum", None),
    ("learn-2-lessons", "/learn/tiletum", None),
    ("learn-3-welcome", "/learn/tiletum/dice?at=", None),
    ("learn-4-move", "/learn/tiletum/dice?at=0-0-0", None),
    ("learn-5-answer", "/learn/tiletum/dice?at=0-0-0&action=die+pink+1", None),
    ("learn-6-house", "/learn/tiletum/dice?at=0-0-0-0-0-0", None),
    ("learn-7-end", "/learn/tiletum/dice?at=0-0-0-0-0-0-0-0-0-0", None),
    ("rulebook", "/rules/tiletum", None),
    ("planning", "/t/PLAN", Some("PLAN")),
    ("actions", "/t/ACT", Some("ACT")),
    ("finished", "/t/DONE", Some("DONE")),
    ("replay", "/t/DONE?at=600", Some("DONE")),
    ("tiletum-dice", "/t/DICE", Some("DICE")),
    ("tiletum-walk", "/t/WALK", Some("WALK")),
    ("tiletum-reward", "/t/REWARD", Some("REWARD")),
    ("tiletum-analysis", "/t/FAIR/analysis", Some("FAIR")),
    ("tiletum-finished", "/t/FAIR?at=99999", Some("FAIR")),
    ("newdale-planning", "/t/MEAL", Some("MEAL")),
    ("newdale-town", "/t/TOWN", Some("TOWN")),
    ("newdale-payment", "/t/COIN", Some("COIN")),
    ("newdale-crossing", "/t/SHIP", Some("SHIP")),
    ("newdale-finished", "/t/CUP?at=99999", Some("CUP")),
    ("craftsmen-helpers", "/t/HELP", Some("HELP")),
    ("craftsmen-auction", "/t/BID", Some("BID")),
    ("craftsmen-send", "/t/SEND", Some("SEND")),
    ("craftsmen-finished", "/t/YEAR?at=99999", Some("YEAR")),
];

/// A table of the pictures: its id, and how its game comes about.
type Table = (&'static str, fn() -> Dealt);

const TABLES: &[Table] = &[
    ("PLAN", || Dealt::orleans("By the river").until_asked(7, "planning", 12)),
    ("ACT", || Dealt::orleans("Market day").until_asked(9, "actions", 4)),
    ("DONE", || Dealt::orleans("A rainy evening").to_its_end()),
    ("DICE", || tiletum("Fair wind").until_question(2, "choose_die", 12)),
    ("WALK", || tiletum("Down the Rhine").until_question(2, "merchant", 5)),
    ("REWARD", || tiletum("Free steps").until_question(2, "free_steps", 3)),
    ("FAIR", || tiletum("The last fair").to_its_end()),
    ("MEAL", || Dealt::newdale("i", "Bread for the army").until_planning_together(4)),
    ("TOWN", || Dealt::newdale("iiia", "Over the bridges").until_question(4, "town", 8)),
    ("COIN", || Dealt::newdale("v", "Hooded ones").until_question(3, "pay", 2)),
    ("SHIP", || Dealt::newdale("viii", "To the far coast").until_question(4, "build", 6)),
    ("CUP", || Dealt::newdale("ii", "Rabbit asks").to_its_end()),
    ("HELP", || craftsmen("Six guilds").until_question(6, "helper_turn", 3)),
    ("BID", || craftsmen("Going once").until_question(7, "auction_bid", 1)),
    ("SEND", || craftsmen("Flour and wood").until_question(4, "send", 2)),
    ("YEAR", || craftsmen("Three years").to_its_end()),
];

fn tiletum(seed: &str) -> Dealt {
    Dealt::for_three("tiletum", seed)
}

fn craftsmen(seed: &str) -> Dealt {
    Dealt::for_three("craftsmen", seed)
}

fn main() -> ExitCode {
    let wanted = env::args().nth(1).unwrap_or_default();
    let pictures: Vec<_> =
        PICTURES.iter().filter(|(name, _, _)| name.starts_with(&wanted)).collect();
    let seen =
        |id: &str| wanted.is_empty() || pictures.iter().any(|(_, _, table)| *table == Some(id));
    let hall = Hall::with_hindsight(HINDSIGHT);
    let tables: Vec<&Table> = TABLES.iter().filter(|(id, _)| seen(id)).collect();
    for (id, deal) in &tables {
        deal().serve(&hall, id);
    }
    let asked = size_of(env::args().nth(2).as_deref());
    let folder = if asked.is_some() { ASIDE } else { FOLDER };
    let language = env::args().nth(3).unwrap_or_else(|| "en".to_owned());
    for size in asked.map_or(vec![Size::DESK, Size::PHONE], |size| vec![size]) {
        let languages = language.clone().leak();
        let wishes = Wishes { size, languages, ..Wishes::default() };
        let Some(browser) = Browser::open(&hall.site(), wishes) else { return ExitCode::FAILURE };
        for (id, _) in &tables {
            sit(&browser, &hall, id, Seat(0));
        }
        for (name, path, _) in &pictures {
            take_both(&browser, size, name, path, folder);
        }
    }
    ExitCode::SUCCESS
}

/// A size such as `2560x1440`.
fn size_of(text: Option<&str>) -> Option<Size> {
    let (width, height) = text?.split_once('x')?;
    let (width, height) = (width.parse().ok()?, height.parse().ok()?);
    Some(Size { width, height, touch: width < DESK_WIDTH })
}

/// A page by day and by night.
fn take_both(browser: &Browser, size: Size, name: &str, path: &str, folder: &str) {
    browser.visit(path);
    if path.ends_with("/analysis") {
        analyze(browser);
    }
    for (light, dark) in [("light", false), ("dark", true)] {
        browser.dim(dark);
        take(browser, folder, &format!("{name}-{}x{}-{light}.webp", size.width, size.height));
    }
}

/// Lets the game be analyzed, if it was not.
fn analyze(browser: &Browser) {
    if !browser.shows(ANALYZED) {
        browser.click("#analyze button");
    }
    let start = Instant::now();
    while !browser.shows(ANALYZED) {
        assert!(start.elapsed() < PATIENCE, "no analysis: {}", browser.text("main"));
        thread::sleep(LOOK_AGAIN);
    }
}

fn take(browser: &Browser, folder: &str, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(folder.join(name), browser.picture()).expect("the folder can be written");
    println!("written: {name}");
}
