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
    lines.extend(means(scene, own));
    lines
}

/// The same after the own street and hand; the guilds have just been shown with the season.
pub(super) fn beyond_street(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    let mut lines = now(scene, own);
    if !["exchange", "helper"].contains(&scene.view.question()) {
        lines.extend(about(scene, own));
    }
    lines
}

/// Points and tokens, the helper that acts, its privilege and its work points.
fn now(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    let view = scene.view;
    let mut items = vec![scene.vp(own.vp)];
    items.extend(mats::tokens(scene, own));
    items.extend(guilds::acting_helper(scene));
    if let Some(disc) = &view.disc {
        items.extend(disc.privileged.then(|| scene.page.text("board-privilege-used", &[])));
        let work = disc.wp > 0 && !view.work;
        items.extend(work.then(|| scene.page.number("board-work-left", disc.wp)));
    }
    items.extend(view.work.then(|| scene.page.text("board-token-at-work", &[])));
    scene.page.items("", &items, " · ")
}

/// What the question is about, apart from what is one's own.
fn about(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    let constants = &scene.parts.constants;
    match scene.view.question() {
        "exchange" => cards::sawmills(scene),
        "helper" => guilds::rows(scene),
        "fee" => fee(scene),
        "banker_take" | "sale" => capital::market(scene),
        "build" => first_cost(scene),
        "notary" | "notary_after" => cards::market(scene),
        "peek_show" | "peek_end" | "peek_order" => under_way::peek(scene),
        "auction_open" | "auction_bid" | "auction_mayor" => under_way::auction(scene),
        "pay" => under_way::payment(scene),
        "craft" | "work" | "window" => under_way::ready(scene, own),
        "send" | "bribe" => under_way::good(scene, own),
        "merchant" => trade::granary(scene),
        "merchant_pay" | "merchant_icon" => purchase(scene, own),
        "town_hall" => town_hall(scene),
        "overflow" => capital::limit(scene, own, constants.hand_limit_any_time),
        "season_discard" => capital::limit(scene, own, constants.hand_limit_season_end),
        "invest" => under_way::investment(scene),
        _ => Vec::new(),
    }
}

/// What one has for the answer.
fn means(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    match scene.view.question() {
        "send" | "town_hall" | "peek_show" | "peek_end" | "peek_order" => Vec::new(),
        "exchange" => with_street(scene, own, mats::hand(scene, own)),
        "build" => {
            let mut hands = mats::hand(scene, own);
            hands.extend(capital::hand(scene, own));
            with_street(scene, own, hands)
        }
        "craft" | "work" | "second_raw" | "window" => with_street(scene, own, cubes(scene, own)),
        "merchant" | "merchant_pay" => {
            let mut means = cubes(scene, own);
            means.extend(capital::hand(scene, own));
            with_street(scene, own, means)
        }
        "merchant_icon" => street::draw(scene, own),
        "fair_reply" => cubes(scene, own),
        _ => capital::hand(scene, own),
    }
}

/// The street before other means.
fn with_street(scene: &Scene<'_>, own: &Board, means: Vec<String>) -> Vec<String> {
    let mut lines = street::draw(scene, own);
    lines.extend(means);
    lines
}

/// Cubes in supply and on the fair.
fn cubes(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    scene.page.items("", &mats::pieces(scene, own)[1..], " · ")
}

/// To whom a fee goes, and how much it is.
fn fee(scene: &Scene<'_>) -> Vec<String> {
    let to = scene.view.top().and_then(|frame| frame.to);
    let Some((to, year)) = to.zip(scene.parts.year(scene.view.year)) else { return Vec::new() };
    let args = [("who", Arg::Text(scene.marks.name(to))), ("n", Arg::Number(year.cover_fee_vp))];
    scene.page.wrap("", &scene.page.text("board-fee-due", &args))
}

/// The first card of an action is paid with the second.
fn first_cost(scene: &Scene<'_>) -> Vec<String> {
    match scene.view.top().map_or(0, |frame| frame.cost) {
        0 => Vec::new(),
        cost => scene.page.wrap("", &scene.page.number("board-first-cost", cost)),
    }
}

/// What is bought, and the icons that need it.
fn purchase(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    let good = scene.view.top().and_then(|frame| frame.good.as_deref());
    let Some(good) = good else { return Vec::new() };
    let name = scene.good(good);
    let places = street::icons_for(scene, own, Some(good));
    let head = scene.page.text("board-bought", &[("good", Arg::Text(&name))]);
    scene.page.line(&head, &places, "; ")
}

/// The tokens that are left, and the order that may be changed.
fn town_hall(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = board::pool(scene);
    lines.extend(board::order(scene));
    lines
}
