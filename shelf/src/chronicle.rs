//! The campaign of Newdale, as any client can handle it.

use kernel::names::Name;
use kernel::{AnyGame, Seat};
use newdale::Newdale;
use newdale::campaign::{Result as Ending, Standing};
use newdale::model::pieces::Chapter;

use crate::campaign::{Campaign, CampaignError, Campaigns, NextChapter, Played};

/// The campaigns of Newdale.
pub(crate) struct Chronicles;

impl Campaigns for Chronicles {
    fn begin(&self, players: u8) -> Result<Box<dyn Campaign>, CampaignError> {
        boxed(newdale::Campaign::new(players))
    }

    fn read(&self, text: &str) -> Result<Box<dyn Campaign>, CampaignError> {
        boxed(newdale::Campaign::read(text))
    }
}

fn boxed(
    campaign: Result<newdale::Campaign, newdale::campaign::CampaignError>,
) -> Result<Box<dyn Campaign>, CampaignError> {
    let campaign = campaign.map_err(|error| CampaignError(error.to_string()))?;
    Ok(Box::new(Chronicle(campaign)))
}

/// A campaign of Newdale.
struct Chronicle(newdale::Campaign);

impl Chronicle {
    fn standing(&self) -> Standing {
        self.0.standing()
    }

    /// Whether the last chapter was lost and is told again.
    fn is_again(&self) -> bool {
        self.0.results().last().is_some_and(Ending::is_lost)
    }
}

impl Campaign for Chronicle {
    fn players(&self) -> u8 {
        self.0.players()
    }

    fn text(&self) -> String {
        serde_json::to_string_pretty(&self.0).expect("a campaign is plain data")
    }

    fn played(&self) -> Vec<Played> {
        self.0.results().iter().map(played).collect()
    }

    fn leaders(&self) -> Vec<Seat> {
        self.standing().leader
    }

    fn next(&self) -> Option<NextChapter> {
        let next = self.standing().next?;
        let (chapter, town) = (next.chapter, next.options.start_town);
        let why = match chapter {
            _ if self.is_again() => Some("story-again".to_owned()),
            Chapter::IIIa | Chapter::IIIb | Chapter::IVa | Chapter::IVb => {
                Some(format!("story-{chapter}-why"))
            }
            Chapter::V => Some(format!("story-{chapter}-why-{town}")),
            _ => None,
        };
        let option = |name: &str, value: String| (name.to_owned(), value);
        Some(NextChapter {
            chapter: chapter.word(),
            stories: why.into_iter().chain([format!("story-{chapter}")]).collect(),
            options: vec![
                option("chapter", chapter.id().to_owned()),
                option("start_town", town.id().to_owned()),
                option("previous_winner", next.options.previous_winner.to_string()),
            ],
        })
    }

    fn enter(&mut self, game: &dyn AnyGame) -> Result<(), CampaignError> {
        let game = game.as_any().downcast_ref::<Newdale>();
        let ending = game.and_then(Ending::of);
        let ending = ending.ok_or_else(|| CampaignError("the chapter is not over".to_owned()))?;
        self.0.enter(ending).map_err(|error| CampaignError(error.to_string()))
    }
}

fn played(ending: &Ending) -> Played {
    let story = match ending.is_lost() {
        true => "story-again".to_owned(),
        false => format!("story-{}-after", ending.chapter),
    };
    let scores = ending.scores.clone();
    Played { chapter: ending.chapter.word(), scores, winner: ending.winner, story }
}
