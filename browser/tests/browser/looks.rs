//! Light and dark, and a table that needs no scrolling.

use browser::{Browser, Hall, Wishes};

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
