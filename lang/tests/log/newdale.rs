//! Every line that the log of Newdale can hold.

use kernel::Seat;
use kernel::names::Name;
use newdale::Event;
use newdale::model::cards::Card;
use newdale::model::components::Wanted;
use newdale::model::draws::Draw;
use newdale::model::event::Line;
use newdale::model::events::EventCard;
use newdale::model::pieces::{
    Block, Character, Color, Figure, Goal, Good, Sailor, SideMission, Site, Symbol,
};
use newdale::model::spaces::Space;
use newdale::model::tokens::Token;
use newdale::model::towns::Town;

const SEAT: Seat = Seat(0);

/// What is laid out and what happens to everybody.
fn table() -> Vec<Event> {
    let mut events = vec![
        Event::StartPlayer { seat: SEAT },
        Event::MissionDealt { seat: SEAT },
        Event::RivalMoved { space: 4 },
        Event::ChapterOver,
    ];
    let missions = SideMission::ALL.iter().copied();
    events.extend(missions.map(|mission| Event::SideMission { mission }));
    events.extend([1, 4].map(|n| Event::Raid { n }));
    events.extend([1, 30].map(|n| Event::Reshuffled { n }));
    events.extend(EventCard::ALL.iter().map(|&card| Event::EventRevealed { round: 2, card }));
    events.extend(Figure::ALL.iter().map(|&figure| Event::FigureDrawn { figure }));
    events
}

/// What happens to a bonus token.
fn tokens(token: Token) -> [Event; 4] {
    [
        Event::TokenLaid { field: 3, token },
        Event::TokenRemoved { token },
        Event::TokenUsed { seat: SEAT, token },
        Event::TokenTaken { seat: SEAT, field: 3, token },
    ]
}

/// What happens to a card.
fn cards(card: Card) -> [Event; 6] {
    [
        Event::PoolLaid { card },
        Event::CardDealt { seat: SEAT, card, why: Draw::NoBuild },
        Event::Discarded { seat: SEAT, card },
        Event::VineyardTaken { seat: SEAT, card },
        Event::Revealed { card },
        Event::Built { seat: SEAT, card, town: Town::ALL[0] },
    ]
}

/// What happens to a character.
fn characters(character: Character) -> [Event; 3] {
    [
        Event::CharacterLaid { character },
        Event::CharacterTaken { seat: SEAT, character },
        Event::CharacterUsed { seat: SEAT, character },
    ]
}

/// What a player does with pieces that have many faces.
fn pieces() -> Vec<Event> {
    let seat = SEAT;
    let mut events = Vec::new();
    for space in Space::all() {
        events.push(Event::Planned { seat, marker: 1, space });
        events.push(Event::MarkerTaken { seat, marker: 2, space });
    }
    for &good in Good::ALL {
        events.extend([1, 2, 5].map(|n| Event::GoodsGained { seat, good, n }));
        events.extend([1, 2, 5].map(|n| Event::GoodsPaid { seat, good, n }));
    }
    for &figure in Figure::ALL {
        events.push(Event::PrivateFigure { seat, figure });
        events.push(Event::Jailed { seat, figure });
    }
    events.extend(Symbol::ALL.iter().map(|&symbol| Event::MissionSeen { seat, symbol }));
    events.extend(Color::ALL.iter().map(|&color| Event::Released { seat, color }));
    events.extend(Site::ALL.iter().map(|&site| Event::BridgeBuilt { seat, site }));
    events.extend(Block::ALL.iter().map(|&block| Event::Unlocked { seat, block }));
    events.extend(Sailor::ALL.iter().map(|&sailor| Event::Hired { seat, sailor }));
    events.extend(Town::ALL.iter().map(|&town| Event::Settled { seat, town }));
    events.extend(Goal::ALL.iter().map(|&goal| Event::Delivered { seat, goal }));
    events.extend(Wanted::ALL.iter().map(|&good| Event::Fulfilled { seat, good }));
    events.extend(Line::ALL.iter().map(|&line| Event::Scored { seat, line, vp: 4 }));
    events
}

/// What else a player does.
fn turn() -> Vec<Event> {
    let seat = SEAT;
    let mut events = vec![
        Event::CardDrawn { seat, why: Draw::NoBuild },
        Event::NotCarriedOut { seat },
        Event::Gained { seat, vp: 2 },
        Event::Lost { seat, vp: 1 },
        Event::TollPaid { seat, owner: Seat(1) },
        Event::Developed { seat, marker: 3 },
        Event::ShipMoved { seat, space: 7 },
        Event::BagPassed { seat },
    ];
    events.extend([1, 2, 5].map(|n| Event::Swapped { seat, n }));
    events
}

pub(crate) fn every_event() -> Vec<Event> {
    let mut events = table();
    events.extend(Token::ALL.iter().copied().flat_map(tokens));
    events.extend(Card::ALL.iter().copied().flat_map(cards));
    events.extend(Character::ALL.iter().copied().flat_map(characters));
    events.extend(pieces());
    events.extend(turn());
    events
}
