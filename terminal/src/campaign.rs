//! A campaign in words: the chronicle so far, the story of a chapter, what comes next.

use lang::{Arg, Speaker};
use shelf::campaign::{Campaign, Played};

use crate::columns;
use crate::text::wrap;

/// What is told before a chapter is played: the chronicle so far and the story of the chapter. A
/// campaign that is over says who has won it.
pub fn prologue(speaker: &Speaker, campaign: &dyn Campaign) -> Vec<String> {
    let mut lines = chronicle(speaker, campaign);
    lines.extend(match campaign.next() {
        Some(_) => story(speaker, campaign),
        None => wrap(columns(), "", &winners(speaker, campaign)),
    });
    lines
}

/// What is told after a chapter was entered: how it went on, and what comes next.
pub fn epilogue(speaker: &Speaker, campaign: &dyn Campaign) -> Vec<String> {
    let last = campaign.played().into_iter().last();
    let told = last.map(|played| speaker.text(&played.story, &[]));
    let mut lines: Vec<String> = told.iter().flat_map(|told| wrap(columns(), "", told)).collect();
    let coming = match campaign.next() {
        Some(next) => speaker.text("campaign-next", &[("chapter", Arg::Word(next.chapter))]),
        None => winners(speaker, campaign),
    };
    lines.extend(wrap(columns(), "", &coming));
    lines
}

/// A line for each chapter that was played, and who leads.
fn chronicle(speaker: &Speaker, campaign: &dyn Campaign) -> Vec<String> {
    let played = campaign.played();
    if played.is_empty() {
        return vec![speaker.text("campaign-begins", &[])];
    }
    let mut lines = vec![speaker.text("campaign-played", &[])];
    lines.extend(played.iter().flat_map(|played| wrap(columns(), "  ", &ending(speaker, played))));
    if campaign.players() > 1 && campaign.next().is_some() {
        let who = names(speaker, campaign);
        lines.extend(wrap(
            columns(),
            "  ",
            &speaker.text("campaign-leads", &[("who", Arg::Text(&who))]),
        ));
    }
    lines
}

/// How a chapter ended: its points and who won.
fn ending(speaker: &Speaker, played: &Played) -> String {
    let seats = kernel::Seat::all(played.scores.len() as u8);
    let points = seats.zip(&played.scores).map(|(seat, n)| format!("{} {n}", speaker.name(seat)));
    let points = points.collect::<Vec<_>>().join(", ");
    let facts = [("chapter", Arg::Word(played.chapter)), ("points", Arg::Text(&points))];
    match played.winner {
        Some(seat) => {
            let [chapter, points] = facts;
            speaker.text("campaign-won", &[chapter, points, ("who", Arg::Seat(seat))])
        }
        None => speaker.text("campaign-lost", &facts),
    }
}

/// The title of the next chapter and the texts before it.
fn story(speaker: &Speaker, campaign: &dyn Campaign) -> Vec<String> {
    let Some(next) = campaign.next() else { return Vec::new() };
    let title = speaker.text("campaign-next", &[("chapter", Arg::Word(next.chapter))]);
    let mut lines = vec![String::new(), title];
    lines.extend(next.stories.iter().flat_map(|id| wrap(columns(), "", &speaker.text(id, &[]))));
    lines
}

fn winners(speaker: &Speaker, campaign: &dyn Campaign) -> String {
    let who = names(speaker, campaign);
    speaker.text("campaign-over", &[("who", Arg::Text(&who))])
}

fn names(speaker: &Speaker, campaign: &dyn Campaign) -> String {
    let leaders = campaign.leaders().into_iter().map(|seat| speaker.name(seat));
    leaders.collect::<Vec<_>>().join(", ")
}
