//! The layer itself: the system's own, with another way to open and to delete.

use std::ffi::{c_char, c_int};
use std::mem::size_of;
use std::ptr;
use std::sync::OnceLock;

use rusqlite::ffi;

use crate::file::File;
use crate::plan;

/// The system's own layer. It lives as long as the process and is never changed.
struct System(*mut ffi::sqlite3_vfs);

// SAFETY: SQLite's layers may be used from any thread.
unsafe impl Send for System {}
// SAFETY: as above; nobody writes to it.
unsafe impl Sync for System {}

static SYSTEM: OnceLock<System> = OnceLock::new();

/// Makes this the file layer of every SQLite connection that the process opens from now on.
///
/// # Panics
/// If SQLite does not take it.
pub fn install() {
    SYSTEM.get_or_init(|| {
        // SAFETY: a null name asks for the default layer, which SQLite always has.
        let system = unsafe { ffi::sqlite3_vfs_find(ptr::null()) };
        assert!(!system.is_null(), "SQLite has a file layer");
        // SAFETY: it was just found, and SQLite keeps it.
        let mut layer = unsafe { *system };
        layer.zName = c"faults".as_ptr();
        layer.pNext = ptr::null_mut();
        layer.szOsFile += size_of::<File>() as c_int;
        layer.xOpen = Some(open);
        layer.xDelete = Some(delete);
        // SAFETY: the layer is never freed, and all its functions are the system's or ours.
        let taken = unsafe { ffi::sqlite3_vfs_register(Box::leak(Box::new(layer)), 1) };
        assert_eq!(taken, ffi::SQLITE_OK, "SQLite takes the layer");
        System(system)
    });
}

fn system() -> *mut ffi::sqlite3_vfs {
    SYSTEM.get().expect("the layer is installed").0
}

/// Opens a file of the system behind one of ours: SQLite gives room for both.
unsafe extern "C" fn open(
    _: *mut ffi::sqlite3_vfs,
    name: ffi::sqlite3_filename,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: `file` has room for ours and the system's, as `szOsFile` says, and `xOpen` is set.
    unsafe {
        let ours = file.cast::<File>();
        let real = ours.add(1).cast::<ffi::sqlite3_file>();
        let xopen = (*system()).xOpen.expect("every layer opens");
        let done = xopen(system(), name, real, flags, out);
        File::begin(ours, real);
        done
    }
}

unsafe extern "C" fn delete(_: *mut ffi::sqlite3_vfs, name: *const c_char, sync: c_int) -> c_int {
    if plan::next().is_some() {
        return ffi::SQLITE_IOERR_DELETE;
    }
    // SAFETY: the arguments are SQLite's own, passed on to the layer they are meant for.
    unsafe { (*system()).xDelete.expect("every layer deletes")(system(), name, sync) }
}
