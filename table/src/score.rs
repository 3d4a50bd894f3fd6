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
    let ScoreSheet { seats, won } = twin(0);
    let seats = seats.into_iter().enumerate().map(|(seat, score)| {
        let of_seat: Vec<&SeatScore> = others.iter().map(|sheet| &sheet.seats[seat]).collect();
        agreed(score, &of_seat)
    });
    ScoreSheet { seats: seats.collect(), won: won.filter(|_| others.iter().all(|o| o.won == won)) }
}

/// A row of a score sheet: a line, and what it brings every seat; nothing where that is a secret.
pub type ScoreRow = (&'static str, RuleId, Vec<Option<i32>>);

/// The sheet row by row, in the order of whoever has most lines.
pub fn score_rows(sheet: &ScoreSheet) -> Vec<ScoreRow> {
    let mut longest: Vec<&SeatScore> = sheet.seats.iter().collect();
    longest.sort_by_key(|seat| std::cmp::Reverse(seat.lines.len()));
    let mut rows: Vec<ScoreRow> = Vec::new();
    for line in longest.into_iter().flat_map(|seat| &seat.lines) {
        let is_there =
            rows.iter().any(|(label, rule, _)| (*label, *rule) == (line.label, line.rule));
        if !is_there {
            let points = sheet.seats.iter().map(|seat| points(seat, line)).collect();
            rows.push((line.label, line.rule, points));
        }
    }
    rows
}

/// What lines like this bring a seat.
fn points(seat: &SeatScore, like: &ScoreLine) -> Option<i32> {
    let same = |line: &&ScoreLine| (line.label, line.rule) == (like.label, like.rule);
    let mut found = seat.lines.iter().filter(same).map(|line| line.points).peekable();
    found.peek().is_some().then(|| found.sum())
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
        let line = |label, points| ScoreLine { label, points, rule: RuleId("OR-18.3") };
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
        let sheet = ScoreSheet { seats: vec![secret, score(6)], won: None };
        let rows: Vec<_> =
            score_rows(&sheet).into_iter().map(|(name, _, all)| (name, all)).collect();
        assert_eq!(rows, [("coins", vec![Some(3), Some(3)]), ("secret", vec![None, Some(6)])]);
    }
}
