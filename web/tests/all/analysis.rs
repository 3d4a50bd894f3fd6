//! The analysis of a finished game.

use std::time::{Duration, Instant};

use kernel::chance::Seed;
use table::{Chair, Setting};

use crate::after::{After, company};
use crate::client::Client;
use crate::hall::{Hall, two};

/// How long an analysis of next to no thought may take, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(300);

/// Asks for the analysis of a table and waits for it; gives its page.
fn analyzed(client: &mut Client, table: &str) -> String {
    let path = format!("/t/{table}/analysis");
    let begun = client.post(&path, "");
    assert_eq!((begun.status, begun.header("location")), (303, Some(path.as_str())));
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        let page = client.get(&path);
        assert_eq!(page.status, 200, "{}", page.body);
        if page.body.contains("class=\"curves panel") {
            return page.body;
        }
        assert!(page.body.contains("<progress"), "it is being made: {}", page.body);
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("the analysis did not come");
}

fn count(page: &str, part: &str) -> usize {
    page.matches(part).count()
}

#[test]
fn a_running_game_is_not_analyzed() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    let path = format!("/t/{table}/analysis");
    let stream = format!("{path}/stream");
    for answer in [ania.get(&path), ania.post(&path, ""), ania.get(&stream)] {
        assert_eq!(answer.status, 409, "{}", answer.body);
        assert!(answer.body.contains("The game is not over."), "{}", answer.body);
    }
    assert_eq!(ania.get("/t/nowhere/analysis").status, 404);
}

/// A finished chapter of Newdale by these people: the shortest game there is.
fn played_by(chairs: Vec<Chair>) -> After {
    let title = shelf::find("newdale").expect("it is on the shelf").title;
    let seed = Some(Seed::from_text("looked back upon"));
    After::of(Setting { name: "a short evening".to_owned(), seed, ..Setting::new(title, chairs) })
}

#[test]
fn curves_turning_points_luck_and_sources() {
    let After { hall, table, room, mut ania, .. } = played_by(company());
    let path = format!("/t/{table}/analysis");
    assert!(ania.get(&format!("/t/{table}")).body.contains("id=\"analyze\""));
    let before = ania.get(&path).body;
    assert!(before.contains("id=\"analyze\"") && !before.contains("<progress"), "only a button");
    assert_eq!(ania.get(&format!("{path}/stream")).status, 404, "looking begins nothing");

    let mut stranger = hall.client();
    let page = analyzed(&mut stranger, &table);
    assert_eq!(count(&page, "class=\"ln\""), 3, "a line a player");
    let turns = count(&page, "class=\"turn-card panel\" id=\"turn-");
    assert!((1..=5).contains(&turns), "{turns} turning points");
    assert_eq!(count(&page, "<p class=\"reason\">"), turns, "each says why");
    assert!(count(&page, " ± ") >= turns + 3, "each says how sure it is, and so does luck");
    for n in 1..=turns {
        assert!(page.contains(&format!("href=\"#turn-{n}\"")), "{n} is marked in the drawing");
    }
    for part in ["Winning chance", "Luck gave and took", "Where the points came from"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let end = format!("/t/{table}?at={}", room.table().list().len());
    assert!(page.contains(&end), "rounds lead to their ends");
    assert!(!page.contains("style="), "the policy allows no style of its own");
    assert_eq!(analyzed(&mut stranger, &table), page, "it is made once");
    for (tongue, text) in [("pl", "Punkty zwrotne"), ("it", "Punti di svolta")] {
        stranger.post("/settings", &format!("lang={tongue}"));
        let page = stranger.get(&path).body;
        assert!(page.contains(text) && !page.contains("page-"), "{page}");
        assert!(count(&page, "<p class=\"reason\">") == turns && !page.contains("why-"), "{page}");
    }
}

#[test]
fn alone_there_is_nobody_to_win_against() {
    let After { hall: _hall, table, mut ania, .. } = played_by(vec![Chair::person("Ania")]);
    let path = format!("/t/{table}/analysis");
    assert_eq!(ania.post(&path, "").status, 303);
    let mut stream = ania.stream(&format!("{path}/stream"));
    let came = stream.until(|data| data.contains("curves panel"));
    assert!(came.starts_with("<div id=\"analysis\"") && !came.contains("data-follow"), "{came}");
    assert!(came.contains("Expected points") && !came.contains("Winning chance"), "{came}");
    assert_eq!(stream.next().trim_end(), "gone", "nothing more will come");
}

/// One's own turning points, one after the other: asked, answered wrongly, shown, played on from.
#[test]
fn ones_own_mistakes_are_puzzles() {
    let After { hall, table, mut ania, .. } = played_by(company());
    let first = format!("/t/{table}/mistakes?as=0");
    let early = ania.get(&first);
    assert_eq!(early.status, 303, "the analysis comes first: {}", early.body);
    assert_eq!(early.header("location"), Some(format!("/t/{table}/analysis").as_str()));
    let page = analyzed(&mut ania, &table);
    assert!(page.contains(&format!("id=\"mistakes\" href=\"{first}\"")), "{page}");
    let asked = ania.get(&first).body;
    assert!(asked.contains("What was better?") && asked.contains("Step 1 of "), "{asked}");
    assert!(!asked.contains("some-spoken") && !asked.contains("data-wants"), "it tells nothing");
    let wrong = ania.get(&format!("{first}&n=1&action=fly+away")).body;
    assert!(wrong.contains("class=\"answer\""), "{wrong}");
    for (tongue, words, instead) in [
        ("en", "The answer: ", "You played “"),
        ("pl", "Rozwiązanie: ", "Twój ruch „"),
        ("it", "La soluzione: ", "Hai giocato «"),
    ] {
        ania.post("/settings", &format!("lang={tongue}"));
        let shown = ania.get(&format!("{first}&n=1&answer=yes")).body;
        assert!(shown.contains(words) && !shown.contains("page-"), "{shown}");
        assert!(shown.contains(instead), "{shown}");
        assert!(shown.contains(&format!("action=\"/t/{table}/branch\"")), "{shown}");
    }
    let mut stranger = hall.client();
    assert_eq!(stranger.get(&format!("/t/{table}/mistakes")).status, 403, "whose?");
    assert_eq!(stranger.get(&first).status, 200, "a finished game is public");
}
