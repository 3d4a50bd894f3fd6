//! What the company around a table adds: the word, the clock, playing again and playing on, why.

use std::time::Duration;

use ::table::{Because, Chair, Command, Record, Refusal, Room, Setting, Sitter, Who};
use kernel::chance::{Fast, Seed};
use kernel::{Seat, Turn, Viewer};

use crate::evening::{
    ANIA, MAREK, NOW, PLAN, TITLE, again, begin, persons, play, play_first, play_until, send,
    setting, two,
};

const SECOND: Duration = Duration::from_secs(1);

/// A table with a clock.
fn timed() -> Room {
    begin(Setting { pace: Some(60), ..setting(two()) })
}

fn carry_out(room: &mut Room, who: Who, what: Command) -> Result<usize, Refusal> {
    send(room, who, None, what)
}

fn alone(room: &Room, seat: Seat) -> bool {
    room.table().game().turn() == Turn::Seat(seat)
}

#[test]
fn the_host_takes_the_word_and_gives_it_back() {
    let mut room = persons();
    let say = |seat| Command::Say { seat, name: "Cy".to_owned(), text: "psst".to_owned() };
    let mute = |seat, yes| Command::Mute { seat, yes };
    let his = mute(Some(MAREK), true);
    assert_eq!(carry_out(&mut room, Who::seat(ANIA), his.clone()), Err(Refusal::NotHost));
    assert_eq!(carry_out(&mut room, Who::host(), his.clone()), Ok(1));
    assert_eq!(carry_out(&mut room, Who::host(), his), Ok(0), "once is enough");
    assert_eq!(carry_out(&mut room, Who::seat(MAREK), say(Some(MAREK))), Err(Refusal::Muted));
    assert_eq!(carry_out(&mut room, Who::seat(ANIA), say(Some(ANIA))), Ok(1));
    assert_eq!(carry_out(&mut room, Who::default(), say(None)), Ok(1), "onlookers may still talk");
    carry_out(&mut room, Who::host(), mute(None, true)).unwrap();
    assert_eq!(carry_out(&mut room, Who::default(), say(None)), Err(Refusal::Muted));
    assert_eq!(carry_out(&mut room, Who::host(), say(None)), Ok(1), "the host is heard");
    let mut room = again(&room);
    assert!(room.is_muted(Some(MAREK)) && room.is_muted(None));
    carry_out(&mut room, Who::host(), mute(Some(MAREK), false)).unwrap();
    assert_eq!(carry_out(&mut room, Who::seat(MAREK), say(Some(MAREK))), Ok(1));
    let nowhere = mute(Some(Seat(7)), true);
    assert_eq!(carry_out(&mut room, Who::host(), nowhere), Err(Refusal::NoSeat(Seat(7))));
}

#[test]
fn a_clock_runs_for_those_who_are_asked_and_a_bot_stands_in() {
    let mut room = timed();
    let up = || Command::TimeUp { seat: ANIA, bot: "greedy".to_owned() };
    room.pass(20 * SECOND);
    assert_eq!(room.left(ANIA), Some(40 * SECOND));
    play(&mut room, MAREK, "confirm");
    assert_eq!(room.left(MAREK), None, "he is not asked");
    assert_eq!(carry_out(&mut room, Who::host(), up()), Ok(0), "there is time left");
    let mut room = again(&room);
    assert_eq!(room.left(ANIA), Some(40 * SECOND), "what was used is kept");
    room.pass(41 * SECOND);
    assert_eq!(room.left(ANIA), Some(Duration::ZERO));
    assert_eq!(carry_out(&mut room, Who::host(), up()), Ok(1));
    assert_eq!(room.chairs()[0].sitter, Sitter::Person, "the seat is kept");
    assert_eq!(room.bot_to_move(), Some((ANIA, "greedy")));
    assert_eq!(room.left(ANIA), None, "a bot has no clock");
    let back = Command::StandIn { seat: ANIA, bot: None, agrees: false };
    carry_out(&mut room, Who::seat(ANIA), back).unwrap();
    assert_eq!(room.left(ANIA), Some(60 * SECOND));
}

#[test]
fn secret_steps_start_no_clock_anew() {
    let mut room = timed();
    room.pass(20 * SECOND);
    play(&mut room, ANIA, PLAN);
    assert_eq!(room.left(ANIA), Some(40 * SECOND), "planning is one move");
    carry_out(&mut room, Who::seat(ANIA), Command::Undo { seat: ANIA, revision: NOW }).unwrap();
    assert_eq!(room.left(ANIA), Some(40 * SECOND));
}

#[test]
fn taking_a_move_back_gives_no_time_back() {
    let mut room = timed();
    play_until(&mut room, |room| alone(room, ANIA));
    room.pass(25 * SECOND);
    play_first(&mut room, ANIA);
    room.pass(5 * SECOND);
    let undo = Command::Undo { seat: ANIA, revision: NOW };
    if carry_out(&mut room, Who::seat(ANIA), undo).is_ok() {
        assert!(room.left(ANIA).is_some_and(|left| left <= 35 * SECOND), "{:?}", room.left(ANIA));
    } else {
        panic!("the first move of a phase can be taken back");
    }
    assert!(persons().left(ANIA).is_none(), "without a pace nobody hurries");
}

#[test]
fn the_first_to_say_so_chooses_the_next_table() {
    let mut room = persons();
    let next = |table: &str| Command::Next { table: table.to_owned() };
    assert_eq!(carry_out(&mut room, Who::host(), next("A")), Err(Refusal::NotOver));
    play_until(&mut room, Room::is_over);
    assert_eq!(carry_out(&mut room, Who::default(), next("A")), Err(Refusal::NotHost));
    assert_eq!(carry_out(&mut room, Who::seat(MAREK), next("A")), Ok(1));
    assert_eq!(carry_out(&mut room, Who::host(), next("B")), Ok(0));
    assert_eq!(again(&room).next(), Some("A"));
}

