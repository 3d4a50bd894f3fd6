//! An allocator that tells of every piece of memory, for those who count or weigh it.

#![allow(unsafe_code, reason = "allocators cannot be written or set up without")]

use std::alloc::{GlobalAlloc, Layout, System};

/// The system's allocator, with somebody who listens.
pub struct Metered {
    tell: fn(isize),
}

impl Metered {
    /// `tell` hears how many bytes were taken, or given back as a negative number. It must neither
    /// allocate nor panic.
    pub const fn new(tell: fn(isize)) -> Metered {
        Metered { tell }
    }

    fn took(&self, bytes: usize) {
        (self.tell)(bytes.cast_signed());
    }

    fn gave(&self, bytes: usize) {
        (self.tell)(-bytes.cast_signed());
    }
}

/// Lets all threads of the program share so many heaps.
///
/// By itself the system gives threads heaps of their own, eight a core. What a thread has made and
/// thrown away stays with its heap, pinned by the little that is kept: with the many threads of a
/// server that draw a page now and then, half of its memory is such gaps. Elsewhere it does nothing.
pub fn share_heaps(count: u8) {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: it sets a number, takes no memory and may be called at any time.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, count.into());
    }
    #[cfg(not(all(target_os = "linux", target_env = "gnu")))]
    let _ = count;
}

// SAFETY: every call is handed on unchanged to the system's allocator, which keeps the contract;
// whoever listens neither allocates nor unwinds.
unsafe impl GlobalAlloc for Metered {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        self.took(layout.size());
        // SAFETY: as promised by the caller.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        self.gave(layout.size());
        // SAFETY: as promised by the caller.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        self.took(layout.size());
        // SAFETY: as promised by the caller.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        self.gave(layout.size());
        self.took(size);
        // SAFETY: as promised by the caller.
        unsafe { System.realloc(memory, layout, size) }
    }
}
