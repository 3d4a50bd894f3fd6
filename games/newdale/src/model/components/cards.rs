//! Building cards of the component file.

use kernel::names::Name;
use toml::Spanned;

use super::file::Building;
use super::read::{Box, Checked, array, good_of};
use super::{CARDS, COSTS, CardFace, Chain, Components, LANDSCAPES, Plant, Sets};
use crate::model::cards::{Card, Kind};
use crate::model::pieces::{Landscape, Resource};
use crate::model::pile::{COPIES, Kinds, only};

impl Box<'_> {
    /// Every card, in order.
    pub(super) fn cards(&self) -> Checked<[CardFace; CARDS]> {
        let entries = &self.file.building;
        let order = self.reader.order::<Card, _>(entries, |entry| &entry.id)?;
        let faces: Checked<Vec<CardFace>> = order
            .into_iter()
            .zip(Card::ALL)
            .map(|(at, card)| self.card(*card, &entries[at]))
            .collect();
        Ok(array(faces?))
    }

    fn card(&self, card: Card, entry: &Building) -> Checked<CardFace> {
        if *entry.kind.get_ref() != card.kind() {
            let why = format!("`{card}` is a `{}`", card.kind());
            return Err(self.reader.at(&entry.kind, why));
        }
        let count = *entry.count.get_ref();
        if usize::from(count) > COPIES {
            let why = format!("there are at most {COPIES} equal cards, not {count}");
            return Err(self.reader.at(&entry.count, why));
        }
        Ok(CardFace {
            number: entry.number,
            count,
            cost: self.cost(&entry.cost)?,
            discount: self.discount(&entry.discount)?,
            resource: entry.resource,
            vp: entry.vp,
            fists: entry.fists,
            plant: self.plant(card, entry)?,
        })
    }

    pub(super) fn cost(&self, cost: &Spanned<u8>) -> Checked<u8> {
        match *cost.get_ref() {
            cost if usize::from(cost) < COSTS => Ok(cost),
            _ => Err(self.reader.at(cost, format!("a cost is below {COSTS}"))),
        }
    }

    fn discount(&self, name: &Spanned<String>) -> Checked<Option<Landscape>> {
        match name.get_ref().as_str() {
            "" => Ok(None),
            _ => self.reader.piece(name).map(Some),
        }
    }

    fn plant(&self, card: Card, entry: &Building) -> Checked<Option<Plant>> {
        match (entry.needs, &entry.good, &entry.chain) {
            (Some(needs), Some(good), Some(chain)) if !card.is_special() => Ok(Some(Plant {
                needs: needs.array(),
                good: Some(self.reader.piece(good)?),
                chain: self.chain(chain)?,
                output: None,
            })),
            (None, None, None) if card.is_special() => Ok(None),
            _ => Err(self.reader.at(
                &entry.id,
                "a production building needs `needs`, `good` and `chain`, a special one has none",
            )),
        }
    }

    /// `["res:x"]`, `["good:x"]`, `["good:x", "good:y"]` or nothing.
    pub(super) fn chain(&self, parts: &Spanned<Vec<String>>) -> Checked<Chain> {
        let strings: Vec<&str> = parts.get_ref().iter().map(String::as_str).collect();
        let chain = match strings.as_slice() {
            [] => Some(Chain::None),
            ["good:grapes"] => Some(Chain::Grapes),
            [one] => match one.split_once(':') {
                Some(("res", name)) => Resource::from_id(name).map(Chain::Cards),
                Some(("good", name)) => good_of(name).map(Chain::Good),
                _ => None,
            },
            [one, two] => pair(one, two),
            _ => None,
        };
        chain.ok_or_else(|| self.reader.at(parts, "no rule knows such a chain"))
    }
}

fn pair(one: &str, two: &str) -> Option<Chain> {
    let good = |text: &str| good_of(text.strip_prefix("good:")?);
    Some(Chain::Pair(good(one)?, good(two)?))
}

/// The sets that follow from the cards.
pub(super) fn sets(cards: &[CardFace; CARDS]) -> Sets {
    let those = |which: &dyn Fn(Card, &CardFace) -> bool| -> Kinds {
        let found = Card::ALL.iter().filter(|card| which(**card, &cards[card.index()]));
        found.fold(0, |kinds, card| kinds | only(*card))
    };
    let cheap = |cost: usize| move |face: &CardFace| usize::from(face.cost) <= cost;
    Sets {
        production: those(&|card, _| !card.is_special()),
        resources: std::array::from_fn(|n| those(&|_, face| face.resource == Resource::ALL[n])),
        cheap: std::array::from_fn::<_, LANDSCAPES, _>(|n| {
            std::array::from_fn(|cost| {
                those(&|_, face| face.discount == Some(Landscape::ALL[n]) && cheap(cost)(face))
            })
        }),
        cheap_anywhere: std::array::from_fn(|cost| those(&|_, face| cheap(cost)(face))),
        sawmills: Components::of_kind(Kind::Sawmill),
        vineyards: Components::of_kind(Kind::Vineyard),
    }
}
