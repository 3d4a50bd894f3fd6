//! Which of the puzzles that were found are kept.

use bots::puzzles::{Found, PuzzleSpec};
use lessons::puzzle::{Kind, Level, Puzzle};

use super::text::puzzle;

/// The puzzles that are kept, with their names: of every kind and difficulty in turn, as far as
/// there are so many.
pub(super) fn kept(game: &str, spec: &PuzzleSpec, found: &[Found], keep: usize) -> Vec<Puzzle> {
    let mut heaps: Vec<Vec<Puzzle>> = vec![Vec::new(); Kind::ALL.len() * Level::ALL.len()];
    for one in found.iter().map(|one| puzzle(game, spec, one)) {
        heaps[one.kind as usize + Kind::ALL.len() * one.level as usize].push(one);
    }
    let mut kept = dealt(heaps, keep);
    kept.sort_by_key(|one| one.kind as usize);
    name(&mut kept);
    kept
}

/// One of each heap in turn, the first ones first.
fn dealt<T>(heaps: Vec<Vec<T>>, keep: usize) -> Vec<T> {
    let mut heaps: Vec<_> = heaps.into_iter().map(Vec::into_iter).collect();
    let mut dealt = Vec::new();
    while dealt.len() < keep {
        let round: Vec<T> = heaps.iter_mut().filter_map(Iterator::next).collect();
        if round.is_empty() {
            break;
        }
        dealt.extend(round);
    }
    dealt.truncate(keep);
    dealt
}

/// `turn-01`, `turn-02`, …
fn name(puzzles: &mut [Puzzle]) {
    for kind in Kind::ALL {
        let own = puzzles.iter_mut().filter(|one| one.kind == kind);
        for (number, one) in (1..).zip(own) {
            one.key = format!("{}-{number:02}", kind.name());
            one.file = format!("{}.puzzle", one.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::dealt;

    #[test]
    fn every_heap_has_its_turn() {
        let heaps = vec![vec![1, 2, 3, 4], vec![], vec![10, 11]];
        assert_eq!(dealt(heaps.clone(), 4), [1, 10, 2, 11]);
        assert_eq!(dealt(heaps, 100), [1, 10, 2, 11, 3, 4]);
    }
}
