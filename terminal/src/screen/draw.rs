//! Drawing the screen.

use lang::Arg;
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Margin, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Wrap};

use super::app::{App, Stage};
use super::panes::{Areas, Pane, SMALLEST};
use super::popup::{Kind, Popup};
use crate::text::wrap_items;

impl App {
    /// Shows the screen.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        let screen = frame.area();
        if screen.width < SMALLEST.0 || screen.height < SMALLEST.1 {
            self.draw_too_small(frame);
        } else if let Stage::Curtain(_) = self.stage {
            self.draw_curtain(frame);
        } else {
            let areas = self.areas(screen);
            self.draw_frame(frame, &areas);
            for &(pane, area) in &areas.panes {
                self.draw_pane(frame, pane, area, areas.is_single());
            }
        }
        if let Some(popup) = &self.popup {
            self.draw_popup(frame, popup);
        }
    }

    fn draw_too_small(&self, frame: &mut Frame<'_>) {
        let args =
            [("columns", Arg::Number(SMALLEST.0.into())), ("rows", Arg::Number(SMALLEST.1.into()))];
        let text = self.session.speaker.text("too-small", &args);
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), frame.area());
    }

    /// Nothing but whose turn it is.
    fn draw_curtain(&self, frame: &mut Frame<'_>) {
        let rows =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(3), Constraint::Fill(1)]);
        let [_, middle, _] = rows.areas(frame.area());
        let text = Paragraph::new(self.asking()).style(self.palette.prompt());
        frame.render_widget(text.alignment(Alignment::Center).wrap(Wrap { trim: true }), middle);
    }

    /// Everything around the panes.
    fn draw_frame(&self, frame: &mut Frame<'_>, areas: &Areas) {
        frame.render_widget(Line::from(self.head()).style(self.palette.chosen()), areas.head);
        let prompt = self.prompt_lines(areas.prompt.width).join("\n");
        let prompt = Paragraph::new(prompt).style(self.palette.prompt());
        frame.render_widget(prompt, areas.prompt.inner(Margin::new(1, 0)));
        frame.render_widget(Line::from(self.status()), areas.notice.inner(Margin::new(1, 0)));
        let keys = self.keys_line(usize::from(areas.keys.width) - 2);
        frame.render_widget(
            Line::styled(keys, self.palette.aside()),
            areas.keys.inner(Margin::new(1, 0)),
        );
    }

    fn head(&self) -> String {
        let title = self.session.table.game().info().title;
        let mut head = format!(" {title} · {}", self.session.headline());
        if let Some(name) = self.viewer_name() {
            head += &format!(" · {name} ({})", self.text("you"));
        }
        head
    }

    /// The filter that is being typed, or the answer to the last key.
    fn status(&self) -> String {
        match self.question() {
            Some(question) if question.typing || !question.filter.is_empty() => {
                let cursor = if question.typing { "▏" } else { "" };
                let typed = format!("{}{cursor}", question.filter);
                self.session.speaker.text("filter", &[("text", Arg::Text(&typed))])
            }
            _ => self.notice.replace('\n', " · "),
        }
    }

    /// The most useful keys, as many as fit.
    fn keys_line(&self, width: usize) -> String {
        let id = if self.is_over() { "keys-over" } else { "keys-line" };
        let text = self.text(id);
        let keys: Vec<String> = text.split("  ").map(str::to_owned).collect();
        wrap_items(width, "", &keys, "  ").swap_remove(0)
    }

    fn draw_pane(&self, frame: &mut Frame<'_>, pane: Pane, area: Rect, single: bool) {
        let (style, border) = self.palette.border(self.focus == pane);
        let title = if single { self.tabs() } else { Line::from(self.tab(pane)) };
        let mut block = Block::bordered().border_type(border).border_style(style).title(title);
        let mut inside = area.inner(Margin::new(2, 1));
        if single && pane == Pane::Options {
            inside = self.draw_reminder(frame, inside);
        }
        let lines = self.content(pane, usize::from(inside.width));
        let from = self.first_row(pane, lines.len(), inside);
        if let Some(place) = place(from, lines.len(), inside.height) {
            block = block.title_bottom(Line::from(place).right_aligned());
        }
        frame.render_widget(block, area);
        if single && pane == Pane::Options {
            self.draw_news(frame, inside, lines.len());
        }
        frame.render_widget(Paragraph::new(lines).scroll((from as u16, 0)), inside);
    }

    /// Draws the end of the log where a short list of options leaves room.
    fn draw_news(&self, frame: &mut Frame<'_>, inside: Rect, options: usize) {
        let room = usize::from(inside.height).saturating_sub(options + 1);
        let mut log = self.content(Pane::Log, usize::from(inside.width));
        let lines = log.split_off(log.len().saturating_sub(room));
        let rows = lines.len() as u16;
        let area = Rect { y: inside.bottom() - rows, height: rows, ..inside };
        frame.render_widget(Paragraph::new(lines), area);
    }

    /// Draws what changes from question to question; gives the room that is left.
    fn draw_reminder(&self, frame: &mut Frame<'_>, inside: Rect) -> Rect {
        let lines = self.reminder(usize::from(inside.width));
        let lines = self.cut(lines, usize::from(inside.height / 2));
        let rows = lines.len() as u16;
        if rows == 0 {
            return inside;
        }
        let parts = Layout::vertical([
            Constraint::Length(rows),
            Constraint::Length(1),
            Constraint::Fill(1),
        ]);
        let [above, _, below] = parts.areas(inside);
        frame.render_widget(Paragraph::new(lines.join("\n")), above);
        below
    }

    /// The lines that there is room for; what is left out is said.
    fn cut(&self, mut lines: Vec<String>, room: usize) -> Vec<String> {
        if lines.len() > room && room > 0 {
            let more = lines.split_off(room - 1).len() as i64;
            lines.push(self.session.speaker.text("more-lines", &[("n", Arg::Number(more))]));
        }
        lines.truncate(room);
        lines
    }

    /// The first row of a pane that shows.
    fn first_row(&self, pane: Pane, rows: usize, inside: Rect) -> usize {
        let height = usize::from(inside.height);
        let last = rows.saturating_sub(height);
        let scroll = self.scroll[pane as usize].min(last);
        match pane {
            Pane::Options => {
                self.cursor_row(usize::from(inside.width)).saturating_sub(height / 2).min(last)
            }
            Pane::Log => last - scroll,
            Pane::Board | Pane::Mats => scroll,
        }
    }

    /// ` [Board] `: a pane's name, in brackets if the keys go there.
    fn tab(&self, pane: Pane) -> String {
        let name = self.text(pane.name());
        if self.focus == pane { format!("[{name}]") } else { format!(" {name} ") }
    }

    /// The names of all panes.
    fn tabs(&self) -> Line<'static> {
        let span = |pane: Pane| match self.focus == pane {
            true => Span::styled(self.tab(pane), self.palette.heading()),
            false => Span::raw(self.tab(pane)),
        };
        Line::from(Pane::ALL.map(span).to_vec())
    }

    fn draw_popup(&self, frame: &mut Frame<'_>, popup: &Popup) {
        let area = popup_area(frame.area(), popup);
        let (style, _) = self.palette.border(true);
        let inside = area.inner(Margin::new(2, 1));
        let scrolls = popup.lines.len() > usize::from(inside.height);
        let keys = match popup.kind {
            Kind::Quit => self.text("quit-keys"),
            Kind::Text if scrolls => self.text("keys-scrolling"),
            Kind::Text | Kind::Input(..) => self.text("keys-closing"),
        };
        let block = Block::bordered()
            .border_type(BorderType::Double)
            .border_style(style)
            .title(format!(" {} ", popup.title))
            .title_bottom(Line::from(format!(" {keys} ")).right_aligned());
        let text = Paragraph::new(popup_text(popup)).wrap(Wrap { trim: false });
        frame.render_widget(Clear, area);
        frame.render_widget(block, area);
        frame.render_widget(text.scroll((popup.scroll as u16, 0)), inside);
    }
}

