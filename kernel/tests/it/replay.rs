//! A replay is read, written and proved; whatever does not hold is named with its line.

use kernel::chance::{Dealer, Seed};
use kernel::replay::{Commitment, Line, Replay, ReplayError, Verified};
use kernel::{Actor, AnyGame, Title, TitleOf};

use crate::toy::Fair;

const TITLE: TitleOf<Fair> = TitleOf::NEW;

/// A whole game dealt from a committed seed; the seats take their last option.
fn finished(options: &[(&str, &str)]) -> Replay {
    let seed = Seed::from_text("fair");
    let options: Vec<_> =
        options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    let mut game = TITLE.start(TITLE.standard(), &options, 2).expect("two can play");
    let mut replay = Replay::begin(game.as_ref(), Some(seed.commitment()));
    while let Some(actor) = game.turn().actor() {
        let action = next(game.as_ref(), actor, &replay, &Dealer::new(seed));
        game.play(actor, &action).expect("it is listed");
        replay.lines.push(Line { actor, action });
    }
    replay.finish(&TITLE, Some(&seed)).expect("every line was played");
    replay
}

fn next(game: &dyn AnyGame, actor: Actor, replay: &Replay, dealer: &Dealer) -> String {
    if actor != Actor::Chance {
        return game.notations(actor).pop().expect("whoever is asked has options");
    }
    let outcomes = replay.lines.iter().filter(|line| line.actor == Actor::Chance).count();
    let odds = game.odds();
    let drawn = dealer.deal(outcomes as u64, odds.iter().map(|(_, weight)| *weight));
    odds[drawn].0.clone()
}

fn verify(text: &str) -> Result<Verified, ReplayError> {
    Replay::parse(text)?.verify(&TITLE)
}

fn refused(text: &str) -> ReplayError {
    verify(text).expect_err("it does not hold")
}

/// The text with the first `from` replaced; it must be there.
fn tampered(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "no `{from}` in\n{text}");
    text.replacen(from, to, 1)
}

/// The file's lines, the last one left out.
fn without_score(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[..lines.len() - 1].join("\n")
}

#[test]
fn a_finished_game_is_proved() {
    let replay = finished(&[]);
    let verified = verify(&replay.to_string()).expect("it holds");
    assert_eq!(verified.commitment, Commitment::Ok);
    assert_eq!(verified.moves, 3 * (2 + 2 + 1));
    assert_eq!(Some(verified.scores), replay.end.map(|end| end.scores));
    assert!(verified.whole);
}

#[test]
fn text_and_replay_are_the_same() {
    let replay = finished(&[("rounds", "2"), ("order", "down")]);
    let text = replay.to_string();
    assert!(text.contains("options order=down,rounds=2"), "{text}");
    let read = Replay::parse(&text).expect("it was written");
    assert_eq!(read, replay);
    assert_eq!(read.to_string(), text);
    assert!(verify(&text).is_ok());
}

#[test]
fn a_game_under_way_holds_without_proof_of_its_deal() {
    let mut replay = finished(&[]);
    replay.end = None;
    replay.lines.truncate(5);
    let verified = verify(&replay.to_string()).expect("it holds");
    assert_eq!((verified.commitment, verified.moves), (Commitment::Absent, 3));
}

#[test]
fn a_loaded_game_says_that_it_is_not_whole() {
    let whole = finished(&[]);
    let state = whole.play(&TITLE, 4).expect("it holds").state();
    let mut rest = Replay { commitment: None, state: Some(state), ..whole };
    rest.lines.drain(..4);
    rest.finish(&TITLE, None).expect("it goes on");
    let verified = verify(&rest.to_string()).expect("it holds");
    assert_eq!((verified.whole, verified.commitment), (false, Commitment::Absent));
}

#[test]
fn a_loaded_state_that_cannot_be_is_named() {
    let whole = finished(&[]);
    let mut state = whole.play(&TITLE, 4).expect("it holds").state();
    state["bank"] = 7.into();
    let replay = Replay { commitment: None, state: Some(state), end: None, lines: vec![], ..whole };
    let error = refused(&replay.to_string());
    assert_eq!(error.line, 3);
    assert!(error.why.contains("`bank`"), "{error}");
}

#[test]
fn a_file_that_is_cut_off_says_so() {
    let text = finished(&[]).to_string();
    for (cut, line) in [("guildhall-replay 1\n", 2), ("guildhall-replay 1\ngame fair   rules", 2)] {
        let error = refused(cut);
        assert_eq!(error.line, line, "{error}");
        assert!(error.why.contains("cut off"), "{error}");
    }
    let lines = text.lines().count();
    let error = refused(&without_score(&text));
    assert_eq!(error.line, lines, "{error}");
    assert!(error.why.contains("the score is missing"), "{error}");
    let error = refused(&format!("{}\nscore 3", without_score(&text)));
    assert_eq!(error.line, lines, "{error}");
    assert!(error.why.contains("cut off"), "{error}");
}

#[test]
fn what_is_no_replay_is_refused() {
    assert!(refused("").why.starts_with("this is no replay"));
    assert!(refused("dear diary\n").why.starts_with("this is no replay"));
}

#[test]
fn a_newer_format_asks_for_a_newer_guildhall() {
    let text = tampered(&finished(&[]).to_string(), "guildhall-replay 1", "guildhall-replay 2");
    let error = refused(&text);
    assert_eq!(error.line, 1);
    assert!(error.why.contains("hint: use a newer guildhall"), "{error}");
}

