//! Recorded games as rooms.

use ::table::{Chair, Record, Room};
use kernel::Viewer;
use kernel::replay::Replay;

use crate::evening::{TITLE, persons, play_until, two};

/// A whole game as a replay.
fn whole() -> Replay {
    let mut room = persons();
    play_until(&mut room, Room::is_over);
    room.table().replay()
}

fn folded(records: &[Record]) -> Room {
    let mut room = Room::begin(TITLE, &records[0]).expect("it was just made");
    records[1..].iter().for_each(|record| room.fold(record).expect("it follows"));
    room
}

fn opened(replay: &Replay) -> Room {
    let records = Room::recorded(TITLE, replay, "a file".to_owned(), two()).expect("it holds");
    let room = folded(&records);
    let again = room.save().open(TITLE).expect("it was just saved");
    assert_eq!(again.table().replay(), room.table().replay());
    room
}

#[test]
fn a_recorded_game_is_a_room_whose_deal_stays_proved() {
    let replay = Replay { taken_back: 2, ..whole() };
    let mut replay = Replay { end: None, ..replay };
    let seed = kernel::chance::Seed::from_text("evening");
    replay.finish(TITLE, Some(&seed)).expect("every line was played");
    let room = opened(&replay);
    assert!(room.is_over() && room.chairs() == [Chair::person("Ania"), Chair::person("Marek")]);
    assert_eq!(room.table().replay(), replay, "how often it was taken back included");
    assert!(room.revision(Viewer::Onlooker) > 0);
}

#[test]
fn a_game_that_was_dealt_by_hand_proves_no_deal() {
    let mut replay = Replay { commitment: None, end: None, ..whole() };
    replay.finish(TITLE, None).expect("every line was played");
    let room = opened(&replay);
    assert_eq!((room.table().commitment(), room.table().replay()), (None, replay));
}

#[test]
fn a_line_that_does_not_hold_is_named() {
    let mut replay = whole();
    replay.lines[30].action = "fly away".to_owned();
    let error = Room::recorded(TITLE, &replay, String::new(), two()).expect_err("nobody flies");
    assert_eq!(error.line, replay.file_line(30));
}
