//! Reading component files whose errors name the line.

use toml::Spanned;

use super::DataError;
use crate::names::Name;
use crate::text::nearest;

/// A component file being read: finds entries by name and says where something is wrong.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    text: &'a str,
}

impl<'a> Reader<'a> {
    /// The reader of a file's text.
    pub const fn new(text: &'a str) -> Reader<'a> {
        Reader { text }
    }

    /// What is wrong with a value, at its line.
    pub fn at<T>(&self, value: &Spanned<T>, why: impl Into<String>) -> DataError {
        DataError::at(self.text, value.span().start, why)
    }

    /// A number that must not be smaller.
    ///
    /// # Errors
    /// If it is.
    pub fn at_least<N: Copy + PartialOrd + std::fmt::Display>(
        &self,
        value: &Spanned<N>,
        least: N,
    ) -> Result<N, DataError> {
        match *value.get_ref() {
            number if number < least => {
                Err(self.at(value, format!("must be at least {least}, not {number}")))
            }
            number => Ok(number),
        }
    }

    /// One value for every piece of a kind: each must have exactly one entry.
    ///
    /// # Errors
    /// If a piece has no entry or two, or an entry is of no piece.
    pub fn by_name<T: Name, E, V>(
        &self,
        entries: &[E],
        id: impl Fn(&E) -> &Spanned<String>,
        value: impl Fn(&E) -> V,
    ) -> Result<Vec<V>, DataError> {
        let order = self.order::<T, E>(entries, id)?;
        Ok(order.into_iter().map(|entry| value(&entries[entry])).collect())
    }

    /// Where the entry of each piece stands.
    ///
    /// # Errors
    /// If a piece has no entry or two, or an entry is of no piece.
    pub fn order<T: Name, E>(
        &self,
        entries: &[E],
        id: impl Fn(&E) -> &Spanned<String>,
    ) -> Result<Vec<usize>, DataError> {
        let mut found: Vec<Option<usize>> = vec![None; T::ALL.len()];
        for (number, entry) in entries.iter().enumerate() {
            let piece = self.piece::<T>(id(entry))?;
            if found[piece.index()].replace(number).is_some() {
                return Err(self.at(id(entry), format!("`{}` has a second entry", piece.id())));
            }
        }
        let missing = |index: usize| {
            let why = format!("`{}` is missing; every set has the same things", T::ALL[index].id());
            match entries.last() {
                Some(last) => self.at(id(last), why),
                None => DataError { line: 0, why },
            }
        };
        found.into_iter().enumerate().map(|(i, at)| at.ok_or_else(|| missing(i))).collect()
    }

    /// The piece with this id.
    ///
    /// # Errors
    /// If there is none, with the nearest id as a hint.
    pub fn piece<T: Name>(&self, id: &Spanned<String>) -> Result<T, DataError> {
        T::from_id(id.get_ref()).ok_or_else(|| {
            let hint = nearest(id.get_ref(), T::ALL.iter().map(|piece| piece.id()))
                .map_or(String::new(), |near| format!("\nhint: did you mean `{near}`?"));
            self.at(id, format!("unknown name `{}`{hint}", id.get_ref()))
        })
    }
}
