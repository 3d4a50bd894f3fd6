//! Where nets come from: those that ship with the games, and files.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::SystemTime;
use std::{fmt, fs, io};

use kernel::chance::hex;
use kernel::observe::layout_hash;
use kernel::{GameInfo, Judge, Title as _, TitleOf};
use net::{Fit, Net, NetError};
use sha2::{Digest, Sha256};

use crate::analysis::shares;

/// Why there is no net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoNet {
    /// The game comes without one.
    None {
        /// Its key.
        game: &'static str,
    },
    /// The file cannot be read.
    File {
        /// Its name.
        file: String,
        /// Why not.
        why: String,
    },
    /// It is no net for the game.
    Unfit {
        /// The name of the file.
        file: String,
        /// What differs.
        error: NetError,
    },
}

impl fmt::Display for NoNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoNet::None { game } => {
                write!(f, "{game} comes without a net\nhint: name a file, `net:FILE.safetensors`")
            }
            NoNet::File { file, why } => write!(f, "{file}: {why}"),
            NoNet::Unfit { file, error } => write!(f, "{file}: {error}"),
        }
    }
}

impl std::error::Error for NoNet {}

/// What a net of a game must fit, as far as it must be computed.
struct Marks {
    observation: String,
    actions: String,
}

impl Marks {
    fn of<G: Judge>() -> Marks {
        let actions = TitleOf::<G>::NEW.action_hash();
        Marks { observation: layout_hash(&G::INFO), actions }
    }

    fn fit(&self, info: &'static GameInfo) -> Fit<'_> {
        Fit {
            game: info.key,
            rules_version: info.rules_version,
            observation: &self.observation,
            actions: &self.actions,
            inputs: info.observation,
            outputs: info.actions as usize,
            seats: info.players.1.into(),
        }
    }
}

/// Does something with what a net of this game must fit.
pub fn with_fit<G: Judge, T>(work: impl FnOnce(&Fit<'_>) -> T) -> T {
    work(&Marks::of::<G>().fit(&G::INFO))
}

/// The net in a file's bytes, made sure that it is for this game.
fn read<G: Judge>(bytes: &[u8], file: &str) -> Result<Arc<Net>, NoNet> {
    let net = with_fit::<G, _>(|fit| Net::read_for(bytes, fit));
    net.map(Arc::new).map_err(|error| NoNet::Unfit { file: file.to_owned(), error })
}

/// The net in this file, or the one that ships with the game. It is read once, and anew when the
/// file has changed.
///
/// # Errors
/// If there is none, or it is for something else.
pub fn net_of<G: Judge>(file: Option<&'static str>) -> Result<Arc<Net>, NoNet> {
    let written = match file {
        Some(file) => Some(written(file)?),
        None => None,
    };
    let key = (G::INFO.key, file);
    let mut kept = KEPT.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some((when, net)) = kept.get(&key)
        && *when == written
    {
        return net.clone();
    }
    let net = match file {
        Some(file) => load::<G>(file),
        None => shipped::<G>(),
    };
    kept.insert(key, (written, net.clone()));
    net
}

type Kept = HashMap<(&'static str, Option<&'static str>), (Option<Stamp>, Result<Arc<Net>, NoNet>)>;
/// When a file was written last, and how long it is.
type Stamp = (Option<SystemTime>, u64);

static KEPT: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);

fn written(file: &str) -> Result<Stamp, NoNet> {
    let about = fs::metadata(file).map_err(|error| unreadable(file, &error))?;
    Ok((about.modified().ok(), about.len()))
}

fn load<G: Judge>(file: &str) -> Result<Arc<Net>, NoNet> {
    let bytes = fs::read(Path::new(file)).map_err(|error| unreadable(file, &error))?;
    read::<G>(&bytes, file)
}

fn shipped<G: Judge>() -> Result<Arc<Net>, NoNet> {
    let bytes = weights::of(G::INFO.key).ok_or(NoNet::None { game: G::INFO.key })?;
    read::<G>(bytes, &format!("games/{}/data/net.safetensors", G::INFO.key))
}

fn unreadable(file: &str, error: &io::Error) -> NoNet {
    let why = match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_owned(),
        _ => error.to_string(),
    };
    NoNet::File { file: file.to_owned(), why }
}

/// The file of a net with the present version of a game's rules, see [`net::stamp`].
///
/// # Errors
/// If it must be trained anew.
pub fn stamped<G: Judge>(bytes: &[u8]) -> Result<Vec<u8>, NetError> {
    with_fit::<G, _>(|fit| net::stamp(bytes, fit))
}

/// The net that comes with a game, by the first letters of its hash; `None` without one.
pub fn mark<G: Judge>() -> Option<String> {
    let bytes = weights::of(G::INFO.key).filter(|_| net_of::<G>(None).is_ok())?;
    Some(hex(&Sha256::digest(bytes)[..4]))
}

/// The chance of each seat to win, as the game's net sees it; `None` without one.
pub(crate) fn chances<G: Judge>(game: &G) -> Option<Vec<f64>> {
    net_of::<G>(None).ok().map(|net| shares(&net, game))
}
