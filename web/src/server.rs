//! Connections: how many, how long for their headers, how large these may be.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::HeaderValue;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt;

use crate::app::App;

/// How long a client may take to send its headers.
const HEADER_TIME: Duration = Duration::from_secs(10);
/// The most bytes of a request's headers.
const HEADER_BYTES: usize = 32 * 1024;
/// How long to wait when the system has no connection to give.
const BREATH: Duration = Duration::from_millis(50);

/// Answers on a listener until `stop`; then everything is saved, so that the store can be copied
/// and a newer program can go on.
///
/// # Errors
/// Never by itself; a listener that fails is tried again.
pub async fn serve(
    listener: TcpListener,
    app: App,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let free = Arc::new(Semaphore::new(app.config().limits.connections));
    let router = app.router();
    let accept = async {
        loop {
            let permit = Arc::clone(&free).acquire_owned().await.expect("it is never closed");
            match listener.accept().await {
                Ok((stream, peer)) => {
                    let router = router.clone();
                    tokio::spawn(async move {
                        answer(stream, peer, router).await;
                        drop(permit);
                    });
                }
                Err(_) => tokio::time::sleep(BREATH).await,
            }
        }
    };
    tokio::select! {
        () = accept => {}
        () = stop => {}
    }
    app.close().await;
    Ok(())
}

/// Answers one connection; one that breaks is the client's own business.
async fn answer(stream: TcpStream, peer: SocketAddr, router: Router) {
    // Small answers go out at once.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        let router = router.clone();
        async move { Ok::<_, Infallible>(call(router, request.map(Body::new)).await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIME)
        .max_buf_size(HEADER_BYTES)
        .serve_connection(TokioIo::new(stream), service);
    let _ = connection.await;
}

/// Answers one request and says how long it took: `Server-Timing`, in milliseconds.
async fn call(router: Router, request: Request) -> axum::response::Response {
    let read = Instant::now();
    let mut response = match router.oneshot(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    };
    let took = format!("app;dur={:.3}", read.elapsed().as_secs_f64() * 1000.0);
    let took = HeaderValue::from_str(&took).expect("a number is plain text");
    response.headers_mut().insert("server-timing", took);
    response
}

/// A link as a code that a phone reads from a terminal.
pub fn qr_text(link: &str) -> String {
    let code = QrCode::new(link.as_bytes()).expect("a link fits a code");
    code.render::<Dense1x2>().build()
}
