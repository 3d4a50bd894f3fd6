//! Open work, the last on top.

use std::ops::Deref;

use crate::List;

/// What a game has begun and not ended: at most `N` pieces of work, of which the last one is done
/// first. As plain data it is part of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stack<T, const N: usize>(List<T, N>);

impl<T: Copy + Default, const N: usize> Stack<T, N> {
    /// A stack of these, the bottom one first; `None` if they are too many.
    pub fn of(work: impl IntoIterator<Item = T>) -> Option<Self> {
        List::of(work).map(Stack)
    }

    /// What comes next.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.0.last().copied()
    }

    /// What comes next, to be changed.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut T> {
        self.0.as_mut_slice().last_mut()
    }

    /// What comes after that.
    #[inline]
    pub fn below(&self) -> Option<T> {
        self.0.iter().nth_back(1).copied()
    }

    /// Opens work.
    ///
    /// # Panics
    /// If more is open than the game can open.
    #[inline]
    pub fn push(&mut self, work: T) {
        self.0.push(work);
    }

    /// Closes what is on top.
    ///
    /// # Panics
    /// If nothing is open.
    #[inline]
    pub fn pop(&mut self) {
        self.0.pop().expect("work is open");
    }

    /// Puts this in the place of what is on top.
    ///
    /// # Panics
    /// If nothing is open.
    #[inline]
    pub fn replace(&mut self, work: T) {
        *self.top_mut().expect("work is open") = work;
    }
}

impl<T: Copy + Default, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Stack(List::default())
    }
}

impl<T: Copy + Default, const N: usize> Deref for Stack<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_one_is_on_top() {
        let mut stack: Stack<u8, 3> = Stack::of([1, 2]).unwrap();
        stack.push(3);
        assert_eq!((stack.top(), stack.below()), (Some(3), Some(2)));
        stack.pop();
        stack.replace(7);
        assert_eq!(*stack, [1, 7]);
    }

    #[test]
    fn equal_stacks_are_equal_in_memory() {
        let mut stack: Stack<u8, 3> = Stack::of([1, 2]).unwrap();
        stack.pop();
        assert_eq!(stack, Stack::of([1]).unwrap());
    }

    #[test]
    fn too_much_is_no_stack() {
        assert_eq!(Stack::<u8, 1>::of([1, 2]), None);
    }

    #[test]
    #[should_panic(expected = "work is open")]
    fn nothing_can_be_closed_twice() {
        let mut stack: Stack<u8, 1> = Stack::of([1]).unwrap();
        stack.pop();
        stack.pop();
    }
}
