//! Who may stay when there are more connections than places.
//!
//! Everybody may come in; nobody can keep the doors shut by standing in them. When all places are
//! taken, those leave first who have asked for nothing yet, then those who only watch, the longest
//! first. Whoever has shown the key of a seat stays.

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::config::Limits;

/// What a connection has shown of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// Nothing yet: no request was answered.
    Arriving,
    /// Somebody without a seat was answered.
    Stranger,
    /// The key of a seat.
    Seated,
}

/// One in so many places is kept for those who arrive, so that watchers cannot fill the house.
const KEPT_FOR_ARRIVALS: usize = 8;
/// One in so many is kept for watchers and arrivals from those who say that they sit somewhere:
/// anybody can open a table of his own.
const KEPT_FROM_SEATED: usize = 4;

/// The places of a server.
#[derive(Debug)]
pub struct Doors {
    places: usize,
    per_address: usize,
    loopback: bool,
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    count: u64,
    guests: HashMap<u64, Guest>,
    /// By rank, the longest there first.
    order: BTreeSet<(Rank, u64)>,
    /// How many there are of each rank.
    counts: [usize; 3],
    /// The same by address, for those that count.
    by_address: HashMap<IpAddr, BTreeSet<(Rank, u64)>>,
}

#[derive(Debug)]
struct Guest {
    rank: Rank,
    address: Option<IpAddr>,
    leave: Arc<Notify>,
}

/// A place; it is free again when this is dropped.
#[derive(Debug)]
pub struct Place {
    doors: Arc<Doors>,
    number: u64,
    leave: Arc<Notify>,
}

impl Doors {
    /// So many places, and no more for one address than the limits say.
    pub fn new(places: usize, limits: &Limits) -> Arc<Doors> {
        Arc::new(Doors {
            places: places.max(1),
            per_address: limits.per_address.max(1),
            loopback: limits.loopback,
            inside: Mutex::default(),
        })
    }

    /// Somebody comes in, and somebody else leaves for him if need be; none if his address has
    /// taken all that it may, with seats.
    pub fn enter(self: &Arc<Doors>, from: IpAddr) -> Option<Arc<Place>> {
        let address = (self.loopback || !from.is_loopback()).then_some(from);
        let mut inside = self.inside();
        if !inside.make_room_at(address, self.per_address) {
            return None;
        }
        inside.make_room(self.places);
        let leave = Arc::new(Notify::new());
        let number = inside.add(address, Arc::clone(&leave));
        Some(Arc::new(Place { doors: Arc::clone(self), number, leave }))
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// The connection has shown something of itself.
    pub fn rise(&self, rank: Rank) {
        let seats = self.doors.places - self.doors.places / KEPT_FROM_SEATED;
        let mut inside = self.doors.inside();
        let full = rank == Rank::Seated && inside.of_rank(Rank::Seated) >= seats;
        inside.rise(self.number, if full { Rank::Stranger } else { rank });
    }

    /// Waits until somebody else needs the place.
    pub async fn must_leave(&self) {
        self.leave.notified().await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.doors.inside().remove(self.number);
    }
}

impl Inside {
    fn add(&mut self, address: Option<IpAddr>, leave: Arc<Notify>) -> u64 {
        self.count += 1;
        self.guests.insert(self.count, Guest { rank: Rank::Arriving, address, leave });
        self.put(self.count, Rank::Arriving, address);
        self.count
    }

    fn put(&mut self, number: u64, rank: Rank, address: Option<IpAddr>) {
        self.order.insert((rank, number));
        self.counts[rank as usize] += 1;
        if let Some(address) = address {
            self.by_address.entry(address).or_default().insert((rank, number));
        }
    }

    fn take(&mut self, number: u64, rank: Rank, address: Option<IpAddr>) {
        self.order.remove(&(rank, number));
        self.counts[rank as usize] -= 1;
        if let Some(address) = address
            && let Some(own) = self.by_address.get_mut(&address)
        {
            own.remove(&(rank, number));
            if own.is_empty() {
                self.by_address.remove(&address);
            }
        }
    }

    fn remove(&mut self, number: u64) -> Option<Guest> {
        let guest = self.guests.remove(&number)?;
        self.take(number, guest.rank, guest.address);
        Some(guest)
    }

    /// Nobody falls: who showed a key once keeps his place.
    fn rise(&mut self, number: u64, rank: Rank) {
        let Some(guest) = self.guests.get_mut(&number).filter(|guest| guest.rank < rank) else {
            return;
        };
        let before = std::mem::replace(&mut guest.rank, rank);
        let address = guest.address;
        self.take(number, before, address);
        self.put(number, rank, address);
    }

