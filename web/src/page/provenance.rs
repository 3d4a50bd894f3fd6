//! How much of a game's box is reconstructed: said where a game is chosen and where its rules are
//! read.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::parts::ledger;
use lang::{Arg, Speaker};
use maud::{Markup, html};

use super::say_with;

/// For every game, how many entries its box has and how many of them are reconstructed. Boxes do
/// not change while the program runs.
static ENTRIES: LazyLock<BTreeMap<&str, (usize, usize)>> = LazyLock::new(|| {
    let count = |entry: &'static shelf::Entry| {
        let entries = ledger(entry.title.standard().text).unwrap_or_default();
        let made = entries.iter().filter(|entry| entry.source == "reconstructed").count();
        (entry.key(), (entries.len(), made))
    };
    shelf::games().iter().map(count).collect()
});

/// A sentence about the box of a game.
pub fn note(game: &str, speaker: &Speaker) -> Markup {
    let (all, made) = ENTRIES.get(game).copied().unwrap_or_default();
    let args = [("n", Arg::Number(made as i64)), ("all", Arg::Number(all as i64))];
    html! {
        @if made > 0 { p class="provenance" { small { (say_with(speaker, "reconstructed", &args)) } } }
    }
}
