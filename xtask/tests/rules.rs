//! What `cargo xtask rules` finds in a small project that is not in order.

use std::fs;
use std::path::PathBuf;

use xtask::{Project, rules};

/// A project with one game, in a folder that is removed at the end.
struct Sandbox(PathBuf);

impl Sandbox {
    fn new(name: &str) -> Sandbox {
        let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&root);
        let sandbox = Sandbox(root);
        sandbox.file("data/components.toml", "[meta]\nprefix = \"TY\"\ntitle = \"Toy\"\n");
        let rules: String =
            (1..=20).map(|n| format!("- **TY-1.{n}** Rule number {n}.\n")).collect();
        sandbox.file("rules.md", &format!("## 1. All\n{rules}"));
        sandbox
    }

    fn file(&self, name: &str, text: &str) {
        let path = self.0.join("games/toy").join(name);
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("made");
        fs::write(path, text).expect("written");
    }

    /// Examples for all rules from `from` to the last.
    fn prove(&self, from: u32) {
        let example = |n| format!("TY-1.{n} Example.\ngiven players=2\n0 pass ok\n");
        self.file("tests/rulings/all.play", &(from..=20).map(example).collect::<String>());
    }

    fn problems(&self) -> Vec<String> {
        let problems = rules::check(&Project::at(&self.0)).expect("every file can be read");
        problems
            .iter()
            .map(|p| p.to_string().lines().next().unwrap_or_default().to_owned())
            .collect()
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_proved_book_is_in_order() {
    let sandbox = Sandbox::new("proved");
    sandbox.prove(2);
    sandbox.file("tests/unproven.txt", "# The list may only shrink.\nTY-1.1  a definition\n");
    sandbox.file("src/lib.rs", "/// TY-1.2 — Pass.\npub fn pass() {}\n");
    assert_eq!(sandbox.problems(), [""; 0]);
    let reports = rules::reports(&Project::at(&sandbox.0)).expect("every file can be read");
    assert_eq!(
        reports[0].summary(),
        "Toy: 19 of 20 ids proved (95.0 %), 1 unproven with a reason, 1 cited by code, 0 refused by"
    );
    let shown = reports[0].to_string();
    assert!(shown.contains("TY-1.2 → pass (src/lib.rs:1) → all.play:1"), "{shown}");
    assert!(shown.contains("TY-1.1 → - → unproven: a definition"), "{shown}");
}

#[test]
fn a_rule_without_example_or_reason_is_found() {
    let sandbox = Sandbox::new("missing");
    sandbox.prove(2);
    assert_eq!(sandbox.problems(), ["TY-1.1: no example proves it (chapter 1. All)"]);
}

#[test]
fn lines_of_the_unproven_list_are_held_to_account() {
    let sandbox = Sandbox::new("unproven");
    sandbox.prove(2);
    sandbox.file("tests/unproven.txt", "TY-1.1\nTY-1.2  it is proved\nTY-9.9  unknown\n");
    assert_eq!(
        sandbox.problems(),
        [
            "games/toy/tests/unproven.txt:1: TY-1.1 has no reason",
            "games/toy/tests/unproven.txt:2: TY-1.2 is proved by games/toy/tests/rulings/all.play:1; take the line out",
            "games/toy/tests/unproven.txt:3: no rule is `TY-9.9`",
            "games/toy/tests/unproven.txt: 3 of 20 rules go unproven; at most 5 % may",
        ]
    );
}

#[test]
fn a_refusal_that_no_example_tries_is_found() {
    let sandbox = Sandbox::new("untried");
    sandbox.prove(1);
    sandbox
        .file("src/lib.rs", "/// TY-1.77 — Wrong, see TY-1.\nfn a() { TY_1_3.refuse(\"no\") }\n");
    assert_eq!(
        sandbox.problems(),
        [
            "games/toy/src/lib.rs:1: no rule is `TY-1.77`",
            "TY-1.3: the code refuses by it, and no example is refused by it",
        ]
    );
}

#[test]
fn an_example_that_cannot_be_read_is_found() {
    let sandbox = Sandbox::new("unread");
    sandbox.prove(1);
    sandbox.file("tests/rulings/odd.play", "TY-8.1 Odd.\nthan x=1\n");
    assert_eq!(
        sandbox.problems(),
        [
            "games/toy/tests/rulings/odd.play:2: `than x=1`: no line begins like this",
            "games/toy/tests/rulings/odd.play:1: no rule is `TY-8.1`",
        ]
    );
}
