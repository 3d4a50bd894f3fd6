//! How players are marked on a board.

use std::collections::BTreeSet;

use kernel::Seat;
use lang::Speaker;

/// The signs that boards set before marks: merchants, architects, houses, pillars.
pub(crate) const SIGNS: [char; 4] = ['@', '&', '#', '|'];

/// What stands between marks of several letters.
pub(crate) const SEPARATOR: &str = ",";

/// The players' names and a short mark for each, in the order of the seats.
#[derive(Clone, Debug)]
pub(crate) struct Marks {
    names: Vec<String>,
    marks: Vec<String>,
}

impl Marks {
    /// The marks of the players of a table.
    pub(crate) fn of(speaker: &Speaker, players: u8) -> Marks {
        Marks::new(Seat::all(players).map(|seat| speaker.name(seat)).collect())
    }

    /// A mark for each name.
    pub(crate) fn new(names: Vec<String>) -> Marks {
        Marks { marks: shortest(&names), names }
    }

    /// The full name of a seat.
    pub(crate) fn name(&self, seat: usize) -> &str {
        self.names.get(seat).map_or("", String::as_str)
    }

    /// The marks of several seats in a row: `GB`, `Zi,Żó`.
    pub(crate) fn row(&self, seats: impl IntoIterator<Item = usize>) -> String {
        let marks: Vec<&str> =
            seats.into_iter().filter_map(|seat| self.marks.get(seat)).map(String::as_str).collect();
        let single = marks.iter().all(|mark| mark.chars().count() == 1);
        marks.join(if single { "" } else { SEPARATOR })
    }

    /// The mark with which a row begins, and whose it is.
    pub(crate) fn first_of(&self, row: &str) -> Option<(usize, &str)> {
        let marks = self.marks.iter().map(String::as_str).enumerate();
        marks.into_iter().find(|(_, mark)| row.starts_with(mark))
    }

    /// Which mark is whose.
    pub(crate) fn legend(&self) -> Vec<String> {
        let pairs = self.marks.iter().zip(&self.names);
        pairs.map(|(mark, name)| format!("{mark} {name}")).collect()
    }
}

/// The first letter of each name if these differ and are plain (Z and Ż look alike), else the
/// first two or three, else a number.
fn shortest(names: &[String]) -> Vec<String> {
    let starts = |letters| -> Vec<String> {
        names.iter().map(|name| name.chars().take(letters).collect()).collect()
    };
    let found = (1..=3).map(starts).find(|marks| {
        let clear = |mark: &String| mark.is_ascii() || mark.chars().count() > 1;
        marks.iter().all(clear) && marks.iter().collect::<BTreeSet<_>>().len() == marks.len()
    });
    found.unwrap_or_else(|| (1..=names.len()).map(|number| number.to_string()).collect())
}

/// How often each name occurs, in the order of their first appearance.
pub(crate) fn tally<'a>(names: impl IntoIterator<Item = &'a String>) -> Vec<(&'a str, usize)> {
    let mut tally: Vec<(&str, usize)> = Vec::new();
    for name in names {
        match tally.iter_mut().find(|(known, _)| known == name) {
            Some((_, count)) => *count += 1,
            None => tally.push((name, 1)),
        }
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(names: &[&str]) -> Marks {
        Marks::new(names.iter().map(|&name| name.to_owned()).collect())
    }

    #[test]
    fn marks_are_as_short_as_they_can_be() {
        assert_eq!(marks(&["Green", "Blue"]).row([0, 1]), "GB");
        assert_eq!(marks(&["Zielony", "Żółty"]).row([0, 1]), "Zi,Żó");
        assert_eq!(marks(&["Anna", "Anna"]).row([1]), "2");
        assert_eq!(marks(&["Green", "Blue"]).legend(), ["G Green", "B Blue"]);
    }
}
