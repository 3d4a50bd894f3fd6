//! Words that nobody can guess, and their hashes.

use kernel::chance::hex;
use sha2::{Digest, Sha256};

/// Letters and digits that are not mistaken for one another.
const CLEAR: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/// The length of a table's code.
const CODE: usize = 6;

/// So many random bytes in hexadecimal digits.
pub fn word(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    getrandom::fill(&mut random).expect("the operating system gives random numbers");
    hex(&random)
}

/// A token of 256 bits.
pub fn token() -> String {
    word(32)
}

/// A short code that is easy to type.
pub fn code() -> String {
    let mut random = [0; CODE];
    getrandom::fill(&mut random).expect("the operating system gives random numbers");
    random.iter().map(|byte| char::from(CLEAR[usize::from(byte % 32)])).collect()
}

/// A number for a bot's own generator.
pub fn number() -> u64 {
    getrandom::u64().expect("the operating system gives random numbers")
}

/// The hash that a token is stored under.
pub fn hash(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}
