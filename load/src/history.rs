//! What clients did with the keys of a seat, and whether it can have been so.
//!
//! Every event has the moment it began and, unless its answer was lost, the moment it was answered,
//! by one clock that all clients share. What lies between them may have happened at any moment
//! between; what was never answered may have happened at any moment after it began, or never. A
//! history is refused only if no such choice explains it.

/// The number of a key, in the order that they were heard of.
pub(crate) type Key = usize;

/// What somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// The host put whoever sat there off the seat, and opened it.
    Open,
    /// The host had a new key made, a link with this number; all others end.
    Rekey,
    /// Somebody took the open seat and got this key.
    Take(Key),
    /// Somebody spent the link with this number and got this key.
    Spend(usize, Key),
    /// The first key had the second made.
    Mint(Key, Key),
    /// A key was used to speak for the seat.
    Use(Key),
}

/// One thing that somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Event {
    /// What.
    pub(crate) deed: Deed,
    /// When it was sent.
    pub(crate) begun: u64,
    /// When it was answered; never, if the answer was lost.
    pub(crate) ended: Option<u64>,
    /// Whether the answer was yes.
    pub(crate) granted: bool,
}

impl Event {
    fn is_granted(&self) -> bool {
        self.granted && self.ended.is_some()
    }

    /// Whether it may have happened at all.
    fn is_possible(&self) -> bool {
        self.granted || self.ended.is_none()
    }

    /// The last moment at which it can have happened.
    fn last(&self) -> u64 {
        self.ended.unwrap_or(u64::MAX)
    }

    fn ends_keys(&self) -> bool {
        matches!(self.deed, Deed::Open | Deed::Rekey)
    }
}

/// What cannot have been.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wrongs {
    /// Uses of keys that had ended before.
    pub(crate) survived: u64,
    /// Links and open seats that more than one got.
    pub(crate) doubled: u64,
    /// Keys that were refused though nobody can have ended them.
    pub(crate) robbed: u64,
}

/// Looks through the history of one seat.
pub(crate) fn wrongs(events: &[Event]) -> Wrongs {
    Wrongs { survived: survived(events), doubled: doubled(events), robbed: robbed(events) }
}

/// The event that the key, or the key that it was made from, came from.
fn birth(events: &[Event], key: Key) -> Option<&Event> {
    events.iter().filter(|event| event.is_granted()).find_map(|event| match event.deed {
        Deed::Take(born) | Deed::Spend(_, born) if born == key => Some(event),
        Deed::Mint(parent, born) if born == key => birth(events, parent),
        _ => None,
    })
}

fn uses(events: &[Event]) -> impl Iterator<Item = (&Event, &Event)> {
    let answered = events.iter().filter(|event| event.ended.is_some());
    answered.filter_map(|event| match event.deed {
        Deed::Use(key) => Some((event, birth(events, key)?)),
        _ => None,
    })
}

/// A key that spoke after something had ended it that began after it was born.
fn survived(events: &[Event]) -> u64 {
    let dead = |used: &Event, born: &Event| {
        let ended = |end: &&Event| {
            end.ends_keys()
                && end.is_granted()
                && end.begun > born.last()
                && end.last() < used.begun
        };
        used.granted && events.iter().any(|end| ended(&end))
    };
    uses(events).filter(|(used, born)| dead(used, born)).count() as u64
}

/// Two who got the same link, or the same seat without its being opened between.
fn doubled(events: &[Event]) -> u64 {
    let opened_between = |one: &Event, other: &Event| {
        let (from, to) = (one.begun.min(other.begun), one.last().max(other.last()));
        let opens = events.iter().filter(|event| event.deed == Deed::Open && event.is_possible());
        opens.into_iter().any(|open| open.begun < to && open.last() > from)
    };
    let same = |one: &Event, other: &Event| match (one.deed, other.deed) {
        (Deed::Spend(link, _), Deed::Spend(other, _)) => link == other,
        (Deed::Take(_), Deed::Take(_)) => !opened_between(one, other),
        _ => false,
    };
    let granted: Vec<&Event> = events.iter().filter(|event| event.is_granted()).collect();
    let pairs = granted
        .iter()
        .enumerate()
        .flat_map(|(place, one)| granted[place + 1..].iter().filter(move |other| same(one, other)));
    pairs.count() as u64
}

