//! The nets that ship: each fits its game, is small enough, and answers as its trainer did.

use std::path::Path;

use bots::nets::net_of;
use craftsmen::Craftsmen;
use kernel::Judge;
use net::{Answer, Desk, Net, Question};
use newdale::Newdale;
use orleans::Orleans;
use serde_json::Value;
use tiletum::Tiletum;

/// The most bytes that the net of a game may have.
const BYTES_MAX: usize = 6_000_000;
/// How far an answer may be from the trainer's.
const NEAR: f64 = 1e-3;

fn numbers(value: &Value) -> Vec<f64> {
    let all = value.as_array().expect("a list of numbers");
    all.iter().map(|number| number.as_f64().expect("a number")).collect()
}

/// Whether two lists are the same but for what 32 bits and another order of sums make of them.
fn compare(what: &str, found: &[f32], wanted: &Value) {
    let wanted = numbers(wanted);
    assert_eq!(found.len(), wanted.len(), "{what}");
    for (found, wanted) in found.iter().zip(wanted) {
        let off = (f64::from(*found) - wanted).abs();
        assert!(off <= NEAR * wanted.abs().max(1.0), "{what}: {found} instead of {wanted}");
    }
}

fn answers_like_its_trainer(net: &Net, file: &Path) {
    let text = std::fs::read_to_string(file).expect("known answers lie beside the weights");
    let known: Value = serde_json::from_str(&text).expect("it is JSON");
    let positions = known["positions"].as_array().expect("there are positions");
    assert!(positions.len() >= 10, "{}", positions.len());
    let (mut desk, mut answer) = (Desk::new(), Answer::default());
    for (number, position) in positions.iter().enumerate() {
        let pairs = position["observation"].as_array().expect("an observation");
        let inputs: Vec<i32> = pairs.iter().map(|pair| numbers(pair)[0] as i32).collect();
        let values: Vec<f32> = pairs.iter().map(|pair| numbers(pair)[1] as f32).collect();
        let legal: Vec<i32> = numbers(&position["legal"]).iter().map(|n| *n as i32).collect();
        let players = position["players"].as_u64().expect("a number of players") as usize;
        let question = Question { inputs: &inputs, values: &values, legal: &legal, players };
        net.glance(&mut desk, &question, &mut answer);
        compare(&format!("logits of position {number}"), &answer.logits, &position["logits"]);
        compare(&format!("points of position {number}"), &answer.points, &position["points"]);
        compare(&format!("shares of position {number}"), &answer.shares, &position["shares"]);
    }
}

/// A game without a net has nothing to be wrong.
fn check<G: Judge>() {
    let Some(bytes) = weights::of(G::INFO.key) else { return };
    assert!(bytes.len() <= BYTES_MAX, "{} bytes", bytes.len());
    let net = net_of::<G>(None).unwrap_or_else(|why| panic!("{why}"));
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(G::INFO.key);
    answers_like_its_trainer(&net, &data.join("data/net.answers.json"));
    for label in ["command", "seeds", "minutes", "machine", "decisions"] {
        assert!(net.labels().contains_key(label), "the net does not say its {label}");
    }
}

#[test]
fn craftsmen_answers_as_its_trainer_did() {
    check::<Craftsmen>();
}

#[test]
fn newdale_answers_as_its_trainer_did() {
    check::<Newdale>();
}

#[test]
fn orleans_answers_as_its_trainer_did() {
    check::<Orleans>();
}

#[test]
fn tiletum_answers_as_its_trainer_did() {
    check::<Tiletum>();
}
