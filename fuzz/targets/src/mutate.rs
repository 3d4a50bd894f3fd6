//! Inputs made from others by a seed: the same everywhere.

use kernel::chance::{Fast, below};

use crate::LONGEST;

/// What parsers stumble over.
const WORDS: [&str; 24] = [
    "-1",
    "0",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "NaN",
    "null",
    "true",
    "[]",
    "{}",
    "\"",
    "\\u0000",
    "\0",
    "é",
    "\u{202e}",
    "%00",
    "%",
    "&",
    "=",
    "\n",
    "..",
    ":",
];

/// Another input, made from these by a few changes.
pub fn mutated(seeds: &[Vec<u8>], dice: &mut Fast) -> Vec<u8> {
    let mut input = seeds[pick(dice, seeds.len())].clone();
    for _ in 0..1 + below(dice, 6) {
        let other = &seeds[pick(dice, seeds.len())];
        change(&mut input, other, dice);
    }
    input.truncate(LONGEST);
    input
}

fn change(input: &mut Vec<u8>, other: &[u8], dice: &mut Fast) {
    let at = pick(dice, input.len() + 1);
    match below(dice, 7) {
        0 if at < input.len() => input[at] ^= 1 << below(dice, 8),
        1 => drop(input.drain(at..input.len().min(at + pick(dice, 40)))),
        2 => insert(input, at, WORDS[pick(dice, WORDS.len())].as_bytes()),
        3 => insert(input, at, part(other, dice)),
        4 => {
            let own = part(input, dice).to_vec();
            insert(input, at, &own);
        }
        5 => number(input, at, dice),
        _ => input.truncate(at),
    }
}

/// Puts another number where the next one stands.
fn number(input: &mut Vec<u8>, at: usize, dice: &mut Fast) {
    let Some(first) = input[at..].iter().position(u8::is_ascii_digit).map(|n| at + n) else {
        return;
    };
    let digits = input[first..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let word = WORDS[pick(dice, 8)];
    input.splice(first..first + digits, word.bytes());
}

fn insert(input: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    input.splice(at..at, bytes.iter().copied());
}

/// A part of a text, mostly a short one.
fn part<'a>(text: &'a [u8], dice: &mut Fast) -> &'a [u8] {
    let start = pick(dice, text.len() + 1);
    let longest = [4, 40, 400][pick(dice, 3)];
    let length = pick(dice, longest);
    &text[start..text.len().min(start + length)]
}

fn pick(dice: &mut Fast, count: usize) -> usize {
    below(dice, count.max(1) as u32) as usize
}
