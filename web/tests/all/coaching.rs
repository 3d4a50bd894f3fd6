//! The coach at a real table: he speaks where every person has asked for him, and to nobody else.

use crate::client::Client;
use crate::hall::{Hall, attribute, options};

/// A table of one person and a bot.
fn alone(hall: &Hall) -> (String, Client) {
    let mut ania = hall.client();
    let chairs = "kind0=person&name0=Ania&kind1=bot&name1=Luc&bot1=random";
    let table = ania.post("/tables", &format!("game=newdale&{chairs}")).table();
    (table, ania)
}

fn wish(client: &mut Client, table: &str, seat: u8, yes: bool) -> u16 {
    client.post(&format!("/t/{table}/coach"), &format!("seat={seat}&yes={yes}")).status
}

#[test]
fn alone_with_bots_one_wish_is_enough() {
    let hall = Hall::open();
    let (table, mut ania) = alone(&hall);
    let word = format!("/t/{table}/coach?as=0");
    assert_eq!(ania.get(&word).status, 403, "nobody has asked for him");
    assert!(ania.get(&format!("/t/{table}/seats")).body.contains("Bring the guild master"));
    assert_eq!(wish(&mut ania, &table, 0, true), 303);
    let page = ania.get(&format!("/t/{table}")).body;
    assert!(page.contains("id=\"matters\""), "{page}");
    let now = ania.get(&format!("/t/{table}/coach/now?as=0")).body;
    assert!(
        now.contains("can still grow most") && now.matches("class=\"num\">+").count() <= 3,
        "{now}"
    );
    assert!(now.contains("class=\"num\">+"), "{now}");
    assert_eq!(wish(&mut ania, &table, 0, false), 303);
    assert_eq!(ania.get(&word).status, 403);
}

/// After a turn he speaks of it; the page asks for his word once that is over.
#[test]
fn a_turn_gets_its_word() {
    let hall = Hall::open();
    let (table, mut ania) = alone(&hall);
    wish(&mut ania, &table, 0, true);
    let path = format!("/t/{table}");
    let mut page = ania.get(&path).body;
    for _ in 0..200 {
        if page.contains("id=\"coach-word\"") {
            break;
        }
        if page.contains("id=\"act\"") {
            let (revision, option) = (attribute(&page, "data-revision"), &options(&page)[0]);
            let act = serde_json::json!({"seat": 0, "revision": revision.parse::<u64>().expect("a number"), "action": option});
            ania.post_json(&format!("{path}/act"), &act);
        }
        page = ania.get(&path).body;
    }
    assert!(page.contains(&format!("data-coach=\"/t/{table}/coach?as=0\"")), "{page}");
    let word = ania.get(&format!("/t/{table}/coach?as=0"));
    assert_eq!(word.status, 200, "{}", word.body);
    assert!(
        word.body.contains("class=\"coach-says\" data-loss") || word.body.contains("nods"),
        "{}",
        word.body
    );
}

#[test]
fn among_people_all_must_ask_and_each_for_himself() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let chairs = "kind0=person&name0=Ania&kind1=open";
    let table = ania.post("/tables", &format!("game=newdale&{chairs}")).table();
    let mut marek = hall.client();
    assert_eq!(marek.post(&format!("/t/{table}/seat"), "seat=1&do=take&name=Marek").status, 303);
    assert_eq!(wish(&mut ania, &table, 1, true), 403, "nobody asks for another");
    assert_eq!(wish(&mut ania, &table, 0, true), 303);
    let now = format!("/t/{table}/coach/now?as=0");
    assert_eq!(ania.get(&now).status, 403, "the other has not agreed");
    let menu = ania.get(&format!("/t/{table}/seats")).body;
    assert!(menu.contains("He speaks once these ask for him too"), "{menu}");
    assert_eq!(wish(&mut marek, &table, 1, true), 303);
    assert_eq!(ania.get(&now).status, 200);
    assert_eq!(marek.get(&now).status, 403, "he speaks to each of his own seat");
    assert_eq!(wish(&mut marek, &table, 1, false), 303);
    assert_eq!(ania.get(&now).status, 403, "whoever no longer agrees sends him away");
    assert_eq!(hall.client().get(&now).status, 403);
}
