//! A server to play at: on a free port, its tables in a file of its own, its bots in a hurry.

use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use bots::Budget;
use bots::analysis::AnalysisSpec;
use store::Store;
use tokio::runtime::Runtime;
use web::{App, BotPace, Clock, Config, Limits, Luck};

/// A judgment at first sight: what a test needs, at once and always the same.
const NO_THOUGHT: Budget = Budget::Time(Duration::ZERO);

/// Bots that move at once, and always the same way in the same game.
const BOTS: BotPace = BotPace { luck: Luck::Known(1), ..BotPace::AT_ONCE };

/// How long a page may take to draw and a port be held by a server that was killed, while other work
/// keeps the machine busy, and how often the port is tried.
const PATIENCE: Duration = Duration::from_secs(60);
const LOOK_AGAIN: Duration = Duration::from_millis(15);

/// A server, with everything that it runs in a runtime of its own, so that it can be killed.
pub struct Hall {
    addr: SocketAddr,
    folder: PathBuf,
    /// How long each decision of a finished game is thought about.
    hindsight: Budget,
    /// How quickly its bots move.
    bots: BotPace,
    running: Option<Running>,
}

struct Running {
    runtime: Runtime,
    store: Arc<dyn Store>,
}

impl Hall {
    /// A new server without tables, which judges finished games at first sight.
    pub fn open() -> Hall {
        Hall::with(NO_THOUGHT, BOTS)
    }

    /// The same, which thinks for so long about each decision of a finished game.
    pub fn with_hindsight(hindsight: Budget) -> Hall {
        Hall::with(hindsight, BOTS)
    }

    /// The same with bots whose moves take so long.
    pub fn with_slow_bots(delay: Duration) -> Hall {
        Hall::with(NO_THOUGHT, BotPace { delay, ..BOTS })
    }

    fn with(hindsight: Budget, bots: BotPace) -> Hall {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("guildhall-hall-{}-{count}", std::process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("temporary folders can be made");
        let addr = ([127, 0, 0, 1], 0).into();
        let mut hall = Hall { addr, folder, hindsight, bots, running: None };
        hall.start();
        hall
    }

    /// Starts it, on the same port as before.
    pub fn start(&mut self) {
        let listener = bound(self.addr);
        listener.set_nonblocking(true).expect("a listener may be so");
        self.addr = listener.local_addr().expect("it is bound");
        let runtime = Runtime::new().expect("threads can be started");
        let file = self.folder.join("tables.db");
        let url = format!("sqlite:{}", file.display());
        let store = runtime.block_on(store::connect(&url)).expect("the file is ours");
        let config = self.config(Arc::clone(&store));
        runtime.spawn(async move {
            let listener = tokio::net::TcpListener::from_std(listener).expect("it is nonblocking");
            web::serve(listener, App::new(config), std::future::pending()).await
        });
        self.running = Some(Running { runtime, store });
    }

    fn config(&self, store: Arc<dyn Store>) -> Config {
        Config {
            store,
            addr: self.addr,
            lan: None,
            public_url: None,
            bots: self.bots,
            clock: Clock::system(),
            webhooks: Vec::new(),
            analysis: AnalysisSpec { budget: Some(self.hindsight), seed: 0, threads: 2 },
            boxes: Vec::new(),
            // On a busy machine a page comes late, and that is no fault of it.
            limits: Limits { drawing: PATIENCE, ..Limits::default() },
            trusted_proxies: Vec::new(),
        }
    }

    /// Kills it in the middle of whatever it does.
    pub fn kill(&mut self) {
        if let Some(running) = self.running.take() {
            drop(running.store);
            running.runtime.shutdown_background();
        }
    }

    /// Where it answers.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The address of its first page, without a slash at the end.
    pub fn site(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// Does something with its store.
    ///
    /// # Panics
    /// If the server was killed.
    pub fn stored<T, F: Future<Output = T>>(&self, act: impl FnOnce(Arc<dyn Store>) -> F) -> T {
        let running = self.running.as_ref().expect("the server runs");
        running.runtime.block_on(act(Arc::clone(&running.store)))
    }
}

/// A listener on a port, as soon as a server that was killed has let go of it.
fn bound(addr: SocketAddr) -> TcpListener {
    let start = Instant::now();
    loop {
        match TcpListener::bind(addr) {
            Ok(listener) => return listener,
            Err(why) => assert!(start.elapsed() < PATIENCE, "{addr} cannot be had: {why}"),
        }
        thread::sleep(LOOK_AGAIN);
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        self.kill();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
