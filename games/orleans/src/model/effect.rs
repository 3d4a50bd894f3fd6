//! What a place does, as its component entry says.

use kernel::names::{Name, Set};

use super::map::Way;
use super::pieces::{Follower, Good};

/// The effect printed on a place (OR-10, OR-15, OR-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Recruit this follower.
    Recruit(Follower),
    /// Recruit one of these followers.
    RecruitOneOf(Set<Follower>),
    /// Move the own merchant.
    Move(Way),
    /// Build a trading station.
    BuildStation,
    /// Move followers of this place to the deeds board.
    Deeds,
    /// Coins and Development points.
    Gain {
        /// Coins from the bank.
        coins: u8,
        /// Development points.
        development: u8,
    },
    /// Coins by Development level.
    CoinsByLevel,
    /// Coins by built stations.
    CoinsByStations,
    /// Coins by followers standing here.
    CoinsByFollowers {
        /// Coins for each.
        each: u8,
    },
    /// A good from the goods market.
    Good(Good),
    /// Technology tiles.
    Technology,
    /// Pay coins for as many Development points.
    BuyDevelopment {
        /// Fewest coins.
        least: u8,
        /// Most coins.
        most: u8,
    },
    /// Phase 3: draw two, keep one.
    Bathhouse,
    /// Standing ability: these followers (all if `None`) may stand on slots of these kinds.
    Substitute {
        /// Who may stand there.
        who: Option<Follower>,
        /// The kinds of slot.
        on: Set<Follower>,
    },
    /// Phase 6: shields from a negative event.
    Shield,
    /// Extra Market spaces whose followers may do deeds.
    Tower,
    /// Pay a good for Development points by built stations.
    Goldsmith,
    /// Pay coins, then bake grain.
    Bake {
        /// The price.
        coins: u8,
        /// Fewest grain.
        least: u8,
        /// Most grain.
        most: u8,
    },
    /// Pay a good, take a track's bonus again.
    RepeatBonus,
    /// Move another player's merchant and pay its owner.
    MoveOther {
        /// The fee.
        coins: u8,
    },
}

impl Effect {
    /// Reads the `effect` of a place; `None` if no rule knows it.
    pub fn parse(text: &str) -> Option<Effect> {
        fixed(text).or_else(|| with_values(text)).or_else(|| gain(text))
    }
}

/// Effects without a number.
fn fixed(text: &str) -> Option<Effect> {
    Some(match text {
        "build_station" => Effect::BuildStation,
        "deeds" => Effect::Deeds,
        "coins:development_level" => Effect::CoinsByLevel,
        "coins:built_stations" => Effect::CoinsByStations,
        "technology:1" => Effect::Technology,
        "phase3:draw_two_keep_one" => Effect::Bathhouse,
        "phase6:ignore_negative_event" => Effect::Shield,
        "market+2;phase5:deeds_from_tower" => Effect::Tower,
        "pay_good:1->development:built_stations" => Effect::Goldsmith,
        "pay_good:1->repeat_track_bonus" => Effect::RepeatBonus,
        _ => return None,
    })
}

/// Effects that name a piece or a number behind a colon.
fn with_values(text: &str) -> Option<Effect> {
    let (verb, value) = text.split_once(':')?;
    Some(match verb {
        "recruit" => Effect::Recruit(Follower::from_id(value)?),
        "recruit_one_of" => Effect::RecruitOneOf(followers(value)?),
        "move" => Effect::Move(Way::from_id(value)?),
        "good" => Effect::Good(Good::from_id(value)?),
        "coins" if value.ends_with("_per_follower") => {
            Effect::CoinsByFollowers { each: value.strip_suffix("_per_follower")?.parse().ok()? }
        }
        "pay_coins_for_development" => {
            let (least, most) = range(value)?;
            Effect::BuyDevelopment { least, most }
        }
        "pay_coins" => {
            let (coins, rest) = value.split_once("->bake_grain:")?;
            let (least, most) = range(rest)?;
            Effect::Bake { coins: coins.parse().ok()?, least, most }
        }
        "move_other_merchant" => {
            let fee = value.strip_prefix("road_or_water;take_good_optional;pay_owner_coins:")?;
            Effect::MoveOther { coins: fee.parse().ok()? }
        }
        "substitute" => {
            let (who, on) = value.split_once("->")?;
            let who = if who == "any" { None } else { Some(Follower::from_id(who)?) };
            Effect::Substitute { who, on: followers(on)? }
        }
        _ => return None,
    })
}

/// `coins:2`, `development:1`, `coins:2+development:1`.
fn gain(text: &str) -> Option<Effect> {
    let (mut coins, mut development) = (0, 0);
    for part in text.split('+') {
        match part.split_once(':')? {
            ("coins", number) => coins = number.parse().ok()?,
            ("development", number) => development = number.parse().ok()?,
            _ => return None,
        }
    }
    Some(Effect::Gain { coins, development })
}

fn followers(list: &str) -> Option<Set<Follower>> {
    list.split(',').map(Follower::from_id).collect::<Option<Vec<_>>>().map(Set::from_iter)
}

/// `1..3`.
fn range(text: &str) -> Option<(u8, u8)> {
    let (least, most) = text.split_once("..")?;
    Some((least.parse().ok()?, most.parse().ok()?))
}
