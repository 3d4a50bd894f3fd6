//! The score as a table.

use kernel::{ScoreSheet, Seat};
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
    let players = sheet.seats.len() as u8;
    let mut head = vec![speaker.text("score", &[]), String::new()];
    head.extend(Seat::all(players).map(|seat| speaker.name(seat)));
    let mut rows = vec![head];
    for (label, rule, points) in score_rows(sheet) {
        let mut row = vec![speaker.score_line(label), rule.to_string()];
        // What others hide has no number until it is shown.
        let said =
            |points: &Option<i32>| points.map_or("?".to_owned(), |points| points.to_string());
        row.extend(points.iter().map(said));
        rows.push(row);
    }
    let mut total = vec![speaker.text("total", &[]), String::new()];
    total.extend(sheet.totals().iter().map(ToString::to_string));
    rows.push(total);
    rows
}

/// Who has won.
pub(crate) fn verdict(speaker: &Speaker, sheet: &ScoreSheet) -> String {
    match sheet.won {
        Some(true) => return speaker.text("goal-met", &[]),
        Some(false) => return speaker.text("goal-missed", &[]),
        None => {}
    }
    let best = sheet.ranking().into_iter().next().unwrap_or_default();
    let names: Vec<String> = best.iter().map(|&seat| speaker.name(seat)).collect();
    let id = if names.len() == 1 { "wins" } else { "wins-shared" };
    speaker.text(id, &[("who", Arg::Text(&names.join(", ")))])
}
