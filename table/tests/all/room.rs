//! The room around a table: seats, orders, undo with consent, revisions, chat, saving.

use ::table::{
    ApplyError, Chair, Command, OpenError, Order, Record, Refusal, Room, Saved, Sitter, UndoError,
    Who,
};
use kernel::chance::Seed;
use kernel::{Actor, Seat, SeatSet, Title, Turn, Viewer};

use crate::evening::{
    ANIA, CONFIRM, MAREK, NOW, PLAN, TITLE, act, again, carry_out, first, open, persons, play,
    play_until, two,
};

fn order(seat: Seat, what: Command) -> Order {
    Order { who: Who::seat(seat), id: None, what }
}

#[test]
fn a_room_is_the_fold_of_its_records() {
    let opened = first(vec![Chair::person("Ania"), Chair::bot("Luc", "greedy")]);
    let mut room = Room::begin(TITLE, &opened).unwrap();
    let mut records = Vec::new();
    for seat in [ANIA, MAREK] {
        for action in [PLAN, CONFIRM] {
            records.extend(carry_out(&mut room, &order(seat, act(seat, action))).unwrap());
        }
    }
    let mut folded = Room::begin(TITLE, &opened).unwrap();
    records.iter().for_each(|record| folded.fold(record).unwrap());
    assert_eq!(folded.save(), room.save());
    assert_eq!(folded.table().replay(), room.table().replay());
}

#[test]
fn a_seed_that_deals_something_else_is_noticed() {
    let Record::Opened(mut opened) = first(two()) else { panic!("a table is opened first") };
    opened.seed = Seed::from_text("another").reveal();
    let damaged = Room::begin(TITLE, &Record::Opened(opened));
    assert!(matches!(damaged, Err(OpenError::Damaged(_))));
}

#[test]
fn only_the_owner_of_a_seat_decides_for_it() {
    let mut room = persons();
    let theft = order(MAREK, act(ANIA, CONFIRM));
    assert_eq!(carry_out(&mut room, &theft), Err(Refusal::NotYours(ANIA)));
    let nowhere = order(Seat(7), act(Seat(7), CONFIRM));
    assert_eq!(carry_out(&mut room, &nowhere), Err(Refusal::NoSeat(Seat(7))));
    let both = Who { seats: SeatSet::all(2), ..Who::default() };
    let shared = Order { who: both, id: None, what: act(MAREK, CONFIRM) };
    assert!(carry_out(&mut room, &shared).is_ok(), "several seats may share a screen");
}

#[test]
fn the_same_order_twice_does_nothing() {
    let mut room = persons();
    let once = Order { id: Some("a".to_owned()), ..order(ANIA, act(ANIA, PLAN)) };
    assert_eq!(carry_out(&mut room, &once).unwrap().len(), 1);
    let before = room.save();
    assert_eq!(carry_out(&mut room, &once), Ok(Vec::new()));
    assert_eq!(room.save(), before);
    let his = Order { id: Some("a".to_owned()), ..order(MAREK, act(MAREK, PLAN)) };
    assert_eq!(carry_out(&mut room, &his).unwrap().len(), 1, "ids are each sender's own");
}

#[test]
fn a_revision_counts_what_its_viewer_sees() {
    let mut room = persons();
    let see = |room: &Room| Viewer::all(2).map(|viewer| room.revision(viewer)).collect::<Vec<_>>();
    assert_eq!(see(&room), [1, 1, 1]);
    play(&mut room, ANIA, PLAN);
    assert_eq!(see(&room), [2, 1, 1], "nobody sees what she plans");
    carry_out(&mut room, &order(ANIA, Command::Undo { seat: ANIA, revision: NOW })).unwrap();
    assert_eq!(see(&room), [3, 1, 1], "nor what she takes back");
    play(&mut room, ANIA, CONFIRM);
    assert_eq!(see(&room), [4, 2, 2], "that she has answered shows");
}

