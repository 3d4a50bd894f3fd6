//! Where browsers keep what does not outlive them: in memory, where there is room. On a disk they
//! make and delete files by the thousand, which takes a tenth of all the time.

use std::env;
use std::path::PathBuf;

/// What Linux keeps in memory like files.
const MEMORY: &str = "/dev/shm";
/// Many a container has 64 MiB, which a single page can fill.
const ENOUGH: u64 = 1 << 30;

/// Whether there is room for browsers in memory.
pub(crate) fn has_room() -> bool {
    rustix::fs::statvfs(MEMORY).is_ok_and(|room| room.f_bavail * room.f_frsize >= ENOUGH)
}

/// The folder for what browsers keep.
pub(crate) fn folder() -> PathBuf {
    if has_room() { MEMORY.into() } else { env::temp_dir() }
}
