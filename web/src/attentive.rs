//! A connection that notices when its client has gone, and keeps no buffer for it.
//!
//! While an answer is on its way, hyper would read ahead into a buffer of its own, only to learn that
//! nobody is there any more: eight kilobytes for every stream. A look at what comes next, without
//! taking it, tells the same.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

/// A connection that ends whatever is written to it once its client has gone.
pub struct Attentive(TcpStream);

impl Attentive {
    /// Watches this connection.
    pub fn new(stream: TcpStream) -> Attentive {
        Attentive(stream)
    }

    /// Whether the client has gone. If it has not, the task is woken when it goes.
    fn is_left(&self, context: &mut Context<'_>) -> bool {
        let mut next = [0; 1];
        let look = self.0.poll_peek(context, &mut ReadBuf::new(&mut next));
        matches!(look, Poll::Ready(Ok(0) | Err(_)))
    }
}

impl AsyncRead for Attentive {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl AsyncWrite for Attentive {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.0.is_write_vectored()
    }

    /// Whoever writes comes here whenever he is woken, also when there is nothing to write.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.is_left(context) {
            return Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()));
        }
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use tokio::io::AsyncWriteExt;
    use tokio::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn who_goes_is_noticed_and_who_stays_is_not_disturbed() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
        let address = listener.local_addr().expect("it has one");
        let mut client = TcpStream::connect(address).await.expect("somebody listens");
        let mut ours = Attentive::new(listener.accept().await.expect("somebody came").0);
        ours.flush().await.expect("the client is there");
        client.write_all(b"next").await.expect("we are there");
        ours.0.readable().await.expect("it comes");
        ours.flush().await.expect("the client is there and has asked for more");
        let mut ours = Attentive::new({
            client = TcpStream::connect(address).await.expect("somebody listens");
            listener.accept().await.expect("somebody came").0
        });
        drop(client);
        let gone = poll_fn(|context| match Pin::new(&mut ours).poll_flush(context) {
            // It is woken when the client has gone.
            Poll::Ready(Ok(())) => Poll::Pending,
            left => left,
        });
        let gone = gone.await.expect_err("nobody is there");
        assert_eq!(gone.kind(), io::ErrorKind::ConnectionAborted);
    }
}
