//! Streams, compressed without holding memory between their events.
//!
//! A compressor that remembers what it sent holds hundreds of kilobytes for as long as a stream
//! lasts. Here every event is compressed by itself and flushed to a whole byte; one after the other
//! they are one file of gzip, and what a stream keeps is a checksum.

use std::convert::Infallible;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::middleware::Next;
use axum::response::Response;
use flate2::{Compress, Compression, Crc, FlushCompress};
use futures_util::stream::unfold;
use futures_util::{Stream, StreamExt};

/// What every file of gzip begins with: no name, no time.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// How hard an event is packed: more takes longer and saves next to nothing.
const LEVEL: u32 = 5;
/// An empty block that is the last.
const LAST: [u8; 2] = [3, 0];

/// Compresses the answer if it is a stream and the browser can read it.
pub async fn pack(request: Request, next: Next) -> Response {
    let accepts = request.headers().get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let accepts = accepts.is_some_and(|names| names.contains("gzip"));
    let response = next.run(request).await;
    let kind = response.headers().get(CONTENT_TYPE);
    if !accepts || kind.is_none_or(|kind| kind != "text/event-stream") {
        return response;
    }
    let (mut head, body) = response.into_parts();
    head.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    head.headers.append(VARY, HeaderValue::from_static("accept-encoding"));
    let events = body.into_data_stream().take_while(|event| std::future::ready(event.is_ok()));
    let events = events.filter_map(|event| std::future::ready(event.ok()));
    Response::from_parts(head, Body::from_stream(packed(Box::pin(events))))
}

/// What a stream keeps between its events.
struct Packing<S> {
    events: S,
    sum: Crc,
    is_begun: bool,
    is_over: bool,
}

fn packed(
    events: impl Stream<Item = Bytes> + Unpin + Send,
) -> impl Stream<Item = Result<Bytes, Infallible>> + Send {
    let packing = Packing { events, sum: Crc::new(), is_begun: false, is_over: false };
    unfold(packing, |mut packing| async move {
        let bytes = packing.next().await?;
        Some((Ok(bytes.into()), packing))
    })
}

impl<S: Stream<Item = Bytes> + Unpin> Packing<S> {
    async fn next(&mut self) -> Option<Vec<u8>> {
        if !std::mem::replace(&mut self.is_begun, true) {
            return Some(HEAD.to_vec());
        }
        match self.events.next().await {
            Some(event) => {
                self.sum.update(&event);
                Some(block(&event))
            }
            None if std::mem::replace(&mut self.is_over, true) => None,
            None => Some(self.end()),
        }
    }

    fn end(&self) -> Vec<u8> {
        let [sum, length] = [self.sum.sum().to_le_bytes(), self.sum.amount().to_le_bytes()];
        [&LAST[..], &sum, &length].concat()
    }
}

/// An event by itself, up to a whole byte.
fn block(event: &[u8]) -> Vec<u8> {
    let mut compress = Compress::new(Compression::new(LEVEL), false);
    let mut out = Vec::with_capacity(event.len() / 4 + 64);
    loop {
        let done = usize::try_from(compress.total_in()).unwrap_or(event.len());
        let went = compress.compress_vec(&event[done..], &mut out, FlushCompress::Sync);
        debug_assert!(went.is_ok(), "{went:?}");
        let all = compress.total_in() == event.len() as u64;
        // Room that is left says that nothing waits to be written.
        if (all && out.len() < out.capacity()) || went.is_err() {
            return out;
        }
        out.reserve(event.len() / 4 + 64);
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;
    use futures_util::stream::iter;

    use super::*;

    async fn sent(events: &[Vec<u8>]) -> Vec<Vec<u8>> {
        let events: Vec<Bytes> = events.iter().cloned().map(Bytes::from).collect();
        let parts = packed(iter(events)).collect::<Vec<_>>().await;
        parts.into_iter().map(|Ok(bytes)| bytes.to_vec()).collect()
    }

    #[tokio::test]
    async fn events_are_one_file_and_each_can_be_read_when_it_comes() {
        let long: Vec<u8> = (0..200_000_u32).map(|n| (n.wrapping_mul(n) >> 7) as u8).collect();
        let events = [b"data: one\n\n".to_vec(), Vec::new(), long, b":\n\n".repeat(4000)];
        let parts = sent(&events).await;
        let mut whole = Vec::new();
        let read = GzDecoder::new(parts.concat().as_slice()).read_to_end(&mut whole);
        assert_eq!((read.ok(), &whole), (Some(whole.len()), &events.concat()));
        // Before the rest has come.
        let mut first = vec![0; events[0].len()];
        let begun = [parts[0].as_slice(), &parts[1]].concat();
        GzDecoder::new(begun.as_slice()).read_exact(&mut first).expect("it can be read");
        assert_eq!(first, events[0]);
        assert!(parts[4].len() < 1000, "what repeats is packed");
    }
}
