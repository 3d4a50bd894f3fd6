//! A puzzle by clicks, on a desk and on a phone.

use browser::{Browser, Hall, Size, Wishes};
use lessons::puzzle::{Puzzle, puzzles};

use crate::phone::fits;

const PHONE: Wishes = Wishes { size: Size::PHONE, dark: false, languages: "en", still: true };

/// From the lobby to the list, then the first puzzle of a game: a wrong move, the right ones, a game
/// that goes on from there.
fn solved(game: &str, wishes: Wishes) {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), wishes) else { return };
    let Some(puzzle) = puzzles(game).next() else { panic!("{game} has no puzzle") };
    browser.visit(&format!("/?game={game}"));
    browser.click("#puzzles");
    browser.wait("today's puzzle", |browser| browser.shows("#today"));
    browser.click(&format!(".puzzle-shelf a[href='/puzzles/{game}/{}']", puzzle.key));
    arrive(&browser, 0);
    if wishes.size == Size::PHONE {
        fits(&browser);
    }
    take(&browser, puzzle, &puzzle.instead.1);
    browser.wait("an answer", |browser| browser.shows(".coach .answer"));
    for (done, action) in puzzle.moves().enumerate() {
        take(&browser, puzzle, action);
        arrive(&browser, done + 1);
    }
    if wishes.size == Size::PHONE {
        fits(&browser);
    }
    assert!(browser.text(".coach .words").contains("That is it!"));
    in_reach(&browser);
    browser.visit(&format!("/puzzles/{game}/{}?answer=yes", puzzle.key));
    assert!(browser.text(".coach .words").contains("The answer: "));
    in_reach(&browser);
    browser.click("#puzzle-play button");
    browser.wait("a real table", |browser| browser.path().starts_with("/t/"));
}

/// The page after so many moves is there.
fn arrive(browser: &Browser, done: usize) {
    let script = "const at = new URLSearchParams(location.search).get('at') ?? '';
        return (at ? at.split('-').length : 0) === arguments[0] && document.readyState === 'complete'";
    browser.wait("the next step", |browser| browser.script(script, &[done.into()]) == true);
}

/// Whatever can be done is on the screen, and large enough for a finger.
fn in_reach(browser: &Browser) {
    let script = "return [...document.querySelectorAll('.coach .acts-row .btn')]
        .filter(one => one.checkVisibility()).map(one => [one, one.getBoundingClientRect()])
        .filter(([_, at]) => at.left < 0 || at.right > innerWidth || at.width < 32 || at.height < 32)
        .map(([one, at]) => `${one.innerText} ${at.left} ${at.right}`).join()";
    assert_eq!(browser.script(script, &[]), "", "{} has buttons out of reach", browser.path());
}

/// Makes a move in the list of all options, where every move is.
fn take(browser: &Browser, puzzle: &Puzzle, action: &str) {
    browser.click("#options summary");
    let css = format!("#options [data-act='{action}']");
    browser.wait(&format!("{} offers {action}", puzzle.key), |browser| browser.shows(&css));
    browser.click(&css);
}

#[test]
fn a_puzzle_by_clicks() {
    solved("tiletum", Wishes::default());
}

#[test]
fn a_puzzle_on_a_phone() {
    solved("orleans", PHONE);
}
