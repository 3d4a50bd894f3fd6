//! What the tests of a room share: an evening of Ania and Marek with Orléans.

use ::table::{Chair, Command, Order, Record, Refusal, Room, Saved, Setting, Who};
use kernel::chance::Seed;
use kernel::{Actor, Seat, TitleOf, Viewer};
use orleans::Orleans;

pub const TITLE: &TitleOf<Orleans> = &TitleOf::NEW;
pub const ANIA: Seat = Seat(0);
pub const MAREK: Seat = Seat(1);
/// A placement that everybody can plan in round 1.
pub const PLAN: &str = "farmer*>village.0";
/// The answer that ends a seat's planning.
pub const CONFIRM: &str = "confirm";
/// Stands for the newest revision, which is never this one.
pub const NOW: u64 = 0;

/// Ania and Marek, each on a chair.
pub fn two() -> Vec<Chair> {
    vec![Chair::person("Ania"), Chair::person("Marek")]
}

/// A table of these chairs at which Ania starts.
pub fn setting(chairs: Vec<Chair>) -> Setting {
    Setting {
        options: vec![("start_seat".to_owned(), "0".to_owned())],
        name: "a rainy evening".to_owned(),
        seed: Some(Seed::from_text("evening")),
        ..Setting::new(TITLE, chairs)
    }
}

/// The first record of such a table.
pub fn first(chairs: Vec<Chair>) -> Record {
    Room::open(setting(chairs)).expect("two may play")
}

/// The room that such a table begins with.
pub fn begin(setting: Setting) -> Room {
    Room::begin(TITLE, &Room::open(setting).expect("two may play")).expect("it was just opened")
}

pub fn open(chairs: Vec<Chair>) -> Room {
    begin(setting(chairs))
}

pub fn persons() -> Room {
    open(two())
}

/// An order of somebody who has seen the newest.
fn up_to_date(room: &Room, what: &Command) -> Command {
    let mut what = what.clone();
    match &mut what {
        Command::Act { seat, revision, .. }
        | Command::Undo { seat, revision }
        | Command::Reset { seat, revision }
        | Command::Redo { seat, revision }
        | Command::AskUndo { seat, revision }
            if *revision == NOW =>
        {
            *revision = room.revision(Viewer::Seat(*seat));
        }
        _ => {}
    }
    what
}

/// Decides and folds; gives the records.
pub fn carry_out(room: &mut Room, order: &Order) -> Result<Vec<Record>, Refusal> {
    let what = up_to_date(room, &order.what);
    let records = room.decide(&Order { what, ..order.clone() })?;
    for record in &records {
        // What is stored is read back as it was.
        let text = serde_json::to_string(record).expect("a record has a JSON form");
        let read: Record = serde_json::from_str(&text).expect("it reads what it writes");
        assert_eq!(read, *record);
        room.fold(&read).expect("what was decided can be folded");
    }
    Ok(records)
}

/// The same for whoever sends it, under an id; gives how many records it made.
pub fn send(room: &mut Room, who: Who, id: Option<&str>, what: Command) -> Result<usize, Refusal> {
    let order = Order { who, id: id.map(str::to_owned), what };
    carry_out(room, &order).map(|records| records.len())
}

pub fn act(seat: Seat, action: &str) -> Command {
    Command::Act { seat, action: action.to_owned(), revision: NOW }
}

/// Whoever sits on a seat now plays.
pub fn play(room: &mut Room, seat: Seat, action: &str) {
    let who = room.sitter(seat);
    send(room, who, None, act(seat, action)).expect("the action is legal");
}

/// Takes the first option of a seat.
pub fn play_first(room: &mut Room, seat: Seat) {
    let action = room.table().game().notations(Actor::Seat(seat)).remove(0);
    play(room, seat, &action);
}

/// Takes the first option of whoever is asked, until `there`.
pub fn play_until(room: &mut Room, there: impl Fn(&Room) -> bool) {
    while !there(room) {
        let seat = room.asked().first().expect("it comes before the end");
        play_first(room, seat);
    }
}

/// The room as it comes back from the store.
pub fn again(room: &Room) -> Room {
    let text = serde_json::to_string(&room.save()).expect("a room has a JSON form");
    let saved: Saved = serde_json::from_str(&text).expect("it reads what it writes");
    assert_eq!(saved, room.save());
    saved.open(TITLE).expect("it was saved like that")
}