    fn of_rank(&self, rank: Rank) -> usize {
        self.counts[rank as usize]
    }

    fn send_away(&mut self, number: u64) {
        if let Some(guest) = self.remove(number) {
            guest.leave.notify_one();
        }
    }

    /// Makes room for one more from this address; whether there is any.
    fn make_room_at(&mut self, address: Option<IpAddr>, most: usize) -> bool {
        let own = address.and_then(|address| self.by_address.get(&address));
        let Some(own) = own.filter(|own| own.len() >= most) else { return true };
        match own.first() {
            Some((rank, number)) if *rank < Rank::Seated => {
                let number = *number;
                self.send_away(number);
                true
            }
            _ => false,
        }
    }

    /// Makes room for one more.
    fn make_room(&mut self, places: usize) {
        if self.guests.len() < places {
            return;
        }
        let first = |rank| self.order.range((rank, 0)..=(rank, u64::MAX)).next().copied();
        let arrivals = self.of_rank(Rank::Arriving);
        let enough = arrivals > places / KEPT_FOR_ARRIVALS;
        let longest = match enough {
            true => first(Rank::Arriving),
            false => first(Rank::Stranger).or_else(|| first(Rank::Arriving)),
        };
        if let Some((_, number)) = longest.or_else(|| first(Rank::Seated)) {
            self.send_away(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn far(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    fn doors(places: usize, per_address: usize) -> Arc<Doors> {
        Doors::new(places, &Limits { per_address, ..Limits::default() })
    }

    fn is_sent_away(place: &Place) -> bool {
        place.must_leave().now_or_never().is_some()
    }

    #[test]
    fn who_sits_stays_however_many_come() {
        let doors = doors(100, 1000);
        let seated = doors.enter(HERE).expect("there is room");
        seated.rise(Rank::Seated);
        let flood: Vec<_> = (0..10_000).filter_map(|_| doors.enter(HERE)).collect();
        assert_eq!(flood.len(), 10_000, "everybody may come in");
        assert_eq!(doors.inside().guests.len(), 100, "but not all may stay");
        assert!(!is_sent_away(&seated));
        let late = doors.enter(HERE).expect("there is always room to arrive");
        late.rise(Rank::Seated);
        let more: Vec<_> = (0..10_000).filter_map(|_| doors.enter(HERE)).collect();
        assert!(!is_sent_away(&late) && more.len() == 10_000);
    }

    #[test]
    fn watchers_cannot_fill_the_house() {
        let doors = doors(80, 1000);
        let watchers: Vec<_> = (0..80).filter_map(|_| doors.enter(HERE)).collect();
        watchers.iter().for_each(|place| place.rise(Rank::Stranger));
        let arriving: Vec<_> = (0..10).filter_map(|_| doors.enter(HERE)).collect();
        assert!(watchers[..10].iter().all(|place| is_sent_away(place)), "the longest first");
        assert!(!watchers[10..].iter().any(|place| is_sent_away(place)));
        assert!(!arriving.iter().any(|place| is_sent_away(place)));
    }

    #[test]
    fn own_tables_do_not_buy_the_house() {
        let doors = doors(80, 1000);
        let claimed: Vec<_> = (0..80).filter_map(|_| doors.enter(HERE)).collect();
        claimed.iter().for_each(|place| place.rise(Rank::Seated));
        assert_eq!(doors.inside().of_rank(Rank::Seated), 60);
        assert!(doors.enter(HERE).is_some());
    }

    #[test]
    fn an_address_takes_from_itself() {
        let doors = doors(100, 3);
        let mine: Vec<_> = (0..3).filter_map(|_| doors.enter(far(1))).collect();
        let others = doors.enter(far(2)).expect("there is room");
        let fourth = doors.enter(far(1)).expect("his oldest leaves for it");
        assert!(is_sent_away(&mine[0]) && !is_sent_away(&others));
        mine[1..].iter().chain([&fourth]).for_each(|place| place.rise(Rank::Seated));
        assert!(doors.enter(far(1)).is_none(), "all are seats of his own");
        drop(fourth);
        assert!(doors.enter(far(1)).is_some());
        drop(mine);
        drop(others);
        assert!(doors.inside().guests.is_empty() && doors.inside().by_address.is_empty());
    }
}
