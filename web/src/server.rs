//! Connections: how many, how long for their headers, how large these may be, how long they may
//! stay unread.

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
use tower::ServiceExt;

use crate::app::App;
use crate::attentive::Attentive;
use crate::doors::{Doors, Place, Rank};
use crate::patience::Patient;
use crate::rate::network;

/// How long a client may take to send its headers.
const HEADER_TIME: Duration = Duration::from_secs(10);
/// The most bytes of a request's headers.
const HEADER_BYTES: usize = 32 * 1024;
/// How long to wait when the system has no connection to give.
const BREATH: Duration = Duration::from_millis(50);
/// Files of the process that are no connections.
const OTHER_FILES: usize = 128;

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
    let limits = app.config().limits;
    let doors = Doors::new(places(limits.connections), &limits);
    let router = app.router();
    let accept = async {
        loop {
            match listener.accept().await {
                // Who finds no place is sent away at once.
                Ok((stream, peer)) => {
                    if let Some(place) = doors.enter(network(peer.ip())) {
                        tokio::spawn(stay(stream, peer, place, router.clone(), limits.patience));
                    }
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

/// Answers a connection until it ends, or somebody else needs its place.
async fn stay(
    stream: TcpStream,
    peer: SocketAddr,
    place: Arc<Place>,
    router: Router,
    patience: Duration,
) {
    tokio::select! {
        _ = answer(stream, peer, Arc::clone(&place), router, patience) => {}
        () = place.must_leave() => {}
    }
}

/// As many places as were wanted, or as the system has to give: each takes a file of the process,
/// and some are for the store.
fn places(wanted: usize) -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let now = getrlimit(Resource::Nofile);
        let needed = (wanted + OTHER_FILES) as u64;
        let most = now.maximum.unwrap_or(u64::MAX).min(needed);
        let raised = Rlimit { current: Some(most.max(now.current.unwrap_or(0))), ..now };
        let granted = match setrlimit(Resource::Nofile, raised) {
            Ok(()) => raised.current,
            Err(_) => now.current,
        };
        let files = usize::try_from(granted.unwrap_or(u64::MAX)).unwrap_or(usize::MAX);
        wanted.min(files.saturating_sub(OTHER_FILES)).max(1)
    }
    #[cfg(not(unix))]
    wanted
}

/// Answers one connection; one that breaks is the client's own business. No `async fn`: that would
/// keep room for the connection twice, where it is made and where it is waited for.
fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    place: Arc<Place>,
    router: Router,
    patience: Duration,
) -> impl Future<Output = hyper::Result<()>> {
    // Small answers go out at once.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        request.extensions_mut().insert(Arc::clone(&place));
        let (router, place) = (router.clone(), Arc::clone(&place));
        // In a box, which goes when the request is answered: a stream lasts much longer.
        Box::pin(async move {
            let response = call(router, request.map(Body::new)).await;
            place.rise(Rank::Stranger);
            Ok::<_, Infallible>(response)
        })
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIME.min(patience))
        .max_buf_size(HEADER_BYTES)
        // Whether the client is still there is seen without reading ahead.
        .half_close(true)
        .serve_connection(TokioIo::new(Patient::new(Attentive::new(stream), patience)), service)
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
