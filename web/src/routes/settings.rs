//! `POST /settings` — keeps the language or the theme in the browser.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::REFERER;
use axum::response::Response;
use serde::Deserialize;

use super::open::go;
use crate::app::App;
use crate::fault::Fault;
use crate::posted::Posted;
use crate::visitor::{lang_cookie, theme_cookie};

/// What is to be kept.
#[derive(Deserialize)]
pub struct Settings {
    lang: Option<String>,
    theme: Option<String>,
    /// The page to go back to.
    #[serde(default)]
    back: String,
}

/// Keeps a setting and goes back to the page.
pub async fn keep(
    State(_): State<App>,
    headers: HeaderMap,
    Posted(settings): Posted<Settings>,
) -> Result<Response, Fault> {
    let lang = settings.lang.map(|code| code.parse()).transpose();
    let lang = lang.map_err(|error: lang::UnknownTongue| Fault::malformed(error.to_string()))?;
    let lang = lang.map(lang_cookie);
    let theme = settings.theme.as_deref().map(theme_cookie);
    let referer = headers.get(REFERER).and_then(|from| from.to_str().ok()).unwrap_or_default();
    let back = [settings.back.as_str(), path_of(referer)].into_iter().find(|path| is_own(path));
    Ok(go(back.unwrap_or("/"), lang.into_iter().chain(theme)))
}

fn path_of(url: &str) -> &str {
    let rest = url.split_once("://").map_or("", |(_, rest)| rest);
    rest.find('/').map_or("", |at| &rest[at..])
}

/// A path of this server, not of another. Browsers leave out tabs and turn backslashes around before
/// they read an address, and a header takes no other control characters: all are refused.
fn is_own(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_goes_back_to_own_pages_alone() {
        assert!(is_own(path_of("http://127.0.0.1:1/t/ABC?as=1")));
        assert_eq!(path_of("http://127.0.0.1:1/t/ABC?as=1"), "/t/ABC?as=1");
        assert!(!is_own("//evil.example"));
        assert!(!is_own("https://evil.example"));
        assert!(!is_own(path_of("")));
        for odd in ["/\t/evil.example", "/\\evil.example", "/t/\u{1a}", "/t/\r\n", "/t/ ", "/t/é"]
        {
            assert!(!is_own(odd), "{odd:?}");
        }
    }
}
