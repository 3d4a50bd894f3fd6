//! Somebody who speaks one language at one table.

use fluent_bundle::{FluentArgs, FluentValue};
use kernel::saying::Fact;
use kernel::{Decision, GameInfo, PlayError, Refused, Saying, Seat};

use crate::Tongue;
use crate::catalog::Catalog;
use crate::words::{Lexicon, capitalized, group, unlisted};

/// Puts the facts of one game into one language, with the names of its players.
#[derive(Clone)]
pub struct Speaker {
    pub(crate) tongue: Tongue,
    pub(crate) info: &'static GameInfo,
    pub(crate) lexicon: &'static Lexicon,
    names: Vec<String>,
    players: Option<u8>,
}

/// What fills a sentence of the table itself.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// A text as it stands.
    Text(&'a str),
    /// A count.
    Number(i64),
    /// A player's name.
    Seat(Seat),
    /// A term of the game's words, in all its forms.
    Word(&'a str),
}

/// A sentence that cannot be said as it should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gap {
    /// There is no message with this id.
    Message(String),
    /// The message wants something that the facts do not give.
    Variable(String),
    /// The game's words lack a term.
    Word(String),
}

impl Speaker {
    /// Somebody who speaks `tongue` at a table of the game. Players without a name are called
    /// by their color.
    pub fn new(tongue: Tongue, info: &'static GameInfo, names: &[String]) -> Speaker {
        Speaker { tongue, info, lexicon: Lexicon::of(info), names: names.to_vec(), players: None }
    }

    /// At a table with so many players: whoever sits behind them is the rival of a solo game.
    #[must_use]
    pub fn seating(mut self, players: u8) -> Speaker {
        self.players = Some(players);
        self
    }

    /// The language.
    pub fn tongue(&self) -> Tongue {
        self.tongue
    }

    /// The name of a player, or of the rival whom a solo game seats behind the players.
    pub fn name(&self, seat: Seat) -> String {
        if self.players.is_some_and(|players| seat.0 >= players) {
            return self.text("rival", &[]);
        }
        let given = self.names.get(seat.index()).filter(|name| !name.is_empty());
        given.cloned().unwrap_or_else(|| self.color(seat))
    }

    fn color(&self, seat: Seat) -> String {
        match self.lexicon.colors().get(seat.index()) {
            Some(color) => capitalized(&self.word(color)),
            None => format!("{}", seat.0 + 1),
        }
    }

    /// What the table asks.
    pub fn prompt(&self, decision: &Decision) -> String {
        self.say("prompt", &decision.prompt)
    }

    /// What a button or a list of options says.
    pub fn label(&self, label: &Saying) -> String {
        capitalized(&self.say("action", label))
    }

    /// A line of the log.
    pub fn event(&self, event: &Saying) -> String {
        self.say("event", event)
    }

    /// Why the rules refuse an action, the rule first.
    pub fn refusal(&self, refused: &Refused) -> String {
        format!("{}: {}", refused.rule, self.say("refused", &refused.why))
    }

    /// Why an action was not played.
    pub fn play_error(&self, error: &PlayError) -> String {
        match error {
            PlayError::Refused(refused) => self.refusal(refused),
            PlayError::Unknown { notation, hint } => {
                let unknown = self.text("unknown-notation", &[("notation", Arg::Text(notation))]);
                match hint {
                    Some(near) => format!("{unknown}\n{}", self.did_you_mean(near)),
                    None => unknown,
                }
            }
        }
    }

    /// The line that follows an error with a near match.
    pub fn did_you_mean(&self, near: &str) -> String {
        self.text("did-you-mean", &[("near", Arg::Text(near))])
    }

    /// The name of a line of the score.
    pub fn score_line(&self, label: &str) -> String {
        let id = format!("score-{}", slug(label));
        if Catalog::of(self.tongue, self.info.key).has(&id) {
            return self.text(&id, &[]);
        }
        self.in_words("score", label).unwrap_or_else(|| unlisted(label))
    }

    /// The name of a phase: `planning`.
    pub fn phase(&self, phase: &str) -> String {
        let id = phase.strip_prefix("phase.").unwrap_or(phase);
        self.word(&format!("phase.{id}"))
    }

    /// A term of the game's words: `follower.knight`.
    pub fn word(&self, term: &str) -> String {
        match self.lexicon.find(term) {
            Some(word) => word.base(self.tongue).to_owned(),
            None => unlisted(term),
        }
    }

    /// The plural of a term, as in a heading: `followers`.
    pub fn plural(&self, term: &str) -> String {
        let forms = self.lexicon.find(term).map(|word| word.forms(self.tongue));
        let plural = forms.and_then(|forms| forms.into_iter().find(|(ending, _)| *ending == "_pl"));
        plural.map_or_else(|| unlisted(term), |(_, text)| text)
    }

    /// Whether this language itself has a message with this full id.
    pub fn has_text(&self, id: &str) -> bool {
        Catalog::of(self.tongue, self.info.key).has(id)
    }

