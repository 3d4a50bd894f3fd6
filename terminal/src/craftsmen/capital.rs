//! Capital cards on the board and in a hand.

use lang::Arg;

use super::scene::Scene;
use super::view::Board;

/// The face-up cards, the deck and the discard pile.
pub(super) fn market(scene: &Scene<'_>) -> Vec<String> {
    let view = scene.view;
    let space = |(space, face): (&String, &Option<String>)| {
        let face = face.as_ref().map(|face| scene.page.word(&format!("capital.{face}")));
        let face = face.unwrap_or_else(|| scene.page.nothing());
        format!("{} {face}", scene.page.word(&format!("space.{space}")))
    };
    let mut items: Vec<String> = view.face_up.iter().map(space).collect();
    items.push(format!("{} {}", scene.page.word("piece.deck"), view.capital_deck_count));
    items.push(format!("{} {}", scene.page.word("piece.discard_pile"), view.capital_pile.len()));
    scene.page.line(&scene.page.text("board-capital", &[]), &items, " · ")
}

/// `Capital cards: violet 1, 2× green 3 · 3 cards · paying power 6`; of others the number alone.
pub(super) fn hand(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let name = scene.page.plural("piece.capital_card");
    let Some(cards) = &board.capital else {
        return scene.page.line(&name, &[board.capital_count.to_string()], "");
    };
    let mut items = vec![scene.page.listed(&scene.faces(cards))];
    items.push(scene.page.number("cards", board.capital_count));
    items.push(format!("{} {}", scene.page.word("term.paying_power"), scene.parts.worth(cards)));
    scene.page.line(&name, &items, " · ")
}

/// How many cards there are, and how many there may be.
pub(super) fn limit(scene: &Scene<'_>, board: &Board, limit: i64) -> Vec<String> {
    let args = [("n", Arg::Number(board.capital_count)), ("limit", Arg::Number(limit))];
    scene.page.wrap("", &scene.page.text("board-hand-limit", &args))
}
