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
    for row in rows.iter().step_by(97) {
        let options = row.get_long(6).expect("a whole number") as usize;
        let length = |at| row.get_list(at).expect("a list").len();
        assert!(options > 1 && (13..17).all(|at| length(at) == options), "{row}");
        assert!(length(17) > 20 && length(17) == length(18), "{row}");
    }
    sim(&["--decisions", file.path()]);
    assert_eq!(self::rows(&file)[0].len(), 17);
}

/// The file itself says which game it is of, what its numbers mean and who played.
#[test]
fn the_file_of_choices_explains_itself() {
    let file = TempFile::new("about.parquet", "");
    sim(&["--decisions", file.path()]);
    let reader = SerializedFileReader::new(File::open(&file.0).expect("it was written"));
    let reader = reader.expect("it is a parquet file");
    let told = reader.metadata().file_metadata().key_value_metadata().expect("it says something");
    let about = told.iter().find(|one| one.key == "guildhall").and_then(|one| one.value.as_ref());
    let about: serde_json::Value =
        serde_json::from_str(about.expect("it is ours")).expect("it is JSON");
    assert_eq!(about["format"], "guildhall-decisions-1");
    assert_eq!(about["game"], "orleans");
    assert_eq!(about["players"], 3);
    let columns = about["columns"].as_object().expect("every column is explained");
    assert_eq!(columns.len(), self::rows(&file)[0].len());
}

/// With and without choices the same games are played and told.
#[test]
fn choices_change_no_game() {
    let (games, choices) = (TempFile::new("same.csv", ""), TempFile::new("same.parquet", ""));
    let read = || std::fs::read_to_string(&games.0).expect("it was written");
    sim(&["--out", games.path()]);
    let plain = read();
    for more in [&["--threads", "2"][..], &["--threads", "1"], &["--check"]] {
        let files = ["--out", games.path(), "--decisions", choices.path()];
        sim(&[&files[..], more].concat());
        assert_eq!(read(), plain, "{more:?}");
    }
}

#[test]
fn rows_of_several_tables_are_refused() {
    let error = refused(&["sim", "orleans", "--players", "all", "--decisions", "a.parquet"], 2);
    assert!(error.contains("one table"), "{error}");
}
