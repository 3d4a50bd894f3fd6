//! The body of a request: a form or JSON, within the limit.

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::app::App;
use crate::fault::Fault;

/// The body of a request.
pub struct Posted<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Posted<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &App) -> Result<Posted<T>, Fault> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let is_json = kind.is_some_and(|kind| kind.starts_with("application/json"));
        let limits = app.config().limits;
        let body = timeout(limits.patience, to_bytes(request.into_body(), limits.body)).await;
        let body = body.map_err(|_| Fault::too_slow())?.map_err(|_| Fault::too_large())?;
        let read = if is_json {
            serde_json::from_slice(&body).map_err(|error| error.to_string())
        } else {
            form(&body)
        };
        read.map(Posted).map_err(Fault::malformed)
    }
}

/// Reads a form; axum's own reader does the work.
fn form<T: DeserializeOwned>(body: &[u8]) -> Result<T, String> {
    let text = std::str::from_utf8(body).map_err(|error| error.to_string())?;
    let uri = format!("/?{text}").parse().map_err(|_| "not a form".to_owned())?;
    let query = axum::extract::Query::<T>::try_from_uri(&uri);
    query.map(|query| query.0).map_err(|error| error.body_text())
}
