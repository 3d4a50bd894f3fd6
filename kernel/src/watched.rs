//! Parts of a state that know how often they were touched.
//!
//! What is made of such a part need not be made again before it was touched: one number tells,
//! whatever the size of the part. The counts tell the states of one game apart, one after the other;
//! two games, or two copies that went on by themselves, may count alike and differ.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut, Index, IndexMut};

/// A part of a state that counts how often it was touched: whoever can change it, has.
///
/// ```
/// use kernel::Watched;
///
/// let mut pile = Watched::new([3, 5]);
/// let before = pile.touched();
/// assert_eq!(pile[1], 5);
/// assert_eq!(pile.touched(), before);
/// pile[1] = 4;
/// assert_ne!(pile.touched(), before);
/// assert_eq!(pile, Watched::new([3, 4]), "equal is what holds the same");
/// ```
#[derive(Clone, Copy)]
pub struct Watched<T> {
    held: T,
    touched: u32,
}

impl<T> Watched<T> {
    /// A part that nobody has touched yet.
    pub const fn new(held: T) -> Watched<T> {
        Watched { held, touched: 0 }
    }

    /// How often it was touched.
    #[inline]
    pub const fn touched(&self) -> u32 {
        self.touched
    }
}

impl<T> Deref for Watched<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.held
    }
}

impl<T> DerefMut for Watched<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        self.touched = self.touched.wrapping_add(1);
        &mut self.held
    }
}

/// Parts of a state, one a seat say, each of which counts how often it was touched.
#[derive(Clone, Copy)]
pub struct WatchedEach<T, const N: usize> {
    held: [T; N],
    touched: [u32; N],
}

impl<T, const N: usize> WatchedEach<T, N> {
    /// Parts that nobody has touched yet.
    pub const fn new(held: [T; N]) -> WatchedEach<T, N> {
        WatchedEach { held, touched: [0; N] }
    }

    /// How often one of them was touched.
    #[inline]
    pub const fn touched(&self, number: usize) -> u32 {
        self.touched[number]
    }

    /// The first so many.
    #[inline]
    pub fn first(&self, count: impl Into<usize>) -> &[T] {
        &self.held[..count.into()]
    }

    /// All of them.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.held.iter()
    }

    /// All of them, touched.
    #[inline]
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.touched.iter_mut().for_each(|touched| *touched = touched.wrapping_add(1));
        self.held.iter_mut()
    }
}

impl<T, const N: usize> Index<usize> for WatchedEach<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, number: usize) -> &T {
        &self.held[number]
    }
}

impl<T, const N: usize> IndexMut<usize> for WatchedEach<T, N> {
    #[inline]
    fn index_mut(&mut self, number: usize) -> &mut T {
        self.touched[number] = self.touched[number].wrapping_add(1);
        &mut self.held[number]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a WatchedEach<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut WatchedEach<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

// What is equal and how it is shown depends on what is held alone.

impl<T: PartialEq> PartialEq for Watched<T> {
    fn eq(&self, other: &Self) -> bool {
        self.held == other.held
    }
}

impl<T: Eq> Eq for Watched<T> {}

impl<T: Hash> Hash for Watched<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.held.hash(state);
    }
}

impl<T: fmt::Debug> fmt::Debug for Watched<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.held.fmt(f)
    }
}

impl<T: PartialEq, const N: usize> PartialEq for WatchedEach<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.held == other.held
    }
}

impl<T: Eq, const N: usize> Eq for WatchedEach<T, N> {}

impl<T: Hash, const N: usize> Hash for WatchedEach<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.held.hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for WatchedEach<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.held.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_can_change_a_part_has_touched_it() {
        let mut parts = WatchedEach::new([1, 2, 3]);
        let before: Vec<u32> = (0..3).map(|number| parts.touched(number)).collect();
        let touched = |parts: &WatchedEach<i32, 3>| -> Vec<usize> {
            (0..3).filter(|number| parts.touched(*number) != before[*number]).collect()
        };
        assert_eq!((parts[1], parts.first(2u8), parts.iter().sum()), (2, &[1, 2][..], 6));
        assert!(touched(&parts).is_empty());
        parts[1] = 4;
        assert_eq!(touched(&parts), [1]);
        (&mut parts).into_iter().for_each(|part| *part += 1);
        assert_eq!(touched(&parts), [0, 1, 2]);
        assert_eq!(parts, WatchedEach::new([2, 5, 4]));
    }
}
