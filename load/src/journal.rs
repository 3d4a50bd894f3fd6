//! What was sent to a table, answered and shown, held against what its store has kept.

use kernel::{Seat, Viewer};
use store::Row;
use table::{Played, Record, Room};

use crate::http::Lost;
use crate::seated::Move;

/// What was sent to one table, in order, and what came back.
#[derive(Default)]
pub(crate) struct Journal {
    sent: Vec<Move>,
    /// How many of them were acknowledged; only the last one can be open.
    acknowledged: usize,
    /// The highest revision that each seat was shown.
    seen: Vec<u64>,
    /// The rows that the store has shown before.
    rows: Vec<String>,
    room: Option<Room>,
}

/// What a journal and a store do not agree on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Findings {
    /// Acknowledged moves that the store has not.
    pub(crate) lost: u64,
    /// Moves of the store that were never sent, came twice or stand out of order.
    pub(crate) phantom: u64,
    /// Seats that were shown more than the store has.
    pub(crate) vanished: u64,
    /// Moves in the store.
    pub(crate) stored: u64,
}

impl Journal {
    /// A move is about to be sent.
    pub(crate) fn send(&mut self, choice: Move) {
        debug_assert!(self.open().is_none(), "one move at a time");
        self.sent.push(choice);
    }

    /// The move whose answer was lost: to be sent again.
    pub(crate) fn open(&self) -> Option<&Move> {
        self.sent.get(self.acknowledged)
    }

    /// The open move was acknowledged.
    pub(crate) fn acknowledge(&mut self) {
        self.acknowledged += 1;
    }

    /// How many moves were acknowledged.
    pub(crate) fn acknowledged(&self) -> u64 {
        self.acknowledged as u64
    }

    /// A seat was shown this revision.
    pub(crate) fn saw(&mut self, seat: usize, revision: u64) {
        if self.seen.len() <= seat {
            self.seen.resize(seat + 1, 0);
        }
        self.seen[seat] = self.seen[seat].max(revision);
    }

    /// Holds the journal against the rows of the store.
    ///
    /// # Errors
    /// If the rows are not those of a table, or not those that were there before.
    pub(crate) fn audit(&mut self, rows: &[Row]) -> Result<Findings, Lost> {
        let stored = self.fold(rows)?;
        let agree = stored.iter().zip(&self.sent).take_while(|(stored, sent)| same(stored, sent));
        let agree = agree.count();
        Ok(Findings {
            lost: self.acknowledged.saturating_sub(agree) as u64,
            phantom: (stored.len() - agree) as u64,
            vanished: self.vanished(),
            stored: stored.len() as u64,
        })
    }

    /// Takes in the rows that are new; gives all moves among the rows.
    fn fold(&mut self, rows: &[Row]) -> Result<Vec<Played>, Lost> {
        let known = rows.iter().map(|row| &row.body).take(self.rows.len());
        if !known.eq(&self.rows) {
            return Err(Lost::new("the store", "rows that were there before have changed"));
        }
        for row in &rows[self.rows.len()..] {
            self.fold_row(&read(&row.body)?)?;
            self.rows.push(row.body.clone());
        }
        let records = self.rows.iter().map(|body| read(body));
        let moves = records.filter_map(|record| match record {
            Ok(Record::Line(played)) => Some(Ok(played)),
            Ok(_) => None,
            Err(lost) => Some(Err(lost)),
        });
        moves.collect()
    }

    fn fold_row(&mut self, record: &Record) -> Result<(), Lost> {
        let damaged = |error: table::OpenError| Lost::new("the store", error);
        match (&mut self.room, record) {
            (Some(room), record) => room.fold(record).map_err(damaged),
            (None, Record::Opened(opened)) => {
                let game = shelf::find(&opened.game);
                let game = game.map_err(|error| Lost::new("the store", error))?;
                self.room = Some(Room::begin(game.title, record).map_err(damaged)?);
                Ok(())
            }
            (None, _) => Err(Lost::new("the store", "the first row does not open the table")),
        }
    }

    fn vanished(&self) -> u64 {
        let Some(room) = &self.room else { return 0 };
        let seats = Seat::all(room.chairs().len() as u8);
        let kept = seats.map(|seat| room.revision(Viewer::Seat(seat)));
        kept.zip(&self.seen).filter(|(kept, seen)| kept < seen).count() as u64
    }
}

