//! R7: one bad table cannot hurt another.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use table::{Chair, Command, Setting};

use super::*;

/// Long enough for every good order on a busy machine.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often a bad rule looks whether it may end.
const AGAIN: Duration = Duration::from_millis(10);

/// Ends what would never end by itself, so that the test can.
static MERCY: AtomicBool = AtomicBool::new(false);

/// What bad rules do: at a certain word they panic, at another they never end.
pub(super) fn strike(order: &Order) {
    match &order.what {
        Command::Say { text, .. } if text == "panic" => panic!("as bad rules do"),
        Command::Say { text, .. } if text == "loop" => {
            while !MERCY.load(Relaxed) {
                std::thread::sleep(AGAIN);
            }
        }
        _ => {}
    }
}

async fn tables() -> Tables {
    let store = store::connect("sqlite::memory:").await.expect("memory is always there");
    let mut shared = Shared::new(store, BotPace::AT_ONCE, Clock::system(), Hooks::none());
    shared.watchdog = PATIENCE;
    Tables { shared: Arc::new(shared) }
}

async fn open(tables: &Tables) -> String {
    let chairs = vec![Chair::person("Ada"), Chair::person("Bo")];
    let setting = Setting::new(shelf::first().title, chairs);
    tables.open(setting).await.expect("the rules know such a table")
}

async fn say(tables: &Tables, id: &str, text: &str) -> Result<Arc<Shown>, TableError> {
    let what = Command::Say { seat: None, name: "Cy".to_owned(), text: text.to_owned() };
    tables.order(id, Order { who: Default::default(), id: None, what }).await
}

fn is_halted(answer: &Result<Arc<Shown>, TableError>) -> bool {
    matches!(answer, Err(TableError::Halted))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_panics_closes_itself_alone() {
    let tables = tables().await;
    let (bad, good) = (open(&tables).await, open(&tables).await);
    assert!(is_halted(&say(&tables, &bad, "panic").await));
    assert!(is_halted(&say(&tables, &bad, "is anybody there?").await), "it stays closed");
    assert!(tables.get(&bad).await.expect("it can be looked at").shown().halted);
    assert!(say(&tables, &good, "well played").await.is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_never_ends_is_closed_while_others_go_on() {
    let tables = tables().await;
    let (bad, good) = (open(&tables).await, open(&tables).await);
    let stuck = tokio::spawn({
        let (tables, bad) = (tables.clone(), bad.clone());
        async move { say(&tables, &bad, "loop").await }
    });
    for _ in 0..20 {
        assert!(say(&tables, &good, "well played").await.is_ok());
    }
    assert!(!stuck.is_finished(), "nobody waits for a bad table");
    assert!(is_halted(&stuck.await.expect("the table's task does not panic")));
    assert!(is_halted(&say(&tables, &bad, "is anybody there?").await));
    MERCY.store(true, Relaxed);
}
