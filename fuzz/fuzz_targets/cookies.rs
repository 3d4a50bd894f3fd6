//! What `targets::cookies` reads, found by coverage.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| targets::cookies(data));
