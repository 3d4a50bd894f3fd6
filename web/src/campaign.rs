//! The campaign that a table is a chapter of.
//!
//! A table keeps its campaign as it stood before the chapter. How it goes on follows from the
//! table's own game, so that no client ever enters a result.

use shelf::Entry;
use shelf::campaign::{Campaign, CampaignError};
use table::{Room, Setting};

/// The table at which a campaign of the game begins.
///
/// # Errors
/// If the game has no campaigns, or so many cannot play one.
pub fn begin(entry: &Entry, setting: Setting) -> Result<Setting, CampaignError> {
    let none = || CampaignError(format!("{} has no campaign", entry.key()));
    let campaigns = entry.campaigns.ok_or_else(none)?;
    let campaign = campaigns.begin(setting.chairs.len() as u8)?;
    Ok(chapter(campaign.as_ref(), setting))
}

/// The campaign before the chapter of this table; none at a table of a single game.
pub fn before(room: &Room) -> Option<Box<dyn Campaign>> {
    let entry = shelf::find(room.table().title().info().key).ok()?;
    entry.campaigns?.read(room.campaign()?).ok()
}

/// The campaign as it stands: with the chapter of this table once that is over.
pub fn now(room: &Room) -> Option<Box<dyn Campaign>> {
    let mut campaign = before(room)?;
    if room.is_over() {
        campaign.enter(room.table().game()).ok()?;
    }
    Some(campaign)
}

/// The table of the next chapter: what the campaign decides goes before what was chosen. A campaign
/// that is over leaves the table as it is.
pub fn chapter(campaign: &dyn Campaign, setting: Setting) -> Setting {
    let Some(next) = campaign.next() else { return setting };
    let mut options = setting.options;
    options.retain(|(name, _)| next.options.iter().all(|(decided, _)| decided != name));
    options.extend(next.options);
    Setting { options, campaign: Some(campaign.text()), ..setting }
}

/// How the people of a finished table play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onward {
    /// The same game again, everybody one seat further.
    Rematch,
    /// The next chapter of their campaign, everybody on his seat: it remembers who won.
    Chapter,
    /// A new campaign after the last chapter, everybody one seat further.
    Campaign,
}

impl Onward {
    /// How it goes on after this table.
    pub fn of(room: &Room) -> Onward {
        match now(room).map(|campaign| campaign.next().is_some()) {
            None => Onward::Rematch,
            Some(true) => Onward::Chapter,
            Some(false) => Onward::Campaign,
        }
    }

    /// By how many seats everybody moves.
    pub fn step(self) -> u8 {
        match self {
            Onward::Rematch | Onward::Campaign => 1,
            Onward::Chapter => 0,
        }
    }

    /// Its name in the texts of the pages.
    pub fn id(self) -> &'static str {
        match self {
            Onward::Rematch => "rematch",
            Onward::Chapter => "next-chapter",
            Onward::Campaign => "new-campaign",
        }
    }
}
