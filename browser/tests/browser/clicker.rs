//! Somebody who plays by clicking on whatever glows.

use browser::Browser;
use kernel::chance::{Fast, below};
use serde_json::{Value, json};

/// What is done in the page: to look for something, and to wait for what comes of it.
const SCRIPT: &str = include_str!("clicker.js");
/// One in so many clicks may be one on a button that ends something.
const BUTTONS: u32 = 3;
/// More things than this never glow at once.
const MANY: u32 = 1 << 20;

/// A player who takes any of the things that glow, by a seed: the same game is played the same way.
pub struct Clicker {
    rng: Fast,
    /// How often something was clicked.
    pub clicks: u32,
    /// How often a click decided something: the others led to the one that did.
    pub decisions: u32,
}

impl Clicker {
    /// A player with this seed.
    pub fn new(seed: u64) -> Clicker {
        Clicker { rng: Fast::new(seed, 0), clicks: 0, decisions: 0 }
    }

    /// Clicks once on something that glows, as soon as there is something, and waits for what
    /// comes of it; `false` when the game is over.
    ///
    /// # Panics
    /// If something lies over what glows, or nothing comes of the click.
    pub fn click(&mut self, browser: &Browser) -> bool {
        let buttons = below(&mut self.rng, BUTTONS) == 0;
        let draw = below(&mut self.rng, MANY);
        let found = step(browser, "choose", json!({ "buttons": buttons, "draw": draw }));
        if found["over"] == true {
            return false;
        }
        assert!(found["stuck"].is_null(), "{}", found["stuck"]);
        let what = &found["what"];
        let (Some(x), Some(y)) = (found["at"][0].as_f64(), found["at"][1].as_f64()) else {
            panic!("{} lies over {what}", found["over"]);
        };
        browser.click_at(x, y);
        let came = step(browser, "settle", json!({ "view": found["view"] }));
        self.clicks += 1;
        self.decisions += u32::from(came["decided"] == true);
        assert!(
            came["changed"] == true,
            "nothing came of a click on {what}: {}",
            browser.text("#prompt .ask")
        );
        true
    }
}

fn step(browser: &Browser, step: &str, given: Value) -> Value {
    browser.ask(SCRIPT, &[json!(step), given])
}
