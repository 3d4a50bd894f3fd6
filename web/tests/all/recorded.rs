//! Replay files that are opened in the browser.

use kernel::replay::Replay;

use crate::after::After;
use crate::client::{Answer, Client};
use crate::hall::{Hall, open};

/// Sends a file as the lobby's form does.
fn bring(client: &mut Client, text: &str) -> Answer {
    let head = "Content-Disposition: form-data; name=\"file\"; filename=\"evening.replay\"\r\n\
                Content-Type: application/octet-stream";
    let body = format!("--edge\r\n{head}\r\n\r\n{text}\r\n--edge--\r\n");
    client.send("POST", "/replays", "multipart/form-data; boundary=edge", &body)
}

#[test]
fn a_file_that_was_downloaded_is_opened_elsewhere_with_names() {
    let After { hall: _hall, table, mut ania, .. } = After::the_game();
    let downloaded = ania.get(&format!("/t/{table}/replay"));
    assert_eq!(downloaded.status, 200, "{}", downloaded.body);
    let file = downloaded.body;
    let elsewhere = Hall::open();
    let mut luc = elsewhere.client();
    let lobby = luc.get("/").body;
    assert!(lobby.contains("action=\"/replays\"") && lobby.contains("type=\"file\""), "{lobby}");
    let answer = bring(&mut luc, &file);
    assert_eq!(answer.status, 303, "{}", answer.body);
    let opened = answer.table();
    let mut stranger = elsewhere.client();
    let page = stranger.get(&format!("/t/{opened}")).body;
    for told in ["Ania", "Giulia", "The shuffle is the one promised", "id=\"analyze\""] {
        assert!(page.contains(told), "{told}: {page}");
    }
    let moment = stranger.get(&format!("/t/{opened}?at=40"));
    assert!(moment.status == 200 && moment.body.contains("Ania"), "{}", moment.body);
    assert_eq!(stranger.get(&format!("/t/{opened}/replay")).body, file, "nothing got lost");
    assert!(stranger.get("/").body.contains("Orléans, from a file"), "the lobby lists it");
    assert_eq!(stranger.post(&format!("/t/{opened}/delete"), "").status, 403);
    assert_eq!(luc.post(&format!("/t/{opened}/delete"), "").status, 303, "who brought it may");
}

#[test]
fn a_game_that_was_dealt_by_hand_says_so() {
    let After { hall, room, mut ania, .. } = After::the_game();
    let mut replay = Replay { commitment: None, end: None, ..room.table().replay() };
    replay.finish(room.table().title(), None).expect("every line was played");
    let opened = bring(&mut ania, &replay.to_string()).table();
    let page = hall.client().get(&format!("/t/{opened}")).body;
    assert!(page.contains("The deal is not proved: it was typed in"), "{page}");
}

#[test]
fn a_bad_file_says_what_is_wrong() {
    let After { hall, room, mut ania, .. } = After::the_game();
    let file = room.table().replay().to_string();
    let mut early = room.table().replay();
    (early.end, early.lines) = (None, early.lines[..50].to_vec());
    let illegal = file.replacen("\n0  ", "\n0  x", 1);
    let longer = format!("{file}{}", "\n".repeat(300 * 1024));
    for (text, status, told) in [
        ("hello", 422, "it must begin with `guildhall-replay 1`"),
        (&file.replace("game orleans", "game chess"), 422, "chess"),
        (&file.replace("rules 1", "rules 99"), 422, "use a newer guildhall"),
        (&early.to_string(), 422, "the game is not over"),
        (&illegal, 422, "line "),
        (&file.replacen("score ", "score 9", 1), 422, "the scores are"),
        (&longer, 413, "too large"),
    ] {
        let answer = bring(&mut ania, text);
        assert_eq!(answer.status, status, "{told}: {}", answer.body);
        assert!(answer.body.contains(told), "{told}: {}", answer.body);
    }
    let no_file = ania.post("/replays", "file=hello");
    assert_eq!(no_file.status, 400, "{}", no_file.body);
    assert!(!hall.client().get("/").body.contains("from a file"), "nothing was opened");
}

/// The way back, the whole way back, and the way forward again, without a script.
#[test]
fn a_turn_is_reset_and_redone() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let table = open(&mut ania, ["person", "person"]);
    let page = |ania: &mut Client| ania.get(&format!("/t/{table}?as=0")).body;
    assert!(!page(&mut ania).contains("id=\"redo\""), "nothing was taken back");
    let send = |ania: &mut Client, path: &str, what: &str| {
        let body = page(ania);
        let now = crate::hall::attribute(&body, "data-revision");
        let form = format!("seat=0&revision={now}&{what}");
        let answer = ania.post(&format!("/t/{table}/{path}"), &form);
        assert_eq!(answer.status, 303, "{what}: {}", answer.body);
    };
    let plans = ["farmer*>village.0", "boatman*>village.1"];
    for plan in plans {
        send(&mut ania, "act", &format!("action={}", plan.replace('*', "%2A").replace('>', "%3E")));
    }
    let planned = |ania: &mut Client| {
        let legal = crate::hall::options(&page(ania));
        plans.map(|plan| !legal.contains(&plan.to_owned()))
    };
    assert_eq!(planned(&mut ania), [true, true]);
    send(&mut ania, "undo", "turn=true");
    assert_eq!(planned(&mut ania), [false, false], "the whole turn is taken back");
    assert!(page(&mut ania).contains("id=\"redo\""));
    send(&mut ania, "undo", "redo=true");
    assert_eq!(planned(&mut ania), [true, false]);
    send(&mut ania, "undo", "redo=true");
    assert_eq!(planned(&mut ania), [true, true], "all of it is there again");
    assert!(!page(&mut ania).contains("id=\"redo\""));
}