/// A key that was refused though nothing can have ended it.
fn robbed(events: &[Event]) -> u64 {
    let excused = |used: &Event, born: &Event| {
        let ends = events.iter().filter(|event| event.ends_keys() && event.is_possible());
        ends.into_iter().any(|end| end.begun < used.last() && end.last() > born.begun)
    };
    uses(events).filter(|(used, born)| !used.granted && !excused(used, born)).count() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn yes(deed: Deed, begun: u64, ended: u64) -> Event {
        Event { deed, begun, ended: Some(ended), granted: true }
    }

    fn no(deed: Deed, begun: u64, ended: u64) -> Event {
        Event { granted: false, ..yes(deed, begun, ended) }
    }

    fn lost(deed: Deed, begun: u64) -> Event {
        Event { deed, begun, ended: None, granted: false }
    }

    fn found(events: &[Event]) -> (u64, u64, u64) {
        let Wrongs { survived, doubled, robbed } = wrongs(events);
        (survived, doubled, robbed)
    }

    #[test]
    fn an_honest_history_is_honest() {
        let events = [
            yes(Deed::Open, 1, 2),
            yes(Deed::Take(0), 3, 6),
            no(Deed::Take(1), 4, 5),
            yes(Deed::Use(0), 7, 8),
            yes(Deed::Mint(0, 2), 9, 12),
            yes(Deed::Rekey, 10, 11),
            no(Deed::Use(0), 13, 14),
            no(Deed::Use(2), 13, 15),
            yes(Deed::Spend(0, 3), 16, 18),
            no(Deed::Spend(0, 4), 16, 17),
            yes(Deed::Use(3), 19, 20),
        ];
        assert_eq!(found(&events), (0, 0, 0));
    }

    #[test]
    fn a_key_that_outlives_a_kick_is_found() {
        let mut events = vec![yes(Deed::Take(0), 1, 2), yes(Deed::Open, 3, 4)];
        events.push(yes(Deed::Use(0), 5, 6));
        assert_eq!(found(&events), (1, 0, 0));
        // Made while the kick was on its way, it ends with the key that it was made from.
        events.extend([yes(Deed::Mint(0, 1), 3, 5), yes(Deed::Use(1), 7, 8)]);
        assert_eq!(found(&events), (2, 0, 0));
        let at_once = [yes(Deed::Take(0), 1, 2), yes(Deed::Open, 3, 9), yes(Deed::Use(0), 5, 6)];
        assert_eq!(found(&at_once), (0, 0, 0), "it may have spoken before");
        let unknown = [yes(Deed::Take(0), 1, 2), lost(Deed::Open, 3), yes(Deed::Use(0), 5, 6)];
        assert_eq!(found(&unknown), (0, 0, 0), "nobody knows whether it was kicked");
    }

    #[test]
    fn a_link_or_a_seat_that_two_got_is_found() {
        let link = [yes(Deed::Spend(7, 0), 1, 3), yes(Deed::Spend(7, 1), 2, 4)];
        assert_eq!(found(&link), (0, 1, 0));
        let seat = [yes(Deed::Take(0), 1, 3), yes(Deed::Take(1), 2, 4)];
        assert_eq!(found(&seat), (0, 1, 0));
        let opened = [yes(Deed::Take(0), 1, 2), yes(Deed::Open, 3, 4), yes(Deed::Take(1), 5, 6)];
        assert_eq!(found(&opened), (0, 0, 0));
    }

    #[test]
    fn a_key_that_is_gone_is_found() {
        let gone = [yes(Deed::Take(0), 1, 2), no(Deed::Use(0), 5, 6)];
        assert_eq!(found(&gone), (0, 0, 1));
        let unknown = [yes(Deed::Take(0), 1, 2), lost(Deed::Rekey, 3), no(Deed::Use(0), 5, 6)];
        assert_eq!(found(&unknown), (0, 0, 0));
    }
}
