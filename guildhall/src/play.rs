//! `guildhall play` — a game in the terminal.

use std::io::{self, IsTerminal, Write};

use bots::BotSpec;
use clap::Args;
use kernel::GameInfo;
use kernel::chance::Seed;
use lang::Tongue;
use table::fresh_seed;
use terminal::{PlayFailed, PlaySpec, Player, wants_color};

use crate::cli::{BoxArgs, Variants, game};
use crate::failure::Failure;

/// Play a game in the terminal, full screen or line by line
///
/// Each seat is taken by `human` or by a bot: random, busy or greedy.
#[derive(Args)]
#[command(after_help = "Example: guildhall play orleans --seats human,greedy,busy")]
pub(crate) struct Play {
    /// The game
    game: String,
    /// Who sits where [default: you, and greedy bots on the other seats]
    #[arg(long, value_name = "PLAYERS", value_parser = seats_value)]
    seats: Option<Seats>,
    /// What the game is dealt from [default: a fresh one]
    #[arg(long)]
    seed: Option<String>,
    /// Line by line, as it is also played when input or output is not a terminal
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    variants: Variants,
    #[command(flatten)]
    parts: BoxArgs,
}

/// Who sits where.
#[derive(Clone)]
struct Seats(Vec<Player>);

impl Seats {
    /// One person and a full table of bots.
    fn usual(info: &GameInfo) -> Seats {
        let bots = (1..info.players.1).map(|_| Player::Bot(BotSpec::Greedy));
        Seats([Player::Human].into_iter().chain(bots).collect())
    }
}

fn seats_value(names: &str) -> Result<Seats, String> {
    Player::list(names).map(Seats).map_err(|error| error.to_string())
}

impl Play {
    pub(crate) fn run(self, tongue: Tongue, out: &mut impl Write) -> Result<(), Failure> {
        let game = game(&self.game)?;
        let full_screen = !self.plain && io::stdin().is_terminal() && io::stdout().is_terminal();
        let spec = PlaySpec {
            game,
            parts: self.parts.parts(game.title)?,
            options: self.variants.options,
            seats: self.seats.unwrap_or_else(|| Seats::usual(game.info())).0,
            names: Vec::new(),
            seed: self.seed.map_or_else(fresh_seed, |text| Seed::from_text(&text)),
            tongue,
            color: wants_color(),
            echo: !io::stdin().is_terminal(),
        };
        let played = if full_screen {
            terminal::play_full_screen(spec, out)
        } else {
            terminal::play(spec, io::stdin().lock(), out)
        };
        played.map_err(|error| match error {
            PlayFailed::Start(error) => error.into(),
            PlayFailed::Io(error) => error.into(),
        })
    }
}
