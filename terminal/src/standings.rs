//! The score as a table.

use kernel::{Goal, ScoreLine, ScoreSheet};
use lang::{Arg, Speaker};
use table::score_rows;

use crate::text::{Page, table, width, wrap};

/// The space between two columns.
const GAP: usize = 2;
/// The narrowest column of labels.
const NARROWEST: usize = 12;

/// The score line by line, a column for each player. Labels are broken where the page is narrow.
pub(crate) fn breakdown(page: &Page<'_>, sheet: &ScoreSheet) -> Vec<String> {
    let rows = rows(page.speaker, sheet);
    let rest: Vec<Vec<String>> = rows.iter().map(|row| row[1..].to_vec()).collect();
    let taken = table(&rest).iter().map(|line| width(line)).max().unwrap_or_default() + GAP;
    let room = page.width.saturating_sub(taken).max(NARROWEST);
    let mut broken = Vec::new();
    for mut row in rows {
        let mut label = wrap(room, "", &row[0]);
        row[0] = label.pop().unwrap_or_default();
        broken.extend(label.into_iter().map(|part| vec![part]));
        broken.push(row);
    }
    table(&broken)
}

/// A row for each line of the score: its label, its rule, and everybody's points.
fn rows(speaker: &Speaker, sheet: &ScoreSheet) -> Vec<Vec<String>> {
    let mut head = vec![speaker.text("score", &[]), String::new()];
    head.extend(sheet.columns().map(|(seat, _)| speaker.name(seat)));
    let mut rows = vec![head];
    for line in score_rows(sheet) {
        let mut row = vec![speaker.score_line(line.label), line.rule.to_string()];
        row.extend(line.columns.iter().map(|points| said(sheet, *points)));
        rows.push(row);
    }
    let mut total = vec![speaker.text("total", &[]), String::new()];
    total.extend(sheet.columns().map(|(_, score)| score.total.to_string()));
    rows.push(total);
    rows
}

/// The points of a line. What others hide has no number until it is shown; a rival of the box hides
/// nothing, but not every line is for both.
fn said(sheet: &ScoreSheet, line: Option<ScoreLine>) -> String {
    let none = if sheet.rival.is_some() { "" } else { "?" };
    line.map_or(none.to_owned(), |line| line.points.to_string())
}

/// Who has won.
pub(crate) fn verdict(speaker: &Speaker, sheet: &ScoreSheet) -> String {
    match sheet.won {
        Some(true) => return with_goals(speaker, "goal-met", sheet),
        Some(false) => return with_goals(speaker, "goal-missed", sheet),
        None => {}
    }
    let best = sheet.ranking().into_iter().next().unwrap_or_default();
    let names: Vec<String> = best.iter().map(|&seat| speaker.name(seat)).collect();
    let id = if names.len() == 1 { "wins" } else { "wins-shared" };
    speaker.text(id, &[("who", Arg::Text(&names.join(", ")))])
}

/// A verdict, and what the goal takes, part by part.
fn with_goals(speaker: &Speaker, verdict: &str, sheet: &ScoreSheet) -> String {
    let part = |goal: &Goal| {
        let args = [("n", Arg::Number(goal.has.into())), ("wants", Arg::Number(goal.wants.into()))];
        speaker.text(&format!("goal-part-{}", goal.label), &args)
    };
    let parts: Vec<String> = sheet.goals.iter().map(part).collect();
    match parts.is_empty() {
        true => speaker.text(verdict, &[]),
        false => format!("{} ({})", speaker.text(verdict, &[]), parts.join("; ")),
    }
}
