//! Somebody who plays by clicking on whatever glows.

use browser::Browser;
use kernel::chance::{Fast, below};
use serde_json::Value;

/// Everything that can be clicked to decide something: the open menu, else pieces, else (or if
/// this is wanted) pieces and buttons.
const CHOICES: &str = "
    const seen = query => [...document.querySelectorAll(query)].filter(one => one.checkVisibility());
    const [menu, pieces] = [seen('#menu [data-play]'), seen('#table [data-acts]')];
    if (menu.length) return menu;
    return pieces.length && !arguments[0] ? pieces : [...pieces, ...seen('#act > button')]";
/// One in so many clicks may be one on a button that ends something.
const BUTTONS: u32 = 3;

/// What tells two views of the table apart.
const VIEW: &str = "
    const table = document.querySelector('#table');
    return [table?.dataset.revision, table?.dataset.over, document.querySelector('#menu')?.hidden]";

/// A player who takes any of the things that glow, by a seed.
pub struct Clicker {
    rng: Fast,
}

impl Clicker {
    /// A player with this seed.
    pub fn new(seed: u64) -> Clicker {
        Clicker { rng: Fast::new(seed, 0) }
    }

    /// Clicks once on something that glows, as soon as there is something, and waits for what
    /// comes of it; `false` when the game is over.
    pub fn click(&mut self, browser: &Browser) -> bool {
        browser.until("something to choose", || {
            if is_over(browser) {
                return Some(false);
            }
            let buttons = below(&mut self.rng, BUTTONS) == 0;
            let choices = browser.script(CHOICES, &[buttons.into()]);
            let choices = choices.as_array().filter(|choices| !choices.is_empty())?;
            self.take(browser, choices).then_some(true)
        })
    }

    fn take(&mut self, browser: &Browser, choices: &[Value]) -> bool {
        let before = browser.script(VIEW, &[]);
        let chosen = &choices[below(&mut self.rng, choices.len() as u32) as usize];
        match browser.try_click_on(chosen) {
            Ok(()) => {
                browser.wait("the page to change", |browser| browser.script(VIEW, &[]) != before);
                true
            }
            Err(why) if why.is_passing() => false,
            Err(why) => panic!("a click: {}: {}", why.error, why.message),
        }
    }
}

/// Whether the table says that the game is over.
pub fn is_over(browser: &Browser) -> bool {
    browser.attribute("#table", "data-over") == "true"
}
