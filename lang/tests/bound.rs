//! What the help says is bound to what it speaks of: the same numbers in every language, those of
//! the components, and the rules that say it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use lang::Tongue;

const GAMES: [&str; 4] = ["craftsmen", "newdale", "orleans", "tiletum"];

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The texts of a game's help: what each says, and the rules it names.
fn help(tongue: Tongue, game: &str) -> BTreeMap<String, (String, String)> {
    let path = project().join(format!("lang/texts/{}/{game}-help.ftl", tongue.code()));
    let file = fs::read_to_string(path).expect("a game has its help");
    let mut texts: BTreeMap<String, (String, String)> = BTreeMap::new();
    let mut last = String::new();
    for line in file.lines() {
        if let Some(rules) = line.trim().strip_prefix(".rules = ") {
            texts.entry(last.clone()).or_default().1 = rules.to_owned();
        } else if let Some((id, text)) = line.split_once(" = ") {
            last = id.to_owned();
            texts.insert(last.clone(), (text.to_owned(), String::new()));
        }
    }
    texts
}

fn components(game: &str) -> toml::Table {
    let path = project().join(format!("games/{game}/data/components.toml"));
    let file = fs::read_to_string(path).expect("a game has its components");
    file.parse().expect("they are a table")
}

/// The numbers of a text, the smallest first.
fn numbers(text: &str) -> Vec<u32> {
    let words = text.split(|letter: char| !letter.is_ascii_digit());
    let mut numbers: Vec<u32> = words.filter_map(|word| word.parse().ok()).collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn the_languages_say_the_same_numbers() {
    for game in GAMES {
        let english = help(Tongue::English, game);
        for tongue in Tongue::ALL {
            for (id, (text, _)) in help(tongue, game) {
                assert_eq!(numbers(&text), numbers(&english[&id].0), "{game}, {tongue}: {id}");
            }
        }
    }
}

/// Numbers of events that their help need not repeat: the ids of cards, what is the rule otherwise,
/// how far the sea goes.
const UNTOLD: [&str; 4] = ["All cards", "instead of 4", "As event", "sea spaces"];

#[test]
fn an_event_of_newdale_brings_what_its_help_says() {
    let help = help(Tongue::English, "newdale");
    let mut compared = 0;
    for event in components("newdale")["event"].as_array().expect("there are events") {
        let said = |key: &str| event[key].as_str().expect("it is a text");
        let (id, text) = (said("id"), said("text"));
        if UNTOLD.iter().any(|part| text.contains(part)) {
            continue;
        }
        // "At least 1" and "1 each" go without saying.
        let many =
            |text: &str| -> Vec<u32> { numbers(text).into_iter().filter(|n| *n > 1).collect() };
        assert_eq!(many(&help[&format!("about-event-{id}")].0), many(text), "{id}: {text}");
        compared += usize::from(!many(text).is_empty());
    }
    assert!(compared >= 8, "{compared} events have a number");
}

#[test]
fn a_class_of_craftsmen_costs_what_its_help_says() {
    let help = help(Tongue::English, "craftsmen");
    let parts = components("craftsmen");
    let costs = find(&parts, "build_cost").expect("building costs something");
    for (class, cost) in costs.as_table().expect("each class has its own") {
        let cost = cost.as_integer().expect("it is a number") as u32;
        assert_eq!(numbers(&help[&format!("about-class-{class}")].0), [cost], "{class}");
    }
}

/// The entry with this name, in whatever table it stands.
fn find<'a>(table: &'a toml::Table, key: &str) -> Option<&'a toml::Value> {
    let below = |value: &'a toml::Value| find(value.as_table()?, key);
    table.get(key).or_else(|| table.values().find_map(below))
}

/// Texts that once named a neighbor of the rule that says it.
#[test]
fn a_help_text_names_the_rule_that_says_it() {
    let named = [
        ("craftsmen", "help-place", "CR-7.4"),
        ("craftsmen", "about-field-gold", "CR-7.4"),
        ("craftsmen", "about-token-privilege", "CR-7.5"),
        ("craftsmen", "about-piece-privilege_token", "CR-7.5"),
        ("craftsmen", "help-order", "CR-13.3"),
        ("orleans", "help-place", "OR-8.7"),
        ("tiletum", "help-fulfil", "TI-7.4"),
    ];
    for (game, id, rule) in named {
        let rules = &help(Tongue::English, game)[id].1;
        assert!(rules.split_whitespace().any(|one| one == rule), "{game} {id}: {rules}");
    }
}
