//! From text to a book.

use super::{Block, Body, Book, BookError, CHAPTERS, Chapter};

/// Reads a book; what is wrong is collected, so that one slip hides no other.
pub(super) fn parse(file: &str, text: &str) -> Result<Book, Vec<BookError>> {
    let mut reader = Reader { file, title: None, chapters: Vec::new(), errors: Vec::new() };
    for (line, lines) in groups(text) {
        if let Err(why) = reader.group(line, &lines) {
            reader.wrong(line, why);
        }
    }
    reader.book()
}

/// Lines that stand together, each group with the number of its first line.
fn groups(text: &str) -> Vec<(usize, Vec<&str>)> {
    let mut groups: Vec<(usize, Vec<&str>)> = Vec::new();
    let mut open = false;
    for (at, line) in text.lines().enumerate() {
        let blank = line.trim().is_empty();
        match groups.last_mut() {
            Some((_, lines)) if open && !blank => lines.push(line),
            _ if !blank => groups.push((at + 1, vec![line])),
            _ => {}
        }
        open = !blank && !line.starts_with('#');
    }
    groups
}

struct Reader<'a> {
    file: &'a str,
    title: Option<String>,
    chapters: Vec<Chapter>,
    errors: Vec<BookError>,
}

impl Reader<'_> {
    fn wrong(&mut self, line: usize, why: impl Into<String>) {
        self.errors.push(BookError { file: self.file.to_owned(), line, why: why.into() });
    }

    fn group(&mut self, line: usize, lines: &[&str]) -> Result<(), String> {
        let first = lines[0];
        if let Some(title) = first.strip_prefix("# ") {
            return self.title(title);
        }
        if let Some(heading) = first.strip_prefix("## ") {
            let (title, key) = heading_of(heading)?;
            self.chapters.push(Chapter { line, key, title, blocks: Vec::new() });
            return Ok(());
        }
        let block = block(line, lines)?;
        let chapter = self.chapters.last_mut();
        chapter
            .ok_or("it stands before the first chapter\nhint: `## Title {#goal}` opens one")?
            .blocks
            .push(block);
        Ok(())
    }

    fn title(&mut self, title: &str) -> Result<(), String> {
        if self.title.replace(title.trim().to_owned()).is_some() {
            return Err("a book has one title".to_owned());
        }
        Ok(())
    }

    fn book(mut self) -> Result<Book, Vec<BookError>> {
        if self.title.is_none() {
            self.wrong(1, "the book has no title\nhint: it begins with `# The game's name`");
        }
        let keys: Vec<&str> = self.chapters.iter().map(|chapter| chapter.key.as_str()).collect();
        if keys != CHAPTERS {
            let found = keys.join(", ");
            self.wrong(
                1,
                format!("the chapters are {found}\nhint: they must be {}", CHAPTERS.join(", ")),
            );
        }
        match self.title {
            Some(title) if self.errors.is_empty() => Ok(Book { title, chapters: self.chapters }),
            _ => Err(self.errors),
        }
    }
}

/// A heading's words, and the key behind them: `Drawing {#draw}`.
fn heading_of(text: &str) -> Result<(String, String), String> {
    let hint = "the heading has no key\nhint: write `Title {#key}`, the key as in every language";
    let (title, key) =
        text.trim().strip_suffix('}').and_then(|text| text.rsplit_once("{#")).ok_or(hint)?;
    if key.is_empty()
        || !key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    {
        return Err(format!("`{key}` is no key: small letters, digits and hyphens"));
    }
    Ok((title.trim().to_owned(), key.to_owned()))
}

fn block(line: usize, lines: &[&str]) -> Result<Block, String> {
    if let Some(heading) = lines[0].strip_prefix("### ") {
        let (title, key) = heading_of(heading)?;
        return Ok(Block { line, body: Body::Section { key, title }, ids: Vec::new() });
    }
    let (lines, ids) = ids_of(lines)?;
    let first = *lines
        .first()
        .ok_or("ids that belong to no block\nhint: no empty line stands before them")?;
    let body = match first {
        _ if first.starts_with("![") => figure(lines)?,
        _ if first.starts_with('|') => table(lines)?,
        _ if first.starts_with('>') => example(lines)?,
        _ if first.starts_with("- ") => Body::Points(items(lines, |line| line.strip_prefix("- "))?),
        _ if numbered(first).is_some() => Body::Steps(items(lines, numbered)?),
        _ => Body::Text(paragraph(lines)?),
    };
    Ok(Block { line, body, ids })
}

