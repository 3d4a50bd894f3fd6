//! One seat's event stream, kept open as a browser does.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use http_body_util::BodyExt;
use tokio::task::JoinHandle;

use crate::http::{Ask, Client, Lost};

/// How long a browser waits before it connects again.
const AGAIN: Duration = Duration::from_millis(100);
/// What stands before the revision in an event.
const REVISION: &[u8] = b"data-revision=\"";
/// The revision stands within so many bytes of the event's beginning.
const HEAD_BYTES: usize = 512;

/// A stream that is followed until this is dropped; a broken one is opened again.
pub struct Follower {
    seen: Arc<Seen>,
    task: JoinHandle<()>,
}

/// What came on a stream.
#[derive(Debug, Default)]
pub struct Seen {
    revision: AtomicU64,
    events: AtomicU64,
    bytes: AtomicU64,
    breaks: AtomicU64,
}

impl Seen {
    /// The highest revision of the seat that was shown.
    pub fn revision(&self) -> u64 {
        self.revision.load(Relaxed)
    }

    /// How many events came.
    pub fn events(&self) -> u64 {
        self.events.load(Relaxed)
    }

    /// How many bytes.
    pub fn bytes(&self) -> u64 {
        self.bytes.load(Relaxed)
    }

    /// How often the stream broke.
    pub fn breaks(&self) -> u64 {
        self.breaks.load(Relaxed)
    }
}

impl Follower {
    /// Follows the stream that `ask` asks for.
    pub fn new(client: Client, ask: Ask) -> Follower {
        let seen = Arc::<Seen>::default();
        let task = tokio::spawn(follow(client, ask, Arc::clone(&seen)));
        Follower { seen, task }
    }

    /// What came so far.
    pub fn seen(&self) -> &Seen {
        &self.seen
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn follow(mut client: Client, ask: Ask, seen: Arc<Seen>) {
    loop {
        // A stream that ends and one that breaks are the same to a browser.
        let _ = read(&mut client, &ask, &seen).await;
        seen.breaks.fetch_add(1, Relaxed);
        tokio::time::sleep(AGAIN).await;
    }
}

async fn read(client: &mut Client, ask: &Ask, seen: &Seen) -> Result<(), Lost> {
    let mut body = client.begin(ask).await?.into_body();
    let mut events = Events::default();
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|error| Lost::new("a stream", error))?;
        let Some(bytes) = frame.data_ref() else { continue };
        seen.bytes.fetch_add(bytes.len() as u64, Relaxed);
        events.take(bytes, |head| {
            if let Some(revision) = revision(head) {
                seen.events.fetch_add(1, Relaxed);
                seen.revision.fetch_max(revision, Relaxed);
            }
        });
    }
    Ok(())
}

/// How many bytes come on a stream until its first event is there.
///
/// # Errors
/// If the stream breaks before.
pub(crate) async fn first_event(mut client: Client, ask: &Ask) -> Result<usize, Lost> {
    let mut body = client.begin(ask).await?.into_body();
    let (mut events, mut bytes) = (Events::default(), 0);
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|error| Lost::new("a stream", error))?;
        let Some(part) = frame.data_ref() else { continue };
        bytes += part.len();
        let mut shown = false;
        events.take(part, |head| shown |= revision(head).is_some());
        if shown {
            return Ok(bytes);
        }
    }
    Err(Lost::new("a stream", "it ended before its first event"))
}

/// Cuts a stream into events; keeps only the head of each.
#[derive(Default)]
struct Events {
    head: Vec<u8>,
    after_newline: bool,
}

impl Events {
    /// Takes bytes and tells of each event that they complete: an empty line ends it.
    fn take(&mut self, bytes: &[u8], mut tell: impl FnMut(&[u8])) {
        for &byte in bytes {
            if byte == b'\n' && self.after_newline {
                tell(&self.head);
                self.head.clear();
                continue;
            }
            self.after_newline = byte == b'\n';
            if self.head.len() < HEAD_BYTES {
                self.head.push(byte);
            }
        }
    }
}

/// The revision that an event shows; a sign of life shows none.
fn revision(head: &[u8]) -> Option<u64> {
    let place = head.windows(REVISION.len()).position(|window| window == REVISION)?;
    let digits = head[place + REVISION.len()..].iter().take_while(|byte| byte.is_ascii_digit());
    let digits: Vec<u8> = digits.copied().collect();
    std::str::from_utf8(&digits).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_cut_wherever_the_bytes_break() {
        let stream = b"event: table\ndata: <main data-revision=\"7\">\n\n:\n\ndata: <main data-revision=\"12\">\n\n";
        for size in 1..stream.len() {
            let (mut events, mut seen) = (Events::default(), Vec::new());
            stream.chunks(size).for_each(|part| {
                events.take(part, |head| seen.extend(revision(head)));
            });
            assert_eq!(seen, [7, 12], "in parts of {size}");
        }
    }
}
