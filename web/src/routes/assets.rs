//! `GET /assets/{hash}/{name}` — a built-in file; it never changes under its name.

use axum::http::Uri;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::assets;
use crate::fault::Fault;

/// The file of this path.
pub async fn file(uri: Uri) -> Result<Response, Fault> {
    let found = assets::all().find(|asset| asset.path == uri.path());
    found.map(answer).ok_or_else(Fault::no_page)
}

/// `GET /favicon.ico` — the sign in the tab, for browsers that ask for it by this name.
pub async fn icon() -> Response {
    answer(&assets::ICON)
}

fn answer(asset: &'static assets::Asset) -> Response {
    let kept = "public, max-age=31536000, immutable";
    ([(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, kept)], asset.content.as_slice()).into_response()
}
