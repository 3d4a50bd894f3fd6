//! What a browser transfers when it opens a page for the first time.

use hyper::header::ACCEPT_ENCODING;
use serde::Serialize;

use crate::http::{Answer, Ask, Client, Lost};

/// What a page takes to open for the first time, in bytes as transferred.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FirstLoad {
    /// The page and its files.
    pub bytes: usize,
    /// The page alone.
    pub page: usize,
    /// Its styles, scripts and pictures.
    pub files: Vec<(String, usize)>,
    /// One view on the stream, before it is compressed; not counted among `bytes`.
    pub first_event: usize,
}

/// Opens a page as a browser with an empty cache.
///
/// # Errors
/// If the server does not answer, or refuses.
pub async fn first_load(client: &mut Client, page: &Ask) -> Result<FirstLoad, Lost> {
    let plain = fetched(client, page).await?;
    let page = fetched(client, &compressed(page.clone())).await?.body.len();
    let mut sizes = Vec::new();
    for path in files(&String::from_utf8_lossy(&plain.body)) {
        let file = fetched(client, &compressed(Ask::get(&path))).await?;
        sizes.push((path, file.body.len()));
    }
    let bytes = page + sizes.iter().map(|(_, bytes)| bytes).sum::<usize>();
    Ok(FirstLoad { bytes, page, files: sizes, first_event: 0 })
}

async fn fetched(client: &mut Client, ask: &Ask) -> Result<Answer, Lost> {
    let answer = client.ask(ask).await?;
    if answer.status.is_success() { Ok(answer) } else { Err(Lost::refused(&answer)) }
}

fn compressed(ask: Ask) -> Ask {
    ask.with(ACCEPT_ENCODING, "gzip, br")
}

/// The files that a page names, each once.
fn files(page: &str) -> Vec<String> {
    let mut files: Vec<String> = page
        .split(['"', '\'', '(', ')'])
        .filter(|word| word.starts_with("/assets/"))
        .map(|word| word.split('#').next().unwrap_or(word).to_owned())
        .collect();
    files.sort();
    files.dedup();
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_its_files() {
        let page = r#"<link href="/assets/1f/a.css"><script src='/assets/2e/b.js'></script>
            <use href="/assets/3d/c.svg#x"><use href="/assets/3d/c.svg#y"><a href="/rules">"#;
        assert_eq!(files(page), ["/assets/1f/a.css", "/assets/2e/b.js", "/assets/3d/c.svg"]);
    }
}
