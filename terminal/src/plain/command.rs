//! What a person types.

/// One line of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Nothing was typed.
    Nothing,
    /// A number: the option to play, counted from 1.
    Option(usize),
    /// Anything else: the notation of an action.
    Notation(String),
    /// `?`, `? 3`
    Help(Option<usize>),
    /// `h`
    Hint,
    /// `u`
    Undo,
    /// `reset`
    Reset,
    /// `redo`
    Redo,
    /// `o`
    Options,
    /// `b`
    Board,
    /// `m`
    Mats,
    /// `s`
    Score,
    /// `l`, `l 50`
    Log(usize),
    /// `r OR-8.4`
    Rule(String),
    /// `w game.txt`, `save game.txt`
    Save(String),
    /// `q`
    Quit,
}

/// How many lines of the log are shown unless asked for more.
const LOG_LINES: usize = 20;

impl Command {
    /// Reads a line. What is the notation of a legal action is never taken for a command.
    pub(super) fn read(line: &str, legal: &[&str]) -> Command {
        let line = line.trim();
        if let Ok(number) = line.parse() {
            return Command::Option(number);
        }
        if line.is_empty() {
            return Command::Nothing;
        }
        if legal.contains(&line) {
            return Command::Notation(line.to_owned());
        }
        Command::word(line).unwrap_or_else(|| Command::Notation(line.to_owned()))
    }

    fn word(line: &str) -> Option<Command> {
        let line = line.strip_prefix('?').map_or(line.to_owned(), |rest| format!("? {rest}"));
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let rest = rest.trim();
        Some(match (word.to_lowercase().as_str(), rest) {
            ("?" | "help", "") => Command::Help(None),
            ("?" | "help", number) => Command::Help(Some(number.parse().ok()?)),
            ("h" | "hint", "") => Command::Hint,
            ("u" | "undo", "") => Command::Undo,
            ("reset", "") => Command::Reset,
            ("redo", "") => Command::Redo,
            ("o" | "options", "") => Command::Options,
            ("b" | "board", "") => Command::Board,
            ("m" | "mat" | "mats", "") => Command::Mats,
            ("s" | "score", "") => Command::Score,
            ("l" | "log", "") => Command::Log(LOG_LINES),
            ("l" | "log", number) => Command::Log(number.parse().ok()?),
            ("r" | "rule", id) => Command::Rule(id.to_owned()),
            ("w" | "save", file) => Command::Save(file.to_owned()),
            ("q" | "quit" | "exit", "") => Command::Quit,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        let read = |line| Command::read(line, &["pass", "l"]);
        assert_eq!(read(" 3 "), Command::Option(3));
        assert_eq!(read("pass"), Command::Notation("pass".into()));
        assert_eq!(read("l"), Command::Notation("l".into()));
        assert_eq!(read("log 5"), Command::Log(5));
        assert_eq!(read("?"), Command::Help(None));
        assert_eq!(read("h"), Command::Hint);
        assert_eq!(read("?12"), Command::Help(Some(12)));
        assert_eq!(read("? 12"), Command::Help(Some(12)));
        assert_eq!(read("r or-8.4"), Command::Rule("or-8.4".into()));
        assert_eq!(read("save a b.txt"), Command::Save("a b.txt".into()));
        assert_eq!(read("w a.txt"), Command::Save("a.txt".into()));
        assert_eq!(read("use ship"), Command::Notation("use ship".into()));
        assert_eq!(read(""), Command::Nothing);
    }
}
