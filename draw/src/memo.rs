//! Texts that are the same on every page, said once.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, RwLock};

use lang::Tongue;

type Said = HashMap<(Tongue, String), Arc<str>>;

static SAID: LazyLock<RwLock<Said>> = LazyLock::new(RwLock::default);

/// The text with this key in a language; `say` makes it the first time. What it makes must
/// depend on language and key alone.
pub(crate) fn said(tongue: Tongue, key: &str, say: impl FnOnce() -> String) -> Arc<str> {
    let known = (tongue, key.to_owned());
    let poisoned = "saying something leaves nothing half done";
    if let Some(text) = SAID.read().expect(poisoned).get(&known) {
        return text.clone();
    }
    let text: Arc<str> = say().into();
    SAID.write().expect(poisoned).entry(known).or_insert(text).clone()
}
