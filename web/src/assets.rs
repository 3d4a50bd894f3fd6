//! Files that are built in, each under a name that changes with its content.

use std::sync::LazyLock;

use crate::secret;

/// What a stylesheet is.
const CSS: &str = "text/css; charset=utf-8";

/// A built-in file.
pub struct Asset {
    /// Its path: `/assets/1f0c…/guildhall.css`.
    pub path: String,
    /// What kind of file it is.
    pub kind: &'static str,
    /// Its text.
    pub text: String,
}

impl Asset {
    fn new(name: &str, kind: &'static str, text: String) -> Asset {
        let hash = secret::hash(&text);
        Asset { path: format!("/assets/{}/{name}", &hash[..12]), kind, text }
    }
}

/// The styles of every page, and of what only these pages have.
pub static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let text = [draw::assets::CSS, include_str!("../assets/page.css")].join("\n");
    Asset::new("guildhall.css", CSS, text)
});

/// The styles of each game, by its key.
static GAME_STYLES: LazyLock<Vec<(&str, Asset)>> = LazyLock::new(|| {
    let games = shelf::games().iter().map(|entry| entry.key());
    let drawn = games.filter_map(|key| Some((key, draw::drawing(key)?)));
    let style = |key: &str, css: &str| Asset::new(&format!("{key}.css"), CSS, css.to_owned());
    drawn.map(|(key, drawing)| (key, style(key, drawing.css()))).collect()
});

/// The styles of a game.
pub fn style_of(key: &str) -> Option<&'static Asset> {
    GAME_STYLES.iter().find(|(game, _)| *game == key).map(|(_, asset)| asset)
}

/// The script of the table: what may be chosen, how quickly views follow, the panel, then the rest.
pub static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let parts = [
        include_str!("../assets/choose.js"),
        include_str!("../assets/pace.js"),
        include_str!("../assets/panel.js"),
        include_str!("../assets/table.js"),
        include_str!("../assets/replay.js"),
    ];
    let text = parts.join("\n");
    Asset::new("table.js", "text/javascript; charset=utf-8", text)
});

/// Idiomorph 0.8.0 (0BSD): changes a page into another one piece by piece.
pub static MORPH: LazyLock<Asset> = LazyLock::new(|| {
    let text = include_str!("../assets/idiomorph.js").to_owned();
    Asset::new("idiomorph.js", "text/javascript; charset=utf-8", text)
});

/// The sign in the browser's tab.
pub static ICON: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new("icon.svg", "image/svg+xml", include_str!("../assets/icon.svg").to_owned())
});

/// Every built-in file.
pub fn all() -> impl Iterator<Item = &'static Asset> {
    let pages: [&'static Asset; 4] = [&STYLE, &SCRIPT, &MORPH, &ICON];
    pages.into_iter().chain(GAME_STYLES.iter().map(|(_, asset)| asset))
}
