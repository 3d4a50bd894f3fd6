//! `GET /assets/{hash}/{name}` — a built-in file; it never changes under its name.

use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Response};

use crate::assets;
use crate::fault::Fault;

/// The file of this path.
pub async fn file(uri: Uri, headers: HeaderMap) -> Result<Response, Fault> {
    let found = assets::all().find(|asset| asset.path == uri.path());
    found.map(|asset| answer(asset, &headers)).ok_or_else(Fault::no_page)
}

/// `GET /favicon.ico` — the sign in the tab, for browsers that ask for it by this name.
pub async fn icon(headers: HeaderMap) -> Response {
    answer(&assets::ICON, &headers)
}

fn answer(asset: &'static assets::Asset, headers: &HeaderMap) -> Response {
    let kept = "public, max-age=31536000, immutable";
    let head = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, kept)];
    match asset.packed().filter(|_| takes_brotli(headers)) {
        Some(packed) => {
            let packing = [(CONTENT_ENCODING, "br"), (VARY, "accept-encoding")];
            (head, packing, packed).into_response()
        }
        None => (head, asset.content.as_slice()).into_response(),
    }
}

fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|names| names.split(',').any(|name| name.trim() == "br"))
}
