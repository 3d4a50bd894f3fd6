//! Somebody who plays by clicking on whatever glows.

use std::thread;
use std::time::{Duration, Instant};

use browser::Browser;
use kernel::chance::{Fast, below};
use serde_json::Value;

/// Everything that can be clicked to decide something: the open menu, else what a piece leads to,
/// else pieces, else (or if this is wanted) pieces and buttons. With it comes the view in which they were seen: a piece of
/// an older view may stand still where it stood and explain itself, so what it says is closed.
const CHOICES: &str = "
    document.querySelector('#panel')?.close();
    const seen = query => [...document.querySelectorAll(query)].filter(one => one.checkVisibility());
    const [menu, pieces] = [seen('#menu [data-play]'), seen('#table [data-acts]')];
    if (menu.length) return [view(), menu];
    const lit = seen('#table .lit');
    if (lit.length) return [view(), lit];
    return [view(), pieces.length && !arguments[0] ? pieces : [...pieces, ...seen('#act > button')]];";
/// One in so many clicks may be one on a button that ends something.
const BUTTONS: u32 = 3;

/// So long somebody waits for what comes of a click.
const PATIENCE: Duration = Duration::from_secs(12);
/// So many clicks of a whole game may come to nothing.
const IDLE: usize = 3;

/// What tells two views of the table apart.
const VIEW: &str = "
    function view() {
        const table = document.querySelector('#table');
        const menu = document.querySelector('#menu');
        const held = [...document.querySelectorAll('.held, .lit')].map(one => one.dataset.acts).join();
        return [table?.dataset.revision, table?.dataset.over, menu?.hidden, held];
    }";

/// A player who takes any of the things that glow, by a seed.
pub struct Clicker {
    rng: Fast,
    /// Clicks that nothing came of.
    idle: usize,
}

impl Clicker {
    /// A player with this seed.
    pub fn new(seed: u64) -> Clicker {
        Clicker { rng: Fast::new(seed, 0), idle: 0 }
    }

    /// Clicks once on something that glows, as soon as there is something, and waits for what
    /// comes of it; `false` when the game is over.
    pub fn click(&mut self, browser: &Browser) -> bool {
        browser.until("something to choose", || {
            if is_over(browser) {
                return Some(false);
            }
            let buttons = below(&mut self.rng, BUTTONS) == 0;
            let seen = browser.script(&format!("{VIEW}{CHOICES}"), &[buttons.into()]);
            let choices = seen[1].as_array().filter(|choices| !choices.is_empty())?;
            self.take(browser, &seen[0], choices).then_some(true)
        })
    }

    fn take(&mut self, browser: &Browser, before: &Value, choices: &[Value]) -> bool {
        let chosen = &choices[below(&mut self.rng, choices.len() as u32) as usize];
        // Where the page scrolls, header and prompt lie over it.
        let to_the_middle = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
        let _ = browser.try_script(to_the_middle, std::slice::from_ref(chosen));
        match browser.try_click_on(chosen) {
            Ok(()) => {
                if !changes(browser, before) {
                    self.start_over(browser);
                }
                true
            }
            Err(why) if why.is_passing() => false,
            Err(why) => panic!("a click: {}: {}", why.error, why.message),
        }
    }

    /// Loads the page anew, as a person would after a click that nothing came of.
    fn start_over(&mut self, browser: &Browser) {
        self.idle += 1;
        eprintln!("nothing came of a click: {}", browser.text("#prompt .ask"));
        assert!(self.idle <= IDLE, "nothing came of {} clicks", self.idle);
        browser.reload();
    }
}

/// Whether the page changes before somebody who clicked would try again.
fn changes(browser: &Browser, before: &Value) -> bool {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        if view(browser) != *before {
            return true;
        }
        thread::sleep(Duration::from_millis(50));
    }
    false
}

fn view(browser: &Browser) -> Value {
    browser.script(&format!("{VIEW}return view()"), &[])
}

/// Whether the table says that the game is over.
pub fn is_over(browser: &Browser) -> bool {
    browser.attribute("#table", "data-over") == "true" || browser.shows(".breakdown")
}
