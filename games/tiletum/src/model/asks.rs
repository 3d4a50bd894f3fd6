//! The names of the questions (TI-18).

use super::frames::Frame;
use super::pieces::Act;
use super::state::Step;

/// Every question, by the name that clients know.
pub const ALL: &[&str] = &[
    "choose_die",
    "take_tile",
    "change_good",
    "name_action",
    "architect",
    "merchant",
    "character",
    "contract",
    "task",
    "identical",
    "any_goods",
    "reward_house",
    "reward_pillar",
    "reward_move",
    "building_trigger",
    "building_bonus",
    "free_steps",
    "king_tile",
];

/// The question of the leader in the king phase.
pub const KING_TILE: &str = "king_tile";

/// Every kind of outcome of chance (TI-14.3).
pub const CHANCES: &[&str] =
    &["first", "field", "wheel", "cost", "town", "fair", "roll", "corruption", "reveal", "card"];

/// The question of an open choice.
pub fn of(frame: Frame) -> &'static str {
    match frame {
        Frame::Pool { act, .. } => of_pool(act),
        Frame::Name { .. } => "name_action",
        Frame::Identical { .. } => "identical",
        Frame::AnyGoods { .. } => "any_goods",
        Frame::RewardHouse => "reward_house",
        Frame::RewardPillar => "reward_pillar",
        Frame::RewardMove(_) => "reward_move",
        Frame::Trigger { .. } => "building_trigger",
        Frame::Bonuses { .. } => "building_bonus",
        Frame::Steps { .. } => "free_steps",
        Frame::Refill => "refill",
        Frame::Refresh => "refresh",
    }
}

/// The question of the turn itself, with the action of its pool.
pub fn of_step(step: Step, act: Option<Act>) -> &'static str {
    match step {
        Step::TakeTile => "take_tile",
        Step::ChangeGood => "change_good",
        Step::Joker => "name_action",
        Step::Main => of_pool(act.expect("the die pool has an action")),
        _ => "choose_die",
    }
}

fn of_pool(act: Act) -> &'static str {
    match act {
        Act::Architect => "architect",
        Act::Merchant => "merchant",
        Act::Character => "character",
        Act::Contract => "contract",
        Act::King | Act::Joker => "task",
    }
}
