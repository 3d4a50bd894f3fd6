//! What is sent: the first page of somebody who has never been here, and a view of the table.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};

use browser::{Browser, Wishes};

use crate::seat::at_every_game;

/// A page with its styles and scripts, and a view of the table, in bytes as they are sent.
const PAGE_MOST: u64 = 60_000;
const VIEW_MOST: usize = 15_000;
/// No view is as short as this.
const GREETING: usize = 1_000;

/// The page and everything that it asked for, as it was sent. Fonts are not waited for: a page is
/// read and played without them.
const TRANSFERRED: &str = "
    const sent = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const counted = sent.filter(one => !/woff2|stream/.test(one.name));
    return counted.reduce((sum, one) => sum + one.encodedBodySize, 0)";

#[test]
fn pages_and_views_are_small() {
    at_every_game(Wishes::default(), |hall, browser, game| {
        // Somebody who has never been here has nothing in store.
        browser.forget();
        browser.reload();
        let page = browser.script(TRANSFERRED, &[]).as_u64().expect("a number of bytes");
        let view = view(browser, hall.addr(), game);
        eprintln!("{game}: page {page}, view {view}");
        assert!(page <= PAGE_MOST, "{game}: the page takes {page}");
        assert!(view <= VIEW_MOST, "{game}: a view takes {view}");
    });
}

/// How many bytes a view takes on the stream: the first chunk that is no mere greeting.
fn view(browser: &Browser, addr: SocketAddr, table: &str) -> usize {
    let mut stream = TcpStream::connect(addr).expect("the server answers");
    let cookies = browser.cookies();
    let ask = format!(
        "GET /t/{table}/stream HTTP/1.1\r\nhost: {addr}\r\ncookie: {cookies}\r\n\
         accept-encoding: gzip\r\n\r\n"
    );
    stream.write_all(ask.as_bytes()).expect("it is sent");
    let mut answer = BufReader::new(stream);
    while !line(&mut answer).is_empty() {}
    let mut chunks = std::iter::repeat_with(|| chunk(&mut answer));
    chunks.find(|size| *size > GREETING).expect("a view comes")
}

fn chunk(answer: &mut impl BufRead) -> usize {
    let size = usize::from_str_radix(&line(answer), 16).expect("the size of a chunk");
    let mut content = vec![0; size + 2];
    answer.read_exact(&mut content).expect("as much as was said");
    size
}

fn line(answer: &mut impl BufRead) -> String {
    let mut line = String::new();
    answer.read_line(&mut line).expect("the server answers in lines");
    line.trim_end().to_owned()
}
