//! One open file: ours, with the system's behind it.

use std::ffi::{c_int, c_void};

use rusqlite::ffi;

use crate::plan::{self, Manner};

/// A file of ours. SQLite sees the first field.
#[repr(C)]
pub(crate) struct File {
    base: ffi::sqlite3_file,
    real: *mut ffi::sqlite3_file,
}

impl File {
    /// Ours over one that the system has just opened, or failed to: then SQLite must not close it.
    ///
    /// # Safety
    /// Both must point to room for such a file.
    pub(crate) unsafe fn begin(ours: *mut File, real: *mut ffi::sqlite3_file) {
        // SAFETY: the caller's promise.
        unsafe {
            let is_open = !(*real).pMethods.is_null();
            let methods = if is_open { &raw const METHODS } else { std::ptr::null() };
            ours.write(File { base: ffi::sqlite3_file { pMethods: methods }, real });
        }
    }
}

/// Calls the system's function of the same name on the file behind ours.
macro_rules! pass {
    ($file:expr, $name:ident $(, $argument:expr)*) => {{
        // SAFETY: SQLite calls us with a file that `begin` made, and the system's has every
        // function that its version promises.
        unsafe {
            let real = (*$file.cast::<File>()).real;
            (*(*real).pMethods).$name.expect("the system's files can do that")(real $(, $argument)*)
        }
    }};
}

/// Functions that do nothing but pass on.
macro_rules! passing {
    ($($name:ident = $method:ident ( $($argument:ident : $kind:ty),* ) $(-> $result:ty)?;)*) => {
        $(unsafe extern "C" fn $name(file: *mut ffi::sqlite3_file $(, $argument: $kind)*) $(-> $result)? {
            pass!(file, $method $(, $argument)*)
        })*
    };
}

passing! {
    close = xClose() -> c_int;
    read = xRead(to: *mut c_void, count: c_int, at: i64) -> c_int;
    size = xFileSize(size: *mut i64) -> c_int;
    lock = xLock(kind: c_int) -> c_int;
    unlock = xUnlock(kind: c_int) -> c_int;
    is_locked = xCheckReservedLock(out: *mut c_int) -> c_int;
    control = xFileControl(what: c_int, with: *mut c_void) -> c_int;
    sector = xSectorSize() -> c_int;
    traits = xDeviceCharacteristics() -> c_int;
    map_shared = xShmMap(page: c_int, size: c_int, extend: c_int, out: *mut *mut c_void) -> c_int;
    lock_shared = xShmLock(offset: c_int, count: c_int, flags: c_int) -> c_int;
    fence_shared = xShmBarrier();
    unmap_shared = xShmUnmap(delete: c_int) -> c_int;
    fetch = xFetch(at: i64, count: c_int, out: *mut *mut c_void) -> c_int;
    release = xUnfetch(at: i64, page: *mut c_void) -> c_int;
}

unsafe extern "C" fn write(
    file: *mut ffi::sqlite3_file,
    from: *const c_void,
    count: c_int,
    at: i64,
) -> c_int {
    match plan::next() {
        None => pass!(file, xWrite, from, count, at),
        Some(Manner::Torn) => {
            pass!(file, xWrite, from, count / 2, at);
            ffi::SQLITE_IOERR_WRITE
        }
        Some(Manner::Once) => ffi::SQLITE_IOERR_WRITE,
        Some(Manner::Gone) => ffi::SQLITE_FULL,
    }
}

unsafe extern "C" fn sync(file: *mut ffi::sqlite3_file, flags: c_int) -> c_int {
    match plan::next() {
        None => pass!(file, xSync, flags),
        Some(_) => ffi::SQLITE_IOERR_FSYNC,
    }
}

unsafe extern "C" fn truncate(file: *mut ffi::sqlite3_file, size: i64) -> c_int {
    match plan::next() {
        None => pass!(file, xTruncate, size),
        Some(_) => ffi::SQLITE_IOERR_TRUNCATE,
    }
}

static METHODS: ffi::sqlite3_io_methods = ffi::sqlite3_io_methods {
    iVersion: 3,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(is_locked),
    xFileControl: Some(control),
    xSectorSize: Some(sector),
    xDeviceCharacteristics: Some(traits),
    xShmMap: Some(map_shared),
    xShmLock: Some(lock_shared),
    xShmBarrier: Some(fence_shared),
    xShmUnmap: Some(unmap_shared),
    xFetch: Some(fetch),
    xUnfetch: Some(release),
};
