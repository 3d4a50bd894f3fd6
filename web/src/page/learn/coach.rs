//! The coach's panel: one thing is said at a time, and what can be done about it.

use draw::guild_master;
use draw::piece::icon;
use kernel::AnyAction;
use lang::Arg;
use maud::{Markup, html};
use serde_json::json;

use super::super::{say, say_with};
use super::Seat;
use crate::learned::written;

/// So many options stand as buttons beside what is said: a draw of eight, and no more.
const BUTTONS: usize = 9;

impl Seat<'_> {
    /// The panel, in the place of the prompt.
    pub(super) fn coach(&self) -> Markup {
        html! {
            section class="prompt panel coach" id="prompt" aria-live="polite"
                aria-label=(say(&self.speaker, "coach")) {
                (guild_master())
                div class="coach-says" {
                    (self.says())
                    (self.step())
                }
                div class="acts-row" { (self.acts()) }
            }
        }
    }

    fn says(&self) -> Markup {
        let words = match self.moment.beat() {
            Some(beat) => self.speaker.text(&self.moment.lesson.text_id(&beat.say), &[]),
            None => say(&self.speaker, "lesson-over"),
        };
        html! {
            @if let Some(answer) = &self.answer { p class="answer" role="alert" { (answer) } }
            p class="words" { (words) }
        }
    }

    fn step(&self) -> Markup {
        let (at, all) = (self.moment.choices.len(), self.moment.lesson.beats.len());
        let args = [("n", Arg::Number((at + 1).min(all) as i64)), ("all", Arg::Number(all as i64))];
        html! { p class="step" { (say_with(&self.speaker, "lesson-step", &args)) } }
    }

    fn acts(&self) -> Markup {
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

    /// Every move that may be made, as at a real table; the form works without any script.
    fn options(&self) -> Markup {
        let legal = self.moment.legal();
        let n = Arg::Number(legal.len() as i64);
        html! {
            form id="lesson" method="get" data-wants=(json!(self.wants()))
                action={ "/learn/" (self.entry.key()) "/" (self.moment.lesson.key) } {
                input type="hidden" name="at" value=(written(&self.moment.choices));
                input type="hidden" name="action" value="" disabled;
                (self.bare(&legal))
                details class="pop" id="options" {
                    summary class="btn" {
                        (icon("list")) (say_with(&self.speaker, "all-options", &[("n", n)])) (icon("down"))
                    }
                    div class="menu" role="menu" {
                        @for (place, option) in legal.iter().enumerate() { (self.row(place, option)) }
                    }
                }
            }
        }
    }

    fn wants(&self) -> &[String] {
        self.moment.beat().map_or(&[], |beat| &beat.wants)
    }

    /// Moves that no piece stands for are buttons.
    fn bare(&self, legal: &[AnyAction]) -> Markup {
        let drawing = draw::drawing(self.entry.key());
        let bare =
            |option: &&AnyAction| drawing.is_some_and(|drawing| drawing.is_bare(option.kind));
        let lit = |option: &AnyAction| self.moment.lit().contains(&option.notation);
        html! {
            @for option in legal.iter().filter(bare).take(BUTTONS) {
                button class={ "btn" @if lit(option) { " go" } } name="action"
                    value=(option.notation) { (self.speaker.label(&option.label)) }
            }
        }
    }

    fn row(&self, place: usize, option: &AnyAction) -> Markup {
        html! {
            button role="menuitem" name="action" value=(option.notation) data-act=(option.notation)
                title=(self.speaker.help(option.kind, &option.label).text) {
                @if place < 9 { kbd { (place + 1) } }
                (self.speaker.label(&option.label))
            }
        }
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