#[test]
fn a_decision_for_the_past_is_stale_but_answers_of_others_make_nobody_late() {
    let mut room = persons();
    let at = |seat, action: &str, revision| {
        order(seat, Command::Act { seat, action: action.to_owned(), revision })
    };
    play(&mut room, MAREK, CONFIRM);
    assert_eq!(room.revision(Viewer::Seat(ANIA)), 2);
    carry_out(&mut room, &at(ANIA, PLAN, 1)).expect("his answer changed none of her options");
    let late = carry_out(&mut room, &at(ANIA, "boatman*>village.1", 2));
    assert_eq!(late, Err(Refusal::Stale { now: 3 }));
    assert_eq!(carry_out(&mut room, &at(ANIA, PLAN, 99)), Err(Refusal::Stale { now: 3 }));
}

#[test]
fn undo_stops_at_its_floor_and_consent_goes_beyond() {
    let mut room = persons();
    play(&mut room, ANIA, CONFIRM);
    let undo = order(ANIA, Command::Undo { seat: ANIA, revision: NOW });
    assert_eq!(carry_out(&mut room, &undo), Err(Refusal::Undo(UndoError::Answered)));
    let ask = order(ANIA, Command::AskUndo { seat: ANIA, revision: NOW });
    carry_out(&mut room, &ask).unwrap();
    assert_eq!(room.asking().map(|asking| asking.seat), Some(ANIA));
    assert_eq!(carry_out(&mut room, &ask), Ok(Vec::new()), "asking twice is asking once");
    let answer = |seat, yes| order(seat, Command::Answer { seat, yes });
    assert_eq!(carry_out(&mut room, &answer(ANIA, true)), Err(Refusal::NotAsked));
    carry_out(&mut room, &answer(MAREK, false)).unwrap();
    assert!(room.asking().is_none() && !room.asked().contains(ANIA), "declined: it stands");

    carry_out(&mut room, &ask).unwrap();
    carry_out(&mut room, &answer(MAREK, true)).unwrap();
    assert!(room.asked().contains(ANIA) && room.asking().is_none());
}

#[test]
fn consent_keeps_what_others_plan_at_the_same_time() {
    let mut room = persons();
    play(&mut room, ANIA, CONFIRM);
    play(&mut room, MAREK, PLAN);
    carry_out(&mut room, &order(ANIA, Command::AskUndo { seat: ANIA, revision: NOW })).unwrap();
    carry_out(&mut room, &order(MAREK, Command::Answer { seat: MAREK, yes: true })).unwrap();
    let lines: Vec<&str> =
        room.table().list().iter().rev().map(|entry| entry.line.action.as_str()).take(1).collect();
    assert_eq!(lines, [PLAN], "his plan is still there");
}

#[test]
fn bots_give_their_consent() {
    let mut room = open(vec![Chair::person("Ania"), Chair::bot("Luc", "greedy")]);
    play(&mut room, ANIA, CONFIRM);
    carry_out(&mut room, &order(ANIA, Command::AskUndo { seat: ANIA, revision: NOW })).unwrap();
    assert!(room.asked().contains(ANIA), "nobody else must be asked");
}

#[test]
fn chat_is_outside_the_list() {
    let mut room = persons();
    let say =
        |text: &str| Command::Say { seat: Some(ANIA), name: String::new(), text: text.to_owned() };
    play(&mut room, ANIA, PLAN);
    let before = room.revision(Viewer::Seat(MAREK));
    carry_out(&mut room, &order(ANIA, say(" salut\r\n"))).unwrap();
    carry_out(&mut room, &order(ANIA, Command::Undo { seat: ANIA, revision: NOW })).unwrap();
    assert_eq!(room.chat().map(|said| said.text.as_str()).collect::<Vec<_>>(), ["salut"]);
    assert_eq!(room.revision(Viewer::Seat(MAREK)), before);
    assert_eq!(carry_out(&mut room, &order(ANIA, say("  "))), Err(Refusal::Text));
    assert_eq!(carry_out(&mut room, &order(ANIA, say(&"x".repeat(501)))), Err(Refusal::Text));
    assert_eq!(carry_out(&mut room, &order(MAREK, say("I am Ania"))), Err(Refusal::NotYours(ANIA)));
}

