//! Whoever waits at a terminal sees that something is going on; a pipe sees nothing.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// How often the sign moves.
const TICK: Duration = Duration::from_millis(120);

/// Does `work`, and says meanwhile what is being done.
pub(crate) fn during<T>(what: &'static str, work: impl FnOnce() -> T) -> T {
    let sign = sign(what);
    let done = work();
    sign.finish_and_clear();
    done
}

/// A sign that moves until it is taken away.
pub(crate) fn sign(what: &'static str) -> ProgressBar {
    let sign = ProgressBar::new_spinner().with_message(what);
    sign.enable_steady_tick(TICK);
    sign
}

/// A bar for work that is counted: `what` says of what there are `count`. It is there before the
/// first is done, and its clock goes on while nothing else does.
pub(crate) fn bar(count: u64, what: &str) -> ProgressBar {
    let template = format!("{{bar:40}} {{pos}}/{{len}} {what}, {{elapsed}}");
    let style = ProgressStyle::with_template(&template).expect("the template is well formed");
    let bar = ProgressBar::new(count).with_style(style);
    bar.tick();
    bar.enable_steady_tick(TICK);
    bar
}
