//! What the coach says in a lesson: one thing at a time, and what can be done about it.

use draw::piece::icon;
use lang::Arg;
use maud::{Markup, html};

use super::super::{say, say_with};
use super::Seat;
use super::moves::Moves;
use crate::learned::written;

impl Seat<'_> {
    pub(super) fn says(&self) -> Markup {
        let words = match self.moment.beat() {
            Some(beat) => self.speaker.text(&self.moment.lesson.text_id(&beat.say), &[]),
            None => say(&self.speaker, "lesson-over"),
        };
        html! {
            @if let Some(answer) = &self.answer { p class="answer" role="alert" { (answer) } }
            p class="words" { (words) }
            (self.step())
        }
    }

    fn step(&self) -> Markup {
        let (at, all) = (self.moment.choices.len(), self.moment.lesson.beats.len());
        let args = [("n", Arg::Number((at + 1).min(all) as i64)), ("all", Arg::Number(all as i64))];
        html! { p class="step" { (say_with(&self.speaker, "lesson-step", &args)) } }
    }

    pub(super) fn acts(&self) -> Markup {
        html! {
            @match self.moment.beat() {
                None => (self.over()),
                Some(beat) if beat.wants.is_empty() => (self.go_on()),
                Some(_) => (self.options()),
            }
            @if !self.moment.choices.is_empty() {
                a class="btn" id="lesson-back" href=(self.address(self.before())) {
                    (icon("prev")) span { (say(&self.speaker, "lesson-back")) }
                }
            }
            a class="btn" id="lesson-leave" href={ "/learn/" (self.entry.key()) } {
                (icon("close")) span { (say(&self.speaker, "lesson-leave")) }
            }
        }
    }

    fn before(&self) -> &[u8] {
        self.moment.choices.split_last().map_or(&[], |(_, before)| before)
    }

    /// The address of another moment of this lesson.
    fn address(&self, choices: &[u8]) -> String {
        let (game, lesson) = (self.entry.key(), &self.moment.lesson.key);
        format!("/learn/{game}/{lesson}?at={}", written(choices))
    }

    fn go_on(&self) -> Markup {
        let next = [&self.moment.choices[..], &[0]].concat();
        let last = next.len() == self.moment.lesson.beats.len();
        html! {
            a class="btn go" id="lesson-next" href=(self.address(&next)) autofocus {
                (say(&self.speaker, if last { "lesson-finish" } else { "lesson-next" }))
            }
        }
    }

    fn options(&self) -> Markup {
        let (game, lesson) = (self.entry.key(), &self.moment.lesson.key);
        let moves = Moves {
            game,
            speaker: &self.speaker,
            action: &format!("/learn/{game}/{lesson}"),
            fields: &[("at", written(&self.moment.choices))],
            legal: &self.moment.legal(),
            wants: self.moment.beat().map(|beat| &beat.wants[..]),
            lit: self.moment.lit(),
        };
        moves.form()
    }

    /// The lesson is over: on to the next one.
    fn over(&self) -> Markup {
        let game = self.entry.key();
        let mut later = lessons::lessons(game).skip_while(|one| one.key != self.moment.lesson.key);
        let next = later.nth(1);
        html! {
            @match next {
                Some(next) => a class="btn go" id="lesson-next" href={ "/learn/" (game) "/" (next.key) } autofocus {
                    (say(&self.speaker, "lesson-another")) ": " (self.speaker.text(&next.title_id(), &[]))
                },
                None => a class="btn go" id="lesson-next" href={ "/?game=" (game) } autofocus {
                    (say(&self.speaker, "learn-play"))
                },
            }
        }
    }
}
