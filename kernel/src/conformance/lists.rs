//! What is listed is accepted; what is not is refused.

use super::law::{Law, Verdict};
use super::{alike, everybody};
use crate::chance::{Fast, below};
use crate::{Action, Actor, Game, Index};

/// Tries the lists of every actor, with so many unlisted actions each.
pub(super) fn lists<G: Game>(game: &G, dice: &mut Fast, probes: u32) -> Verdict {
    let mut listed = Vec::new();
    let mut legal = Vec::new();
    for actor in everybody(game.players()) {
        game.legal(actor, &mut legal);
        asked(game, actor, &legal)?;
        ordered(actor, legal.iter().copied())?;
        legal.iter().try_for_each(|&action| accepted(game, actor, action))?;
        listed.extend_from_slice(&legal);
    }
    for actor in everybody(game.players()) {
        game.legal(actor, &mut legal);
        let others = listed.iter().copied().filter(|action| !legal.contains(action));
        let probes = others.chain(unlisted::<G>(actor, &legal, dice, probes));
        probes.into_iter().try_for_each(|action| refused(game, actor, action))?;
    }
    Ok(())
}

/// Those the game waits for are asked and have options; nobody else is or has.
pub(super) fn asked<G: Game>(game: &G, actor: Actor, legal: &[G::Action]) -> Verdict {
    let turn = game.turn();
    let waited = turn.waits_for(actor);
    if waited {
        Law::Ends.holds(!legal.is_empty(), || format!("{turn:?}, but {actor} has no option"))?;
    }
    Law::Asked.holds(waited != legal.is_empty(), || {
        format!("{turn:?}, but {actor} has {} options", legal.len())
    })?;
    let Actor::Seat(seat) = actor else { return Ok(()) };
    let decision = game.decision(seat);
    Law::Asked
        .holds(waited == decision.is_some(), || format!("{turn:?}, but {seat} gets {decision:?}"))
}

/// Listed in the order of the index, each once, decisions for seats and outcomes for chance.
pub(super) fn ordered<A: Action>(actor: Actor, list: impl Iterator<Item = A>) -> Verdict {
    let mut last: Option<A> = None;
    for action in list {
        let outcome = matches!(action.index(), Index::Outcome(_));
        Law::Index.holds(outcome == (actor == Actor::Chance), || {
            format!("{actor} is offered `{action}`, which is {:?}", action.index())
        })?;
        Law::Order.holds(last.is_none_or(|last| last.index() < action.index()), || {
            format!("{actor} is offered `{action}` at or before `{}`", last.expect("not the first"))
        })?;
        last = Some(action);
    }
    Ok(())
}

fn accepted<G: Game>(game: &G, actor: Actor, action: G::Action) -> Verdict {
    written(action)?;
    numbered::<G>(action)?;
    game.check(actor, action)
        .map_err(|refused| Law::Listed.broken(format!("{actor} `{action}` is listed: {refused}")))
}

/// Refused by `check` and by `play`, which leaves the state as it was.
fn refused<G: Game>(game: &G, actor: Actor, action: G::Action) -> Verdict {
    let accepted = |by: &str| format!("{actor} `{action}` is not listed, but `{by}` accepts it");
    Law::Unlisted.holds(game.check(actor, action).is_err(), || accepted("check"))?;
    let mut copy = game.clone();
    Law::Unlisted.holds(copy.play(actor, action).is_err(), || accepted("play"))?;
    Law::Untouched.holds(alike(&copy, game), || format!("{actor} `{action}` was refused"))
}

/// Actions that are not in the list: half of them drawn from the whole index, half of them
/// neighbors of listed ones, and one of the other kind.
fn unlisted<G: Game>(
    actor: Actor,
    legal: &[G::Action],
    dice: &mut Fast,
    probes: u32,
) -> Vec<G::Action> {
    let (own, size, other): (fn(u32) -> Index, u32, Index) = match actor {
        Actor::Seat(_) => (Index::Decision, G::INFO.actions, Index::Outcome(0)),
        Actor::Chance => (Index::Outcome, G::INFO.outcomes, Index::Decision(0)),
    };
    let mut number = |probe: u32| match legal {
        _ if size == 0 => 0,
        [_, ..] if probe % 2 == 1 => {
            let near = legal[below(dice, legal.len() as u32) as usize].index().number();
            if probe % 4 == 1 { near + 1 } else { near.saturating_sub(1) }
        }
        _ => below(dice, size),
    };
    let numbers = (0..probes).map(|probe| own(number(probe))).chain([other]);
    numbers.filter_map(G::Action::from_index).filter(|action| !legal.contains(action)).collect()
}

/// Tries the whole index: every number there and back, every notation, the ends.
pub(super) fn whole_index<G: Game>() -> Verdict {
    let decisions = (0..G::INFO.actions).map(Index::Decision);
    let outcomes = (0..G::INFO.outcomes).map(Index::Outcome);
    for index in decisions.chain(outcomes) {
        let action = G::Action::from_index(index);
        let action = action.ok_or_else(|| Law::Index.broken(format!("{index:?} is no action")))?;
        Law::Index.holds(action.index() == index, || {
            format!("{index:?} is `{action}`, which is {:?}", action.index())
        })?;
        written(action)?;
    }
    for index in [Index::Decision(G::INFO.actions), Index::Outcome(G::INFO.outcomes)] {
        let past = G::Action::from_index(index);
        Law::Index.holds(past.is_none(), || format!("{index:?} is past the end, but an action"))?;
    }
    Ok(())
}

/// The number leads back to the action and is below the size of its index.
fn numbered<G: Game>(action: G::Action) -> Verdict {
    let size = match action.index() {
        Index::Decision(_) => G::INFO.actions,
        Index::Outcome(_) => G::INFO.outcomes,
    };
    let index = action.index();
    Law::Index.holds(index.number() < size, || format!("`{action}` is {index:?} of {size}"))?;
    let back = G::Action::from_index(index);
    Law::Index.holds(back == Some(action), || format!("`{action}` is {index:?}, that is {back:?}"))
}

/// The notation is read back, and typing it carelessly does not change it.
fn written<A: Action>(action: A) -> Verdict {
    let text = action.to_string();
    let plain = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    Law::Notation.holds(!text.is_empty() && text == plain, || {
        format!("`{text}` is not one plain line in lower case")
    })?;
    let back = A::parse(&text);
    Law::Notation
        .holds(back == Some(action), || format!("`{text}` is {action:?}, but read as {back:?}"))
}

/// An action takes at most eight bytes.
pub(super) fn small<A>() -> Verdict {
    let size = size_of::<A>();
    Law::Size.holds(size <= 8, || format!("an action takes {size} bytes"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_bytes_are_too_many() {
        assert!(small::<[u8; 8]>().is_ok());
        assert_eq!(small::<[u8; 9]>().unwrap_err().law, Law::Size);
    }
}
