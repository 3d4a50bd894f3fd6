//! What is said before somebody decides, and after the last decision.

use crate::after::After;
use crate::client::Client;
use crate::hall::{Hall, act, options, revision};

/// A table of one person and, unless she plays alone, a bot.
fn table(client: &mut Client, game: &str, rival: &str) -> String {
    let form = format!("game={game}&kind0=person&name0=Ania&kind1={rival}&bot1=busy");
    client.post("/tables", &form).table()
}

/// The page once she is asked something.
fn asked(client: &mut Client, table: &str) -> String {
    let mut stream = client.stream(&format!("/t/{table}/stream"));
    stream.until(|data| !options(data).is_empty())
}

/// The rows of the list of options, each with its notation first.
fn rows(page: &str) -> impl Iterator<Item = &str> {
    page.split("data-act=\"").skip(1)
}

#[test]
fn a_die_says_what_comes_of_it() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let table = table(&mut ania, "tiletum", "bot");
    let page = asked(&mut ania, &table);
    let dice: Vec<&str> = rows(&page).filter(|row| row.starts_with("die ")).collect();
    assert!(dice.len() > 3, "{:?}", options(&page));
    for die in dice {
        assert!(die.contains("class=\"so"), "{die}");
    }
}

#[test]
fn a_die_as_it_lies_comes_before_what_costs_gold() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let table = table(&mut ania, "tiletum", "bot");
    let page = asked(&mut ania, &table);
    let dice = page.split("data-acts=\"[&quot;die ").skip(1);
    let firsts: Vec<&str> = dice.filter_map(|acts| acts.split("&quot;").next()).collect();
    assert!(firsts.len() > 3, "{page}");
    for first in firsts {
        // Color, value and what it is taken as; nothing if as it lies.
        assert_eq!(first.split(' ').count(), 2, "{first}");
    }
}

#[test]
fn what_is_lost_by_ending_an_action_is_named_and_loud() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let table = table(&mut ania, "tiletum", "bot");
    for step in 0..30 {
        let page = asked(&mut ania, &table);
        if page.contains("btn loud") {
            let (_, button) = page.split_once("btn loud").unwrap_or_default();
            let (button, _) = button.split_once("</button>").unwrap_or_default();
            assert!(button.contains("lost"), "{button}");
            return;
        }
        let all = options(&page);
        let wanted = all.iter().find(|one| *one != "done").or(all.first());
        let wanted = wanted.expect("she is asked").clone();
        let now = revision(&mut ania, &table);
        let id = format!("step {step}");
        ania.post_json(&format!("/t/{table}/act"), &act(0, &wanted, now, &id));
    }
    panic!("no action was left with points");
}

#[test]
fn a_rival_of_the_box_is_on_the_bar_and_on_the_score_sheet() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let table = table(&mut ania, "tiletum", "none");
    let page = ania.get(&format!("/t/{table}")).body;
    let (_, scores) = page.split_once("class=\"scores\"").expect("the bar has the scores");
    let (scores, _) = scores.split_once("</ol>").expect("a list ends");
    assert!(scores.contains("Titus"), "{scores}");
    let sheet = ania.get(&format!("/t/{table}/score")).body;
    let (head, _) = sheet.split_once("</thead>").expect("a table has a head");
    assert!(head.contains("Titus"), "{head}");
}

#[test]
fn a_goal_of_the_solo_game_is_told_part_by_part() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let table = table(&mut ania, "newdale", "none");
    let sheet = ania.get(&format!("/t/{table}/score")).body;
    for part in ["of 30 coins", "of 38 VP", "of 2 fists"] {
        assert!(sheet.contains(part), "{part}: {sheet}");
    }
    assert!(sheet.contains("class=\"missed\""), "{sheet}");
}

#[test]
fn an_ending_says_how_narrow_it_was_and_what_points_are_made_of() {
    let mut after = After::the_game();
    let page = after.ania.get(&format!("/t/{}", after.table)).body;
    assert!(page.contains("ahead of") || page.contains("tie-break"), "{page}");
    let sheet = after.room.table().game().score();
    let factors = sheet.seats.iter().flat_map(|seat| &seat.lines).find_map(|line| line.factors);
    let [houses, level] = factors.expect("stations and citizens count by the level");
    assert!(page.contains(&format!("<small>{houses} × {level}</small>")), "{houses} × {level}");
    assert!(page.contains("Download the replay"), "a button that downloads says so");
}

#[test]
fn a_replay_has_every_moment_on_one_line() {
    let mut after = After::the_game();
    let end = after.room.table().list().len();
    let page = after.ania.get(&format!("/t/{}?at=10", after.table)).body;
    let slider = format!("type=\"range\" id=\"moment\" min=\"0\" max=\"{end}\" value=\"10\"");
    assert!(page.contains(&slider), "{slider}");
    for part in ["data-rounds=\"[", "id=\"play\"", "id=\"keep\"", "data-at=\"9\"", "data-at=\"11\""]
    {
        assert!(page.contains(part), "{part}");
    }
}

#[test]
fn everybody_chooses_how_quickly_bots_move() {
    let hall = Hall::open();
    let help = hall.client().get("/help").body;
    for part in ["data-pace=\"instant\"", "data-pace=\"brisk\"", "data-pace=\"slow\"", "data-sound"]
    {
        assert!(help.contains(part), "{part}");
    }
}
