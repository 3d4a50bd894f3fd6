//! Who watches a table without sitting there: not more than a table can bear.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The watchers of every table.
pub struct Audience {
    most: usize,
    tables: Arc<Mutex<HashMap<String, usize>>>,
}

/// A watcher; he is gone when this is dropped.
pub struct Watcher {
    table: String,
    tables: Arc<Mutex<HashMap<String, usize>>>,
}

impl Audience {
    /// So many at each table.
    pub fn new(most: usize) -> Audience {
        Audience { most, tables: Arc::default() }
    }

    /// One more watches a table; none if there are too many.
    pub fn join(&self, table: &str) -> Option<Watcher> {
        let mut tables = lock(&self.tables);
        let count = tables.get(table).copied().unwrap_or_default();
        if count >= self.most {
            return None;
        }
        tables.insert(table.to_owned(), count + 1);
        Some(Watcher { table: table.to_owned(), tables: Arc::clone(&self.tables) })
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        let mut tables = lock(&self.tables);
        match tables.get_mut(&self.table) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(tables.remove(&self.table)),
        }
    }
}

fn lock(tables: &Mutex<HashMap<String, usize>>) -> MutexGuard<'_, HashMap<String, usize>> {
    tables.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_bears_so_many_and_forgets_who_left() {
        let audience = Audience::new(2);
        let both = [audience.join("t"), audience.join("t")];
        assert!(both.iter().all(Option::is_some) && audience.join("t").is_none());
        assert!(audience.join("u").is_some(), "another table is another matter");
        drop(both);
        assert!(audience.join("t").is_some());
        assert!(lock(&audience.tables).is_empty(), "an empty house is no entry");
    }
}
