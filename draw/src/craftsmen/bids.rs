//! What bids cost: the fewest capital cards that pay a number (CR-6.4).

use craftsmen::model::capital::{Capital, Hand};
use craftsmen::model::components::Components;
use craftsmen::model::pieces::Color;
use kernel::names::Name;

/// For each number of cards, the most that so many cards of the hand can pay.
pub(crate) fn ladder(parts: &Components, hand: &Hand) -> Vec<u8> {
    let mut best = vec![0];
    for color in Color::ALL {
        best = joined(&best, &of_color(parts, hand, *color));
    }
    best
}

/// The fewest cards that pay `n`; none if the hand cannot.
pub(crate) fn fewest(ladder: &[u8], n: u8) -> Option<usize> {
    ladder.iter().position(|most| *most >= n)
}

/// The most that one, two … cards of a color pay: the highest values first.
fn of_color(parts: &Components, hand: &Hand, color: Color) -> Vec<u8> {
    let mut laid = Hand::default();
    let mut cards: Vec<Capital> = hand.pieces().filter(|card| card.color() == color).collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card.value()));
    let values = cards.into_iter().map(|card| {
        laid.add(card);
        parts.value(&laid)
    });
    std::iter::once(0).chain(values).collect()
}

/// The best sums of both, by the number of cards of both.
fn joined(a: &[u8], b: &[u8]) -> Vec<u8> {
    let split = |cards: usize| {
        let halves = (0..=cards).filter_map(|n| Some(a.get(n)? + b.get(cards - n)?));
        halves.max().unwrap_or(0)
    };
    (0..a.len() + b.len() - 1).map(split).collect()
}

#[cfg(test)]
mod tests {
    use kernel::Parts;

    use super::*;

    fn hand(cards: &[Capital]) -> Hand {
        cards.iter().fold(Hand::default(), |mut hand, card| {
            hand.add(*card);
            hand
        })
    }

    #[test]
    fn a_set_pays_more_than_its_printed_values() {
        let parts = Parts::<Components>::standard();
        let ladder = ladder(&parts, &hand(&[Capital::V1, Capital::V2, Capital::V1, Capital::G3]));
        assert_eq!(ladder, [0, 3, 5, 10, 13]);
        assert_eq!(fewest(&ladder, 6), Some(3));
        assert_eq!(fewest(&ladder, 14), None);
    }

    #[test]
    fn two_threes_are_better_than_their_set() {
        let parts = Parts::<Components>::standard();
        assert_eq!(ladder(&parts, &hand(&[Capital::R3, Capital::R3])), [0, 3, 6]);
    }
}
