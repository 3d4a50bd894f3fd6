//! Several at one screen: behind the curtain the page holds nothing.

use crate::hall::{Hall, act, attribute, open, options, two};

#[test]
fn the_curtain_hides_everything_until_the_next_says_who_he_is() {
    let hall = Hall::open();
    let mut screen = hall.client();
    let table = open(&mut screen, ["person", "person"]);
    let behind = screen.get(&format!("/t/{table}")).body;
    assert!(behind.contains("Ania is next") && options(&behind).is_empty());
    for area in ["id=\"map\"", "id=\"mat\"", "id=\"log\"", "data-revision"] {
        assert!(!behind.contains(area), "{area} is behind the curtain");
    }

    let hers = screen.get(&format!("/t/{table}?as=0")).body;
    assert!(!options(&hers).is_empty());
    let mut stream = screen.stream(&format!("/t/{table}/stream?as=0"));
    stream.next();
    let now = attribute(&hers, "data-revision").parse().unwrap();
    let done = screen.post_json(&format!("/t/{table}/act"), &act(0, "confirm", now, "a"));
    assert_eq!(done.status, 200, "{}", done.body);
    let next = stream.until(|data| data.contains("Marek is next"));
    assert!(options(&next).is_empty() && !next.contains("id=\"mat\""));
    assert!(!options(&screen.get(&format!("/t/{table}?as=1")).body).is_empty());
}

#[test]
fn saying_another_name_does_not_help() {
    let hall = Hall::open();
    // Two people who do nothing: nobody moves between two looks.
    let (table, mut ania, _giulia) = two(&hall);
    let mine = ania.get(&format!("/t/{table}")).body;
    assert_eq!(ania.get(&format!("/t/{table}?as=1")).body, mine, "the key decides, not the word");
    let mut onlooker = hall.client();
    assert!(options(&onlooker.get(&format!("/t/{table}?as=0")).body).is_empty());
}
