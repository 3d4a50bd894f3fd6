//! Bots as people meet them: by their level.

use bots::{BotSpec, Level};
use lang::{Arg, Speaker};
use maud::{Markup, html};
use table::Chair;

use super::{say, say_with};
use crate::tables::bot_of;

/// The choice of a level, each with what to expect of it.
pub fn levels(field: &str, chosen: Level, speaker: &Speaker) -> Markup {
    html! {
        select class="field" name=(field) aria-label=(say(speaker, "bot-level")) {
            @for level in Level::ALL {
                option value=(level) selected[level == chosen]
                    title=(say(speaker, &format!("bot-{level}-how"))) {
                    (say(speaker, &format!("bot-{level}")))
                }
            }
        }
    }
}

/// What the bot that plays for a chair is called; none if a person plays.
pub fn bot_at(chair: &Chair, speaker: &Speaker) -> Option<String> {
    chair.player().map(|bot| bot_name(bot, speaker))
}

/// The level of the bot that plays for a chair; none if a person plays, or a bot without a level.
pub fn level_at(chair: &Chair) -> Option<Level> {
    match bot_of(chair.player()?) {
        BotSpec::Level(level) => Some(level),
        _ => None,
    }
}

/// What a bot is called that was stored under this name.
fn bot_name(bot: &str, speaker: &Speaker) -> String {
    say(speaker, &format!("bot-{}", bot_of(bot).name()))
}

/// What to expect of each level, in one line.
pub fn explained(speaker: &Speaker) -> String {
    Level::ALL.map(|level| expected(level, speaker)).join(" · ")
}

fn expected(level: Level, speaker: &Speaker) -> String {
    let name = say(speaker, &format!("bot-{level}"));
    let how = say(speaker, &format!("bot-{level}-how"));
    let args = [("name", Arg::Text(&name)), ("how", Arg::Text(&how))];
    say_with(speaker, "bot-expected", &args)
}
