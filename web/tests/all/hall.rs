//! A server with its store, for a test.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{env, fs};

use bots::Budget;
use bots::analysis::AnalysisSpec;
use serde_json::{Value, json};
use store::Store;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::{App, BotPace, Clock, Config, Hand, Limits, Webhook};

use crate::client::Client;

/// A finished game is judged at first sight: what a test needs, at once and always the same.
const NO_THOUGHT: Budget = Budget::Time(Duration::ZERO);

/// How long a page may take to draw while other work keeps the machine busy.
const DRAWING: Duration = Duration::from_secs(60);

/// Bots that do not move while a test runs.
const SLOW: BotPace = BotPace { delay: Duration::from_secs(3600), ..BotPace::AT_ONCE };

/// A server; it stops when it is dropped.
pub struct Hall {
    pub addr: SocketAddr,
    pub store: Arc<dyn Store>,
    /// What moves the clocks of its tables.
    pub hand: Hand,
    folder: Option<Arc<Folder>>,
    stop: Option<oneshot::Sender<()>>,
    served: Option<JoinHandle<()>>,
    _runtime: Runtime,
}

/// How a server is reached from outside.
#[derive(Default)]
struct Outside {
    public_url: Option<String>,
    trusted_proxies: Vec<IpAddr>,
}

