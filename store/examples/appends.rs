//! How many rows a second a store acknowledges, with 1, 8 and 64 callers that each keep a table:
//! `cargo run --release -p store --example appends -- sqlite:bench.db`.

use std::env;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use store::{NewTable, Store, StoreError};

/// How long each number of callers is measured.
const TIME: Duration = Duration::from_secs(3);
/// About as long as a decision with its outcomes.
const ROW: &str = r#"{"line":{"actor":"0","action":"farmer*>village.0","revision":417}}   "#;

#[tokio::main]
async fn main() -> ExitCode {
    let Some(url) = env::args().nth(1) else {
        eprintln!("usage: appends sqlite:PATH | postgres://…");
        return ExitCode::from(2);
    };
    match measure(&url).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn measure(url: &str) -> Result<(), StoreError> {
    let store = store::connect(url).await?;
    for callers in [1, 8, 64] {
        let tasks: Vec<_> =
            (0..callers).map(|caller| tokio::spawn(append(Arc::clone(&store), caller))).collect();
        let mut times = Vec::new();
        for task in tasks {
            times.extend(task.await.expect("no caller panics")?);
        }
        report(callers, &mut times);
    }
    Ok(())
}

/// Appends to a table of its own, and returns how long each row took to be durable.
async fn append(store: Arc<dyn Store>, caller: u32) -> Result<Vec<Duration>, StoreError> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let table = format!("bench-{}-{caller}", now.as_nanos());
    store.open(&NewTable::new(&table, "bench", "a measurement"), &[]).await?;
    let (start, mut newest, mut times) = (Instant::now(), 0, Vec::new());
    while start.elapsed() < TIME {
        let before = Instant::now();
        newest = store.append(&table, newest, &[ROW.to_owned()]).await?;
        times.push(before.elapsed());
    }
    store.delete(&table).await?;
    Ok(times)
}

fn report(callers: u32, times: &mut [Duration]) {
    times.sort();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1e3;
    let rate = times.len() as f64 / TIME.as_secs_f64();
    println!("{callers:2} callers: {rate:6.0}/s, p50 {:.2} ms, p99 {:.2} ms", at(50), at(99));
}
