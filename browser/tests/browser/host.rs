//! What the host may do, the clock, and why a line is in the log.

use browser::{Browser, Hall, Wishes};

use crate::seat::{acting, at};

#[test]
fn a_line_of_the_log_says_why_by_keyboard_too() {
    let Some((_hall, browser)) = at(acting(), Wishes::default()) else { return };
    let last = "#log-lines li:last-child a.why";
    let line = browser.text(last);
    let script = "document.querySelector(arguments[0]).focus()";
    browser.script(script, &[last.into()]);
    browser.press("\u{e007}");
    browser.wait("the cause", |browser| browser.shows("#panel-content .rule"));
    let told = browser.text("#panel-content");
    assert!(told.contains(line.trim()) && told.contains("decision of"), "{told}");
    browser.press("\u{e00c}");
    browser.wait("the panel is closed", |browser| !browser.shows("#panel-content .rule"));
}

#[test]
fn a_clock_counts_at_the_table() {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), Wishes::default()) else { return };
    browser.script("document.querySelector('#pace').value = '60'", &[]);
    browser.click("#start");
    browser.wait("the table", |browser| browser.shows("time.clock"));
    let first = browser.text("time.clock");
    browser.wait("a second later", |browser| browser.text("time.clock") < first);
}

#[test]
fn a_deleted_table_is_gone_for_everybody() {
    let Some((hall, host)) = at(acting(), Wishes::default()) else { return };
    let mut onlooker =
        Browser::open(&hall.site(), Wishes::default()).expect("there was one before");
    onlooker.foresee("/t/TABLE");
    onlooker.visit("/t/TABLE");
    onlooker.wait("the table", |browser| browser.shows("#map"));
    host.click(".tools > a:last-child");
    host.click("#panel-content a[href$='/delete']");
    host.wait("the question", |browser| browser.text("#panel-content").contains("for good"));
    host.click("#panel-content button");
    host.wait("the lobby", |browser| browser.path() == "/");
    onlooker.wait("the news", |browser| browser.text("main").contains("no such table"));
}
