//! The project is in order, so that review can be about meaning.

use xtask::{Problem, Project, balance, ids, in_order, rules, strength, tidy};

#[track_caller]
fn holds(found: Result<Vec<Problem>, Problem>) {
    in_order(found).unwrap_or_else(|problems| panic!("\n{problems}"));
}

#[test]
fn constants_are_those_of_the_rules() {
    holds(ids::check(&Project::here()));
}

#[test]
fn every_rule_is_proved() {
    holds(rules::check(&Project::here()));
}

#[test]
fn files_are_tidy() {
    holds(tidy::check(&Project::here()));
}

#[test]
fn the_page_of_balance_says_what_was_counted() {
    holds(balance::check(&Project::here()));
}

#[test]
fn the_page_of_strength_says_what_was_measured() {
    holds(strength::check(&Project::here()));
}
