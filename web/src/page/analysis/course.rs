//! The course of a game: its moments thinned out to what a drawing can show, round by round.

use bots::analysis::{Analysis, Moment};
use kernel::Seat;

use crate::page::chart::{Line, Tick};

/// How many spots a line has at least, if the game has so many lines: a game of four rounds is
/// looked at more often in each of them than one of eighteen.
const SPOTS: usize = 36;

/// The course of a game. A place on the axis of rounds is 0 when the set-up has ended and 1 when
/// the first round has.
pub struct Course<'a> {
    moments: &'a [Moment],
    /// The end of the set-up, then the end of every round.
    ends: Vec<Tick>,
}

impl<'a> Course<'a> {
    /// The course of an analyzed game.
    pub fn of(analysis: &'a Analysis) -> Course<'a> {
        let moments = analysis.moments.as_slice();
        let mut ends: Vec<Tick> = Vec::new();
        let mut end = |round: u32, at: usize| {
            ends.push(Tick { place: ends.len() as f64, round, at });
        };
        if let Some(first) = moments.first().filter(|first| first.round > 0) {
            // No set-up: the start is its end.
            end(first.round - 1, 0);
        }
        for pair in moments.windows(2).filter(|pair| pair[0].round != pair[1].round) {
            end(pair[0].round, pair[0].lines);
        }
        if let Some(last) = moments.last() {
            end(last.round, last.lines);
        }
        Course { moments, ends }
    }

    /// The ends of the rounds.
    pub fn ticks(&self) -> &[Tick] {
        &self.ends
    }

    /// The last place.
    pub fn end(&self) -> f64 {
        self.ends.last().map_or(0.0, |end| end.place)
    }

    /// Where a line of the list lies between the ends of rounds.
    pub fn place(&self, line: usize) -> f64 {
        let Some(next) = self.ends.iter().position(|end| end.at > line) else { return self.end() };
        let Some(before) = next.checked_sub(1).map(|before| &self.ends[before]) else { return 0.0 };
        let span = (self.ends[next].at - before.at) as f64;
        before.place + (line - before.at) as f64 / span
    }

    /// The moments that are drawn, each with its place: the end of every round, and some within.
    pub fn spots(&self) -> Vec<(f64, &'a Moment)> {
        let parts = self.parts();
        let within = |pair: &[Tick]| {
            let (from, to) = (pair[0].at, pair[1].at);
            let place = pair[0].place;
            let spot = move |part: usize| {
                let at = from + (to - from) * part / parts;
                (place + part as f64 / parts as f64, at)
            };
            (1..=parts).map(spot).collect::<Vec<_>>()
        };
        let first = self.ends.first().map(|end| (end.place, end.at));
        let places = first.into_iter().chain(self.ends.windows(2).flat_map(within));
        places.filter_map(|(place, at)| Some((place, self.moments.get(at)?))).collect()
    }

    /// The expected points of a seat.
    pub fn points(&self, seat: Seat) -> Line {
        let value = |moment: &Moment| moment.points.get(seat.index()).copied().unwrap_or(0.0);
        let spots = self.spots().into_iter().map(|(place, moment)| (place, value(moment)));
        Line {
            seat,
            spots: spots.collect(),
            marked: self.parts() * self.rounds().div_ceil(6).max(1),
        }
    }

    /// The moment at the end of each round.
    pub fn rounds_end(&self) -> impl Iterator<Item = (&Tick, &'a Moment)> {
        self.ends.iter().filter_map(|end| Some((end, self.moments.get(end.at)?)))
    }

    fn rounds(&self) -> usize {
        self.ends.len().saturating_sub(1)
    }

    /// How many spots a round has.
    fn parts(&self) -> usize {
        SPOTS.div_ceil(self.rounds().max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game with so many lines in its set-up and in each round; what is expected is the line.
    fn analysis(setup: usize, rounds: &[usize]) -> Analysis {
        let lines = std::iter::repeat_n(0, setup);
        let played = rounds.iter().zip(1..).flat_map(|(lines, n)| std::iter::repeat_n(n, *lines));
        let rounds: Vec<u32> = lines.chain(played).chain([rounds.len() as u32]).collect();
        let moment = |(lines, round): (usize, u32)| {
            let points = vec![lines as f64];
            Moment { lines, round, points, chances: vec![1.0] }
        };
        Analysis {
            moments: rounds.into_iter().enumerate().map(moment).collect(),
            losses: Vec::new(),
            mistakes: Vec::new(),
            luck: vec![0.0],
            luck_error: vec![0.0],
            choices: vec![0.0],
            luck_share: 0.0,
            luck_range: (0.0, 0.0),
            kindest: None,
            cruelest: None,
        }
    }

    #[test]
    fn rounds_are_equally_wide() {
        let analysis = analysis(3, &[10, 40]);
        let course = Course::of(&analysis);
        let ends: Vec<_> = course.ticks().iter().map(|end| (end.round, end.at)).collect();
        assert_eq!(ends, [(0, 2), (1, 12), (2, 53)]);
        assert_eq!(course.end(), 2.0);
        assert_eq!((course.place(0), course.place(7), course.place(12)), (0.0, 0.5, 1.0));
        assert_eq!(course.place(53), 2.0);
    }

    #[test]
    fn a_line_goes_from_the_set_up_to_the_end() {
        let analysis = analysis(0, &[50, 50]);
        let spots = Course::of(&analysis).points(Seat(0)).spots;
        assert_eq!((spots[0], spots[spots.len() - 1]), ((0.0, 0.0), (2.0, 100.0)));
        assert!(spots.len() > 30 && spots.is_sorted_by(|a, b| a.0 < b.0 && a.1 <= b.1));
    }
}
