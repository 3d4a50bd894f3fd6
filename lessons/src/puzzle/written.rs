//! From a puzzle to text.

use std::fmt;

use kernel::rulings::{Outcome, Pair, Step};

use super::Puzzle;

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { game, kind, level, seat, margin, options, .. } = self;
        writeln!(f, "puzzle {game} {} {}", kind.name(), level.name())?;
        writeln!(f, "seat {seat}\nmargin {margin:.1}\noptions {options}\n")?;
        self.position.iter().try_for_each(|line| writeln!(f, "{}", step(&line.step)))?;
        writeln!(f)?;
        self.solution.iter().try_for_each(|(_, action)| writeln!(f, "solve {action}"))?;
        writeln!(f, "instead {}", self.instead.1)?;
        let why: Vec<String> =
            self.why.1.iter().map(|(label, points)| format!("{label}={points}")).collect();
        if why.is_empty() { Ok(()) } else { writeln!(f, "why {}", why.join(" ")) }
    }
}

/// A line that leads to a position, as it is read.
fn step(step: &Step) -> String {
    match step {
        Step::Setup { table, .. } => format!("setup {}", pairs(table)),
        Step::Given { position, .. } => format!("given {}", pairs(position)),
        Step::Act { actor, action, outcome: Outcome::Played } => format!("{actor} {action} ok"),
        Step::Deal(Some(times)) => format!("deal {times}"),
        other => other.to_string(),
    }
}

fn pairs(pairs: &[Pair]) -> String {
    let each: Vec<String> =
        pairs.iter().map(|Pair { path, value }| format!("{path}={value}")).collect();
    each.join(" ")
}
