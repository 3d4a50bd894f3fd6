//! A file that a form sends, within a limit of its own.

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use tokio::time::timeout;

use crate::app::App;
use crate::fault::Fault;

/// The most bytes of a request with a file: many times the longest game.
pub const UPLOAD_MAX: usize = 256 * 1024;

/// The text of the first file of a form.
pub struct Upload(pub String);

impl FromRequest<App> for Upload {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &App) -> Result<Upload, Fault> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let border = kind.and_then(border).map(str::to_owned);
        let border = border.ok_or_else(|| Fault::malformed("no form with a file"))?;
        let patience = app.config().limits.patience;
        let body = timeout(patience, to_bytes(request.into_body(), UPLOAD_MAX)).await;
        let body = body.map_err(|_| Fault::too_slow())?.map_err(|_| Fault::too_large())?;
        let text = std::str::from_utf8(&body).map_err(|_| Fault::malformed("no file of text"))?;
        let file = first_file(text, &border).ok_or_else(|| Fault::malformed("no file came"))?;
        Ok(Upload(file.to_owned()))
    }
}

/// What the parts of a form are told apart by: `multipart/form-data; boundary=…`.
fn border(kind: &str) -> Option<&str> {
    let rest = kind.strip_prefix("multipart/form-data;")?;
    let border = rest.split(';').find_map(|part| part.trim().strip_prefix("boundary="))?;
    Some(border.trim_matches('"')).filter(|border| !border.is_empty())
}

/// The content of the first part that is a file.
fn first_file<'a>(body: &'a str, border: &str) -> Option<&'a str> {
    let mark = format!("--{border}");
    let parts = body.split(mark.as_str()).skip(1);
    let contents = parts.filter_map(|part| {
        let (head, content) = part.split_once("\r\n\r\n")?;
        head.contains("filename=").then(|| content.strip_suffix("\r\n"))?
    });
    contents.into_iter().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_file_of_a_form_is_read() {
        let kind = "multipart/form-data; boundary=\"-x\"";
        assert_eq!(border(kind), Some("-x"));
        assert_eq!(border("multipart/form-data; charset=utf-8; boundary=-x"), Some("-x"));
        assert_eq!(border("multipart/form-data; boundary="), None);
        assert_eq!(border("application/json"), None);
        let text = "---x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nno file\r\n\
                    ---x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"f\"\r\n\r\n\
                    one\r\n\r\ntwo\n\r\n---x--\r\n";
        assert_eq!(first_file(text, "-x"), Some("one\r\n\r\ntwo\n"));
        for cut in 0..text.len() {
            assert!(first_file(&text[..cut], "-x").is_none_or(|file| file.starts_with("one")));
        }
        assert_eq!(first_file("", "-x"), None);
    }
}
