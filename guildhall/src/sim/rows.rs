//! Where the rows of a simulation go: one per seat and game.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use bots::sim::{CSV_HEADER, Played};

#[cfg(feature = "parquet")]
use super::sheet::Sheet;
use crate::failure::Failure;

/// A file of rows.
pub(super) enum Rows {
    /// Text, with commas between the columns.
    Csv(BufWriter<File>),
    /// Columns.
    #[cfg(feature = "parquet")]
    Parquet(GameSheet),
}

impl Rows {
    /// Begins a file; its name says which kind.
    pub(super) fn create(path: &Path) -> Result<Rows, Failure> {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("csv") => {
                let mut rows = BufWriter::new(create(path)?);
                writeln!(rows, "{CSV_HEADER}")?;
                Ok(Rows::Csv(rows))
            }
            #[cfg(feature = "parquet")]
            Some("parquet") => Ok(Rows::Parquet(GameSheet::create(path)?)),
            #[cfg(not(feature = "parquet"))]
            Some("parquet") => Err(without_parquet()),
            _ => {
                let why = format!("{}: rows are written as .csv or .parquet", path.display());
                Err(Failure::usage(why))
            }
        }
    }

    /// Writes the rows of a game.
    pub(super) fn add(&mut self, played: &Played) -> io::Result<()> {
        match self {
            Rows::Csv(rows) => played.write_csv(rows),
            #[cfg(feature = "parquet")]
            Rows::Parquet(sheet) => sheet.add(played),
        }
    }

    /// Writes what is left.
    pub(super) fn finish(self) -> io::Result<()> {
        match self {
            Rows::Csv(mut rows) => rows.flush(),
            #[cfg(feature = "parquet")]
            Rows::Parquet(sheet) => sheet.finish(),
        }
    }
}

pub(super) fn create(path: &Path) -> Result<File, Failure> {
    File::create(path).map_err(|error| Failure::job(format!("{}: {error}", path.display())))
}

/// Whether every choice can be written to a file of this name.
pub(super) fn may_hold_choices(path: &Path) -> Result<(), Failure> {
    let is_named_so = path.extension().is_some_and(|extension| extension == "parquet");
    let why = || Failure::usage(format!("{}: decisions are written as .parquet", path.display()));
    is_named_so.then_some(()).ok_or_else(why)?;
    #[cfg(not(feature = "parquet"))]
    return Err(without_parquet());
    #[cfg(feature = "parquet")]
    Ok(())
}

#[cfg(not(feature = "parquet"))]
fn without_parquet() -> Failure {
    Failure::usage(
        "this guildhall writes no .parquet: it was built without the feature `parquet`\n\
         hint: build it with `cargo build --release --features parquet`, or write .csv",
    )
}

/// The rows of games as columns.
#[cfg(feature = "parquet")]
pub(super) struct GameSheet {
    sheet: Sheet,
    waiting: Vec<Played>,
}

#[cfg(feature = "parquet")]
impl GameSheet {
    /// Games that are written together.
    const GROUP: usize = 16_384;

    fn create(path: &Path) -> Result<GameSheet, Failure> {
        let schema = "message games {
            required int64 game;
            required int64 seat;
            required binary bot (string);
            required int64 score;
            required int64 rank;
            required double win_share;
            required int64 decisions;
        }";
        let sheet = Sheet::create(create(path)?, schema, "")?;
        Ok(GameSheet { sheet, waiting: Vec::new() })
    }

    fn add(&mut self, played: &Played) -> io::Result<()> {
        self.waiting.push(played.clone());
        if self.waiting.len() == Self::GROUP { self.write() } else { Ok(()) }
    }

    fn write(&mut self) -> io::Result<()> {
        let games = std::mem::take(&mut self.waiting);
        let rows = || games.iter().flat_map(|one| &one.seats);
        let numbers = games.iter().flat_map(|one| one.seats.iter().map(|_| one.number as i64));
        let seats = games.iter().flat_map(|one| 0..one.seats.len() as i64);
        let mut group = self.sheet.group()?;
        group.whole(numbers)?;
        group.whole(seats)?;
        group.words(rows().map(|row| row.bot.to_string()))?;
        group.whole(rows().map(|row| row.score.into()))?;
        group.whole(rows().map(|row| row.rank.into()))?;
        group.real(rows().map(|row| row.win_share()))?;
        group.whole(rows().map(|row| row.decisions.into()))?;
        group.finish()
    }

    fn finish(mut self) -> io::Result<()> {
        self.write()?;
        self.sheet.finish()
    }
}
