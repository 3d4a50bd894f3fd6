//! What is clearly best and yet not worth asking.

use std::fmt::Display;

/// What a quick look finds among fewer options than this is dull, and a turn of fewer ways.
const FEW: [usize; 2] = [5, 20];
/// A single move that a quick look finds and that is so many times as clear as it must be is forced.
const FORCED: f64 = 4.0;

/// Whether a line is found too easily: a quick look finds it, and there are few ways to go, for so
/// many options on each of its steps.
pub(super) fn is_easy(at_sight: bool, options: &[usize]) -> bool {
    let ways: usize = options.iter().product();
    at_sight && ways < FEW[usize::from(options.len() > 1)]
}

/// Whether a single move leaves nothing to think about.
pub(super) fn is_forced(at_sight: bool, steps: usize, clearness: f64) -> bool {
    at_sight && steps == 1 && clearness >= FORCED
}

/// Whether somebody is asked how many, and takes as many as there are: all options but one, which
/// may refuse, say the same with another number.
pub(super) fn is_all_there_is<A: Display>(options: &[A], answer: &A) -> bool {
    let (form, number) = count(&answer.to_string());
    let alike =
        options.iter().map(|one| count(&one.to_string())).filter(|(other, _)| *other == form);
    let numbers: Vec<Option<u32>> = alike.map(|(_, number)| number).collect();
    let counts = numbers.len() > 2 && numbers.len() + 1 >= options.len();
    counts && number.is_some() && numbers.iter().all(|other| *other <= number)
}

/// What is written, with its last word apart if that is a number.
fn count(written: &str) -> (String, Option<u32>) {
    let (words, last) = written.rsplit_once(' ').unwrap_or(("", written));
    match last.parse() {
        Ok(number) => (words.to_owned(), Some(number)),
        Err(_) => (written.to_owned(), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_as_there_are_is_no_answer_to_look_for() {
        let draws = ["draw 0", "draw 1", "draw 2", "done"];
        assert!(is_all_there_is(&draws, &"draw 2"));
        assert!(!is_all_there_is(&draws, &"draw 1"), "less than all is a thought");
        assert!(!is_all_there_is(&draws, &"done"));
        assert!(!is_all_there_is(&["die pink 2", "die blue 3", "die blue 4"], &"die blue 4"));
        assert!(!is_all_there_is(&["go tours", "go blois", "go orleans"], &"go tours"));
    }

    #[test]
    fn what_is_seen_at_once_needs_many_options_and_no_great_lead() {
        assert!(is_easy(true, &[4]) && !is_easy(true, &[5]));
        assert!(is_easy(true, &[3, 4]) && !is_easy(true, &[3, 3, 3]));
        assert!(!is_easy(false, &[3]), "it is hidden");
        assert!(is_forced(true, 1, 4.5) && !is_forced(true, 2, 4.5));
        assert!(!is_forced(true, 1, 1.5) && !is_forced(false, 1, 4.5));
    }
}
