//! `guildhall serve` — the web table.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::analysis::AnalysisSpec;
use clap::Args;
use kernel::AnyParts;
use terminal::wants_color;
use tokio::net::TcpListener;
use web::{App, BotPace, Clock, Config, Limits, Luck, Webhook};

use crate::cli::{components, read};
use crate::failure::Failure;
use crate::keep::{DbArgs, runtime};

/// The port that is tried first.
pub(crate) const PORT: u16 = 8017;
/// How many heaps the threads of a server share: two, so that they seldom wait for each other.
const HEAPS: u8 = 2;
/// How long a bot waits before a move that others see: long enough for each to be drawn. The browser
/// shows them as slowly as somebody likes.
const BOT_DELAY: Duration = Duration::from_millis(150);
/// How long an open seat waits for a friend who is on the way, before a bot begins to play it.
const GRACE: Duration = Duration::from_secs(180);

/// Open the web table and the lobby in the browser
///
/// Only this machine can reach it, unless --lan or --addr says otherwise.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
#[command(after_help = "Example: guildhall serve --lan")]
pub(crate) struct Serve {
    /// The address to answer on [default: 127.0.0.1:8017, or any free port]
    #[arg(long, value_name = "IP:PORT", value_parser = address)]
    addr: Option<SocketAddr>,
    /// The port to answer on, where the address is the usual one
    #[arg(long, conflicts_with = "addr")]
    port: Option<u16>,
    /// Answer on the local network and show a code for phones
    #[arg(long, conflicts_with = "addr")]
    lan: bool,
    #[command(flatten)]
    db: DbArgs,
    /// Where people find it behind a proxy, such as https://example.org
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Tell this http:// address whose turn it is, with a small JSON message; may be repeated
    #[arg(long, value_name = "URL")]
    webhook: Vec<Webhook>,
    /// Take this proxy's word for where a request comes from: X-Forwarded-For or Forwarded;
    /// several are separated by commas. Without it every address is that of the connection
    #[arg(long, value_name = "IP", value_delimiter = ',')]
    trusted_proxy: Vec<IpAddr>,
    /// A corrected component set from your own box, for the game that it is of; may be repeated
    #[arg(long, value_name = "FILE")]
    components: Vec<PathBuf>,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
}

impl Serve {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        meter::share_heaps(HEAPS);
        let runtime = runtime()?;
        let served = runtime.block_on(self.serve(out));
        // A table that never ends must not keep the server from stopping.
        runtime.shutdown_background();
        served
    }

    async fn serve(self, out: &mut impl Write) -> Result<(), Failure> {
        let boxes = self.components.iter().map(|file| boxed(file)).collect::<Result<_, _>>()?;
        let store = self.db.connect().await?;
        let listener = self.listen().await?;
        let addr = listener.local_addr()?;
        let config = Config {
            store,
            addr,
            lan: lan_address(addr),
            public_url: self.public_url.clone(),
            bots: BotPace {
                delay: BOT_DELAY,
                limit: bots::MOVE_TIME,
                grace: GRACE,
                luck: Luck::System,
            },
            clock: Clock::system(),
            webhooks: self.webhook.clone(),
            analysis: analysis(),
            boxes,
            // What a proxy on this machine passes on is not this machine's own.
            limits: Limits { loopback: !self.trusted_proxy.is_empty(), ..Limits::default() },
            trusted_proxies: self.trusted_proxy.clone(),
        };
        let stopped = stopped()?;
        self.greet(&config, out);
        web::serve(listener, App::new(config), stopped).await?;
        Ok(())
    }

    async fn listen(&self) -> Result<TcpListener, Failure> {
        let ip = if self.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let wanted = self.addr.unwrap_or(SocketAddr::from((ip, self.port.unwrap_or(PORT))));
        let is_free_to_choose = self.addr.is_none() && self.port.is_none();
        match TcpListener::bind(wanted).await {
            Ok(listener) => Ok(listener),
            Err(error) if is_free_to_choose && error.kind() == io::ErrorKind::AddrInUse => {
                Ok(TcpListener::bind((ip, 0)).await?)
            }
            Err(error) => Err(Failure::job(format!("cannot listen on {wanted}: {error}"))),
        }
    }

    /// Says where the lobby is, and opens it where there is somebody to look at it.
    fn greet(&self, config: &Config, out: &mut impl Write) {
        let here = SocketAddr::new(local(config.addr.ip()), config.addr.port());
        let here = format!("http://{here}/");
        let mut text = format!("guildhall is open at {here}\n");
        if config.is_shared() {
            let link = format!("{}/", config.link());
            text.push_str(&format!("for others: {link}\n{}\n", code(&link, wants_color())));
        }
        text.push_str("press Ctrl-C to close it\n");
        // A server goes on when nobody reads what it says.
        let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
        if !self.no_open && io::stdout().is_terminal() && has_display() {
            open_browser(&here);
        }
    }
}

