//! What may be chosen: whatever can be clicked carries the notations it stands for.

use kernel::AnyAction;
use lang::{Arg, Speaker};
use maud::{Markup, html};

/// Something that may be chosen: one legal action, or several between which a menu asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The value of `data-acts`: a JSON list of notations.
    pub acts: String,
    /// What it does, for those who cannot see it.
    pub label: String,
}

impl Choice {
    /// The choice between these actions; `None` if there is none. `what` names the piece.
    pub fn of(speaker: &Speaker, what: &str, actions: &[&AnyAction]) -> Option<Choice> {
        let label = match actions {
            [] => return None,
            [one] => speaker.label(&one.label),
            several => speaker.text(
                "draw-choices",
                &[("what", Arg::Text(what)), ("n", Arg::Number(several.len() as i64))],
            ),
        };
        let notations: Vec<&str> = actions.iter().map(|one| one.notation.as_str()).collect();
        let acts = serde_json::to_string(&notations).expect("a list of texts has a JSON form");
        Some(Choice { acts, label })
    }
}

/// A button laid over a piece that may be chosen; nothing over any other. The piece itself is
/// drawn the same in both cases, so that it keeps its id and its place in the tree.
pub fn cover(choice: Option<Choice>, class: &str) -> Markup {
    html! {
        @if let Some(Choice { acts, label }) = choice {
            button type="button" class={ "may cover " (class) } data-acts=(acts)
                aria-label=(label) {}
        }
    }
}
