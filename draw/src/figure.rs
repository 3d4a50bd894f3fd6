//! The figures of the rulebooks: parts of real tables, cut out.
//!
//! `figures/GAME.figures` says for each name which position is laid down, by the lines of rule
//! examples, and which part of the drawn table is shown:
//!
//! ```text
//! figure farmer-in-village
//! given players=2 phase=planning  0.market=farmer
//! 0 farmer>village.1  ok
//! part .places
//! ```
//!
//! Several parts stand beside each other; `box` looks at a piece of a drawn sheet, `without` leaves
//! something out, `may` lets glow what can be chosen, and `eyes 1` looks through another seat.

mod cut;
mod read;

use std::sync::Arc;

use kernel::rulings::{Stage, Step};
use kernel::{Actor, Title, TitleOf, Viewer};
use lang::Speaker;
use maud::{Markup, PreEscaped};

use crate::{Areas, Scene, drawing, memo};
use cut::Cut;

/// The texts of the figures, by the key of the game.
static TEXTS: &[(&str, &dyn Title, &str)] = &[
    (
        "craftsmen",
        &TitleOf::<craftsmen::Craftsmen>::NEW,
        include_str!("../figures/craftsmen.figures"),
    ),
    ("newdale", &TitleOf::<newdale::Newdale>::NEW, include_str!("../figures/newdale.figures")),
    ("orleans", &TitleOf::<orleans::Orleans>::NEW, include_str!("../figures/orleans.figures")),
    ("tiletum", &TitleOf::<tiletum::Tiletum>::NEW, include_str!("../figures/tiletum.figures")),
];

/// A figure: a position and the part of it that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Figure {
    /// The line of its heading, counted from 1.
    line: usize,
    name: String,
    /// What leads to the position.
    steps: Vec<Step>,
    viewer: Viewer,
    /// Whether what may be chosen glows.
    may: bool,
    /// The parts that are shown, one beside the other.
    cuts: Vec<Cut>,
}

/// A figure in somebody's language; none if the game has no figure of this name.
pub fn figure(game: &str, name: &str, speaker: &Speaker) -> Option<Markup> {
    let known = format!("figure {game} {name}");
    let drawn: Arc<str> = memo::said(speaker.tongue(), &known, || {
        draw(game, name, speaker).and_then(Result::ok).unwrap_or_default()
    });
    (!drawn.is_empty()).then(|| PreEscaped(drawn.to_string()))
}

/// Everything that is wrong with the figures of a game: `file:line: why`.
pub fn figure_faults(game: &str, speaker: &Speaker) -> Vec<String> {
    let Some((_, _, text)) = TEXTS.iter().find(|(key, ..)| *key == game) else { return Vec::new() };
    let (figures, mut faults) = read::read(text);
    for figure in &figures {
        if let Some(Err(why)) = draw(game, &figure.name, speaker) {
            faults.push((figure.line, why));
        }
    }
    faults.into_iter().map(|(line, why)| format!("{game}.figures:{line}: {why}")).collect()
}

/// The names of a game's figures, in the order of their file.
pub fn figure_names(game: &str) -> Vec<String> {
    let text = TEXTS.iter().find(|(key, ..)| *key == game).map_or("", |(_, _, text)| text);
    read::read(text).0.into_iter().map(|figure| figure.name).collect()
}

fn draw(game: &str, name: &str, speaker: &Speaker) -> Option<Result<String, String>> {
    let (_, title, text) = TEXTS.iter().find(|(key, ..)| *key == game)?;
    let figure = read::read(text).0.into_iter().find(|figure| figure.name == name)?;
    Some(figure.drawn(*title, speaker))
}

impl Figure {
    fn drawn(&self, title: &dyn Title, speaker: &Speaker) -> Result<String, String> {
        let stage = self.stage(title)?;
        let game = stage.game();
        let legal = match self.viewer {
            Viewer::Seat(seat) if self.may => game.legal(Actor::Seat(seat)),
            _ => Vec::new(),
        };
        let speaker = speaker.clone().seating(game.players());
        let scene = Scene {
            game,
            viewer: self.viewer,
            legal: &legal,
            speaker: &speaker,
            last: &[],
            front: None,
        };
        let drawing = drawing(title.info().key).ok_or("the game has no drawing")?;
        let Areas { over, board, side, seats, mat } = drawing.areas(&scene);
        let areas = [over, board, side, seats, mat].map(Markup::into_string).concat();
        if self.cuts.is_empty() {
            return Err("it shows nothing\nhint: `part #id` names what is shown".to_owned());
        }
        self.cuts.iter().map(|cut| cut.of(&areas)).collect()
    }

    fn stage(&self, title: &dyn Title) -> Result<Stage, String> {
        let (first, rest) = self.steps.split_first().ok_or("it has no position")?;
        let mut stage = Stage::lay(title, first)?;
        for step in rest {
            stage.go_on(step).map_err(|why| format!("`{step}`: {why}"))?;
        }
        Ok(stage)
    }
}
