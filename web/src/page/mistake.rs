//! A turning point of one's own, as a puzzle: what would have been better?

use axum::response::Html;
use bots::analysis::Loss;
use draw::piece::icon;
use kernel::{Actor, AnyAction, AnyGame, PlayError};
use lang::{Arg, Speaker};
use lessons::Seen;
use maud::{Markup, html};
use shelf::Entry;

use super::learn::desk::Desk;
use super::learn::moves::Moves;
use super::number::decimal;
use super::{Shell, say, say_with};
use crate::visitor::Visitor;

/// What comes of a move that is tried.
pub enum Move {
    /// It is the better one.
    Better,
    /// It is what was played.
    Played,
    /// It is something else.
    Other,
    /// It cannot be played.
    Refused(PlayError),
}

/// A turning point.
pub struct Mistake<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The game.
    pub entry: &'static Entry,
    /// Who looks.
    pub visitor: &'a Visitor,
    /// Words and names.
    pub speaker: &'a Speaker,
    /// What was played, and what would have been better.
    pub loss: &'a Loss,
    /// The game before it.
    pub game: &'a dyn AnyGame,
    /// Which one it is, counted from 1.
    pub n: usize,
    /// How many there are.
    pub all: usize,
    /// What was tried.
    pub tried: Option<Move>,
    /// Whether the answer is shown.
    pub shown: bool,
}

impl Mistake<'_> {
    /// The table as the seat saw it, with the coach's panel.
    pub fn page(&self) -> Option<Html<String>> {
        let legal = self.game.legal(Actor::Seat(self.loss.seat));
        let lights = if self.is_told() { vec![self.loss.better.clone()] } else { Vec::new() };
        let seen = Seen { game: self.game, seat: self.loss.seat, legal: &legal, news: &[] };
        let lit = seen.lit(&lights, self.speaker)?;
        let desk = Desk {
            entry: self.entry,
            visitor: self.visitor,
            speaker: self.speaker,
            title: &say(self.speaker, "mistakes"),
            dims: lights.len() > lit.missing.len(),
            lit,
            says: self.says(&legal),
            acts: self.acts(&legal),
        };
        Some(desk.page())
    }

    /// Whether the better move is known by now.
    fn is_told(&self) -> bool {
        self.shown || matches!(self.tried, Some(Move::Better))
    }

    fn says(&self, legal: &[AnyAction]) -> Markup {
        html! {
            @if let Some(answer) = self.answer() { p class="answer" role="alert" { (answer) } }
            @if self.is_told() {
                p class="words" { (self.reason(legal)) }
            } @else {
                p class="words" { (self.question()) }
            }
            p class="step" {
                (say_with(self.speaker, "lesson-step", &[
                    ("n", Arg::Number(self.n as i64)),
                    ("all", Arg::Number(self.all as i64)),
                ]))
            }
        }
    }

    /// What is said about a move that is not the better one.
    fn answer(&self) -> Option<String> {
        match self.tried.as_ref()? {
            Move::Better => None,
            Move::Played => {
                let points = self.points();
                Some(say_with(self.speaker, "mistake-same", &[("points", Arg::Text(&points))]))
            }
            Move::Other => Some(say(self.speaker, "mistake-other")),
            Move::Refused(error) => Some(self.speaker.play_error(error)),
        }
    }

    fn points(&self) -> String {
        decimal(self.speaker, self.loss.points)
    }

    /// What was played and what it cost, and what the table asks.
    fn question(&self) -> Markup {
        let asked = self.game.decision(self.loss.seat);
        html! {
            (self.about_played("mistake-question"))
            @if let Some(asked) = asked { " " em { (self.speaker.prompt(&asked)) } }
        }
    }

    /// A sentence on what was played.
    fn about_played(&self, text: &str) -> String {
        let (played, points) = (self.in_words(&self.loss.played), self.points());
        let args = [
            ("round", Arg::Number(self.loss.round.into())),
            ("played", Arg::Text(&played)),
            ("points", Arg::Text(&points)),
        ];
        say_with(self.speaker, text, &args)
    }

    /// The better move, why it is better, and what was played instead.
    fn reason(&self, legal: &[AnyAction]) -> Markup {
        let better = self.in_words(&self.loss.better);
        let right = if self.shown { "" } else { "puzzle-right" };
        let option = legal.iter().find(|option| option.notation == self.loss.better);
        let then: Vec<_> =
            self.loss.then.iter().filter_map(|action| self.game.label_of(action)).collect();
        let why = option.map(|option| self.speaker.why_better(option, &self.loss.gains, &then));
        html! {
            @if !right.is_empty() { b { (say(self.speaker, right)) } " " }
            (say_with(self.speaker, "puzzle-answer", &[("moves", Arg::Text(&better))])) " "
            (why.unwrap_or_default()) " "
            small { (self.about_played("mistake-instead")) }
        }
    }

    fn in_words(&self, notation: &str) -> String {
        let label = self.game.label_of(notation);
        label.map_or_else(|| notation.to_owned(), |label| self.speaker.label(&label))
    }

    fn address(&self, n: usize) -> String {
        format!("/t/{}/mistakes?as={}&n={n}", self.id, self.loss.seat)
    }

    fn acts(&self, legal: &[AnyAction]) -> Markup {
        html! {
            @if self.is_told() { (self.onward()) } @else {
                (self.moves(legal))
                a class="btn" id="puzzle-answer" href={ (self.address(self.n)) "&answer=yes" } {
                    (icon("eye")) span { (say(self.speaker, "puzzle-show")) }
                }
            }
            a class="btn" id="lesson-leave" href={ "/t/" (self.id) "/analysis" } {
                (icon("close")) span { (say(self.speaker, "lesson-leave")) }
            }
        }
    }

    fn onward(&self) -> Markup {
        html! {
            @if self.n < self.all {
                a class="btn go" id="puzzle-next" href=(self.address(self.n + 1)) {
                    (say(self.speaker, "mistake-next"))
                }
            }
            form id="puzzle-play" method="post" action={ "/t/" (self.id) "/branch" } {
                input type="hidden" name="at" value=(self.loss.line);
                input type="hidden" name="seat" value=(self.loss.seat);
                button class="btn" { (icon("branch")) span { (say(self.speaker, "branch")) } }
            }
        }
    }

    fn moves(&self, legal: &[AnyAction]) -> Markup {
        let fields = [("as", self.loss.seat.to_string()), ("n", self.n.to_string())];
        let moves = Moves {
            game: self.entry.key(),
            speaker: self.speaker,
            action: &format!("/t/{}/mistakes", self.id),
            fields: &fields,
            legal,
            wants: None,
            lit: &[],
        };
        moves.form()
    }
}

/// Whoever made no mistake that is worth telling.
pub fn none(id: &str, entry: &'static Entry, visitor: &Visitor, speaker: &Speaker) -> Html<String> {
    let title = say(speaker, "mistakes");
    let content = html! {
        main class="learn-page" id="prompt" {
            h1 class="title" { (title) }
            section class="greeting panel" {
                (draw::guild_master())
                p { (say(speaker, "mistakes-none")) }
            }
            p class="book-ways" { a href={ "/t/" (id) } { (say(speaker, "result")) } }
        }
    };
    Shell { visitor, title: &title, class: "page", game: None, drawn: &[entry.key()] }
        .page(&content)
}
