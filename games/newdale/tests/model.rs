//! What the rules are written with: piles of cards.

use kernel::chance::Fast;
use newdale::model::cards::Card;
use newdale::model::pile::Cards;

#[test]
fn a_pile_counts_its_copies() {
    let mut pile: Cards = [Card::Fortress, Card::Mill1, Card::Fortress].into_iter().collect();
    assert_eq!((pile.len(), pile.count(Card::Fortress)), (3, 2));
    pile.take(Card::Fortress);
    assert!(pile.has(Card::Fortress));
    pile.take(Card::Fortress);
    assert_eq!(pile.iter().collect::<Vec<_>>(), [Card::Mill1]);
}

#[test]
fn every_card_is_drawn_as_often_as_there_are_copies() {
    let pile: Cards =
        [Card::Sawmill1, Card::Prison, Card::Prison, Card::Bakery1].into_iter().collect();
    let mut rng = Fast::new(1, 0);
    let mut prisons = 0;
    for _ in 0..8_000 {
        prisons += u32::from(pile.draw(&mut rng) == Card::Prison);
    }
    assert!((3_800..4_200).contains(&prisons), "{prisons}");
}
