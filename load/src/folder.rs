//! A folder for a server's file.

use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// A folder of its own under the temporary one. It is gone with its files when it is dropped.
pub struct Folder(PathBuf);

impl Folder {
    /// An empty folder.
    ///
    /// # Errors
    /// If the temporary folder cannot be written to.
    pub fn new() -> io::Result<Folder> {
        let nanos = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
        let name = format!("guildhall-load-{}-{nanos}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir(&path)?;
        Ok(Folder(path))
    }

    /// Where the server keeps its tables.
    pub fn db(&self) -> PathBuf {
        self.path().join("tables.db")
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Whoever cleans the temporary folder finds what is left.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
