//! `guildhall rules` — the rulebook for people, the exact rules, or one of them.

mod lookup;

use std::io::Write;

use clap::Args;
use kernel::parts::ledger;
use kernel::{GameInfo, Rule, Rulebook};
use lang::book::{Block, plain};
use lang::{Arg, Book, Speaker, Tongue};
use serde_json::{Value, json};
use terminal::book::Sheet;

use crate::cli::game;
use crate::failure::Failure;
use crate::pager;
use lookup::Found;

/// Print the rulebook of a game, or what it tells of one rule
///
/// An id may be written `OR-8.4`, `or-8.4` or `8.4`; `OR-8` is a whole chapter of the exact rules,
/// and `actions` or `card` one of the rulebook.
#[derive(Args)]
#[command(after_help = "Examples:\n  guildhall rules orleans OR-8.4\n  guildhall rules orleans 8")]
pub(crate) struct Rules {
    /// The game
    game: String,
    /// The rule's id, a chapter of ids, or a chapter of the rulebook
    id: Option<String>,
    /// The exact rules (in English), instead of the rulebook for people
    #[arg(long)]
    exact: bool,
    /// As JSON: one object a rule, with its exact words and what the rulebook tells of it
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub(crate) fn run(self, tongue: Tongue, out: &mut impl Write) -> Result<(), Failure> {
        let info = game(&self.game)?.info();
        let shelf = Shelf::of(info, tongue);
        let found = self.id.as_deref().map(|id| shelf.find(id)).transpose()?;
        if self.json {
            return Ok(writeln!(out, "{}", shelf.json(found.as_ref()))?);
        }
        if self.exact && tongue != Tongue::English {
            eprintln!("note: the exact rules are written in English");
        }
        let sheet = Sheet::of_terminal(pager::is_wanted());
        let text = match (&found, self.exact) {
            (None, true) => sheet.specification(info.rules),
            (None, false) => shelf.whole(sheet),
            (Some(found), true) => shelf.exact(sheet, found),
            (Some(found), false) => shelf.told(sheet, found),
        };
        pager::show(&text, out)
    }
}

/// What there is to read about a game.
struct Shelf {
    info: &'static GameInfo,
    exact: Rulebook,
    book: Option<&'static Book>,
    speaker: Speaker,
}

impl Shelf {
    fn of(info: &'static GameInfo, tongue: Tongue) -> Shelf {
        let exact = Rulebook::parse(info.rules, info.prefix);
        let book = Book::of(tongue, info.key);
        Shelf { info, exact, book, speaker: Speaker::new(tongue, info, &[]) }
    }

    fn find(&self, id: &str) -> Result<Found<'_>, Failure> {
        lookup::find(id, self.info.prefix, &self.exact, self.book)
    }

    /// The whole book; the exact rules of a game that nobody has told yet.
    fn whole(&self, sheet: Sheet) -> String {
        let told = match self.book {
            Some(book) => sheet.book(book),
            None => sheet.specification(self.info.rules),
        };
        format!("{told}{}", self.reconstructed(sheet))
    }

    /// How much of the box nobody has read off the real one.
    fn reconstructed(&self, sheet: Sheet) -> String {
        let title = shelf::find(self.info.key).map(|entry| entry.title).ok();
        let entries = title.and_then(|title| ledger(title.standard().text).ok());
        let entries = entries.unwrap_or_default();
        let made = entries.iter().filter(|entry| entry.source == "reconstructed").count();
        let args = [
            ("n", Arg::Number(made as i64)),
            ("all", Arg::Number(entries.len() as i64)),
            ("game", Arg::Text(self.info.key)),
        ];
        let text = || self.speaker.text("rules-reconstructed", &args);
        let said = || format!("\n{}", sheet.paragraph(&text()));
        if made > 0 { said() } else { String::new() }
    }

    fn exact(&self, sheet: Sheet, found: &Found<'_>) -> String {
        let one =
            |rule: &&Rule| format!("{}\n{}\n", heading(rule), sheet.specification(&rule.text));
        match found {
            Found::Chapter(chapter) => sheet.chapter(chapter),
            Found::Rules(rules) => rules.iter().map(one).collect(),
        }
    }

    /// What the book tells of the rules; their exact words where it tells of none of them.
    fn told(&self, sheet: Sheet, found: &Found<'_>) -> String {
        let rules = match found {
            Found::Chapter(chapter) => return sheet.chapter(chapter),
            Found::Rules(rules) => rules,
        };
        let blocks = self.telling(rules);
        if blocks.is_empty() {
            return self.exact(sheet, found);
        }
        let way = sheet.paragraph(&self.way(rules[0]));
        format!("{}\n\n{}{way}", heading(rules[0]), sheet.blocks(blocks))
    }

    /// The blocks that tell of any of the rules, in the order of the book.
    fn telling(&self, rules: &[&Rule]) -> Vec<&'static Block> {
        let tells = |block: &Block| rules.iter().any(|rule| block.ids.contains(&rule.id));
        let blocks = self.book.into_iter().flat_map(Book::blocks).map(|(_, block)| block);
        blocks.filter(|block| tells(block)).collect()
    }

    /// The way to the exact words.
    fn way(&self, rule: &Rule) -> String {
        let args = [("game", Arg::Text(self.info.key)), ("id", Arg::Text(&rule.id))];
        self.speaker.text("rules-exact", &args)
    }

    fn json(&self, found: Option<&Found<'_>>) -> Value {
        match found {
            Some(Found::Rules(rules)) if rules.len() == 1 => self.form(rules[0]),
            Some(Found::Rules(rules)) => rules.iter().map(|rule| self.form(rule)).collect(),
            Some(Found::Chapter(chapter)) => {
                json!({"chapter": chapter.key, "title": chapter.title, "told": texts(&chapter.blocks)})
            }
            None => self.exact.rules().iter().map(|rule| self.form(rule)).collect(),
        }
    }

    fn form(&self, rule: &Rule) -> Value {
        let told = texts(self.telling(&[rule]));
        json!({"id": rule.id, "chapter": rule.chapter, "text": rule.text, "told": told})
    }
}

fn heading(rule: &Rule) -> String {
    format!("{}  ({})", rule.id, rule.chapter)
}

/// What blocks say, without marks.
fn texts<'a>(blocks: impl IntoIterator<Item = &'a Block>) -> Vec<String> {
    let said = |block: &Block| block.body.words().into_iter().map(plain).collect::<Vec<_>>();
    blocks.into_iter().map(|block| said(block).join("\n")).collect()
}
