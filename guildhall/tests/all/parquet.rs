//! Rows as columns: `--out FILE.parquet` and `--decisions FILE.parquet`.

use std::fs::File;

use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{Row, RowAccessor};

use crate::{TempFile, printed, refused};

const SIM: [&str; 8] = ["sim", "orleans", "--games", "5", "--players", "3", "--bots", "busy"];

fn rows(file: &TempFile) -> Vec<Row> {
    let reader = SerializedFileReader::new(File::open(&file.0).expect("it was written"));
    let reader = reader.expect("it is a parquet file");
    reader.get_row_iter(None).expect("it has rows").map(|row| row.expect("it is whole")).collect()
}

fn sim(more: &[&str]) -> String {
    printed(&SIM.iter().chain(more).copied().collect::<Vec<_>>())
}

#[test]
fn one_row_per_seat_and_game() {
    let (columns, lines) = (TempFile::new("games.parquet", ""), TempFile::new("games.csv", ""));
    sim(&["--out", columns.path()]);
    sim(&["--out", lines.path()]);
    let form = |row: &Row| {
        let number = |at| row.get_long(at).expect("a whole number");
        let share = row.get_double(5).expect("a number");
        let bot = row.get_string(2).expect("a text");
        format!(
            "{},{},{bot},{},{},{share},{}\n",
            number(0),
            number(1),
            number(3),
            number(4),
            number(6)
        )
    };
    let text: String = rows(&columns).iter().map(form).collect();
    let csv = std::fs::read_to_string(&lines.0).expect("it was written");
    assert_eq!(csv.split_once('\n').map(|(_, rest)| rest), Some(text.as_str()));
}

#[test]
fn one_row_per_choice() {
    let file = TempFile::new("choices.parquet", "");
    sim(&["--decisions", file.path(), "--observations"]);
    let rows = rows(&file);
    assert!(rows.len() > 5 * 50);
    let length = shelf::find("orleans").expect("it is on the shelf").info().observation;
    for row in rows.iter().step_by(97) {
        assert!(row.get_long(5).expect("a whole number") > 1, "{row}");
        assert_eq!(row.get_list(12).expect("a list").len(), length);
    }
    sim(&["--decisions", file.path()]);
    assert_eq!(self::rows(&file)[0].len(), 12);
}

#[test]
fn rows_of_several_tables_are_refused() {
    let error = refused(&["sim", "orleans", "--players", "all", "--decisions", "a.parquet"], 2);
    assert!(error.contains("one table"), "{error}");
}
