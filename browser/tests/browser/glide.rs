//! Clicks while pieces glide, and while the connection is away: each one counts or says why not.

use std::collections::BTreeSet;

use browser::{Browser, Cable, Wishes};
use kernel::Seat;
use serde_json::json;

use crate::seat::{at, newer, planning, revision, sit};

/// Followers of the Market and free slots, each pair one legal placement, no two of one follower
/// or one slot.
const PAIRS: &str = "
    const offered = [...document.querySelectorAll('#options [data-act]')].map(one => one.dataset.act);
    const used = new Set(), pairs = [];
    for (const action of offered) {
        const [from, to] = action.split('>');
        if (!to || used.has(from) || used.has(to)) continue;
        used.add(from).add(to);
        pairs.push(action);
    }
    return pairs;";

/// Clicks with the mouse on whatever lies in the middle of the follower, then of the slot.
fn place(browser: &Browser, action: &str) {
    for step in ["[data-acts]", ".lit"] {
        let script = "const list = [...document.querySelectorAll('#table ' + arguments[0])]
            .filter(one => JSON.parse(one.dataset.acts).includes(arguments[1]));
            const ranked = list.sort((a, b) => (a.closest('#market') ? 0 : 1) - (b.closest('#market') ? 0 : 1));
            const one = arguments[0] === '.lit' ? ranked.at(-1) : ranked[0];
            const box = one?.getBoundingClientRect();
            return box ? [box.left + box.width / 2, box.top + box.height / 2] : null";
        let at = browser.script(script, &[json!(step), json!(action)]);
        let (Some(x), Some(y)) = (at[0].as_f64(), at[1].as_f64()) else { return };
        browser.click_at(x, y);
    }
}

/// How many slots are filled.
fn placed(browser: &Browser) -> u64 {
    browser.count("#mat .place .slots svg.slot[id]")
}

#[test]
fn clicks_while_pieces_glide_count() {
    let wishes = Wishes { still: false, ..Wishes::default() };
    let Some((_hall, browser)) = at(planning(), wishes) else { return };
    browser.script("document.documentElement.dataset.slow = ''", &[]);
    let glides = "const start = document.startViewTransition.bind(document);
        window.gliding = 0; window.during = 0;
        document.startViewTransition = change => {
            const transition = start(change);
            window.gliding += 1;
            transition.finished.finally(() => { window.gliding -= 1; });
            return transition;
        };
        addEventListener('pointerdown', () => { window.during += window.gliding > 0 ? 1 : 0; }, true);";
    browser.script(glides, &[]);
    // Pieces glide so long that every click but the first falls into it.
    browser.slow_down(100.0);
    let pairs = browser.script(PAIRS, &[]);
    let pairs: BTreeSet<String> = serde_json::from_value(pairs).expect("a list of notations");
    assert!(pairs.len() > 2, "{pairs:?}");
    let standing = placed(&browser);
    for (count, action) in (standing + 1..).zip(pairs.iter().take(3)) {
        let before = revision(&browser);
        place(&browser, action);
        newer(&browser, before);
        browser.wait("the follower in its slot", |browser| placed(browser) == count);
    }
    assert!(
        browser.script("return window.during", &[]).as_u64() > Some(1),
        "clicks fell into glides"
    );
}

#[test]
fn what_is_chosen_before_the_answer_came_counts_or_says_why_not() {
    let Some((hall, first)) = at(planning(), Wishes::default()) else { return };
    drop(first);
    let cable = Cable::to(hall.addr());
    let browser = sit(&hall, &cable.site(), Seat(0), Wishes::default());
    let mut browser = browser.expect("there was one before");
    browser.foresee("net::ERR_");
    let pairs = browser.script(PAIRS, &[]);
    let pairs: Vec<String> = serde_json::from_value(pairs).expect("a list of notations");
    let standing = placed(&browser);
    cable.pull();
    browser.wait("the sign that it is gone", |browser| browser.shows("#offline"));
    let rivals = browser.script(
        "const [first] = arguments; const from = first.split('>')[0];
        return [...document.querySelectorAll('#options [data-act]')].map(one => one.dataset.act)
            .find(action => action !== first && action.split('>')[1] === first.split('>')[1]
                && action.split('>')[0] !== from)",
        &[json!(pairs[0])],
    );
    // Two that can both be, then one whose slot the first has taken.
    for action in [json!(pairs[0]), json!(pairs[1]), rivals.clone()] {
        let choose = "document.querySelector(`#options [data-act=\"${CSS.escape(arguments[0])}\"]`)?.click()";
        browser.script(choose, &[action]);
    }
    browser.wait("the sign that nothing was sent", |browser| browser.shows("#notice"));
    cable.plug();
    browser.wait("both followers", |browser| placed(browser) == standing + 2);
    if rivals.is_string() {
        browser.wait("why the third cannot be", |browser| browser.shows("#notice"));
        assert!(
            browser.text("#notice").contains("can no longer be chosen"),
            "{}",
            browser.text("#notice")
        );
    }
}
