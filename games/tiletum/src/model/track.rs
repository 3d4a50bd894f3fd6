//! The king track: discs in piles (TI-2.10).

use kernel::Seat;

use super::SEATS;

/// Where the discs are: from the lowest space upward, in a pile from the bottom up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piles {
    order: [Seat; SEATS],
    count: u8,
    spaces: [i8; SEATS],
}

impl Piles {
    /// One pile on a space, the first seat at the bottom.
    pub fn pile(seats: &[Seat], space: i8) -> Piles {
        let mut piles = Piles { order: [Seat(0); SEATS], count: 0, spaces: [0; SEATS] };
        seats.iter().for_each(|seat| piles.put(*seat, space));
        piles
    }

    /// Puts a disc that is not on the track on top of a pile.
    pub fn put(&mut self, seat: Seat, space: i8) {
        let place = self.discs().take_while(|other| self.space(*other) <= space).count();
        let count = usize::from(self.count);
        self.order.copy_within(place..count, place + 1);
        self.order[place] = seat;
        self.spaces[seat.index()] = space;
        self.count += 1;
    }

    fn take(&mut self, seat: Seat) {
        let place = self.discs().position(|other| other == seat).expect("the disc is on the track");
        let count = usize::from(self.count);
        self.order.copy_within(place + 1..count, place);
        self.count -= 1;
        self.order[usize::from(self.count)] = Seat(0);
    }

    /// Every disc: from the lowest space upward, in a pile from the bottom up.
    pub fn discs(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let order = self.order;
        (0..usize::from(self.count)).map(move |place| order[place])
    }

    /// The space of a disc.
    #[inline]
    pub fn space(&self, seat: Seat) -> i8 {
        self.spaces[seat.index()]
    }

    /// The pile of a space, from the bottom up.
    pub fn on(&self, space: i8) -> impl Iterator<Item = Seat> + use<> {
        let piles = *self;
        piles.discs().filter(move |seat| piles.space(*seat) == space)
    }

    /// A disc leaves its pile and goes on top of another.
    pub fn move_to(&mut self, seat: Seat, space: i8) {
        self.take(seat);
        self.put(seat, space);
    }

    /// Every disc falls by `steps`, none below `lowest`. Those that fall on others were above
    /// them before, so the order of all discs stays (TI-5.2).
    pub fn fall(&mut self, steps: u8, lowest: i8) {
        for seat in self.discs() {
            let space = &mut self.spaces[seat.index()];
            *space = space.saturating_sub(steps as i8).max(lowest);
        }
    }

    /// The discs below `start` come back to it, the nearest first, on top of those there
    /// (TI-10.5).
    pub fn reset(&mut self, start: i8) {
        let lowest = self.discs().map(|seat| self.space(seat)).min().unwrap_or(start);
        for space in (lowest..start).rev() {
            self.on(space).for_each(|seat| self.move_to(seat, start));
        }
    }

    /// From the highest space downward, in a pile from the bottom up (TI-10.4).
    pub fn ranking(&self) -> [Seat; SEATS] {
        let mut ranking = [Seat(0); SEATS];
        let discs = self.discs().enumerate();
        for (place, seat) in discs {
            let above = self.discs().filter(|other| self.space(*other) > self.space(seat)).count();
            let below = self.on(self.space(seat)).take_while(|other| *other != seat).count();
            debug_assert!(place >= below);
            ranking[above + below] = seat;
        }
        ranking
    }
}