/// The box in a file, and the game that it is of.
fn boxed(file: &Path) -> Result<(&'static str, AnyParts), Failure> {
    let text = read(file)?;
    let named = text.lines().find_map(|line| line.strip_prefix("game = "));
    let entry = named.and_then(|name| shelf::find(name.trim().trim_matches('"')).ok());
    let entry = entry.ok_or_else(|| {
        let why = format!("{}: no game is named in [meta]", file.display());
        Failure::job(format!("{why}\nhint: begin with a copy of a game's components.toml"))
    })?;
    Ok((entry.key(), components(entry.title, file)?))
}

/// A code for phones. Where there is color it is black on white, as cameras want it, whatever the
/// colors of the terminal are.
fn code(link: &str, color: bool) -> String {
    let plain = web::qr_text(link);
    if !color {
        return plain;
    }
    let painted = |line: &str| format!("\x1b[38;5;16;48;5;231m{line}\x1b[0m\n");
    plain.lines().map(painted).collect()
}

/// An address; this machine may be called by its name.
fn address(text: &str) -> Result<SocketAddr, String> {
    let numbers = match text.strip_prefix("localhost:") {
        Some(port) => format!("127.0.0.1:{port}"),
        None => text.to_owned(),
    };
    numbers.parse().map_err(|_| "an address is written IP:PORT, as 127.0.0.1:8017".to_owned())
}

/// Where people find it: the links that are shown begin with it.
fn public_url(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = host.map(|host| host.trim_end_matches('/'));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', ' ', '?', '#']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("an address for others is written https://HOST, without a path".to_owned()),
    }
}

/// Half of the machine looks back on a finished game, the other half goes on playing; but two
/// threads at least, so that nobody waits long for it on a small machine.
fn analysis() -> AnalysisSpec {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    AnalysisSpec { budget: None, seed: 0, threads: cores.div_ceil(2).max(2) }
}

/// The address that a browser on this machine uses.
fn local(ip: IpAddr) -> IpAddr {
    if ip.is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { ip }
}

/// The address that others on the network reach this machine by. Nothing is sent: a connected
/// socket only asks the system which way it would go.
fn lan_address(addr: SocketAddr) -> Option<IpAddr> {
    if addr.ip().is_loopback() {
        return None;
    }
    if !addr.ip().is_unspecified() {
        return Some(addr.ip());
    }
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|local| local.ip())
}

fn has_display() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(not(all(unix, not(target_os = "macos")))) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// A browser that does not open is no reason to stop: the link is on the screen.
fn open_browser(link: &str) {
    let (program, first): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let silent = std::process::Stdio::null;
    let _ = std::process::Command::new(program)
        .args(first)
        .arg(link)
        .stdout(silent())
        .stderr(silent())
        .spawn();
}

/// Ctrl-C, or the system's wish to stop; both are heeded from now on, not only once it is waited for.
#[cfg(unix)]
fn stopped() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Ctrl-C.
#[cfg(not(unix))]
fn stopped() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_black_on_white_where_there_is_color() {
        let plain = code("http://192.0.2.1:8017/", false);
        assert!(!plain.contains('\x1b'));
        let painted = code("http://192.0.2.1:8017/", true);
        assert_eq!(painted.lines().count(), plain.lines().count());
        let is_painted =
            |line: &str| line.starts_with("\x1b[38;5;16;48;5;231m") && line.ends_with("\x1b[0m");
        assert!(painted.lines().all(is_painted), "{painted}");
    }
}
