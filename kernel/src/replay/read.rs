//! From text to a replay.

use super::{End, FORMAT, Line, Replay, ReplayError};
use crate::{Actor, Seat};

impl Replay {
    /// Reads a file.
    ///
    /// # Errors
    /// Names the line that cannot be read.
    pub fn parse(text: &str) -> Result<Replay, ReplayError> {
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
        read_format(lines.next())?;
        let mut replay = match lines.next() {
            Some((at, line)) => read_header(line).map_err(|why| ReplayError::new(at, why))?,
            None => return Err(ReplayError::new(2, "the header is missing: the file is cut off")),
        };
        for (at, line) in lines.filter(|(_, line)| !line.is_empty()) {
            replay.read_line(line).map_err(|why| ReplayError::new(at, why))?;
        }
        Ok(replay)
    }

    /// Whether neither a state nor a line of the list was read yet.
    fn is_bare(&self) -> bool {
        self.lines.is_empty() && self.state.is_none()
    }

    fn read_line(&mut self, line: &str) -> Result<(), String> {
        if self.end.is_some() {
            return Err("nothing may follow the score".to_owned());
        }
        match line.split_once(char::is_whitespace) {
            Some(("score", _)) => self.end = Some(read_end(line, self.players)?),
            Some(("names", json)) if self.is_bare() && self.names.is_empty() => {
                self.names = read_names(json, self.players)?;
            }
            Some(("state", json)) if self.is_bare() => {
                let state = serde_json::from_str(json);
                self.state = Some(state.map_err(|error| format!("the state is no JSON: {error}"))?);
            }
            Some((actor, action)) => {
                let actor = read_actor(actor, self.players)?;
                self.lines.push(Line { actor, action: action.trim().to_owned() });
            }
            None => {
                return Err(format!("`{line}` is no line of a replay: the file may be cut off"));
            }
        }
        Ok(())
    }
}

fn read_format(line: Option<(usize, &str)>) -> Result<(), ReplayError> {
    let fail = |why: String| Err(ReplayError::new(1, why));
    let version = line.and_then(|(_, line)| line.strip_prefix("guildhall-replay "));
    match version.map(str::parse::<u32>) {
        Some(Ok(FORMAT)) => Ok(()),
        Some(Ok(newer)) if newer > FORMAT => fail(format!(
            "the file has format {newer}; this guildhall reads up to {FORMAT}\n\
             hint: use a newer guildhall"
        )),
        _ => fail("this is no replay: it must begin with `guildhall-replay 1`".to_owned()),
    }
}

fn read_header(line: &str) -> Result<Replay, String> {
    let pairs = pairs(line)?;
    let field = |name: &str| {
        let found = pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| *value);
        found.ok_or_else(|| format!("the header names no `{name}`: the file may be cut off"))
    };
    let number = |name: &str| {
        field(name)?.parse::<u32>().map_err(|_| format!("`{name}` in the header is no number"))
    };
    Ok(Replay {
        game: field("game")?.to_owned(),
        rules: number("rules")?,
        components: field("components")?.to_owned(),
        players: number("players")?.try_into().map_err(|_| "too many players".to_owned())?,
        options: read_options(field("options")?)?,
        commitment: dash(field("seed-commitment")?),
        names: Vec::new(),
        taken_back: if field("taken-back").is_ok() { number("taken-back")? } else { 0 },
        state: None,
        lines: Vec::new(),
        end: None,
    })
}

fn read_options(text: &str) -> Result<Vec<(String, String)>, String> {
    let Some(text) = dash(text) else { return Ok(Vec::new()) };
    let pair = |pair: &str| {
        let (name, value) = pair.split_once('=').ok_or(format!("option `{pair}` has no `=`"))?;
        Ok((name.to_owned(), value.to_owned()))
    };
    text.split(',').map(pair).collect()
}

/// The longest name, in characters.
const NAME_MAX: usize = 80;

fn read_names(json: &str, players: u8) -> Result<Vec<String>, String> {
    let names = serde_json::from_str::<Vec<String>>(json);
    let names = names.map_err(|error| format!("the names are no JSON list: {error}"))?;
    if names.len() != usize::from(players) {
        return Err(format!("there are {} names for {players} players", names.len()));
    }
    let is_name =
        |name: &String| name.chars().count() <= NAME_MAX && !name.contains(char::is_control);
    match names.iter().find(|name| !is_name(name)) {
        Some(name) => Err(format!("{name:?} is no name")),
        None => Ok(names),
    }
}

fn read_end(line: &str, players: u8) -> Result<End, String> {
    let words: Vec<&str> = line.split_whitespace().skip(1).collect();
    let (scores, rest) = words.split_at(words.len().min(players.into()));
    let score = |word: &&str| word.parse::<i32>().map_err(|_| format!("`{word}` is no score"));
    let scores = scores.iter().map(score).collect::<Result<Vec<_>, _>>()?;
    match rest {
        ["hash", hash, "seed", seed] if scores.len() == players as usize => {
            Ok(End { scores, hash: (*hash).to_owned(), seed: dash(seed) })
        }
        _ => Err("the last line is `score … hash … seed …`: the file may be cut off".to_owned()),
    }
}

fn read_actor(word: &str, players: u8) -> Result<Actor, String> {
    if word == "*" {
        return Ok(Actor::Chance);
    }
    match word.parse::<u8>() {
        Ok(seat) if seat < players => Ok(Actor::Seat(Seat(seat))),
        Ok(seat) => Err(format!("there is no seat {seat} at a table of {players}")),
        Err(_) => Err(format!("a line begins with a seat or `*`, not `{word}`")),
    }
}

fn pairs(line: &str) -> Result<Vec<(&str, &str)>, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let pair = |pair: &[&'_ str]| match pair {
        [_, _] => Ok(()),
        _ => Err("the header is cut off".to_owned()),
    };
    words.chunks(2).try_for_each(pair)?;
    Ok(words.chunks(2).map(|pair| (pair[0], pair[1])).collect())
}

fn dash(text: &str) -> Option<String> {
    (text != "-").then(|| text.to_owned())
}