#[test]
fn other_rules_are_not_reinterpreted() {
    let text = finished(&[]).to_string();
    let newer = refused(&tampered(&text, "rules 1", "rules 2"));
    assert_eq!(newer.line, 2);
    assert!(newer.why.contains("hint: use a newer guildhall"), "{newer}");
    let older = refused(&tampered(&text, "rules 1", "rules 0"));
    assert!(older.why.contains("does not reinterpret old games"), "{older}");
}

#[test]
fn a_header_that_cannot_be_is_refused() {
    let replay = finished(&[]);
    let text = replay.to_string();
    let cases = [
        ("game fair", "game market", "the game is `market`, not `fair`"),
        ("players 2", "players 9", "FA-1.1"),
        ("players 2", "players many", "`players` in the header is no number"),
        ("options -", "options round=2", "did you mean `rounds`?"),
        ("options -", "options rounds", "has no `=`"),
        (replay.components.as_str(), "0123", "component set 0123 is not at hand"),
    ];
    for (from, to, why) in cases {
        // The score would be read by the number of players first.
        let error = refused(&without_score(&tampered(&text, from, to)));
        assert_eq!(error.line, 2, "{error}");
        assert!(error.why.contains(why), "{error}");
    }
}

#[test]
fn a_wrong_score_or_hash_is_named() {
    let replay = finished(&[]);
    let last = replay.file_line(replay.lines.len());
    let mut wrong = replay.clone();
    wrong.end.as_mut().expect("it is finished").scores[1] += 1;
    let error = refused(&wrong.to_string());
    assert_eq!(error.line, last);
    assert!(error.why.starts_with("the scores are"), "{error}");
    let mut wrong = replay;
    wrong.end.as_mut().expect("it is finished").hash = "0".repeat(64);
    let error = refused(&wrong.to_string());
    assert_eq!(error.line, last);
    assert!(error.why.starts_with("the hash is"), "{error}");
}

#[test]
fn a_score_before_the_end_is_refused() {
    let mut replay = finished(&[]);
    replay.lines.truncate(8);
    let error = refused(&replay.to_string());
    assert_eq!(error.line, replay.file_line(8));
    assert!(error.why.contains("before the end"), "{error}");
    let error = refused(&format!("{}0  keep\n", finished(&[])));
    assert!(error.why.contains("nothing may follow the score"), "{error}");
}

#[test]
fn another_deal_breaks_the_commitment() {
    let mut replay = finished(&[]);
    let dealt = replay.lines[1].action.clone();
    let other = if dealt == "draw 1 red" { "draw 1 blue" } else { "draw 1 red" };
    other.clone_into(&mut replay.lines[1].action);
    let error = refused(&replay.to_string());
    assert!(error.broken_commitment, "{error}");
    assert_eq!(error.line, replay.file_line(1));
    assert_eq!(error.why, format!("the seed deals `{dealt}`, not `{other}`"));
}

#[test]
fn another_seed_breaks_the_commitment() {
    let seed = |text: Option<&str>| {
        let mut replay = finished(&[]);
        let reveal = text.map(|text| Seed::from_text(text).reveal());
        replay.end.as_mut().expect("it is finished").seed = reveal;
        refused(&replay.to_string())
    };
    for error in [seed(Some("another")), seed(None)] {
        assert!(error.broken_commitment, "{error}");
    }
}

#[test]
fn a_line_that_is_not_legal_names_itself_and_its_rule() {
    let replay = finished(&[]);
    let with = |number: usize, actor: &str, action: &str| {
        let mut lines: Vec<String> = replay.to_string().lines().map(str::to_owned).collect();
        lines[replay.file_line(number) - 1] = format!("{actor}  {action}");
        refused(&lines.join("\n"))
    };
    let unknown = with(2, "0", "bud 1");
    assert_eq!((unknown.line, unknown.rule), (replay.file_line(2), None));
    assert!(unknown.why.ends_with("hint: did you mean `bid 1`?"), "{unknown}");
    let refused = with(2, "0", "keep");
    assert_eq!(refused.rule.map(|rule| rule.0), Some("FA-1.3"));
    assert_eq!(refused.line, replay.file_line(2));
    let nobody = with(2, "7", "keep");
    assert_eq!(nobody.line, replay.file_line(2));
    assert!(nobody.why.contains("there is no seat 7"), "{nobody}");
    assert!(with(2, "x", "keep").why.contains("begins with a seat or `*`"));
    assert!(with(2, "*", "draw 0 red").broken_commitment);
}

#[test]
fn names_are_kept_and_prove_nothing() {
    let plain = finished(&[]);
    let names = ["Ania \"the monk\"".to_owned(), String::new()].to_vec();
    let named = Replay { names: names.clone(), ..plain.clone() };
    let read = Replay::parse(&named.to_string()).expect("it was just written");
    assert_eq!(read, named);
    assert_eq!(verify(&named.to_string()), verify(&plain.to_string()), "the hash is the same");
    let line = |text: &str| refused(text).line;
    let text = named.to_string();
    assert_eq!(line(&tampered(&text, "\"]", "\",\"Luc\"]")), 3, "a third name for two");
    assert_eq!(line(&tampered(&text, "names [", "names {")), 3);
    assert_eq!(line(&tampered(&text, "Ania", "A\\u0007")), 3, "no bell in a name");
    assert_eq!(line(&format!("{text}names []\n")), text.lines().count() + 1);
}
