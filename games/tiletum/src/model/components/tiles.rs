//! The faces of the square tiles, from the entries of the file.

use kernel::DataError;
use toml::Spanned;

use super::file::{ContractCost, EffectEntry, Piece, TileEntry};
use super::read::{Checked, Reader};
use crate::model::effect::{Contract, Effect, Face, Gain, Reward};
use crate::model::pieces::{Act, GOODS, Meeple};
use kernel::names::Name;

impl Reader<'_> {
    /// The face of a bonus tile or of a tile of the contract stack.
    pub(super) fn face(&self, entry: &TileEntry) -> Checked<Face> {
        match (entry.kind.get_ref().as_str(), &entry.effect) {
            ("helper", Some(effect)) => self.effect(effect).map(Face::Helper),
            ("crest", None) => match entry.crest {
                Some(crest) => Ok(Face::Crest(crest)),
                None => Err(self.at(&entry.id, "a crest tile names its `crest`")),
            },
            ("contract", None) => self.contract(entry),
            (_, Some(effect)) => match effect.get_ref() {
                EffectEntry::Crest { crest } => Ok(Face::Crest(*crest)),
                EffectEntry::Contract { cost, vp, extra } => {
                    let extra = plain(extra).ok_or_else(|| self.odd(effect))?;
                    Ok(Face::Contract(contract(cost, *vp, extra)))
                }
                _ => Err(self.odd(effect)),
            },
            _ => Err(self.at(&entry.kind, "must be `helper`, `crest` or `contract`")),
        }
    }

    fn contract(&self, entry: &TileEntry) -> Checked<Face> {
        let cost = entry.cost.ok_or_else(|| self.at(&entry.id, "a contract has a `cost`"))?;
        let extra = match &entry.extra {
            Some(extra) => self.effect(extra)?,
            None => Effect::Nothing,
        };
        Ok(Face::Contract(contract(&cost, entry.vp, extra)))
    }

    /// The face of a character.
    pub(super) fn character(&self, entry: &TileEntry) -> Checked<Face> {
        let kind = Act::from_id(entry.kind.get_ref()).filter(|kind| *kind != Act::Joker);
        let kind = kind.ok_or_else(|| self.at(&entry.kind, "is no kind of character"))?;
        let effect = entry.effect.as_ref();
        let effect = effect.ok_or_else(|| self.at(&entry.id, "a character has an `effect`"))?;
        Ok(Face::Character { kind, bonus: self.effect(effect)? })
    }

    fn effect(&self, entry: &Spanned<EffectEntry>) -> Checked<Effect> {
        plain(entry.get_ref()).ok_or_else(|| self.odd(entry))
    }

    /// The reward of a crest space.
    pub(super) fn reward(&self, entry: &Spanned<EffectEntry>) -> Checked<Reward> {
        match entry.get_ref() {
            EffectEntry::PlaceAnywhere { piece: Piece::House } => Ok(Reward::House),
            EffectEntry::PlaceAnywhere { piece: Piece::Pillar } => Ok(Reward::Pillar),
            EffectEntry::MoveAnywhere { meeple } => Ok(Reward::Move(*meeple)),
            EffectEntry::GainAnyGoods { n } => Ok(Reward::AnyGoods(*n)),
            other => match plain(other) {
                Some(Effect::Gain(gain)) => Ok(Reward::Gain(gain)),
                _ => Err(self.odd(entry)),
            },
        }
    }

    fn odd(&self, entry: &Spanned<EffectEntry>) -> DataError {
        self.at(entry, "no rule knows this effect here")
    }
}

/// The effect that an entry stands for, where it is one by itself.
fn plain(entry: &EffectEntry) -> Option<Effect> {
    Some(match *entry {
        EffectEntry::None {} => Effect::Nothing,
        EffectEntry::Gain { gold, food, wool, stone, iron, vp } => {
            Effect::Gain(Gain { goods: [gold, food, wool, stone, iron], vp })
        }
        EffectEntry::GainAnyGoods { n } => Effect::AnyGoods(n),
        EffectEntry::Action { action, .. } | EffectEntry::ActionAndAnyGood { action, .. }
            if action == Act::Joker =>
        {
            return None;
        }
        EffectEntry::Action { action: act, ap } => Effect::Act { act, ap, goods: 0 },
        EffectEntry::ActionAndAnyGood { action: act, ap, n } => Effect::Act { act, ap, goods: n },
        EffectEntry::AnyAction { ap } => Effect::AnyAct(ap),
        EffectEntry::AddApToDieAction { ap } => Effect::DieAp(ap),
        EffectEntry::ChangeDieGood {} => Effect::DieGood,
        EffectEntry::BuildingTrigger {} => Effect::Building,
        EffectEntry::MeepleSteps { architect, merchant } => {
            Effect::Steps { architect, merchant, place: None }
        }
        EffectEntry::StepAndPlace { meeple } => steps_of(meeple, 1),
        EffectEntry::Place { piece: Piece::House } => steps_of(Meeple::Merchant, 0),
        EffectEntry::Place { piece: Piece::Pillar } => steps_of(Meeple::Architect, 0),
        EffectEntry::Crest { .. }
        | EffectEntry::Contract { .. }
        | EffectEntry::PlaceAnywhere { .. }
        | EffectEntry::MoveAnywhere { .. } => return None,
    })
}

/// So many steps of a meeple, and its piece where it stands.
fn steps_of(meeple: Meeple, steps: u8) -> Effect {
    let own = |who: Meeple| if who == meeple { steps } else { 0 };
    Effect::Steps {
        architect: own(Meeple::Architect),
        merchant: own(Meeple::Merchant),
        place: Some(meeple),
    }
}

fn contract(cost: &ContractCost, vp: u8, extra: Effect) -> Contract {
    let goods: [u8; GOODS] = [cost.gold, cost.food, cost.wool, cost.stone, cost.iron];
    Contract { goods, identical: cost.identical, vp, extra }
}
