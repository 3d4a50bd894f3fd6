//! Empty places for stores.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use store::Store;

use crate::server::Server;

/// An empty place for a store, gone when it is dropped.
pub struct Ground {
    /// Its address.
    pub url: String,
    server: Option<&'static Server>,
    folder: Folder,
}

impl Ground {
    /// A file that is not there yet.
    pub fn sqlite() -> Ground {
        let folder = Folder::new();
        let url = format!("sqlite:{}", folder.path().join("tables.db").display());
        Ground { url, server: None, folder }
    }

    /// An empty database of the test server; `None` if it was asked to be left out.
    pub fn postgres() -> Option<Ground> {
        let server = Server::shared()?;
        let url = server.create_database(&format!("t{}", number()));
        // On a busy machine a server is late, and not frozen.
        let url = format!("{url}?connect_timeout=90");
        Some(Ground { url, server: Some(server), folder: Folder::new() })
    }

    /// One more of the same kind.
    pub fn another(&self) -> Ground {
        match self.server {
            None => Ground::sqlite(),
            Some(_) => Ground::postgres().expect("the server runs"),
        }
    }

    /// The name of its database, if it is on a server.
    pub fn database(&self) -> &str {
        let name = self.url.rsplit('/').next().unwrap_or_default();
        name.split('?').next().unwrap_or_default()
    }

    /// The server, if it is on one.
    pub fn server(&self) -> Option<&'static Server> {
        self.server
    }

    /// A file in a folder of its own.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The store in this place.
    pub async fn store(&self) -> Arc<dyn Store> {
        store::connect(&self.url).await.unwrap_or_else(|error| panic!("{error}"))
    }
}

/// A folder that is gone when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        let name = format!("guildhall-store-{}-{}", std::process::id(), number());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("the folder for temporary files can be written");
        Folder(path)
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn number() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}
