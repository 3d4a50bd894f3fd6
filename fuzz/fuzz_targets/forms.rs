//! What `targets::forms` reads, found by coverage.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| targets::forms(data));
