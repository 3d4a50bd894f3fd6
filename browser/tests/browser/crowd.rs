//! As many as there can be: a full table of Craftsmen, a hall full of tables.

use browser::{Browser, Dealt, Hall, Size, Wishes};
use kernel::Seat;
use table::Chair;

use crate::layout::faults;
use crate::seat::{at, planning};

/// How many tables there are in a hall that is full.
const TABLES: usize = 40;

#[test]
fn five_craftsmen_fit_a_desk_from_the_first_season_to_the_last() {
    for season in [1, 6, 12] {
        let chairs = ["Ada", "Ben", "Jeanne", "Luc", "Marek"].map(Chair::person).to_vec();
        let dealt = Dealt::new("craftsmen", "five at a table", chairs).until(|room| {
            let is_then = room.table().game().progress().round >= season;
            is_then && room.asked().iter().eq([Seat(0)])
        });
        let Some((_hall, browser)) = at(&dealt, Wishes::default()) else { return };
        browser.resize(Size::DESK);
        assert_eq!(faults(&browser), Vec::<String>::new(), "season {season}");
    }
}

#[test]
fn the_way_to_start_is_in_sight_beside_many_tables() {
    let hall = Hall::open();
    (0..TABLES).for_each(|number| planning().serve(&hall, &format!("T{number}")));
    let Some(browser) = Browser::open(&hall.site(), Wishes::default()) else { return };
    for size in [Size::DESK, Size::PHONE, Size::LANDSCAPE] {
        browser.resize(size);
        browser.reload();
        assert!(browser.text("body").contains("a rainy evening"), "the tables are there");
        let script = "const box = document.querySelector('#start').getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight && box.width > 0";
        assert_eq!(browser.script(script, &[]), true, "{size:?}");
    }
}
