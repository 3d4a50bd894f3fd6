//! What players decide and what chance brings.

use kernel::{Index, Saying};

use super::capital::Capital;
use super::cards::{Card, Icon};
use super::pieces::{Class, End, Field, Good, Guild, Ship, Side, Take, Token};
use super::{index, notation};

/// One decision of a player or one outcome of chance (CR-22); its notation is in
/// [`notation`](super::notation), its number in [`index`](super::index).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `keep` — no exchange (CR-2.14).
    Keep,
    /// `swap b05` — exchange a hand card, or take this sawmill (CR-2.14).
    Swap(Card),
    /// `place notary` — a helper to the leftmost empty field (CR-5.4).
    Place(Guild),
    /// `place notary on 2` — a helper on top of another (CR-5.5).
    Cover(Guild, Field),
    /// `take a`, `take ab`, `take deck` — capital cards (CR-8.2, CR-11.10).
    Take(Take),
    /// `buy e22` — buy a card at the Notary (CR-10.1).
    Buy(Card),
    /// `buy flour` — buy a semi of the granary (CR-12.1).
    BuyGood(Good),
    /// `auction e22` — put a card up for auction (CR-10.2).
    Auction(Card),
    /// `peek basic` — look at the cards of a class (CR-10.9).
    Peek(Class),
    /// `build b05 left`, `build b05 left privilege` — build a card (CR-9.1).
    Build {
        /// The card.
        card: Card,
        /// The end of the row.
        side: Side,
        /// Whether the privilege is used (CR-9.6).
        privilege: bool,
    },
    /// `make e22` — one production step (CR-11.4).
    Make(Card),
    /// `exchange` — a cube of the fair (CR-11.4).
    Exchange,
    /// `double b05` — the first of two raws (CR-11.14).
    Double(Card),
    /// `token work` — take a token (CR-13.1, CR-13.2).
    Token(Token),
    /// `order` — change the turn order (CR-13.3).
    Order,
    /// `show b05` — a card goes face up (CR-10.9).
    Show(Card),
    /// `next b05` — the next leftover (CR-10.9).
    Next(Card),
    /// `top`, `bottom` — where leftovers go (CR-10.9).
    Leftovers(End),
    /// `bid 7` — a bid (CR-10.2).
    Bid(u8),
    /// `to a07.flour` — a good goes to an icon (CR-11.5).
    ToIcon(Icon),
    /// `to fair` (CR-11.5, CR-12.6).
    ToFair,
    /// `to granary` (CR-11.7).
    ToGranary,
    /// `to ship 2` (CR-11.8).
    ToShip(Ship),
    /// `drop` — let a good go (CR-11.12).
    Drop,
    /// `decline` — no cube on the fair (CR-12.6).
    Decline,
    /// `pay v1` — a capital card (CR-6.6).
    Pay(Capital),
    /// `pay vp` — a fee in points (CR-5.6).
    PayVp,
    /// `pay fair` — a cube of the fair (CR-12.5).
    PayFair,
    /// `discard v1` (CR-6.7, CR-8.3).
    Discard(Capital),
    /// `privilege` — keep the second card (CR-8.5).
    Privilege,
    /// `invest v1` (CR-16.6).
    Invest(Capital),
    /// `work` — spend a work token (CR-7.8).
    Work,
    /// `done` — end a series (CR-22.3).
    Done,
    /// `skip` — give up an action (CR-4.6).
    Skip,
    /// `pass` — for the rest of the phase or auction (CR-5.8, CR-10.3).
    Pass,
    /// `draw v1` — chance: a capital card for a hand (CR-22.5).
    DrawCapital(Capital),
    /// `draw b05` — chance: a building card for a hand.
    DrawCard(Card),
    /// `turn v1` — chance: a capital card face up.
    TurnCapital(Capital),
    /// `turn b05` — chance: a building card face up.
    TurnCard(Card),
    /// `mayor v1` — chance: a card of the mayor.
    Mayor(Capital),
    /// `peek b05` — chance: a card looked at.
    PeekCard(Card),
}

const _: () = assert!(size_of::<Action>() <= 8);

