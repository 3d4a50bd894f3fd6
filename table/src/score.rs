//! The score while a game is played: what a viewer may know of it.

use kernel::chance::Fast;
use kernel::{AnyGame, RuleId, ScoreLine, ScoreSheet, SeatScore, Turn, Viewer};

/// How many states are compared that a viewer cannot tell from the true one. A secret that is worth
/// the same in all of them by accident would be shown; so many do not agree by accident.
const TWINS: u64 = 12;

/// The score as `viewer` may know it: the lines that every state agrees on which he cannot tell from
/// the true one. What depends on a secret is not guessed at; it is left out until it is shown.
pub fn score_for(game: &dyn AnyGame, viewer: Viewer) -> ScoreSheet {
    if game.turn() == Turn::Over {
        return game.score();
    }
    let twin = |stream| game.determinize(viewer, &mut Fast::new(0, stream)).score();
    let others: Vec<ScoreSheet> = (1..TWINS).map(twin).collect();
    let ScoreSheet { seats, won, rival, goals } = twin(0);
    let seats = seats.into_iter().enumerate().map(|(seat, score)| {
        let of_seat: Vec<&SeatScore> = others.iter().map(|sheet| &sheet.seats[seat]).collect();
        agreed(score, &of_seat)
    });
    let of_rival: Vec<&SeatScore> =
        others.iter().filter_map(|sheet| sheet.rival.as_ref()).collect();
    ScoreSheet {
        seats: seats.collect(),
        won: won.filter(|_| others.iter().all(|other| other.won == won)),
        rival: rival.map(|rival| agreed(rival, &of_rival)),
        goals: if others.iter().all(|other| other.goals == goals) { goals } else { Vec::new() },
    }
}

/// A row of a score sheet.
pub struct ScoreRow {
    /// The name of its lines, a key of `lang/`.
    pub label: &'static str,
    /// The rule that gives the points.
    pub rule: RuleId,
    /// What it brings in each [column](ScoreSheet::columns); nothing where that is a secret, or not
    /// for everybody.
    pub columns: Vec<Option<ScoreLine>>,
}

/// The sheet row by row, in the order of whoever has most lines; then what only a rival has.
pub fn score_rows(sheet: &ScoreSheet) -> Vec<ScoreRow> {
    let mut longest: Vec<&SeatScore> = sheet.seats.iter().collect();
    longest.sort_by_key(|seat| std::cmp::Reverse(seat.lines.len()));
    let mut rows: Vec<ScoreRow> = Vec::new();
    for line in longest.into_iter().chain(&sheet.rival).flat_map(|score| &score.lines) {
        let ScoreLine { label, rule, .. } = *line;
        if !rows.iter().any(|row| (row.label, row.rule) == (label, rule)) {
            let columns = sheet.columns().map(|(_, score)| brought(score, line)).collect();
            rows.push(ScoreRow { label, rule, columns });
        }
    }
    rows
}

/// What lines like this bring a seat together.
fn brought(score: &SeatScore, like: &ScoreLine) -> Option<ScoreLine> {
    let same = |line: &&ScoreLine| (line.label, line.rule) == (like.label, like.rule);
    let found: Vec<&ScoreLine> = score.lines.iter().filter(same).collect();
    match found[..] {
        [] => None,
        [line] => Some(*line),
        _ => Some(ScoreLine::new(like.label, found.iter().map(|l| l.points).sum(), like.rule)),
    }
}

/// The lines of a seat that stand in all of its scores.
fn agreed(score: SeatScore, others: &[&SeatScore]) -> SeatScore {
    let is_everywhere = |line: &ScoreLine| others.iter().all(|other| other.lines.contains(line));
    let is_tie_sure = others.iter().all(|other| other.ties == score.ties);
    let ties = if is_tie_sure { score.ties.clone() } else { Vec::new() };
    SeatScore::of(score.lines.into_iter().filter(is_everywhere).collect(), ties)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(secret: i32) -> SeatScore {
        let line = |label, points| ScoreLine::new(label, points, RuleId("OR-18.3"));
        SeatScore::of(vec![line("coins", 3), line("secret", secret)], vec![secret])
    }

    #[test]
    fn what_is_not_sure_is_left_out_of_lines_total_and_ties() {
        let sure = agreed(score(4), &[&score(4), &score(4)]);
        assert_eq!((sure.total, sure.lines.len(), sure.ties), (7, 2, vec![4]));
        let unsure = agreed(score(4), &[&score(4), &score(2)]);
        assert_eq!((unsure.total, unsure.lines.len(), unsure.ties), (3, 1, vec![]));
    }

    #[test]
    fn a_secret_of_one_seat_leaves_its_place_empty() {
        let secret = agreed(score(4), &[&score(2)]);
        let sheet = ScoreSheet { seats: vec![secret, score(6)], ..ScoreSheet::default() };
        let points = |line: &Option<ScoreLine>| line.map(|line| line.points);
        let rows: Vec<_> = score_rows(&sheet)
            .iter()
            .map(|row| (row.label, row.columns.iter().map(points).collect()))
            .collect();
        assert_eq!(rows, [("coins", vec![Some(3), Some(3)]), ("secret", vec![None, Some(6)])]);
    }

    #[test]
    fn a_rival_has_lines_of_his_own() {
        let line = |label, points| ScoreLine::new(label, points, RuleId("TI-16.8"));
        let sheet = ScoreSheet {
            seats: vec![SeatScore::of(vec![line("start", 1), line("fairs", 5)], vec![])],
            rival: Some(SeatScore::of(vec![line("dice", 4), line("fairs", 3)], vec![])),
            ..ScoreSheet::default()
        };
        let labels: Vec<&str> = score_rows(&sheet).iter().map(|row| row.label).collect();
        assert_eq!(labels, ["start", "fairs", "dice"]);
    }
}
