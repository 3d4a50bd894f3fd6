//! The ladder of every game as a picture: a line a game, a dot a bot.

use std::fmt::Write;

use bots::{BotSpec, Level};
use shelf::Entry;

use super::data::Data;
use super::page::signed;
use super::rating::rated;

const WIDTH: f64 = 720.0;
/// Where the lines begin and end.
const LINE: (f64, f64) = (150.0, 670.0);
/// The height of a game.
const ROW: f64 = 70.0;
/// Ratings between two marks of the scale.
const MARK: f64 = 200.0;

const STYLE: &str = "\
text { font: 12px Georgia, serif; fill: #2b241c; } .game { font-size: 15px; }
.line { stroke: #6d5f4a; } .mark { stroke: #d9ccb0; } .dot { fill: #8a4b2f; }
.greedy { fill: #2f5d62; } .paper { fill: #f6efe0; } .bot { text-anchor: middle; }
@media (prefers-color-scheme: dark) {
text { fill: #eadfc8; } .line { stroke: #b5a587; } .mark { stroke: #4a3f30; }
.dot { fill: #d08a63; } .greedy { fill: #77b3b8; } .paper { fill: #241e17; }
}";

/// The picture, as SVG.
pub(super) fn picture(data: &Data) -> String {
    let ladders: Vec<(&Entry, Vec<(String, f64)>)> =
        shelf::games().iter().map(|entry| (entry, rungs(data, entry))).collect();
    let scale = Scale::over(ladders.iter().flat_map(|(_, rungs)| rungs.iter().map(|it| it.1)));
    let height = ROW * ladders.len() as f64 + 30.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\">\n\
         <title>Ratings of the bots in every game</title>\n<style>\n{STYLE}\n</style>\n\
         <rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>\n"
    );
    svg.push_str(&scale.marks(height));
    for (at, (entry, rungs)) in ladders.iter().enumerate() {
        svg.push_str(&ladder(entry, rungs, &scale, ROW * (at as f64 + 0.5)));
    }
    svg + "</svg>\n"
}

/// The levels and `greedy`, from the weakest to the strongest.
fn rungs(data: &Data, entry: &Entry) -> Vec<(String, f64)> {
    let mut shown: Vec<String> = Level::ALL.iter().map(ToString::to_string).collect();
    shown.push(BotSpec::Greedy.to_string());
    let mut rungs = rated(data, entry.key());
    rungs.retain(|(bot, _)| shown.contains(bot));
    rungs.reverse();
    rungs
}

/// One game: names stand above and below the line in turn, so that neighbors do not meet.
fn ladder(entry: &Entry, rungs: &[(String, f64)], scale: &Scale, y: f64) -> String {
    let (from, to) = LINE;
    let title = entry.info().title;
    let mut svg = format!(
        "<text class=\"game\" x=\"12\" y=\"{}\">{title}</text>\n\
         <line class=\"line\" x1=\"{from}\" x2=\"{to}\" y1=\"{y}\" y2=\"{y}\"/>\n",
        y + 5.0
    );
    for (at, (bot, elo)) in rungs.iter().enumerate() {
        let (x, text) = (scale.x(*elo), if at % 2 == 0 { y - 12.0 } else { y + 22.0 });
        let rating = signed(*elo);
        let _ = writeln!(
            svg,
            "<circle class=\"dot {bot}\" cx=\"{x:.1}\" cy=\"{y}\" r=\"6\"><title>{bot} {rating}\
             </title></circle>\n<text class=\"bot\" x=\"{x:.1}\" y=\"{text}\">{bot} {rating}</text>"
        );
    }
    svg
}

/// Where a rating lies.
struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    /// All these and 0, between whole marks.
    fn over(ratings: impl Iterator<Item = f64> + Clone) -> Scale {
        let low = ratings.clone().fold(0.0, f64::min);
        let high = ratings.fold(MARK, f64::max);
        Scale { low: (low / MARK).floor() * MARK, high: (high / MARK).ceil() * MARK }
    }

    fn x(&self, elo: f64) -> f64 {
        LINE.0 + (LINE.1 - LINE.0) * (elo - self.low) / (self.high - self.low)
    }

    /// A line with its rating every so often.
    fn marks(&self, height: f64) -> String {
        let count = ((self.high - self.low) / MARK).round() as u32;
        let mark = |number: u32| {
            let elo = self.low + f64::from(number) * MARK;
            let (x, foot, end) = (self.x(elo), height - 10.0, height - 26.0);
            let rating = signed(elo);
            format!(
                "<line class=\"mark\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"6\" y2=\"{end}\"/>\n\
                 <text class=\"bot\" x=\"{x:.1}\" y=\"{foot}\">{rating}</text>\n"
            )
        };
        (0..=count).map(mark).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strength::rating::tests::contest;

    #[test]
    fn every_rung_is_a_dot() {
        let mut data = Data::default();
        data.put(contest("grandmaster", "greedy", 200, 0.9));
        data.put(contest("grandmaster", "master", 200, 0.8));
        data.put(contest("mcts:50it", "greedy", 200, 0.5));
        assert_eq!(picture(&data).matches("<circle").count(), 3);
    }

    #[test]
    fn the_scale_holds_all_ratings_between_whole_marks() {
        let scale = Scale::over([-130.0, 0.0, 610.0].into_iter());
        assert_eq!((scale.low, scale.high), (-200.0, 800.0));
        assert_eq!((scale.x(-200.0), scale.x(800.0)), LINE);
    }
}
