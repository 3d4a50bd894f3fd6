//! Files that are built in, each under a name that changes with its content.

mod squeezed;

use std::io::Write;
use std::sync::{LazyLock, OnceLock};

use brotli::CompressorWriter;
use kernel::chance::hex;
use sha2::{Digest, Sha256};

/// What a stylesheet is.
const CSS: &str = "text/css; charset=utf-8";
/// What a script is.
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
/// What a font is.
const FONT: &str = "font/woff2";

/// Brotli's words for its buffer, its best quality and the window in which it looks for what it
/// has seen, as a power of two.
const PACKED_AT_ONCE: usize = 4096;
const SMALLEST: u32 = 11;
const WINDOW: u32 = 20;

/// A built-in file.
pub struct Asset {
    /// Its path: `/assets/1f0c…/guildhall.css`.
    pub path: String,
    /// What kind of file it is.
    pub kind: &'static str,
    /// Its content.
    pub content: Vec<u8>,
    packed: OnceLock<Option<Vec<u8>>>,
}

impl Asset {
    fn new(name: &str, kind: &'static str, content: impl Into<Vec<u8>>) -> Asset {
        let content = content.into();
        let path = format!("/assets/{}/{name}", mark(&content));
        Asset { path, kind, content, packed: OnceLock::new() }
    }

    /// Its content, packed by Brotli as small as it gets, once: it is sent to everybody. None for
    /// what is packed already.
    pub fn packed(&self) -> Option<&[u8]> {
        let pack = || (self.kind != FONT).then(|| pack(&self.content));
        self.packed.get_or_init(pack).as_deref()
    }
}

fn pack(content: &[u8]) -> Vec<u8> {
    let mut packed = CompressorWriter::new(Vec::new(), PACKED_AT_ONCE, SMALLEST, WINDOW);
    packed.write_all(content).expect("memory takes everything");
    packed.into_inner()
}

/// What a name has of its content: it changes with it.
fn mark(content: &[u8]) -> String {
    let hash = Sha256::digest(content);
    hex(&hash[..6])
}

/// The styles of every page, and of what only these pages have.
pub static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let faces: String = FONTS.iter().map(Font::face).collect();
    let pages = [
        draw::assets::CSS,
        include_str!("../assets/page.css"),
        include_str!("../assets/book.css"),
        include_str!("../assets/learn.css"),
        &faces,
    ];
    Asset::new("guildhall.css", CSS, squeezed::css(&pages.join("\n")))
});

/// The styles of each game, by its key.
static GAME_STYLES: LazyLock<Vec<(&str, Asset)>> = LazyLock::new(|| {
    let games = shelf::games().iter().map(|entry| entry.key());
    let drawn = games.filter_map(|key| Some((key, draw::drawing(key)?)));
    let style = |key: &str, css: &str| Asset::new(&format!("{key}.css"), CSS, squeezed::css(css));
    drawn.map(|(key, drawing)| (key, style(key, drawing.css()))).collect()
});

/// The styles of a game.
pub fn style_of(key: &str) -> Option<&'static Asset> {
    GAME_STYLES.iter().find(|(game, _)| *game == key).map(|(_, asset)| asset)
}

/// The script of the table: what may be chosen, how quickly views follow, the panel, the log, a
/// larger board, clocks, long presses, the keyboard, then the rest.
pub static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let parts = [
        include_str!("../assets/choose.js"),
        include_str!("../assets/pace.js"),
        include_str!("../assets/panel.js"),
        include_str!("../assets/log.js"),
        include_str!("../assets/zoom.js"),
        include_str!("../assets/clock.js"),
        include_str!("../assets/press.js"),
        include_str!("../assets/keys.js"),
        include_str!("../assets/table.js"),
        include_str!("../assets/replay.js"),
    ];
    Asset::new("table.js", JAVASCRIPT, squeezed::script(&parts.join("\n")))
});

/// The script of lessons and of the rulebook.
pub static LEARN: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new("learn.js", JAVASCRIPT, squeezed::script(include_str!("../assets/learn.js")))
});

/// Idiomorph 0.8.0 (0BSD): changes a page into another one piece by piece.
pub static MORPH: LazyLock<Asset> = LazyLock::new(|| {
    let text = include_str!("../assets/idiomorph.js").to_owned();
    Asset::new("idiomorph.js", JAVASCRIPT, text)
});

/// The sign in the browser's tab.
pub static ICON: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new("icon.svg", "image/svg+xml", include_str!("../assets/icon.svg").to_owned())
});

/// A font of the house: Noto (OFL-1.1), of 400 to 700, with the letters of the three languages.
struct Font {
    asset: Asset,
    family: &'static str,
    range: &'static str,
}

impl Font {
    /// How a stylesheet names it.
    fn face(&self) -> String {
        let Font { asset: Asset { path, .. }, family, range } = self;
        format!(
            "@font-face{{font-family:\"{family}\";src:url({path}) format(\"woff2\");\
             font-weight:400 700;font-display:swap;unicode-range:{range}}}"
        )
    }
}

/// The letters of English and Italian, and those that Polish adds.
const LATIN: &str = "U+0-FF,U+152-153,U+2000-206F,U+20AC,U+D7";
const POLISH: &str = "U+100-151,U+154-24F,U+2190-2193,U+2212";

static FONTS: LazyLock<Vec<Font>> = LazyLock::new(|| {
    let font = |family, name: &str, range, content: &[u8]| Font {
        asset: Asset::new(name, FONT, content),
        family,
        range,
    };
    let sans = include_bytes!("../assets/fonts/noto-sans-latin.woff2");
    let sans_polish = include_bytes!("../assets/fonts/noto-sans-polish.woff2");
    let serif = include_bytes!("../assets/fonts/noto-serif-latin.woff2");
    let serif_polish = include_bytes!("../assets/fonts/noto-serif-polish.woff2");
    vec![
        font("House Sans", "sans.woff2", LATIN, sans),
        font("House Sans", "sans-polish.woff2", POLISH, sans_polish),
        font("House Serif", "serif.woff2", LATIN, serif),
        font("House Serif", "serif-polish.woff2", POLISH, serif_polish),
    ]
});

/// Every built-in file.
pub fn all() -> impl Iterator<Item = &'static Asset> {
    let pages: [&'static Asset; 5] = [&STYLE, &SCRIPT, &LEARN, &MORPH, &ICON];
    let games = GAME_STYLES.iter().map(|(_, asset)| asset);
    pages.into_iter().chain(games).chain(FONTS.iter().map(|font| &font.asset))
}
