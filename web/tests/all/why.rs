//! Why a line is in the log.

use crate::hall::{Hall, act, revision, two};

/// The numbers of the lines that a page can explain.
fn lines(page: &str) -> Vec<String> {
    let links = page.split("/why/").skip(1);
    links.filter_map(|rest| rest.split('"').next().map(str::to_owned)).collect()
}

#[test]
fn every_line_of_the_log_says_why() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = two(&hall);
    let now = revision(&mut ania, &table);
    ania.post_json(&format!("/t/{table}/act"), &act(0, "farmer*>village.0", now, "a"));
    let page = ania.get(&format!("/t/{table}")).body;
    let explained = lines(&page);
    assert!(explained.len() > 3);
    for line in &explained {
        let why = ania.clone().with("x-part", "1").get(&format!("/t/{table}/why/{line}"));
        assert_eq!(why.status, 200, "{line}");
        assert!(why.body.contains("class=\"rule\"") && why.body.contains("OR-"), "{}", why.body);
    }
    let last = explained.last().expect("she placed a follower");
    let own = ania.get(&format!("/t/{table}/why/{last}")).body;
    assert!(own.contains("You chose: "), "{own}");
    assert!(lines(&giulia.get(&format!("/t/{table}")).body).len() < explained.len());
    let number = last.split('?').next().expect("a number");
    assert_eq!(giulia.get(&format!("/t/{table}/why/{number}?as=0")).status, 404, "not hers");
    assert_eq!(ania.get(&format!("/t/{table}/why/99999")).status, 404);
}
