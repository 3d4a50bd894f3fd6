//! What an option does and what a piece is, with the rules behind it.

use kernel::Saying;
use kernel::saying::Fact;

use crate::catalog::Catalog;
use crate::words::group;
use crate::{Arg, Speaker};

/// What an option does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Help {
    /// A sentence on the kind of action; empty if there is none.
    pub text: String,
    /// The piece that it is about.
    pub about: Option<About>,
    /// The ids of the rules behind it, most specific last.
    pub rules: Vec<String>,
}

/// What a piece, a place or a card is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Its name.
    pub name: String,
    /// What it does.
    pub text: String,
    /// The ids of its rules.
    pub rules: Vec<String>,
}

impl Speaker {
    /// What an option does: its kind and its label as the game gives them. Of the pieces that the
    /// label names, the last is what the option is about.
    pub fn help(&self, kind: &str, label: &Saying) -> Help {
        let id = format!("help-{kind}");
        let about = label.facts().filter_map(|(_, fact)| self.about_fact(fact)).last();
        let mut rules = self.rules_of(&id);
        for rule in about.iter().flat_map(|about| &about.rules) {
            if !rules.contains(rule) {
                rules.push(rule.clone());
            }
        }
        Help { text: self.text_if_any(&id).unwrap_or_default(), about, rules }
    }

    /// What the piece called `group.id` is, or else what all of its group are; `None` if the texts
    /// say nothing about it.
    pub fn about(&self, term: &str) -> Option<About> {
        let own = format!("about-{}", term.replace('.', "-"));
        let (id, text) = [own, format!("about-{}", group(term))]
            .into_iter()
            .find_map(|id| self.text_if_any(&id).map(|text| (id, text)))?;
        Some(About { name: self.word(term), text, rules: self.rules_of(&id) })
    }

    fn about_fact(&self, fact: Fact) -> Option<About> {
        match fact {
            Fact::Word(term) => self.about(term),
            Fact::Number(_) | Fact::Seat(_) => None,
        }
    }

    fn text_if_any(&self, id: &str) -> Option<String> {
        let own = Catalog::of(self.tongue, self.info.key).has(id);
        (own || self.english_catalog().has(id)).then(|| self.text(id, &[] as &[(&str, Arg<'_>)]))
    }

    /// Rule ids are the same in every language, so they stand in the English texts alone.
    fn rules_of(&self, id: &str) -> Vec<String> {
        let rules = self.english_catalog().attribute(id, "rules").unwrap_or_default();
        rules.split_whitespace().map(str::to_owned).collect()
    }
}
