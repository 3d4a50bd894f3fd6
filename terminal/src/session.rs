//! A game and whoever sits at it, whatever face it is shown on.

use bots::{Abilities, AnyBot, BotSpec, Considered, HINT_MOVES, HINT_TIME, MOVE_TIME};
use kernel::chance::{Dealer, Fast};
use kernel::{Actor, AnyAction, AnyGame, Rulebook, Seat, StartError, Turn, Viewer};
use lang::{Arg, Speaker};
use table::{ApplyError, Dealing, Table, UndoError};

use crate::drawing::{Drawing, drawing};
use crate::news::News;
use crate::tint::Tint;
use crate::{PlaySpec, Player};

/// A game and whoever sits at it.
pub(crate) struct Session {
    pub(crate) table: Table,
    pub(crate) seats: Vec<Player>,
    chairs: Vec<Option<Box<dyn AnyBot>>>,
    /// What programs can do with the game.
    abilities: &'static dyn Abilities,
    rng: Fast,
    /// For looking around, so that it never changes what the bots do.
    pub(crate) looks: Fast,
    pub(crate) speaker: Speaker,
    pub(crate) book: Rulebook,
    pub(crate) drawing: Box<dyn Drawing>,
    pub(crate) tint: Tint,
    pub(crate) news: News,
    /// Who is in front of the screen.
    pub(crate) viewer: Viewer,
    /// What was taken back and can be brought back, the last one last.
    undone: Vec<(Seat, String)>,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// A bot answers.
    Bot(Seat),
    /// Somebody else has to come in front of the screen.
    Curtain(Seat),
    /// Whoever is in front of the screen answers.
    Person(Seat),
    /// Nothing: the game is over.
    Over,
}

/// An option and what the bot thinks of it.
#[derive(Clone, Debug)]
pub(crate) struct Advice {
    /// Its place in the list of options.
    pub(crate) option: usize,
    /// What the bot thinks of it.
    pub(crate) considered: Considered<String>,
}

impl Session {
    /// Starts the game.
    ///
    /// # Errors
    /// If it cannot be started like that.
    pub(crate) fn new(spec: PlaySpec) -> Result<Session, StartError> {
        let players = spec.seats.len() as u8;
        let table = match spec.begun {
            Some(table) => table,
            None => {
                let game = spec.game.title.start(spec.parts, &spec.options, players)?;
                Table::new(spec.game.title, game, Dealing::Seeded(Dealer::new(spec.seed)))
            }
        };
        let info = table.game().info();
        let drawing = drawing(table.game());
        let chair = |player: &Player| match player {
            Player::Human => None,
            Player::Bot(bot) => Some(rival(spec.game.abilities, *bot)),
        };
        let speaker = Speaker::new(spec.tongue, info, &spec.names).seating(players);
        Ok(Session {
            chairs: spec.seats.iter().map(chair).collect(),
            abilities: spec.game.abilities,
            rng: Fast::new(bot_seed(&table), 0),
            looks: Fast::new(bot_seed(&table), 1),
            tint: if spec.color { Tint::of(&speaker, info, players) } else { Tint::none() },
            speaker,
            book: Rulebook::parse(info.rules, info.prefix),
            drawing,
            news: News::new(&table),
            viewer: first_viewer(&spec.seats),
            seats: spec.seats,
            undone: Vec::new(),
            table,
        })
    }

    /// Who answers next: bots first, then whoever is in front of the screen, then the others.
    pub(crate) fn next(&self) -> Next {
        let asked = self.table.game().turn().seats();
        let bot = asked.iter().find(|seat| self.chairs[seat.index()].is_some());
        let same = asked.iter().find(|seat| self.viewer.is(*seat));
        match (bot, same, asked.first()) {
            (Some(bot), _, _) => Next::Bot(bot),
            (_, Some(same), _) => Next::Person(same),
            (_, _, Some(other)) => Next::Curtain(other),
            (None, None, None) => Next::Over,
        }
    }

    /// Lets the bot on `seat` answer.
    pub(crate) fn bot_answers(&mut self, seat: Seat) {
        let bot = self.chairs[seat.index()].as_mut().expect("a bot sits there");
        let action = bot.pick(self.table.game(), seat, &mut self.rng);
        self.undone.clear();
        self.table.apply(Actor::Seat(seat), &action).expect("a bot answers with an option");
    }

    /// Somebody else has come in front of the screen.
    pub(crate) fn hand_over(&mut self, seat: Seat) {
        self.viewer = Viewer::Seat(seat);
    }

