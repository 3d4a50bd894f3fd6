//! Who thinks next: the lanes take turns, and in a lane the oldest turn comes first.

use std::collections::VecDeque;
use std::time::Instant;

/// The lanes; each is served as often as the others, however long they are.
const LANES: usize = 3;

/// Who asks for a thought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asker {
    /// A person, by table and seat. He waits for one thought at a time: a new one takes the
    /// place of the one before.
    Person(String),
    /// A table that somebody watches.
    Watched(String),
    /// A table that nobody watches.
    Alone(String),
}

impl Asker {
    fn lane(&self) -> usize {
        match self {
            Asker::Person(_) => 0,
            Asker::Watched(_) => 1,
            Asker::Alone(_) => 2,
        }
    }
}

/// Work that waits.
pub(super) struct Waiting<W> {
    pub(super) ticket: u64,
    pub(super) asker: Asker,
    /// When the turn began that it belongs to.
    pub(super) since: Instant,
    pub(super) work: W,
}

/// The lanes.
pub(super) struct Queue<W> {
    lanes: [VecDeque<Waiting<W>>; LANES],
    /// The lane that comes first the next time.
    turn: usize,
}

impl<W> Default for Queue<W> {
    fn default() -> Self {
        Queue { lanes: std::array::from_fn(|_| VecDeque::new()), turn: 0 }
    }
}

impl<W> Queue<W> {
    /// Puts work in its place; gives back what it takes the place of.
    pub(super) fn put(&mut self, waiting: Waiting<W>) -> Option<Waiting<W>> {
        let lane = &mut self.lanes[waiting.asker.lane()];
        let before = lane.iter().position(|known| known.asker == waiting.asker);
        let replaced = before.and_then(|place| lane.remove(place));
        let place = lane.partition_point(|known| known.since <= waiting.since);
        lane.insert(place, waiting);
        replaced
    }

    /// What is to be done next.
    pub(super) fn next(&mut self) -> Option<Waiting<W>> {
        let order = (0..LANES).map(|step| (self.turn + step) % LANES);
        let lane = order.into_iter().find(|lane| !self.lanes[*lane].is_empty())?;
        self.turn = (lane + 1) % LANES;
        self.lanes[lane].pop_front()
    }

    /// Takes work back that nobody wants any more.
    pub(super) fn withdraw(&mut self, ticket: u64) -> Option<Waiting<W>> {
        self.lanes.iter_mut().find_map(|lane| {
            let place = lane.iter().position(|waiting| waiting.ticket == ticket)?;
            lane.remove(place)
        })
    }

    /// How much waits.
    pub(super) fn len(&self) -> usize {
        self.lanes.iter().map(VecDeque::len).sum()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn queue(jobs: &[(Asker, u64)]) -> Queue<&'static str> {
        let (mut queue, start) = (Queue::default(), Instant::now());
        for (ticket, (asker, second)) in (0..).zip(jobs) {
            let since = start + Duration::from_secs(*second);
            queue.put(Waiting { ticket, asker: asker.clone(), since, work: "" });
        }
        queue
    }

    fn order(mut queue: Queue<&'static str>) -> Vec<u64> {
        std::iter::from_fn(|| queue.next().map(|waiting| waiting.ticket)).collect()
    }

    fn person(name: &str) -> Asker {
        Asker::Person(name.to_owned())
    }

    fn watched(name: &str) -> Asker {
        Asker::Watched(name.to_owned())
    }

    #[test]
    fn the_oldest_turn_comes_first() {
        let queue = queue(&[(watched("a"), 3), (watched("b"), 1), (watched("c"), 2)]);
        assert_eq!(order(queue), [1, 2, 0]);
    }

    #[test]
    fn a_flood_in_one_lane_does_not_hold_up_another() {
        let alone = |n: u64| (Asker::Alone(n.to_string()), 0);
        let mut jobs: Vec<(Asker, u64)> = (0..500).map(alone).collect();
        jobs.push((person("Ada"), 9));
        jobs.push((watched("a"), 9));
        let order = order(queue(&jobs));
        let place = |ticket| order.iter().position(|served| *served == ticket);
        assert!(place(500) < Some(3) && place(501) < Some(3), "{:?}", &order[..5]);
        assert_eq!(order.len(), 502, "and nothing is forgotten");
    }

    #[test]
    fn a_person_waits_for_one_thought_at_a_time() {
        let queue = queue(&[(person("Ada"), 1), (person("Bo"), 2), (person("Ada"), 3)]);
        assert_eq!(order(queue), [1, 2]);
    }

    #[test]
    fn what_is_withdrawn_is_not_done() {
        let mut queue = queue(&[(person("Ada"), 1), (watched("a"), 1)]);
        assert!(queue.withdraw(1).is_some() && queue.withdraw(1).is_none());
        assert_eq!((queue.len(), order(queue)), (1, vec![0]));
    }
}
