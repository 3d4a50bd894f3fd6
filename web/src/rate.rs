//! How much one address may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::config::Limits;

/// Addresses that are remembered; beyond that the full buckets are thrown away.
const ADDRESSES_MAX: usize = 10_000;

/// A bucket of requests for every address; it fills with time.
pub struct Rate {
    limits: Limits,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

struct Bucket {
    left: f64,
    at: Instant,
}

impl Rate {
    /// Full buckets for everybody.
    pub fn new(limits: Limits) -> Rate {
        Rate { limits, buckets: Mutex::default() }
    }

    /// Takes a request from the bucket of an address; says whether there was one.
    pub fn takes(&self, from: IpAddr, now: Instant) -> bool {
        if from.is_loopback() && !self.limits.loopback {
            return true;
        }
        let burst = f64::from(self.limits.burst);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= ADDRESSES_MAX {
            buckets.retain(|_, bucket| self.filled(bucket, now) < burst);
        }
        let bucket = buckets.entry(from).or_insert(Bucket { left: burst, at: now });
        bucket.left = self.filled(bucket, now);
        bucket.at = now;
        let takes = bucket.left >= 1.0;
        if takes {
            bucket.left -= 1.0;
        }
        takes
    }

    fn filled(&self, bucket: &Bucket, now: Instant) -> f64 {
        let since = now.saturating_duration_since(bucket.at).as_secs_f64();
        let filled = bucket.left + since * f64::from(self.limits.rate);
        filled.min(f64::from(self.limits.burst))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills() {
        let limits = Limits { rate: 2, burst: 3, ..Limits::default() };
        let rate = Rate::new(limits);
        let (from, now) = (IpAddr::from([10, 0, 0, 7]), Instant::now());
        let taken = (0..5).filter(|_| rate.takes(from, now)).count();
        assert_eq!(taken, 3);
        assert!(rate.takes(from, now + Duration::from_millis(600)));
        assert!(!rate.takes(from, now + Duration::from_millis(700)));
        assert!(rate.takes(IpAddr::from([10, 0, 0, 8]), now), "others have buckets of their own");
        assert!((0..50).all(|_| rate.takes(IpAddr::from([127, 0, 0, 1]), now)));
    }
}
