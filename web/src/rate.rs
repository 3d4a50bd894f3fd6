//! How much one address may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Addresses that are remembered; beyond that the full buckets are thrown away, and newcomers
/// share one until there is room.
const ADDRESSES_MAX: usize = 10_000;
/// The bits of an address of version 6 that one client cannot choose.
const NETWORK_BITS: u32 = 64;

/// A bucket for every address; it fills with time.
pub struct Rate {
    /// What a full bucket holds.
    burst: f64,
    /// What flows in within a second.
    per_second: f64,
    /// Whether this machine itself is limited too.
    loopback: bool,
    buckets: Mutex<Buckets>,
}

#[derive(Default)]
struct Buckets {
    own: HashMap<IpAddr, Bucket>,
    /// For those who come when there is no room for one of their own.
    shared: Option<Bucket>,
}

#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Rate {
    /// Full buckets for everybody.
    pub fn new(burst: u32, per_second: f64, loopback: bool) -> Rate {
        Rate { burst: burst.into(), per_second, loopback, buckets: Mutex::default() }
    }

    /// Takes one from the bucket of an address; says whether there was one.
    pub fn takes(&self, from: IpAddr, now: Instant) -> bool {
        if from.is_loopback() && !self.loopback {
            return true;
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let full = Bucket { left: self.burst, at: now };
        let bucket = self.bucket(&mut buckets, network(from), full);
        *bucket = self.filled(*bucket, now);
        let takes = bucket.left >= 1.0;
        if takes {
            bucket.left -= 1.0;
        }
        takes
    }

    fn bucket<'a>(&self, buckets: &'a mut Buckets, from: IpAddr, full: Bucket) -> &'a mut Bucket {
        let known = buckets.own.contains_key(&from);
        if !known && buckets.own.len() >= ADDRESSES_MAX && !self.makes_room(buckets, full.at) {
            return buckets.shared.get_or_insert(full);
        }
        buckets.own.entry(from).or_insert(full)
    }

    /// Throws away what is full again. This is looked for no more often than the shared bucket
    /// gives something, so that a flood of addresses does not cost a search each.
    fn makes_room(&self, buckets: &mut Buckets, now: Instant) -> bool {
        if buckets.shared.is_some_and(|shared| self.filled(shared, now).left < 1.0) {
            return false;
        }
        buckets.own.retain(|_, bucket| self.filled(*bucket, now).left < self.burst);
        buckets.own.len() < ADDRESSES_MAX
    }

    /// What time has brought. A moment before the last one brings nothing.
    fn filled(&self, bucket: Bucket, now: Instant) -> Bucket {
        let since = now.saturating_duration_since(bucket.at).as_secs_f64();
        let left = (bucket.left + since * self.per_second).min(self.burst);
        Bucket { left, at: bucket.at.max(now) }
    }
}

/// What stands for an address: of version 6 the network, since a client has all of it.
pub fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => IpAddr::V4(four),
            None => Ipv6Addr::from_bits(six.to_bits() >> NETWORK_BITS << NETWORK_BITS).into(),
        },
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kernel::chance::{Fast, Rng, below};

    use super::*;

    fn address(number: u32) -> IpAddr {
        IpAddr::from((0x0a00_0000 + number).to_be_bytes())
    }

    #[test]
    fn a_bucket_empties_and_fills() {
        let rate = Rate::new(3, 2.0, false);
        let (from, now) = (address(7), Instant::now());
        let taken = (0..5).filter(|_| rate.takes(from, now)).count();
        assert_eq!(taken, 3);
        assert!(rate.takes(from, now + Duration::from_millis(600)));
        assert!(!rate.takes(from, now + Duration::from_millis(700)));
        assert!(rate.takes(address(8), now), "others have buckets of their own");
        assert!((0..50).all(|_| rate.takes(IpAddr::from([127, 0, 0, 1]), now)));
    }

    /// Whatever an address does, within any time it gets no more than a bucket and what flowed
    /// in; whoever keeps to the pace is never refused. The clock is made up, and may stutter.
    #[test]
    fn nobody_gets_more_than_his_share_and_nobody_less() {
        for seed in 0..200 {
            let mut dice = Fast::new(seed, 0);
            let burst = 1 + below(&mut dice, 20);
            let per_second = 0.1 * f64::from(1 + below(&mut dice, 100));
            let rate = Rate::new(burst, per_second, false);
            let start = Instant::now();
            let (mut now, mut patient) = (Duration::ZERO, Duration::ZERO);
            let mut taken: Vec<Duration> = Vec::new();
            for _ in 0..400 {
                now += Duration::from_millis(u64::from(below(&mut dice, 300)));
                // Threads may come with their times in any order.
                let stutter = Duration::from_millis(u64::from(below(&mut dice, 50)));
                if rate.takes(address(1), start + now.saturating_sub(stutter)) {
                    taken.push(now);
                }
                while patient <= now {
                    assert!(rate.takes(address(2), start + patient), "seed {seed}");
                    patient += Duration::from_secs_f64(1.001 / per_second);
                }
            }
            for (place, first) in taken.iter().enumerate() {
                for (more, last) in taken[place..].iter().enumerate() {
                    let most = f64::from(burst) + 1.0 + (*last - *first).as_secs_f64() * per_second;
                    assert!(
                        (more + 1) as f64 <= most + 1e-6,
                        "seed {seed}: {more} in {:?}",
                        *last - *first
                    );
                }
            }
        }
    }

    /// A flood of addresses costs neither memory nor time, and not those who were there before.
    #[test]
    fn a_flood_of_addresses_shares_one_bucket() {
        let rate = Rate::new(5, 1.0, false);
        let now = Instant::now();
        assert!(rate.takes(address(0), now));
        let passed = (1..200_000).filter(|n| rate.takes(address(*n), now)).count();
        assert!(passed <= ADDRESSES_MAX + 5, "{passed}");
        assert!(rate.takes(address(0), now), "a known address has its own");
        let buckets = rate.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        assert!(buckets.own.len() <= ADDRESSES_MAX);
        drop(buckets);
        assert!(rate.takes(address(300_000), now + Duration::from_secs(60)), "later there is room");
    }

    #[test]
    fn a_network_of_version_six_is_one_client() {
        let rate = Rate::new(3, 0.1, false);
        let now = Instant::now();
        let mut dice = Fast::new(1, 0);
        let mut own = || Ipv6Addr::from_bits(0x2001_0db8_u128 << 96 | u128::from(dice.next_u64()));
        assert_eq!((0..50).filter(|_| rate.takes(own().into(), now)).count(), 3);
        assert_eq!(network("::ffff:10.0.0.7".parse().expect("an address")), address(7));
    }
}
