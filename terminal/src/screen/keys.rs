//! What the keys do.

use lang::Arg;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::app::{App, Stage};
use super::draw::{popup_height, popup_width};
use super::panes::Pane;
use super::popup::{Kind, Popup, Wanted};
use crate::session::Session;

impl App {
    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            self.interrupt();
        } else if let Some(popup) = self.popup.take() {
            self.popup = self.popup_key(popup, key.code);
        } else if let Stage::Curtain(seat) = self.stage {
            match key.code {
                KeyCode::Enter => self.hand_over(seat),
                KeyCode::Char('q') => self.ask_to_quit(),
                _ => {}
            }
        } else if self.question().is_some_and(|question| question.typing) {
            self.filter_key(key.code);
        } else {
            self.notice.clear();
            self.command_key(key.code);
        }
    }

    /// Asks as `q` does; whoever insists is let go.
    fn interrupt(&mut self) {
        match &self.popup {
            Some(popup) if popup.kind == Kind::Quit => self.done = true,
            _ => self.ask_to_quit(),
        }
    }

    /// A key over a pop-up; gives what is left of it.
    fn popup_key(&mut self, mut popup: Popup, key: KeyCode) -> Option<Popup> {
        match (&mut popup.kind, key) {
            (_, KeyCode::Esc) => return None,
            (Kind::Input(_, text), KeyCode::Char(letter)) => text.push(letter),
            (Kind::Input(_, text), KeyCode::Backspace) => {
                text.pop();
            }
            (Kind::Input(wanted, text), KeyCode::Enter) => return self.filled_in(*wanted, text),
            (Kind::Quit, KeyCode::Char('y')) => self.done = true,
            (Kind::Quit, KeyCode::Char('n' | 'q')) => return None,
            (Kind::Quit, KeyCode::Char('w')) => return Some(self.input(Wanted::File)),
            (Kind::Text, KeyCode::Enter | KeyCode::Char('q' | '?')) => return None,
            (Kind::Text, code) => self.scroll_popup(&mut popup, code),
            _ => {}
        }
        Some(popup)
    }

    fn scroll_popup(&self, popup: &mut Popup, key: KeyCode) {
        let rows = usize::from(popup_height(self.screen(), popup));
        let Some(by) = steps(key, rows) else { return };
        let last = popup.lines.len().saturating_sub(rows);
        popup.scroll = popup.scroll.saturating_add_signed(by).min(last);
    }

    /// What was asked for is there.
    fn filled_in(&mut self, wanted: Wanted, text: &str) -> Option<Popup> {
        match wanted {
            _ if text.trim().is_empty() => None,
            Wanted::Rule => {
                let lines = self.session.rule(self.popup_columns(), text.trim());
                Some(Popup::new(Kind::Text, self.text("popup-rule"), lines))
            }
            Wanted::File => {
                self.notice = self.session.save(text.trim());
                None
            }
        }
    }

    /// A key while the filter is typed.
    fn filter_key(&mut self, key: KeyCode) {
        let Some(question) = self.question_mut() else { return };
        match key {
            KeyCode::Enter => self.answer(),
            KeyCode::Esc => question.show_all(),
            KeyCode::Tab => question.typing = false,
            KeyCode::Char(letter) => question.narrow(|filter| filter.push(letter)),
            KeyCode::Backspace => question.narrow(|filter| {
                filter.pop();
            }),
            KeyCode::Up | KeyCode::Down | KeyCode::PageUp | KeyCode::PageDown => self.travel(key),
            _ => {}
        }
    }

    fn command_key(&mut self, key: KeyCode) {
        match key {
            KeyCode::Tab => self.focus = self.focus.further(1),
            KeyCode::BackTab => self.focus = self.focus.further(Pane::ALL.len() - 1),
            KeyCode::Enter if self.focus == Pane::Options => self.answer(),
            KeyCode::Enter | KeyCode::Esc => self.back_to_options(),
            KeyCode::Char('/') => self.start_filter(),
            KeyCode::Char('?') => self.explain(),
            KeyCode::Char('h') => self.hint(),
            KeyCode::Char('u') => self.turn(Session::undo, "taken-back"),
            KeyCode::Char('U') => self.turn(Session::reset, "taken-back"),
            KeyCode::Char('y') => self.turn(Session::redo, "brought-back"),
            KeyCode::Char('s') => self.show_score(),
            KeyCode::Char('r') => self.popup = Some(self.input(Wanted::Rule)),
            KeyCode::Char('w') => self.popup = Some(self.input(Wanted::File)),
            KeyCode::Char('k') | KeyCode::F(1) => self.show_keys(),
            KeyCode::Char('q') => self.ask_to_quit(),
            KeyCode::Char(digit) if digit.is_ascii_digit() => self.digit(digit),
            key => self.travel(key),
        }
    }

    /// Moves the cursor, or scrolls the pane in focus.
    fn travel(&mut self, key: KeyCode) {
        let inside = self.areas(self.screen()).inside(self.focus);
        let rows = usize::from(inside.height);
        let Some(by) = steps(key, rows) else { return };
        if self.focus == Pane::Options {
            self.question_mut().into_iter().for_each(|question| question.step(by));
            return;
        }
        let by = if self.focus == Pane::Log { by.saturating_neg() } else { by };
        let lines = self.content(self.focus, usize::from(inside.width)).len();
        let scroll = &mut self.scroll[self.focus as usize];
        *scroll = scroll.saturating_add_signed(by).min(lines.saturating_sub(rows));
    }

    fn back_to_options(&mut self) {
        self.focus = Pane::Options;
        self.question_mut().into_iter().for_each(|question| question.show_all());
    }

    fn start_filter(&mut self) {
        self.focus = Pane::Options;
        self.question_mut().into_iter().for_each(|question| question.typing = true);
    }

    fn digit(&mut self, digit: char) {
        self.focus = Pane::Options;
        let digit = digit.to_digit(10).unwrap_or_default() as usize;
        self.question_mut().into_iter().for_each(|question| question.digit(digit));
    }

    pub(super) fn popup_columns(&self) -> usize {
        popup_width(self.screen()).into()
    }

    /// What the option under the cursor does; without one, what the keys do.
    fn explain(&mut self) {
        let Some(question) = self.question() else { return self.show_keys() };
        let Some(chosen) = question.chosen() else { return };
        let option = &question.options[chosen];
        let lines = self.session.explain(self.popup_columns(), chosen + 1, option);
        self.popup = Some(Popup::new(Kind::Text, self.text("popup-option"), lines));
    }

    /// What a bot would do.
    fn hint(&mut self) {
        let columns = self.popup_columns();
        let Stage::Asked(question) = &self.stage else { return };
        let lines = self.session.hint(columns, question.seat, &question.options);
        self.popup = Some(Popup::new(Kind::Text, self.text("popup-hint"), lines));
    }

    pub(super) fn show_score(&mut self) {
        let columns = self.popup_columns();
        let mut lines = self.session.score(columns);
        let mut title = self.text("score");
        if self.is_over() {
            lines.extend([String::new(), self.session.verdict()]);
            title = self.text("game-over");
        }
        self.popup = Some(Popup::new(Kind::Text, title, lines));
    }

    fn show_keys(&mut self) {
        let lines = self.text("keys").lines().map(str::to_owned).collect();
        self.popup = Some(Popup::new(Kind::Text, self.text("popup-keys"), lines));
    }

    /// A window to be filled in.
    fn input(&self, wanted: Wanted) -> Popup {
        let (title, question) = match wanted {
            Wanted::Rule => ("popup-rule", "rule-question"),
            Wanted::File => ("popup-save", "save-question"),
        };
        let example = self.session.example_rule();
        let question = self.session.speaker.text(question, &[("example", Arg::Text(&example))]);
        let kind = Kind::Input(wanted, String::new());
        Popup::new(kind, self.text(title), vec![question])
    }

    fn ask_to_quit(&mut self) {
        if self.is_over() {
            self.done = true;
            return;
        }
        let question = vec![self.text("quit-question")];
        self.popup = Some(Popup::new(Kind::Quit, self.text("popup-quit"), question));
    }
}

/// How far a key goes on a page of so many rows; `None` if it is not for going.
fn steps(key: KeyCode, rows: usize) -> Option<isize> {
    let page = rows.saturating_sub(1).max(1) as isize;
    Some(match key {
        KeyCode::Up => -1,
        KeyCode::Down => 1,
        KeyCode::PageUp => -page,
        KeyCode::PageDown => page,
        KeyCode::Home => -(u16::MAX as isize),
        KeyCode::End => u16::MAX as isize,
        _ => return None,
    })
}
