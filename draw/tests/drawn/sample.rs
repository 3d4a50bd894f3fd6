//! Random games: how each game is played so that every kind of decision comes up.

use std::collections::BTreeSet;

use bots::BotSpec;
use draw::{Areas, Drawing, Scene, drawing};
use kernel::chance::{Fast, below, weighted};
use kernel::{Actor, AnyAction, AnyGame, Seat, Turn, Viewer};
use lang::{Speaker, Tongue};

/// How games of one kind are played.
pub struct Sample {
    /// The key of the game.
    pub key: &'static str,
    /// The numbers of players, game after game.
    pub players: &'static [u8],
    /// The options of the n-th game.
    pub options: fn(u64) -> Vec<(&'static str, String)>,
    /// Somebody who plays so that the table comes to life.
    pub choose: fn(&dyn AnyGame, Seat, &mut Fast) -> String,
    /// Changes a position once, early in most games.
    pub enrich: fn(Box<dyn AnyGame>) -> Box<dyn AnyGame>,
    /// Ids of texts that are made of a piece's name.
    pub texts: fn() -> Vec<String>,
    /// Games that bring up every kind of decision.
    pub games: u64,
    /// Questions that come up so often that a few of them are enough.
    pub often: &'static [&'static str],
    /// Kinds of action that must have been seen.
    pub kinds: &'static [&'static str],
}

/// Every game that has a drawing.
pub static SAMPLES: [Sample; 4] = [
    crate::orleans::SAMPLE,
    crate::tiletum::SAMPLE,
    crate::newdale::SAMPLE,
    crate::craftsmen::SAMPLE,
];

impl Sample {
    /// How the game is drawn.
    pub fn drawing(&self) -> &'static dyn Drawing {
        drawing(self.key).expect("the game has a drawing")
    }

    /// Somebody who speaks at its tables.
    pub fn speaker(&self, tongue: Tongue) -> Speaker {
        let entry = shelf::find(self.key).expect("the game is on the shelf");
        Speaker::new(tongue, entry.info(), &["Ania".to_owned(), "Marek".to_owned()])
    }

    /// The n-th game with its own options and seed.
    fn start(&self, number: u64) -> (Box<dyn AnyGame>, Fast) {
        let title = shelf::find(self.key).expect("the game is on the shelf").title;
        let options = (self.options)(number);
        let options: Vec<(String, String)> =
            options.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        let players = self.players[number as usize % self.players.len()];
        let game = title.start(title.standard(), &options, players).expect("a table");
        (game, Fast::new(number, 1))
    }

    /// Plays like somebody lively, now and then any legal action; nothing if the game is over.
    fn step(&self, game: &mut dyn AnyGame, rng: &mut Fast) -> Option<()> {
        let actor = match game.turn() {
            Turn::Together(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                Actor::Seat(seats[below(rng, seats.len() as u32) as usize])
            }
            turn => turn.actor()?,
        };
        let notation = match actor {
            Actor::Chance => {
                let odds = game.odds();
                odds[weighted(rng, odds.iter().map(|(_, weight)| *weight))].0.clone()
            }
            Actor::Seat(seat) if below(rng, 4) > 0 => (self.choose)(game, seat, rng),
            Actor::Seat(_) => {
                let legal = game.notations(actor);
                legal[below(rng, legal.len() as u32) as usize].clone()
            }
        };
        game.play(actor, &notation).expect("it is legal");
        Some(())
    }

    /// Visits positions of random games, every `stride`-th of each. Most of them are enriched as
    /// soon as somebody decides.
    pub fn positions(
        &self,
        games: u64,
        stride: usize,
        mut visit: impl FnMut(&dyn AnyGame, &mut Fast),
    ) -> usize {
        let mut visited = 0;
        for number in 0..games {
            let (mut game, mut rng) = self.start(number);
            let mut at = number as usize;
            let mut rich = number.is_multiple_of(4);
            loop {
                if !rich && matches!(game.turn(), Turn::Together(_)) {
                    game = (self.enrich)(game);
                    rich = true;
                }
                if at.is_multiple_of(stride) && !matches!(game.turn(), Turn::Chance) {
                    visit(&*game, &mut rng);
                    visited += 1;
                }
                at += 1;
                if self.step(&mut *game, &mut rng).is_none() {
                    break;
                }
            }
        }
        visited
    }

    /// The page of a viewer, all areas in one text.
    pub fn page(
        &self,
        game: &dyn AnyGame,
        viewer: Viewer,
        legal: &[AnyAction],
        speaker: &Speaker,
    ) -> String {
        let scene = Scene { game, viewer, legal, speaker, last: &[], front: None };
        let drawing = self.drawing();
        let Areas { over, board, side, seats, mat } = drawing.areas(&scene);
        let (headline, pending) = (drawing.headline(&scene), drawing.pending(&scene));
        [headline, pending, over, board, side, seats, mat].map(|area| area.into_string()).concat()
    }
}

/// A bot that likes to do things.
pub fn busy(game: &dyn AnyGame, seat: Seat, rng: &mut Fast) -> String {
    let entry = shelf::find(game.info().key).expect("the game is on the shelf");
    entry.abilities.bot(BotSpec::Busy).choose(game, seat, rng).action
}

/// The values of an attribute.
pub fn values(page: &str, attribute: &str) -> Vec<String> {
    let start = format!(" {attribute}=\"");
    let rest = page.split(start.as_str()).skip(1);
    rest.map(|rest| {
        let value = rest.split('"').next().unwrap_or_default();
        value
            .replace("&quot;", "\"")
            .replace("&gt;", ">")
            .replace("&lt;", "<")
            .replace("&amp;", "&")
    })
    .collect()
}

/// Everything that can be clicked.
pub fn clickable(page: &str) -> BTreeSet<String> {
    let lists = values(page, "data-acts");
    let list = |text: &String| serde_json::from_str::<Vec<String>>(text).expect("a list of texts");
    lists.iter().flat_map(list).collect()
}

/// Every legal action with a piece can be clicked, and nothing else.
pub fn assert_clicks(drawing: &dyn Drawing, legal: &[AnyAction], page: &str) {
    let clickable = clickable(page);
    for action in legal {
        let needs_click = !drawing.is_bare(action.kind);
        assert_eq!(clickable.contains(&action.notation), needs_click, "{}", action.notation);
    }
    let known: BTreeSet<String> = legal.iter().map(|one| one.notation.clone()).collect();
    assert!(clickable.is_subset(&known), "{:?}", clickable.difference(&known));
}
