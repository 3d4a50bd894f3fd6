//! Plays examples and reports what does not hold.

use std::cell::LazyCell;

use serde_json::Value;

use super::checks::{
    Fault, Verdict, asked, fault, known, odds, one, options, ranking, score, values_hold,
};
use super::path::normalize;
use super::table::{NoTable, Table};
use super::{Example, Failure, Outcome, Report, Rulings, Step};
use crate::{Actor, PlayError, Rulebook, Title, Viewer};

/// Runs every example of a file.
pub(super) fn run(rulings: &Rulings, title: &dyn Title, laws: &[&str]) -> Report {
    let info = title.info();
    let book = Rulebook::parse(info.rules, info.prefix);
    let data = LazyCell::new(|| component_data(title));
    let runner = Runner { title, laws, book, data };
    let mut failures = rulings.unread.clone();
    for example in &rulings.examples {
        for (line, fault) in runner.example(example) {
            let Fault { what, why } = fault;
            failures.push(Failure { file: rulings.name.clone(), line, what, why });
        }
    }
    failures.sort_by_key(|failure| failure.line);
    let lines = rulings.examples.iter().map(|example| example.lines.len()).sum();
    Report { examples: rulings.examples.len(), lines, failures }
}

struct Runner<'a, D> {
    title: &'a dyn Title,
    laws: &'a [&'a str],
    book: Rulebook,
    data: LazyCell<Value, D>,
}

impl<D: FnOnce() -> Value> Runner<'_, D> {
    fn example(&self, example: &Example) -> Vec<(usize, Fault)> {
        let mut faults: Vec<(usize, Fault)> =
            self.heading(example).into_iter().map(|fault| (example.line, fault)).collect();
        let mut table = None;
        for line in &example.lines {
            let Err(found) = self.step(&mut table, &line.step) else { continue };
            faults.extend(found.into_iter().map(|fault| (line.number, fault)));
            if makes_position(&line.step) {
                break;
            }
        }
        faults
    }

    fn heading(&self, example: &Example) -> Vec<Fault> {
        let unknown = example.ids.iter().filter_map(|id| self.rule(id).err().map(|why| (id, why)));
        let mut faults: Vec<Fault> = unknown.map(|(id, why)| fault(id, why)).collect();
        if example.lines.is_empty() {
            let why = "the example has no lines\nhint: several ids may open one example together";
            faults.push(fault(example.ids.join(" "), why));
        }
        faults
    }

    fn step(&self, table: &mut Option<Table>, step: &Step) -> Verdict {
        let what = step.to_string();
        match step {
            Step::Setup { table: agreed, refused } => {
                let opened = Table::setup(self.title, agreed);
                *table = self.setup(opened, refused.as_deref()).map_err(one(what))?;
                Ok(())
            }
            Step::Given { position, invalid } => {
                let opened = Table::given(self.title, position);
                *table = given(opened, invalid.as_deref()).map_err(one(what))?;
                Ok(())
            }
            Step::Data(values) => values_hold(&what, values, &self.data, str::to_owned),
            Step::Law(name) => known("law", name, self.laws).map_err(one(what)),
            _ => match table {
                Some(table) => self.at_table(table, step, what),
                None => Err(vec![fault(
                    what,
                    "there is no table yet\nhint: `setup` or `given` comes first",
                )]),
            },
        }
    }

    /// The lines that need a game in progress.
    fn at_table(&self, table: &mut Table, step: &Step, what: String) -> Verdict {
        match step {
            Step::Deal(None) => table.deal_to_question().map_err(one(what)),
            Step::Deal(Some(times)) => table.deal_times(*times).map_err(one(what)),
            Step::Act { actor, action, outcome } => {
                self.act(table, *actor, action, outcome).map_err(one(what))
            }
            Step::Options { actor, legal } => options(table, *actor, legal).map_err(one(what)),
            Step::Odds(expected) => odds(table, expected).map_err(one(what)),
            Step::Asked(expected) => asked(table, expected).map_err(one(what)),
            Step::Then(values) => values_hold(&what, values, &table.game.state(), normalize),
            Step::Seen { viewer, values } => {
                table.has_viewer(*viewer).map_err(one(what.clone()))?;
                values_hold(&what, values, &table.game.view(*viewer), normalize)
            }
            Step::Told { viewer, kinds, heard } => {
                self.told(table, *viewer, kinds, *heard).map_err(one(what))
            }
            Step::Score { seat, lines } => score(&what, table, *seat, lines),
            Step::Ranking(expected) => ranking(table, expected).map_err(one(what)),
            Step::Setup { .. } | Step::Given { .. } | Step::Data(_) | Step::Law(_) => {
                unreachable!("these lines need no table")
            }
        }
    }

    fn setup(
        &self,
        opened: Result<Table, NoTable>,
        refused: Option<&str>,
    ) -> Result<Option<Table>, String> {
        if let Some(id) = refused {
            self.rule(id)?;
        }
        match (opened, refused) {
            (Ok(table), None) => Ok(Some(table)),
            (Ok(_), Some(id)) => Err(format!("expected refused {id}, found ok")),
            (Err(NoTable::Refused(error)), Some(id)) if error.rule.0 == id => Ok(None),
            (Err(NoTable::Refused(error)), Some(id)) => {
                Err(format!("expected refused {id}, found refused {error}"))
            }
            (Err(NoTable::Refused(error)), None) => {
                Err(format!("expected ok, found refused {error}"))
            }
            (Err(NoTable::Invalid(invalid)), _) => Err(format!("found invalid {invalid}")),
            (Err(NoTable::Line(why)), _) => Err(why),
        }
    }

    fn act(
        &self,
        table: &mut Table,
        actor: Actor,
        action: &str,
        outcome: &Outcome,
    ) -> Result<(), String> {
        if let Actor::Seat(seat) = actor {
            table.has(seat)?;
        }
        match outcome {
            Outcome::Played => {
                let told = table.game.play(actor, action).map_err(|error| found("ok", &error))?;
                table.told = Some(told);
                Ok(())
            }
            Outcome::Offered => {
                table.game.check(actor, action).map_err(|error| found("offered", &error))
            }
            Outcome::Refused(id) => {
                self.rule(id)?;
                refused(table, actor, action, id)
            }
        }
    }

    fn told(
        &self,
        table: &Table,
        viewer: Viewer,
        kinds: &[String],
        heard: bool,
    ) -> Result<(), String> {
        table.has_viewer(viewer)?;
        let told = table.told.as_ref().ok_or("no action has told anything yet")?;
        let ears: Vec<&str> =
            told.iter().filter(|told| told.to.includes(viewer)).map(|told| told.kind()).collect();
        for kind in kinds {
            known("event", kind, self.title.info().events)?;
            if ears.contains(&kind.as_str()) != heard {
                let found = if ears.is_empty() { "nothing".to_owned() } else { ears.join(", ") };
                let expected = if heard { "" } else { "no " };
                return Err(format!("expected {expected}{kind}, found {found}"));
            }
        }
        Ok(())
    }

    /// The rule exists.
    fn rule(&self, id: &str) -> Result<(), String> {
        let rules: Vec<&str> = self.book.rules().iter().map(|rule| rule.id.as_str()).collect();
        known("rule", id, &rules)
    }
}

