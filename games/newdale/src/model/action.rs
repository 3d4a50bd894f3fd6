//! What players decide and what chance brings.

use kernel::{Index, Saying, Seat};

use super::cards::Card;
use super::components::Wanted;
use super::events::EventCard;
use super::pieces::{Block, Character, Color, Figure, Goal, Good, Sailor, Site, Symbol};
use super::spaces::{Area, Space};
use super::tokens::Token;
use super::towns::Town;
use super::{index, notation};

/// One decision of a player or one outcome of chance (ND-15); its notation is in
/// [`notation`](super::notation), its number in [`index`](super::index).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `discard mill_1` — give up a hand card.
    Discard(Card),
    /// `choose p02` — take a character (ND-2.14).
    Choose(Character),
    /// `take cards` — cards of an event (ND-15.5).
    TakeCards,
    /// `take vp` — points of an event (ND-15.5).
    TakeVp,
    /// `sell mill_1` — a card for coal (ND-15.5).
    Sell(Card),
    /// `give barrels` — barrels to the storm (ND-15.5).
    GiveBarrels,
    /// `give rope` — rope to the storm (ND-15.5).
    GiveRope,
    /// `drift` — a step back in the storm (ND-15.5).
    Drift,
    /// `use one_good` — a bonus token (ND-7.1).
    Use(Token),
    /// `use p02` — the character (ND-7.1).
    Play(Character),
    /// `release red` — a prisoner joins the labor market (ND-8.10).
    Release(Color),
    /// `plan 1 3.careful` — put a marker on a space (ND-3.3).
    Plan(u8, Space),
    /// `commit` — the plan stands (ND-3.3).
    Commit,
    /// `bridge b-09 b-16` — a bridge with the build (ND-10.7).
    Bridge(Site),
    /// `build mill_1` — build from the hand (ND-5.2).
    Build(Card),
    /// `build pool:mill_1` — build from the pool (ND-1.9).
    BuildPool(Card),
    /// `hire navigator` — hire a sailor (ND-10.13).
    Hire(Sailor),
    /// `town a-05` — where the house goes (ND-5.6).
    Town(Town),
    /// `town b-16 toll` — the same over foreign bridges (ND-10.17).
    TownToll(Town),
    /// `area 4` — where the building goes (ND-5.5).
    Area(Area),
    /// `pay coal` — a marker of a payment (ND-5.4).
    Pay(Good),
    /// `take 3` — the token of a bonus field, counted from 0 (ND-5.9).
    TakeField(u8),
    /// `leave` — no token (ND-5.9).
    Leave,
    /// `good coal` — which good (ND-4.4).
    Good(Good),
    /// `unlock range` — remove a block (ND-4.2).
    Unlock(Block),
    /// `keep mill_1` — swap all cards but this one (ND-4.3).
    Keep(Card),
    /// `develop 3` — buy a marker (ND-4.5).
    Develop(u8),
    /// `sail 2` — move the ship (ND-10.11).
    Sail(u8),
    /// `assist` — produce with assistants (ND-6.1).
    Assist,
    /// `cards` — cards for all missing assistants (ND-6.14).
    Cards,
    /// `feed mill_1` — a card for the chain (ND-6.8).
    Feed(Card),
    /// `feed grapes.red` — grapes for the chain (ND-6.8).
    FeedGrapes(Color),
    /// `chain 3` — so many goods for the chain (ND-6.8).
    Chain(u8),
    /// `run 4` — the chain of an area in final production (ND-9.3).
    Run(Area),
    /// `trade` — the Coal Trader (ND-8.1).
    Trade,
    /// `fish` — the Navigator (ND-8.12).
    Fish,
    /// `jail red`, `jail hooded` — a figure of the market (ND-8.10).
    Jail(Figure),
    /// `jail rabbit red` — a figure of the own Rabbit card (ND-8.10).
    JailRabbit(Figure),
    /// `take red` — Onyx's assistant (ND-7.8).
    TakeColor(Color),
    /// `take vineyard_red` — Aaron's Vineyard (ND-7.9).
    TakeVineyard(Color),
    /// `goal low`, `goal high`, `goal none` — the chapter goal (ND-9.4).
    Goal(Goal),
    /// `mission corn`, `mission none` — the side mission (ND-9.4).
    Mission(Option<Wanted>),
    /// `skip` — decline a whole action (ND-15.1).
    Skip,
    /// `done` — end an optional sequence (ND-15.1).
    Done,
    /// `start 2` — chance: the start player (ND-2.11).
    Start(Seat),
    /// `token one_good` — chance: the next token of the set-up (ND-2.2).
    Token(Token),
    /// `mission 1 star` — chance: a secret mission (ND-2.12).
    Secret(Seat, Symbol),
    /// `lay p02` — chance: a character laid out (ND-2.14).
    Lay(Character),
    /// `pool sawmill_1` — chance: a card for the pool (ND-2.4).
    Pool(Card),
    /// `deal 1 mill_1` — chance: a card for a hand (ND-2.3).
    Deal(Seat, Card),
    /// `event 101`, `event feast` — chance: the event of the round (ND-2.5).
    Event(EventCard),
    /// `figure red` — chance: a figure for the labor market (ND-3.4).
    Figure(Figure),
    /// `figure 1 red` — chance: a figure for Rabbit or a Prison (ND-7.6).
    Private(Seat, Figure),
    /// `reveal mill_1` — chance: a card that Aaron turns over (ND-7.9).
    Reveal(Card),
}

const _: () = assert!(size_of::<Action>() <= 8);

/// The largest number of a chain (ND-15.30).
pub const MOST_CHAIN: u8 = 60;

impl kernel::Action for Action {
    fn parse(text: &str) -> Option<Action> {
        notation::parse(text)
    }

