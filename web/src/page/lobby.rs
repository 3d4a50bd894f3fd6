//! The lobby: what to play, who sits where, the variants, the tables there are.

mod running;

use draw::piece::{cite, icon, seal};
use kernel::options::{OptionKind, OptionSpec, plain};
use kernel::{GameInfo, Seat};
use lang::words::capitalized;
use lang::{Arg, Speaker};
use maud::{Markup, html};
use shelf::Entry;

pub use running::{Listed, Pages, running};

use super::{learn, provenance, puzzle, qr, rival, say, say_with};
use crate::learned::Learned;
use crate::tables::RIVAL;
use crate::visitor::Visitor;

/// The most names that bots are given before they repeat.
pub const BOT_NAMES: [&str; 8] =
    ["Jeanne", "Luc", "Odo", "Blanche", "Remy", "Agnes", "Hugo", "Marthe"];

/// How many seconds a move may take.
pub const PACES: [u32; 6] = [30, 60, 180, 600, 86_400, 259_200];

/// What the lobby shows.
pub struct Lobby<'a> {
    /// Who looks.
    pub visitor: &'a Visitor,
    /// The chosen game.
    pub entry: &'static Entry,
    /// The tables of the page that is looked at.
    pub listed: Vec<Listed>,
    /// Which page that is.
    pub pages: Pages,
    /// How far the visitor has come in the lessons.
    pub learned: Learned,
    /// The link for others, if they can reach this machine.
    pub link: Option<String>,
}

impl Lobby<'_> {
    /// The content of the page.
    pub fn content(&self) -> Markup {
        let speaker = Speaker::new(self.visitor.tongue, self.entry.info(), &[]);
        html! {
            main class="lobby" id="prompt" {
                (self.games(&speaker))
                form class="setup panel" method="post" action="/tables" id="setup" {
                    input type="hidden" name="game" value=(self.entry.key());
                    div {
                        h2 class="sec" { (say(&speaker, "who-sits")) }
                        (self.chairs(&speaker))
                        p class="setup-how" { (rival::explained(&speaker)) }
                        @if self.entry.campaigns.is_some() {
                            p class="setup-how" { (say(&speaker, "campaign-how")) }
                        }
                        (self.start(&speaker))
                    }
                    div {
                        h2 class="sec" { (say(&speaker, "options")) }
                        div class="opts" {
                            @for spec in self.options().0 { (self.option(spec, &speaker)) }
                            (paces(&speaker))
                        }
                        (self.rare(&speaker))
                        (provenance::note(self.entry.key(), &speaker))
                    }
                }
                aside class="join" {
                    @if let Some(link) = &self.link { (join(link, &speaker)) }
                    (running(&self.listed, self.pages, &speaker))
                    (bring(&speaker))
                }
            }
        }
    }

    /// The options that a table is often opened with, and those that it rarely is.
    fn options(&self) -> (&'static [OptionSpec], &'static [OptionSpec]) {
        const OFTEN: usize = 3;
        let all = self.entry.info().options;
        all.split_at(if all.len() > OFTEN + 1 { OFTEN } else { all.len() })
    }

    fn rare(&self, speaker: &Speaker) -> Markup {
        let rare = self.options().1;
        let n = Arg::Number(rare.len() as i64);
        html! {
            @if !rare.is_empty() {
                details class="rare" {
                    summary { (say_with(speaker, "rare-options", &[("n", n)])) (icon("down")) }
                    div class="opts" { @for spec in rare { (self.option(spec, speaker)) } }
                }
            }
        }
    }

    fn games(&self, speaker: &Speaker) -> Markup {
        html! {
            fieldset class="pick" {
                legend { (say(speaker, "what-to-play")) }
                div class="gamerow" {
                    @for entry in playable() { (self.card(entry)) }
                }
            }
        }
    }

    fn card(&self, entry: &'static Entry) -> Markup {
        let info = entry.info();
        let speaker = Speaker::new(self.visitor.tongue, info, &[]);
        let about = speaker.about(&format!("game.{}", info.key));
        html! {
            label class="game panel" {
                input type="radio" name="pick" value=(info.key) data-href={ "/?game=" (info.key) }
                    checked[info.key == self.entry.key()];
                @if let Some(drawing) = draw::drawing(info.key) { (drawing.thumbnail()) }
                b class="gname" { (title(info, &speaker)) }
                @if let Some(about) = about { span class="gtext" { (about.text) } }
                span class="gtext meta" { span { (players(info, &speaker)) } }
            }
        }
    }

    fn chairs(&self, speaker: &Speaker) -> Markup {
        let most = self.entry.info().players.1;
        html! {
            ol class="chairs" { @for seat in Seat::all(most) { (self.chair(seat, speaker)) } }
        }
    }

    fn chair(&self, seat: Seat, speaker: &Speaker) -> Markup {
        let color = draw::drawing(self.entry.key()).map_or("none", |drawing| drawing.color(seat));
        let mine = seat == Seat(0);
        let name = match (mine, self.visitor.name.as_str()) {
            (true, "") => String::new(),
            (true, name) => name.to_owned(),
            (false, _) => BOT_NAMES[(seat.index() - 1) % BOT_NAMES.len()].to_owned(),
        };
        let kinds: &[(&str, &str)] =
            &[("person", "person"), ("bot", "bot"), ("open", "link"), ("none", "close")];
        let first = if mine { "person" } else { "bot" };
        html! {
            li class={ "chair P-" (color) } {
                (seal(color))
                input class="field" name={ "name" (seat) } value=(name) maxlength="40"
                    placeholder=(speaker.name(seat)) aria-label=(say(speaker, "name"));
                span {
                    span class="seg" role="radiogroup" aria-label=(say(speaker, "who-here")) {
                        @for (kind, sign) in kinds {
                            label {
                                input type="radio" name={ "kind" (seat) } value=(kind)
                                    checked[*kind == first];
                                span { (icon(sign)) (say(speaker, &format!("kind-{kind}"))) }
                            }
                        }
                    }
                    " " (rival::levels(&format!("bot{seat}"), RIVAL, speaker))
                }
            }
        }
    }

    fn start(&self, speaker: &Speaker) -> Markup {
        let name = title(self.entry.info(), speaker);
        html! {
            div class="startrow" {
                button class="btn go" id="start" {
                    (say_with(speaker, "start", &[("title", Arg::Text(&name))]))
                }
                @if self.entry.campaigns.is_some() {
                    button class="btn" id="campaign" name="campaign" value="new" {
                        (say(speaker, "begin-campaign"))
                    }
                }
                (learn::way(self.entry, speaker, &self.learned))
                (puzzle::way(self.entry, speaker))
                p { (say(speaker, "open-seats")) }
            }
        }
    }

    fn option(&self, spec: &OptionSpec, speaker: &Speaker) -> Markup {
        let info = self.entry.info();
        let title = self.entry.title;
        let default =
            title.defaults(title.standard()).get(spec.name).map(plain).unwrap_or_default();
        let term = format!("game.variant_{}", spec.name);
        let about = speaker.about(&term);
        let name = capitalized(&speaker.word(&term));
        let field = format!("option.{}", spec.name);
        let id = format!("option-{}", spec.name);
        html! {
            div class="opt" {
                @match spec.kind {
                    OptionKind::Flag => {
                        input type="checkbox" id=(id) name=(field) value="true" checked[default == "true"];
                    },
                    kind => select class="field" id=(id) name=(field) {
                        @for value in kind.values() {
                            option value=(value) selected[value == default] {
                                (value_name(spec, &value, speaker))
                            }
                        }
                    },
                }
                label for=(id) { (name) }
                @if let Some(about) = about {
                    @for rule in &about.rules { (cite(info.key, rule)) }
                    small { (about.text) }
                }
            }
        }
    }
}

