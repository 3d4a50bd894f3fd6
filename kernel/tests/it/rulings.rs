//! The runner of rule examples against the toy game, and against whatever people may type.

use kernel::TitleOf;
use kernel::chance::{Fast, below};
use kernel::rulings::{Coverage, Rulings};

use super::toy::Fair;

const FAIR: TitleOf<Fair> = TitleOf::NEW;

/// Every kind of line, all of them true.
const GOOD: &str = "\
# The fair.
FA-1.2 FA-1.3  Each draws a token; all bid together in secret.   # for people
setup   players=2 rounds=1
then                 phase=draw 0.coins=3 0.hand=- bag=red:10,blue:7,gold:5
asked                *
* odds               draw 0 red:10 | draw 0 blue:7 | draw 0 gold:5
* draw 1 gold        refused FA-1.2
* draw 0 gold        ok
told 0               drawn
deal
asked                0=bid 1=bid
seen by 0            0.hand=gold:1
seen by 1            0.hand=- 0.tokens=1
0 options            bid 0 | bid 2 | bid 1
0 bid 2 ok
told 0               bid
untold 1             bid revealed
untold -             bid
seen by -            0.bid=-
then                 0.bid=2 1.bid=-
0 confirm            ok
0 bid 1              refused FA-1.5
1 confirm            refused FA-1.3
1 bid 1              ok
1 confirm            ok
told 0               revealed

FA-1.4 FA-1.6  The highest bidder pays and may show a token.
given   players=2 rounds=1 phase=show turn=0  0.coins=1 bank=2  0.hand=gold:1 1.hand=red:1 bag=red:9,blue:7,gold:4
asked                0=show
0 options            show gold | keep
1 options            -
0 show red           refused FA-1.4
0 show gold          offered
0 show gold          ok
then                 phase=over bank=2
asked                -
* odds               -
score 0              score.tokens=4 score.coins=1 total=5
ranking              0 > 1
data                 coins=3 tokens.gold=5 options.rounds=3 tokens.count=3

FA-1.1  Two to four players.
setup   players=5 refused FA-1.1
setup   players=2 rich=true
deal 2
then                 0.coins=6 1.coins=6
ranking              0,1
given   players=2 0.coins=44 invalid bank
law     laws
";

/// A position at which seat 0 may show a gold token.
const SHOW: &str = "given players=2 phase=show turn=0 0.hand=gold:1 1.hand=red:1 \
                    bag=red:9,blue:7,gold:4";

fn failures(text: &str) -> Vec<String> {
    let report = Rulings::parse("fair.play", text).run(&FAIR, &["laws"]);
    report.failures.iter().map(ToString::to_string).collect()
}

/// The one failure of a line that follows a fixed position; the line is the third.
#[track_caller]
fn fails(line: &str, why: &str) {
    let failures = failures(&format!("FA-1.4 Show.\n{SHOW}\n{line}\n"));
    assert_eq!(failures, [format!("fair.play:3: {why}")]);
}

#[test]
fn what_holds_is_silent() {
    let rulings = Rulings::parse("fair.play", GOOD);
    let report = rulings.run(&FAIR, &["laws"]);
    assert_eq!(report.to_string(), "3 examples, 44 lines: all hold");
    assert!(report.is_ok());
    assert_eq!(rulings.prefix(), Some("FA"));
    assert_eq!(rulings.examples[0].ids, ["FA-1.2", "FA-1.3"]);
    assert_eq!(rulings.examples[0].line, 2);
    assert_eq!(rulings.examples[0].sentence, "Each draws a token; all bid together in secret.");
}

#[test]
fn an_action_with_another_outcome_is_named() {
    fails("0 keep  refused FA-1.4", "`0 keep`: expected refused FA-1.4, found ok");
    fails("1 keep  ok", "`1 keep`: expected ok, found refused FA-1.5: another is asked");
    fails(
        "1 keep  refused FA-1.4",
        "`1 keep`: expected refused FA-1.4, found refused FA-1.5: another is asked",
    );
    fails(
        "0 show red  offered",
        "`0 show red`: expected offered, found refused FA-1.4: there is no such token",
    );
    fails(
        "0 kep  ok",
        "`0 kep`: expected ok, but no action is written `kep`\nhint: did you mean `keep`?",
    );
    fails("7 keep  ok", "`7 keep`: there is no seat 7 at a table of 2");
    fails("deal 1", "`deal 1`: expected 1 outcomes of chance, found 0");
}

#[test]
fn a_position_with_another_fate_is_named() {
    fails(
        "given players=2 0.coins=44",
        "`given`: expected ok, found invalid `bank`: 47 coins in all; 6 were dealt",
    );
    fails(
        "given players=2 0.coins=44 invalid bag",
        "`given`: expected invalid bag, found invalid `bank`: 47 coins in all; 6 were dealt",
    );
    fails("given players=2 invalid bank", "`given`: expected invalid bank, found ok");
    fails(
        "setup players=5",
        "`setup`: expected ok, found refused FA-1.1: 5 players; two to four play",
    );
    fails("setup players=2 refused FA-1.1", "`setup`: expected refused FA-1.1, found ok");
}

#[test]
fn a_value_that_differs_is_named() {
    fails("then bank=3", "`then bank`: expected 3, found 0");
    fails("then 0.hand=red:1", "`then 0.hand`: expected red:1, found gold:1");
    fails("then 0.bid=2", "`then 0.bid`: expected 2, found - (nothing)");
    fails("seen by 1 0.hand=gold:1", "`seen by 1 0.hand`: expected gold:1, found - (nothing)");
    fails("data coins=4", "`data coins`: expected 4, found 3");
    fails("asked 1=show", "`asked`: expected 1=show, found 0=show");
    fails("asked -", "`asked`: expected - (the game is over), found 0=show");
    fails("score 0 total=4", "`score 0 total`: expected 4, found 3");
    fails("ranking 1 > 0", "`ranking`: expected 1 > 0, found 0,1");
    fails("told 0 shown", "`told 0`: no action has told anything yet");
    fails(
        "0 options  keep | show red",
        "`0 options`: expected but not found: show red; found but not expected: show gold; \
         found in all: keep | show gold",
    );
}

