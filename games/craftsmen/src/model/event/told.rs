//! The facts that the line of an event names.

use kernel::Saying;

use super::Event;

impl Event {
    /// Adds what happened to the line that tells it.
    pub(super) fn told(&self, saying: Saying) -> Saying {
        match *self {
            Event::CapitalDrawn { seat, capital }
            | Event::CapitalTaken { seat, capital }
            | Event::Discarded { seat, capital }
            | Event::Paid { seat, capital }
            | Event::Invested { seat, capital } => {
                saying.seat("who", seat).word("capital", capital.word())
            }
            Event::CapitalUnseen { seat }
            | Event::Kept { seat }
            | Event::Passed { seat }
            | Event::WorkSpent { seat }
            | Event::AuctionPassed { seat }
            | Event::PeekUnseen { seat }
            | Event::FairExchanged { seat }
            | Event::SentToFair { seat }
            | Event::PaidByFair { seat }
            | Event::Declined { seat }
            | Event::Skipped { seat } => saying.seat("who", seat),
            Event::CapitalTurned { capital, space } => {
                saying.word("capital", capital.word()).word("space", space.word())
            }
            Event::Reshuffled { n } | Event::MayorOffered { n } => saying.number("n", n.into()),
            Event::CardDrawn { seat, card }
            | Event::SawmillDealt { seat, card }
            | Event::CardExchanged { seat, card }
            | Event::CardGained { seat, card }
            | Event::AuctionBegan { seat, card }
            | Event::Withdrawn { seat, card }
            | Event::Peeked { seat, card }
            | Event::Shown { seat, card } => saying.seat("who", seat).word("card", card.word()),
            Event::CardUnseen { seat, class }
            | Event::ExchangeUnseen { seat, class }
            | Event::PeekBegan { seat, class } => {
                saying.seat("who", seat).word("class", class.word())
            }
            Event::CardTurned { card } => saying.word("card", card.word()),
            Event::Sum { seat, n } | Event::Bid { seat, n } => {
                saying.seat("who", seat).number("n", n.into())
            }
            Event::Ordered { seat, position, .. } => {
                saying.seat("who", seat).number("position", position.into())
            }
            Event::SawmillExchanged { seat, card, back } => {
                saying.seat("who", seat).word("card", card.word()).word("back", back.word())
            }
            Event::SeasonBegan { year, season } => {
                saying.number("year", year.into()).word("season", season.word())
            }
            Event::StageBegan { guild } => saying.word("guild", guild.word()),
            Event::Placed { seat, guild, field } => {
                saying.seat("who", seat).word("guild", guild.word()).number("field", field.into())
            }
            Event::Covered { seat, guild, field, owner } => saying
                .seat("who", seat)
                .word("guild", guild.word())
                .number("field", field.into())
                .seat("owner", owner),
            Event::FeePaid { seat, to, capital } | Event::SellerPaid { seat, to, capital } => {
                saying.seat("who", seat).seat("to", to).word("capital", capital.word())
            }
            Event::FeeUnseen { seat, to } | Event::SellerPaidUnseen { seat, to } => {
                saying.seat("who", seat).seat("to", to)
            }
            Event::FeeInPoints { seat, to, n } => {
                saying.seat("who", seat).seat("to", to).number("n", n.into())
            }
            Event::Scored { seat, line, n } => {
                saying.seat("who", seat).word("line", line.word()).number("n", n.into())
            }
            Event::PrivilegeUsed { seat, guild, token } => {
                saying.seat("who", seat).word("guild", guild.word()).number("token", token.into())
            }
            Event::Built { seat, card, side } => {
                saying.seat("who", seat).word("card", card.word()).word("side", side.word())
            }
            Event::BonusWon { seat, good }
            | Event::Sold { seat, good }
            | Event::Dropped { seat, good } => saying.seat("who", seat).word("good", good.word()),
            Event::MayorCard { capital } => saying.word("capital", capital.word()),
            Event::Leftovers { seat, end } | Event::PutBackUnseen { seat, end } => {
                saying.seat("who", seat).word("end", end.word())
            }
            Event::PutBack { seat, card, end } => {
                saying.seat("who", seat).word("card", card.word()).word("end", end.word())
            }
            Event::Made { seat, card, good } => {
                saying.seat("who", seat).word("card", card.word()).word("good", good.word())
            }
            Event::SentToIcon { seat, good, card } | Event::GoodBought { seat, good, card } => {
                saying.seat("who", seat).word("good", good.word()).word("card", card.word())
            }
            Event::PushedOut { owner, good } => {
                saying.seat("owner", owner).word("good", good.word())
            }
            Event::Loaded { seat, good, ship } => {
                saying.seat("who", seat).word("good", good.word()).number("ship", ship.into())
            }
            Event::Bribed { seat, capital, ship } => {
                saying.seat("who", seat).word("capital", capital.word()).number("ship", ship.into())
            }
            Event::Unloaded { owner, good, ship } => {
                saying.seat("owner", owner).word("good", good.word()).number("ship", ship.into())
            }
            Event::TokenTaken { seat, token, .. } => {
                saying.seat("who", seat).word("token", token.word())
            }
            Event::OrderClaimed { seat, space } => {
                saying.seat("who", seat).number("space", space.into())
            }
            Event::BonusScored { seat, n } => saying.seat("who", seat).number("n", n.into()),
            Event::Majority { seat, ship, n } => {
                saying.seat("who", seat).number("ship", ship.into()).number("n", n.into())
            }
        }
    }
}
