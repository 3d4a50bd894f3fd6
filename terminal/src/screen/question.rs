//! The question on the screen and the option that is chosen.

use kernel::{AnyAction, Seat};

/// What somebody is asked.
#[derive(Debug)]
pub(super) struct Question {
    pub(super) seat: Seat,
    pub(super) prompt: String,
    pub(super) options: Vec<AnyAction>,
    pub(super) labels: Vec<String>,
    /// Only options that contain this are listed.
    pub(super) filter: String,
    /// Whether what is typed goes to the filter.
    pub(super) typing: bool,
    /// The option under the cursor.
    chosen: usize,
    /// The number that is being typed.
    number: usize,
}

impl Question {
    pub(super) fn new(
        seat: Seat,
        prompt: String,
        options: Vec<AnyAction>,
        labels: Vec<String>,
    ) -> Question {
        Question {
            seat,
            prompt,
            options,
            labels,
            filter: String::new(),
            typing: false,
            chosen: 0,
            number: 0,
        }
    }

    /// The options that pass the filter.
    pub(super) fn listed(&self) -> Vec<usize> {
        (0..self.options.len()).filter(|&option| self.passes(option)).collect()
    }

    /// Every word of the filter stands in the label or the notation.
    fn passes(&self, option: usize) -> bool {
        let label = self.labels[option].to_lowercase();
        let notation = self.options[option].notation.to_lowercase();
        let filter = self.filter.to_lowercase();
        filter.split_whitespace().all(|word| label.contains(word) || notation.contains(word))
    }

    /// The option under the cursor; `None` if the filter lets nothing through.
    pub(super) fn chosen(&self) -> Option<usize> {
        self.passes(self.chosen).then_some(self.chosen)
    }

    /// Moves the cursor down by so many options, or up.
    pub(super) fn step(&mut self, by: isize) {
        self.number = 0;
        let listed = self.listed();
        let Some(last) = listed.len().checked_sub(1) else { return };
        let at = listed.iter().position(|&option| option == self.chosen).unwrap_or_default();
        self.chosen = listed[at.saturating_add_signed(by).min(last)];
    }

    /// Goes to the option whose number is typed: 1, then 2, is 12, or 2 where there are fewer.
    pub(super) fn digit(&mut self, digit: usize) {
        self.show_all();
        let longer = self.number * 10 + digit;
        self.number = if longer <= self.options.len() { longer } else { digit };
        if (1..=self.options.len()).contains(&self.number) {
            self.chosen = self.number - 1;
        }
    }

    /// Changes the filter; the cursor goes to the first option left unless its own is.
    pub(super) fn narrow(&mut self, change: impl FnOnce(&mut String)) {
        change(&mut self.filter);
        if !self.passes(self.chosen) {
            self.chosen = self.listed().first().copied().unwrap_or(self.chosen);
        }
    }

    /// Takes the filter away.
    pub(super) fn show_all(&mut self) {
        self.filter.clear();
        self.typing = false;
    }
}