/// ` 19–36/62 `: which rows show, if not all do.
fn place(from: usize, rows: usize, height: u16) -> Option<String> {
    let until = (from + usize::from(height)).min(rows);
    (until - from.min(until) < rows).then(|| format!(" {}–{until}/{rows} ", from + 1))
}

fn popup_text(popup: &Popup) -> String {
    let mut text = popup.lines.join("\n");
    if let Kind::Input(_, input) = &popup.kind {
        text += &format!("\n> {input}▏");
    }
    text
}

/// The middle of the screen, as high as the text needs.
fn popup_area(screen: Rect, popup: &Popup) -> Rect {
    let rows = popup_text(popup).lines().count() as u16;
    let width = popup_width(screen) + 4;
    let height = (rows + 2).min(screen.height.saturating_sub(2));
    screen.centered(Constraint::Length(width), Constraint::Length(height))
}

/// How wide the text of a pop-up is: as wide as is pleasant to read.
pub(super) fn popup_width(screen: Rect) -> u16 {
    const WIDEST: u16 = 92;
    screen.width.saturating_sub(8).min(WIDEST)
}

/// How many rows of a pop-up show at once.
pub(super) fn popup_height(screen: Rect, popup: &Popup) -> u16 {
    popup_area(screen, popup).height.saturating_sub(2)
}
