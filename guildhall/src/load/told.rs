//! What a load and its kills say to a person.

use std::io::{self, Write};

use load::{CrowdReport, FirstLoad, KillReport, LoadReport, MemoryReport, Spread};

/// What a load has shown.
pub(super) fn load(report: &LoadReport, out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "{}: {} tables of {} seats, {} moves before, then {} moves a second each for {} s",
        report.game, report.tables, report.seats, report.history, report.rate, report.seconds,
    )?;
    writeln!(
        out,
        "{} of {} moves answered, {} failed; {} streams: {} events, {:.1} MB, {} breaks",
        report.actions,
        report.expected,
        report.errors,
        report.streams.count,
        report.streams.events,
        report.streams.bytes as f64 / 1e6,
        report.streams.breaks,
    )?;
    writeln!(out, "{:32} {:>8} {:>8} {:>8} {:>8}", "milliseconds", "p50", "p95", "p99", "max")?;
    spread("move, read to durable answer", &report.server_ms, out)?;
    spread("move, as the client sees it", &report.client_ms, out)?;
    spread("table opened, by the server", &report.open.server_ms, out)?;
    spread("table opened, by the client", &report.open.client_ms, out)?;
    crowd(&report.crowd, out)?;
    if let Some(back) = report.restart_ms {
        let all = report.open.all_ms;
        writeln!(out, "back {back:.0} ms after it was killed, every table opened in {all:.0} ms")?;
    }
    memory(&report.memory, out)?;
    first_load(&report.first_load, out)
}

/// Who else was there.
fn crowd(crowd: &CrowdReport, out: &mut impl Write) -> io::Result<()> {
    let CrowdReport { thinkers, visitors, lobby_ms, hostile, made, closed } = crowd;
    if *visitors > 0 {
        spread("lobby, as a visitor sees it", lobby_ms, out)?;
    }
    if thinkers + visitors + hostile > 0 {
        write!(out, "beside: {thinkers} tables of the strongest bots, {visitors} visitors with ")?;
        write!(out, "{} visits, {hostile} connections held open: ", lobby_ms.count)?;
        writeln!(out, "{made} made, {closed} closed by the server")?;
    }
    Ok(())
}

fn memory(memory: &MemoryReport, out: &mut impl Write) -> io::Result<()> {
    if memory.empty_kib == 0.0 {
        return Ok(());
    }
    let MemoryReport { empty_kib, sleeping_kib, live_kib, stream_kib } = memory;
    write!(out, "memory: {empty_kib:.0} KiB without a table; then KiB for each: ")?;
    write!(out, "{sleeping_kib:.1} a sleeping table, {live_kib:.1} a live one, ")?;
    writeln!(out, "{stream_kib:.1} a stream")
}

fn spread(what: &str, spread: &Spread, out: &mut impl Write) -> io::Result<()> {
    let Spread { p50, p95, p99, max, .. } = spread;
    writeln!(out, "{what:32} {p50:>8.2} {p95:>8.2} {p99:>8.2} {max:>8.2}")
}

fn first_load(load: &FirstLoad, out: &mut impl Write) -> io::Result<()> {
    let kilobytes = |bytes: usize| bytes as f64 / 1000.0;
    writeln!(out, "first load of a page: {:.1} KB transferred", kilobytes(load.bytes))?;
    writeln!(out, "  {:>8.1} KB  the page", kilobytes(load.page))?;
    for (file, bytes) in &load.files {
        writeln!(out, "  {:>8.1} KB  {file}", kilobytes(*bytes))?;
    }
    // The stream of a page begins with what the page does not show yet, mostly nothing.
    writeln!(out, "a view on its stream: {:.1} KB before compression", kilobytes(load.first_event))
}

/// What the kills have shown.
pub(super) fn kill(report: &KillReport, out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "{} kills under load: {} tables, {} moves acknowledged, {} stored, {} sent again",
        report.kills, report.tables, report.acknowledged, report.stored, report.resent,
    )?;
    writeln!(
        out,
        "{} acknowledged moves lost, {} phantom moves, {} views vanished, {} moves refused",
        report.lost, report.phantom, report.vanished, report.refused,
    )?;
    writeln!(
        out,
        "{} answers about keys, {} granted: {} keys survived their end, {} seats or links were got \
         twice, {} keys were robbed",
        report.key_answers, report.keys_granted, report.survived, report.doubled, report.robbed,
    )?;
    if let Some(refusal) = &report.refusal {
        writeln!(out, "first refusal: {refusal}")?;
    }
    let back = report.restart_ms;
    writeln!(out, "back after {:.0} ms (p50), {:.0} ms (max)", back.p50, back.max)
}
