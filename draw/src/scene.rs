//! What is drawn, and the areas it fills.

use kernel::{AnyAction, AnyGame, AnyTold, Seat, Viewer};
use lang::Speaker;
use maud::Markup;

use crate::orleans;

/// What one viewer may know, what may be chosen, and the words for it.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The game; only its typed view for `viewer` is used.
    pub game: &'a dyn AnyGame,
    /// Who looks.
    pub viewer: Viewer,
    /// The legal actions of the viewer's seat; empty when it is not asked.
    pub legal: &'a [AnyAction],
    /// Words and names.
    pub speaker: &'a Speaker,
    /// The ids of the pieces that the last move touched, to be marked.
    pub last: &'a [String],
}

/// What a game puts into the areas of the table page.
pub struct Areas {
    /// Over the board: a long track.
    pub over: Markup,
    /// The board itself.
    pub board: Markup,
    /// Beside the board: what is common to all.
    pub side: Markup,
    /// The other players.
    pub seats: Markup,
    /// What belongs to the viewer.
    pub mat: Markup,
}

/// How a game is drawn.
pub trait Drawing: Send + Sync {
    /// The areas of the table page.
    fn areas(&self, scene: &Scene<'_>) -> Areas;
    /// The board alone, a stand-alone SVG.
    fn board_svg(&self, scene: &Scene<'_>) -> String;
    /// A small picture for the lobby.
    fn thumbnail(&self) -> Markup;
    /// The styles that only this game needs, after [`assets::CSS`](crate::assets::CSS).
    fn css(&self) -> &'static str;
    /// What stands beside the title of the page: the phases of the round, its event.
    fn headline(&self, scene: &Scene<'_>) -> Markup;
    /// The color of a seat: `green`, the class `P-green` and the symbol `seal-green`.
    fn color(&self, seat: Seat) -> &'static str;
    /// The ids of the pieces that an event touched, for [`Scene::last`].
    fn touched(&self, told: &AnyTold) -> Vec<String>;
}

/// The drawing of the game with this key.
pub fn drawing(key: &str) -> Option<&'static dyn Drawing> {
    match key {
        "orleans" => Some(&orleans::Table),
        _ => None,
    }
}

/// The board as a stand-alone SVG, with its styles and symbols inside; `None` if the game has no
/// drawing.
pub fn board_svg(scene: &Scene<'_>) -> Option<String> {
    drawing(scene.game.info().key).map(|drawing| drawing.board_svg(scene))
}
