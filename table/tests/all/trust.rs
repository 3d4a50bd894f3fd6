//! Nobody takes what is not his: keys, consent, orders that are sent twice.

use ::table::{Chair, Command, Notice, Refusal, Room, Saved, UndoError, Who};
use kernel::{Actor, Seat, Viewer};

use crate::evening::{
    ANIA, MAREK, PLAN, TITLE, again, open, persons, play_first, play_until, send,
};

/// An order of whoever sits on a seat now.
fn by(room: &mut Room, seat: Seat, id: Option<&str>, what: Command) -> Result<usize, Refusal> {
    let who = room.sitter(seat);
    send(room, who, id, what)
}

fn now(room: &Room, seat: Seat) -> u64 {
    room.revision(Viewer::Seat(seat))
}

fn act(room: &Room, seat: Seat, action: &str) -> Command {
    Command::Act { seat, action: action.to_owned(), revision: now(room, seat) }
}

fn ask(room: &Room, seat: Seat) -> Command {
    Command::AskUndo { seat, revision: now(room, seat) }
}

fn away(seat: Seat, agrees: bool) -> Command {
    Command::StandIn { seat, bot: Some("greedy".to_owned()), agrees }
}

/// Plays until chance has answered a decision of Ania's: she has seen a draw. Where both decide at
/// once she answers last.
fn until_she_saw_a_draw(room: &mut Room) -> usize {
    loop {
        let seat = room.asked().iter().last().expect("it comes before the end");
        let before = room.table().list().len();
        play_first(room, seat);
        let since = &room.table().list()[before + 1..];
        if seat == ANIA && since.iter().any(|entry| entry.line.actor == Actor::Chance) {
            return before;
        }
    }
}

#[test]
fn a_number_becomes_a_seat_only_if_the_table_has_it() {
    let room = persons();
    assert_eq!((room.seat(0), room.seat(1)), (Some(ANIA), Some(MAREK)));
    for ghost in 2..=u8::MAX {
        assert_eq!(room.seat(ghost), None);
        let who = Who::default().with(Seat(ghost), 0);
        assert!(!room.holds(who, ANIA) && !room.holds(who, MAREK), "{ghost}");
        assert!(!room.holds(who, Seat(ghost)));
    }
}

#[test]
fn a_kick_ends_every_key_that_was_made_before() {
    let mut room = persons();
    let old = room.sitter(MAREK);
    let kick = Command::Swap { seat: MAREK, chair: Chair::open("greedy") };
    send(&mut room, Who::host(), None, kick).expect("the host may");
    let his = act(&room, MAREK, PLAN);
    assert_eq!(send(&mut room, old, None, his.clone()), Err(Refusal::NotYours(MAREK)));
    assert_eq!(send(&mut room, old, None, away(MAREK, true)), Err(Refusal::NotYours(MAREK)));
    let sit = Command::Sit { seat: MAREK, name: "Giulia".to_owned() };
    send(&mut room, Who::default(), None, sit).expect("it is open");
    let mut room = again(&room);
    assert_eq!(send(&mut room, old, None, his.clone()), Err(Refusal::NotYours(MAREK)));
    assert_eq!(by(&mut room, MAREK, None, his), Ok(1));
}

#[test]
fn a_new_key_is_told_by_the_table_itself() {
    let mut room = persons();
    let old = room.sitter(MAREK);
    let rekey = Command::Rekey { seat: MAREK };
    assert_eq!(send(&mut room, Who::seat(ANIA), None, rekey.clone()), Err(Refusal::NotHost));
    send(&mut room, Who::host(), None, rekey).expect("the host may");
    let his = act(&room, MAREK, PLAN);
    assert_eq!(send(&mut room, old, None, his), Err(Refusal::NotYours(MAREK)));
    let told = |room: &Room| room.chat().map(|said| (said.seat, said.notice)).last();
    assert_eq!(told(&room), Some((Some(MAREK), Some(Notice::NewKey))));
    let (name, text) = ("Host".to_owned(), "Marek gets a new key".to_owned());
    send(&mut room, Who::default(), None, Command::Say { seat: None, name, text }).expect("he may");
    assert_eq!(told(&room), Some((None, None)), "what people say is no notice");
}

#[test]
fn the_host_cannot_agree_for_those_he_sends_away() {
    let mut room = persons();
    let line = until_she_saw_a_draw(&mut room);
    let host = Who { host: true, ..room.sitter(ANIA) };
    send(&mut room, host, None, away(MAREK, true)).expect("the host may have a bot play");
    assert!(!room.chairs()[1].agrees, "but not agree");
    let question = ask(&room, ANIA);
    send(&mut room, host, None, question).expect("she may ask");
    assert!(room.table().list().len() > line && room.asking().is_some(), "it waits for Marek");
    let answer = Command::Answer { seat: MAREK, yes: true };
    assert_eq!(send(&mut room, host, None, answer.clone()), Err(Refusal::NotYours(MAREK)));
    by(&mut room, MAREK, None, answer).expect("he answers when he comes");
    assert!(room.table().list().len() <= line, "now it is taken back");
}

