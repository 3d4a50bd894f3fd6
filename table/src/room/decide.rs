//! What people want of a room, and the records that it leads to.

use std::time::Duration;

use kernel::{Actor, Seat, Viewer};

use super::{Refusal, Room, Who, actions};
use crate::UndoError;
use crate::records::{Chair, Played, Record, Said, Sitter};

/// The longest text of the chat, in characters.
pub const TEXT_MAX: usize = 500;

/// The longest name of an order, in bytes.
const ID_MAX: usize = 80;

/// A wish, who has it, and the sender's own name for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Who sends it.
    pub who: Who,
    /// The sender's own name for it: the same one again gives the same answer.
    pub id: Option<String>,
    /// What is wanted.
    pub what: Command,
}

/// What can be wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A seat decides.
    Act {
        /// Which seat.
        seat: Seat,
        /// What, in notation.
        action: String,
        /// The seat's revision when it decided.
        revision: u64,
    },
    /// A seat takes back its last line.
    Undo {
        /// Which seat.
        seat: Seat,
        /// The seat's revision when it decided so.
        revision: u64,
    },
    /// A seat takes back its whole turn: every line of it that it may take back by itself.
    Reset {
        /// Which seat.
        seat: Seat,
        /// The seat's revision when it decided so.
        revision: u64,
    },
    /// A seat plays again what it has taken back last.
    Redo {
        /// Which seat.
        seat: Seat,
        /// The seat's revision when it decided so.
        revision: u64,
    },
    /// A seat asks the others to let it take back a line beyond the floor.
    AskUndo {
        /// Which seat.
        seat: Seat,
        /// The seat's revision when it asked.
        revision: u64,
    },
    /// A seat answers such a question.
    Answer {
        /// Which seat.
        seat: Seat,
        /// Whether the other may.
        yes: bool,
    },
    /// Somebody takes an open seat.
    Sit {
        /// Which seat.
        seat: Seat,
        /// The name at the table.
        name: String,
    },
    /// The host puts somebody else on a seat.
    Swap {
        /// Which seat.
        seat: Seat,
        /// Who sits there from now on.
        chair: Chair,
    },
    /// The host has a new key made for a seat.
    Rekey {
        /// Which seat.
        seat: Seat,
    },
    /// A bot plays for a person who is away; none gives the seat back.
    StandIn {
        /// Which seat.
        seat: Seat,
        /// The bot's name.
        bot: Option<String>,
        /// Whether it may agree when another asks to take back a line; the person's own word.
        agrees: bool,
    },
    /// Somebody says something.
    Say {
        /// The speaker's seat; none for an onlooker.
        seat: Option<Seat>,
        /// What an onlooker calls himself.
        name: String,
        /// The words.
        text: String,
    },
    /// The host lets somebody talk, or no longer.
    Mute {
        /// The person on this seat; none for everybody beside the table.
        seat: Option<Seat>,
        /// Whether what he says is refused.
        yes: bool,
    },
    /// A person asks for the coach, or no longer.
    Coach {
        /// Which seat.
        seat: Seat,
        /// Whether the coach is welcome.
        yes: bool,
    },
    /// The host closes the table.
    Close,
    /// Whoever sat here plays again at another table; the first to say so chooses it.
    Next {
        /// Its id.
        table: String,
    },
    /// Whoever serves the table says that a seat's time may be up: a bot stands in.
    TimeUp {
        /// Which seat.
        seat: Seat,
        /// The bot's name.
        bot: String,
    },
}

impl Room {
    /// The records that an order leads to; none if it was carried out before.
    ///
    /// # Errors
    /// Says why nothing happens.
    pub fn decide(&self, order: &Order) -> Result<Vec<Record>, Refusal> {
        if order.id.as_ref().is_some_and(|id| id.len() > ID_MAX) {
            return Err(Refusal::Text);
        }
        if let Some(id) = &order.id
            && self.orders.remembers(seat_of(&order.what), id)
        {
            return Ok(Vec::new());
        }
        let id = order.id.clone();
        match &order.what {
            Command::Say { seat, name, text } => self.say(order.who, *seat, name, text, id),
            _ if self.closed => Err(Refusal::Closed),
            Command::Act { seat, action, revision } => {
                self.own(order.who, *seat)?;
                self.act(*seat, action, *revision, id)
            }
            Command::Undo { seat, revision } => {
                self.own(order.who, *seat)?;
                self.undo(*seat, *revision, id)
            }
            Command::Reset { seat, revision } => {
                self.own(order.who, *seat)?;
                self.reset(*seat, *revision, id)
            }
            Command::Redo { seat, revision } => {
                self.own(order.who, *seat)?;
                let again = self.may_redo(*seat).ok_or(UndoError::NothingBack)?;
                self.act(*seat, again, *revision, id)
            }
            Command::AskUndo { seat, revision } => {
                self.own(order.who, *seat)?;
                self.ask_undo(*seat, *revision, id)
            }
            Command::Answer { seat, yes } => {
                self.own(order.who, *seat)?;
                self.answer(*seat, *yes)
            }
            Command::Sit { seat, name } => self.sit(*seat, name),
            Command::Swap { seat, chair } => self.swap(order.who, *seat, chair),
            Command::Rekey { seat } => self.rekey(order.who, *seat),
            Command::StandIn { seat, bot, agrees } => {
                self.stand_in(order.who, *seat, bot.as_deref(), *agrees)
            }
            Command::Mute { seat, yes } => self.mute(order.who, *seat, *yes),
            Command::Coach { seat, yes } => self.coach(order.who, *seat, *yes),
            Command::Next { table } => self.play_again(order.who, table),
            Command::TimeUp { seat, bot } => self.time_up(*seat, bot),
            Command::Close if order.who.host => Ok(vec![Record::Closed]),
            Command::Close => Err(Refusal::NotHost),
        }
    }

