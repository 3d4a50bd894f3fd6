//! What the coach says about a puzzle, and what can be done about it.

use draw::piece::icon;
use lang::Arg;
use lessons::puzzle::{Kind, after};
use maud::{Markup, html};

use super::super::learn::moves::Moves;
use super::super::number::decimal;
use super::super::{say, say_with};
use super::{Riddle, address, level};
use crate::learned::written;

impl Riddle<'_> {
    pub(super) fn says(&self) -> Markup {
        html! {
            @if let Some(answer) = &self.answer { p class="answer" role="alert" { (answer) } }
            @if self.trial.is_solved() {
                p class="words" { b { (say(&self.speaker, "puzzle-right")) } " " (self.reason()) }
            } @else if self.shown {
                p class="words" { (self.solution()) " " (self.reason()) }
            } @else {
                p class="words" { (self.question()) }
            }
            (self.step())
        }
    }

    /// What is asked for, and what the table asks.
    fn question(&self) -> Markup {
        let puzzle = self.trial.puzzle;
        let n = [("n", Arg::Number(puzzle.solution.len() as i64))];
        let asked = self.trial.game().decision(puzzle.seat);
        let id = match (puzzle.kind, puzzle.solution.len()) {
            (Kind::End, 2..) => "puzzle-end-turn".to_owned(),
            (kind, _) => format!("puzzle-{}", kind.name()),
        };
        html! {
            (say_with(&self.speaker, &id, &n))
            @if let Some(asked) = asked { " " em { (self.speaker.prompt(&asked)) } }
        }
    }

    /// How hard it is, and how far it is solved.
    fn step(&self) -> Markup {
        let (at, all) = (self.trial.choices.len(), self.trial.puzzle.solution.len());
        let args = [("n", Arg::Number((at + 1).min(all) as i64)), ("all", Arg::Number(all as i64))];
        html! {
            p class="step" {
                (level(self.trial.puzzle, &self.speaker))
                @if all > 1 { " · " (say_with(&self.speaker, "lesson-step", &args)) }
            }
        }
    }

    fn solution(&self) -> String {
        let moves = self.trial.puzzle.answer(self.entry.title, &self.speaker).unwrap_or_default();
        let moves = moves.join(" → ");
        say_with(&self.speaker, "puzzle-answer", &[("moves", Arg::Text(&moves))])
    }

    /// Why: the lines of the score, and by how much it is better than the next best.
    fn reason(&self) -> Markup {
        let (puzzle, title) = (self.trial.puzzle, self.entry.title);
        let points = decimal(&self.speaker, puzzle.margin);
        let other = puzzle.other(title, &self.speaker).unwrap_or_default();
        let args = [("points", Arg::Text(&points)), ("other", Arg::Text(&other))];
        html! {
            (puzzle.reason(title, &self.speaker).unwrap_or_default()) " "
            small { (say_with(&self.speaker, "puzzle-better", &args)) }
        }
    }

    pub(super) fn acts(&self) -> Markup {
        let puzzle = self.trial.puzzle;
        let here = format!("{}?at={}", address(puzzle), written(&self.trial.choices));
        html! {
            @if self.trial.is_solved() || self.shown { (self.onward()) }
            @if !self.trial.is_solved() {
                (self.moves())
                @if self.shown {
                    a class="btn" id="puzzle-again" href=(address(puzzle)) {
                        (icon("refresh")) span { (say(&self.speaker, "puzzle-again")) }
                    }
                } @else {
                    a class="btn" id="puzzle-answer" href={ (here) "&answer=yes" } {
                        (icon("eye")) span { (say(&self.speaker, "puzzle-show")) }
                    }
                }
            }
            a class="btn" id="lesson-leave" href={ "/puzzles/" (self.entry.key()) } {
                (icon("close")) span { (say(&self.speaker, "lesson-leave")) }
            }
        }
    }

    /// The next puzzle, and a game that goes on from here.
    fn onward(&self) -> Markup {
        let puzzle = self.trial.puzzle;
        let next = after(puzzle).filter(|next| next.key != puzzle.key);
        html! {
            @if let Some(next) = next {
                a class="btn go" id="puzzle-next" href=(address(next)) {
                    (say(&self.speaker, "puzzle-next"))
                }
            }
            form id="puzzle-play" method="post" action={ (address(puzzle)) "/play" } {
                input type="hidden" name="at" value=(written(&self.trial.choices));
                button class="btn" { (icon("branch")) span { (say(&self.speaker, "branch")) } }
            }
        }
    }

    fn moves(&self) -> Markup {
        let moves = Moves {
            game: self.entry.key(),
            speaker: &self.speaker,
            action: &address(self.trial.puzzle),
            fields: &[("at", written(&self.trial.choices))],
            legal: &self.trial.legal(),
            wants: None,
            lit: &self.lights(),
        };
        moves.form()
    }
}
