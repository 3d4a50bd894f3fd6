//! What has begun and is not over: an auction, a payment, a good on its way, cards looked at.

use lang::Arg;

use super::scene::Scene;
use super::view::{Auction, Board, Frame};
use super::{cards, street, trade};

/// The card that is up for auction, the bids, who is out, and the mayor.
pub(super) fn auction(scene: &Scene<'_>) -> Vec<String> {
    let Some(auction) = &scene.view.auction else { return Vec::new() };
    let card = format!("{}: {}", scene.card(&auction.card), cards::recipe(scene, &auction.card));
    let mut items = vec![card, bid(scene, auction)];
    if !auction.passed.is_empty() {
        let who = scene.names(&auction.passed);
        items.push(scene.page.text("board-out", &[("who", Arg::Text(&who))]));
    }
    if !auction.mayor.is_empty() {
        let mayor = scene.page.word("person.mayor");
        items.push(format!("{mayor}: {}", scene.faces(&auction.mayor).join(", ")));
    }
    items.extend(auction.offer.map(|offer| scene.page.number("board-offer", offer)));
    scene.page.line(&scene.page.title("action.auction"), &items, " · ")
}

/// The highest bid and whose it is.
fn bid(scene: &Scene<'_>, auction: &Auction) -> String {
    let Some(seat) = auction.bidder else { return scene.page.text("board-no-bid", &[]) };
    let args = [("n", Arg::Number(auction.bid)), ("who", Arg::Text(scene.marks.name(seat)))];
    scene.page.text("board-bid", &args)
}

/// What is to be paid, what was laid down for it, and in which colors.
pub(super) fn payment(scene: &Scene<'_>) -> Vec<String> {
    let Some(payment) = &scene.view.payment else { return Vec::new() };
    let laid = scene.page.listed(&scene.faces(&payment.laid));
    let args = [
        ("due", Arg::Number(payment.due)),
        ("laid", Arg::Text(&laid)),
        ("worth", Arg::Number(scene.parts.worth(&payment.laid))),
    ];
    let mut items = vec![scene.page.text("board-payment", &args)];
    items.extend(scene.view.top().and_then(|frame| allowed(scene, frame)));
    scene.page.items("", &items, " · ")
}

/// The colors in which is paid, unless all are.
fn allowed(scene: &Scene<'_>, frame: &Frame) -> Option<String> {
    let all = scene.parts.colors();
    let colors = colors(scene, frame.colors);
    let args = [("colors", Arg::Text(&colors.join(", ")))];
    (colors.len() < all.len()).then(|| scene.page.text("board-colors-allowed", &args))
}

/// The names of colors that are given as bits.
fn colors(scene: &Scene<'_>, bits: u8) -> Vec<String> {
    let all = scene.parts.colors().into_iter().enumerate();
    let chosen = all.filter(|(bit, _)| bits & (1 << bit) != 0);
    chosen.map(|(_, color)| scene.page.word(&format!("colour.{color}"))).collect()
}

/// The colors that were invested, and what they bring so far.
pub(super) fn investment(scene: &Scene<'_>) -> Vec<String> {
    let Some(frame) = scene.view.top() else { return Vec::new() };
    let laid = scene.page.listed(&colors(scene, frame.colors));
    let args = [("colors", Arg::Text(&laid)), ("n", Arg::Number(frame.sum))];
    scene.page.wrap("", &scene.page.text("board-invested", &args))
}

/// A good on its way, and every place that takes it.
pub(super) fn good(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let Some(sent) = &scene.view.good else { return Vec::new() };
    let good = sent.good.as_deref();
    let mut lines = match good {
        Some(id) => {
            let from = format!("card.{}", sent.from);
            let good = scene.good(id);
            let args = [("good", Arg::Text(&good)), ("card", Arg::Word(&from))];
            scene.page.wrap("", &scene.page.text("board-made", &args))
        }
        None => scene.page.wrap("", &scene.page.text("board-from-fair", &[])),
    };
    lines.extend(scene.page.items("  → ", &places(scene, board, good), "; "));
    lines
}

/// What can be made of the cubes on the street, and where it may go.
pub(super) fn ready(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let mut goods: Vec<&str> =
        board.row.iter().filter_map(|card| street::ready(scene, board, card)).collect();
    goods.sort_unstable();
    goods.dedup();
    let line = |good: &&str| {
        let head = format!("{} → ", scene.good(good));
        scene.page.items(&head, &places(scene, board, Some(good)), "; ")
    };
    goods.iter().flat_map(line).collect()
}

/// Where a good may go: icons of the own street, the fair, the granary, ships.
fn places(scene: &Scene<'_>, board: &Board, good: Option<&str>) -> Vec<String> {
    let mut places = street::icons_for(scene, board, good);
    let Some(good) = good else { return places };
    if scene.parts.is_raw(good) {
        let limit = scene.parts.constants.fair_limit_per_player;
        places.push(scene.filled("piece.fair", board.fair, limit));
    }
    places.extend(trade::places_for(scene, good));
    places
}

/// The cards that somebody looks at, and those that lie face up already.
pub(super) fn peek(scene: &Scene<'_>) -> Vec<String> {
    let Some(peek) = &scene.view.peek else { return Vec::new() };
    let class = format!("class.{}", peek.class);
    let mut items = vec![scene.page.plural(&class), scene.page.number("cards", peek.count)];
    let shown: Vec<String> = peek.shown.iter().map(|card| scene.card(card)).collect();
    let args = [("cards", Arg::Text(&scene.page.listed(&shown)))];
    items.push(scene.page.text("board-face-up", &args));
    items.extend(peek.end.as_ref().map(|end| scene.page.text(&format!("action-{end}"), &[])));
    let mut lines = scene.page.line(&scene.page.text("board-peek", &[]), &items, " · ");
    lines.extend(cards::list(scene, &peek.cards));
    lines
}
