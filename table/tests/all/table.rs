//! A table of Orléans: the deal, undo, replays.

use ::table::{ApplyError, Dealing, Table, UndoError};
use kernel::chance::{Dealer, Seed};
use kernel::replay::{Commitment, Replay};
use kernel::{Actor, Seat, Title, Turn};
use serde_json::Value;

use crate::evening::{CONFIRM, TITLE};

fn seeded(seed: &str) -> Dealing {
    Dealing::Seeded(Dealer::new(Seed::from_text(seed)))
}

fn new_table(dealing: Dealing) -> Table {
    let game = TITLE.start(TITLE.standard(), &[], 2).expect("two may play");
    Table::new(TITLE, game, dealing)
}

/// Takes the first option of whoever is asked, until `there`.
fn play_until(table: &mut Table, there: impl Fn(&Table) -> bool) {
    while !there(table) {
        let actor = table.game().turn().actor().expect("it comes before the end");
        play_first(table, actor);
    }
}

fn play_first(table: &mut Table, actor: Actor) -> String {
    let action = table.game().notations(actor).remove(0);
    table.apply(actor, &action).expect("listed options are accepted");
    action
}

fn is_planning(table: &Table) -> bool {
    table.game().decision(Seat(0)).is_some_and(|decision| decision.ask == "plan")
}

fn planning() -> Table {
    let mut table = new_table(seeded("planning"));
    play_until(&mut table, is_planning);
    table
}

fn lines(table: &Table) -> Vec<String> {
    table.list().iter().map(|entry| format!("{} {}", entry.line.actor, entry.line.action)).collect()
}

fn finished(seed: &str) -> Table {
    let mut table = new_table(seeded(seed));
    play_until(&mut table, |table| table.game().turn() == Turn::Over);
    table
}

#[test]
fn a_seeded_game_can_be_verified() {
    let table = finished("evening");
    let text = table.replay().to_string();
    let replay = Replay::parse(&text).expect("it reads what it writes");
    let verified = replay.verify(TITLE).expect("every line holds");
    assert_eq!(verified.commitment, Commitment::Ok);
    assert_eq!(verified.moves, table.status().moves);
    assert_eq!(text, finished("evening").replay().to_string());
    assert_ne!(text, finished("morning").replay().to_string());
}

#[test]
fn a_finished_game_takes_no_action() {
    let mut table = finished("evening");
    assert_eq!(table.apply(Actor::Seat(Seat(0)), CONFIRM), Err(ApplyError::Over));
}

#[test]
fn a_seat_that_is_not_there_cannot_act() {
    let mut table = planning();
    assert_eq!(table.apply(Actor::Seat(Seat(7)), CONFIRM), Err(ApplyError::NoSeat(Seat(7))));
    let far = u32::MAX;
    assert_eq!(table.apply_index(Actor::Seat(Seat(0)), far), Err(ApplyError::NoIndex(far)));
    assert_eq!(table.apply_unheard(Actor::Seat(Seat(0)), far), Err(ApplyError::NoIndex(far)));
}

#[test]
fn a_game_that_nobody_hears_of_is_the_same_game() {
    let (mut heard, mut unheard) = (new_table(seeded("quiet")), new_table(seeded("quiet")));
    while let Some(actor) = heard.game().turn().actor() {
        let number = heard.game().legal(actor).remove(0).index;
        heard.apply_index(actor, number).expect("it is legal");
        unheard.apply_unheard(actor, number).expect("it is legal");
    }
    assert_eq!(heard.replay().to_string(), unheard.replay().to_string());
    assert_eq!(heard.game().state(), unheard.game().state());
    assert_eq!(heard.dealt_so_far(), unheard.dealt_so_far());
    let told = |table: &Table| table.list().iter().map(|entry| entry.told().len()).sum::<usize>();
    assert!(told(&heard) > heard.status().moves);
    unheard.undo().expect("the list is played again");
    heard.undo().expect("the list is played again");
    assert_eq!(told(&unheard), told(&heard));
}

#[test]
fn what_is_refused_unheard_changes_nothing() {
    let mut table = planning();
    let before = (lines(&table), table.game().state());
    let legal: Vec<u32> =
        table.game().legal(Actor::Seat(Seat(0))).iter().map(|action| action.index).collect();
    let other = (0..).find(|number| !legal.contains(number)).expect("not all is legal");
    let refused = table.apply_unheard(Actor::Seat(Seat(0)), other);
    assert!(matches!(refused, Err(ApplyError::Play(_))), "{refused:?}");
    assert_eq!((lines(&table), table.game().state()), before);
}

#[test]
fn what_was_undone_is_dealt_the_same_again() {
    let mut table = finished("again");
    let played = lines(&table);
    let moves = table.status().moves;
    for _ in 0..moves / 2 {
        table.undo().expect("there is a line left");
    }
    assert_eq!(table.status().moves, moves - moves / 2);
    play_until(&mut table, |table| table.game().turn() == Turn::Over);
    assert_eq!(lines(&table), played);
}

#[test]
fn undo_stops_at_the_first_decision() {
    let mut table = new_table(seeded("start"));
    assert_eq!(table.undo().unwrap_err(), UndoError::Nothing);
    assert_eq!(table.undo_of(Seat(1)).unwrap_err(), UndoError::Nothing);
}

#[test]
fn seats_that_plan_together_take_back_their_own() {
    let mut table = planning();
    let mut alone = table.clone();
    play_first(&mut table, Actor::Seat(Seat(0)));
    let other = play_first(&mut table, Actor::Seat(Seat(1)));
    table.undo_of(Seat(0)).expect("lines of a joint step are no floor");
    alone.apply(Actor::Seat(Seat(1)), &other).expect("it does not depend on the other");
    assert_eq!(lines(&table), lines(&alone));
    assert_eq!(table.game().state(), alone.game().state());
}

