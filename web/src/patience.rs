//! A connection that gives up on a client who does not read.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A connection whose writes must make headway within a time.
pub struct Patient<S> {
    stream: S,
    limit: Duration,
    /// When the time is up, while a write waits.
    up: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    /// Waits so long for a client to read.
    pub fn new(stream: S, limit: Duration) -> Patient<S> {
        Patient { stream, limit, up: None }
    }

    /// What a write comes to: headway, or an error once it has waited too long.
    fn watched<T>(
        &mut self,
        done: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if done.is_ready() {
            self.up = None;
            return done;
        }
        let limit = self.limit;
        let up = self.up.get_or_insert_with(|| Box::pin(sleep(limit)));
        ready!(up.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watched(done, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.watched(done, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let done = Pin::new(&mut self.stream).poll_flush(context);
        self.watched(done, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let done = Pin::new(&mut self.stream).poll_shutdown(context);
        self.watched(done, context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test]
    async fn who_does_not_read_is_given_up_and_who_reads_is_not() {
        let (ours, mut theirs) = duplex(8);
        let mut ours = Patient::new(ours, Duration::from_millis(100));
        ours.write_all(b"12345678").await.expect("there is room");
        let unread = ours.write_all(b"9").await.expect_err("nobody reads");
        assert_eq!(unread.kind(), io::ErrorKind::TimedOut);
        let mut read = [0; 8];
        theirs.read_exact(&mut read).await.expect("it was written");
        ours.write_all(b"9").await.expect("there is room again");
    }
}
