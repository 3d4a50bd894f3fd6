//! The report as a page with plots, complete in one file.

use bots::arena::{ArenaReport, BotResult, Interval};
use maud::{Markup, html};

use super::course::Course;
use super::{interval, percent};
use crate::one_file;

/// Width and height of a plot.
const SIZE: (f64, f64) = (640.0, 220.0);

/// The whole page.
pub(super) fn page(title: &str, report: &ArenaReport, course: &Course) -> Markup {
    let head = format!("{title}: {} players, {} games", report.players, report.games);
    let content = html! {
        h2 { "Who won" }
        (results(report))
        h2 { "Ratings" }
        (ratings(report))
        h2 { "Victories, deal by deal" }
        (curves(report, course))
        h2 { "Who ended ahead of whom" }
        (pairs(report))
        p.note {
            "Every deal was played once in each arrangement of the seats. Intervals are 95 %. \
             Ratings follow the model of Bradley and Terry; 400 points are ten to one."
        }
    };
    one_file::page("en", &head, "", &content)
}

fn results(report: &ArenaReport) -> Markup {
    html! {
        table {
            tr { th { "bot" } th { "victories" } th { "95 %" } th { "points" } th { "rating" } }
            @for (at, bot) in report.results.iter().enumerate() {
                tr {
                    td { span class={ "key c" (at) } {} (bot.bot) }
                    td { (percent(bot.win_share)) }
                    td { (interval(bot.ci95)) }
                    td { (format!("{:.1}", bot.mean_score)) }
                    td { (format!("{:.0}", bot.elo)) }
                }
            }
        }
    }
}

fn pairs(report: &ArenaReport) -> Markup {
    html! {
        table {
            tr { th { "bot" } th { "against" } th { "ahead" } th { "95 %" } th { "points" } }
            @for pair in &report.pairs {
                tr {
                    td { (pair.a) }
                    td { (pair.b) }
                    td { (percent(pair.a_ahead_share)) }
                    td { (interval(pair.ci95)) }
                    td { (format!("{:+.1}", pair.mean_margin)) }
                }
            }
        }
    }
}

/// A bar a bot, as long as its rating.
fn ratings(report: &ArenaReport) -> Markup {
    let elos = || report.results.iter().map(|bot| bot.elo);
    let (low, high) = (elos().fold(0.0, f64::min), elos().fold(1.0, f64::max));
    let x = |elo: f64| 150.0 + (SIZE.0 - 210.0) * (elo - low) / (high - low);
    let bar = |at: usize, bot: &BotResult| {
        let (y, from, to) = (14.0 + 26.0 * at as f64, x(low), x(bot.elo));
        html! {
            text x="0" y=(y + 4.0) { (bot.bot) }
            rect class={ "bar c" (at) } x=(from) y=(y - 8.0) width=((to - from).max(1.0)) height="16" {}
            text x=(to + 6.0) y=(y + 4.0) { (format!("{:.0}", bot.elo)) }
        }
    };
    let height = 26 * report.results.len();
    html! {
        svg viewBox={ "0 0 " (SIZE.0) " " (height) } role="img" aria-label="ratings" {
            @for (at, bot) in report.results.iter().enumerate() { (bar(at, bot)) }
        }
    }
}

/// The share of victories as it settled, with the interval at its end.
fn curves(report: &ArenaReport, course: &Course) -> Markup {
    let deals = course.lines.first().map_or(0, Vec::len).max(2);
    let x = |deal: usize| 34.0 + (SIZE.0 - 60.0) * deal as f64 / (deals - 1) as f64;
    let y = |share: f64| 8.0 + (SIZE.1 - 24.0) * (1.0 - share);
    let path = |line: &[f64]| {
        let points = line.iter().enumerate();
        let points = points.map(|(deal, share)| format!("{:.1},{:.1}", x(deal), y(*share)));
        points.collect::<Vec<_>>().join(" ")
    };
    let end = |at: usize, Interval(low, high): Interval| {
        html! { line class={ "end c" (at) } x1=(SIZE.0 - 20.0) x2=(SIZE.0 - 20.0) y1=(y(low)) y2=(y(high)) {} }
    };
    html! {
        svg viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } role="img" aria-label="shares of victories" {
            @for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
                line.grid x1="34" x2=(SIZE.0 - 26.0) y1=(y(share)) y2=(y(share)) {}
                text x="0" y=(y(share) + 4.0) { (format!("{:.0} %", 100.0 * share)) }
            }
            @for (at, line) in course.lines.iter().enumerate() {
                polyline class={ "curve c" (at) } points=(path(line)) {}
            }
            @for (at, bot) in report.results.iter().enumerate() { (end(at, bot.ci95)) }
        }
    }
}