    fn kind(self) -> &'static str {
        match self {
            Action::Discard(_) => "discard",
            Action::Choose(_) => "choose",
            Action::TakeCards => "take_cards",
            Action::TakeVp => "take_vp",
            Action::Sell(_) => "sell",
            Action::GiveBarrels | Action::GiveRope => "give",
            Action::Drift => "drift",
            Action::Use(_) => "use",
            Action::Play(_) => "play",
            Action::Release(_) => "release",
            Action::Plan(_, Space::Board(_)) => "plan",
            Action::Plan(_, Space::Area(..)) => "plan_area",
            Action::Commit => "commit",
            Action::Bridge(_) => "bridge",
            Action::Build(_) => "build",
            Action::BuildPool(_) => "build_pool",
            Action::Hire(_) => "hire",
            Action::Town(_) => "town",
            Action::TownToll(_) => "town_toll",
            Action::Area(_) => "area",
            Action::Pay(_) => "pay",
            Action::TakeField(_) => "take_token",
            Action::Leave => "leave",
            Action::Good(_) => "good",
            Action::Unlock(_) => "unlock",
            Action::Keep(_) => "keep",
            Action::Develop(_) => "develop",
            Action::Sail(_) => "sail",
            Action::Assist => "assist",
            Action::Cards => "cards",
            Action::Feed(_) => "feed",
            Action::FeedGrapes(_) => "feed_grapes",
            Action::Chain(_) => "chain",
            Action::Run(_) => "run",
            Action::Trade => "trade",
            Action::Fish => "fish",
            Action::Jail(_) => "jail",
            Action::JailRabbit(_) => "jail_rabbit",
            Action::TakeColor(_) => "take_assistant",
            Action::TakeVineyard(_) => "take_vineyard",
            Action::Goal(_) => "goal",
            Action::Mission(Some(_)) => "mission",
            Action::Mission(None) => "mission_none",
            Action::Skip => "skip",
            Action::Done => "done",
            Action::Start(_) => "start",
            Action::Token(_) => "token",
            Action::Secret(..) => "secret",
            Action::Lay(_) => "lay",
            Action::Pool(_) => "pool",
            Action::Deal(..) => "deal",
            Action::Event(_) => "event",
            Action::Figure(_) => "figure",
            Action::Private(..) => "private",
            Action::Reveal(_) => "reveal",
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
            Action::Discard(card)
            | Action::Sell(card)
            | Action::Build(card)
            | Action::BuildPool(card)
            | Action::Keep(card)
            | Action::Feed(card) => card_facts(saying, card),
            Action::Choose(who) | Action::Play(who) => saying.word("character", who.word()),
            Action::GiveBarrels => saying.word("good", Good::Barrels.word()),
            Action::GiveRope => saying.word("good", Good::Rope.word()),
            Action::Use(token) => saying.word("token", token.word()),
            Action::Release(color) | Action::TakeColor(color) | Action::TakeVineyard(color) => {
                saying.word("color", color.word())
            }
            Action::Plan(marker, space) => {
                space_facts(saying.number("marker", marker.into()), space)
            }
            Action::Bridge(site) => saying.word("site", site.word()),
            Action::Hire(sailor) => saying.word("sailor", sailor.word()),
            Action::Town(town) | Action::TownToll(town) => saying.word("town", town.word()),
            Action::Area(area) | Action::Run(area) => saying.number("area", area.number().into()),
            Action::Pay(good) | Action::Good(good) => good_facts(saying, good),
            Action::TakeField(field) => saying.number("field", i32::from(field) + 1),
            Action::Unlock(block) => saying.word("block", block.word()),
            Action::Develop(marker) => saying.number("marker", marker.into()),
            Action::Sail(n) | Action::Chain(n) => saying.number("n", n.into()),
            Action::FeedGrapes(color) => good_facts(saying, Good::grapes(color)),
            Action::Jail(figure) | Action::JailRabbit(figure) => {
                saying.word("figure", figure.word())
            }
            Action::Goal(goal) => saying.word("goal", goal.word()),
            Action::Mission(Some(good)) => saying.word("good", good.word()),
            outcome => outcome.facts(saying),
        }
    }
}

impl Action {
    /// The facts of an outcome; decisions without facts have none here either.
    fn facts(self, saying: Saying) -> Saying {
        match self {
            Action::Start(seat) => saying.seat("who", seat),
            Action::Token(token) => saying.word("token", token.word()),
            Action::Secret(seat, symbol) => saying.seat("who", seat).word("symbol", symbol.word()),
            Action::Lay(character) => saying.word("character", character.word()),
            Action::Pool(card) | Action::Reveal(card) => card_facts(saying, card),
            Action::Deal(seat, card) => card_facts(saying.seat("who", seat), card),
            Action::Event(event) => saying.word("event", event.word()),
            Action::Figure(figure) => saying.word("figure", figure.word()),
            Action::Private(seat, figure) => saying.seat("who", seat).word("figure", figure.word()),
            _ => saying,
        }
    }
}

/// A card as facts: what it is called and which one it is.
pub(super) fn card_facts(saying: Saying, card: Card) -> Saying {
    saying.word("card", card.word()).with("which", card.which())
}

/// A good as facts: grapes name their Vineyard.
pub(super) fn good_facts(saying: Saying, good: Good) -> Saying {
    let saying = saying.word("good", good.word());
    match good.vineyard() {
        Some(color) => saying.word("color", color.word()),
        None => saying,
    }
}

/// A space as facts.
pub(super) fn space_facts(saying: Saying, space: Space) -> Saying {
    match space {
        Space::Board(shared) => saying.word("space", shared.word()),
        Space::Area(area, mode) => {
            saying.number("area", area.number().into()).word("space", mode.word())
        }
    }
}
