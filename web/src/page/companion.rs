//! Who stands beside a newcomer at the table: a short tour, and the guild master of a first game.
//! Both are shown by the script alone, which knows what this browser has seen before.

use draw::guild_master;
use lang::Speaker;
use maud::{Markup, html};

use super::say;
use crate::assets;

/// What the tour shows, and its words.
const STOPS: [(&str, &str); 5] = [
    ("#prompt", "tour-turn"),
    ("#table [data-acts]", "tour-glow"),
    ("#options", "tour-options"),
    ("#hint", "tour-hint"),
    ("#undo", "tour-undo"),
];

/// The tour and the guild master, both out of sight until they are wanted.
pub fn companion(speaker: &Speaker) -> Markup {
    html! {
        script src=(assets::LEARN.path) defer {}
        ol id="tour-stops" hidden {
            @for (part, words) in STOPS { li data-part-of=(part) { (say(speaker, words)) } }
        }
        div id="tour-ring" aria-hidden="true" hidden {}
        (bubble("tour", ["tour-next", "tour-never"], speaker))
        data id="tour-end" value=(say(speaker, "tour-end")) hidden {}
        (bubble("guide", ["guide-seen", "guide-never"], speaker))
    }
}

/// A bubble with a button that goes on and one that is rid of it for good.
fn bubble(id: &str, [onward, never]: [&str; 2], speaker: &Speaker) -> Markup {
    html! {
        aside class="bubble panel" id=(id) role="dialog" aria-label=(say(speaker, id)) hidden {
            (guild_master())
            div class="coach-says" {
                p class="words" aria-live="polite" {}
                div class="acts-row" {
                    button class="btn go" type="button" data-onward { (say(speaker, onward)) }
                    button class="btn quiet" type="button" data-never { (say(speaker, never)) }
                }
            }
        }
    }
}
