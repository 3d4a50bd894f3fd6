//! A campaign: tables that follow from one another.

use std::time::{Duration, Instant};

use kernel::chance::Seed;
use serde_json::json;
use shelf::Entry;
use shelf::campaign::Campaign;
use table::{Opened, Record, Setting};

use crate::after::{After, company};
use crate::client::Client;
use crate::hall::{Hall, attribute};

/// How long bots may take for a chapter.
const EVENING: Duration = Duration::from_secs(300);
/// What a client might say to cheat: all of it is decided by the campaign.
const LIES: &str = "option.chapter=viii&option.previous_winner=1&option.start_town=thickthorn&\
                    chapter=viii&winner=1&results=[]";

fn newdale() -> &'static Entry {
    shelf::find("newdale").expect("it is on the shelf")
}

/// The first record of a table.
fn opened(hall: &Hall, table: &str) -> Opened {
    let rows = hall.wait(hall.store.read(table, 0)).expect("it is there");
    match serde_json::from_str(&rows[0].body) {
        Ok(Record::Opened(opened)) => opened,
        other => panic!("{other:?}"),
    }
}

/// The campaign before the chapter of a table.
fn campaign_of(opened: &Opened) -> Box<dyn Campaign> {
    let kept = opened.campaign.as_deref().expect("it is a chapter");
    let campaigns = newdale().campaigns.expect("it has campaigns");
    campaigns.read(kept).expect("what is kept can be read")
}

/// An option of a table.
fn option<'a>(opened: &'a Opened, name: &str) -> &'a str {
    let mut named = opened.options.iter().filter(|(known, _)| known == name);
    let value = named.next().map(|(_, value)| value.as_str());
    assert!(named.next().is_none(), "{name} stands there once");
    value.unwrap_or_else(|| panic!("{name} is not in {:?}", opened.options))
}

/// Waits until the bots have played the chapter; gives its page.
fn played(client: &mut Client, table: &str) -> String {
    let start = Instant::now();
    while start.elapsed() < EVENING {
        let page = client.get(&format!("/t/{table}"));
        assert_eq!(page.status, 200, "{}", page.body);
        if page.body.contains("id=\"again\"") {
            return page.body;
        }
        std::thread::sleep(Duration::from_millis(300));
    }
    panic!("the bots have not played the chapter");
}

/// Opens a campaign of two bots; its host only watches.
fn begin(client: &mut Client) -> String {
    let chairs = "kind0=bot&bot0=busy&name0=Luc&kind1=bot&bot1=busy&name1=Odo";
    let form = format!("game=newdale&{chairs}&campaign={{}}&{LIES}&option.planning=sequential");
    client.post("/tables", &form).table()
}

#[test]
fn a_campaign_goes_on_chapter_by_chapter() {
    let hall = Hall::open();
    let mut host = hall.client();
    let first = begin(&mut host);
    let at = opened(&hall, &first);
    assert_eq!((option(&at, "chapter"), option(&at, "previous_winner")), ("i", "-1"));
    assert_eq!(option(&at, "planning"), "sequential", "what it does not decide may be chosen");
    assert!(campaign_of(&at).played().is_empty());

    assert_eq!(at.name, "Newdale");
    let page = played(&mut host, &first);
    assert!(page.contains("Soldiers&#39; Meal") || page.contains("Soldiers' Meal"), "{page}");
    assert!(page.contains("The next chapter: New Recruits"), "{page}");
    assert!(page.contains("Recruits pour into Longsdale"), "the story is told: {page}");
    let lobby = host.get("/").body;
    assert!(lobby.contains("carry on") && lobby.contains("Luc"), "{lobby}");
    assert_eq!(hall.client().post(&format!("/t/{first}/rematch"), LIES).status, 403);

    let second = host.post(&format!("/t/{first}/rematch"), LIES).table();
    assert_ne!(second, first);
    assert_eq!(host.post(&format!("/t/{first}/rematch"), LIES).table(), second, "only one follows");
    let score = host.get(&format!("/api/tables/{first}/score")).json();
    let at = opened(&hall, &second);
    let told = campaign_of(&at).played();
    assert_eq!(told.len(), 1);
    let totals: Vec<i64> = told[0].scores.iter().map(|points| i64::from(*points)).collect();
    let counted = score["seats"].as_array().expect("every seat has a score").iter();
    let counted: Vec<i64> = counted.filter_map(|seat| seat["total"].as_i64()).collect();
    assert_eq!(totals, counted, "the result is the table's own");
    let winner = told[0].winner.expect("somebody won");
    assert_eq!(option(&at, "chapter"), "ii");
    assert_eq!(option(&at, "previous_winner"), winner.to_string());
    assert_eq!(at.chairs, opened(&hall, &first).chairs, "everybody keeps his seat");
    assert!(host.get("/").body.contains("New Recruits"));

    // The server goes to bed; the campaign does not.
    played(&mut host, &second);
    let hall = hall.restart();
    host.addr = Some(hall.addr);
    let page = host.get(&format!("/t/{second}")).body;
    assert!(page.contains("Chapters won"), "{page}");
    let third = host.post(&format!("/t/{second}/rematch"), "").table();
    let at = opened(&hall, &third);
    assert_eq!(campaign_of(&at).played().len(), 2);
    assert!(["iiia", "iiib"].contains(&option(&at, "chapter")), "{:?}", at.options);
    let chronicle = host.get(&format!("/t/{third}/campaign"));
    assert_eq!(chronicle.status, 200, "{}", chronicle.body);
    assert!(chronicle.body.contains("New Recruits") && chronicle.body.contains("Now played"));
}

