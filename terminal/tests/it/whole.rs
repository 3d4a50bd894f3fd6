//! Whole games, the same way in every title.

use kernel::chance::{Fast, below};
use lang::{Speaker, Tongue};
use ratatui::crossterm::event::KeyCode;
use terminal::PlaySpec;

use crate::common::{LARGE, SMALL, Screen, screen};

/// Lines that choose among the first options at random.
pub(crate) fn typed_at_random(seed: u64, options: u32, lines: usize) -> String {
    let mut rng = Fast::new(seed, 0);
    (0..lines).map(|_| format!("{}\n", 1 + below(&mut rng, options))).collect()
}

/// What is said at the end of this table's game.
pub(crate) fn game_over(table: &PlaySpec) -> String {
    Speaker::new(table.tongue, table.game.info(), &[]).text("game-over", &[])
}

/// The game ends when this is typed, the score cites its rule, and no line is too wide.
pub(crate) fn assert_typed_to_its_end(table: PlaySpec, typed: &str, rule: &str) {
    let (tongue, over) = (table.tongue, game_over(&table));
    let shown = screen(table, &format!("{typed}b\nm\ns\nl 999\n"));
    assert!(shown.contains(&over), "{tongue}: the game ends");
    assert!(shown.contains(rule), "{tongue}: the score has its rules");
    let wide = shown.lines().find(|line| line.chars().count() > 100);
    assert_eq!(wide, None, "{tongue}");
}

/// On a small and on a large screen the game is played to its end by keys, with looks around.
pub(crate) fn assert_played_by_keys(table: impl Fn(Tongue) -> PlaySpec, rule: &str) {
    for (size, tongue) in [(SMALL, Tongue::Polish), (LARGE, Tongue::Italian)] {
        let over = game_over(&table(tongue));
        let mut screen = Screen::new(table(tongue), size);
        let mut rng = Fast::new(7, 0);
        while !screen.app.is_over() {
            screen.keys(&format!("{}", 1 + below(&mut rng, 9)));
            screen.key(KeyCode::Enter);
            if below(&mut rng, 8) == 0 {
                screen.key(KeyCode::Tab);
                screen.key(KeyCode::PageDown);
                screen.shown();
                screen.key(KeyCode::Esc);
            }
        }
        screen.assert_shows(&over);
        screen.assert_shows(rule);
    }
}
