//! Counts the clicks that a whole game takes, seat 0 played by a bot: what stands alone on a piece
//! or in the prompt is one, what is chosen in two steps or in a menu two.
//!
//! ```console
//! cargo run -p draw --example clicks
//! ```

use bots::BotSpec;
use draw::{Areas, Scene, drawing};
use kernel::chance::{Fast, weighted};
use kernel::{Actor, AnyGame, Seat, Turn, Viewer};
use lang::{Speaker, Tongue};
use shelf::Entry;

/// What is played by hand even if it is the only choice, as in the prompt of the page.
const BY_HAND: [&str; 3] = ["pass", "confirm", "commit"];

fn main() {
    for entry in shelf::games() {
        let Count { rounds, decisions, clicks, menus, forced } = count(entry);
        let each = f64::from(clicks) / f64::from(rounds);
        println!(
            "{}: {decisions} decisions in {rounds} rounds, {clicks} clicks ({each:.1} a round), \
             {menus} menus, {forced} played by themselves",
            entry.key()
        );
    }
}

/// What a game took.
#[derive(Default)]
struct Count {
    rounds: u32,
    decisions: u32,
    clicks: u32,
    menus: u32,
    forced: u32,
}

fn count(entry: &Entry) -> Count {
    let title = entry.title;
    let mut game = title.start(title.standard(), &[], 2).expect("two can play");
    let (mut rng, mut bot) = (Fast::new(5, 0), entry.abilities.bot(BotSpec::Greedy));
    let mut all = Count::default();
    while let Some(actor) = actor(&*game) {
        let action = match actor {
            Actor::Chance => {
                let odds = game.odds();
                odds[weighted(&mut rng, odds.iter().map(|(_, weight)| *weight))].0.clone()
            }
            Actor::Seat(seat) => bot.choose(&*game, seat, &mut rng).action,
        };
        if actor == Actor::Seat(Seat(0)) {
            all.add(entry, &*game, &action);
        }
        game.play(actor, &action).expect("bots and chance play by the rules");
    }
    all.rounds = game.progress().round.max(1);
    all
}

fn actor(game: &dyn AnyGame) -> Option<Actor> {
    match game.turn() {
        Turn::Together(seats) => seats.iter().next().map(Actor::Seat),
        turn => turn.actor(),
    }
}

impl Count {
    fn add(&mut self, entry: &Entry, game: &dyn AnyGame, action: &str) {
        let legal = game.legal(Actor::Seat(Seat(0)));
        let kind = legal.iter().find(|one| one.notation == action).expect("it is legal").kind;
        let lists = pieces(entry, game);
        let own: Vec<&Vec<String>> =
            lists.iter().filter(|list| list.iter().any(|one| one == action)).collect();
        self.decisions += 1;
        if legal.len() == 1 && !BY_HAND.contains(&kind) {
            self.forced += 1;
        } else if is_bare(entry, kind) || own.iter().any(|list| list.len() == 1) {
            self.clicks += 1;
        } else {
            self.clicks += 2;
            self.menus += u32::from(!leads(&own));
        }
    }
}

/// Whether a piece leads to another that stands for a part of what it may do.
fn leads(own: &[&Vec<String>]) -> bool {
    let shared = |a: &[String], b: &[String]| a.iter().filter(|one| b.contains(one)).count();
    own.iter().any(|a| own.iter().any(|b| (1..a.len()).contains(&shared(a, b))))
}

fn is_bare(entry: &Entry, kind: &str) -> bool {
    drawing(entry.key()).expect("it is drawn").is_bare(kind)
}

/// The lists of everything that can be clicked on the board.
fn pieces(entry: &Entry, game: &dyn AnyGame) -> Vec<Vec<String>> {
    let speaker =
        Speaker::new(Tongue::English, entry.info(), &["Ada".to_owned(), "Ben".to_owned()]);
    let (viewer, legal) = (Viewer::Seat(Seat(0)), game.legal(Actor::Seat(Seat(0))));
    let scene = Scene { game, viewer, legal: &legal, speaker: &speaker, last: &[], front: None };
    let Areas { over, board, side, seats, mat } =
        drawing(entry.key()).expect("it is drawn").areas(&scene);
    let page = [over, board, side, seats, mat].map(|area| area.into_string()).concat();
    let lists = page.split(" data-acts=\"").skip(1);
    let text = |rest: &str| {
        let text = rest.split('"').next().unwrap_or_default().replace("&quot;", "\"");
        text.replace("&gt;", ">").replace("&amp;", "&")
    };
    lists.map(|rest| serde_json::from_str(&text(rest)).expect("a list of texts")).collect()
}