/// The lines of a block, and the ids of its last line.
fn ids_of<'a, 'b>(lines: &'a [&'b str]) -> Result<(&'a [&'b str], Vec<String>), String> {
    let Some((last, before)) = lines.split_last() else { return Ok((lines, Vec::new())) };
    let inside = last.trim().strip_prefix('{').and_then(|text| text.strip_suffix('}'));
    let Some(inside) = inside else { return Ok((lines, Vec::new())) };
    let ids: Vec<String> = inside.split_whitespace().map(str::to_owned).collect();
    match ids.iter().find(|id| !is_id(id)) {
        Some(word) => {
            Err(format!("`{word}` is no id of a rule\nhint: ids are written `{{OR-8.1 OR-8.2}}`"))
        }
        None if ids.is_empty() => Err("the line of ids is empty".to_owned()),
        None => Ok((before, ids)),
    }
}

fn is_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(prefix, number)| {
        prefix.len() >= 2
            && prefix.chars().all(|c| c.is_ascii_uppercase())
            && number.chars().all(|c| c.is_ascii_alphanumeric() || c == '.')
            && number.chars().any(|c| c.is_ascii_digit())
    })
}

/// `![caption](figure:name)`, alone.
fn figure(lines: &[&str]) -> Result<Body, String> {
    let [line] = lines else { return Err("a figure is a block of its own".to_owned()) };
    let inside = line.trim().strip_prefix("![").and_then(|text| text.strip_suffix(')'));
    let parts = inside.and_then(|text| text.rsplit_once("](figure:"));
    let (caption, name) = parts.ok_or("a figure is written `![caption](figure:name)`")?;
    Ok(Body::Figure { name: name.to_owned(), caption: caption.to_owned() })
}

/// Rows of equally many cells; the line under the head is only a line.
fn table(lines: &[&str]) -> Result<Body, String> {
    let rows: Vec<Vec<String>> = lines.iter().map(|line| row(line)).collect::<Result<_, _>>()?;
    let ruled = |cells: &Vec<String>| {
        cells.iter().all(|cell| !cell.is_empty() && cell.chars().all(|c| c == '-' || c == ':'))
    };
    if !rows.get(1).is_some_and(ruled) {
        return Err("under the head of a table stands `| --- | --- |`".to_owned());
    }
    if let Some(row) = rows.iter().find(|row| row.len() != rows[0].len()) {
        let (found, wanted) = (row.len(), rows[0].len());
        return Err(format!(
            "a row has {found} cells and the head has {wanted}: `{}`",
            row.join(" | ")
        ));
    }
    let kept = rows.into_iter().enumerate().filter(|(at, _)| *at != 1);
    Ok(Body::Table(kept.map(|(_, row)| row).collect()))
}

fn row(line: &str) -> Result<Vec<String>, String> {
    let inside = line.trim().strip_prefix('|').and_then(|text| text.strip_suffix('|'));
    let inside =
        inside.ok_or_else(|| format!("a row begins and ends with `|`: `{}`", line.trim()))?;
    Ok(inside.split('|').map(|cell| cell.trim().to_owned()).collect())
}

fn example(lines: &[&str]) -> Result<Body, String> {
    let mut words = Vec::new();
    for line in lines {
        words
            .push(line.strip_prefix('>').ok_or("every line of an example begins with `>`")?.trim());
    }
    Ok(Body::Example(words.join(" ")))
}

/// The rest of a line that begins with `1. `.
fn numbered(line: &str) -> Option<&str> {
    let (number, rest) = line.split_once(". ")?;
    (!number.is_empty() && number.chars().all(|c| c.is_ascii_digit())).then_some(rest)
}

/// The entries of a list; an indented line goes on with the one above it.
fn items<'a>(
    lines: &[&'a str],
    start: impl Fn(&'a str) -> Option<&'a str>,
) -> Result<Vec<String>, String> {
    let mut items: Vec<String> = Vec::new();
    for line in lines {
        match (start(line), items.last_mut()) {
            (Some(item), _) => items.push(item.trim().to_owned()),
            (None, Some(item)) if line.starts_with(' ') => {
                item.push(' ');
                item.push_str(line.trim());
            }
            _ => return Err(format!("neither an entry nor indented: `{}`", line.trim())),
        }
    }
    Ok(items)
}

fn paragraph(lines: &[&str]) -> Result<String, String> {
    let text = lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
    if text.contains('<') || text.contains("](") {
        return Err("a book has no HTML and no links".to_owned());
    }
    Ok(text)
}
