//! Every target with its corpus and a few mutations of it, always the same ones.

use kernel::chance::Fast;
use targets::mutate::mutated;
use targets::{TARGETS, Target};

/// How many times as many mutations as usual are wanted, by hand: `GUILDHALL_FUZZ=50`.
fn times() -> usize {
    std::env::var("GUILDHALL_FUZZ").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// So many inputs are mutated.
const SEEDS: usize = 12;

fn brief(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name);
    let Target { name, run, brief } = target.expect("there is such a target");
    let count = brief * times();
    let mut seeds = seeds::all(name);
    // The shortest: what is long takes long, and is tried by hand.
    seeds.sort_by_key(Vec::len);
    seeds.truncate(SEEDS);
    assert!(!seeds.is_empty(), "{name} has a corpus");
    seeds.iter().for_each(|seed| run(seed));
    for number in 0..count {
        let input = mutated(&seeds, &mut Fast::new(1, number as u64));
        let done = std::panic::catch_unwind(|| run(&input));
        assert!(done.is_ok(), "{name}, mutation {number}: {}", String::from_utf8_lossy(&input));
    }
}

#[test]
fn protocol_lines() {
    brief("protocol");
}

#[test]
fn replays() {
    brief("replay");
}

#[test]
fn rule_examples() {
    brief("play");
}

#[test]
fn component_files() {
    brief("components");
}

#[test]
fn form_bodies() {
    brief("forms");
}

#[test]
fn cookies() {
    brief("cookies");
}

#[test]
fn every_target_has_a_program_and_seeds() {
    assert!(TARGETS.iter().map(|target| target.name).eq(seeds::TARGETS));
}
