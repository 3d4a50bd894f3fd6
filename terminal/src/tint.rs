//! Players in their colors. Every mark and name says by itself whose it is, so that nothing is
//! lost without color.

use std::ops::Range;

use kernel::GameInfo;
use lang::Speaker;
use lang::words::Lexicon;
use ratatui::style::Color;

use crate::marks::{Marks, SEPARATOR, SIGNS};

/// The names of the players and the colors that these stand for.
#[derive(Clone, Debug)]
pub(crate) struct Tint {
    marks: Marks,
    colors: Vec<Option<Color>>,
}

impl Tint {
    /// The players of a table, in the colors of the game's box.
    pub(crate) fn of(speaker: &Speaker, info: &GameInfo, players: u8) -> Tint {
        let terms = Lexicon::of(info).colors().iter();
        let colors = terms.map(|term| color(term)).take(players.into()).collect();
        Tint { marks: Marks::of(speaker, players), colors }
    }

    /// No colors.
    pub(crate) fn none() -> Tint {
        Tint { marks: Marks::new(Vec::new()), colors: Vec::new() }
    }

    /// The line in parts: names and signed marks of players (`Green`, `@GB`) apart from the rest.
    pub(crate) fn pieces<'a>(&self, line: &'a str) -> Vec<(Option<Color>, &'a str)> {
        let mut pieces = Vec::new();
        let mut plain = 0;
        for (seat, place) in self.places(line) {
            if place.start >= plain {
                pieces.push((None, &line[plain..place.start]));
                pieces.push((self.colors[seat], &line[place.clone()]));
                plain = place.end;
            }
        }
        pieces.push((None, &line[plain..]));
        pieces.retain(|(_, text)| !text.is_empty());
        pieces
    }

    /// The line with the escape codes of a terminal.
    pub(crate) fn escaped(&self, line: &str) -> String {
        let escaped = |(color, text): (Option<Color>, &str)| match color.and_then(code) {
            Some(code) => format!("\x1b[{code}m{text}\x1b[39m"),
            None => text.to_owned(),
        };
        self.pieces(line).into_iter().map(escaped).collect()
    }

    /// Where players are named, from left to right.
    fn places(&self, line: &str) -> Vec<(usize, Range<usize>)> {
        let seats = 0..self.colors.len();
        let mut places: Vec<_> = seats.flat_map(|seat| self.named(line, seat)).collect();
        places.extend(signed(line).flat_map(|(start, row)| self.marked(start, row)));
        places.sort_by_key(|(_, place)| place.start);
        places
    }

    /// Where a seat's name stands as a word of its own.
    fn named(&self, line: &str, seat: usize) -> Vec<(usize, Range<usize>)> {
        let name = self.marks.name(seat);
        if !name.contains(char::is_alphabetic) {
            return Vec::new();
        }
        let alone = |place: &Range<usize>| {
            !line[..place.start].ends_with(char::is_alphanumeric)
                && !line[place.end..].starts_with(char::is_alphanumeric)
        };
        let found = line.match_indices(name).map(|(start, name)| start..start + name.len());
        found.filter(alone).map(|place| (seat, place)).collect()
    }

    /// The marks of a row; none if anything else stands there.
    fn marked(&self, start: usize, row: &str) -> Vec<(usize, Range<usize>)> {
        let mut places = Vec::new();
        let mut at = 0;
        while at < row.len() {
            let Some((seat, mark)) = self.marks.first_of(&row[at..]) else { return Vec::new() };
            places.push((seat, start + at..start + at + mark.len()));
            at += mark.len();
            at += usize::from(row[at..].starts_with(SEPARATOR));
        }
        places
    }
}

/// The words of a line that begin with a sign, without it, each with its place.
fn signed(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let begins = |(start, _): &(usize, &str)| !line[..*start].ends_with(|c: char| c != ' ');
    line.match_indices(SIGNS).filter(begins).map(|(start, sign)| {
        let rest = &line[start + sign.len()..];
        (start + sign.len(), rest.split(' ').next().unwrap_or_default())
    })
}

/// The color that a term names; `None` for one that a terminal lacks.
fn color(term: &str) -> Option<Color> {
    match term.strip_prefix("player_").unwrap_or(term).strip_prefix("colour.")? {
        "red" => Some(Color::Red),
        "green" => Some(Color::Green),
        "yellow" => Some(Color::Yellow),
        "blue" => Some(Color::Blue),
        "violet" => Some(Color::Magenta),
        "brown" => Some(Color::Yellow),
        "grey" => Some(Color::DarkGray),
        "orange" => Some(Color::LightRed),
        "white" => Some(Color::White),
        _ => None,
    }
}

/// The number of a color in escape codes.
fn code(color: Color) -> Option<u8> {
    match color {
        Color::Red => Some(31),
        Color::Green => Some(32),
        Color::Yellow => Some(33),
        Color::Blue => Some(34),
        Color::Magenta => Some(35),
        Color::DarkGray => Some(90),
        Color::LightRed => Some(91),
        Color::White => Some(97),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tint(names: &[&str]) -> Tint {
        let marks = Marks::new(names.iter().map(|&name| name.to_owned()).collect());
        Tint { marks, colors: vec![Some(Color::Green), Some(Color::Yellow)] }
    }

    #[test]
    fn names_have_their_colors_where_they_are_words() {
        let pieces = tint(&["Ann", "Anna"]).pieces("Ann greets Anna, not Annabel");
        let tinted: Vec<_> = pieces.iter().filter(|(color, _)| color.is_some()).collect();
        assert_eq!(tinted, [&(Some(Color::Green), "Ann"), &(Some(Color::Yellow), "Anna")]);
        let whole: String = pieces.iter().map(|(_, text)| *text).collect();
        assert_eq!(whole, "Ann greets Anna, not Annabel");
    }

    #[test]
    fn marks_have_their_colors_after_a_sign() {
        let escaped = tint(&["Green", "Yellow"]).escaped("Paris @GY #Y □ GY @GX");
        let (green, yellow) = ("\x1b[32mG\x1b[39m", "\x1b[33mY\x1b[39m");
        assert_eq!(escaped, format!("Paris @{green}{yellow} #{yellow} □ GY @GX"));
        let escaped = tint(&["Zielony", "Żółty"]).escaped("@Zi,Żó");
        assert_eq!(escaped, "@\x1b[32mZi\x1b[39m,\x1b[33mŻó\x1b[39m");
    }

    #[test]
    fn without_colors_a_line_stays_as_it_is() {
        assert_eq!(Tint::none().escaped("Green @G"), "Green @G");
        assert_eq!(tint(&["1", "2"]).escaped("1 AP, 2 VP"), "1 AP, 2 VP");
    }
}
