//! Ways to a seat at a table.

use std::sync::LazyLock;

use browser::{Browser, Dealt, Hall, Wishes};
use kernel::Seat;

/// A table in the middle of a planning: only Ada is asked, the bots have planned.
pub fn planning() -> &'static Dealt {
    static TABLE: LazyLock<Dealt> = LazyLock::new(|| deal().until_asked(3, "planning", 6));
    &TABLE
}

/// A table at which it is Ada's turn to act, the bots having acted before.
pub fn acting() -> &'static Dealt {
    static TABLE: LazyLock<Dealt> = LazyLock::new(|| deal().until_asked(4, "actions", 2));
    &TABLE
}

/// A finished game.
pub fn finished() -> &'static Dealt {
    static TABLE: LazyLock<Dealt> = LazyLock::new(|| deal().to_its_end());
    &TABLE
}

/// A table of each game that has a drawing, at which Ada is asked in the second round.
fn of_every_game() -> &'static [(&'static str, Dealt)] {
    static TABLES: LazyLock<Vec<(&str, Dealt)>> = LazyLock::new(|| {
        let drawn = shelf::games().iter().filter(|entry| draw::drawing(entry.key()).is_some());
        drawn.map(|entry| (entry.key(), in_the_second_round(entry.key()))).collect()
    });
    &TABLES
}

fn in_the_second_round(game: &str) -> Dealt {
    Dealt::for_three(game, "market day").until(|room| {
        let round = room.table().game().progress().round;
        round >= 2 && room.asked().iter().eq([Seat(0)])
    })
}

/// Lets Ada's browser look at a table of every game, one after the other; each is named like its
/// game.
pub fn at_every_game(wishes: Wishes, look: impl Fn(&Hall, &Browser, &str)) {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), wishes) else { return };
    for (game, dealt) in of_every_game() {
        dealt.serve(&hall, game);
        browser::sit(&browser, &hall, game, Seat(0));
        look(&hall, &browser, game);
    }
}

fn deal() -> Dealt {
    Dealt::orleans("a rainy evening")
}

/// A server with this table and Ada's browser at it.
pub fn at(dealt: &Dealt, wishes: Wishes) -> Option<(Hall, Browser)> {
    let hall = Hall::open();
    dealt.serve(&hall, "TABLE");
    let browser = sit(&hall, &hall.site(), Seat(0), wishes)?;
    Some((hall, browser))
}

/// Another browser that takes a seat at the table by a private link.
pub fn sit(hall: &Hall, site: &str, seat: Seat, wishes: Wishes) -> Option<Browser> {
    let browser = Browser::open(site, wishes)?;
    browser::sit(&browser, hall, "TABLE", seat);
    Some(browser)
}

/// The seat's revision that the page shows.
pub fn revision(browser: &Browser) -> u64 {
    browser.attribute("#table", "data-revision").parse().unwrap_or_default()
}

/// Waits until the page shows more than it did at this revision.
pub fn newer(browser: &Browser, before: u64) {
    browser.wait("a newer view", |browser| revision(browser) > before);
}

/// Marks the page, so that it can be told from one that was loaded again.
pub fn mark(browser: &Browser) {
    browser.script("window.marked = true", &[]);
}

/// Whether this is still the page that was marked.
pub fn is_marked(browser: &Browser) -> bool {
    browser.script("return window.marked === true", &[]) == true
}