/// The table of the next chapter for the company.
fn chapter(campaign: &dyn Campaign) -> Setting {
    Setting {
        options: campaign.next().expect("a chapter is left").options,
        seed: Some(Seed::from_text("campaign")),
        campaign: Some(campaign.text()),
        ..Setting::new(newdale().title, company())
    }
}

#[test]
fn everybody_keeps_his_seat_in_a_campaign() {
    let campaigns = newdale().campaigns.expect("it has campaigns");
    let campaign = campaigns.begin(3).expect("three can play");
    let After { hall, table, mut ania, mut giulia, .. } = After::of(chapter(campaign.as_ref()));
    let page = ania.get(&format!("/t/{table}")).body;
    assert!(page.contains("Next chapter"), "{page}");
    let next = ania.post(&format!("/t/{table}/rematch"), "").table();
    assert_eq!(giulia.post(&format!("/t/{table}/rematch"), "").table(), next);
    let hers = ania.get(&format!("/t/{next}")).body;
    assert_eq!(attribute(&hers, "data-seat"), "0");
    assert!(hers.contains(&format!("/t/{next}/campaign")), "the way to the chronicle");
    assert_eq!(attribute(&giulia.get(&format!("/t/{next}")).body, "data-seat"), "1");
    let watcher = hall.client().get(&format!("/t/{table}")).body;
    assert!(watcher.contains("Watch the next chapter"), "{watcher}");
}

/// A campaign of three before its last chapter; the first seat has won everything.
fn before_the_last() -> Box<dyn Campaign> {
    let chapters = ["i", "ii", "iiia", "iva", "v", "vi", "vii"];
    let result = |chapter| {
        json!({
            "chapter": chapter, "scores": [30, 20, 10], "winner": 0,
            "fulfilled": [true, true, true], "won": null,
        })
    };
    let kept = json!({"players": 3, "results": chapters.map(result)}).to_string();
    newdale().campaigns.expect("it has campaigns").read(&kept).expect("they follow one another")
}

#[test]
fn after_the_last_chapter_another_campaign_may_begin() {
    let campaign = before_the_last();
    let After { hall, table, mut ania, .. } = After::of(chapter(campaign.as_ref()));
    let page = ania.get(&format!("/t/{table}")).body;
    assert!(page.contains("The campaign is over. It was won by: Ania"), "{page}");
    assert!(page.contains("Smoke rises from the first chimneys"), "{page}");
    assert!(!hall.client().get("/").body.contains("carry on"), "nothing is left");
    let next = ania.post(&format!("/t/{table}/rematch"), "").table();
    let at = opened(&hall, &next);
    assert_eq!((option(&at, "chapter"), option(&at, "previous_winner")), ("i", "-1"));
    assert!(campaign_of(&at).played().is_empty());
    assert_eq!(at.chairs[2].name, "Ania", "everybody one seat further");
}

#[test]
fn only_a_game_with_chapters_has_a_campaign() {
    let hall = Hall::open();
    let mut visitor = hall.client();
    let chairs = "kind0=bot&kind1=bot";
    let none = visitor.post("/tables", &format!("game=orleans&{chairs}&campaign=new"));
    assert_eq!(none.status, 400, "{}", none.body);
    assert!(!visitor.get("/?game=orleans").body.contains("id=\"campaign\""));
    assert!(visitor.get("/?game=newdale").body.contains("id=\"campaign\""));
    let table = visitor.post("/tables", &format!("game=orleans&{chairs}")).table();
    assert_eq!(visitor.get(&format!("/t/{table}/campaign")).status, 404);
}
