//! The word that ends thinking: said when nobody wants the answer any more.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

thread_local! {
    /// The word that the work on this thread listens to.
    static HEARD: RefCell<Option<Stop>> = const { RefCell::new(None) };
}

/// The word that ends thinking. Whoever thinks still answers, with what it has found by then.
///
/// ```
/// use bots::Stop;
///
/// let stop = Stop::default();
/// stop.say();
/// assert!(stop.is_said());
/// let answer = stop.over(|| "a bot that is asked here answers at once");
/// assert!(answer.ends_with("at once"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Says it.
    pub fn say(&self) {
        self.0.store(true, Relaxed);
    }

    /// Whether it was said.
    pub fn is_said(&self) -> bool {
        self.0.load(Relaxed)
    }

    /// Does work in which every bot listens to this word.
    pub fn over<T>(&self, work: impl FnOnce() -> T) -> T {
        let before = HEARD.with(|heard| heard.replace(Some(self.clone())));
        let _back = Back(before);
        work()
    }

    /// What the work on this thread listens to.
    pub(crate) fn heard() -> Option<Stop> {
        HEARD.with(|heard| heard.borrow().clone())
    }
}

/// Puts back what was listened to before, even if the work panics.
struct Back(Option<Stop>);

impl Drop for Back {
    fn drop(&mut self) {
        let before = self.0.take();
        HEARD.with(|heard| *heard.borrow_mut() = before);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_listens_to_the_innermost_word_and_only_while_it_lasts() {
        let (outer, inner) = (Stop::default(), Stop::default());
        inner.say();
        outer.over(|| {
            assert!(Stop::heard().is_some_and(|stop| !stop.is_said()));
            inner.over(|| assert!(Stop::heard().is_some_and(|stop| stop.is_said())));
            let panics = std::panic::catch_unwind(|| inner.over(|| panic!("a bot that fails")));
            assert!(panics.is_err());
            assert!(Stop::heard().is_some_and(|stop| !stop.is_said()));
        });
        assert!(Stop::heard().is_none());
    }
}
