//! Building cards in words.

use lang::Arg;

use super::parts::Card;
use super::scene::Scene;
use crate::marks::tally;
use crate::text::{pad, widest};

impl Scene<'_> {
    /// `Mill (3)`, `Vineyard (red)`, `Fortress`: a card, or whoever has an area.
    pub(super) fn card(&self, id: &str) -> String {
        if ["captain", "cook"].contains(&id) {
            return self.page.word(&format!("sailor.{id}"));
        }
        let kind = self.parts.card(id).and_then(|card| card.kind.as_deref()).unwrap_or(id);
        let name = self.page.word(&format!("building.{kind}"));
        match id.strip_prefix(kind).unwrap_or_default().trim_start_matches('_') {
            "" => name,
            "a" => format!("{name} (1)"),
            "b" => format!("{name} (2)"),
            number if number.parse::<u8>().is_ok() => format!("{name} ({number})"),
            color => format!("{name} ({})", self.page.word(&format!("colour.{color}"))),
        }
    }

    /// Cards with everything that is printed on them, a row for each.
    pub(super) fn cards(&self, ids: &[String]) -> Vec<String> {
        let cards = tally(ids);
        let name = |(id, count): &(&str, usize)| match count {
            1 => self.card(id),
            _ => format!("{count}× {}", self.card(id)),
        };
        let names = widest(cards.iter().map(name)) * usize::from(self.is_wide());
        let row = |card: &(&str, usize)| {
            let head = format!("  {}  ", pad(&name(card), names));
            let face = self.parts.card(card.0).map(|face| self.face(face)).unwrap_or_default();
            self.page.items(&head, &face, " · ")
        };
        cards.iter().flat_map(row).collect()
    }

    /// What is printed on a card.
    fn face(&self, card: &Card) -> Vec<String> {
        let mut items = vec![self.cost(card)];
        let resource = card.resource.as_ref().map(|id| self.page.word(&format!("resource.{id}")));
        items.extend(resource.map(|name| format!("[{name}]")));
        match &card.good {
            Some(_) if !card.needs.is_empty() => items.extend(self.work(card)),
            _ => items.extend(card.kind.iter().map(|kind| self.about(&format!("building.{kind}")))),
        }
        items.extend((card.vp > 0).then(|| self.vp(card.vp)));
        items
    }

    /// `5 coins (forest -3)`.
    fn cost(&self, card: &Card) -> String {
        let cost = self.page.number("board-coins", card.cost);
        match card.discount.as_deref().filter(|landscape| !landscape.is_empty()) {
            Some(landscape) => {
                let landscape = format!("map.{landscape}");
                let args = [("cost", Arg::Text(&cost)), ("landscape", Arg::Word(&landscape))];
                self.page.text("board-discount", &args)
            }
            None => cost,
        }
    }

    /// `yellow 2, red 1 → planks (2)`, `← wood`: what assistants and the chain make.
    pub(super) fn work(&self, card: &Card) -> Vec<String> {
        let needs = self.figures(&card.needs).join(", ");
        let made = match &card.good {
            Some(good) => format!("{} ({})", self.good(good), self.parts.price(good)),
            None => self.page.word("piece.ship"),
        };
        let chain: Vec<String> = card.chain.iter().map(|input| self.input(input)).collect();
        let chain = (!chain.is_empty()).then(|| format!("← {}", chain.join(" + ")));
        [format!("{needs} → {made}")].into_iter().chain(chain).collect()
    }

    /// What a chain takes: a good, or cards in brackets.
    fn input(&self, input: &str) -> String {
        match input.split_once(':') {
            Some(("res", resource)) => {
                format!("[{}]", self.page.word(&format!("resource.{resource}")))
            }
            Some((_, good)) => self.good(good),
            None => input.to_owned(),
        }
    }
}
