//! Towns of the six maps.

use kernel::names;
use kernel::names::Name;

names! {
    /// A town, named by its map and number.
    #[allow(missing_docs, reason = "the ids of the component file")]
    pub enum Town in "town" {
        A01 = "a-01",
        A02 = "a-02",
        A03 = "a-03",
        A04 = "a-04",
        A05 = "a-05",
        A06 = "a-06",
        A07 = "a-07",
        A08 = "a-08",
        A09 = "a-09",
        A10 = "a-10",
        A11 = "a-11",
        A12 = "a-12",
        A13 = "a-13",
        A14 = "a-14",
        A15 = "a-15",
        A16 = "a-16",
        A17 = "a-17",
        A18 = "a-18",
        A19 = "a-19",
        A20 = "a-20",
        A21 = "a-21",
        A22 = "a-22",
        A23 = "a-23",
        A24 = "a-24",
        B01 = "b-01",
        B02 = "b-02",
        B03 = "b-03",
        B04 = "b-04",
        B05 = "b-05",
        B06 = "b-06",
        B07 = "b-07",
        B08 = "b-08",
        B09 = "b-09",
        B10 = "b-10",
        B11 = "b-11",
        B12 = "b-12",
        B13 = "b-13",
        B14 = "b-14",
        B15 = "b-15",
        B16 = "b-16",
        B17 = "b-17",
        B18 = "b-18",
        B19 = "b-19",
        B20 = "b-20",
        B21 = "b-21",
        B22 = "b-22",
        B23 = "b-23",
        B24 = "b-24",
        B25 = "b-25",
        B26 = "b-26",
        B27 = "b-27",
        B28 = "b-28",
        C01 = "c-01",
        C02 = "c-02",
        C03 = "c-03",
        C04 = "c-04",
        C05 = "c-05",
        C06 = "c-06",
        C07 = "c-07",
        C08 = "c-08",
        C09 = "c-09",
        C10 = "c-10",
        C11 = "c-11",
        C12 = "c-12",
        C13 = "c-13",
        C14 = "c-14",
        C15 = "c-15",
        C16 = "c-16",
        C17 = "c-17",
        C18 = "c-18",
        C19 = "c-19",
        C20 = "c-20",
        C21 = "c-21",
        C22 = "c-22",
        C23 = "c-23",
        C24 = "c-24",
        C25 = "c-25",
        C26 = "c-26",
        C27 = "c-27",
        C28 = "c-28",
        D01 = "d-01",
        D02 = "d-02",
        D03 = "d-03",
        D04 = "d-04",
        D05 = "d-05",
        D06 = "d-06",
        D07 = "d-07",
        D08 = "d-08",
        D09 = "d-09",
        D10 = "d-10",
        D11 = "d-11",
        D12 = "d-12",
        D13 = "d-13",
        D14 = "d-14",
        D15 = "d-15",
        D16 = "d-16",
        D17 = "d-17",
        D18 = "d-18",
        D19 = "d-19",
        D20 = "d-20",
        D21 = "d-21",
        D22 = "d-22",
        D23 = "d-23",
        D24 = "d-24",
        D25 = "d-25",
        D26 = "d-26",
        D27 = "d-27",
        D28 = "d-28",
        E01 = "e-01",
        E02 = "e-02",
        E03 = "e-03",
        E04 = "e-04",
        E05 = "e-05",
        E06 = "e-06",
        E07 = "e-07",
        E08 = "e-08",
        E09 = "e-09",
        E10 = "e-10",
        E11 = "e-11",
        E12 = "e-12",
        E13 = "e-13",
        E14 = "e-14",
        E15 = "e-15",
        E16 = "e-16",
        E17 = "e-17",
        E18 = "e-18",
        E19 = "e-19",
        E20 = "e-20",
        E21 = "e-21",
        E22 = "e-22",
        E23 = "e-23",
        E24 = "e-24",
        E25 = "e-25",
        E26 = "e-26",
        E27 = "e-27",
        E28 = "e-28",
        F01 = "f-01",
        F02 = "f-02",
        F03 = "f-03",
        F04 = "f-04",
        F05 = "f-05",
        F06 = "f-06",
        F07 = "f-07",
        F08 = "f-08",
        F09 = "f-09",
        F10 = "f-10",
        F11 = "f-11",
        F12 = "f-12",
        F13 = "f-13",
        F14 = "f-14",
        F15 = "f-15",
        F16 = "f-16",
        F17 = "f-17",
        F18 = "f-18",
        F19 = "f-19",
        F20 = "f-20",
        F21 = "f-21",
        F22 = "f-22",
        F23 = "f-23",
        F24 = "f-24",
    }
}

names! {
    /// A map (ND-2.1).
    #[allow(missing_docs, reason = "the ids of the component file")]
    pub enum Board in "board" {
        A = "a",
        B = "b",
        C = "c",
        D = "d",
        E = "e",
        F = "f",
    }
}

/// How many towns there are on all maps.
pub const TOWNS: usize = 160;
/// How many maps there are.
pub const BOARDS: usize = 6;
/// The most towns of one map.
pub const MOST_TOWNS: usize = 28;
/// Where the towns of each map begin; the last entry is the end.
const FIRST: [usize; BOARDS + 1] = [0, 24, 52, 80, 108, 136, 160];

impl Board {
    /// How many towns the map has.
    pub const fn towns(self) -> usize {
        FIRST[self as usize + 1] - FIRST[self as usize]
    }

    /// The town with this number on the map, counted from 0.
    #[inline]
    pub fn town(self, number: usize) -> Town {
        Town::ALL[FIRST[self as usize] + number]
    }

    /// The number of a town on this map; `None` if it lies on another one.
    #[inline]
    pub fn number(self, town: Town) -> Option<usize> {
        let (first, end) = (FIRST[self as usize], FIRST[self as usize + 1]);
        (first..end).contains(&town.index()).then(|| town.index() - first)
    }
}

/// Towns of one map, a bit for each number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Towns(pub u32);

impl Towns {
    /// No town.
    pub const NONE: Towns = Towns(0);

    /// Only this town.
    #[inline]
    pub const fn only(number: usize) -> Towns {
        Towns(1 << number)
    }

    /// Whether a town is among them.
    #[inline]
    pub const fn has(self, number: usize) -> bool {
        self.0 >> number & 1 != 0
    }

    /// With the others too.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Towns) -> Towns {
        Towns(self.0 | others.0)
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn within(self, others: Towns) -> Towns {
        Towns(self.0 & others.0)
    }

    /// Without the others.
    #[inline]
    #[must_use]
    pub const fn without(self, others: Towns) -> Towns {
        Towns(self.0 & !others.0)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Their numbers, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(number)
        })
    }
}