#[test]
fn a_question_waits_while_bots_play_on() {
    let mut room = persons();
    let line = until_she_saw_a_draw(&mut room);
    by(&mut room, MAREK, None, away(MAREK, false)).expect("it is his seat");
    let question = ask(&room, ANIA);
    by(&mut room, ANIA, None, question).expect("she may ask");
    if room.asked().contains(MAREK) {
        play_first(&mut room, MAREK);
        assert!(room.asking().is_some(), "a bot's move is no answer");
    }
    let mut room = again(&room);
    let answer = Command::Answer { seat: MAREK, yes: true };
    by(&mut room, MAREK, None, answer).expect("he answers when he comes");
    assert!(room.table().list().len() <= line);
    assert_eq!(room.taken_back(), 1);
}

#[test]
fn a_stand_in_agrees_if_its_person_said_so() {
    let mut room = persons();
    until_she_saw_a_draw(&mut room);
    by(&mut room, MAREK, None, away(MAREK, true)).expect("it is his seat");
    let question = ask(&room, ANIA);
    by(&mut room, ANIA, None, question).expect("she may ask");
    assert_eq!((room.asking(), room.taken_back()), (None, 1));
}

#[test]
fn nobody_is_put_off_the_table_to_be_rid_of_his_answer() {
    let mut room = persons();
    until_she_saw_a_draw(&mut room);
    let kick = Command::Swap { seat: MAREK, chair: Chair::bot("Luc", "greedy") };
    send(&mut room, Who::host(), None, kick).expect("the host may");
    let question = ask(&room, ANIA);
    let settled = Err(Refusal::Undo(UndoError::Settled));
    assert_eq!(by(&mut room, ANIA, None, question.clone()), settled);
    let mut room = again(&room);
    assert_eq!(by(&mut room, ANIA, None, question), settled);
}

#[test]
fn what_was_taken_back_past_a_draw_is_told_and_dealt_again() {
    let mut room = open(vec![Chair::person("Ania"), Chair::bot("Luc", "greedy")]);
    let line = until_she_saw_a_draw(&mut room);
    for times in 1..=2 {
        let lines: Vec<String> =
            room.table().list()[line..].iter().map(|entry| entry.line.action.clone()).collect();
        let question = ask(&room, ANIA);
        by(&mut room, ANIA, None, question).expect("bots agree");
        assert_eq!(room.taken_back(), times);
        assert_eq!(room.chat().last().and_then(|said| said.notice), Some(Notice::TookBack));
        while room.table().list().len() < line + lines.len() {
            let action = lines[room.table().list().len() - line].clone();
            let seat = room.asked().first().expect("it was played before");
            let what = act(&room, seat, &action);
            by(&mut room, seat, None, what).expect("it was played before");
        }
        let dealt = room.table().list()[line..].iter().map(|entry| &entry.line.action);
        assert!(dealt.eq(&lines), "the same is dealt again");
    }
    let mut room = again(&room);
    assert_eq!(room.taken_back(), 2, "in a snapshot too");
    play_until(&mut room, Room::is_over);
    let replay = room.table().replay();
    assert_eq!(replay.verify(TITLE).expect("it holds").taken_back, 2);
    let text = replay.to_string();
    assert!(text.lines().nth(1).is_some_and(|header| header.ends_with("taken-back 2")), "{text}");
    let hidden = text.replace("   taken-back 2", "");
    let hidden = kernel::replay::Replay::parse(&hidden).expect("it can be read");
    assert!(hidden.verify(TITLE).is_err(), "the hash knows of it");
}

#[test]
fn nobody_pushes_another_senders_orders_out_of_memory() {
    let mut room = persons();
    let once = act(&room, ANIA, PLAN);
    assert_eq!(by(&mut room, ANIA, Some("once"), once.clone()), Ok(1));
    for number in 0..300 {
        let id = format!("chatter {number}");
        for (who, seat) in [(Who::default(), None), (room.sitter(ANIA), Some(ANIA))] {
            let (name, text) = ("Cy".to_owned(), "bla".to_owned());
            send(&mut room, who, Some(&id), Command::Say { seat, name, text })
                .expect("all may talk");
        }
    }
    let lines = room.table().list().len();
    let mut room = again(&room);
    assert_eq!(by(&mut room, ANIA, Some("once"), once), Ok(0), "it was played");
    assert_eq!(room.table().list().len(), lines);
}

#[test]
fn taking_back_twice_by_accident_takes_back_once() {
    let mut room = persons();
    for plan in [PLAN, "boatman*>village.1"] {
        let what = act(&room, ANIA, plan);
        by(&mut room, ANIA, None, what).expect("it can be planned");
    }
    let undo = Command::Undo { seat: ANIA, revision: now(&room, ANIA) };
    assert_eq!(by(&mut room, ANIA, None, undo.clone()), Ok(1));
    let twice = by(&mut room, ANIA, None, undo);
    assert!(matches!(twice, Err(Refusal::Stale { .. })), "{twice:?}");
}

#[test]
fn a_snapshot_of_an_earlier_version_is_read() {
    let mut room = persons();
    let once = act(&room, ANIA, PLAN);
    by(&mut room, ANIA, Some("once"), once.clone()).expect("it can be planned");
    let mut old = serde_json::to_value(room.save()).expect("a room has a JSON form");
    let fields = old.as_object_mut().expect("it is an object");
    for new in ["done", "keys", "settled", "taken_back"] {
        fields.remove(new);
    }
    fields.insert("orders".to_owned(), serde_json::json!([[0, "once"]]));
    let saved: Saved = serde_json::from_value(old).expect("it can still be read");
    let mut room = saved.open(TITLE).expect("it plays on");
    assert_eq!(send(&mut room, Who::seat(ANIA), Some("once"), once), Ok(0), "it is remembered");
}
