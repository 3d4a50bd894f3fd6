//! The names of the questions (CR-22.3).

use super::frames::Frame;

/// Every question, by the name that clients know.
pub const ALL: &[&str] = &[
    "setup_exchange",
    "helper_turn",
    "fee",
    "token_window",
    "banker_take",
    "banker_discard",
    "build",
    "notary",
    "notary_after",
    "peek_show",
    "peek_end",
    "peek_order",
    "auction_open",
    "auction_bid",
    "auction_mayor",
    "pay",
    "craft_step",
    "second_raw",
    "send",
    "bribe",
    "sale_card",
    "merchant",
    "merchant_pay",
    "merchant_icon",
    "fair_reply",
    "town_hall",
    "overflow",
    "season_discard",
    "invest",
];

/// Every kind of outcome of chance (CR-22.5).
pub const CHANCES: &[&str] =
    &["draw_capital", "draw_card", "turn_capital", "turn_card", "mayor", "peek_card"];

/// The key of the prompt: the question's name, but where a part of it is not to be had.
pub fn prompt(frame: Frame, ask: &'static str, may_order: bool) -> &'static str {
    match frame {
        // CR-7.8 — The point of a work token is used at once: there is no stopping.
        Frame::Work { .. } => "work_step",
        // CR-18.3 — Two players do not change the order.
        Frame::TownHall { .. } if !may_order => "town_hall_token",
        _ => ask,
    }
}

/// The question of open work; none if it is no question.
pub fn of(frame: Frame) -> Option<&'static str> {
    Some(match frame {
        Frame::Exchange { .. } => "setup_exchange",
        Frame::Helper { .. } => "helper_turn",
        Frame::Fee { .. } => "fee",
        Frame::Window { .. } => "token_window",
        Frame::BankerTake { .. } => "banker_take",
        Frame::BankerDiscard { .. } => "banker_discard",
        Frame::Build { .. } => "build",
        Frame::Notary { .. } => "notary",
        Frame::NotaryAfter { .. } => "notary_after",
        Frame::PeekShow { .. } => "peek_show",
        Frame::PeekEnd { .. } => "peek_end",
        Frame::PeekOrder { .. } => "peek_order",
        Frame::AuctionOpen { .. } => "auction_open",
        Frame::AuctionBid { .. } => "auction_bid",
        Frame::AuctionMayor { .. } => "auction_mayor",
        Frame::Pay { .. } => "pay",
        Frame::Craft { .. } | Frame::Work { .. } => "craft_step",
        Frame::SecondRaw { .. } => "second_raw",
        Frame::Send { .. } => "send",
        Frame::Bribe { .. } => "bribe",
        Frame::Sale { .. } => "sale_card",
        Frame::Merchant { .. } => "merchant",
        Frame::MerchantPay { .. } => "merchant_pay",
        Frame::MerchantIcon { .. } => "merchant_icon",
        Frame::FairReply { .. } => "fair_reply",
        Frame::TownHall { .. } => "town_hall",
        Frame::Overflow { .. } => "overflow",
        Frame::SeasonDiscard { .. } => "season_discard",
        Frame::Invest { .. } => "invest",
        Frame::Mayor
        | Frame::Gain { .. }
        | Frame::DrawCapital { .. }
        | Frame::TurnCapital
        | Frame::TurnSold { .. }
        | Frame::DrawCard { .. }
        | Frame::TurnCard { .. }
        | Frame::PeekCards { .. } => return None,
    })
}
