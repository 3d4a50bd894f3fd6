//! Fingers: a board that two of them make larger, and targets that one of them finds.

use browser::{Size, Wishes};

use crate::clicker::Clicker;
use crate::seat::{acting, at, at_every_game};

const PHONE: Wishes = Wishes { size: Size::PHONE, dark: false, languages: "en", still: true };

/// The middle of the board, and its width.
const BOARD: &str = "
    const board = document.querySelector('.map');
    board.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = board.getBoundingClientRect();
    return [left + width / 2, top + height / 2, board.querySelector('svg').getBoundingClientRect().width]";

/// What may be chosen and is too small for a finger, in words. A piece on a board that two fingers
/// make larger, or one beside which nothing else lies, may be smaller.
const SMALL: &str = "
    const small = [];
    const seen = [...document.querySelectorAll('#table [data-acts], #prompt button, #prompt summary, .jump a')]
        .filter(one => one.checkVisibility() && !one.closest('details:not([open]) > .menu, .map svg'));
    for (const one of seen) {
        const box = one.getBoundingClientRect();
        const around = getComputedStyle(one, '::after');
        const [width, height] = ['width', 'height'].map(side => Math.max(box[side], parseFloat(around[side]) || 0));
        if (box.width > 0 && (width < 39.5 || height < 39.5)) {
            small.push(`${Math.round(width)}x${Math.round(height)} ${one.outerHTML.slice(0, 110)}`);
        }
    }
    return small";

#[test]
fn two_fingers_make_the_board_larger_and_it_is_still_played_on() {
    let Some((_hall, browser)) = at(acting(), PHONE) else { return };
    let measured = || -> Vec<f64> {
        serde_json::from_value(browser.script(BOARD, &[])).expect("three numbers")
    };
    let [x, y, before] = measured()[..] else { panic!("three numbers") };
    let spread = |apart: f64| [(x - apart, y), (x + apart, y)];
    browser.pinch(spread(30.0), spread(75.0));
    let larger = measured()[2];
    assert!((larger / before - 2.5).abs() < 0.1, "{before} became {larger}");
    assert!(!browser.overflows(), "the page keeps its size");
    Clicker::new(1).click(&browser);
    assert!((measured()[2] - larger).abs() < 1.0, "a new view keeps it large");
    browser.pinch(spread(75.0), spread(20.0));
    assert!((measured()[2] - before).abs() < 1.0, "and as it was");
}

#[test]
fn what_a_finger_chooses_is_large_enough() {
    at_every_game(PHONE, |_, browser, game| {
        let small: Vec<String> =
            serde_json::from_value(browser.script(SMALL, &[])).expect("a list of texts");
        assert!(small.is_empty(), "{game}:\n{}", small.join("\n"));
    });
}
