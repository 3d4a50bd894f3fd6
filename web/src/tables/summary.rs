//! What the lobby shows of a table.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use store::State;
use table::{Room, Sitter};

use crate::campaign::{self, Onward};

/// What the lobby shows of a table: public facts alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The round, counted from 1; 0 during set-up.
    pub round: u32,
    /// The phase, a term of the game's words.
    pub phase: String,
    /// The seats that are asked.
    pub asked: Vec<Seat>,
    /// The names in the order of the seats.
    pub names: Vec<String>,
    /// The seats that nobody has taken.
    pub open: Vec<Seat>,
    /// The final totals, once the game is over.
    pub totals: Option<Vec<i32>>,
    /// What a rival of the box has, once a solo game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<i32>,
    /// Whether the table was closed before the end.
    pub closed: bool,
    /// Whether its moves are timed.
    #[serde(default)]
    pub timed: bool,
    /// The chapter of a campaign that is played here, a term of the game's words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chapter: Option<String>,
    /// The generation of each seat's keys.
    #[serde(default)]
    pub keys: Vec<u32>,
    /// Whether it is over and the next chapter has not begun.
    #[serde(default)]
    pub goes_on: bool,
    /// When something public happened last, in milliseconds since 1970.
    #[serde(default)]
    pub at: i64,
}

impl Summary {
    /// Whether the table is still played.
    pub fn state(&self) -> State {
        match (&self.totals, self.closed) {
            (Some(_), _) => State::Finished,
            (None, true) => State::Closed,
            (None, false) => State::Running,
        }
    }
}

/// What the lobby shows of a room where something public happened last at this time.
pub fn summary_of(room: &Room, at: i64) -> Summary {
    let game = room.table().game();
    let progress = game.progress();
    let open = |seat: &Seat| room.chairs()[seat.index()].sitter == Sitter::Open;
    let chapter = campaign::before(room).and_then(|campaign| campaign.next());
    let sheet = room.is_over().then(|| game.score());
    Summary {
        round: progress.round,
        phase: progress.phase.to_owned(),
        asked: room.asked().iter().collect(),
        names: room.names(),
        open: Seat::all(game.players()).filter(open).collect(),
        totals: sheet.as_ref().map(|sheet| sheet.totals()),
        rival: sheet.and_then(|sheet| sheet.rival).map(|rival| rival.total),
        closed: room.is_closed(),
        timed: room.pace().is_some(),
        chapter: chapter.map(|next| next.chapter.to_owned()),
        keys: Seat::all(game.players()).filter_map(|seat| room.keys(seat)).collect(),
        goes_on: room.is_over() && room.next().is_none() && Onward::of(room) == Onward::Chapter,
        at,
    }
}
