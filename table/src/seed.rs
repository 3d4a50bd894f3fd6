//! Seeds that nobody can predict.

use kernel::chance::Seed;

/// A seed from the operating system.
///
/// # Panics
/// If the operating system has no random numbers to give.
pub fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    Seed::from_bytes(bytes)
}
