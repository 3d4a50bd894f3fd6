//! What a viewer may know, and states that it cannot tell apart.

use super::alike;
use super::law::{Law, Verdict};
use crate::chance::{Fast, Rng, below};
use crate::{Action, Actor, Decision, Game, Index, Progress, Refused, Seat, Turn, Viewer};

/// Tries what `viewer` learns from a state that it cannot tell from this one.
pub(super) fn no_leak<G: Game>(game: &G, viewer: Viewer, dice: &mut Fast) -> Verdict {
    let sample = game.determinize(viewer, dice);
    possible(&sample)?;
    alike_to(game, &sample, viewer, dice)
}

/// A sampled state is a possible one.
pub(super) fn possible<G: Game>(sample: &G) -> Verdict {
    sample.audit().map_err(|invalid| Law::Determinized.broken(invalid.to_string()))
}

/// Two states that `viewer` cannot tell apart: they look, ask and refuse alike to it, and give
/// it the same samples.
pub(super) fn alike_to<G: Game>(a: &G, b: &G, viewer: Viewer, dice: &mut Fast) -> Verdict {
    let probe = dice.next_u64();
    same_knowledge(a, b, viewer, probe)?;
    let sample = |game: &G| game.determinize(viewer, &mut Fast::new(probe, 1));
    Law::Samples.holds(alike(&sample(a), &sample(b)), || {
        format!("{} gets other samples of states it cannot tell apart", name(viewer))
    })
}

fn same_knowledge<G: Game>(a: &G, b: &G, viewer: Viewer, probe: u64) -> Verdict {
    let differs = |what: &str, difference: String| {
        format!("{} can tell apart by {what} what it should not: {difference}", name(viewer))
    };
    let (one, two) = (view(a, viewer)?, view(b, viewer)?);
    Law::NoLeak.holds(one == two, || differs("the view", difference(&one, &two)))?;
    let (one, two) = (Public::of(a), Public::of(b));
    Law::NoLeak.holds(one == two, || differs("the turn", format!("{one:?} or {two:?}")))?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    let (one, two) = (Own::of(a, seat, probe), Own::of(b, seat, probe));
    Law::NoLeak.holds(one.decision == two.decision, || {
        differs("the prompt", format!("{:?} or {:?}", one.decision, two.decision))
    })?;
    Law::NoLeak.holds(one.legal == two.legal, || {
        differs("its options", difference(&list(&one.legal), &list(&two.legal)))
    })?;
    Law::NoLeak.holds(one.answers == two.answers, || {
        differs("a refusal", format!("{:?} or {:?}", one.answers, two.answers))
    })?;
    let (one, two) = (observation(a, seat)?, observation(b, seat)?);
    let place = one.iter().zip(&two).position(|(one, two)| one.to_bits() != two.to_bits());
    Law::NoLeak.holds(place.is_none(), || {
        let at = place.expect("a place differs");
        differs("the observation", format!("place {at} is {} or {}", one[at], two[at]))
    })
}

/// The view of a viewer as JSON.
pub(super) fn view<G: Game>(game: &G, viewer: Viewer) -> Result<String, super::law::Broken> {
    serde_json::to_string(&game.view(viewer))
        .map_err(|error| Law::Json.broken(format!("the view of {}: {error}", name(viewer))))
}

/// The observation of a seat, written in full.
pub(super) fn observation<G: Game>(game: &G, seat: Seat) -> Result<Vec<f32>, super::law::Broken> {
    let mut vector = vec![f32::NAN; G::INFO.observation];
    game.observe(seat, &mut vector);
    let place = vector.iter().position(|number| !number.is_finite());
    Law::Observation.holds(place.is_none(), || {
        format!("place {} of seat {seat} is not written or not finite", place.expect("found"))
    })?;
    Ok(vector)
}

/// What everybody knows beside the view.
#[derive(Debug, PartialEq)]
pub(super) struct Public {
    pub turn: Turn,
    progress: Progress,
}

impl Public {
    pub(super) fn of<G: Game>(game: &G) -> Public {
        Public { turn: game.turn(), progress: game.progress() }
    }
}

/// What a seat is asked and may answer.
struct Own<A> {
    decision: Option<Decision>,
    legal: Vec<A>,
    answers: Vec<Result<(), Refused>>,
}

/// So many drawn actions are tried for an answer that gives something away.
const ANSWERS: u32 = 8;

impl<A: Action> Own<A> {
    fn of<G: Game<Action = A>>(game: &G, seat: Seat, probe: u64) -> Own<A> {
        let mut legal = Vec::new();
        game.legal(Actor::Seat(seat), &mut legal);
        let mut dice = Fast::new(probe, 0);
        let mut number = || below(&mut dice, G::INFO.actions.max(1));
        let answers = (0..ANSWERS)
            .filter_map(|_| A::from_index(Index::Decision(number())))
            .map(|action| game.check(Actor::Seat(seat), action))
            .collect();
        Own { decision: game.decision(seat), legal, answers }
    }
}

fn list<A: Action>(actions: &[A]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The viewer for a message.
pub(super) fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Onlooker => "an onlooker".to_owned(),
    }
}

/// Where two texts part, with a little of what stands around.
fn difference(one: &str, two: &str) -> String {
    let common = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        let bytes = &text.as_bytes()[common.saturating_sub(24)..text.len().min(common + 24)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("…{}… or …{}…", around(one), around(two))
}
