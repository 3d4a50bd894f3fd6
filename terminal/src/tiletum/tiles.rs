//! Square tiles in words.

use lang::Arg;

use super::parts::Extra;
use super::scene::Scene;

impl Scene<'_> {
    /// A tile with its kind: `helper: 4 gold`, `contract: 9 iron → 14 VP`.
    pub(super) fn tile(&self, id: &str) -> String {
        let kind = match self.parts.other_tile(id) {
            Some(tile) => tile.kind.as_str(),
            None => "character",
        };
        format!("{}: {}", self.page.word(&format!("piece.{kind}")), self.face(id))
    }

    /// A tile on the board, where most are helpers: these say for themselves what they do.
    pub(super) fn bonus_tile(&self, id: &str) -> String {
        match self.parts.other_tile(id) {
            Some(tile) if tile.kind == "helper" => self.face(id),
            _ => self.tile(id),
        }
    }

    /// A tile, or that there is none.
    pub(super) fn tile_or_none(&self, tile: Option<&String>) -> String {
        tile.map_or_else(|| self.page.nothing(), |id| self.tile(id))
    }

    /// What a tile shows, for a place where its kind is clear.
    pub(super) fn face(&self, id: &str) -> String {
        if let Some(tile) = self.parts.character(id) {
            let kind = self.page.word(&format!("character.kind_{}", tile.kind));
            return format!("{} ({kind})", self.bonus(id));
        }
        match self.parts.other_tile(id).map(|tile| tile.kind.as_str()) {
            Some("contract") => self.contract(id),
            Some(group) => self.page.word(&format!("{group}.{id}")),
            None => id.to_owned(),
        }
    }

    /// The bonus of a character.
    pub(super) fn bonus(&self, id: &str) -> String {
        self.page.word(&format!("character.{id}"))
    }

    /// `9 iron → 14 VP, 1 merchant step`.
    fn contract(&self, id: &str) -> String {
        let goods = self.page.word(&format!("contract.{id}"));
        let Some(contract) = self.parts.other_tile(id).map(|tile| tile.contract()) else {
            return goods;
        };
        let points = self.page.number("board-vp", contract.vp.unwrap_or_default());
        let extra = contract.extra.as_ref().and_then(|extra| self.extra(extra));
        let extra = extra.map_or_else(String::new, |extra| format!(" + {extra}"));
        format!("{goods} → {points}{extra}")
    }

    fn extra(&self, extra: &Extra) -> Option<String> {
        match extra {
            Extra::None => None,
            Extra::Action { action, ap } => Some(self.action(action, *ap)),
            Extra::MeepleSteps { merchant } => {
                Some(self.page.number("board-merchant-steps", *merchant))
            }
        }
    }

    /// `king action 2 AP`.
    pub(super) fn action(&self, action: &str, ap: i64) -> String {
        let term = format!("action.{action}");
        self.page.text("board-action", &[("action", Arg::Word(&term)), ("n", Arg::Number(ap))])
    }
}
