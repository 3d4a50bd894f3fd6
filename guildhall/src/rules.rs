//! `guildhall rules` — the rules, or one of them.

use std::io::Write;

use clap::Args;
use kernel::text::nearest;
use kernel::{Rule, Rulebook};
use lang::Tongue;
use serde_json::{Value, json};

use crate::cli::game;
use crate::failure::Failure;

/// Print the rules of a game, a chapter of them, or one rule by its id
#[derive(Args)]
#[command(after_help = "Examples:\n  guildhall rules orleans OR-8.4\n  guildhall rules orleans 8")]
pub(crate) struct Rules {
    /// The game
    game: String,
    /// The id of a rule or a chapter, with the letters of the game or without
    id: Option<String>,
    /// As JSON: one object a rule
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub(crate) fn run(self, tongue: Tongue, out: &mut impl Write) -> Result<(), Failure> {
        let info = game(&self.game)?.info();
        let book = Rulebook::parse(info.rules, info.prefix);
        if tongue != Tongue::English {
            eprintln!("note: the rules are written in English");
        }
        match (&self.id, self.json) {
            (Some(id), json) => {
                let id = whole(id, info.prefix);
                let rules = find(&book, &id)?;
                rules.iter().try_for_each(|rule| print_rule(rule, json, out))
            }
            (None, true) => {
                let rules: Vec<Value> = book.rules().iter().map(form).collect();
                Ok(writeln!(out, "{}", json!(rules))?)
            }
            (None, false) => Ok(write!(out, "{}", info.rules)?),
        }
    }
}

/// An id with the letters of the game: `8.4` is `OR-8.4`.
fn whole(id: &str, prefix: &str) -> String {
    let id = id.to_uppercase();
    if id.starts_with(|first: char| first.is_ascii_digit()) { format!("{prefix}-{id}") } else { id }
}

/// The rule with an id, or those of the chapter that has it.
fn find<'a>(book: &'a Rulebook, id: &str) -> Result<Vec<&'a Rule>, Failure> {
    if let Some(rule) = book.find(id) {
        return Ok(vec![rule]);
    }
    let within = format!("{id}.");
    let chapter: Vec<&Rule> =
        book.rules().iter().filter(|rule| rule.id.starts_with(&within)).collect();
    if !chapter.is_empty() {
        return Ok(chapter);
    }
    Err({
        let near = nearest(id, book.rules().iter().map(|rule| rule.id.as_str()));
        let hint = near.map(|near| format!("\nhint: did you mean `{near}`?")).unwrap_or_default();
        Failure::usage(format!("there is no rule `{id}`{hint}"))
    })
}

fn print_rule(rule: &Rule, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    if json {
        return Ok(writeln!(out, "{}", form(rule))?);
    }
    writeln!(out, "{}  ({})", rule.id, rule.chapter)?;
    Ok(writeln!(out, "{}", rule.text)?)
}

fn form(rule: &Rule) -> Value {
    json!({"id": rule.id, "chapter": rule.chapter, "text": rule.text})
}