    /// What the table itself says: a message of `common.ftl`, or any other by its full id.
    pub fn text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let values = |speaker: &Speaker| {
            let mut values = FluentArgs::new();
            for &(name, arg) in args {
                speaker.set(&mut values, name, arg);
            }
            values
        };
        let own = Catalog::of(self.tongue, self.info.key).format(id, &values(self));
        let english = || self.english_catalog().format(id, &values(&self.english()));
        own.or_else(english).map_or_else(|| unlisted(id), |said| said.text)
    }

    /// Puts a saying of a namespace into words, whatever is missing.
    fn say(&self, space: &str, saying: &Saying) -> String {
        self.try_say(space, saying)
            .or_else(|_| self.english().try_say(space, saying))
            .unwrap_or_else(|_| self.bare(saying))
    }

    /// Puts a saying of a namespace (`prompt`, `action`, `event`, `refused`, `score`) into words,
    /// in this language and no other.
    ///
    /// # Errors
    /// Names the message, variable or term that is missing.
    pub fn try_say(&self, space: &str, saying: &Saying) -> Result<String, Gap> {
        let id = format!("{space}-{}", slug(saying.key));
        let mut values = FluentArgs::new();
        values.set("facts", saying.facts().count());
        let first_seat = saying.facts().find_map(|(_, fact)| seat_of(fact));
        for (name, fact) in saying.facts() {
            self.known(fact)?;
            self.set(&mut values, name, fact.into());
            if let Some(seat) = seat_of(fact) {
                values.set(format!("{name}_self"), i64::from(Some(seat) == first_seat));
            }
        }
        match Catalog::of(self.tongue, self.info.key).format(&id, &values) {
            Some(said) if said.errors.is_empty() => Ok(said.text),
            Some(said) => Err(Gap::Variable(format!("{id}: {}", said.errors.join(", ")))),
            None => self.in_words(space, saying.key).ok_or(Gap::Message(id)),
        }
    }

    /// Prompts and score lines may stand in the game's words.
    fn in_words(&self, space: &str, key: &str) -> Option<String> {
        let word = self.lexicon.find(&format!("{space}.{key}"))?;
        word.field(self.tongue.code()).map(str::to_owned)
    }

    fn known(&self, fact: Fact) -> Result<(), Gap> {
        match fact {
            Fact::Word(term) if self.lexicon.find(term).is_none() => {
                Err(Gap::Word(term.to_owned()))
            }
            _ => Ok(()),
        }
    }

    fn set(&self, values: &mut FluentArgs<'_>, name: &str, arg: Arg<'_>) {
        match arg {
            Arg::Text(text) => values.set(name.to_owned(), text.to_owned()),
            Arg::Number(number) => {
                values.set(name.to_owned(), FluentValue::from(number));
                values.set(format!("{name}_lost"), FluentValue::from((-number).max(0)));
            }
            Arg::Seat(seat) => values.set(name.to_owned(), self.name(seat)),
            Arg::Word(term) => self.set_word(values, name, term),
        }
    }

    fn set_word(&self, values: &mut FluentArgs<'_>, name: &str, term: &str) {
        let Some(word) = self.lexicon.find(term) else {
            return values.set(name.to_owned(), unlisted(term));
        };
        for (ending, text) in word.forms(self.tongue) {
            values.set(format!("{name}{ending}"), text);
        }
        values.set(format!("{name}_group"), group(term).to_owned());
    }

    /// The bare key and its facts, when no sentence can be made.
    fn bare(&self, saying: &Saying) -> String {
        let facts: Vec<String> = saying.facts().map(|(_, fact)| self.bare_fact(fact)).collect();
        let key = unlisted(saying.key);
        if facts.is_empty() { key } else { format!("{key}: {}", facts.join(", ")) }
    }

    fn bare_fact(&self, fact: Fact) -> String {
        match fact {
            Fact::Word(term) => self.word(term),
            Fact::Number(number) => number.to_string(),
            Fact::Seat(seat) => self.name(seat),
        }
    }

    fn english(&self) -> Speaker {
        Speaker { tongue: Tongue::English, ..self.clone() }
    }

    pub(crate) fn english_catalog(&self) -> &'static Catalog {
        Catalog::of(Tongue::English, self.info.key)
    }
}

impl From<Fact> for Arg<'static> {
    fn from(fact: Fact) -> Arg<'static> {
        match fact {
            Fact::Word(term) => Arg::Word(term),
            Fact::Number(number) => Arg::Number(number.into()),
            Fact::Seat(seat) => Arg::Seat(seat),
        }
    }
}

fn seat_of(fact: Fact) -> Option<Seat> {
    match fact {
        Fact::Seat(seat) => Some(seat),
        Fact::Word(_) | Fact::Number(_) => None,
    }
}

/// A key as the end of a message id: `the slot is taken` is `the-slot-is-taken`.
fn slug(key: &str) -> String {
    let kept = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { ' ' };
    let words: String = key.to_ascii_lowercase().chars().map(kept).collect();
    words.split_whitespace().collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::slug;

    #[test]
    fn a_reason_becomes_an_id() {
        assert_eq!(slug("the slot is taken"), "the-slot-is-taken");
        assert_eq!(slug("this player's bag: empty"), "this-player-s-bag-empty");
        assert_eq!(slug("remove_none"), "remove_none");
    }
}
