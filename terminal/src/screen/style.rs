//! How things stand out. Every meaning is also carried by a sign, a border or a weight, so that
//! nothing is lost without color.

use ratatui::style::{Color, Style};
use ratatui::widgets::BorderType;

/// The few styles of the screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Palette {
    color: bool,
}

impl Palette {
    pub(super) fn new(color: bool) -> Palette {
        Palette { color }
    }

    /// What is asked, and whatever waits for an answer.
    pub(super) fn prompt(self) -> Style {
        self.tinted(Color::Yellow).bold()
    }

    /// The border of a pane, and its corners.
    pub(super) fn border(self, focused: bool) -> (Style, BorderType) {
        match focused {
            true => (self.tinted(Color::Cyan), BorderType::Thick),
            false => (Style::new(), BorderType::Plain),
        }
    }

    /// The first line of a paragraph.
    pub(super) fn heading(self) -> Style {
        Style::new().bold()
    }

    /// What is under the cursor.
    pub(super) fn chosen(self) -> Style {
        Style::new().reversed()
    }

    /// What matters less.
    pub(super) fn aside(self) -> Style {
        if self.color { Style::new().dim() } else { Style::new() }
    }

    fn tinted(self, color: Color) -> Style {
        if self.color { Style::new().fg(color) } else { Style::new() }
    }
}
