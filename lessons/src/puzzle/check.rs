//! Whether a puzzle holds, by the rules as they are.

use kernel::conformance::LAW_NAMES;
use kernel::rulings::{Example, Failure, Rulings};
use kernel::{Actor, Title};
use lang::{Speaker, Tongue};

use super::{Kind, Puzzle, Trial, Tried};
use crate::shown::WORDS;

impl Puzzle {
    /// Everything in the puzzle that does not hold, each with its line. What is best is not sought
    /// again: the finder did, and longer than anybody would wait here.
    pub fn check(&self, title: &dyn Title) -> Vec<Failure> {
        let faults = self.example().run(title, LAW_NAMES).failures;
        if !faults.is_empty() {
            return faults;
        }
        match self.at(title, &[]) {
            Ok(trial) => [self.asked(&trial), self.solved(trial)].concat(),
            Err(stray) => vec![self.wrong(1, "puzzle", stray.to_string())],
        }
    }

    /// The list that leads to the position, as a rule example.
    fn example(&self) -> Rulings {
        let (ids, sentence) = (Vec::new(), String::new());
        let example = Example { line: 1, ids, sentence, lines: self.position.clone() };
        Rulings { name: self.file.clone(), examples: vec![example], unread: Vec::new() }
    }

    /// What is asked at the beginning.
    fn asked(&self, trial: &Trial<'_>) -> Vec<Failure> {
        let legal = trial.game().notations(Actor::Seat(self.seat));
        let mut faults = Vec::new();
        if legal.len() != self.options {
            let why = format!("seat {} has {} options here", self.seat, legal.len());
            faults.push(self.wrong(1, &format!("options {}", self.options), why));
        }
        let (line, instead) = &self.instead;
        if !matches!(trial.reply(instead), Tried::Other) {
            let why = "it is no other move that may be played at the beginning".to_owned();
            faults.push(self.wrong(*line, instead, why));
        }
        if let Err(stray) = trial.puzzle.gains(trial.game()) {
            faults.push(self.wrong(self.why.0, "why", stray.0));
        }
        if self.kind == Kind::Decision && self.solution.len() > 1 {
            let why = "one decision has one move\nhint: `turn` or `end`".to_owned();
            faults.push(self.wrong(self.solution[1].0, "solve", why));
        }
        faults
    }

    /// Every move of the solution, one after the other; there is a choice each time.
    fn solved(&self, mut trial: Trial<'_>) -> Vec<Failure> {
        for (place, (line, action)) in (0..).zip(&self.solution) {
            let options = trial.legal().len();
            if options < 2 {
                let why = format!("seat {} has {options} options here", self.seat);
                return vec![self.wrong(*line, action, why)];
            }
            if let Err(stray) = trial.go_on(place) {
                return vec![self.wrong(*line, action, stray.0)];
            }
        }
        Vec::new()
    }

    /// Everything that would be missing when the puzzle is shown: a board without the pieces of an
    /// answer, a sentence that a language does not have or that is too long for a phone.
    pub fn check_shown(&self, title: &dyn Title) -> Vec<Failure> {
        let mut faults = Vec::new();
        for tongue in Tongue::ALL {
            let speaker = Speaker::new(tongue, title.info(), &[]).seating(2);
            let said = [
                Ok(speaker.text(&self.question_id(), &[])),
                self.reason(title, &speaker),
                self.other(title, &speaker),
                self.answer(title, &speaker).map(|moves| moves.join(" → ")),
            ];
            for words in said {
                match words {
                    Ok(words) if words.split_whitespace().count() > WORDS => {
                        let why = format!("`{words}` is more than {WORDS} words in {tongue}");
                        faults.push(self.wrong(1, "puzzle", why));
                    }
                    Ok(_) => {}
                    Err(stray) => faults.push(self.wrong(1, "puzzle", stray.0)),
                }
            }
        }
        faults
    }

    fn wrong(&self, line: usize, what: &str, why: String) -> Failure {
        Failure { file: self.file.clone(), line, what: what.to_owned(), why }
    }
}
