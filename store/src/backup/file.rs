//! The file of a backup: written beside its place and moved there when complete, proved before
//! the first record is read.

use std::collections::VecDeque;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Lines, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::Record;
use super::check::Proof;
use super::format::{self, FIRST, HEADER};
use crate::StoreError;

/// The last line.
#[derive(Serialize, Deserialize)]
struct Seal {
    sha256: String,
}

/// A backup being written.
pub(super) struct Writing {
    place: PathBuf,
    draft: PathBuf,
    out: BufWriter<File>,
    digest: Sha256,
    is_complete: bool,
}

impl Writing {
    /// Begins a file that must not be there yet.
    pub(super) fn begin(place: &Path) -> Result<Writing, StoreError> {
        if place.exists() {
            let why = format!("{} exists already; name another file", place.display());
            return Err(StoreError::Invalid(why));
        }
        let draft = beside(place);
        let file = create_private(&draft).map_err(|error| trouble(&draft, "written", &error))?;
        let (out, digest) = (BufWriter::new(file), Sha256::new());
        let place = place.to_owned();
        let mut writing = Writing { place, draft, out, digest, is_complete: false };
        writing.line(HEADER)?;
        Ok(writing)
    }

    /// Adds a record.
    pub(super) fn write(&mut self, record: &Record) -> Result<(), StoreError> {
        let text = serde_json::to_string(record).expect("a record is plain data");
        self.line(&text)
    }

    /// Adds the last line and moves the file to its place once it is on the disk.
    pub(super) fn finish(mut self) -> Result<(), StoreError> {
        let seal = Seal { sha256: hex(self.digest.clone()) };
        self.line(&serde_json::to_string(&seal).expect("a seal is plain data"))?;
        let moved = self.out.flush().and_then(|()| self.out.get_ref().sync_all());
        let moved = moved.and_then(|()| fs::rename(&self.draft, &self.place));
        moved.map_err(|error| trouble(&self.place, "written", &error))?;
        self.is_complete = true;
        Ok(())
    }

    fn line(&mut self, text: &str) -> Result<(), StoreError> {
        digest_line(&mut self.digest, text);
        writeln!(self.out, "{text}").map_err(|error| trouble(&self.draft, "written", &error))
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        if !self.is_complete {
            // Half a backup is none; if it cannot be removed it is refused all the same.
            let _ = fs::remove_file(&self.draft);
        }
    }
}

/// The records of a backup that was proved to be whole.
pub(super) struct Reading {
    place: PathBuf,
    lines: Lines<BufReader<File>>,
    /// Records of the last line that are still to come.
    held: VecDeque<Record>,
    proof: Proof,
}

impl Reading {
    /// Reads the file once to see that it is whole, then from the start.
    pub(super) fn begin(place: &Path) -> Result<Reading, StoreError> {
        prove(place)?;
        let mut lines = lines(place)?;
        lines.next();
        let (place, held) = (place.to_owned(), VecDeque::new());
        Ok(Reading { place, lines, held, proof: Proof::default() })
    }

    /// The records of the next line; none after the last.
    fn line(&mut self) -> Option<Result<Vec<Record>, StoreError>> {
        let line = match self.lines.next()? {
            Ok(line) => line,
            Err(error) => return Some(Err(trouble(&self.place, "read", &error))),
        };
        if serde_json::from_str::<Seal>(&line).is_ok() {
            return None;
        }
        Some(format::records(&line).map_err(|error| {
            let why = format!("{}: a line is no record: {error}", self.place.display());
            StoreError::Invalid(why)
        }))
    }
}

impl Iterator for Reading {
    type Item = Result<Record, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.held.is_empty() {
            match self.line()? {
                Ok(records) => self.held.extend(records),
                Err(error) => return Some(Err(error)),
            }
        }
        self.held.pop_front().map(|record| self.proof.look(record))
    }
}

/// Refuses a file that is no backup, was cut off or was changed.
fn prove(place: &Path) -> Result<(), StoreError> {
    let wrong = |why: &str| StoreError::Invalid(format!("{}: {why}", place.display()));
    let mut lines = lines(place)?.peekable();
    let mut digest = Sha256::new();
    if !matches!(lines.peek(), Some(Ok(first)) if first == HEADER || first == FIRST) {
        return Err(wrong("is no backup that this program knows; check the name"));
    }
    while let Some(line) = lines.next() {
        let line = line.map_err(|error| trouble(place, "read", &error))?;
        if lines.peek().is_none() {
            let seal: Option<Seal> = serde_json::from_str(&line).ok();
            let seal = seal.ok_or_else(|| wrong("is cut off; use another backup"))?;
            let is_whole = seal.sha256 == hex(digest);
            return if is_whole { Ok(()) } else { Err(wrong("is damaged; use another backup")) };
        }
        digest_line(&mut digest, &line);
    }
    Err(wrong("is cut off; use another backup"))
}

fn lines(place: &Path) -> Result<Lines<BufReader<File>>, StoreError> {
    let file = File::open(place).map_err(|error| trouble(place, "read", &error))?;
    Ok(BufReader::new(file).lines())
}

fn digest_line(digest: &mut Sha256, line: &str) {
    digest.update(line);
    digest.update("\n");
}

fn hex(digest: Sha256) -> String {
    digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

fn beside(place: &Path) -> PathBuf {
    let mut name = place.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn trouble(place: &Path, done: &str, error: &io::Error) -> StoreError {
    let place = place.display().to_string();
    StoreError::Unavailable { place, why: format!("cannot be {done}: {error}") }
}