    pub(super) fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        self.chairs.get(seat.index()).ok_or(Refusal::NoSeat(seat))
    }

    /// Whoever decides must have seen what is asked now.
    pub(super) fn current(&self, seat: Seat, revision: u64) -> Result<(), Refusal> {
        if self.eyes.is_current(seat, revision) {
            return Ok(());
        }
        Err(Refusal::Stale { now: self.revision(Viewer::Seat(seat)) })
    }

    fn act(
        &self,
        seat: Seat,
        action: &str,
        revision: u64,
        id: Option<String>,
    ) -> Result<Vec<Record>, Refusal> {
        self.current(seat, revision)?;
        let mut table = self.table.clone();
        let mut lines = actions(table.apply(Actor::Seat(seat), action)?);
        let action = lines.remove(0);
        Ok(vec![Record::Line(Played { seat, action, then: lines, id })])
    }

    fn sit(&self, seat: Seat, name: &str) -> Result<Vec<Record>, Refusal> {
        if self.chair(seat)?.sitter != Sitter::Open {
            return Err(Refusal::Taken(seat));
        }
        let chair = Chair::person(bounded(name)?);
        Ok(vec![Record::Seat { seat, chair, keys: Some(self.next_keys(seat)) }])
    }

    fn swap(&self, who: Who, seat: Seat, chair: &Chair) -> Result<Vec<Record>, Refusal> {
        self.chair(seat)?;
        if !who.host {
            return Err(Refusal::NotHost);
        }
        let keys = Some(self.next_keys(seat));
        Ok(vec![Record::Seat { seat, chair: chair.clone(), keys }])
    }

    fn rekey(&self, who: Who, seat: Seat) -> Result<Vec<Record>, Refusal> {
        self.chair(seat)?;
        if !who.host {
            return Err(Refusal::NotHost);
        }
        Ok(vec![Record::Rekeyed { seat, keys: self.next_keys(seat) }])
    }

    /// The host may have a bot play for somebody, but not have it agree in his name.
    fn stand_in(
        &self,
        who: Who,
        seat: Seat,
        bot: Option<&str>,
        agrees: bool,
    ) -> Result<Vec<Record>, Refusal> {
        let chair = self.chair(seat)?;
        let own = self.holds(who, seat);
        if !who.host && !own {
            return Err(Refusal::NotYours(seat));
        }
        let agrees = bot.is_some() && if own { agrees } else { chair.agrees };
        let chair = Chair { stand_in: bot.map(str::to_owned), agrees, ..chair.clone() };
        Ok(vec![Record::Seat { seat, chair, keys: None }])
    }

    fn mute(&self, who: Who, seat: Option<Seat>, yes: bool) -> Result<Vec<Record>, Refusal> {
        if let Some(seat) = seat {
            self.chair(seat)?;
        }
        if !who.host {
            return Err(Refusal::NotHost);
        }
        if self.is_muted(seat) == yes {
            return Ok(Vec::new());
        }
        Ok(vec![Record::Muted { seat, yes }])
    }

    fn play_again(&self, who: Who, table: &str) -> Result<Vec<Record>, Refusal> {
        if !who.host && !who.seats.iter().any(|seat| self.holds(who, seat)) {
            return Err(Refusal::NotHost);
        }
        if !self.is_over() {
            return Err(Refusal::NotOver);
        }
        if self.next.is_some() {
            return Ok(Vec::new());
        }
        Ok(vec![Record::Next { table: table.to_owned() }])
    }

    fn time_up(&self, seat: Seat, bot: &str) -> Result<Vec<Record>, Refusal> {
        let chair = self.chair(seat)?;
        if self.left(seat) != Some(Duration::ZERO) {
            return Ok(Vec::new());
        }
        let chair = Chair { stand_in: Some(bot.to_owned()), ..chair.clone() };
        Ok(vec![Record::Seat { seat, chair, keys: None }])
    }

    fn say(
        &self,
        who: Who,
        seat: Option<Seat>,
        name: &str,
        text: &str,
        id: Option<String>,
    ) -> Result<Vec<Record>, Refusal> {
        if let Some(seat) = seat {
            self.own(who, seat)?;
        }
        if !who.host && self.is_muted(seat) {
            return Err(Refusal::Muted);
        }
        let name = if seat.is_none() { bounded(name)? } else { String::new() };
        Ok(vec![Record::Said(Said { seat, name, text: bounded(text)?, id, notice: None })])
    }
}

/// Whose order it is, for the memory of orders.
fn seat_of(command: &Command) -> Option<Seat> {
    match command {
        Command::Act { seat, .. }
        | Command::Undo { seat, .. }
        | Command::Reset { seat, .. }
        | Command::Redo { seat, .. }
        | Command::AskUndo { seat, .. } => Some(*seat),
        Command::Say { seat, .. } => *seat,
        _ => None,
    }
}

/// A text on one line without space around it, if it is neither empty nor too long.
fn bounded(text: &str) -> Result<String, Refusal> {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let text: String = text.trim().chars().map(plain).collect();
    if text.is_empty() || text.chars().count() > TEXT_MAX {
        return Err(Refusal::Text);
    }
    Ok(text)
}
