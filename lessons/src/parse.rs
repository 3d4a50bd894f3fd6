//! From text to a lesson.

use kernel::Seat;
use kernel::rulings::{Failure, Line, Rulings, Step};

use crate::{Beat, Lesson};

/// Reads a lesson; what is wrong is collected, so that one slip hides no other.
pub(super) fn parse(file: &str, text: &str) -> Result<Lesson, Vec<Failure>> {
    let mut reader = Reader { lesson: empty(file), faults: Vec::new() };
    if reader.lesson.key.is_empty() {
        reader.fault(1, file, "the file is named `NN-name.lesson`");
    }
    for (at, line) in text.lines().enumerate() {
        let line = without_comment(line).trim();
        if !line.is_empty()
            && let Err(why) = reader.line(at + 1, line)
        {
            reader.fault(at + 1, line, &why);
        }
    }
    reader.finish()
}

fn empty(file: &str) -> Lesson {
    Lesson {
        file: file.to_owned(),
        key: key_of(file).unwrap_or_default().to_owned(),
        line: 0,
        ids: Vec::new(),
        sentence: String::new(),
        learner: Seat(0),
        position: Vec::new(),
        beats: Vec::new(),
    }
}

/// `dice` of `01-dice.lesson`, whatever folders stand before it.
fn key_of(file: &str) -> Option<&str> {
    let name = file.rsplit(['/', '\\']).next()?.strip_suffix(".lesson")?;
    let (number, key) = name.split_once('-')?;
    let counted = number.len() == 2 && number.chars().all(|c| c.is_ascii_digit());
    (counted && is_name(key)).then_some(key)
}

/// Small letters, digits and hyphens.
pub(crate) fn is_name(word: &str) -> bool {
    !word.is_empty()
        && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

struct Reader {
    lesson: Lesson,
    faults: Vec<Failure>,
}

impl Reader {
    fn fault(&mut self, line: usize, what: &str, why: &str) {
        let what = what.split_whitespace().collect::<Vec<_>>().join(" ");
        let file = self.lesson.file.clone();
        self.faults.push(Failure { file, line, what, why: why.to_owned() });
    }

    fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        if self.lesson.line == 0 {
            return self.heading(number, line);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "learner" => self.learner(rest),
            "say" => self.say(number, rest),
            "show" => self.beat()?.show(rest),
            "want" => self.beat()?.want(rest),
            "answer" => self.beat()?.answer(rest),
            _ => self.step(Line { number, step: Step::parse(line)? }),
        }
    }

    /// The first line: the rules it teaches and what it is about, as an example opens.
    fn heading(&mut self, number: usize, line: &str) -> Result<(), String> {
        self.lesson.line = number;
        let example = Rulings::parse(&self.lesson.file, line).examples.into_iter().next();
        let example = example.ok_or(
            "a lesson opens with the rules it teaches\nhint: `TI-5.2 TI-5.3  What it is about`",
        )?;
        (self.lesson.ids, self.lesson.sentence) = (example.ids, example.sentence);
        Ok(())
    }

    fn learner(&mut self, seat: &str) -> Result<(), String> {
        let number = seat.parse().map_err(|_| format!("`{seat}` is no seat"))?;
        self.lesson.learner = Seat(number);
        Ok(())
    }

    fn say(&mut self, line: usize, name: &str) -> Result<(), String> {
        if !is_name(name) {
            return Err("it names what is said: small letters, digits and hyphens".to_owned());
        }
        if self.lesson.position.is_empty() {
            return Err("there is no table yet\nhint: `setup` or `given` comes first".to_owned());
        }
        self.lesson.beats.push(Beat {
            line,
            say: name.to_owned(),
            show: Vec::new(),
            wants: Vec::new(),
            answers: Vec::new(),
            then: Vec::new(),
        });
        Ok(())
    }

    fn beat(&mut self) -> Result<&mut Beat, String> {
        let open = self.lesson.beats.last_mut();
        open.ok_or_else(|| "it belongs to no step\nhint: `say NAME` opens one".to_owned())
    }

    fn step(&mut self, line: Line) -> Result<(), String> {
        let lays = matches!(line.step, Step::Setup { .. } | Step::Given { .. });
        match self.lesson.beats.last_mut() {
            Some(_) if lays => return Err("a lesson has one position, before its steps".to_owned()),
            Some(beat) => beat.then.push(line),
            None if lays == self.lesson.position.is_empty() => self.lesson.position.push(line),
            None if lays => return Err("a lesson has one position".to_owned()),
            None => {
                return Err(
                    "there is no table yet\nhint: `setup` or `given` comes first".to_owned()
                );
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Lesson, Vec<Failure>> {
        let last = self.lesson.beats.last().map(|beat| (beat.line, beat.wants.is_empty()));
        match last {
            None => self.fault(1, "", "the lesson has no steps\nhint: `say NAME` opens one"),
            Some((line, false)) => self.fault(line, "say", "the last step only says something"),
            Some((_, true)) => {}
        }
        if self.faults.is_empty() { Ok(self.lesson) } else { Err(self.faults) }
    }
}

impl Beat {
    /// `#wheel .market`, or the notation of a move after `act`.
    fn show(&mut self, text: &str) -> Result<(), String> {
        if let Some(action) = text.strip_prefix("act ") {
            self.show.push(action.trim().to_owned());
            return Ok(());
        }
        for word in text.split_whitespace() {
            if !word.starts_with(['#', '.']) {
                return Err(format!(
                    "`{word}` is no part\nhint: `#id`, `.class` or `act NOTATION`"
                ));
            }
            self.show.push(word.to_owned());
        }
        if text.is_empty() { Err("it shows nothing".to_owned()) } else { Ok(()) }
    }

    /// `die pink 2 | die pink 3`.
    fn want(&mut self, text: &str) -> Result<(), String> {
        if text.is_empty() {
            return Err("it waits for no move".to_owned());
        }
        self.wants.extend(text.split('|').map(kernel::text::tidy));
        Ok(())
    }

    /// `die pink * too-low`: the last word names what is said.
    fn answer(&mut self, text: &str) -> Result<(), String> {
        let (pattern, say) = text
            .rsplit_once(char::is_whitespace)
            .ok_or("it answers to nothing\nhint: `answer PATTERN NAME`, and `*` is any move")?;
        if !is_name(say) {
            return Err(format!("`{say}` is no name: small letters, digits and hyphens"));
        }
        self.answers.push((kernel::text::tidy(pattern), say.to_owned()));
        Ok(())
    }
}

/// A line up to a `# ` that stands at its beginning or after a space; `#wheel` is a part.
pub(crate) fn without_comment(line: &str) -> &str {
    if line.trim_start().starts_with("# ") {
        return "";
    }
    line.split(" # ").next().unwrap_or_default()
}
