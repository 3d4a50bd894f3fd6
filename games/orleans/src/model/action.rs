//! What players decide and what chance brings.

use kernel::{Index, Saying, Seat};

use super::index;
use super::map::{Edge, Town, Way};
use super::notation;
use super::pieces::{Deed, Follower, Good, Hourglass, Token, Ware};
use super::places::{Place, Slot};

/// One decision of a player or one outcome of chance (OR-20A); its notation is in
/// [`notation`](super::notation), its number in [`index`](super::index).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `remove winery`, `remove none` — take a tile out of the game (OR-21.1).
    Remove(Option<Place>),
    /// `draw 4` — draw so many followers (OR-7.2).
    Draw(u8),
    /// `knight>gunpowder_tower` — put a drawn token on the tower (OR-7.4).
    Allocate(Token),
    /// `done` — end a sequence.
    Done,
    /// `bath yes`, `bath no` — use the Bathhouse or not (OR-7.5).
    Bath(bool),
    /// `keep knight`, `keep knight gunpowder_tower` — the token that stays (OR-7.5).
    Keep {
        /// Which of the two.
        token: Token,
        /// Where it lies.
        on: Stand,
    },
    /// `retrieve ship.2` — call a follower back to the Market (OR-7.6).
    Retrieve(Slot),
    /// `retrieve theatre farmer*` — the same from the Theatre.
    RetrieveTheatre(Token),
    /// `knight>ship.2`, `gunpowder_tower.knight>ship.2` — put a follower on a slot (OR-8.1).
    Place {
        /// Who goes.
        token: Token,
        /// From where.
        from: Stand,
        /// Where to.
        slot: Slot,
    },
    /// `monk>theatre`, `gunpowder_tower.monk>theatre` — put a follower into the Theatre.
    PlaceTheatre {
        /// Who goes.
        token: Token,
        /// From where.
        from: Stand,
    },
    /// `tech>village.0` — put a technology tile on a slot (OR-14).
    PlaceTechnology(Slot),
    /// `confirm` — the plan stands (OR-8.8); under OR-21.2: leave the phase.
    Confirm,
    /// `next` — end a turn of sequential planning (OR-21.2).
    Next,
    /// `use village` — use an activated place (OR-9.1).
    Use(Place),
    /// `pass` — no more turns this round (OR-9.2).
    Pass,
    /// `recruit trader` — the Village's choice (OR-10.2).
    Recruit(Follower),
    /// `tile winery` — take a place tile (OR-11.5).
    Tile(Place),
    /// `go blois` — move the merchant (OR-10.6).
    Go(Town),
    /// `go chinon water` — move another's merchant (OR-22.4).
    GoBy(Town, Way),
    /// `take wine`, `take none` — a good of the edge (OR-10.6).
    Take(Option<Good>),
    /// `knight>peace_treaty` — send a follower to a deed (OR-13.2).
    Serve(Follower, Deed),
    /// `reward coin`, `reward dp` — for Canalisation (OR-13.3).
    Reward(Reward),
    /// `pay 2` — coins for Development points (OR-15.4).
    Pay(u8),
    /// `sacristy use`, `sacristy keep` — ignore the event or not (OR-15.10).
    Sacristy(bool),
    /// `give cheese` — a good for the Harvest, the Goldsmith or the Hiding Place.
    Give(Ware),
    /// `bonus trader` — the bonus to take again (OR-22.3).
    Bonus(Follower),
    /// `bake 2` — turn grain into bread (OR-22.2).
    Bake(u8),
    /// `court 2` — whose merchant moves (OR-22.4).
    Court(Seat),
    /// `lose dp` — give something up under torture (OR-17.2).
    Lose(Loss),
    /// `good chartres-etampes wine` — chance: a good on the map (OR-3.6).
    Good(Edge, Good),
    /// `good removed wine` — chance: a good removed unseen (OR-3.9).
    GoodRemoved(Good),
    /// `start 2` — chance: the start player (OR-3.1).
    Start(Seat),
    /// `event harvest` — chance: the hourglass tile of the round (OR-5.1).
    Event(Hourglass),
    /// `draw 0 knight` — chance: a token drawn in phase 3 (OR-7.3).
    Drawn(Seat, Token),
    /// `plague 0 farmer*` — chance: the token that Plague draws (OR-16.6).
    Plague(Seat, Token),
    /// `torture 0 monk` — chance: the follower given up (OR-17.7).
    Torture(Seat, Token),
}

const _: () = assert!(size_of::<Action>() <= 8);

/// Where a follower waits for work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stand {
    /// The Market of the player board.
    Market,
    /// The Gunpowder Tower (OR-15.11).
    Tower,
}

/// What Canalisation pays (OR-13.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reward {
    /// Coins.
    Coin,
    /// Development points.
    Development,
}

/// What is given up for a missing coin (OR-17.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loss {
    /// A built station.
    Station(Town),
    /// An unbuilt station.
    Stock,
    /// A follower drawn from the bag.
    Follower,
    /// A Development point.
    Development,
    /// A good or bread.
    Good(Ware),
    /// A place tile.
    Place(Place),
    /// An unplaced technology tile.
    Technology,
    /// A technology tile on a place.
    TechnologyOn(Place),
}

impl kernel::Action for Action {
    fn parse(text: &str) -> Option<Action> {
        notation::parse(text)
    }

