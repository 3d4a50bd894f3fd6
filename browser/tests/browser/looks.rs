//! Light and dark, and a table that needs no scrolling.

use browser::{Browser, Hall, Size, Wishes};

use crate::seat::at_every_game;

/// How bright the page is, from 0 to 765.
fn brightness(browser: &Browser) -> u64 {
    let script = "return getComputedStyle(document.body).backgroundColor.match(/[0-9.]+/g)
        .slice(0, 3).reduce((sum, part) => sum + Math.round(Number(part)), 0)";
    browser.script(script, &[]).as_u64().expect("it is a sum of three")
}

#[test]
fn pages_are_light_or_dark_as_the_system_or_the_person_wants() {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), Wishes::default()) else { return };
    let light = brightness(&browser);
    browser.dim(true);
    let dark = brightness(&browser);
    assert!(light > 500 && dark < 200, "light {light}, dark {dark}");
    browser.dim(false);
    assert_eq!(brightness(&browser), light);
    browser.click("[name=theme]");
    browser.wait("the dark", |browser| browser.attribute("html", "data-theme") == "dark");
    assert_eq!(brightness(&browser), dark);
    browser.reload();
    assert_eq!(brightness(&browser), dark, "it is kept");
    browser.click("[name=theme]");
    browser.wait("the light", |browser| browser.attribute("html", "data-theme") == "light");
    browser.dim(true);
    assert_eq!(brightness(&browser), light, "the person's wish goes before the system's");
}

#[test]
fn a_table_of_every_game_fits_a_desk_without_scrolling() {
    at_every_game(Wishes::default(), |_, browser, game| {
        let script = "const page = document.documentElement;
            return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]";
        assert_eq!(browser.script(script, &[]), serde_json::json!([0, 0]), "{game}");
    });
}

/// Texts of the table smaller than twelve pixels, as they are seen; a map that takes its place may
/// lose a quarter of one.
const SMALL: &str = "
    const walker = document.createTreeWalker(document.querySelector('#table'), NodeFilter.SHOW_TEXT);
    const small = new Set();
    while (walker.nextNode()) {
        const one = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || one.closest('title, .sr, kbd') || !one.checkVisibility()) continue;
        const scale = one.getScreenCTM?.()?.d ?? 1;
        const size = parseFloat(getComputedStyle(one).fontSize) * scale;
        if (size < 11.75) small.add(`${size.toFixed(1)} ${one.getAttribute('class')} ${walker.currentNode.data.trim().slice(0, 20)}`);
    }
    return [...small]";

#[test]
fn nothing_is_written_smaller_than_twelve_pixels() {
    at_every_game(Wishes::default(), |_, browser, game| {
        let small: Vec<String> =
            serde_json::from_value(browser.script(SMALL, &[])).expect("a list of texts");
        assert!(small.is_empty(), "{game}:\n{}", small.join("\n"));
    });
}

/// What part of the window the areas of the table fill, by width and by height.
const FILLED: &str = "
    const boxes = [...document.querySelectorAll('#table > *')].map(one => one.getBoundingClientRect())
        .filter(box => box.width > 0);
    const [left, right] = [Math.min(...boxes.map(box => box.left)), Math.max(...boxes.map(box => box.right))];
    const bottom = Math.max(...boxes.map(box => box.bottom));
    const board = document.querySelector('#map').getBoundingClientRect();
    return [(right - left) / innerWidth, bottom / innerHeight, board.width, board.height]";

#[test]
fn boards_grow_with_the_screen() {
    at_every_game(Wishes::default(), |_, browser, game| {
        let measured = || -> [f64; 4] {
            serde_json::from_value(browser.script(FILLED, &[])).expect("four numbers")
        };
        let mut before = measured();
        for size in Size::WIDE {
            browser.resize(size);
            let now = measured();
            assert!(now[0] > 0.96 && now[1] > 0.9 && now[1] < 1.01, "{game} {size:?}: {now:?}");
            assert!(
                now[2] > 1.15 * before[2] && now[3] > 1.15 * before[3],
                "{game}: {before:?} {now:?}"
            );
            before = now;
        }
        browser.resize(Size::DESK);
    });
}
