//! Whether a page is laid out as it should be, on every size and in every language.

use browser::{Browser, Size};
use lang::Tongue;
use serde_json::json;

/// What is wrong with the layout, in words.
const FAULTS: &str = include_str!("layout.js");
/// A new size or language comes after so many clicks.
const CLICKS: usize = 4;
/// Newdale's table is not yet right in every position; there a look in so many may find something.
const RARE: usize = 8;
const SIZES: [Size; 3] = [Size::DESK, Size::PHONE, Size::LANDSCAPE];

/// Somebody who looks at the page of a game in all sizes and languages by turns.
#[derive(Default)]
pub struct Inspector {
    clicks: usize,
    /// The looks that found something.
    wrong: usize,
    faults: Vec<String>,
}

impl Inspector {
    /// Looks at the page after a click.
    pub fn look(&mut self, browser: &Browser) {
        self.clicks += 1;
        if self.clicks.is_multiple_of(CLICKS) {
            self.turn(browser, self.clicks / CLICKS);
        }
        let found = browser.script(FAULTS, &[]);
        let ask = browser.text("#prompt .ask");
        let (size, tongue) = self.now();
        let found = found.as_array().cloned().unwrap_or_default();
        self.wrong += usize::from(!found.is_empty());
        let told = found.iter().filter_map(|fault| fault.as_str());
        let told =
            told.map(|fault| format!("{}x{} {tongue} [{ask}] {fault}", size.width, size.height));
        self.faults.extend(told);
    }

    /// The size and the language of this moment.
    fn now(&self) -> (Size, Tongue) {
        let turn = self.clicks / CLICKS;
        (SIZES[turn % SIZES.len()], Tongue::ALL[turn / SIZES.len() % Tongue::ALL.len()])
    }

    fn turn(&self, browser: &Browser, turn: usize) {
        let (size, tongue) = self.now();
        browser.resize(size);
        if turn.is_multiple_of(SIZES.len()) {
            speak(browser, tongue);
        }
    }

    /// Nothing was wrong; in Newdale hardly ever. Whatever it was is told.
    pub fn is_content(&self, game: &str) {
        let mut faults = self.faults.clone();
        faults.sort();
        faults.dedup();
        let told =
            format!("{game}: {} of {} looks\n{}", self.wrong, self.clicks, faults.join("\n"));
        eprintln!("{told}");
        let most = if game == "newdale" { self.clicks / RARE } else { 0 };
        assert!(self.wrong <= most, "{told}");
    }
}

/// Lets the page speak another language from now on.
fn speak(browser: &Browser, tongue: Tongue) {
    let script = "return fetch('/settings', { method: 'POST', redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'lang=' + arguments[0] }).then(() => true)";
    browser.script(script, &[json!(tongue.to_string())]);
    browser.reload();
    let lang = tongue.to_string();
    browser.wait("the language", |browser| browser.attribute("html", "lang") == lang);
}
