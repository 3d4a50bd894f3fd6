//! States survive their text.

use std::fmt::Debug;

use super::alike;
use super::law::{Broken, Law, Verdict};
use crate::{AnyGame, Erased, Event, Game, Title, TitleOf, Told};

/// A state is read back from its JSON unchanged.
pub(super) fn json<G: Game>(game: &G) -> Verdict {
    let back = reloaded(game)?;
    Law::Json.holds(alike(&back, game), || {
        format!("another state was read back: {}", difference(&back, game))
    })
}

/// The first lines in which two states print differently.
fn difference(one: &impl Debug, two: &impl Debug) -> String {
    let (one, two) = (format!("{one:#?}"), format!("{two:#?}"));
    let differs = |(one, two): &(&str, &str)| one != two;
    let lines = one.lines().zip(two.lines()).filter(differs).take(MOST_LINES);
    let said = |(one, two): (&str, &str)| format!("{} for {}", one.trim(), two.trim());
    lines.map(said).collect::<Vec<_>>().join("; ")
}

/// Enough to see where a field went wrong.
const MOST_LINES: usize = 4;

/// The state after a way through its text, as a store or a client takes it.
pub(super) fn reloaded<G: Game>(game: &G) -> Result<G, Broken> {
    let fail = |what: String| Law::Json.broken(what);
    let erased = Erased(game.clone());
    let plain = serde_json::to_value(game.snapshot()).map_err(|error| fail(error.to_string()))?;
    Law::Json.holds(plain.is_object(), || "the state is no JSON object".to_owned())?;
    let text = erased.state().to_string();
    let state = serde_json::from_str(&text).map_err(|error| fail(error.to_string()))?;
    let loaded = TitleOf::<G>::NEW
        .load(erased.parts(), state)
        .map_err(|invalid| fail(format!("the saved state is refused: {invalid}")))?;
    Ok(loaded.as_any().downcast_ref::<G>().expect("a title loads its own game").clone())
}

/// Events have a JSON form.
pub(super) fn told<E: Event>(told: &[Told<E>]) -> Verdict {
    for Told { event, .. } in told {
        serde_json::to_string(event)
            .map_err(|error| Law::Json.broken(format!("event `{}`: {error}", event.kind())))?;
    }
    Ok(())
}
