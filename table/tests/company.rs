//! What the company around a table adds: the word, the clock, playing again and playing on, why.

use std::time::Duration;

use kernel::chance::{Fast, Seed};
use kernel::{Actor, Seat, TitleOf, Turn, Viewer};
use orleans::Orleans;
use table::{Because, Chair, Command, Order, Record, Refusal, Room, Saved, Setting, Sitter, Who};

const TITLE: &TitleOf<Orleans> = &TitleOf::NEW;
const ANIA: Seat = Seat(0);
const MAREK: Seat = Seat(1);
const PLAN: &str = "farmer*>village.0";
/// Stands for the newest revision, which is never this one.
const NOW: u64 = 0;
const SECOND: Duration = Duration::from_secs(1);

fn open(pace: Option<u32>) -> Room {
    let chairs = vec![Chair::person("Ania"), Chair::person("Marek")];
    let options = vec![("start_seat".to_owned(), "0".to_owned())];
    let seed = Some(Seed::from_text("company"));
    let setting = Setting { options, seed, pace, ..Setting::new(TITLE, chairs) };
    Room::begin(TITLE, &Room::open(setting).expect("two may play")).expect("it was just opened")
}

/// An order of somebody who has seen the newest.
fn up_to_date(room: &Room, what: &Command) -> Command {
    let mut what = what.clone();
    match &mut what {
        Command::Act { seat, revision, .. }
        | Command::Undo { seat, revision }
        | Command::AskUndo { seat, revision }
            if *revision == NOW =>
        {
            *revision = room.revision(Viewer::Seat(*seat));
        }
        _ => {}
    }
    what
}

fn carry_out(room: &mut Room, who: Who, what: Command) -> Result<usize, Refusal> {
    let what = up_to_date(room, &what);
    let records = room.decide(&Order { who, id: None, what })?;
    for record in &records {
        let text = serde_json::to_string(record).expect("a record has a JSON form");
        let read: Record = serde_json::from_str(&text).expect("it reads what it writes");
        room.fold(&read).expect("what was decided can be folded");
    }
    Ok(records.len())
}

fn play(room: &mut Room, seat: Seat, action: &str) {
    let what = Command::Act { seat, action: action.to_owned(), revision: NOW };
    carry_out(room, Who::seat(seat), what).expect("the action is legal");
}

fn play_until(room: &mut Room, there: impl Fn(&Room) -> bool) {
    while !there(room) {
        let seat = room.asked().first().expect("it comes before the end");
        let action = room.table().game().notations(Actor::Seat(seat)).remove(0);
        play(room, seat, &action);
    }
}

/// The room as it comes back from the store.
fn again(room: &Room) -> Room {
    let text = serde_json::to_string(&room.save()).expect("a room has a JSON form");
    let saved: Saved = serde_json::from_str(&text).expect("it reads what it writes");
    assert_eq!(saved, room.save());
    saved.open(TITLE).expect("it was saved like that")
}

fn alone(room: &Room, seat: Seat) -> bool {
    room.table().game().turn() == Turn::Seat(seat)
}

#[test]
fn the_host_takes_the_word_and_gives_it_back() {
    let mut room = open(None);
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
    let mut room = open(Some(60));
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
    let mut room = open(Some(60));
    room.pass(20 * SECOND);
    play(&mut room, ANIA, PLAN);
    assert_eq!(room.left(ANIA), Some(40 * SECOND), "planning is one move");
    carry_out(&mut room, Who::seat(ANIA), Command::Undo { seat: ANIA, revision: NOW }).unwrap();
    assert_eq!(room.left(ANIA), Some(40 * SECOND));
}

#[test]
fn taking_a_move_back_gives_no_time_back() {
    let mut room = open(Some(60));
    play_until(&mut room, |room| alone(room, ANIA));
    room.pass(25 * SECOND);
    let action = room.table().game().notations(Actor::Seat(ANIA)).remove(0);
    play(&mut room, ANIA, &action);
    room.pass(5 * SECOND);
    let undo = Command::Undo { seat: ANIA, revision: NOW };
    if carry_out(&mut room, Who::seat(ANIA), undo).is_ok() {
        assert!(room.left(ANIA).is_some_and(|left| left <= 35 * SECOND), "{:?}", room.left(ANIA));
    } else {
        panic!("the first move of a phase can be taken back");
    }
    assert!(open(None).left(ANIA).is_none(), "without a pace nobody hurries");
}

#[test]
fn the_first_to_say_so_chooses_the_next_table() {
    let mut room = open(None);
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
    let mut room = open(None);
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
        let chairs = vec![Chair::person("Ania"), Chair::person("Marek")];
        let setting = Setting { from: Some(game), ..Setting::new(TITLE, chairs) };
        Room::begin(TITLE, &Room::open(setting).unwrap()).unwrap()
    };
    play_until(&mut branch, Room::is_over);
    let verified = branch.table().replay().verify(TITLE);
    assert!(verified.is_ok(), "{verified:?}");
    assert_eq!(again(&branch).table().replay(), branch.table().replay());
}

#[test]
fn a_line_of_the_log_names_its_cause() {
    let mut room = open(None);
    let hers = Viewer::Seat(ANIA);
    let set_up = room.cause(hers, 0).expect("the set-up is told");
    assert!(set_up.because == Because::SetUp && set_up.by_chance);
    play(&mut room, ANIA, PLAN);
    let own = room.log(hers).count() - 1;
    let cause = room.cause(hers, own).expect("she hears what she does");
    assert!(matches!(cause.because, Because::Decision(ANIA, Some(_))), "{cause:?}");
    assert!(room.cause(hers, own + 1).is_none());

    let before = room.log(Viewer::Onlooker).count();
    play(&mut room, ANIA, "confirm");
    play(&mut room, MAREK, "confirm");
    for viewer in [Viewer::Onlooker, hers] {
        let lines = before..room.log(viewer).count();
        for cause in lines.filter_map(|line| room.cause(viewer, line)) {
            let told = matches!(cause.because, Because::Decision(seat, _) if seat == MAREK);
            assert!(!told, "who was last to answer is nobody's business: {cause:?}");
        }
    }
    play_until(&mut room, |room| alone(room, MAREK));
    let before = room.log(Viewer::Onlooker).count();
    let action = room.table().game().notations(Actor::Seat(MAREK)).remove(0);
    play(&mut room, MAREK, &action);
    let seen = room.cause(Viewer::Onlooker, before).expect("a turn is told");
    assert_eq!(seen.because, Because::Decision(MAREK, None), "what others chose is their own");
    play_until(&mut room, Room::is_over);
    let seen = room.cause(Viewer::Onlooker, before).expect("it is still told");
    assert!(matches!(seen.because, Because::Decision(MAREK, Some(_))), "until it is over");
}

#[test]
fn a_table_keeps_its_campaign() {
    let setting = |campaign: Option<&str>| {
        let chairs = vec![Chair::person("Ania"), Chair::person("Marek")];
        Setting { campaign: campaign.map(str::to_owned), ..Setting::new(TITLE, chairs) }
    };
    let written = |setting| serde_json::to_string(&Room::open(setting).unwrap()).unwrap();
    let record: Record = serde_json::from_str(&written(setting(Some("three chapters")))).unwrap();
    let room = Room::begin(TITLE, &record).unwrap();
    assert_eq!(room.campaign(), Some("three chapters"));
    assert_eq!(again(&room).campaign(), room.campaign(), "in a snapshot too");
    let single = written(setting(None));
    assert!(!single.contains("campaign"), "a single game is written as ever: {single}");
}
