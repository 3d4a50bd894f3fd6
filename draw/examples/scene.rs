//! Plays a game with bots to some point and writes the page of one seat.
//!
//! ```console
//! cargo run -p draw --example scene -- --game orleans --players 4 --round 9 --seat 2 --ask ship > page.html
//! cargo run -p draw --example scene -- --game newdale --options chapter=viii,planning=secret > page.html
//! ```

use std::collections::BTreeMap;

use bots::BotSpec;
use draw::{Areas, Scene, assets, drawing};
use kernel::chance::{Fast, weighted};
use kernel::{Actor, AnyGame, Seat, Turn, Viewer};
use lang::{Speaker, Tongue};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use shelf::Entry;

fn main() {
    let options = options();
    let get = |name: &str, default: &str| {
        options.get(name).cloned().unwrap_or_else(|| default.to_owned())
    };
    let number = |name: &str, default: &str| {
        get(name, default).parse::<u8>().unwrap_or_else(|_| panic!("--{name} wants a number"))
    };
    let seat = Seat(number("seat", "0"));
    let entry = shelf::find(&get("game", "orleans")).unwrap_or_else(|error| panic!("{error}"));
    let game = reach(entry, &get, number("players", "4"), number("round", "1"), seat);
    let tongue: Tongue = get("lang", "en").parse().expect("a language");
    let names = ["Jeanne", "Ania", "Giulia", "Marek"].map(str::to_owned);
    let speaker = Speaker::new(tongue, entry.info(), &names);
    let legal = game.legal(Actor::Seat(seat));
    let viewer =
        if get("viewer", "seat") == "onlooker" { Viewer::Onlooker } else { Viewer::Seat(seat) };
    let legal = if viewer == Viewer::Onlooker { &[][..] } else { &legal[..] };
    let scene = Scene { game: &*game, viewer, legal, speaker: &speaker, last: &[], front: None };
    if options.contains_key("svg") {
        return print!("{}", draw::board_svg(&scene).expect("the game has a drawing"));
    }
    if let Some(times) = options.get("repeat") {
        return measure(&scene, times.parse().expect("a number"));
    }
    print!("{}", page(&scene, seat, &get("theme", "light")).into_string());
}

/// Says how long a page takes.
fn measure(scene: &Scene<'_>, times: u32) {
    let drawing = drawing(scene.game.info().key).expect("the game has a drawing");
    let begun = std::time::Instant::now();
    let sizes = (0..times).map(|_| {
        let Areas { over, board, side, seats, mat } = drawing.areas(scene);
        [over, board, side, seats, mat].map(|area| area.into_string().len()).iter().sum::<usize>()
    });
    let size = sizes.last().unwrap_or_default();
    println!("{size} bytes in {:?}", begun.elapsed() / times);
}

/// `--name value` pairs; a name without a value is a flag.
fn options() -> BTreeMap<String, String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let mut options = BTreeMap::new();
    for (at, name) in args.iter().enumerate() {
        if let Some(name) = name.strip_prefix("--") {
            let value = args.get(at + 1).filter(|next| !next.starts_with("--"));
            options.insert(name.to_owned(), value.cloned().unwrap_or_default());
        }
    }
    options
}

/// Plays until the seat is asked the question in the round, or the game ends.
fn reach(
    entry: &Entry,
    get: &impl Fn(&str, &str) -> String,
    players: u8,
    round: u8,
    seat: Seat,
) -> Box<dyn AnyGame> {
    let ask = get("ask", "any");
    let mut rng = Fast::new(get("seed", "7").parse().expect("a number"), 1);
    let title = entry.title;
    let wishes = get("options", "");
    let wishes: Vec<(String, String)> = wishes
        .split(',')
        .filter_map(|wish| wish.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let mut game = title.start(title.standard(), &wishes, players).expect("a table of the game");
    let mut bot = entry.abilities.bot(BotSpec::Busy);
    let mut left: u32 = get("steps", "0").parse().expect("a number");
    while let Some(actor) = actor(&*game) {
        let asked = game.decision(seat).filter(|_| game.turn().seats().contains(seat));
        let there = asked.is_some_and(|decision| decision.ask == ask || ask == "any");
        if there && game.progress().round >= round.into() {
            if left == 0 {
                break;
            }
            left -= 1;
        }
        let notation = match actor {
            Actor::Chance => {
                let odds = game.odds();
                let at = weighted(&mut rng, odds.iter().map(|(_, weight)| *weight));
                odds[at].0.clone()
            }
            Actor::Seat(who) => bot.choose(&*game, who, &mut rng).action,
        };
        game.play(actor, &notation).expect("bots and chance play by the rules");
    }
    game
}

fn actor(game: &dyn AnyGame) -> Option<Actor> {
    match game.turn() {
        Turn::Over => None,
        turn => turn.actor(),
    }
}

fn page(scene: &Scene<'_>, seat: Seat, theme: &str) -> Markup {
    let drawing = drawing(scene.game.info().key).expect("the game has a drawing");
    let areas = drawing.areas(scene);
    let prompt = scene.game.decision(seat).map(|decision| scene.speaker.prompt(&decision));
    html! {
        (DOCTYPE)
        html lang=(scene.speaker.tongue().code()) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "guildhall" }
                style { (PreEscaped(assets::CSS)) (PreEscaped(drawing.css())) }
            }
            body class={ "table " (scene.game.info().key) } {
                (PreEscaped(assets::SPRITE)) (PreEscaped(drawing.sprite()))
                header class="bar" {
                    a class="brand" href="/" { (draw::piece::symbol("hall", "")) span { "guildhall" } }
                    div class="where" { h1 { (scene.game.info().title) } p { (scene.game.progress().round) } }
                    (drawing.headline(scene))
                    (scores(scene, drawing))
                }
                section class={ "prompt panel P-" (drawing.color(seat)) } {
                    (draw::piece::seal(drawing.color(seat)))
                    div class="ask" { p { (prompt.unwrap_or_default()) } p class="why" { (scene.legal.len()) " options" } }
                }
                main {
                    (areas.over) (areas.board) (areas.side)
                    div class="aside" id="players" { (areas.seats) section class="log panel" {} }
                    (areas.mat)
                }
            }
        }
    }
}

fn scores(scene: &Scene<'_>, drawing: &dyn draw::Drawing) -> Markup {
    html! {
        ol class="scores" {
            @for (seat, total) in scene.game.score().totals().iter().enumerate() {
                @let seat = Seat(seat as u8);
                li class={ "P-" (drawing.color(seat)) } {
                    a href="#" { (draw::piece::seal(drawing.color(seat))) span { (scene.speaker.name(seat)) } b { (total) } }
                }
            }
        }
    }
}
