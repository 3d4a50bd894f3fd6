//! From text to examples.

use super::{Example, Failure, Line, Outcome, Pair, Rulings, Step, Waits, with_hint};
use crate::{Actor, MAX_SEATS, Seat, Viewer};

/// The words that a line of an example may begin with, beside a seat and `*`.
const KEYWORDS: [&str; 12] = [
    "setup", "given", "deal", "asked", "then", "seen", "told", "untold", "score", "ranking",
    "data", "law",
];

/// Reads a file of examples.
pub(super) fn parse(name: &str, text: &str) -> Rulings {
    let mut rulings = Rulings { name: name.to_owned(), examples: Vec::new(), unread: Vec::new() };
    for (at, line) in text.lines().enumerate() {
        let line = without_comment(line).trim();
        if !line.is_empty()
            && let Err(why) = read_line(&mut rulings.examples, at + 1, line)
        {
            let what = squeeze(line);
            rulings.unread.push(Failure { file: name.to_owned(), line: at + 1, what, why });
        }
    }
    rulings
}

fn read_line(examples: &mut Vec<Example>, number: usize, line: &str) -> Result<(), String> {
    if let Some((ids, sentence)) = heading(line) {
        examples.push(Example { line: number, ids, sentence, lines: Vec::new() });
        return Ok(());
    }
    let step = step(line)?;
    let why = "it belongs to no example\nhint: a line with the rule's id opens one";
    examples.last_mut().ok_or(why)?.lines.push(Line { number, step });
    Ok(())
}

/// The ids and the sentence of a line that opens an example.
fn heading(line: &str) -> Option<(Vec<String>, String)> {
    let mut ids = Vec::new();
    let mut rest = line;
    loop {
        let (word, after) = first_word(rest);
        let id = word.trim_end_matches(',');
        if !is_id(id) {
            break;
        }
        ids.push(id.to_owned());
        rest = after;
    }
    (!ids.is_empty()).then(|| (ids, rest.to_owned()))
}

/// Whether a word is written like a rule id: letters, a hyphen, then something with a digit.
fn is_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(prefix, number)| {
        !prefix.is_empty()
            && prefix.chars().all(|c| c.is_ascii_alphabetic())
            && number.chars().all(|c| c.is_ascii_alphanumeric() || c == '.')
            && number.chars().any(|c| c.is_ascii_digit())
    })
}

/// A line of an example.
pub(super) fn step(line: &str) -> Result<Step, String> {
    let (word, rest) = first_word(line);
    match word {
        "setup" => setup(rest),
        "given" => given(rest),
        "deal" => deal(rest),
        "asked" => asked(rest).map(Step::Asked),
        "then" => pairs(rest).map(Step::Then),
        "seen" => seen(rest),
        "told" => told(rest, true),
        "untold" => told(rest, false),
        "score" => score(rest),
        "ranking" => ranking(rest),
        "data" => pairs(rest).map(Step::Data),
        "law" => law(rest),
        _ => match actor(word) {
            Some(actor) => act(actor, rest),
            None => Err(with_hint("no line begins like this".to_owned(), word, KEYWORDS)),
        },
    }
}

fn setup(text: &str) -> Result<Step, String> {
    let (table, refused) = verdict(text, "refused");
    Ok(Step::Setup { table: pairs(table)?, refused: refused.map(str::to_owned) })
}

fn given(text: &str) -> Result<Step, String> {
    let (position, invalid) = verdict(text, "invalid");
    Ok(Step::Given { position: pairs(position)?, invalid: invalid.map(str::to_owned) })
}

/// The last two words if the first of them is `word`: `… refused OR-3.1`.
fn verdict<'a>(text: &'a str, word: &str) -> (&'a str, Option<&'a str>) {
    let split = |text: &'a str| text.rsplit_once(char::is_whitespace);
    let Some((before, last)) = split(text) else { return (text, None) };
    let before = before.trim_end();
    match split(before).unwrap_or(("", before)) {
        (table, found) if found == word => (table.trim_end(), Some(last)),
        _ => (text, None),
    }
}

fn deal(text: &str) -> Result<Step, String> {
    if text.is_empty() {
        return Ok(Step::Deal(None));
    }
    let times = text.parse().map_err(|_| format!("`{text}` is no number of outcomes"))?;
    Ok(Step::Deal(Some(times)))
}

fn asked(text: &str) -> Result<Waits, String> {
    match text {
        "*" => Ok(Waits::Chance),
        "-" => Ok(Waits::Over),
        _ => {
            let mut seats = Vec::new();
            for pair in pairs(text)? {
                seats.push((seat(&pair.path)?, pair.value));
            }
            seats.sort();
            Ok(Waits::Seats(seats))
        }
    }
}

fn seen(text: &str) -> Result<Step, String> {
    let (by, rest) = first_word(text);
    if by != "by" {
        return Err("it says `seen by SEAT`, or `seen by -` for an onlooker".to_owned());
    }
    let (who, values) = first_word(rest);
    Ok(Step::Seen { viewer: viewer(who)?, values: pairs(values)? })
}

fn told(text: &str, heard: bool) -> Result<Step, String> {
    let (who, kinds) = first_word(text);
    let kinds: Vec<String> = kinds.split_whitespace().map(str::to_owned).collect();
    if kinds.is_empty() {
        return Err("it names no kind of event".to_owned());
    }
    Ok(Step::Told { viewer: viewer(who)?, kinds, heard })
}