#[test]
fn a_table_goes_on_from_any_moment_of_a_game() {
    let mut room = persons();
    play_until(&mut room, Room::is_over);
    let replay = room.table().replay();
    for at in (0..replay.lines.len()).step_by(23) {
        let game = replay.play(TITLE, at).expect("the game was played like that");
        let guess = game.determinize(Viewer::Seat(MAREK), &mut Fast::new(7, at as u64));
        let known = guess.view(Viewer::Seat(MAREK));
        let chairs = vec![Chair::bot("Ania", "greedy"), Chair::person("Marek")];
        let setting = Setting { from: Some(guess), ..Setting::new(TITLE, chairs) };
        let first = Room::open(setting).expect("the position is legal");
        let branch = Room::begin(TITLE, &first).unwrap_or_else(|why| panic!("line {at}: {why}"));
        let start = branch.table().replay().play(TITLE, 0).expect("it begins with the position");
        assert_eq!(start.view(Viewer::Seat(MAREK)), known, "line {at}");
        assert_ne!(branch.table().seed().map(Seed::reveal), room.table().seed().map(Seed::reveal));
    }
    let mut branch = {
        let game = replay.play(TITLE, replay.lines.len() / 2).unwrap();
        begin(Setting { from: Some(game), ..Setting::new(TITLE, two()) })
    };
    play_until(&mut branch, Room::is_over);
    let verified = branch.table().replay().verify(TITLE);
    assert!(verified.is_ok(), "{verified:?}");
    assert_eq!(again(&branch).table().replay(), branch.table().replay());
}

/// What a line of a viewer's log followed from; what chance brought says so.
fn because(room: &Room, viewer: Viewer, line: usize) -> Option<Because> {
    let story = room.story();
    let cause = room.cause(&story, viewer, line)?;
    assert!(cause.by_chance || cause.because != Because::SetUp);
    Some(cause.because)
}

#[test]
fn a_line_of_the_log_names_its_cause() {
    let mut room = persons();
    let hers = Viewer::Seat(ANIA);
    let set_up = because(&room, hers, 0).expect("the set-up is told");
    assert_eq!(set_up, Because::SetUp);
    play(&mut room, ANIA, PLAN);
    let own = room.heard(hers) - 1;
    let cause = because(&room, hers, own).expect("she hears what she does");
    assert!(matches!(cause, Because::Decision(ANIA, Some(_))), "{cause:?}");
    assert!(because(&room, hers, own + 1).is_none());

    let before = room.heard(Viewer::Onlooker);
    play(&mut room, ANIA, "confirm");
    play(&mut room, MAREK, "confirm");
    for viewer in [Viewer::Onlooker, hers] {
        let lines = before..room.heard(viewer);
        for cause in lines.filter_map(|line| because(&room, viewer, line)) {
            let told = matches!(cause, Because::Decision(seat, _) if seat == MAREK);
            assert!(!told, "who was last to answer is nobody's business: {cause:?}");
        }
    }
    play_until(&mut room, |room| alone(room, MAREK));
    let before = room.heard(Viewer::Onlooker);
    play_first(&mut room, MAREK);
    let seen = because(&room, Viewer::Onlooker, before).expect("a turn is told");
    assert_eq!(seen, Because::Decision(MAREK, None), "what others chose is their own");
    play_until(&mut room, Room::is_over);
    let seen = because(&room, Viewer::Onlooker, before).expect("it is still told");
    assert!(matches!(seen, Because::Decision(MAREK, Some(_))), "until it is over");
}

#[test]
fn a_table_keeps_its_campaign() {
    let setting = |campaign: Option<&str>| Setting {
        campaign: campaign.map(str::to_owned),
        ..Setting::new(TITLE, two())
    };
    let written = |setting| serde_json::to_string(&Room::open(setting).unwrap()).unwrap();
    let record: Record = serde_json::from_str(&written(setting(Some("three chapters")))).unwrap();
    let room = Room::begin(TITLE, &record).unwrap();
    assert_eq!(room.campaign(), Some("three chapters"));
    assert_eq!(again(&room).campaign(), room.campaign(), "in a snapshot too");
    let single = written(setting(None));
    assert!(!single.contains("campaign"), "a single game is written as ever: {single}");
}

#[test]
fn the_coach_comes_when_every_person_asks_for_him() {
    let mut room = persons();
    let wish = |seat, yes| Command::Coach { seat, yes };
    let his = wish(MAREK, true);
    assert_eq!(carry_out(&mut room, Who::seat(ANIA), his.clone()), Err(Refusal::NotYours(MAREK)));
    assert_eq!(carry_out(&mut room, Who::seat(ANIA), wish(ANIA, true)), Ok(1));
    assert_eq!(carry_out(&mut room, Who::seat(ANIA), wish(ANIA, true)), Ok(0), "once is enough");
    assert!(room.wants_coach(ANIA) && !room.has_coach(ANIA), "Marek has not agreed");
    assert_eq!(room.coach_waits_for(), [MAREK]);
    assert_eq!(carry_out(&mut room, Who::seat(MAREK), his), Ok(1));
    let mut room = again(&room);
    assert!(room.has_coach(ANIA) && room.has_coach(MAREK), "it is kept");
    carry_out(&mut room, Who::seat(MAREK), wish(MAREK, false)).unwrap();
    assert!(!room.has_coach(ANIA) && !room.has_coach(MAREK));
}
