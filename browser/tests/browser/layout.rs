//! Whether a page is laid out as it should be, on every size and in every language.

use browser::{Browser, Size};
use lang::Tongue;
use serde_json::json;

/// What is wrong with the layout, in words.
const FAULTS: &str = include_str!("layout.js");
/// A new size or language comes after so many clicks.
const CLICKS: usize = 4;
const SIZES: [Size; 3] = [Size::DESK, Size::PHONE, Size::LANDSCAPE];

/// Somebody who looks at the page of a game in all sizes and languages by turns.
#[derive(Default)]
pub struct Inspector {
    clicks: usize,
    faults: Vec<String>,
}

impl Inspector {
    /// Looks at the page after a click.
    pub fn look(&mut self, browser: &Browser) {
        self.clicks += 1;
        if self.clicks.is_multiple_of(CLICKS) {
            self.turn(browser, self.clicks / CLICKS);
        }
        let (size, tongue) = self.now();
        let found = faults(browser).into_iter();
        let told = found.map(|fault| format!("{}x{} {tongue} {fault}", size.width, size.height));
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

    /// Nothing was wrong in any look.
    pub fn is_content(&self, game: &str) {
        let mut faults = self.faults.clone();
        faults.sort();
        faults.dedup();
        assert!(faults.is_empty(), "{game}, {} looks:\n{}", self.clicks, faults.join("\n"));
    }
}

/// What is wrong with the table as it is shown now.
pub fn faults(browser: &Browser) -> Vec<String> {
    let found = browser.script(FAULTS, &[]);
    let found = found.as_array().into_iter().flatten().filter_map(|fault| fault.as_str());
    found.map(str::to_owned).collect()
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
