//! Files that are built in, each under a name that changes with its content.

use std::sync::LazyLock;

use crate::secret;

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

/// The styles: those of every page, of the games, and of what only these pages have.
pub static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let games = shelf::games().iter().filter_map(|entry| draw::drawing(entry.key()));
    let games: Vec<&str> = games.map(draw::Drawing::css).collect();
    let text = [&[draw::assets::CSS], games.as_slice(), &[include_str!("../assets/page.css")]];
    Asset::new("guildhall.css", "text/css; charset=utf-8", text.concat().join("\n"))
});

/// The script of the table.
pub static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let text = include_str!("../assets/table.js").to_owned();
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
pub fn all() -> [&'static Asset; 4] {
    [&STYLE, &SCRIPT, &MORPH, &ICON]
}
