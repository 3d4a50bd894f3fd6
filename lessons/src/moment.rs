//! Where a lesson stands after so many choices.

use std::fmt;

use kernel::rulings::{Line, Outcome, Stage, Step};
use kernel::{Actor, AnyGame, AnyTold, PlayError, Title};

use crate::{Beat, Lesson};

/// A moment of a lesson: the position, and what is said about it.
pub struct Moment<'a> {
    /// The lesson.
    pub lesson: &'a Lesson,
    /// The choices that led here: which of the wanted moves, 0 where the person only read on.
    pub choices: Vec<u8>,
    stage: Stage,
    /// What was told since the step before.
    news: Vec<AnyTold>,
}

/// What comes of a move.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// It leads on, by this choice.
    Right(u8),
    /// It may be played, and this is said about it.
    Other(String),
    /// It cannot be played.
    Refused(PlayError),
}

/// Choices that lead nowhere in a lesson: they come from another version of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stray(pub String);

impl fmt::Display for Stray {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the lesson does not go on like this: {}", self.0)
    }
}

impl std::error::Error for Stray {}

impl Lesson {
    /// The moment that these choices lead to.
    ///
    /// # Errors
    /// If they do not lead anywhere.
    pub fn at(&self, title: &dyn Title, choices: &[u8]) -> Result<Moment<'_>, Stray> {
        let stage = opened(title, &self.position).map_err(Stray)?;
        let mut moment = Moment { lesson: self, choices: Vec::new(), stage, news: Vec::new() };
        for choice in choices {
            moment.go_on(*choice)?;
        }
        Ok(moment)
    }
}

/// The position that these lines lead to.
pub(crate) fn opened(title: &dyn Title, position: &[Line]) -> Result<Stage, String> {
    let (first, rest) = position.split_first().ok_or("it has no position")?;
    let mut stage = Stage::lay(title, &first.step)?;
    for line in rest.iter().filter(|line| leads_on(&line.step)) {
        stage.go_on(&line.step)?;
    }
    Ok(stage)
}

impl Moment<'_> {
    /// The step that is shown; none once the lesson is over.
    pub fn beat(&self) -> Option<&Beat> {
        self.lesson.beats.get(self.choices.len())
    }

    /// The game as it stands.
    pub fn game(&self) -> &dyn AnyGame {
        self.stage.game()
    }

    /// What was told since the step before.
    pub fn news(&self) -> &[AnyTold] {
        &self.news
    }

    /// Whether the person makes a move now.
    pub fn waits_for_move(&self) -> bool {
        self.beat().is_some_and(|beat| !beat.wants.is_empty())
    }

    /// What is lit: what the step names, else the pieces of the moves that it waits for.
    pub fn lit(&self) -> &[String] {
        match self.beat() {
            Some(beat) if beat.show.is_empty() => &beat.wants,
            Some(beat) => &beat.show,
            None => &[],
        }
    }

    /// What comes of a move; nothing is played yet.
    pub fn reply(&self, notation: &str) -> Reply {
        let action = kernel::text::tidy(notation);
        if let Err(error) = self.game().check(Actor::Seat(self.lesson.learner), &action) {
            return Reply::Refused(error);
        }
        let Some(beat) = self.beat() else { return Reply::Other("over".to_owned()) };
        let right = beat.wants.iter().position(|want| *want == action);
        match right.and_then(|place| u8::try_from(place).ok()) {
            Some(choice) => Reply::Right(choice),
            None => Reply::Other(beat.answer_to(&action).unwrap_or(&beat.say).to_owned()),
        }
    }

    /// The person chooses, then what follows happens.
    ///
    /// # Errors
    /// If the step knows no such choice, or the rules refuse what follows.
    pub fn go_on(&mut self, choice: u8) -> Result<(), Stray> {
        let beat = self.beat().ok_or_else(|| Stray("it is over".to_owned()))?.clone();
        self.news.clear();
        let seat = Actor::Seat(self.lesson.learner);
        match (beat.wants.get(usize::from(choice)), beat.wants.is_empty(), choice) {
            (Some(want), ..) => self.tell(|stage| stage.play(seat, want))?,
            (None, true, 0) => {}
            _ => return Err(Stray(format!("step {} has no choice {choice}", self.choices.len()))),
        }
        for line in beat.then.iter().filter(|line| leads_on(&line.step)) {
            self.tell(|stage| stage.go_on(&line.step))?;
        }
        self.choices.push(choice);
        Ok(())
    }

    fn tell(&mut self, act: impl FnOnce(&mut Stage) -> Result<(), String>) -> Result<(), Stray> {
        act(&mut self.stage).map_err(Stray)?;
        self.news.extend_from_slice(self.stage.told());
        Ok(())
    }
}

impl Beat {
    /// The name of what is said about a move that does not lead on.
    pub fn answer_to(&self, action: &str) -> Option<&str> {
        self.answering(action).map(|answer| self.answers[answer].1.as_str())
    }

    /// Which of the answers is given to such a move.
    pub(crate) fn answering(&self, action: &str) -> Option<usize> {
        self.answers.iter().position(|(pattern, _)| is_like(action, pattern))
    }
}

/// Whether a notation is like a pattern, in which `*` is anything.
fn is_like(action: &str, pattern: &str) -> bool {
    let mut parts = pattern.split('*');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = action.strip_prefix(first) else { return false };
    let Some(last) = parts.next_back() else { return rest.is_empty() };
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

/// Whether a line changes the position; the others are looked at by the tests alone.
pub(crate) fn leads_on(step: &Step) -> bool {
    matches!(step, Step::Deal(_) | Step::Act { outcome: Outcome::Played, .. })
}

#[cfg(test)]
mod tests {
    use super::is_like;

    #[test]
    fn a_star_is_anything() {
        assert!(is_like("die pink 2", "*"));
        assert!(is_like("die pink 2", "die * 2"));
        assert!(is_like("die pink 2", "die pink 2"));
        assert!(!is_like("die pink 2", "die pink"));
        assert!(!is_like("die pink 2", "die * 3"));
        assert!(!is_like("house koeln.1", "die *"));
    }
}