    fn kind(self) -> &'static str {
        match self {
            Action::Remove(Some(_)) => "remove",
            Action::Remove(None) => "remove_none",
            Action::Draw(_) => "draw",
            Action::Allocate(_) => "allocate",
            Action::Done => "done",
            Action::Bath(true) => "bath_yes",
            Action::Bath(false) => "bath_no",
            Action::Keep { on: Stand::Market, .. } => "keep",
            Action::Keep { on: Stand::Tower, .. } => "keep_tower",
            Action::Retrieve(_) => "retrieve",
            Action::RetrieveTheatre(_) => "retrieve_theatre",
            Action::Place { from: Stand::Market, .. } => "place",
            Action::Place { from: Stand::Tower, .. } => "place_from_tower",
            Action::PlaceTheatre { from: Stand::Market, .. } => "place",
            Action::PlaceTheatre { from: Stand::Tower, .. } => "place_from_tower",
            Action::PlaceTechnology(_) => "place_technology",
            Action::Confirm => "confirm",
            Action::Next => "next",
            Action::Use(_) => "use",
            Action::Pass => "pass",
            Action::Recruit(_) => "recruit",
            Action::Tile(_) => "tile",
            Action::Go(_) => "go",
            Action::GoBy(_, Way::Road) => "go_road",
            Action::GoBy(_, Way::Water) => "go_water",
            Action::Take(Some(_)) => "take",
            Action::Take(None) => "take_none",
            Action::Serve(..) => "deed",
            Action::Reward(Reward::Coin) => "reward_coin",
            Action::Reward(Reward::Development) => "reward_development",
            Action::Pay(_) => "pay",
            Action::Sacristy(true) => "sacristy_use",
            Action::Sacristy(false) => "sacristy_keep",
            Action::Give(_) => "give",
            Action::Bonus(_) => "bonus",
            Action::Bake(_) => "bake",
            Action::Court(_) => "court",
            Action::Lose(loss) => loss.kind(),
            Action::Good(..) => "good",
            Action::GoodRemoved(_) => "good_removed",
            Action::Start(_) => "start",
            Action::Event(_) => "event",
            Action::Drawn(..) => "draw_token",
            Action::Plague(..) => "plague_token",
            Action::Torture(..) => "torture_token",
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
            Action::Remove(Some(tile)) | Action::Tile(tile) => saying.word("tile", tile.word()),
            Action::Draw(n) | Action::Pay(n) | Action::Bake(n) => saying.number("n", n.into()),
            Action::Allocate(token)
            | Action::Keep { token, .. }
            | Action::RetrieveTheatre(token) => with_token(saying, token),
            Action::Retrieve(slot) => {
                saying.word("place", slot.place().word()).number("slot", slot.number().into())
            }
            Action::Place { token, slot, .. } => with_token(saying, token)
                .word("place", slot.place().word())
                .number("slot", slot.number().into()),
            Action::PlaceTheatre { token, .. } => {
                with_token(saying, token).word("place", Place::Theatre.word()).number("slot", -1)
            }
            Action::PlaceTechnology(slot) => {
                saying.word("place", slot.place().word()).number("slot", slot.number().into())
            }
            Action::Use(place) => saying.word("place", place.word()),
            Action::Recruit(follower) => saying.word("follower", follower.word()),
            Action::Go(town) | Action::GoBy(town, _) => saying.word("town", town.word()),
            Action::Take(Some(good)) | Action::GoodRemoved(good) => {
                saying.word("good", good.word())
            }
            Action::Serve(follower, deed) => {
                saying.word("follower", follower.word()).word("deed", deed.word())
            }
            Action::Give(ware) => saying.word("good", ware.word()),
            Action::Bonus(track) => saying.word("follower", track.word()),
            Action::Court(seat) | Action::Start(seat) => saying.seat("who", seat),
            Action::Lose(loss) => loss.facts(saying),
            Action::Good(edge, good) => saying
                .word("a", edge.ends().0.word())
                .word("b", edge.ends().1.word())
                .word("good", good.word()),
            Action::Event(event) => saying.word("event", event.word()),
            Action::Drawn(seat, token)
            | Action::Plague(seat, token)
            | Action::Torture(seat, token) => with_token(saying, token).seat("who", seat),
            Action::Remove(None)
            | Action::Done
            | Action::Bath(_)
            | Action::Confirm
            | Action::Next
            | Action::Pass
            | Action::Take(None)
            | Action::Reward(_)
            | Action::Sacristy(_) => saying,
        }
    }
}

impl Loss {
    fn kind(self) -> &'static str {
        match self {
            Loss::Station(_) => "lose_station",
            Loss::Stock => "lose_stock",
            Loss::Follower => "lose_follower",
            Loss::Development => "lose_development",
            Loss::Good(_) => "lose_good",
            Loss::Place(_) => "lose_place",
            Loss::Technology => "lose_technology",
            Loss::TechnologyOn(_) => "lose_technology_on",
        }
    }

    fn facts(self, saying: Saying) -> Saying {
        match self {
            Loss::Station(town) => saying.word("town", town.word()),
            Loss::Good(ware) => saying.word("good", ware.word()),
            Loss::Place(place) | Loss::TechnologyOn(place) => saying.word("place", place.word()),
            Loss::Stock | Loss::Follower | Loss::Development | Loss::Technology => saying,
        }
    }
}

/// A token is its kind of follower and whether it is a starter.
pub(crate) fn with_token(saying: Saying, token: Token) -> Saying {
    saying.word("token", token.kind().word()).number("starter", token.is_starter().into())
}
