//! Hints: three moves, what is expected of them, and why.

use bots::BotSpec;
use lang::{Speaker, Tongue};
use terminal::Player;

use crate::common::{LARGE, Screen, screen, spec};

const AGAINST_BUSY: [Player; 2] = [Player::Human, Player::Bot(BotSpec::Busy)];

/// What is shown for a hint after so many first options.
fn hinted(game: &str, tongue: Tongue, options: usize) -> String {
    let typed = "1\n".repeat(options) + "h\nq\n";
    let shown = screen(spec(game, &AGAINST_BUSY, tongue), &typed);
    let (_, after) = shown.rsplit_once("> h\n").expect("the hint is asked for");
    after.split("> q\n").next().unwrap_or_default().to_owned()
}

/// How every move of a hint ends.
fn looked_at(tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::English => "looked at.",
        Tongue::Polish => "Sprawdzono",
        Tongue::Italian => "Esaminat",
    }
}

#[test]
fn every_game_says_why_in_every_language() {
    for entry in shelf::games() {
        for tongue in Tongue::ALL {
            let hint = hinted(entry.key(), tongue, 1);
            let moves = hint.matches(looked_at(tongue)).count();
            assert!((1..=3).contains(&moves), "{}: {hint}", entry.key());
            let points = Speaker::new(tongue, entry.info(), &[]).text("hint-line", &[]);
            let ending = points.rsplit(' ').next().unwrap_or_default();
            let ends = |line: &&str| line.ends_with(ending) && !line.starts_with(' ');
            assert_eq!(hint.lines().filter(ends).count(), moves, "{hint}");
            let reasons = hint.lines().filter(|line| line.starts_with("   ")).count();
            assert!(reasons >= 2 * moves, "a reason and an outlook each: {hint}");
        }
    }
}

#[test]
fn the_full_screen_shows_three_moves() {
    let mut screen = Screen::new(spec("orleans", &AGAINST_BUSY, Tongue::English), LARGE);
    screen.keys("h");
    screen.assert_shows("Hint of the strongest bot");
    let shown = screen.shown();
    assert_eq!(shown.matches("looked at.").count(), 3, "{shown}");
    assert!(shown.contains("Brings ") || shown.contains("Then: "), "{shown}");
}
