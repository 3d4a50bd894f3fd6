//! Pages beside the table: rules, explanations, languages, files.

use crate::hall::{Hall, open};

#[test]
fn rules_and_pieces_are_explained() {
    let hall = Hall::open();
    let part = |path: &str| hall.client().with("x-part", "1").get(path);
    let rule = part("/rules/orleans/OR-8.4");
    assert!(rule.status == 200 && rule.body.contains("OR-8.4") && !rule.body.contains("<html"));
    assert!(hall.client().get("/rules/orleans/or-8.4").body.contains("<html"));
    assert!(hall.client().get("/rules/orleans").body.contains("id=\"OR-8.4\""));
    assert!(hall.client().get("/rules/orleans/exact").body.contains("id=\"OR-8.4\""));
    let about = part("/about/orleans/follower.monk");
    assert!(about.status == 200 && about.body.contains("class=\"cite\""), "{}", about.body);
    assert_eq!(part("/about/orleans/follower.dragon").status, 404);
}

#[test]
fn pages_speak_three_languages_and_remember() {
    let hall = Hall::open();
    let mut visitor = hall.client();
    let kept = visitor.post("/settings", "lang=pl&back=/help");
    assert_eq!((kept.status, kept.header("location")), (303, Some("/help")));
    assert!(visitor.get("/").body.contains("W co gramy?"));
    let table = open(&mut visitor, ["person", "bot"]);
    assert!(visitor.get(&format!("/t/{table}")).body.contains("Podpowiedź"));
    visitor.post("/settings", "lang=it");
    assert!(visitor.get(&format!("/t/{table}")).body.contains("Consiglio"));
    visitor.post("/settings", "theme=dark");
    assert!(visitor.get("/").body.contains("data-theme=\"dark\""));
    let away = visitor.post("/settings", "theme=light&back=//evil.example");
    assert_eq!(away.header("location"), Some("/"));
}

#[test]
fn files_are_built_in_and_kept_by_the_browser() {
    let hall = Hall::open();
    let lobby = hall.client().get("/").body;
    let start = lobby.find("/assets/").expect("the page has files");
    let path: String = lobby[start..].chars().take_while(|c| *c != '"').collect();
    let file = hall.client().get(&path);
    assert_eq!(file.status, 200);
    assert!(file.header("cache-control").is_some_and(|kept| kept.contains("immutable")));
    assert_eq!(hall.client().get("/favicon.ico").status, 200);
    assert_eq!(hall.client().get("/assets/000000000000/guildhall.css").status, 404);
    let packed = hall.client().with("accept-encoding", "gzip").get("/");
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
}

/// S2: what the game is dealt from is promised before anybody can know it.
#[test]
fn the_hash_of_the_shuffle_is_shown_from_the_first_move_on() {
    let hall = Hall::open();
    let mut client = hall.client();
    let table = open(&mut client, ["person", "person"]);
    let rows = hall.wait(hall.store.read(&table, 0)).expect("the store answers");
    let first: table::Record = serde_json::from_str(&rows[0].body).expect("a row is a record");
    let table::Record::Opened(opened) = first else { panic!("a table is opened first") };
    let seed = kernel::chance::Seed::from_hex(&opened.seed).expect("it is a seed");
    let menu = client.get(&format!("/t/{table}/seats")).body.replace("<wbr>", "");
    assert!(menu.contains(&seed.commitment()), "{menu}");
    assert!(!menu.contains(&opened.seed), "but not what it is the hash of");
}