#[test]
fn a_whole_turn_is_taken_back_at_once() {
    let mut room = open(vec![Chair::person("Ania"), Chair::person("Marek")]);
    let before = room.table().game().state();
    for _ in 0..3 {
        let first = room.table().game().notations(Actor::Seat(ANIA)).remove(0);
        play(&mut room, ANIA, &first);
    }
    let reset = Command::Reset { seat: ANIA, revision: NOW };
    carry_out(&mut room, &order(ANIA, reset.clone())).unwrap();
    assert_eq!(room.table().game().state(), before);
    assert!(carry_out(&mut room, &order(ANIA, reset.clone())).is_err(), "nothing is left");
    assert_eq!(carry_out(&mut room, &order(MAREK, reset)), Err(Refusal::NotYours(ANIA)));
}

#[test]
fn what_was_taken_back_is_played_again_until_another_way_is_gone() {
    let mut room = persons();
    let undo = Command::Undo { seat: ANIA, revision: NOW };
    let redo = Command::Redo { seat: ANIA, revision: NOW };
    let nothing = Err(Refusal::Undo(UndoError::NothingBack));
    assert_eq!(carry_out(&mut room, &order(ANIA, redo.clone())), nothing);
    let mut states = vec![room.table().game().state()];
    for _ in 0..3 {
        let first = room.table().game().notations(Actor::Seat(ANIA)).remove(0);
        play(&mut room, ANIA, &first);
        states.push(room.table().game().state());
    }
    carry_out(&mut room, &order(ANIA, Command::Reset { seat: ANIA, revision: NOW })).unwrap();
    let theft = carry_out(&mut room, &order(MAREK, redo.clone()));
    assert_eq!(theft, Err(Refusal::NotYours(ANIA)));
    let mut room = again(&room);
    for state in &states[1..] {
        carry_out(&mut room, &order(ANIA, redo.clone())).unwrap();
        assert_eq!(room.table().game().state(), *state);
        play(&mut room, MAREK, PLAN);
        carry_out(&mut room, &order(MAREK, Command::Undo { seat: MAREK, revision: NOW })).unwrap();
    }
    assert_eq!(carry_out(&mut room, &order(ANIA, redo.clone())), nothing, "all is there again");
    carry_out(&mut room, &order(ANIA, undo)).unwrap();
    let other = room.table().game().notations(Actor::Seat(ANIA)).pop().unwrap();
    assert_ne!(Some(other.as_str()), room.may_redo(ANIA));
    play(&mut room, ANIA, &other);
    assert_eq!(carry_out(&mut room, &order(ANIA, redo)), nothing, "another way was gone");
}

#[test]
fn bots_do_not_wait_behind_an_open_seat() {
    let room = open(vec![Chair::open("greedy"), Chair::bot("Luc", "busy")]);
    assert_eq!(room.bot_to_move(), Some((MAREK, "busy")));
}

#[test]
fn seats_change_hands() {
    let mut room = open(vec![Chair::person("Ania"), Chair::open("greedy")]);
    play(&mut room, ANIA, CONFIRM);
    assert_eq!(room.bot_to_move(), Some((MAREK, "greedy")), "an open seat is played by a bot");
    let sit = Command::Sit { seat: MAREK, name: "Marek".to_owned() };
    let guest = Order { who: Who::default(), id: None, what: sit };
    carry_out(&mut room, &guest).unwrap();
    assert_eq!(room.bot_to_move(), None);
    assert_eq!(carry_out(&mut room, &guest), Err(Refusal::Taken(MAREK)));

    let away = Command::StandIn { seat: MAREK, bot: Some("busy".to_owned()), agrees: false };
    assert_eq!(carry_out(&mut room, &order(ANIA, away.clone())), Err(Refusal::NotYours(MAREK)));
    let his = room.sitter(MAREK);
    carry_out(&mut room, &Order { who: his, id: None, what: away }).unwrap();
    assert_eq!(room.bot_to_move(), Some((MAREK, "busy")));
    assert_eq!(room.chairs()[1].sitter, Sitter::Person, "the seat is kept for him");
    let back = Command::StandIn { seat: MAREK, bot: None, agrees: false };
    carry_out(&mut room, &Order { who: his, id: None, what: back }).unwrap();
    assert_eq!(room.bot_to_move(), None);

    let swap = Command::Swap { seat: MAREK, chair: Chair::bot("Luc", "greedy") };
    assert_eq!(carry_out(&mut room, &order(ANIA, swap.clone())), Err(Refusal::NotHost));
    carry_out(&mut room, &Order { who: Who::host(), id: None, what: swap }).unwrap();
    assert_eq!(room.bot_to_move(), Some((MAREK, "greedy")));
    assert_eq!(room.names(), ["Ania", "Luc"]);
}

