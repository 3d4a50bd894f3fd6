//! What is drawn, and the areas it fills.

use kernel::{AnyAction, AnyGame, AnyTold, Seat, Viewer};
use lang::Speaker;
use maud::Markup;

use crate::{assets, craftsmen, newdale, orleans, tiletum};

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
    /// Whose mat lies in front, if it is not the viewer's.
    pub front: Option<Seat>,
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

/// What an action brings or loses, in a few words.
pub struct Note {
    /// The words.
    pub text: String,
    /// Whether something is lost that somebody may overlook.
    pub is_loss: bool,
}

/// How a game is drawn.
pub trait Drawing: Send + Sync {
    /// The areas of the table page.
    fn areas(&self, scene: &Scene<'_>) -> Areas;
    /// The board alone: an SVG that needs the styles and symbols of the page.
    fn board(&self, scene: &Scene<'_>) -> Markup;
    /// A small picture for the lobby.
    fn thumbnail(&self) -> Markup;
    /// The styles that only this game needs, after [`assets::CSS`](crate::assets::CSS).
    fn css(&self) -> &'static str;
    /// The symbols that only this game needs, a sprite beside
    /// [`assets::SPRITE`](crate::assets::SPRITE). No two games give a symbol the same id.
    fn sprite(&self) -> &'static str;
    /// What stands beside the title of the page: the phases of the round, its event.
    fn headline(&self, scene: &Scene<'_>) -> Markup;
    /// What stands in the prompt beside the question: choices that wait for this one.
    fn pending(&self, _scene: &Scene<'_>) -> Markup {
        Markup::default()
    }
    /// Whether actions of this kind have no piece to click: the prompt has a button for each.
    fn is_bare(&self, kind: &str) -> bool;
    /// What an action brings or loses where its name alone does not say so.
    fn note(&self, _scene: &Scene<'_>, _action: &AnyAction) -> Option<Note> {
        None
    }
    /// The color of a seat: `green`, the class `P-green` and the symbol `seal-green`.
    fn color(&self, seat: Seat) -> &'static str;
    /// The ids of the pieces that an event touched, for [`Scene::last`].
    fn touched(&self, told: &AnyTold) -> Vec<String>;
}

/// The games that have a drawing.
static DRAWINGS: &[(&str, &dyn Drawing)] = &[
    ("craftsmen", &craftsmen::Table),
    ("newdale", &newdale::Table),
    ("orleans", &orleans::Table),
    ("tiletum", &tiletum::Table),
];

/// The drawing of the game with this key.
pub fn drawing(key: &str) -> Option<&'static dyn Drawing> {
    DRAWINGS.iter().find(|(game, _)| *game == key).map(|(_, drawing)| *drawing)
}

/// Every drawing.
pub fn drawings() -> impl Iterator<Item = &'static dyn Drawing> {
    DRAWINGS.iter().map(|(_, drawing)| *drawing)
}

/// The board as a stand-alone SVG, with its styles and symbols inside; `None` if the game has no
/// drawing.
pub fn board_svg(scene: &Scene<'_>) -> Option<String> {
    let key = scene.game.info().key;
    let drawing = drawing(key)?;
    let drawn = drawing.board(scene).into_string();
    let (open, rest) = drawn.split_once('>').expect("a drawing begins with its element");
    let style = format!("{}{}", assets::CSS, drawing.css());
    let symbols = [assets::SPRITE, drawing.sprite()].map(assets::symbols).concat();
    Some(format!(
        "{open} class=\"{key}\"><style><![CDATA[{style}]]></style><defs>{symbols}</defs>{rest}"
    ))
}
