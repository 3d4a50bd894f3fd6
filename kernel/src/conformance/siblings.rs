//! Positions that part by one line, which others may not notice.
//!
//! Of two lines that one actor may play from the same position, whoever is told the same and
//! sees the same afterwards cannot know which one was played. Unlike a determinized state, this
//! does not take the word of the game for what is hidden.

use super::knowledge::{Public, alike_to, name, view};
use super::law::{Broken, Law, Verdict};
use crate::chance::{Fast, Rng, below, choose};
use crate::{Actor, Audience, Event, Game, Seat, Told, Turn, Viewer};

/// Tries two lines of one actor that the others may not be able to tell apart.
pub(super) fn siblings<G: Game>(game: &G, dice: &mut Fast) -> Verdict {
    match game.turn() {
        Turn::Together(seats) if seats.len() > 1 => {
            let seats: Vec<Seat> = seats.iter().collect();
            let [one, two] = pair(game, Actor::Seat(choose(dice, &seats)), dice)?;
            unmentioned(game, &one, dice)?;
            secret(game, one, two, dice)
        }
        Turn::Over => Ok(()),
        turn => {
            let actor = turn.actor().ok_or_else(|| Law::Ends.broken("nobody is waited for"))?;
            let [one, two] = pair(game, actor, dice)?;
            let others = watchers(game, actor);
            others.into_iter().try_for_each(|viewer| unnoticed(&one, &two, viewer, dice))
        }
    }
}

/// A position after one line, with what was told.
struct After<G: Game> {
    actor: Actor,
    action: G::Action,
    game: G,
    told: Vec<Told<G::Event>>,
}

impl<G: Game> After<G> {
    fn play(game: &G, actor: Actor, action: G::Action) -> Result<After<G>, Broken> {
        let mut game = game.clone();
        let told = game.play(actor, action).map_err(|refused| {
            Law::Listed.broken(format!("{actor} `{action}` is listed: {refused}"))
        })?;
        Ok(After { actor, action, game, told })
    }

    fn heard(&self, viewer: Viewer) -> Vec<&G::Event> {
        heard(&self.told, viewer)
    }
}

/// The events that `viewer` may hear.
pub(super) fn heard<E: Event>(told: &[Told<E>], viewer: Viewer) -> Vec<&E> {
    let to = |audience: Audience| audience.includes(viewer);
    told.iter().filter(|told| to(told.to)).map(|told| &told.event).collect()
}

/// Two lines of the same actor, drawn from what is legal.
fn pair<G: Game>(game: &G, actor: Actor, dice: &mut Fast) -> Result<[After<G>; 2], Broken> {
    let mut legal = Vec::new();
    game.legal(actor, &mut legal);
    Law::Ends.holds(!legal.is_empty(), || format!("{actor} is waited for without an option"))?;
    let first = below(dice, legal.len() as u32) as usize;
    let step = if legal.len() == 1 { 0 } else { 1 + below(dice, legal.len() as u32 - 1) as usize };
    let second = (first + step) % legal.len();
    Ok([After::play(game, actor, legal[first])?, After::play(game, actor, legal[second])?])
}

/// While a seat is still waited for, the others do not even learn that it did something.
fn unmentioned<G: Game>(before: &G, after: &After<G>, dice: &mut Fast) -> Verdict {
    if after.game.turn() != before.turn() {
        return Ok(());
    }
    for viewer in watchers(before, after.actor) {
        let heard = after.heard(viewer);
        Law::Secret.holds(heard.is_empty(), || {
            format!("{} hears of `{}`: {heard:?}", name(viewer), after.action)
        })?;
        alike_to(before, &after.game, viewer, dice)?;
    }
    Ok(())
}

/// So many lines of a seat are compared after two that differ.
const STEPS: u32 = 4;

/// Which answer a seat gives the others do not learn until all have answered, neither at once
/// nor by what it does next.
fn secret<G: Game>(before: &G, one: After<G>, two: After<G>, dice: &mut Fast) -> Verdict {
    let (mut one, mut two) = (one, two);
    for _ in 0..STEPS {
        if one.game.turn() != two.game.turn() || !still_together(before, &one) {
            return Ok(());
        }
        same_to_others(&one, &two, dice)?;
        let Some(next) = common(&one, &two, dice) else { return Ok(()) };
        one = After::play(&one.game, one.actor, next)?;
        two = After::play(&two.game, two.actor, next)?;
    }
    Ok(())
}

fn same_to_others<G: Game>(one: &After<G>, two: &After<G>, dice: &mut Fast) -> Verdict {
    for viewer in watchers(&one.game, one.actor) {
        let (first, second) = (one.heard(viewer), two.heard(viewer));
        Law::Secret.holds(first == second, || {
            let told = format!("{first:?} or {second:?}");
            format!("{} hears which answer was given: {told}", name(viewer))
        })?;
        alike_to(&one.game, &two.game, viewer, dice)?;
    }
    Ok(())
}

/// A line that the seat may play next in both positions.
fn common<G: Game>(one: &After<G>, two: &After<G>, dice: &mut Fast) -> Option<G::Action> {
    let (mut legal, mut other) = (Vec::new(), Vec::new());
    one.game.legal(one.actor, &mut legal);
    two.game.legal(two.actor, &mut other);
    legal.retain(|action| other.contains(action));
    (!legal.is_empty()).then(|| choose(dice, &legal))
}

/// Whether others of the same step have yet to answer.
fn still_together<G: Game>(before: &G, after: &After<G>) -> bool {
    let Actor::Seat(seat) = after.actor else { return false };
    let rest = before.turn().seats().without(seat);
    let now = after.game.turn().seats().without(seat);
    matches!(after.game.turn(), Turn::Together(_)) && now == rest
}

/// Whoever heard and saw the same learns nothing else. What a seat decides may change who is
/// asked next, which everybody sees; what chance brings unseen may not.
fn unnoticed<G: Game>(one: &After<G>, two: &After<G>, viewer: Viewer, dice: &mut Fast) -> Verdict {
    let same_turn = one.actor == Actor::Chance || Public::of(&one.game) == Public::of(&two.game);
    if !same_turn || view(&one.game, viewer)? != view(&two.game, viewer)? {
        return Ok(());
    }
    if one.heard(viewer) == two.heard(viewer) {
        return alike_to(&one.game, &two.game, viewer, dice);
    }
    Law::NoLeak.holds(one.game == two.game || !one_sample(one, two, viewer, dice), || {
        let told = format!("{:?} or {:?}", one.heard(viewer), two.heard(viewer));
        format!("{} is told what its view and samples hide: {told}", name(viewer))
    })
}

/// Whether the game holds that `viewer` cannot tell the two positions apart.
fn one_sample<G: Game>(one: &After<G>, two: &After<G>, viewer: Viewer, dice: &mut Fast) -> bool {
    let seed = dice.next_u64();
    let sample = |after: &After<G>| after.game.determinize(viewer, &mut Fast::new(seed, 0));
    sample(one) == sample(two)
}

/// Everybody but the one who acted.
fn watchers<G: Game>(game: &G, actor: Actor) -> Vec<Viewer> {
    let acted = |viewer: &Viewer| matches!(actor, Actor::Seat(seat) if viewer.is(seat));
    Viewer::all(game.players()).filter(|viewer| !acted(viewer)).collect()
}
