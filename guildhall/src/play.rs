//! `guildhall play` — a game in the terminal.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use bots::{BotSpec, Level};
use clap::Args;
use kernel::AnyGame;
use kernel::chance::Seed;
use lang::Tongue;
use table::{Table, fresh_seed};
use terminal::{PlayFailed, PlaySpec, Player, Saved, columns, is_dumb, wants_color};

use crate::campaign::Evening;
use crate::cli::{BoxArgs, Variants, check_bots, game, read};
use crate::failure::Failure;
use crate::typed;

/// Play a game in the terminal, full screen or line by line
///
/// Each seat is taken by `human` or by a bot: by its level, apprentice, journeyman, master or
/// grandmaster, or by its kind, random, busy, greedy, mcts:1000it, net or net:400it.
#[derive(Args)]
#[command(after_help = "Examples:
  guildhall play orleans --seats human,master,apprentice
  guildhall play --resume evening.game")]
pub(crate) struct Play {
    /// The game
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    /// Go on with a game that was saved
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "seed", "options"])]
    resume: Option<PathBuf>,
    /// Who sits where [default: you, and masters on the other seats]
    #[arg(long, value_name = "PLAYERS", value_parser = seats_value)]
    seats: Option<Seats>,
    /// What the game is dealt from [default: a fresh one]
    #[arg(long)]
    seed: Option<String>,
    /// Play the next chapter of the campaign in this file; a new file begins a campaign
    #[arg(long, value_name = "FILE")]
    campaign: Option<PathBuf>,
    /// Line by line, as it is also played when input or output is not a terminal
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    variants: Variants,
    #[command(flatten)]
    parts: BoxArgs,
    #[arg(skip)]
    begun: Option<Table>,
}

/// Who sits where.
#[derive(Clone)]
struct Seats(Vec<Player>);

impl Seats {
    /// One person and a table full of masters.
    fn usual(players: u8) -> Seats {
        let bots = (1..players).map(|_| Player::Bot(BotSpec::Level(Level::Master)));
        Seats([Player::Human].into_iter().chain(bots).collect())
    }
}

fn seats_value(names: &str) -> Result<Seats, String> {
    Player::list(names).map(Seats).map_err(|error| error.to_string())
}

impl Play {
    pub(crate) fn run(mut self, tongue: Tongue, out: &mut impl Write) -> Result<(), Failure> {
        let saved = self.resume.take().map(|file| self.saved(&file)).transpose()?;
        let game = match (&saved, &self.game) {
            (Some(saved), _) => saved.game,
            (None, name) => game(name.as_deref().unwrap_or_default())?,
        };
        if let Some(saved) = saved {
            self.seats = Some(Seats(saved.seats));
            self.begun = Some(saved.table);
        }
        match self.campaign.take() {
            Some(file) => {
                let players = self.seats.as_ref().map(|seats| seats.0.len());
                self.chapter(game, Evening::open(game, &file, players, tongue)?, tongue, out)
            }
            None => self.play(game, tongue, out).map(|_| ()),
        }
    }

    /// The game that goes on, with whatever box it was played with.
    fn saved(&self, file: &Path) -> Result<Saved, Failure> {
        let text = read(file)?;
        let named = |key: &str| shelf::find(key).ok();
        let game =
            text.lines().find_map(|line| named(line.strip_prefix("game ")?.split(' ').next()?));
        if let Some(game) = game {
            self.parts.parts(game.title)?;
        }
        Saved::read(&text).map_err(|why| Failure::job(format!("{}: {why}", file.display())))
    }

    /// Plays the next chapter of a campaign.
    fn chapter(
        mut self,
        game: &'static shelf::Entry,
        evening: Evening,
        tongue: Tongue,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let Some(next) = evening.begin(out)? else { return Ok(()) };
        let decided = |name: &str| next.options.iter().any(|(own, _)| own == name);
        if let Some((name, _)) = self.variants.options.iter().find(|(name, _)| decided(name)) {
            return Err(Failure::usage(format!("the campaign decides the option `{name}`")));
        }
        if let Some(begun) = &self.begun {
            let chapter = begun.game().options();
            if !next.options.iter().all(|option| chapter.contains(option)) {
                return Err(Failure::job("the saved game is not the campaign's next chapter"));
            }
        }
        self.variants.options.extend(next.options);
        self.seats = self.seats.or_else(|| Some(Seats::usual(evening.players())));
        if self.is_full_screen() {
            evening.wait(out)?;
        }
        let finished = self.play(game, tongue, out)?;
        evening.end(finished, out)
    }

    fn is_full_screen(&self) -> bool {
        !self.plain && !is_dumb() && io::stdin().is_terminal() && io::stdout().is_terminal()
    }

    /// Plays a game; gives it if it came to its end.
    fn play(
        self,
        game: &'static shelf::Entry,
        tongue: Tongue,
        out: &mut impl Write,
    ) -> Result<Option<Box<dyn AnyGame>>, Failure> {
        let full_screen = self.is_full_screen();
        let players = self.seats.iter().flat_map(|seats| &seats.0);
        check_bots(game, players.filter_map(Player::bot))?;
        let spec = PlaySpec {
            game,
            parts: self.parts.parts(game.title)?,
            options: self.variants.options,
            seats: self.seats.unwrap_or_else(|| Seats::usual(game.info().players.1)).0,
            names: Vec::new(),
            begun: self.begun,
            seed: self.seed.map_or_else(fresh_seed, |text| Seed::from_text(&text)),
            tongue,
            color: wants_color(),
            echo: !io::stdin().is_terminal(),
            width: columns(),
        };
        let played = if full_screen {
            terminal::play_full_screen(spec, out)
        } else {
            terminal::play(spec, typed::lines()?, out)
        };
        played.map_err(|error| match error {
            PlayFailed::Start(error) => error.into(),
            PlayFailed::Io(error) => error.into(),
        })
    }
}
