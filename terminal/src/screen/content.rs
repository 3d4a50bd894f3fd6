//! What stands in each pane.

use kernel::{Seat, Viewer};
use lang::Arg;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};

use super::app::App;
use super::panes::Pane;
use super::question::Question;
use crate::text::wrap;

impl App {
    /// The lines of a pane.
    pub(super) fn content(&self, pane: Pane, width: usize) -> Vec<Line<'static>> {
        match pane {
            Pane::Options => self.options(width),
            Pane::Board => self.paragraphs(self.board(width)),
            Pane::Mats => self.paragraphs(self.mats(width)),
            Pane::Log => self.log_lines(width),
        }
    }

    /// What is asked, on as many lines as it needs.
    pub(super) fn prompt_lines(&self, width: u16) -> Vec<String> {
        wrap(usize::from(width).saturating_sub(2), "", &self.asking())
    }

    /// What changes from question to question, for a screen that does not show the mats.
    pub(super) fn reminder(&self, width: usize) -> Vec<String> {
        let Some(question) = self.question() else { return Vec::new() };
        let session = &self.session;
        session.drawing.reminder(&session.view(), &session.page(width), question.seat)
    }

    /// The row in which the option under the cursor begins.
    pub(super) fn cursor_row(&self, width: usize) -> usize {
        let Some(question) = self.question() else { return 0 };
        let above = question.listed().into_iter().take_while(|&n| Some(n) != question.chosen());
        above.map(|option| option_rows(question, option, width).len()).sum()
    }

    fn board(&self, width: usize) -> Vec<String> {
        self.session.drawing.board(&self.session.view(), &self.session.page(width))
    }

    /// Every mat, the viewer's own first.
    fn mats(&self, width: usize) -> Vec<String> {
        let session = &self.session;
        let (view, page) = (session.view(), session.page(width));
        let mut seats: Vec<Seat> = Seat::all(session.table.game().players()).collect();
        seats.sort_by_key(|seat| !session.viewer.is(*seat));
        let mut lines = Vec::new();
        for seat in seats {
            lines.extend(session.drawing.mat(&view, &page, seat, session.viewer));
            lines.push(String::new());
        }
        lines
    }

    /// Lines of text, the first of each paragraph as its heading.
    fn paragraphs(&self, lines: Vec<String>) -> Vec<Line<'static>> {
        let mut begins = true;
        let mut styled = Vec::with_capacity(lines.len());
        for line in lines {
            let style = if begins { self.palette.heading() } else { Style::new() };
            begins = line.is_empty();
            styled.push(self.tinted(&line, style));
        }
        styled
    }

    /// A line in which the players have their colors.
    fn tinted(&self, line: &str, style: Style) -> Line<'static> {
        let span = |(color, text): (Option<Color>, &str)| {
            let tint = color.map_or_else(Style::new, |color| Style::new().fg(color));
            Span::styled(text.to_owned(), tint)
        };
        Line::from_iter(self.session.tint.pieces(line).into_iter().map(span)).style(style)
    }

    /// The log; what is new since the last answer is marked.
    fn log_lines(&self, width: usize) -> Vec<Line<'static>> {
        if self.log.is_empty() {
            return vec![Line::from(self.text("log-empty"))];
        }
        let old = self.log.len().saturating_sub(self.fresh);
        let entry = |(number, line): (usize, &String)| {
            let (mark, style) = match number < old {
                true => ("· ", self.palette.aside()),
                false => ("► ", Style::new()),
            };
            wrap(width, mark, line).into_iter().map(move |line| self.tinted(&line, style))
        };
        self.log.iter().enumerate().flat_map(entry).collect()
    }

    fn options(&self, width: usize) -> Vec<Line<'static>> {
        let Some(question) = self.question() else { return Vec::new() };
        let listed = question.listed();
        if listed.is_empty() {
            let args = [("text", Arg::Text(&question.filter))];
            let none = self.session.speaker.text("filter-none", &args);
            return wrap(width, "", &none).into_iter().map(Line::from).collect();
        }
        let rows = |option: usize| {
            let chosen = question.chosen() == Some(option);
            let style = if chosen { self.palette.chosen() } else { Style::new() };
            option_rows(question, option, width)
                .into_iter()
                .map(move |row| Line::styled(row, style))
        };
        listed.into_iter().flat_map(rows).collect()
    }

    /// Whose screen it is.
    pub(super) fn viewer_name(&self) -> Option<String> {
        match self.session.viewer {
            Viewer::Seat(seat) => Some(self.session.speaker.name(seat)),
            Viewer::Onlooker => None,
        }
    }
}

/// An option with its number; the one under the cursor has a sign in front of it.
fn option_rows(question: &Question, option: usize, width: usize) -> Vec<String> {
    let sign = if question.chosen() == Some(option) { '►' } else { ' ' };
    wrap(width, &format!("{sign}{:>3}  ", option + 1), &question.labels[option])
}
