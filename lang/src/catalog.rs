//! The sentences: Fluent messages, built into the program.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::Tongue;

/// The texts of a language: what every table says, then what each game says by its key.
struct Texts {
    common: &'static [&'static str],
    games: &'static [(&'static str, &'static [&'static str])],
}

/// The texts of a language: a game has six files, named after it.
macro_rules! texts {
    ($tongue:literal: $($game:literal),*) => {
        Texts {
            common: &[
                include_str!(concat!("../texts/", $tongue, "/common.ftl")),
                include_str!(concat!("../texts/", $tongue, "/page.ftl")),
            ],
            games: &[$((
                $game,
                &[
                    include_str!(concat!("../texts/", $tongue, "/", $game, ".ftl")),
                    include_str!(concat!("../texts/", $tongue, "/", $game, "-board.ftl")),
                    include_str!(concat!("../texts/", $tongue, "/", $game, "-draw.ftl")),
                    include_str!(concat!("../texts/", $tongue, "/", $game, "-help.ftl")),
                    include_str!(concat!("../texts/", $tongue, "/", $game, "-lessons.ftl")),
                    include_str!(concat!("../texts/", $tongue, "/", $game, "-refused.ftl")),
                ],
            )),*],
        }
    };
}

/// The texts of a language for every game.
macro_rules! texts_of_games {
    ($tongue:literal) => {
        texts!($tongue: "craftsmen", "newdale", "orleans", "tiletum")
    };
}

const ENGLISH: Texts = texts_of_games!("en");
const POLISH: Texts = texts_of_games!("pl");
const ITALIAN: Texts = texts_of_games!("it");

fn texts(tongue: Tongue) -> &'static Texts {
    match tongue {
        Tongue::English => &ENGLISH,
        Tongue::Polish => &POLISH,
        Tongue::Italian => &ITALIAN,
    }
}

/// The sentences of one game in one language.
pub(crate) struct Catalog {
    bundle: FluentBundle<FluentResource>,
}

/// How a message came out.
pub(crate) struct Formatted {
    /// The sentence.
    pub(crate) text: String,
    /// What it asked for and did not get.
    pub(crate) errors: Vec<String>,
}

static CATALOGS: LazyLock<BTreeMap<(Tongue, &'static str), Catalog>> = LazyLock::new(|| {
    let games = |tongue: Tongue| texts(tongue).games.iter().chain(&[("", &[] as &[_])]);
    let each = |tongue| games(tongue).map(move |&(game, own)| ((tongue, game), own));
    let all = Tongue::ALL.into_iter().flat_map(each);
    all.map(|(key, own)| (key, Catalog::new(key.0, own))).collect()
});

impl Catalog {
    /// The sentences of a game; those of every table if the game has none.
    pub(crate) fn of(tongue: Tongue, game: &'static str) -> &'static Catalog {
        let catalog = CATALOGS.get(&(tongue, game)).or_else(|| CATALOGS.get(&(tongue, "")));
        catalog.expect("every language has the common texts")
    }

    fn new(tongue: Tongue, own: &[&str]) -> Catalog {
        let language = tongue.code().parse().expect("a two-letter code is a language");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Isolation marks are for mixed scripts; here they would only litter terminals and logs.
        bundle.set_use_isolating(false);
        for text in texts(tongue).common.iter().chain(own) {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{tongue} texts: {errors:?}"));
            bundle.add_resource_overriding(resource);
        }
        Catalog { bundle }
    }

    /// Whether there is a sentence with this id.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The sentence with this id.
    pub(crate) fn format(&self, id: &str, args: &FluentArgs<'_>) -> Option<Formatted> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        Some(Formatted { text, errors: errors.iter().map(ToString::to_string).collect() })
    }

    /// An attribute of the sentence, as it stands.
    pub(crate) fn attribute(&self, id: &str, name: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.get_attribute(name)?.value();
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_defines_no_message_twice() {
        for tongue in Tongue::ALL {
            let games = texts(tongue).games.iter().map(|(_, own)| own.join("\n"));
            for text in games.chain([texts(tongue).common.join("\n")]) {
                let mut seen = std::collections::BTreeSet::new();
                let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic());
                for line in text.lines().filter(starts) {
                    let id = line.split_once(" =").expect("a message is `id = text`").0;
                    assert!(seen.insert(id), "{tongue}: {id} is defined twice");
                }
            }
        }
    }
}
