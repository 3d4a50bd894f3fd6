//! Takes the pictures of `docs/pictures`: every kind of page, on a desk and on a phone, by day and
//! by night, of games from fixed seeds.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use browser::{Browser, Dealt, Hall, Size, Wishes, sit};
use kernel::Seat;

/// Where the pictures go, from the folder of this crate.
const FOLDER: &str = "../docs/pictures";
/// The tables in them.
const TABLES: [&str; 3] = ["PLAN", "ACT", "DONE"];
/// The moment of the finished game that the replay shows: after so many of its lines.
const MOMENT: usize = 600;

fn main() -> ExitCode {
    let hall = Hall::open();
    Dealt::orleans("By the river").until_asked(7, "planning", 12).serve(&hall, "PLAN");
    Dealt::orleans("Market day").until_asked(9, "actions", 4).serve(&hall, "ACT");
    Dealt::orleans("A rainy evening").until(|_| false).serve(&hall, "DONE");
    for size in [Size::DESK, Size::PHONE] {
        let wishes = Wishes { size, ..Wishes::default() };
        let Some(browser) = Browser::open(&hall.site(), wishes) else { return ExitCode::FAILURE };
        for table in TABLES {
            sit(&browser, &hall, table, Seat(0));
        }
        take_all(&browser, size);
    }
    ExitCode::SUCCESS
}

fn take_all(browser: &Browser, size: Size) {
    let replay = format!("/t/DONE?at={MOMENT}");
    let pages = [
        ("lobby", "/"),
        ("planning", "/t/PLAN"),
        ("actions", "/t/ACT"),
        ("finished", "/t/DONE"),
        ("replay", &replay),
    ];
    for (name, path) in pages {
        browser.visit(path);
        for (light, dark) in [("light", false), ("dark", true)] {
            browser.dim(dark);
            take(browser, &format!("{name}-{}x{}-{light}.webp", size.width, size.height));
        }
    }
}

fn take(browser: &Browser, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(FOLDER);
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(folder.join(name), browser.picture()).expect("the folder can be written");
    println!("written: docs/pictures/{name}");
}
