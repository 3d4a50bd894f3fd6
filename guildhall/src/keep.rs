//! Where the tables are kept, for every command that opens the store.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use store::{Store, StoreError};

use crate::failure::Failure;

/// The file in the user's data directory.
const FILE: &str = "guildhall.db";

/// Where the tables are kept.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct DbArgs {
    /// Where the tables are kept: sqlite:PATH or postgres://… [default: a file in your data
    /// directory]
    #[arg(long, value_name = "URL")]
    db: Option<String>,
}

impl DbArgs {
    /// The store's address; the directory of the default file is made if it is not there.
    pub(crate) fn url(&self) -> Result<String, Failure> {
        if let Some(url) = &self.db {
            return known(url);
        }
        let folder = data_directory()?;
        let fail = |error| Failure::job(format!("{}: {error}", folder.display()));
        std::fs::create_dir_all(&folder).map_err(fail)?;
        private(&folder).map_err(fail)?;
        Ok(format!("sqlite:{}", folder.join(FILE).display()))
    }

    /// The address of a store that is there: nothing is made for whoever only looks.
    pub(crate) fn existing(&self) -> Result<String, Failure> {
        let url = self.url()?;
        let file = url.strip_prefix("sqlite:").map(std::path::Path::new);
        match file.filter(|file| !file.exists()) {
            Some(file) => Err(Failure::job(format!("there are no tables at {}", file.display()))),
            None => Ok(url),
        }
    }

    /// Opens the store.
    pub(crate) async fn connect(&self) -> Result<Arc<dyn Store>, Failure> {
        Ok(store::connect(&self.url()?).await?)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::job(error.to_string())
    }
}

/// The address of a store of a kind that there is. It may hold a password, so no more of it is
/// repeated than the kind.
fn known(url: &str) -> Result<String, Failure> {
    let kinds = ["sqlite:", "postgres://", "postgresql://"];
    let is_known = kinds.iter().any(|kind| url.starts_with(kind) && url.len() > kind.len());
    let asked = url.split_once(':').map_or("--db".to_owned(), |(kind, _)| format!("`{kind}:`"));
    let hint = "hint: write sqlite:PATH or postgres://user@host/database";
    let why = || Failure::usage(format!("{asked} names no store\n{hint}"));
    is_known.then(|| url.to_owned()).ok_or_else(why)
}

/// What runs the store and the server.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// The user's data directory for this program, by the custom of the system.
fn data_directory() -> Result<PathBuf, Failure> {
    let path = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let home = || path("HOME");
    let base = if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else if cfg!(windows) {
        path("APPDATA")
    } else {
        path("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    let base = base
        .ok_or_else(|| Failure::job("there is no data directory\nhint: give --db sqlite:PATH"))?;
    Ok(base.join("guildhall"))
}

/// Nobody else on the machine reads the tables: they hold seeds and hashes of keys.
#[cfg(unix)]
fn private(folder: &std::path::Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o700))
}

#[cfg(not(unix))]
fn private(_: &std::path::Path) -> std::io::Result<()> {
    Ok(())
}