fn read(body: &str) -> Result<Record, Lost> {
    serde_json::from_str(body).map_err(|error| Lost::new("a row of the store", error))
}

fn same(stored: &Played, sent: &Move) -> bool {
    stored.seat.index() == sent.seat
        && stored.action == sent.action
        && stored.id.as_ref() == Some(&sent.id)
}

#[cfg(test)]
mod tests {
    use kernel::Actor;
    use table::{Chair, Command, Order, Setting, Who};

    use super::*;

    /// The rows of a table of two after some moves, and the moves.
    fn played(count: usize) -> (Vec<Row>, Vec<Move>) {
        let first = Room::open(setting()).expect("the rules know such a table");
        let mut room = Room::begin(shelf::first().title, &first).expect("it was just opened");
        let (mut records, mut moves) = (vec![first], Vec::new());
        for number in 0..count {
            let choice = next_move(&room, number);
            let record = room.decide(&order(&choice)).expect("it is legal").remove(0);
            room.fold(&record).expect("it was just decided");
            records.push(record);
            moves.push(choice);
        }
        let body = |record: &Record| serde_json::to_string(record).expect("it has a JSON form");
        let row = |(seq, record)| Row { seq, at: 0, body: body(record), hash: String::new() };
        ((1..).zip(&records).map(row).collect(), moves)
    }

    fn setting() -> Setting {
        let chairs = vec![Chair::person("Ada"), Chair::person("Bo")];
        Setting::new(shelf::first().title, chairs)
    }

    fn next_move(room: &Room, number: usize) -> Move {
        let seat = room.asked().iter().next().expect("the game has just begun");
        let action = room.table().game().legal(Actor::Seat(seat)).remove(0).notation;
        let revision = room.revision(Viewer::Seat(seat));
        Move { seat: seat.index(), action, revision, id: format!("move-{number}") }
    }

    fn order(choice: &Move) -> Order {
        let seat = Seat::all(2).nth(choice.seat).expect("there are two");
        let revision = choice.revision;
        let what = Command::Act { seat, action: choice.action.clone(), revision };
        Order { who: Who::seat(seat), id: Some(choice.id.clone()), what }
    }

    /// A journal of these moves, all acknowledged.
    fn journal(moves: &[Move]) -> Journal {
        let mut journal = Journal::default();
        for choice in moves {
            journal.send(choice.clone());
            journal.acknowledge();
        }
        journal
    }

    fn found(journal: &mut Journal, rows: &[Row]) -> (u64, u64, u64) {
        let found = journal.audit(rows).expect("the rows are those of a table");
        (found.lost, found.phantom, found.vanished)
    }

    #[test]
    fn what_was_sent_and_stored_agrees() {
        let (rows, moves) = played(3);
        assert_eq!(found(&mut journal(&moves), &rows), (0, 0, 0));
    }

    #[test]
    fn a_move_that_was_never_answered_may_be_stored_or_not() {
        let (rows, moves) = played(3);
        for kept in [3, 4] {
            let mut journal = journal(&moves[..2]);
            journal.send(moves[2].clone());
            assert_eq!(found(&mut journal, &rows[..kept]), (0, 0, 0));
        }
    }

    #[test]
    fn a_lost_move_is_found() {
        let (rows, moves) = played(3);
        assert_eq!(found(&mut journal(&moves), &rows[..3]), (1, 0, 0));
    }

    #[test]
    fn a_phantom_is_found() {
        let (rows, moves) = played(3);
        assert_eq!(found(&mut journal(&moves[..2]), &rows), (0, 1, 0));
    }

    #[test]
    fn what_was_shown_and_is_gone_is_found() {
        let (rows, moves) = played(2);
        let mut journal = journal(&moves);
        journal.saw(1, 1);
        assert_eq!(found(&mut journal, &rows), (0, 0, 0));
        journal.saw(1, 1000);
        assert_eq!(found(&mut journal, &rows), (0, 0, 1));
    }

    #[test]
    fn rows_never_change() {
        let ((rows, moves), (others, _)) = (played(2), played(2));
        let mut journal = journal(&moves);
        assert_eq!(found(&mut journal, &rows), (0, 0, 0));
        assert!(journal.audit(&others).is_err(), "another seed");
        assert!(journal.audit(&rows[..1]).is_err(), "rows are missing");
    }
}
