//! The terms of a game, from its `words.toml`, in the grammatical form that a sentence needs.
//!
//! A term `group.id` in the variable `$x` of a message has these forms; one that `words.toml`
//! does not list is the base form.
//!
//! | variable | English | Polish | Italian |
//! |---|---|---|---|
//! | `$x` | scholar | uczony | studioso |
//! | `$x_one` | scholar | | |
//! | `$x_pl` | scholars | uczeni | studiosi |
//! | `$x_few`, `$x_many` | scholars | uczonych | studiosi |
//! | `$x_indef` | a scholar | | uno studioso |
//! | `$x_def` | | | lo studioso |
//! | `$x_acc`, `$x_gen`, `$x_loc` | | uczonego, uczonego, … | |
//! | `$x_from` | | ze Szkoły | dallo studioso |
//! | `$x_in` | | we Florencji | nello studioso |
//! | `$x_of`, `$x_to`, `$x_on` | | | dello, allo, sullo studioso |
//! | `$x_group` | follower | follower | follower |
//!
//! Polish gives `z` and `w` their right shape, Italian joins the preposition to the article. A term
//! without an article (a town) takes the bare preposition. `$x_group` is the group of the term, for
//! a message to choose by: a tile may be a helper or a crest.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex};

use kernel::GameInfo;
use serde::Deserialize;

use crate::Tongue;
use crate::forms;

/// One term of a `words.toml` in every language.
#[derive(Clone, Debug, Deserialize)]
pub struct Word {
    #[serde(flatten)]
    fields: BTreeMap<String, toml::Value>,
}

impl Word {
    /// A field of the file: `pl_gen`.
    pub fn field(&self, name: &str) -> Option<&str> {
        self.fields.get(name)?.as_str()
    }

    /// The term as it stands in a sentence.
    pub fn base(&self, tongue: Tongue) -> &str {
        self.field(tongue.code()).or_else(|| self.field("en")).unwrap_or_default()
    }

    /// A form of it, by its ending in `words.toml` (`gen`, `few`); the base where it is missing.
    pub fn form(&self, tongue: Tongue, form: &str) -> &str {
        self.field(&format!("{tongue}_{form}")).unwrap_or_else(|| self.base(tongue))
    }

    /// Every form that a message may ask for: the ending of the variable and the text.
    pub fn forms(&self, tongue: Tongue) -> Vec<(&'static str, String)> {
        match tongue {
            Tongue::English => forms::english(self),
            Tongue::Polish => forms::polish(self),
            Tongue::Italian => forms::italian(self),
        }
    }

    fn also(&self) -> impl Iterator<Item = &str> {
        let ids = self.fields.get("also").and_then(toml::Value::as_array);
        ids.into_iter().flatten().filter_map(toml::Value::as_str)
    }
}

/// The terms of one game.
#[derive(Debug)]
pub struct Lexicon {
    words: BTreeMap<String, Word>,
    colors: Vec<String>,
}

static LEXICONS: LazyLock<Mutex<BTreeMap<&'static str, &'static Lexicon>>> =
    LazyLock::new(Mutex::default);

impl Lexicon {
    /// The terms of a game, read once.
    ///
    /// # Panics
    /// If the game's `words.toml` cannot be read; a game ships with one that can.
    pub fn of(info: &GameInfo) -> &'static Lexicon {
        let mut lexicons = LEXICONS.lock().expect("reading words leaves nothing half done");
        lexicons.entry(info.key).or_insert_with(|| {
            let lexicon = Lexicon::parse(info.words);
            Box::leak(Box::new(lexicon.unwrap_or_else(|e| panic!("{}: words: {e}", info.key))))
        })
    }

    /// Reads a `words.toml`.
    ///
    /// # Errors
    /// If it is not a table of groups of terms.
    pub fn parse(text: &str) -> Result<Lexicon, toml::de::Error> {
        let groups: BTreeMap<String, BTreeMap<String, Word>> = toml::from_str(text)?;
        let mut words = BTreeMap::new();
        for (group, terms) in groups {
            for (id, word) in terms {
                for also in word.also() {
                    words.insert(format!("{group}.{also}"), word.clone());
                }
                words.insert(format!("{group}.{id}"), word);
            }
        }
        Ok(Lexicon { words, colors: colors(text) })
    }

    /// The term `group.id`.
    pub fn find(&self, term: &str) -> Option<&Word> {
        self.words.get(term)
    }

    /// The players' colors in the order of the seats, as terms.
    pub fn colors(&self) -> &[String] {
        &self.colors
    }
}

/// The colors in the order of the file, which is the order of the seats. Where other pieces have
/// colors too, those of the players are a group of their own.
fn colors(text: &str) -> Vec<String> {
    let players = headers(text, "player_colour.");
    if players.is_empty() { headers(text, "colour.") } else { players }
}

/// The terms that begin like this, in the order of the file.
fn headers(text: &str, begin: &str) -> Vec<String> {
    let header = |line: &str| {
        let term = line.trim().strip_prefix('[')?.strip_suffix(']')?;
        term.starts_with(begin).then(|| term.to_owned())
    };
    text.lines().filter_map(header).collect()
}

/// A term that is in no file, as readable as it can be: `le_mans` is said `Le Mans`.
pub(crate) fn unlisted(term: &str) -> String {
    let id = term.rsplit('.').next().unwrap_or(term);
    id.replace(['_', '-'], " ")
}

/// The group of a term: `follower` of `follower.knight`.
pub(crate) fn group(term: &str) -> &str {
    term.split('.').next().unwrap_or(term)
}

/// The text with its first letter in upper case.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &str = "\
[follower.scholar]
en = \"scholar\"
en_pl = \"scholars\"
pl = \"uczony\"
pl_gen = \"uczonego\"
it = \"studioso\"
it_def = \"lo studioso\"
also = [\"savant\"]
[colour.green]
en = \"green\"
[colour.blue]
en = \"blue\"
";

    #[test]
    fn terms_have_forms_aliases_and_fallbacks() {
        let lexicon = Lexicon::parse(WORDS).unwrap();
        let scholar = lexicon.find("follower.savant").unwrap();
        assert_eq!(scholar.base(Tongue::Polish), "uczony");
        assert_eq!(scholar.form(Tongue::Polish, "acc"), "uczony");
        assert_eq!(lexicon.find("colour.blue").unwrap().base(Tongue::Italian), "blue");
        assert_eq!(lexicon.colors(), ["colour.green", "colour.blue"]);
        let players = format!("{WORDS}[player_colour.white]\nen = \"white\"\n");
        assert_eq!(Lexicon::parse(&players).unwrap().colors(), ["player_colour.white"]);
    }
}
