//! What changes from question to question.

use kernel::Seat;
use lang::Arg;

use super::scene::Scene;
use super::view::Board;
use super::{board, capital, cards, guilds, mats, street, trade, under_way};

/// What runs and the means, then what the question is about.
pub(super) fn draw(scene: &Scene<'_>, seat: Seat) -> Vec<String> {
    let Some(own) = scene.view.seats.get(seat.index()) else { return Vec::new() };
    let mut lines = now(scene, own);
    lines.extend(about(scene, own));
    if spends_capital(scene.view.question()) {
        lines.extend(capital::hand(scene, own));
    }
    lines
}

/// Points and tokens, the helper that acts, its privilege and its work points.
fn now(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    let view = scene.view;
    let mut items = vec![scene.vp(own.vp)];
    items.extend(mats::tokens(scene, own));
    items.extend(guilds::acting_field(scene));
    if let Some(disc) = &view.disc {
        items.extend(disc.privileged.then(|| scene.page.text("board-privilege-used", &[])));
        let work = disc.wp > 0 && !view.work;
        items.extend(work.then(|| scene.page.number("board-work-left", disc.wp)));
    }
    items.extend(view.work.then(|| scene.page.text("board-token-at-work", &[])));
    scene.page.items("", &items, " · ")
}

/// What the question is about.
fn about(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    match scene.view.question() {
        "exchange" => exchange(scene, own),
        "helper" => guilds::draw(scene),
        "fee" => fee(scene),
        "banker_take" | "sale" => capital::market(scene),
        "build" => build(scene, own),
        "notary" | "notary_after" => cards::market(scene),
        "peek_show" | "peek_end" | "peek_order" => under_way::peek(scene),
        "auction_open" | "auction_bid" | "auction_mayor" => under_way::auction(scene),
        "pay" => under_way::payment(scene),
        "craft" | "work" | "second_raw" | "window" => work(scene, own),
        "send" | "bribe" => under_way::good(scene, own),
        "merchant" => {
            let mut lines = trade::granary(scene);
            lines.extend(work(scene, own));
            lines
        }
        "merchant_pay" | "merchant_icon" => purchase(scene, own),
        "fair_reply" => scene.page.items("", &mats::pieces(scene, own), " · "),
        "town_hall" => town_hall(scene),
        "overflow" => capital::limit(scene, own, scene.parts.constants.hand_limit_any_time),
        "season_discard" => capital::limit(scene, own, scene.parts.constants.hand_limit_season_end),
        "invest" => under_way::investment(scene),
        _ => Vec::new(),
    }
}

/// Whether capital cards matter for the answer.
fn spends_capital(question: &str) -> bool {
    !matches!(
        question,
        "exchange"
            | "craft"
            | "work"
            | "second_raw"
            | "window"
            | "send"
            | "fair_reply"
            | "town_hall"
            | "peek_show"
            | "peek_end"
            | "peek_order"
    )
}

/// The cards to keep or to exchange.
fn exchange(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    let mut lines = street::draw(scene, own);
    lines.extend(mats::hand(scene, own));
    lines.extend(cards::sawmills(scene));
    lines
}

/// To whom a fee goes, and how much it is.
fn fee(scene: &Scene<'_>) -> Vec<String> {
    let to = scene.view.top().and_then(|frame| frame.to);
    let Some((to, year)) = to.zip(scene.parts.year(scene.view.year)) else { return Vec::new() };
    let args = [("who", Arg::Text(scene.marks.name(to))), ("n", Arg::Number(year.cover_fee_vp))];
    scene.page.wrap("", &scene.page.text("board-fee-due", &args))
}

/// The street and the cards that may be added; the first card of an action is paid with the
/// second.
fn build(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    let mut lines = street::draw(scene, own);
    lines.extend(mats::hand(scene, own));
    let cost = scene.view.top().map_or(0, |frame| frame.cost);
    if cost > 0 {
        lines.extend(scene.page.wrap("", &scene.page.number("board-first-cost", cost)));
    }
    lines
}

/// The street, and the cubes to work with.
fn work(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    let mut lines = street::draw(scene, own);
    lines.extend(scene.page.items("", &mats::pieces(scene, own)[1..], " · "));
    lines
}

/// What is bought, and the icons that need it.
fn purchase(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    let good = scene.view.top().and_then(|frame| frame.good.as_deref());
    let Some(good) = good else { return Vec::new() };
    let name = scene.good(good);
    let places = street::icons_for(scene, own, Some(good));
    let head = scene.page.text("board-bought", &[("good", Arg::Text(&name))]);
    let mut lines = scene.page.line(&head, &places, "; ");
    lines.extend(scene.page.items("", &mats::pieces(scene, own)[1..], " · "));
    lines
}

/// The tokens that are left, and the order that may be changed.
fn town_hall(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = board::pool(scene);
    lines.extend(board::order(scene));
    lines
}
