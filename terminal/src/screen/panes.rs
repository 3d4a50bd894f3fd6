//! Where everything stands on the screen.

use ratatui::layout::{Constraint, Layout, Margin, Rect};

/// A part of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pane {
    Options,
    Board,
    Mats,
    Log,
}

impl Pane {
    /// In the order of the Tab key.
    pub(super) const ALL: [Pane; 4] = [Pane::Options, Pane::Board, Pane::Mats, Pane::Log];

    /// The message with its name.
    pub(super) fn name(self) -> &'static str {
        match self {
            Pane::Options => "pane-options",
            Pane::Board => "pane-board",
            Pane::Mats => "pane-mats",
            Pane::Log => "pane-log",
        }
    }

    /// The pane so many further on.
    pub(super) fn further(self, by: usize) -> Pane {
        Pane::ALL[(self as usize + by) % Pane::ALL.len()]
    }
}

/// The smallest screen: narrower lines and fewer rows show nothing of use.
pub(super) const SMALLEST: (u16, u16) = (60, 16);

/// From here on all panes fit side by side.
const WIDE: (u16, u16) = (110, 32);

/// Where everything stands.
#[derive(Debug)]
pub(super) struct Areas {
    pub(super) head: Rect,
    pub(super) prompt: Rect,
    pub(super) panes: Vec<(Pane, Rect)>,
    pub(super) notice: Rect,
    pub(super) keys: Rect,
}

impl Areas {
    /// All panes on a wide screen, else the one in focus.
    pub(super) fn of(screen: Rect, focus: Pane, prompt_rows: u16) -> Areas {
        let rows = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(prompt_rows),
            Constraint::Fill(1),
            Constraint::Length(1),
            Constraint::Length(1),
        ]);
        let [head, prompt, body, notice, keys] = rows.areas(screen);
        let wide = screen.width >= WIDE.0 && screen.height >= WIDE.1;
        let panes = if wide { side_by_side(body, focus) } else { vec![(focus, body)] };
        Areas { head, prompt, panes, notice, keys }
    }

    /// Whether one pane hides the others.
    pub(super) fn is_single(&self) -> bool {
        self.panes.len() == 1
    }

    /// Where the text of a pane stands; nowhere if it is hidden.
    pub(super) fn inside(&self, pane: Pane) -> Rect {
        let found = self.panes.iter().find(|(other, _)| *other == pane);
        found.map_or(Rect::ZERO, |(_, area)| area.inner(Margin::new(2, 1)))
    }
}

/// Board over log to the left, mats over options to the right; the pane in focus grows.
fn side_by_side(body: Rect, focus: Pane) -> Vec<(Pane, Rect)> {
    let columns = Layout::horizontal([Constraint::Fill(11), Constraint::Fill(10)]);
    let share = |pane, usual, grown| Constraint::Fill(if focus == pane { grown } else { usual });
    let left_rows = Layout::vertical([share(Pane::Board, 3, 9), share(Pane::Log, 1, 6)]);
    let right_rows = Layout::vertical([share(Pane::Mats, 6, 12), share(Pane::Options, 5, 6)]);
    let [left, right] = columns.areas(body);
    let [board, log] = left_rows.areas(left);
    let [mats, options] = right_rows.areas(right);
    vec![(Pane::Board, board), (Pane::Log, log), (Pane::Mats, mats), (Pane::Options, options)]
}
