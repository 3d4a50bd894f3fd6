//! Bonus tokens: what they take and give (ND-7.2).

use kernel::names;

use super::pieces::{Color, Good, Resource};

names! {
    /// A bonus token (ND-7.1).
    #[allow(missing_docs, reason = "the ids of the component file")]
    pub enum Token in "bonus_token" {
        DevDiscount = "dev_discount",
        BuildDiscount = "build_discount",
        Assistant = "assistant",
        OneGood = "one_good",
        CardsYellow = "cards_yellow",
        CoalGreen = "coal_green",
        WoodCoal = "wood_coal",
        CardsVpYellow = "cards_vp_yellow",
        OreVpGreen = "ore_vp_green",
        CoalVpRed = "coal_vp_red",
        YarnVpRed = "yarn_vp_red",
        CottonVpRed = "cotton_vp_red",
        PlanksVpBlue = "planks_vp_blue",
        ClayVpBlue = "clay_vp_blue",
        CattleVpBlue = "cattle_vp_blue",
    }
}

/// How many kinds of tokens there are.
pub const TOKENS: usize = 15;

/// What a token costs when it is used (ND-7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// Nothing.
    Free,
    /// So many hand cards, of one resource or of any.
    Cards(u8, Option<Resource>),
    /// So many goods.
    Goods(u8, Good),
}

/// What a token of a window gives (ND-7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// A good of choice.
    OneGood,
    /// A card for each assistant of a color.
    Cards(Color),
    /// Coal for each assistant of a color, and points.
    Coal(Color, u8),
    /// So much coal.
    FixedCoal(u8),
    /// Points for each assistant of a color, and so many more.
    Points(Color, u8),
}

impl Token {
    /// ND-7.2, ND-7.11 — What a token of a window takes and gives; `None` for those that belong
    /// to a payment or a production.
    #[inline]
    pub const fn window(self) -> Option<(Price, Gain)> {
        use Price::{Cards, Free, Goods};
        Some(match self {
            Token::DevDiscount | Token::BuildDiscount | Token::Assistant => return None,
            Token::OneGood => (Free, Gain::OneGood),
            Token::CardsYellow => (Free, Gain::Cards(Color::Yellow)),
            Token::CoalGreen => (Free, Gain::Coal(Color::Green, 1)),
            Token::WoodCoal => (Cards(2, Some(Resource::Wood)), Gain::FixedCoal(6)),
            Token::CardsVpYellow => (Cards(2, None), Gain::Points(Color::Yellow, 0)),
            Token::OreVpGreen => (Cards(4, Some(Resource::Ore)), Gain::Points(Color::Green, 2)),
            Token::CoalVpRed => (Goods(3, Good::Coal), Gain::Points(Color::Red, 1)),
            Token::YarnVpRed => (Goods(2, Good::Yarn), Gain::Points(Color::Red, 1)),
            Token::CottonVpRed => (Cards(2, Some(Resource::Cotton)), Gain::Points(Color::Red, 1)),
            Token::PlanksVpBlue => (Goods(3, Good::Planks), Gain::Points(Color::Blue, 2)),
            Token::ClayVpBlue => (Cards(3, Some(Resource::Clay)), Gain::Points(Color::Blue, 2)),
            Token::CattleVpBlue => (Goods(3, Good::Cattle), Gain::Points(Color::Blue, 2)),
        })
    }
}

/// The most coins that a discount token saves (ND-5.3, ND-7.3).
pub const TOKEN_DISCOUNT: u8 = 4;
