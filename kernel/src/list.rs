//! Short lists without a heap.

/// At most `N` things in order. Unused places hold the default, so that equal lists are equal in
/// memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// The list of these things; `None` if they are too many.
    pub fn of(things: impl IntoIterator<Item = T>) -> Option<Self> {
        let mut list = List::default();
        for thing in things {
            if list.is_full() {
                return None;
            }
            list.push(thing);
        }
        Some(list)
    }

    /// The things in order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    /// The things in order.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// Whether there is room for nothing more.
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }

    /// Adds something at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, thing: T) {
        self.items[usize::from(self.len)] = thing;
        self.len += 1;
    }

    /// Puts something in at a place.
    ///
    /// # Panics
    /// If the list is full or shorter than that.
    #[inline]
    pub fn insert(&mut self, place: usize, thing: T) {
        let len = usize::from(self.len);
        self.items.copy_within(place..len, place + 1);
        self.items[place] = thing;
        self.len += 1;
    }

    /// Takes out what stands at a place.
    ///
    /// # Panics
    /// If the list is shorter.
    #[inline]
    pub fn remove(&mut self, place: usize) -> T {
        let len = usize::from(self.len);
        let thing = self.items[place];
        self.items.copy_within(place + 1..len, place);
        self.len -= 1;
        self.items[usize::from(self.len)] = T::default();
        thing
    }

    /// Takes out the last one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[usize::from(self.len)]))
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List { items: [T::default(); N], len: 0 }
    }
}

impl<T: Copy + Default, const N: usize> std::ops::Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        self.as_slice()
    }
}
