//! The example of the first page: it compiles, runs, and stands there word for word.

use kernel::chance::{Fast, below};
use kernel::{Actor, Components, Game, Parts, Silent};
use orleans::{Action, Orleans};

fn choose(rng: &mut Fast, legal: &[Action]) -> Action {
    legal[below(rng, legal.len() as u32) as usize]
}

#[rustfmt::skip]
fn example(seed: u64) -> Result<(), Box<dyn std::error::Error>> {
    // begin
    let parts = Parts::standard();
    let mut game = Orleans::new(parts, &parts.defaults(), 4)?;
    let mut rng = Fast::new(seed, 0);
    let mut legal = Vec::new();
    while let Some(actor) = game.turn().actor() {
        let action = match actor {
            Actor::Chance => game.deal(&mut rng),
            Actor::Seat(_) => {
                game.legal(actor, &mut legal);
                choose(&mut rng, &legal)
            }
        };
        game.apply(actor, action, &mut Silent);
    }
    println!("{:?}", game.score().totals());
    // end
    Ok(())
}

#[test]
fn the_example_of_the_first_page_plays_a_game() {
    example(7).expect("it plays to its end");
    let page = include_str!("../../../README.md");
    let shown = page.split("```rust\n").nth(1).and_then(|rest| rest.split("```").next());
    let own = include_str!("readme.rs").split("    // begin\n").nth(1).expect("it is here");
    let own = own.split("    // end\n").next().expect("it ends");
    let own: String = own
        .lines()
        .map(|line| format!("{}\n", line.strip_prefix("    ").unwrap_or(line)))
        .collect();
    assert_eq!(shown, Some(own.as_str()));
}