/// The games that can be drawn.
pub fn playable() -> impl Iterator<Item = &'static Entry> {
    shelf::games().iter().filter(|entry| draw::drawing(entry.key()).is_some())
}

/// How a value of an option is said: seats by their color, the rest by its word.
fn value_name(spec: &OptionSpec, value: &str, speaker: &Speaker) -> String {
    let is_seat = ["_seat", "_winner"].iter().any(|end| spec.name.ends_with(end));
    match (value, value.parse()) {
        ("-1", _) => say(speaker, "value-nobody"),
        ("random", _) => say(speaker, "value-random"),
        (_, Ok(seat)) if is_seat => speaker.name(Seat(seat)),
        (_, Ok(_)) => value.to_owned(),
        (_, Err(_)) => capitalized(&speaker.word(&format!("{}.{value}", spec.name))),
    }
}

/// How long a move may take.
fn paces(speaker: &Speaker) -> Markup {
    html! {
        div class="opt" {
            select class="field" id="pace" name="pace" {
                option value="" { (say(speaker, "pace-none")) }
                @for pace in PACES { option value=(pace) { (say(speaker, &format!("pace-{pace}"))) } }
            }
            label for="pace" { (say(speaker, "pace")) }
            small { (say(speaker, "pace-how")) }
        }
    }
}

fn join(link: &str, speaker: &Speaker) -> Markup {
    html! {
        section class="joinbox panel" {
            (qr::code(link))
            div {
                h2 { (say(speaker, "join")) }
                p { (say(speaker, "join-how")) }
                code { (link.trim_start_matches("http://")) }
                button class="btn" type="button" data-copy=(link) {
                    (icon("link")) (say(speaker, "copy-link"))
                }
            }
        }
    }
}

/// The way in for a game that was recorded elsewhere.
fn bring(speaker: &Speaker) -> Markup {
    html! {
        details class="panel rare bring" {
            summary { (say(speaker, "open-replay")) (icon("down")) }
            form method="post" action="/replays" enctype="multipart/form-data" id="replay" {
                p { label for="replay-file" { (say(speaker, "open-replay-how")) } }
                p { input class="field" type="file" id="replay-file" name="file" accept=".replay,text/plain" required; }
                button class="btn" { (say(speaker, "open-replay")) }
            }
        }
    }
}

/// The game's name in the language of the page.
pub fn title(info: &GameInfo, speaker: &Speaker) -> String {
    speaker.word(&format!("game.{}", info.key))
}

fn players(info: &GameInfo, speaker: &Speaker) -> String {
    let (low, high) = info.players;
    let numbers = [("low", Arg::Number(low.into())), ("high", Arg::Number(high.into()))];
    say_with(speaker, "players", &numbers)
}
