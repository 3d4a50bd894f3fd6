//! Nothing is compiled twice: whatever the chores, the Python package and the tests of one crate are
//! built from has the features that it has in the build of the whole workspace.

use std::collections::BTreeSet;
use std::process::Command;

/// Every crate of a choice of packages with its features.
fn crates(choice: &[&str]) -> BTreeSet<String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["tree", "--locked", "--edges", "normal,build,dev", "--prefix", "none"]);
    cargo.args(["--format", "{p} {f}"]).args(choice);
    let told = cargo.output().expect("cargo runs");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let text = String::from_utf8(told.stdout).expect("it prints text");
    let crates = text.lines().map(|line| line.trim_end_matches(" (*)").trim().to_owned());
    crates.filter(|line| !line.starts_with("alike ")).collect()
}

/// Whether a choice is built from what the whole workspace is built from.
fn assert_shares(all: &BTreeSet<String>, choice: &[&str]) {
    let ours = crates(choice);
    let other: Vec<&String> = ours.difference(all).collect();
    assert!(other.is_empty(), "{choice:?}: alike/Cargo.toml must ask for more of {other:#?}");
}

#[test]
fn nothing_is_compiled_twice() {
    let all = crates(&["--workspace", "--features", "guildhall/parquet"]);
    for part in ["xtask", "guildhall-python"] {
        assert_shares(&all, &["--package", part]);
    }
    for part in ["kernel", "net", "store", "terminal", "web"] {
        assert_shares(
            &all,
            &["--package", "alike", "--features", "alike/server", "--package", part],
        );
    }
}
