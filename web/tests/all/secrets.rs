//! Nobody's stream, page or interface tells what another plans in secret.

use serde_json::json;

use crate::hall::{Hall, act, options, revision, two};

#[test]
fn a_rival_learns_nothing_of_a_plan() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = two(&hall);
    let mut onlooker = hall.client();
    let page = format!("/t/{table}");
    let hers = giulia.get(&page).body;
    let theirs = onlooker.get(&page).body;
    let mut stream = giulia.stream(&format!("/t/{table}/stream"));
    stream.next();

    for (number, plan) in ["farmer*>village.0", "boatman*>village.1"].into_iter().enumerate() {
        let now = revision(&mut ania, &table);
        let id = format!("plan{number}");
        let done = ania.post_json(&format!("/t/{table}/act"), &act(0, plan, now, &id));
        assert_eq!(done.status, 200, "{}", done.body);
    }
    assert_eq!(giulia.get(&page).body, hers, "not a byte of her page has changed");
    assert_eq!(onlooker.get(&page).body, theirs);

    // Something public follows, so that the stream has had every chance to tell.
    ania.post_json(&format!("/t/{table}/chat"), &json!({"seat": 0, "text": "thinking aloud"}));
    stream.until(|data| data.contains("thinking aloud"));
    assert_eq!(stream.raw.matches("event: table").count(), 2, "the first view, then the chat");
    let revision_before = crate::hall::attribute(&hers, "data-revision");
    let now = giulia.get(&page).body;
    assert_eq!(crate::hall::attribute(&now, "data-revision"), revision_before);
}

#[test]
fn an_onlooker_has_no_options() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    assert!(!options(&ania.get(&format!("/t/{table}")).body).is_empty());
    let seen = hall.client().get(&format!("/t/{table}")).body;
    assert!(options(&seen).is_empty() && !seen.contains(" data-acts="));
}

#[test]
fn a_running_game_hands_out_no_replay() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    for path in ["/replay", "/verify", "?at=3"] {
        let answer = ania.get(&format!("/t/{table}{path}"));
        assert_eq!(answer.status, 409, "{path}: {}", answer.body);
    }
}
