//! The runner against a toy, and against whatever people may type.

use super::toy::Toy;
use super::{Coverage, Rulings};
use crate::TitleOf;
use crate::chance::{Fast, below};

const TOY: TitleOf<Toy> = TitleOf::NEW;

/// Every kind of line, all of them true.
const GOOD: &str = "\
# The heap.
TY-1.1  Take one or two coins, as long as the heap has them.   # for people
given   players=2 heap=2  0.coins=3
asked   0=take
0 take 2 offered
0 options            roll | take 2 | take 1
0 take 1             ok
told 1               took
untold -             peeked
then                 heap=1 0.coins=4 0.taken=1 0.slots=-,- 1.taken=-
seen by 1            0.taken=-
seen by 0            0.taken=1
1 take 2             refused TY-1.1
1 roll               ok
told 1               peeked
untold -             peeked
asked                *
* odds               rolled 1:3 | rolled 2:1
* rolled 2           ok
asked                -
score 0              coins=4 total=4
ranking              0 > 1
data                 rounds=3 coins.crown.worth=5 coins.count=2

TY-1.2 TY-1.3  Two players take turns.
setup   players=3 refused TY-1.3
setup   players=2 rich=true
* odds               heap 5:1 | heap 6:1 | heap 7:1
deal 1
then                 0.coins=2 1.coins=2
1 take 1             refused TY-1.2
ranking              0,1
given   players=2 rich=true 0.coins=44 invalid 0.coins
law     replays_agree
";

fn failures(text: &str) -> Vec<String> {
    let report = Rulings::parse("toy.play", text).run(&TOY, &["replays_agree"]);
    report.failures.iter().map(ToString::to_string).collect()
}

/// The failures of a line after a fixed position.
fn failure(line: &str) -> String {
    let text = format!("TY-1.1 A heap.\ngiven players=2 heap=2 0.coins=3\n{line}\n");
    let failures = failures(&text);
    assert_eq!(failures.len(), 1, "{failures:?}");
    failures.into_iter().next().expect("there is one")
}

#[test]
fn what_holds_is_silent() {
    let rulings = Rulings::parse("toy.play", GOOD);
    let report = rulings.run(&TOY, &["replays_agree"]);
    assert!(report.is_ok(), "{report}");
    assert_eq!((report.examples, report.lines), (2, 30));
    assert_eq!(report.to_string(), "2 examples, 30 lines: all hold");
    assert_eq!(rulings.prefix(), Some("TY"));
    assert_eq!(
        rulings.examples[0].sentence,
        "Take one or two coins, as long as the heap has them."
    );
}

#[test]
fn what_does_not_hold_is_named_with_its_line() {
    let cases = [
        ("0 take 1  refused TY-1.1", "`0 take 1`: expected refused TY-1.1, found ok"),
        ("1 take 1  ok", "`1 take 1`: expected ok, found refused TY-1.2: it is not your turn"),
        (
            "1 take 1  refused TY-1.1",
            "`1 take 1`: expected refused TY-1.1, found refused TY-1.2: it is not your turn",
        ),
        (
            "0 tak 1  ok",
            "`0 tak 1`: expected ok, but no action is written `tak 1`\n\
             hint: did you mean `take 1`?",
        ),
        ("then heap=3", "`then heap`: expected 3, found 2"),
        ("then 0.slots=a,-", "`then 0.slots`: expected a,-, found -,-"),
        ("then 0.taken=1", "`then 0.taken`: expected 1, found - (an empty list)"),
        ("asked 1=take", "`asked`: expected 1=take, found 0=take"),
        ("asked -", "`asked`: expected - (the game is over), found 0=take"),
        ("asked 0=tke", "`asked`: there is no question `tke`\nhint: did you mean `take`?"),
        (
            "0 options  roll | take 3",
            "`0 options`: expected but not found: take 3; found but not expected: take 1 | take 2; \
             found in all: roll | take 1 | take 2",
        ),
        ("score 0 coins=4", "`score 0 coins`: expected 4, found 3"),
        (
            "score 0 coin=3",
            "`score 0 coin`: there is no line of the score `coin`\nhint: did you mean `coins`?",
        ),
        ("ranking 1 > 0", "`ranking`: expected 1 > 0, found 0 > 1"),
        ("data rounds=4", "`data rounds`: expected 4, found 3"),
        ("deal 1", "`deal 1`: expected 1 outcomes of chance, found 0"),
        ("told 0 took", "`told 0`: no action has told anything yet"),
        (
            "given players=2 0.coins=44",
            "`given`: expected ok, found invalid `seats.0.coins`: nobody has that many",
        ),
        (
            "given players=2 0.coins=1 invalid 0.coins",
            "`given`: expected invalid 0.coins, found ok",
        ),
        ("setup players=3", "`setup`: expected ok, found refused TY-1.3: two players"),
        ("setup players=2 refused TY-1.3", "`setup`: expected refused TY-1.3, found ok"),
    ];
    for (line, why) in cases {
        assert_eq!(failure(line), format!("toy.play:3: {why}"));
    }
}

