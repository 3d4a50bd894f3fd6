//! Victories by place in the first order, as a picture: a row a table, a bar a place.

use std::fmt::Write;

use super::data::{Data, Table};

const WIDTH: f64 = 640.0;
const LEFT: f64 = 150.0;
const ROW: f64 = 44.0;
const TOP: f64 = 30.0;

/// The picture.
pub(super) fn picture(data: &Data) -> String {
    let tables: Vec<&Table> = data.tables.iter().filter(|it| it.players > 1).collect();
    let height = TOP + ROW * tables.len() as f64 + 10.0;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"sans-serif\" font-size=\"12\" role=\"img\">\n\
         <title>Victories by place in the first order, against the fair share</title>\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"18\" fill=\"#333\">victories by place in the first order; the line \
         is the fair share</text>\n"
    );
    for (number, table) in tables.iter().enumerate() {
        row(&mut text, table, TOP + ROW * number as f64);
    }
    text.push_str("</svg>\n");
    text
}

fn row(text: &mut String, table: &Table, top: f64) {
    let title = shelf::find(&table.game)
        .map_or_else(|_| table.game.clone(), |entry| entry.info().title.to_owned());
    let _ = writeln!(
        text,
        "<text x=\"10\" y=\"{:.0}\" fill=\"#333\">{title}, {}</text>",
        top + 24.0,
        table.players
    );
    let room = WIDTH - LEFT - 20.0;
    let each = room / table.places.len().max(1) as f64;
    let fair = 1.0 / f64::from(table.players);
    for (place, wins) in table.places.iter().enumerate() {
        let share = wins / table.games.max(1) as f64;
        // Twice the fair share fills the row.
        let height = (share / (2.0 * fair)).min(1.0) * (ROW - 8.0);
        let (x, bottom) = (LEFT + each * place as f64, top + ROW - 4.0);
        let _ = writeln!(
            text,
            "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\" \
             fill=\"#6b8fb3\"/><text x=\"{:.1}\" y=\"{:.1}\" fill=\"#222\">{:.1} %</text>",
            bottom - height,
            each - 8.0,
            x + 4.0,
            bottom - 4.0,
            100.0 * share
        );
    }
    let middle = top + ROW - 4.0 - (ROW - 8.0) / 2.0;
    let _ = writeln!(
        text,
        "<line x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{middle:.1}\" y2=\"{middle:.1}\" stroke=\"#b33\"/>",
        WIDTH - 20.0
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_a_bar() {
        let mut data = Data::default();
        let game = "tiletum".to_owned();
        let places = vec![30.0, 40.0, 30.0];
        data.put(Table { game, players: 3, games: 100, places, ..Table::default() });
        let picture = picture(&data);
        assert_eq!(picture.matches("fill=\"#6b8fb3\"").count(), 3);
        assert!(picture.contains("40.0 %") && picture.contains("Tiletum, 3"));
    }
}
