//! Lessons in a terminal, line by line: the same positions, moves and sentences as in the browser.

use std::io::{self, BufRead, Write};

use kernel::{AnyAction, Title, Viewer};
use lang::{Arg, Speaker, Tongue};
use lessons::{Lesson, Moment, Reply, Stray};

use crate::drawing::drawing;
use crate::plain::console::Console;
use crate::text::{Page, numbered, wrap};
use crate::tint::Tint;

/// How a lesson is shown.
#[derive(Clone, Copy, Debug)]
pub struct LearnSpec {
    /// The language.
    pub tongue: Tongue,
    /// Whether color is welcome.
    pub color: bool,
    /// Whether what is read is also written, as when it comes from a pipe.
    pub echo: bool,
    /// The widest line, see [`columns`](crate::columns).
    pub width: usize,
}

/// Plays a lesson until its end; says whether it came to it, or somebody left or the input ended.
///
/// # Errors
/// If a line cannot be read or written.
pub fn learn(
    title: &dyn Title,
    lesson: &Lesson,
    spec: LearnSpec,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<bool> {
    let opened = lesson.at(title, &[]).map_err(broken)?;
    let players = opened.game().players();
    let speaker = Speaker::new(spec.tongue, title.info(), &[]).seating(players);
    let tint = if spec.color { Tint::of(&speaker, title.info(), players) } else { Tint::none() };
    let console = Console::new(input, output, spec.color, spec.echo, tint);
    Desk { title, lesson, speaker, console, width: spec.width }.run()
}

/// A lesson that the tests would not have let through.
fn broken(stray: Stray) -> io::Error {
    io::Error::other(stray.to_string())
}

struct Desk<'a, R, W> {
    title: &'a dyn Title,
    lesson: &'a Lesson,
    speaker: Speaker,
    console: Console<R, W>,
    width: usize,
}

/// What somebody wants.
enum Wish {
    /// By this choice.
    Onward(u8),
    Back,
    Leave,
}

impl<R: BufRead, W: Write> Desk<'_, R, W> {
    fn run(&mut self) -> io::Result<bool> {
        self.console.heading(&self.speaker.text(&self.lesson.title_id(), &[]))?;
        self.console.line(&self.speaker.text("learn-how", &[]))?;
        let mut choices: Vec<u8> = Vec::new();
        let mut seen: Option<usize> = None;
        loop {
            let moment = self.lesson.at(self.title, &choices).map_err(broken)?;
            self.show(&moment, seen.replace(choices.len()))?;
            if moment.beat().is_none() {
                return Ok(true);
            }
            match self.wish(&moment)? {
                Wish::Onward(choice) => choices.push(choice),
                Wish::Back => drop(choices.pop()),
                Wish::Leave => return Ok(false),
            }
        }
    }

    /// What happened, the table where it has changed, and what is said.
    fn show(&mut self, moment: &Moment<'_>, before: Option<usize>) -> io::Result<()> {
        let viewer = Viewer::Seat(self.lesson.learner);
        for told in moment.news().iter().filter(|told| told.to.includes(viewer)) {
            let line = self.speaker.event(&told.saying());
            self.console.lines(&wrap(self.width, "· ", &line))?;
        }
        let lines = self.table(moment, before);
        self.console.lines(&lines)?;
        self.say(moment)
    }

    /// The whole table at first, then what changes from question to question.
    fn table(&self, moment: &Moment<'_>, before: Option<usize>) -> Vec<String> {
        let page = Page { speaker: &self.speaker, width: self.width };
        let view = moment.game().view(Viewer::Seat(self.lesson.learner));
        let drawing = drawing(moment.game());
        match before {
            None => {
                let mut lines = drawing.board(&view, &page);
                lines.extend(drawing.glance(&view, &page, self.lesson.learner));
                lines
            }
            Some(_) if !moment.news().is_empty() => {
                drawing.reminder(&view, &page, self.lesson.learner)
            }
            Some(_) => Vec::new(),
        }
    }

    fn say(&mut self, moment: &Moment<'_>) -> io::Result<()> {
        let master = self.speaker.text("page-coach", &[]);
        let words = match moment.beat() {
            Some(beat) => self.speaker.text(&self.lesson.text_id(&beat.say), &[]),
            None => self.speaker.text("page-lesson-over", &[]),
        };
        self.console.heading(&format!("{master} ({})", self.step(moment)))?;
        self.console.lines(&wrap(self.width, "  ", &words))
    }

    fn step(&self, moment: &Moment<'_>) -> String {
        let (at, all) = (moment.choices.len(), self.lesson.beats.len());
        let args = [("n", Arg::Number((at + 1).min(all) as i64)), ("all", Arg::Number(all as i64))];
        self.speaker.text("page-lesson-step", &args)
    }

    /// Asks until the person goes on, back or away.
    fn wish(&mut self, moment: &Moment<'_>) -> io::Result<Wish> {
        let options = moment.legal();
        let labels: Vec<String> =
            options.iter().map(|option| self.speaker.label(&option.label)).collect();
        self.console.lines(&numbered(self.width, &labels))?;
        loop {
            let Some(line) = self.console.ask("> ")? else { return Ok(Wish::Leave) };
            match line.as_str() {
                "q" | "quit" => return Ok(Wish::Leave),
                "b" | "back" => return Ok(Wish::Back),
                "" if !moment.waits_for_move() => return Ok(Wish::Onward(0)),
                line => {
                    if let Some(choice) = self.tried(moment, &options, line)? {
                        return Ok(Wish::Onward(choice));
                    }
                }
            }
        }
    }

    /// What comes of a line: a choice that leads on, or words.
    fn tried(
        &mut self,
        moment: &Moment<'_>,
        options: &[AnyAction],
        line: &str,
    ) -> io::Result<Option<u8>> {
        if !moment.waits_for_move() {
            self.console.line(&self.speaker.text("learn-how", &[]))?;
            return Ok(None);
        }
        let place = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let action = place.and_then(|place| options.get(place)).map(|option| &option.notation);
        let words = match moment.reply(action.map_or(line, String::as_str)) {
            Reply::Right(choice) => return Ok(Some(choice)),
            Reply::Other(name) => self.speaker.text(&self.lesson.text_id(&name), &[]),
            Reply::Refused(error) => self.speaker.play_error(&error),
        };
        self.console.lines(&wrap(self.width, "  ", &words))?;
        Ok(None)
    }
}
