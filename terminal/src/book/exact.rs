//! The exact rules: text is wrapped; tables and blocks of code stay as they are for programs, and
//! are laid out anew for a reader whose terminal they do not fit.

use super::Sheet;
use crate::text::{width, wrap};

impl Sheet {
    /// A specification.
    pub fn specification(self, markdown: &str) -> String {
        let (mut fenced, mut lines, mut table) = (false, Vec::new(), Vec::new());
        for line in markdown.lines() {
            fenced ^= line.trim_start().starts_with("```");
            if !fenced && line.starts_with('|') {
                table.push(line);
                continue;
            }
            lines.extend(self.exact_table(&std::mem::take(&mut table)));
            lines.extend(if fenced { self.code(line) } else { self.sentence(line) });
        }
        lines.extend(self.exact_table(&table));
        lines.iter().map(|line| format!("{line}\n")).collect()
    }

    fn sentence(self, line: &str) -> Vec<String> {
        if width(line) <= self.width {
            return vec![line.to_owned()];
        }
        let text = line.trim_start();
        wrap(self.width, &" ".repeat(line.len() - text.len()), text)
    }

    fn exact_table(self, rows: &[&str]) -> Vec<String> {
        if !self.bold || rows.iter().all(|row| width(row) <= self.width) {
            return rows.iter().map(|row| (*row).to_owned()).collect();
        }
        let is_rule = |row: &&&str| row.chars().all(|sign| "|-: ".contains(sign));
        let rows: Vec<Vec<String>> =
            rows.iter().filter(|row| !is_rule(row)).map(|row| cells(row)).collect();
        self.stacked(&rows)
    }

    /// A line of code, broken at its blanks and continued under where its last column begins.
    fn code(self, line: &str) -> Vec<String> {
        let (mut lines, mut rest) = (Vec::new(), line.to_owned());
        let indent = if self.bold { column(line, self.width / 2) } else { 0 };
        while self.bold && width(&rest) > self.width {
            let head: String = rest.chars().take(self.width + 1).collect();
            let Some(cut) = head.rfind(' ').filter(|cut| !head[..*cut].trim().is_empty()) else {
                break;
            };
            lines.push(head[..cut].trim_end().to_owned());
            rest = format!("{}{}", " ".repeat(indent), rest[cut..].trim_start());
        }
        lines.push(rest);
        lines
    }
}

/// What stands between the bars of a row; a bar between backticks is none.
fn cells(row: &str) -> Vec<String> {
    let (mut cells, mut cell, mut quoted) = (Vec::new(), String::new(), false);
    for sign in row.trim().trim_start_matches('|').chars() {
        quoted ^= sign == '`';
        match sign {
            '|' if !quoted => cells.push(std::mem::take(&mut cell).trim().to_owned()),
            sign => cell.push(sign),
        }
    }
    cells
}

/// Where the last column before `limit` begins: columns are two blanks apart.
fn column(line: &str, limit: usize) -> usize {
    let own = width(line) - width(line.trim_start());
    let head: String = line.chars().take(limit).collect();
    let gap = head.trim_end().rfind("  ").map(|gap| width(&head[..gap]) + 2);
    gap.filter(|gap| *gap > own).unwrap_or(own + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PIPE: Sheet = Sheet { width: 24, bold: false };
    const SCREEN: Sheet = Sheet { width: 24, bold: true };

    const TEXT: &str = "- **TO-1.1** Bread is baked from flour.\n\
                        | ask | what is answered |\n| --- | --- |\n\
                        | BAKE | `a|b`, or nothing at all |\n\
                        ```\nBAKE   one loaf after the other\n```\n";

    #[test]
    fn tables_and_code_stay_whole_in_a_pipe() {
        let shown = PIPE.specification(TEXT);
        let wrapped = "- **TO-1.1** Bread is\nbaked from flour.\n";
        assert_eq!(shown, TEXT.replace("- **TO-1.1** Bread is baked from flour.\n", wrapped));
    }

    #[test]
    fn no_word_is_broken_on_a_screen() {
        let shown = SCREEN.specification(TEXT);
        let table = "BAKE\n    what is answered:\n    `a|b`, or nothing at\n    all\n";
        assert!(shown.contains(table), "{shown}");
        assert!(shown.contains("\nBAKE   one loaf after\n       the other\n"), "{shown}");
        assert!(shown.lines().all(|line| width(line) <= 24), "{shown}");
    }
}
