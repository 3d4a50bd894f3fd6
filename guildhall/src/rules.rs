//! `guildhall rules` — the rules, or one of them.

use std::io::Write;

use clap::Args;
use kernel::text::nearest;
use kernel::{Rule, Rulebook};
use serde_json::{Value, json};

use crate::cli::game;
use crate::failure::Failure;

/// Print the rules of a game, or one rule by its id
#[derive(Args)]
#[command(after_help = "Example: guildhall rules orleans OR-8.4")]
pub(crate) struct Rules {
    /// The game
    game: String,
    /// The rule's id
    id: Option<String>,
    /// As JSON: one object a rule
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let info = game(&self.game)?.info();
        let book = Rulebook::parse(info.rules, info.prefix);
        match (&self.id, self.json) {
            (Some(id), json) => print_rule(find(&book, id)?, json, out),
            (None, true) => {
                let rules: Vec<Value> = book.rules().iter().map(form).collect();
                Ok(writeln!(out, "{}", json!(rules))?)
            }
            (None, false) => Ok(write!(out, "{}", info.rules)?),
        }
    }
}

fn find<'a>(book: &'a Rulebook, id: &str) -> Result<&'a Rule, Failure> {
    book.find(id).ok_or_else(|| {
        let near = nearest(&id.to_uppercase(), book.rules().iter().map(|rule| rule.id.as_str()));
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
