//! Which rules are proved, and which prohibitions are tried.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::{Example, Outcome, Rulings, Step};

/// What the examples of a game prove.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    ids: Vec<String>,
    proofs: BTreeMap<String, Vec<Proof>>,
    refused: BTreeSet<String>,
}

/// An example that proves a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The file.
    pub file: String,
    /// The line the example opens with.
    pub line: usize,
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

impl Coverage {
    /// What `files` prove of the rules of a book.
    ///
    /// A rule is proved by an example headed by its id with a line that says what happens; a
    /// refusal alone shows only what does not.
    pub fn of<'a>(
        ids: impl IntoIterator<Item = &'a str>,
        files: impl IntoIterator<Item = &'a Rulings>,
    ) -> Coverage {
        let ids = ids.into_iter().map(str::to_owned).collect();
        let mut coverage = Coverage { ids, ..Coverage::default() };
        for file in files {
            for example in &file.examples {
                coverage.add(&file.name, example);
            }
        }
        coverage
    }

    fn add(&mut self, file: &str, example: &Example) {
        if example.lines.iter().any(|line| proves(&line.step)) {
            let proof = Proof { file: file.to_owned(), line: example.line };
            for id in &example.ids {
                self.proofs.entry(id.clone()).or_default().push(proof.clone());
            }
        }
        for line in &example.lines {
            match &line.step {
                Step::Act { outcome: Outcome::Refused(id), .. }
                | Step::Setup { refused: Some(id), .. } => {
                    self.refused.insert(id.clone());
                }
                Step::Given { invalid: Some(_), .. } => {
                    self.refused.extend(example.ids.iter().cloned());
                }
                _ => {}
            }
        }
    }

    /// The examples that prove a rule.
    pub fn proofs(&self, id: &str) -> &[Proof] {
        self.proofs.get(id).map_or(&[], Vec::as_slice)
    }

    /// Whether an example proves the rule.
    pub fn is_proved(&self, id: &str) -> bool {
        self.proofs.contains_key(id)
    }

    /// Whether a line is refused by the rule, or cannot be because of it.
    pub fn is_refused(&self, id: &str) -> bool {
        self.refused.contains(id)
    }

    /// How many rules there are.
    pub fn rules(&self) -> usize {
        self.ids.len()
    }

    /// The rules that no example proves, in the order of the book.
    pub fn unproved(&self) -> impl Iterator<Item = &str> {
        self.ids.iter().map(String::as_str).filter(|id| !self.is_proved(id))
    }

    /// How many rules are proved.
    pub fn proved(&self) -> usize {
        self.rules() - self.unproved().count()
    }
}

/// Whether the line says what happens.
fn proves(step: &Step) -> bool {
    match step {
        Step::Act { outcome, .. } => !matches!(outcome, Outcome::Refused(_)),
        Step::Setup { .. } | Step::Given { .. } | Step::Deal(_) => false,
        Step::Options { .. }
        | Step::Odds(_)
        | Step::Asked(_)
        | Step::Then(_)
        | Step::Seen { .. }
        | Step::Told { .. }
        | Step::Score { .. }
        | Step::Ranking(_)
        | Step::Data(_)
        | Step::Law(_) => true,
    }
}