#[test]
fn an_answer_in_a_joint_step_stands() {
    let mut table = planning();
    play_first(&mut table, Actor::Seat(Seat(0)));
    table.apply(Actor::Seat(Seat(0)), CONFIRM).expect("a plan may be confirmed");
    assert_eq!(table.undo_of(Seat(0)).unwrap_err(), UndoError::Answered);
    play_first(&mut table, Actor::Seat(Seat(1)));
    assert_eq!(table.undo_of(Seat(0)).unwrap_err(), UndoError::Answered);
    table.undo_of(Seat(1)).expect("the other still plans");
    table.undo().expect("without a seat it is unconditional");
    assert_eq!(table.status().turn.seats().len(), 2);
}

#[test]
fn what_was_done_before_a_joint_step_stays() {
    let mut table = planning();
    // The draw or the placing of round 1 lies behind; a seat without a line has nothing.
    for seat in Seat::all(2) {
        let error = table.undo_of(seat).unwrap_err();
        assert!(matches!(error, UndoError::Nothing | UndoError::Answered | UndoError::Begun));
    }
}

/// Both have planned their Village, which asks whom to recruit; the start player acts first.
fn acting() -> (Table, Seat) {
    let mut table = planning();
    for seat in Seat::all(2) {
        let plan = ["farmer*>village.0", "boatman*>village.1", "craftsman*>village.2", CONFIRM];
        for line in plan {
            table.apply(Actor::Seat(seat), line).expect("the starters can do this");
        }
    }
    let Turn::Seat(first) = table.game().turn() else { panic!("one after the other") };
    (table, first)
}

#[test]
fn the_last_answer_of_a_joint_step_stands() {
    let (mut table, _) = acting();
    assert_eq!(table.undo_of(Seat(1)).unwrap_err(), UndoError::Answered);
}

#[test]
fn another_seat_is_a_floor() {
    let (mut table, first) = acting();
    let second = first.left(2);
    play_until(&mut table, |table| table.game().turn() == Turn::Seat(second));
    table.clone().undo_of(first).expect("nobody has decided since");
    play_first(&mut table, Actor::Seat(second));
    assert_eq!(table.undo_of(first).unwrap_err(), UndoError::Decided(second));
}

#[test]
fn chance_is_a_floor() {
    let (mut table, first) = acting();
    let second = first.left(2);
    let line_of = |table: &Table| table.list().last().map(|entry| entry.line.actor);
    play_until(&mut table, |table| line_of(table) == Some(Actor::Chance));
    for seat in [first, second] {
        let error = table.undo_of(seat).unwrap_err();
        assert!(matches!(error, UndoError::Revealed | UndoError::Begun | UndoError::Answered));
    }
}

#[test]
fn a_manual_dealer_waits_for_chance() {
    let mut table = new_table(Dealing::Manual);
    assert_eq!(table.game().turn(), Turn::Chance);
    assert!(table.list().is_empty() && table.commitment().is_none());
    let outcome = play_first(&mut table, Actor::Chance);
    assert_eq!(lines(&table), [format!("* {outcome}")]);
    table.undo().expect("chance was typed in, so it is taken back like any line");
    assert!(table.list().is_empty());
}

#[test]
fn notation_is_stored_as_it_is_written() {
    let mut table = planning();
    let action = table.game().notations(Actor::Seat(Seat(0))).remove(0);
    let shouted = format!("  {} ", action.to_uppercase());
    let entries = table.apply(Actor::Seat(Seat(0)), &shouted).expect("case does not matter");
    assert_eq!(entries[0].line.action, action);
}

#[test]
fn a_loaded_game_says_where_it_began() {
    let state: Value = planning().game().state();
    let game = TITLE.load(TITLE.standard(), state.clone()).expect("it was saved like that");
    let mut table = Table::load(TITLE, game, seeded("load"));
    play_until(&mut table, |table| table.game().turn() == Turn::Over);
    let replay = table.replay();
    assert_eq!(replay.state, Some(state));
    let verified = replay.verify(TITLE).expect("every line holds");
    assert!(!verified.whole && verified.commitment == Commitment::Ok);
}

/// A dealer who goes on in the middle of its seed brings what it would have brought, and promises
/// nothing about a list that does not begin where the seed does.
#[test]
fn a_loaded_game_can_keep_its_future() {
    let mut table = planning();
    let game = TITLE.load(TITLE.standard(), table.game().state()).expect("it was saved like that");
    let dealer = Dealer::after(*table.seed().expect("it is seeded"), table.dealt_so_far());
    let mut loaded = Table::load(TITLE, game, Dealing::Seeded(dealer));
    assert_eq!((loaded.commitment(), loaded.dealt_so_far()), (None, table.dealt_so_far()));
    for table in [&mut table, &mut loaded] {
        play_until(table, |table| table.game().turn() == Turn::Over);
    }
    assert_eq!(loaded.game().state(), table.game().state());
    loaded.replay().verify(TITLE).expect("every line holds");
}

#[test]
fn a_replay_goes_on_as_the_table_would_have() {
    let table = planning();
    let again =
        Table::from_replay(TITLE, &table.replay(), seeded("planning")).expect("it is legal");
    assert_eq!(again.replay(), table.replay());
    let other = Table::from_replay(TITLE, &table.replay(), seeded("other")).expect("it is legal");
    assert_eq!(other.commitment(), None);
    assert_eq!(lines(&other), lines(&table));
}
