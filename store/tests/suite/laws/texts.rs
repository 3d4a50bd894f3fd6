//! Texts of every kind and size.

use store::{Grant, GrantKind, ID_MAX, NewTable, State, StoreError};

use super::{bodies, open, texts};
use crate::ground::Ground;

/// Quotes, commands, other scripts, controls, a colon as in notifications, the empty text.
const HOSTILE: [&str; 9] = [
    "it's \"quoted\" `so`",
    "'; DROP TABLE log; --",
    "$1 ? %s \\ \\0 {}",
    "żółć — 東京 — 🏰",
    "e\u{301} is not é",
    "line\nbreak\r\ttab\u{7f}\u{1}",
    "a:b:7",
    " spaces ",
    "\u{feff}\u{202e}reversed",
];

pub async fn hostile_texts_are_texts(ground: &Ground) {
    let store = ground.store().await;
    for text in HOSTILE {
        store.open(&NewTable::new(text, text, text), &texts(&[text, ""])).await.expect("it is new");
        store.save_snapshot(text, 2, text).await.expect("it is kept");
        store.set_summary(text, State::Closed, text).await.expect("it is there");
        store.keep_components(text, text, text).await.expect("it is kept");
        let grant = Grant { made: 7, ..Grant::new(text, text, text, 1, GrantKind::Token) };
        store.grant(&grant).await.expect("it is there");
        assert_eq!(store.granted(text).await, Ok(vec![grant]));
        assert_eq!(store.lease(text, text, 10).await, Ok(true));
    }
    for text in HOSTILE {
        assert_eq!(bodies(&store, text).await, [text, ""]);
        let info = store.table(text).await.expect("it is there");
        assert_eq!([&*info.id, &*info.game, &*info.name, &*info.summary], [text; 4]);
        assert_eq!(store.snapshot(text).await.expect("it is read").expect("kept").body, text);
        assert_eq!(store.components(text).await, Ok(Some(text.to_owned())));
    }
    assert_eq!(store.tables().await.expect("it can be read").len(), HOSTILE.len());
}

pub async fn large_bodies_are_kept(ground: &Ground) {
    let store = ground.store().await;
    let large = "żółw ".repeat(500_000);
    open(&store, "t", &[&large]).await;
    store.save_snapshot("t", 1, &large).await.expect("it is kept");
    let many: Vec<String> = (0..2000).map(|number| format!("row {number}")).collect();
    assert_eq!(store.append("t", 1, &many).await, Ok(2001));
    let rows = bodies(&store, "t").await;
    assert!(rows[0] == large && rows[1..] == many);
    assert!(store.snapshot("t").await.expect("it is read").expect("kept").body == large);
}

pub async fn what_no_store_can_hold_is_refused(ground: &Ground) {
    let store = ground.store().await;
    open(&store, "t", &[]).await;
    let invalid = |result: Result<(), StoreError>| {
        assert!(matches!(result, Err(StoreError::Invalid(_))), "{result:?}");
    };
    invalid(store.append("t", 0, &texts(&["fine", "a\0b"])).await.map(drop));
    invalid(store.newest("a\0b").await.map(drop));
    invalid(store.granted("a\0b").await.map(drop));
    invalid(store.open(&NewTable::new("", "orleans", ""), &[]).await);
    invalid(store.open(&NewTable::new("x".repeat(ID_MAX + 1), "orleans", ""), &[]).await);
    assert_eq!(store.newest("t").await, Ok(0));
    let longest = "ż".repeat(ID_MAX / 2);
    open(&store, &longest, &["opened"]).await;
    assert_eq!(bodies(&store, &longest).await, ["opened"]);
}