fn score(text: &str) -> Result<Step, String> {
    let (who, lines) = first_word(text);
    let points = |pair: Pair| match pair.value.parse() {
        Ok(points) => Ok((pair.path, points)),
        Err(_) => Err(format!("`{}` is no number of points", pair.value)),
    };
    let lines = pairs(lines)?.into_iter().map(points).collect::<Result<_, _>>()?;
    Ok(Step::Score { seat: seat(who)?, lines })
}

fn ranking(text: &str) -> Result<Step, String> {
    let equals = |group: &str| -> Result<Vec<Seat>, String> {
        let mut seats: Vec<Seat> = group.split(',').map(seat).collect::<Result<_, _>>()?;
        seats.sort();
        Ok(seats)
    };
    Ok(Step::Ranking(text.split('>').map(equals).collect::<Result<_, _>>()?))
}

fn law(text: &str) -> Result<Step, String> {
    match first_word(text) {
        ("", _) => Err("it names no law".to_owned()),
        (name, "") => Ok(Step::Law(name.to_owned())),
        _ => Err("it names more than one law\nhint: write a line for each".to_owned()),
    }
}

/// The line of a seat or of chance.
fn act(actor: Actor, text: &str) -> Result<Step, String> {
    match (first_word(text), actor) {
        (("options", legal), _) => Ok(Step::Options { actor, legal: alternatives(legal)? }),
        (("odds", outcomes), Actor::Chance) => odds(outcomes),
        (("odds", _), _) => Err("only chance has odds\nhint: write `* odds …`".to_owned()),
        _ => {
            let (action, outcome) = outcome(text)?;
            Ok(Step::Act { actor, action, outcome })
        }
    }
}

/// The action, and the outcome that ends its line.
fn outcome(text: &str) -> Result<(String, Outcome), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (action, outcome) = match &words[..] {
        [action @ .., "ok"] => (action, Outcome::Played),
        [action @ .., "offered"] => (action, Outcome::Offered),
        [action @ .., "refused", id] => (action, Outcome::Refused((*id).to_owned())),
        _ => {
            let why = "the line ends with its outcome: `ok`, `offered` or `refused ID`".to_owned();
            let last = words.last().copied().unwrap_or_default();
            return Err(with_hint(why, last, ["ok", "offered", "refused"]));
        }
    };
    if action.is_empty() {
        return Err("it names no action".to_owned());
    }
    Ok((action.join(" "), outcome))
}

fn odds(text: &str) -> Result<Step, String> {
    let weighed = |outcome: String| {
        let parts = outcome.rsplit_once(':').and_then(|(action, weight)| {
            Some((action.trim().to_owned(), weight.trim().parse::<u32>().ok()?))
        });
        parts.ok_or_else(|| format!("`{outcome}` is no `OUTCOME:WEIGHT`"))
    };
    let odds = alternatives(text)?.into_iter().map(weighed).collect::<Result<_, _>>()?;
    Ok(Step::Odds(odds))
}

/// `a | b | c`; `-` for none.
fn alternatives(text: &str) -> Result<Vec<String>, String> {
    match text {
        "" => Err("it lists nothing\nhint: `-` stands for none".to_owned()),
        "-" => Ok(Vec::new()),
        _ => Ok(text.split('|').map(squeeze).collect()),
    }
}

/// `PATH=VALUE PATH=VALUE …`, at least one.
fn pairs(text: &str) -> Result<Vec<Pair>, String> {
    let mut pairs: Vec<Pair> = Vec::new();
    for word in text.split_whitespace() {
        let pair = match word.split_once('=') {
            Some((path, value)) if !path.is_empty() && !value.is_empty() => {
                Pair { path: path.to_owned(), value: value.to_owned() }
            }
            _ => return Err(format!("`{word}` is no `PATH=VALUE`")),
        };
        if pairs.iter().any(|known| known.path == pair.path) {
            return Err(format!("`{}` stands there twice", pair.path));
        }
        pairs.push(pair);
    }
    if pairs.is_empty() {
        return Err("it says nothing: `PATH=VALUE` is missing".to_owned());
    }
    Ok(pairs)
}

fn actor(word: &str) -> Option<Actor> {
    if word == "*" { Some(Actor::Chance) } else { seat(word).ok().map(Actor::Seat) }
}

fn viewer(word: &str) -> Result<Viewer, String> {
    if word == "-" { Ok(Viewer::Onlooker) } else { seat(word).map(Viewer::Seat) }
}

fn seat(word: &str) -> Result<Seat, String> {
    match word.trim().parse::<u8>() {
        Ok(seat) if usize::from(seat) < MAX_SEATS => Ok(Seat(seat)),
        _ => Err(format!("`{}` is no seat", word.trim())),
    }
}

/// A line up to a `#` that stands at its beginning or after a space.
pub(super) fn without_comment(line: &str) -> &str {
    let starts =
        |&(at, _): &(usize, &str)| line[..at].chars().next_back().is_none_or(char::is_whitespace);
    line.match_indices('#').find(starts).map_or(line, |(at, _)| &line[..at])
}

/// The first word, and what follows it.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim_start())
}

/// A text with single spaces.
fn squeeze(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
