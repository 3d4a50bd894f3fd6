//! The erased form: JSON that cannot be is refused by its field, slips get a hint.

use kernel::{Actor, AnyGame, Index, PlayError, Seat, StartError, Title, TitleOf, Turn, Viewer};
use serde_json::{Value, json};

use crate::toy::Fair;

const TITLE: TitleOf<Fair> = TitleOf::NEW;

fn start(options: &[(&str, &str)], players: u8) -> Result<Box<dyn AnyGame>, StartError> {
    let owned = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
    let options: Vec<_> = options.iter().map(owned).collect();
    TITLE.start(TITLE.standard(), &options, players)
}

/// Two players who have drawn and are about to bid.
fn bidding() -> Box<dyn AnyGame> {
    let mut game = start(&[], 2).expect("two can play");
    for line in ["draw 0 red", "draw 1 gold"] {
        game.play(Actor::Chance, line).expect("it is in the bag");
    }
    game
}

const ZERO: Actor = Actor::Seat(Seat(0));

#[test]
fn a_state_goes_through_json() {
    let mut game = bidding();
    let state = game.state();
    assert_eq!(state["game"], "fair");
    assert_eq!(state["rules"], 1);
    assert_eq!(state["components"], game.parts().hash);
    let mut loaded = TITLE.load(game.parts(), state).expect("it was a state");
    assert_eq!(loaded.as_any().downcast_ref::<Fair>(), game.as_any().downcast_ref::<Fair>());
    let told = game.play(ZERO, "bid 2").expect("two coins are there");
    assert_eq!(loaded.play(ZERO, "bid 2").expect("here too"), told);
    assert_eq!(told[0].event(), json!({"kind": "bid", "seat": 0, "coins": 2}));
}

#[test]
fn a_state_that_cannot_be_names_its_field() {
    let cases = [
        ("/seats/1/coins", json!(9), "bank"),
        ("/seats/1/coins", json!("many"), "seats[1].coins"),
        ("/seats/0/hand/gold", json!(3), "bag"),
        ("/phase", json!("nap"), "phase"),
        ("/seats", json!([]), "seats"),
        ("/options/order", json!("sideways"), "options.order"),
        ("/game", json!("market"), "game"),
        ("/rules", json!(2), "rules"),
        ("/components", json!("0123"), "components"),
    ];
    for (path, value, field) in cases {
        let mut state = bidding().state();
        *state.pointer_mut(path).expect("the path exists") = value;
        let invalid = TITLE.load(TITLE.standard(), state).err().expect("it cannot be");
        assert_eq!(invalid.field, field, "{invalid}");
    }
    let invalid = TITLE.load(TITLE.standard(), Value::Null).err().expect("null is no state");
    assert_eq!(invalid.to_string(), "`state`: must be an object");
}

#[test]
fn a_wrong_name_comes_with_a_hint() {
    let mut state = bidding().state();
    state["options"]["order"] = json!("dwon");
    let invalid = TITLE.load(TITLE.standard(), state).err().expect("it cannot be");
    assert_eq!(invalid.to_string(), "`options.order`: unknown name `dwon`; did you mean `down`?");
}

#[test]
fn options_that_do_not_exist_come_with_a_hint() {
    let cases = [
        (("round", "2"), "unknown option `round`\nhint: did you mean `rounds`?"),
        (("weather", "2"), "unknown option `weather`\nhint: the options are rounds, rich, order"),
        (("rounds", "9"), "option `rounds` does not take `9`\nhint: it takes 1 to 5"),
        (("rich", "yes"), "option `rich` does not take `yes`\nhint: it takes false, true"),
        (("order", "left"), "option `order` does not take `left`\nhint: it takes up, down"),
    ];
    for (option, message) in cases {
        let error = start(&[option], 2).err().expect("it does not exist");
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn a_table_that_the_rules_do_not_know_names_the_rule() {
    let error = start(&[], 5).err().expect("five are too many");
    assert_eq!(error.to_string(), "FA-1.1: 5 players; two to four play");
}

#[test]
fn only_differing_options_are_told() {
    let game = start(&[("rounds", "2"), ("rich", "false"), ("order", "down")], 2).expect("known");
    let told = [("order".to_owned(), "down".to_owned()), ("rounds".to_owned(), "2".to_owned())];
    assert_eq!(game.options(), told);
    assert_eq!(TITLE.defaults(game.parts())["rounds"], 3);
}

#[test]
fn notation_is_read_however_it_is_typed() {
    let mut game = bidding();
    assert!(game.check(ZERO, "  BID   1 ").is_ok());
    let error = game.play(ZERO, "bidd 1").expect_err("nothing is written so");
    assert_eq!(error.to_string(), "no action is written `bidd 1`\nhint: did you mean `bid 1`?");
    let error = game.play(ZERO, "confirm").expect_err("nothing was bid");
    assert!(matches!(error, PlayError::Refused(refused) if refused.rule.0 == "FA-1.3"));
    assert_eq!(game.state(), bidding().state());
}

#[test]
fn lists_and_masks_agree() {
    let game = bidding();
    let legal = game.legal(ZERO);
    assert_eq!(game.notations(ZERO), ["bid 0", "bid 1", "bid 2"]);
    let mask = game.mask(Seat(0));
    assert_eq!(mask, [1, 1, 1, 0, 0, 0, 0, 0]);
    for action in legal {
        assert_eq!(game.notation_of(Index::Decision(action.index)), Some(action.notation));
    }
    assert_eq!(game.observe(Seat(0)).len(), game.info().observation);
    assert!(game.odds().is_empty());
}

#[test]
fn a_view_holds_what_its_viewer_may_know() {
    let game = bidding();
    let own = game.view(Viewer::Seat(Seat(0)));
    assert_eq!(own["seats"][0]["hand"]["red"], 1);
    assert_eq!(own["seats"][1]["hand"], Value::Null);
    assert_eq!(game.view(Viewer::Onlooker)["seats"][0]["hand"], Value::Null);
    assert!(matches!(game.turn(), Turn::Together(seats) if seats.len() == 2));
}

#[test]
fn a_bad_component_file_names_its_line() {
    let text = TITLE.standard().text;
    let error = TITLE.components(&text.replace("coins = 3", "coins = -3")).expect_err("negative");
    assert_eq!(error.line, 2, "{error}");
    let error = TITLE.components("coins = 3\ncoins = 4\n").expect_err("twice");
    assert_eq!(error.line, 2, "{error}");
}