    /// How many people play.
    pub(crate) fn people(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.is_none()).count()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.table.game().turn() == Turn::Over
    }

    /// The game, if it came to its end.
    pub(crate) fn finished(&self) -> Option<Box<dyn AnyGame>> {
        self.is_over().then(|| self.table.game().boxed())
    }

    /// What `seat` may do.
    pub(crate) fn options(&self, seat: Seat) -> Vec<AnyAction> {
        self.table.game().legal(Actor::Seat(seat))
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Says why not, in the person's language.
    pub(crate) fn apply(&mut self, seat: Seat, notation: &str) -> Result<(), String> {
        match self.table.apply(Actor::Seat(seat), notation) {
            Ok(_) => {
                self.undone.clear();
                Ok(())
            }
            Err(ApplyError::Play(error)) => Err(self.speaker.play_error(&error)),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Takes back the last step of `seat`.
    ///
    /// # Errors
    /// Says what stands in the way, in the person's language.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), String> {
        let line = self.table.may_undo(seat).map_err(|error| self.undo_error(error))?;
        let action = self.table.list()[line].line.action.clone();
        self.table.undo_of(seat).map_err(|error| self.undo_error(error))?;
        self.undone.push((seat, action));
        self.news.taken_back(line);
        Ok(())
    }

    /// Takes back everything that `seat` has done since others or chance had a say.
    ///
    /// # Errors
    /// Says what stands in the way of the first step.
    pub(crate) fn reset(&mut self, seat: Seat) -> Result<(), String> {
        self.undo(seat)?;
        while self.table.may_undo(seat).is_ok() {
            self.undo(seat)?;
        }
        Ok(())
    }

    /// Brings back what `seat` has taken back last.
    ///
    /// # Errors
    /// If there is nothing to bring back.
    pub(crate) fn redo(&mut self, seat: Seat) -> Result<(), String> {
        let nothing = || self.speaker.text("redo-nothing", &[]);
        let place = self.undone.iter().rposition(|(whose, _)| *whose == seat);
        let (_, action) = self.undone.remove(place.ok_or_else(nothing)?);
        let rest = std::mem::take(&mut self.undone);
        self.apply(seat, &action)?;
        self.undone = rest;
        Ok(())
    }

    fn undo_error(&self, error: UndoError) -> String {
        match error {
            UndoError::Nothing => self.speaker.text("undo-nothing", &[]),
            UndoError::NothingBack => self.speaker.text("redo-nothing", &[]),
            UndoError::Decided(who) => {
                self.speaker.text("undo-decided", &[("who", Arg::Seat(who))])
            }
            UndoError::Revealed => self.speaker.text("undo-revealed", &[]),
            UndoError::Answered => self.speaker.text("undo-answered", &[]),
            UndoError::Begun => self.speaker.text("undo-begun", &[]),
            UndoError::Settled => self.speaker.text("undo-settled", &[]),
        }
    }

    /// What the adviser thinks best for `seat` among its options, knowing what the seat knows.
    pub(crate) fn advice(&mut self, seat: Seat, options: &[AnyAction]) -> Vec<Advice> {
        let mut adviser = self.abilities.bot_within(BotSpec::STRONGEST, HINT_TIME);
        let choice = adviser.choose(self.table.game(), seat, &mut self.looks);
        let place = |notation: &str| options.iter().position(|option| option.notation == notation);
        let thought = choice.looked_into();
        let advice =
            thought.filter_map(|considered| Some((place(&considered.action)?, considered)));
        advice.map(|(option, considered)| Advice { option, considered }).take(HINT_MOVES).collect()
    }
}

/// A bot that keeps nobody waiting, unless its budget was asked for.
fn rival(abilities: &dyn Abilities, bot: BotSpec) -> Box<dyn AnyBot> {
    match bot {
        BotSpec::Mcts(_) => abilities.bot(bot),
        bot => abilities.bot_within(bot, MOVE_TIME),
    }
}

/// Where people look from first: the first of them, or beside the table if there is none. With
/// several, the first too gets a curtain.
fn first_viewer(seats: &[Player]) -> Viewer {
    let mut people =
        Seat::all(seats.len() as u8).filter(|seat| seats[seat.index()] == Player::Human);
    match (people.next(), people.next()) {
        (Some(only), None) => Viewer::Seat(only),
        _ => Viewer::Onlooker,
    }
}

/// Bots draw from what everybody knows of the seed, so that they cannot know more.
fn bot_seed(table: &Table) -> u64 {
    let hash = table.commitment().unwrap_or_default();
    hash.get(..16).and_then(|head| u64::from_str_radix(head, 16).ok()).unwrap_or_default()
}