#[test]
fn a_closed_table_waits_for_nobody() {
    let mut room = persons();
    assert_eq!(carry_out(&mut room, &order(ANIA, Command::Close)), Err(Refusal::NotHost));
    carry_out(&mut room, &Order { who: Who::host(), id: None, what: Command::Close }).unwrap();
    assert!(room.is_closed() && room.asked().is_empty());
    let late = order(ANIA, act(ANIA, CONFIRM));
    assert_eq!(carry_out(&mut room, &late), Err(Refusal::Closed));
}

#[test]
fn the_log_tells_each_what_he_may_hear() {
    let mut room = persons();
    let heard = |room: &Room| Viewer::all(2).map(|v| room.heard(v)).collect::<Vec<_>>();
    let before = heard(&room);
    play(&mut room, ANIA, PLAN);
    assert_eq!(heard(&room), [before[0] + 1, before[1], before[2]]);
}

#[test]
fn a_saved_room_goes_on_where_it_was() {
    let mut room = persons();
    play_until(&mut room, |room| room.table().game().progress().round == 3);
    let seat = room.asked().first().unwrap();
    let id = Some("last".to_owned());
    let action = room.table().game().notations(Actor::Seat(seat)).remove(0);
    carry_out(&mut room, &Order { id: id.clone(), ..order(seat, act(seat, &action)) }).unwrap();

    let mut opened = again(&room);
    assert_eq!(opened.save(), room.save());
    let twice = Order { id, ..order(seat, act(seat, &action)) };
    assert_eq!(carry_out(&mut opened, &twice), Ok(Vec::new()), "orders are remembered");
    for room in [&mut room, &mut opened] {
        play_until(room, Room::is_over);
    }
    assert_eq!(opened.table().replay(), room.table().replay(), "the same is dealt");
}

#[test]
fn newer_rules_go_on_from_the_saved_state() {
    let mut room = persons();
    play_until(&mut room, |room| room.table().game().progress().round == 2);
    let mut older = serde_json::to_value(room.save()).unwrap();
    older["rules"] = 0.into();
    older["state"]["rules"] = 0.into();
    let older: Saved = serde_json::from_value(older).unwrap();
    let here = TITLE.info().rules_version;
    assert_eq!(older.clone().open(TITLE).err(), Some(OpenError::Rules { stored: 0, here }));
    let record = older.carry(TITLE).expect("these rules take the state over");
    let Record::Carried(carried) = &record else { panic!("it is a record of its own") };
    let mut carried = older.open_carried(TITLE, carried).expect("it can be played on");
    assert_eq!(
        carried.table().game().view(Viewer::Onlooker),
        room.table().game().view(Viewer::Onlooker)
    );
    let saved = carried.save().open(TITLE).expect("a carried room can be saved");
    assert_eq!(saved.save(), carried.save());
    play_until(&mut carried, Room::is_over);
    assert!(carried.table().replay().verify(TITLE).is_ok());
}

#[test]
fn a_finished_game_has_a_curve_and_stays_finished() {
    let mut room = persons();
    play_until(&mut room, Room::is_over);
    assert_eq!(room.table().game().turn(), Turn::Over);
    let curve = room.curve();
    let last = curve.last().expect("there were rounds");
    assert_eq!(last.totals, room.table().game().score().totals());
    assert!(curve.windows(2).all(|pair| pair[0].at < pair[1].at));
    let over = Err(Refusal::Apply(ApplyError::Over));
    assert_eq!(carry_out(&mut room, &order(ANIA, act(ANIA, CONFIRM))), over);
    assert_eq!(
        carry_out(&mut room, &order(ANIA, Command::Undo { seat: ANIA, revision: NOW })),
        over
    );
    assert_eq!(
        carry_out(&mut room, &order(ANIA, Command::AskUndo { seat: ANIA, revision: NOW })),
        over
    );
}