/// A folder for the tables of a test; it is removed with the last server that uses it.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("guildhall-web-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("temporary folders can be made");
        Folder(folder)
    }

    fn file(&self) -> PathBuf {
        self.0.join("tables.db")
    }

    fn url(&self) -> String {
        format!("sqlite:{}", self.file().display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Hall {
    pub fn open() -> Hall {
        Hall::with(Limits::default())
    }

    pub fn with(limits: Limits) -> Hall {
        Hall::on(Arc::new(Folder::new()), limits)
    }

    /// A server that tells a webhook.
    pub fn telling(webhook: Webhook) -> Hall {
        Hall::serve("sqlite::memory:", Limits::default(), vec![webhook], BotPace::AT_ONCE)
    }

    /// A server behind proxies, at this address.
    pub fn behind(public_url: &str, trusted_proxies: Vec<IpAddr>, limits: Limits) -> Hall {
        let outside = Outside { public_url: Some(public_url.to_owned()), trusted_proxies };
        let pace = BotPace::AT_ONCE;
        Hall::facing("sqlite::memory:", limits, Vec::new(), pace, outside, NO_THOUGHT)
    }

    /// A server whose bots take so long that nobody sees them move.
    pub fn with_slow_bots() -> Hall {
        Hall::serve("sqlite::memory:", Limits::default(), Vec::new(), SLOW)
    }

    /// A server whose bots think as long as they like.
    pub fn with_patient_bots() -> Hall {
        let pace = BotPace { limit: Duration::from_secs(3600), ..BotPace::AT_ONCE };
        Hall::serve("sqlite::memory:", Limits::default(), Vec::new(), pace)
    }

    /// A server whose coach thinks about what was played, always the same, and whose bots do not move
    /// while he does: what he offers holds until it is taken.
    pub fn thoughtful() -> Hall {
        let (limits, outside) = (Limits::default(), Outside::default());
        let thought = Budget::Iterations(60);
        Hall::facing("sqlite::memory:", limits, Vec::new(), SLOW, outside, thought)
    }

    /// Another server on the same tables.
    pub fn beside(&self) -> Hall {
        Hall::on(self.folder(), Limits::default())
    }

    /// The file with its tables.
    pub fn file(&self) -> PathBuf {
        self.folder().file()
    }

    fn folder(&self) -> Arc<Folder> {
        self.folder.clone().expect("its tables are in a folder")
    }

    fn on(folder: Arc<Folder>, limits: Limits) -> Hall {
        let hall = Hall::at(&folder.url(), limits);
        Hall { folder: Some(folder), ..hall }
    }

    /// A server on the store at this address.
    pub fn at(url: &str, limits: Limits) -> Hall {
        Hall::serve(url, limits, Vec::new(), BotPace::AT_ONCE)
    }

    fn serve(url: &str, limits: Limits, webhooks: Vec<Webhook>, bots: BotPace) -> Hall {
        Hall::facing(url, limits, webhooks, bots, Outside::default(), NO_THOUGHT)
    }

    /// A server in memory that people find under this address.
    pub fn known_as(public_url: &str) -> Hall {
        Hall::behind(public_url, Vec::new(), Limits::default())
    }

    fn facing(
        url: &str,
        limits: Limits,
        webhooks: Vec<Webhook>,
        bots: BotPace,
        outside: Outside,
        thought: Budget,
    ) -> Hall {
        let (clock, hand) = Clock::by_hand();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("tokio starts");
        let (store, listener) = runtime.block_on(async {
            let store = store::connect(url).await;
            let listener = TcpListener::bind(("127.0.0.1", 0)).await;
            (store.expect("the store opens"), listener.expect("a port is free"))
        });
        let addr = listener.local_addr().expect("it has an address");
        let config = Config {
            store: Arc::clone(&store),
            addr,
            lan: None,
            public_url: outside.public_url,
            bots,
            clock,
            webhooks,
            analysis: AnalysisSpec { budget: Some(thought), seed: 0, threads: 1 },
            boxes: Vec::new(),
            // On a busy machine a page comes late, and that is no fault of it.
            limits: Limits { drawing: DRAWING, ..limits },
            trusted_proxies: outside.trusted_proxies,
        };
        let (stop, stopped) = oneshot::channel();
        let served = runtime.spawn(async move {
            let stopped = async { stopped.await.unwrap_or_default() };
            let _ = web::serve(listener, App::new(config), stopped).await;
        });
        let (stop, served) = (Some(stop), Some(served));
        Hall { addr, store, hand, folder: None, stop, served, _runtime: runtime }
    }

    /// Stops the server and starts another one on the same store.
    pub fn restart(self) -> Hall {
        let folder = self.folder();
        drop(self);
        Hall::on(folder, Limits::default())
    }

    /// Tells the server to stop, as the system does, and waits until it has.
    pub fn stop(mut self) -> Hall {
        drop(self.stop.take());
        if let Some(served) = self.served.take() {
            self.wait(served).expect("it stops by itself");
        }
        self
    }

    pub fn client(&self) -> Client {
        Client::at(self.addr)
    }

    pub fn wait<F: Future>(&self, future: F) -> F::Output {
        self._runtime.block_on(future)
    }
}

/// A form for two seats; kinds such as `person` or `open`. Bots answer at once.
pub fn form(kinds: [&str; 2]) -> String {
    format!(
        "game=orleans&kind0={}&name0=Ania&bot0=busy&kind1={}&name1=Marek&bot1=busy&kind2=none&\
         kind3=none&option.start_seat=0",
        kinds[0], kinds[1]
    )
}

/// Opens a table and gives its id.
pub fn open(client: &mut Client, kinds: [&str; 2]) -> String {
    client.post("/tables", &form(kinds)).table()
}

/// A table at which `first` and `second` sit, each with an own browser.
pub fn two(hall: &Hall) -> (String, Client, Client) {
    let mut first = hall.client();
    let table = open(&mut first, ["person", "open"]);
    let mut second = hall.client();
    let taken = second.post(&format!("/t/{table}/seat"), "seat=1&do=take&name=Giulia");
    assert_eq!(taken.status, 303, "{taken:?}");
    (table, first, second)
}

/// What an attribute of the fragment says.
pub fn attribute(html: &str, name: &str) -> String {
    let start = html.find(&format!("{name}=\"")).unwrap_or_else(|| panic!("no {name} in {html}"));
    let rest = &html[start + name.len() + 2..];
    rest[..rest.find('"').expect("an attribute ends")].to_owned()
}

/// The seat's revision on its page.
pub fn revision(client: &mut Client, table: &str) -> u64 {
    let page = client.get(&format!("/t/{table}"));
    assert_eq!(page.status, 200, "{}", page.body);
    attribute(&page.body, "data-revision").parse().expect("a revision is a number")
}

/// The notations of every option on a page.
pub fn options(html: &str) -> Vec<String> {
    let pieces = html.split(" data-act=\"").skip(1);
    let option = |piece: &str| piece.split('"').next().map(|text| text.replace("&gt;", ">"));
    pieces.filter_map(option).collect()
}

/// A decision of a seat as the script sends it.
pub fn act(seat: u8, action: &str, revision: u64, id: &str) -> Value {
    json!({"seat": seat, "action": action, "revision": revision, "id": id})
}
