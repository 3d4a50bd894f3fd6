//! A campaign and the file that keeps it.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use kernel::AnyGame;
use lang::{Arg, Speaker, Tongue};
use shelf::Entry;
use shelf::campaign::{Campaign, CampaignError, NextChapter};

use crate::cli::read;
use crate::failure::Failure;

/// An evening of a campaign: one chapter of it.
pub(crate) struct Evening {
    file: PathBuf,
    campaign: Box<dyn Campaign>,
    speaker: Speaker,
}

impl Evening {
    /// Opens the campaign of a file; one that is missing begins, with so many players.
    pub(crate) fn open(
        game: &'static Entry,
        file: &Path,
        players: Option<usize>,
        tongue: Tongue,
    ) -> Result<Evening, Failure> {
        let Some(campaigns) = game.campaigns else { return Err(no_campaign(game)) };
        let kept = fs::exists(file)?;
        let campaign = match kept {
            true => campaigns.read(&read(file)?).map_err(|error| foreign(game, file, &error))?,
            false => {
                let players = players.unwrap_or(game.info().players.1.into());
                let players = u8::try_from(players).unwrap_or(u8::MAX);
                campaigns.begin(players).map_err(|error| Failure::usage(error.to_string()))?
            }
        };
        let seated = usize::from(campaign.players());
        if let Some(players) = players.filter(|players| *players != seated) {
            let why =
                format!("{}: the campaign has {seated} players, not {players}", file.display());
            return Err(Failure::usage(why));
        }
        let speaker = Speaker::new(tongue, game.info(), &[]).seating(campaign.players());
        let evening = Evening { file: file.to_owned(), campaign, speaker };
        if !kept {
            evening.keep()?;
        }
        Ok(evening)
    }

    /// How many play.
    pub(crate) fn players(&self) -> u8 {
        self.campaign.players()
    }

    /// Tells the chronicle and the story of the next chapter; none if the campaign is over.
    pub(crate) fn begin(&self, out: &mut impl Write) -> io::Result<Option<NextChapter>> {
        for line in terminal::campaign::prologue(&self.speaker, &*self.campaign) {
            writeln!(out, "{line}")?;
        }
        Ok(self.campaign.next())
    }

    /// Waits until somebody has read the story.
    pub(crate) fn wait(&self, out: &mut impl Write) -> io::Result<()> {
        write!(out, "\n{} ", self.speaker.text("campaign-press-enter", &[]))?;
        out.flush()?;
        io::stdin().read_line(&mut String::new()).map(|_| ())
    }

    /// Enters a chapter that came to its end, keeps it, and tells how it goes on.
    pub(crate) fn end(
        mut self,
        game: Option<Box<dyn AnyGame>>,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let Some(game) = game else {
            return Ok(writeln!(out, "{}", self.speaker.text("campaign-stays", &[]))?);
        };
        self.campaign.enter(&*game).map_err(|error| Failure::job(error.to_string()))?;
        self.keep()?;
        writeln!(out)?;
        for line in terminal::campaign::epilogue(&self.speaker, &*self.campaign) {
            writeln!(out, "{line}")?;
        }
        let file = self.file.display().to_string();
        let kept = self.speaker.text("campaign-kept", &[("file", Arg::Text(&file))]);
        Ok(writeln!(out, "{kept}")?)
    }

    /// Writes the campaign beside its file and moves it there, so that the file is always whole.
    fn keep(&self) -> Result<(), Failure> {
        let mut draft = self.file.clone().into_os_string();
        draft.push(".part");
        let written = write_through(Path::new(&draft), &self.campaign.text())
            .and_then(|()| fs::rename(&draft, &self.file));
        written.map_err(|error| Failure::job(format!("{}: {error}", self.file.display())))
    }
}

fn write_through(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    writeln!(file, "{text}")?;
    file.sync_all()
}

fn no_campaign(game: &Entry) -> Failure {
    let with = shelf::games().iter().filter(|game| game.campaigns.is_some()).map(Entry::key);
    let with = with.collect::<Vec<_>>().join(", ");
    Failure::usage(format!("{} has no campaign\nhint: a campaign has {with}", game.key()))
}

fn foreign(game: &Entry, file: &Path, error: &CampaignError) -> Failure {
    let why = format!("{}: no campaign of {}: {error}", file.display(), game.key());
    Failure::job(format!("{why}\nhint: a file that does not exist yet begins a new campaign"))
}
