//! Whether a lesson holds: every way through it, by the rules as they are.

use std::collections::BTreeSet;

use kernel::conformance::LAW_NAMES;
use kernel::rulings::{Example, Failure, Line, Outcome, Rulings, Step};
use kernel::{Actor, Title};

use crate::{Beat, Lesson, Moment, Stray};

/// More ways than this through one lesson are too many to teach anything.
const WAYS: usize = 64;

impl Lesson {
    /// Everything in the lesson that does not hold, each with its line.
    pub fn check(&self, title: &dyn Title) -> Vec<Failure> {
        let ways = self.ways();
        if ways.len() > WAYS {
            let why = format!("there are {} ways through it; {WAYS} are the most", ways.len());
            return vec![self.fault(self.line, "want", why)];
        }
        let mut faults: Vec<Failure> = Vec::new();
        for way in ways {
            faults.extend(self.example(&way).run(title, LAW_NAMES).failures);
        }
        if faults.is_empty() {
            faults.extend(self.questions(title));
        }
        faults.sort_by(|a, b| (a.line, &a.why).cmp(&(b.line, &b.why)));
        faults.dedup();
        faults
    }

    /// Every list of choices that leads to the end.
    pub fn ways(&self) -> Vec<Vec<u8>> {
        let mut ways: Vec<Vec<u8>> = vec![Vec::new()];
        for beat in &self.beats {
            let choices = u8::try_from(beat.wants.len().max(1)).unwrap_or(u8::MAX);
            let longer = |way: &Vec<u8>| {
                (0..choices).map(|choice| [&way[..], &[choice]].concat()).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(longer).take(WAYS + 1).collect();
        }
        ways
    }

    /// Looks at every moment that a person may see, each of them once.
    ///
    /// # Errors
    /// If a way does not lead to its end.
    pub fn walk(&self, title: &dyn Title, mut look: impl FnMut(&Moment<'_>)) -> Result<(), Stray> {
        let mut seen: BTreeSet<Vec<u8>> = BTreeSet::new();
        for way in self.ways() {
            let mut moment = self.at(title, &[])?;
            for choice in way {
                if seen.insert(moment.choices.clone()) {
                    look(&moment);
                }
                moment.go_on(choice)?;
            }
        }
        Ok(())
    }

    /// A way through the lesson as a rule example, so that the one runner plays it.
    fn example(&self, way: &[u8]) -> Rulings {
        let mut lines = self.position.clone();
        for (beat, choice) in self.beats.iter().zip(way) {
            if let Some(want) = beat.wants.get(usize::from(*choice)) {
                lines.push(self.move_of(beat, want));
            }
            lines.extend(beat.then.iter().cloned());
        }
        let (ids, sentence) = (self.ids.clone(), self.sentence.clone());
        let example = Example { line: self.line, ids, sentence, lines };
        Rulings { name: self.file.clone(), examples: vec![example], unread: Vec::new() }
    }

    fn move_of(&self, beat: &Beat, want: &str) -> Line {
        let actor = Actor::Seat(self.learner);
        let step = Step::Act { actor, action: want.to_owned(), outcome: Outcome::Played };
        Line { number: beat.line, step }
    }

    /// What the steps ask of the person.
    fn questions(&self, title: &dyn Title) -> Vec<Failure> {
        let (mut faults, mut given) = (Vec::new(), BTreeSet::new());
        let walked = self.walk(title, |moment| {
            faults.extend(self.unanswered(moment));
            given.extend(self.answered(moment));
        });
        match walked {
            Ok(()) => faults.extend(self.idle(&given)),
            Err(stray) => faults.push(self.fault(self.line, "", stray.to_string())),
        }
        faults
    }

    /// The answers that the person may get at a moment: the line of the step and the number.
    fn answered(&self, moment: &Moment<'_>) -> Vec<(usize, usize)> {
        let Some(beat) = moment.beat() else { return Vec::new() };
        let legal = moment.game().notations(Actor::Seat(self.learner));
        let others = legal.iter().filter(|action| !beat.wants.contains(action));
        others.filter_map(|action| Some((beat.line, beat.answering(action)?))).collect()
    }

    /// Answers that nobody ever gets.
    fn idle(&self, given: &BTreeSet<(usize, usize)>) -> Vec<Failure> {
        let mut faults = Vec::new();
        for beat in &self.beats {
            let idle = |number: &usize| !given.contains(&(beat.line, *number));
            for number in (0..beat.answers.len()).filter(idle) {
                let why = "no move that may be played is answered so".to_owned();
                faults.push(self.fault(beat.line, &beat.answers[number].0, why));
            }
        }
        faults
    }

    /// Moves that the person may make at a moment and that nothing is answered to.
    fn unanswered(&self, moment: &Moment<'_>) -> Vec<Failure> {
        let Some(beat) = moment.beat().filter(|beat| !beat.wants.is_empty()) else {
            return Vec::new();
        };
        let legal = moment.game().notations(Actor::Seat(self.learner));
        let mut faults = Vec::new();
        for want in beat.wants.iter().filter(|want| !legal.contains(want)) {
            let why = "it is waited for and may not be played".to_owned();
            faults.push(self.fault(beat.line, want, why));
        }
        let silent =
            |action: &&String| !beat.wants.contains(action) && beat.answer_to(action).is_none();
        if let Some(action) = legal.iter().find(silent) {
            let why = "it may be played and nothing is answered to it\nhint: `answer * NAME`";
            faults.push(self.fault(beat.line, action, why.to_owned()));
        }
        faults
    }

    fn fault(&self, line: usize, what: &str, why: String) -> Failure {
        Failure { file: self.file.clone(), line, what: what.to_owned(), why }
    }
}
