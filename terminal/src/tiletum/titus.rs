//! Cardinal Titus, the opponent of the solo game.

use lang::Arg;

use super::scene::Scene;
use super::view::Titus;

/// What Titus has; nothing in a game of several.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let Some(titus) = &scene.view.titus else { return Vec::new() };
    let mut lines = vec![String::new()];
    lines.extend(scene.page.items("", &summary(scene, titus), " · "));
    let meeples = [("piece.merchant", &titus.merchant), ("piece.architect", &titus.architect)];
    let meeples =
        meeples.map(|(piece, node)| format!("{}: {}", scene.page.title(piece), scene.town(node)));
    lines.extend(scene.page.items("", &meeples, "   "));
    let crests: Vec<String> =
        titus.crests.iter().map(|crest| scene.page.word(&format!("crest.{crest}"))).collect();
    lines.extend(scene.page.line(&scene.page.plural("piece.crest"), &crests, ", "));
    lines.extend(scene.cathedral_tiles(&titus.cathedrals));
    let decree = |id: &String| scene.page.word(&format!("solo.{id}"));
    let card: Vec<String> = titus.card.iter().map(decree).collect();
    lines.extend(scene.page.line(&scene.page.text("board-last-card", &[]), &card, ", "));
    let deck: Vec<String> = titus.deck.iter().map(decree).collect();
    lines.extend(scene.page.line(&scene.page.text("board-cards-left", &[]), &deck, ", "));
    lines
}

fn summary(scene: &Scene<'_>, titus: &Titus) -> Vec<String> {
    let seat = scene.view.seats.len();
    let mut items =
        vec![scene.marks.name(seat).to_owned(), scene.page.number("board-vp", titus.score)];
    items.extend(scene.pieces(seat, titus.houses, titus.pillars));
    let dice: Vec<String> = titus.dice.iter().flatten().map(|die| scene.die(die)).collect();
    let dice = scene.page.listed(&dice);
    items.push(scene.page.text("board-dice", &[("dice", Arg::Text(&dice))]));
    items
}
