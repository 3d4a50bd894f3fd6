//! The corpus of replays: whole games that every later build must play to the same hash.
//!
//! A corpus is recorded when a game is added and when its rules version is raised; older files
//! stay as they are.

use std::fs;

use bots::BotSpec;
use kernel::chance::{Dealer, Fast, Seed};
use kernel::options::OptionKind;
use kernel::{Actor, Turn};
use shelf::Entry;
use table::{Dealing, Table};

use crate::{Problem, Project};

/// Plays the games of a corpus and writes them below the game's folder; gives the names of the
/// files.
///
/// # Errors
/// If there is no such game, or a file cannot be written.
pub fn write(project: &Project, game: &str) -> Result<Vec<String>, Problem> {
    let entry = shelf::find(game).map_err(|error| Problem::new("shelf", error.to_string()))?;
    let folder = project.root().join("games").join(game).join("tests/replays");
    let mut written = Vec::new();
    for recording in recordings(entry) {
        let file = folder.join(recording.file_name(entry));
        fs::write(&file, recording.play(entry))
            .map_err(|error| Problem::new(project.show(&file), error.to_string()))?;
        written.push(project.show(&file));
    }
    Ok(written)
}

/// One game of the corpus.
struct Recording {
    players: u8,
    all_options: bool,
    bot: BotSpec,
}

/// Every player count by busy bots, without options and with all of them; one game by the best.
fn recordings(entry: &Entry) -> Vec<Recording> {
    let (fewest, most) = entry.info().players;
    let busy = |players| {
        [false, true].map(|all_options| Recording { players, all_options, bot: BotSpec::Busy })
    };
    let best = Recording { players: most, all_options: false, bot: BotSpec::Greedy };
    (fewest..=most).flat_map(busy).chain([best]).collect()
}

impl Recording {
    /// `rules1-4p-all-busy.replay`
    fn file_name(&self, entry: &Entry) -> String {
        let options = if self.all_options { "-all" } else { "" };
        let version = entry.info().rules_version;
        format!("rules{version}-{}p{options}-{}.replay", self.players, self.bot)
    }

    /// The text of the replay.
    fn play(&self, entry: &Entry) -> String {
        let title = entry.title;
        let game = title
            .start(title.standard(), &self.options(entry), self.players)
            .expect("the options were tried one by one");
        let seed = Seed::from_text(&self.file_name(entry));
        let mut table = Table::new(title, game, Dealing::Seeded(Dealer::new(seed)));
        let mut bot = entry.abilities.bot(self.bot);
        let mut rng = Fast::new(self.players.into(), 0);
        while table.game().turn() != Turn::Over {
            let seat = table.game().turn().seats().first().expect("the dealer acts at once");
            let action = bot.choose(table.game(), seat, &mut rng).action;
            table.apply(Actor::Seat(seat), &action).expect("bots choose legal actions");
        }
        table.replay().to_string()
    }

    /// Nothing, or every flag that the rules know at this table.
    fn options(&self, entry: &Entry) -> Vec<(String, String)> {
        let title = entry.title;
        let mut set = Vec::new();
        let flags = entry.info().options.iter().filter(|spec| spec.kind == OptionKind::Flag);
        for flag in flags.filter(|_| self.all_options) {
            set.push((flag.name.to_owned(), "true".to_owned()));
            if title.start(title.standard(), &set, self.players).is_err() {
                set.pop();
            }
        }
        set
    }
}