#[test]
fn slips_of_the_pen_are_failures_with_hints() {
    let cases = [
        ("than heap=3", "`than heap=3`: no line begins like this\nhint: did you mean `then`?"),
        ("then heep=3", "`then heep`: there is no `heep`\nhint: did you mean `heap`?"),
        (
            "0 take 1  offerd",
            "`0 take 1 offerd`: the line ends with its outcome: `ok`, `offered` or `refused ID`\n\
             hint: did you mean `offered`?",
        ),
        ("0 ok", "`0 ok`: it names no action"),
        ("0 options", "`0 options`: it lists nothing\nhint: `-` stands for none"),
        ("0 odds -", "`0 odds -`: only chance has odds\nhint: write `* odds …`"),
        (
            "0 take 1  refused TY-1.9",
            "`0 take 1`: there is no rule `TY-1.9`\nhint: did you mean `TY-1.1`?",
        ),
        ("7 take 1  ok", "`7 take 1`: there is no seat 7 at a table of 2"),
        (
            "law replay_agree",
            "`law replay_agree`: there is no law `replay_agree`\nhint: did you mean `replays_agree`?",
        ),
        ("then heap", "`then heap`: `heap` is no `PATH=VALUE`"),
        ("then heap=1 heap=2", "`then heap=1 heap=2`: `heap` stands there twice"),
        ("given heap=2", "`given`: it does not say how many players: `players=2`"),
        ("given players=2 turn=many", "`given`: `turn=many`: `many` is no number"),
        (
            "given players=2 5.coins=1",
            "`given`: `5.coins=1`: there is no `5` of `seats.5.coins`: the list has 2 entries",
        ),
        (
            "setup players=2 ritch=true",
            "`setup`: there is no option `ritch`\nhint: did you mean `rich`?",
        ),
        (
            "setup players=2 rich=maybe",
            "`setup`: option `rich` does not take `maybe`\nhint: it takes false, true",
        ),
        (
            "TY-1.7 New.\ndata rounds=3",
            "`TY-1.7`: there is no rule `TY-1.7`\nhint: did you mean `TY-1.1`?",
        ),
    ];
    for (line, why) in cases {
        assert_eq!(failure(line), format!("toy.play:3: {why}"));
    }
    assert_eq!(
        failures("given players=2"),
        ["toy.play:1: `given players=2`: it belongs to no example\n\
          hint: a line with the rule's id opens one"]
    );
    assert_eq!(
        failures("TY-1.1 A heap.\nthen heap=2"),
        ["toy.play:2: `no table`: nothing can be played or seen yet\n\
          hint: `setup` or `given` comes first"]
    );
    assert_eq!(
        failures("TY-1.1 A heap."),
        ["toy.play:1: `TY-1.1`: the example has no lines\n\
          hint: several ids may open one example together"]
    );
}

#[test]
fn an_example_stops_where_its_position_is_lost() {
    let text = "TY-1.1 A.\ngiven players=2 heap=2\n1 take 1  ok\nthen heap=1\nTY-1.2 B.\n\
                given players=2 heap=2\nthen heap=1\nthen heap=3\n";
    let lines: Vec<usize> =
        Rulings::parse("x", text).run(&TOY, &[]).failures.iter().map(|f| f.line).collect();
    assert_eq!(lines, [3, 7, 8]);
}

#[test]
fn coverage_tells_proof_from_refusal() {
    let only_refused = "TY-1.3 Two.\nsetup players=3 refused TY-1.3\n";
    let files = [
        Rulings::parse(
            "a.play",
            "TY-1.1 A.\ngiven players=2\n0 take 1  ok\n1 take 2  refused TY-1.2\n",
        ),
        Rulings::parse("b.play", only_refused),
    ];
    let coverage = Coverage::of(["TY-1.1", "TY-1.2", "TY-1.3"], &files);
    assert_eq!(coverage.unproved().collect::<Vec<_>>(), ["TY-1.2", "TY-1.3"]);
    assert_eq!((coverage.proved(), coverage.rules()), (1, 3));
    assert_eq!(coverage.proofs("TY-1.1")[0].to_string(), "a.play:1");
    assert!(coverage.is_refused("TY-1.2") && coverage.is_refused("TY-1.3"));
    assert!(!coverage.is_refused("TY-1.1"));
}

/// Whatever is typed is read and run without a panic.
#[test]
fn mangled_files_never_panic() {
    const BITS: [&str; 16] =
        ["", " ", "  ", "\t", "\n", "=", ",", "-", ".", ":", "|", "#", "*", "9", "é", "refused "];
    let mut rng = Fast::new(11, 0);
    let whole: Vec<char> = GOOD.chars().collect();
    for _ in 0..3000 {
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