/// The component file as JSON; one that does not parse was refused when the game was opened.
fn component_data(title: &dyn Title) -> Value {
    let table: toml::Table =
        title.standard().text.parse().expect("the set was read from this text");
    serde_json::to_value(table).expect("a table has a JSON form")
}

/// Lines after which the example would go on from another position than it says.
fn makes_position(step: &Step) -> bool {
    match step {
        Step::Setup { .. } | Step::Given { .. } | Step::Deal(_) => true,
        Step::Act { outcome, .. } => *outcome == Outcome::Played,
        _ => false,
    }
}

fn given(opened: Result<Table, NoTable>, invalid: Option<&str>) -> Result<Option<Table>, String> {
    match (opened, invalid) {
        (Ok(table), None) => Ok(Some(table)),
        (Ok(_), Some(field)) => Err(format!("expected invalid {field}, found ok")),
        (Err(NoTable::Invalid(found)), Some(field)) if is_at(&found.field, field) => Ok(None),
        (Err(NoTable::Invalid(found)), Some(field)) => {
            Err(format!("expected invalid {field}, found invalid {found}"))
        }
        (Err(NoTable::Invalid(found)), None) => Err(format!("expected ok, found invalid {found}")),
        (Err(NoTable::Refused(error)), _) => Err(format!("found refused {error}")),
        (Err(NoTable::Line(why)), _) => Err(why),
    }
}

/// Whether a field is the one expected, or a part of it.
fn is_at(found: &str, expected: &str) -> bool {
    let (found, expected) = (normalize(found), normalize(expected));
    found.strip_prefix(&expected).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The rules refuse it by this rule, and nothing changes.
fn refused(table: &Table, actor: Actor, action: &str, id: &str) -> Result<(), String> {
    let mut tried = table.game.boxed();
    match tried.play(actor, action) {
        Ok(_) => Err(format!("expected refused {id}, found ok")),
        Err(PlayError::Refused(refused)) if refused.rule.0 == id => {
            if tried.state() == table.game.state() {
                Ok(())
            } else {
                Err("it is refused, and yet the state has changed".to_owned())
            }
        }
        Err(error) => Err(found(&format!("refused {id}"), &error)),
    }
}

fn found(expected: &str, error: &PlayError) -> String {
    match error {
        PlayError::Unknown { .. } => format!("expected {expected}, but {error}"),
        PlayError::Refused(refused) => format!("expected {expected}, found refused {refused}"),
    }
}