impl kernel::Action for Action {
    fn parse(text: &str) -> Option<Action> {
        notation::parse(text)
    }

    fn kind(self) -> &'static str {
        match self {
            Action::Keep => "keep",
            Action::Swap(_) => "swap",
            Action::Place(_) => "place",
            Action::Cover(..) => "cover",
            Action::Take(Take::Deck) => "take_deck",
            Action::Take(Take::Both) => "take_both",
            Action::Take(_) => "take",
            Action::Buy(_) => "buy",
            Action::BuyGood(_) => "buy_good",
            Action::Auction(_) => "auction",
            Action::Peek(_) => "peek",
            Action::Build { privilege: false, .. } => "build",
            Action::Build { privilege: true, .. } => "build_privilege",
            Action::Make(_) => "make",
            Action::Exchange => "exchange",
            Action::Double(_) => "double",
            Action::Token(_) => "token",
            Action::Order => "order",
            Action::Show(_) => "show",
            Action::Next(_) => "next",
            Action::Leftovers(End::Top) => "top",
            Action::Leftovers(End::Bottom) => "bottom",
            Action::Bid(_) => "bid",
            Action::ToIcon(_) => "to_icon",
            Action::ToFair => "to_fair",
            Action::ToGranary => "to_granary",
            Action::ToShip(_) => "to_ship",
            Action::Drop => "drop",
            Action::Decline => "decline",
            Action::Pay(_) => "pay",
            Action::PayVp => "pay_vp",
            Action::PayFair => "pay_fair",
            Action::Discard(_) => "discard",
            Action::Privilege => "privilege",
            Action::Invest(_) => "invest",
            Action::Work => "work",
            Action::Done => "done",
            Action::Skip => "skip",
            Action::Pass => "pass",
            Action::DrawCapital(_) => "draw_capital",
            Action::DrawCard(_) => "draw_card",
            Action::TurnCapital(_) => "turn_capital",
            Action::TurnCard(_) => "turn_card",
            Action::Mayor(_) => "mayor",
            Action::PeekCard(_) => "peek_card",
        }
    }

    fn index(self) -> Index {
        index::of(self)
    }

    fn from_index(index: Index) -> Option<Action> {
        index::action(index)
    }

    fn label(self) -> Saying {
        let saying = Saying::new(kernel::Action::kind(self));
        match self {
            // A sawmill is taken, any other card is given up.
            Action::Swap(card) if card.is_sawmill() => {
                Saying::new("swap_sawmill").word("card", card.word())
            }
            Action::Swap(card)
            | Action::Buy(card)
            | Action::Auction(card)
            | Action::Make(card)
            | Action::Double(card)
            | Action::Show(card)
            | Action::Next(card)
            | Action::DrawCard(card)
            | Action::TurnCard(card)
            | Action::PeekCard(card) => saying.word("card", card.word()),
            Action::Pay(capital)
            | Action::Discard(capital)
            | Action::Invest(capital)
            | Action::DrawCapital(capital)
            | Action::TurnCapital(capital)
            | Action::Mayor(capital) => saying.word("capital", capital.word()),
            Action::Place(guild) => saying.word("guild", guild.word()),
            Action::Cover(guild, field) => {
                saying.word("guild", guild.word()).number("field", field.number().into())
            }
            Action::Take(Take::A | Take::B) => saying.word("space", self.space()),
            Action::BuyGood(good) => saying.word("good", good.word()),
            Action::Peek(class) => saying.word("class", class.word()),
            Action::Build { card, side, .. } => {
                saying.word("card", card.word()).word("side", side.word())
            }
            Action::Token(token) => saying.word("token", token.word()),
            Action::Bid(n) => saying.number("n", n.into()),
            Action::ToIcon(icon) => {
                saying.word("card", icon.card().word()).word("good", icon.good().word())
            }
            Action::ToShip(ship) => saying.number("ship", ship.number().into()),
            _ => saying,
        }
    }
}

impl Action {
    /// The word of the space that is taken from.
    fn space(self) -> &'static str {
        match self {
            Action::Take(Take::B) => super::pieces::Space::B.word(),
            _ => super::pieces::Space::A.word(),
        }
    }
}