#[test]
fn a_name_that_does_not_exist_is_a_failure_with_a_hint() {
    fails("then bonk=3", "`then bonk`: there is no `bonk`\nhint: did you mean `bank`?");
    fails("asked 0=shwo", "`asked`: there is no question `shwo`\nhint: did you mean `show`?");
    fails("law law", "`law law`: there is no law `law`\nhint: did you mean `laws`?");
    fails(
        "score 0 score.coin=3",
        "`score 0 score.coin`: there is no line of the score `score.coin`\n\
         hint: did you mean `score.coins`?",
    );
    fails(
        "0 keep  refused FA-1.9",
        "`0 keep`: there is no rule `FA-1.9`\nhint: did you mean `FA-1.1`?",
    );
    fails(
        "setup players=2 ritch=true",
        "`setup`: there is no option `ritch`\nhint: did you mean `rich`?",
    );
    fails(
        "FA-1.7 New.\ndata coins=3",
        "`FA-1.7`: there is no rule `FA-1.7`\nhint: did you mean `FA-1.1`?",
    );
}

#[test]
fn a_value_that_cannot_be_laid_down_says_why() {
    fails("given bank=2", "`given`: it does not say how many players: `players=2`");
    fails("given players=2 bank=many", "`given`: `bank=many`: `many` is no number");
    fails(
        "given players=2 5.coins=1",
        "`given`: `5.coins=1`: there is no `5` of `seats.5.coins`: the list has 2 entries",
    );
    fails(
        "setup players=2 rich=maybe",
        "`setup`: option `rich` does not take `maybe`\nhint: it takes false, true",
    );
}

#[test]
fn a_line_that_cannot_be_read_is_a_failure() {
    fails("than bank=3", "`than bank=3`: no line begins like this\nhint: did you mean `then`?");
    fails("then bank", "`then bank`: `bank` is no `PATH=VALUE`");
    fails("then bank=1 bank=2", "`then bank=1 bank=2`: `bank` stands there twice");
    fails("0 ok", "`0 ok`: it names no action");
    fails("0 options", "`0 options`: it lists nothing\nhint: `-` stands for none");
    fails("0 odds -", "`0 odds -`: only chance has odds\nhint: write `* odds …`");
    fails(
        "0 keep  offerd",
        "`0 keep offerd`: the line ends with its outcome: `ok`, `offered` or `refused ID`\n\
         hint: did you mean `offered`?",
    );
}

#[test]
fn lines_out_of_place_are_failures() {
    assert_eq!(
        failures("given players=2"),
        ["fair.play:1: `given players=2`: it belongs to no example\n\
          hint: a line with the rule's id opens one"]
    );
    assert_eq!(
        failures("FA-1.1 Players.\nthen bank=2"),
        ["fair.play:2: `then`: there is no table yet\nhint: `setup` or `given` comes first"]
    );
    assert_eq!(
        failures("FA-1.1 Players."),
        ["fair.play:1: `FA-1.1`: the example has no lines\n\
          hint: several ids may open one example together"]
    );
}

#[test]
fn an_example_stops_where_its_position_is_lost() {
    let text = format!(
        "FA-1.4 A.\n{SHOW}\n1 keep  ok\nthen bank=9\nFA-1.4 B.\n{SHOW}\nthen bank=8\nthen bank=9\n"
    );
    let report = Rulings::parse("fair.play", &text).run(&FAIR, &[]);
    assert_eq!(report.failures.iter().map(|failure| failure.line).collect::<Vec<_>>(), [3, 7, 8]);
}

#[test]
fn coverage_tells_proof_from_refusal() {
    let played = format!("FA-1.4 A.\n{SHOW}\n0 keep  ok\n0 keep  refused FA-1.5\n");
    let files = [
        Rulings::parse("a.play", &played),
        Rulings::parse("b.play", "FA-1.1 Two.\nsetup players=5 refused FA-1.1\n"),
    ];
    let coverage = Coverage::of(["FA-1.1", "FA-1.4", "FA-1.5"], &files);
    assert_eq!(coverage.unproved().collect::<Vec<_>>(), ["FA-1.1", "FA-1.5"]);
    assert_eq!((coverage.proved(), coverage.rules()), (1, 3));
    assert_eq!(coverage.proofs("FA-1.4")[0].to_string(), "a.play:1");
    assert!(coverage.is_refused("FA-1.1") && coverage.is_refused("FA-1.5"));
    assert!(!coverage.is_refused("FA-1.4"));
}

/// Whatever is typed is read and run without a panic.
#[test]
fn mangled_files_never_panic() {
    const BITS: [&str; 16] =
        ["", " ", "  ", "\t", "\n", "=", ",", "-", ".", ":", "|", "#", "*", "9", "é", "refused "];
    let mut rng = Fast::new(11, 0);
    let whole: Vec<char> = GOOD.chars().collect();
    for _ in 0..1500 {
        let mut text = whole.clone();
        for _ in 0..=below(&mut rng, 6) {
            let from = below(&mut rng, text.len() as u32 + 1) as usize;
            let to = (from + below(&mut rng, 12) as usize).min(text.len());
            let bit = BITS[below(&mut rng, BITS.len() as u32) as usize];
            text.splice(from..to, bit.chars());
        }
        let _ = failures(&text.iter().collect::<String>());
    }
}
