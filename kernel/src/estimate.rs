//! What a position is worth, as finished games have taught it.
//!
//! A game names a few *features* of a position for a seat: points in hand, what the goods
//! promise, how far the next fair is. The final points are estimated as their weighted sum, where
//! each weight changes with how much of the game is still to come. The weights are fitted on games
//! that bots played to their end, and kept as data.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Deserialize;

use crate::{Judge, Seat, Turn};

/// The most features that a game names; so they fit on the stack.
pub const MAX_FEATURES: usize = 40;

/// The weights of a game's features.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// For each feature its weight at the end of the game, and what it has more at the start.
    weights: Vec<[f32; 2]>,
    /// What the game brings to everybody: at the end, more at the start, and the curve between.
    course: [f32; 3],
}

/// The file of weights.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    course: [f32; 3],
    features: BTreeMap<String, [f32; 2]>,
}

impl Estimate {
    /// The estimate of a game that names no features.
    pub const NONE: &'static Estimate = &Estimate { weights: Vec::new(), course: [0.0; 3] };

    /// Every feature counts as it is: the estimate is their sum.
    pub fn sum(features: usize) -> Estimate {
        Estimate { weights: vec![[1.0, 0.0]; features], course: [0.0; 3] }
    }

    /// Loads the weights that are shipped with a game.
    ///
    /// # Panics
    /// If the file was not written for these features.
    pub fn load(text: &str, features: &[&str]) -> Estimate {
        Estimate::parse(text, features).unwrap_or_else(|error| panic!("estimate.toml: {error}"))
    }

    /// The final points that `seat` may expect; when the game is over, those it has.
    #[inline]
    pub fn foretell<G: Judge>(&self, game: &G, seat: Seat) -> f32 {
        if game.turn() == Turn::Over {
            return game.final_points(seat);
        }
        let mut features = [0.0; MAX_FEATURES];
        let features = &mut features[..G::FEATURES.len()];
        game.features(seat, features);
        self.points(features, game.left())
    }

    /// How many numbers describe the estimate of so many features.
    pub const fn size(features: usize) -> usize {
        2 * features + 3
    }

    /// Reads the file of weights of a game with these features.
    ///
    /// # Errors
    /// Names what cannot be read, or the feature that is missing or unknown.
    pub fn parse(text: &str, features: &[&str]) -> Result<Estimate, String> {
        let mut file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let weigh = |name: &&str| {
            file.features.remove(*name).ok_or_else(|| format!("no weight for the feature `{name}`"))
        };
        let weights = features.iter().map(weigh).collect::<Result<_, _>>()?;
        match file.features.keys().next() {
            Some(name) => Err(format!("there is no feature `{name}`")),
            None => Ok(Estimate { weights, course: file.course }),
        }
    }

    /// The estimate whose numbers were fitted to [`row`](Estimate::row)s.
    ///
    /// # Panics
    /// If the numbers do not come to an estimate.
    pub fn of_numbers(numbers: &[f32]) -> Estimate {
        let (weights, course) = numbers.split_at(numbers.len() - 3);
        Estimate {
            weights: weights.chunks(2).map(|pair| [pair[0], pair[1]]).collect(),
            course: [course[0], course[1], course[2]],
        }
    }

    /// The numbers, as [`of_numbers`](Estimate::of_numbers) takes them.
    pub fn numbers(&self) -> impl Iterator<Item = f32> {
        self.weights.iter().flatten().chain(&self.course).copied()
    }

    /// What each number of the estimate is multiplied by in a position.
    pub fn row(features: &[f32], left: f32) -> impl Iterator<Item = f32> {
        let weighed = features.iter().flat_map(move |&feature| [feature, feature * left]);
        weighed.chain([1.0, left, left * left])
    }

    /// The final points of a position with these features, when so much of the game is left: 1 at
    /// its start, 0 at its end.
    #[inline]
    pub fn points(&self, features: &[f32], left: f32) -> f32 {
        let [end, more, curve] = self.course;
        let course = end + left * (more + left * curve);
        let weighed = self.weights.iter().zip(features);
        course + weighed.map(|([end, more], feature)| (end + more * left) * feature).sum::<f32>()
    }

    /// The file of weights.
    pub fn to_toml(&self, features: &[&str]) -> String {
        let numbers = |numbers: &[f32]| {
            numbers.iter().map(|number| format!("{number:.4}")).collect::<Vec<_>>().join(", ")
        };
        let mut text = format!("course = [{}]\n\n[features]\n", numbers(&self.course));
        for (name, weight) in features.iter().zip(&self.weights) {
            writeln!(text, "{name} = [{}]", numbers(weight)).expect("a string takes every line");
        }
        text
    }
}

/// Declares the features of a game: a struct with a number for each, their `NAMES`, and how they
/// are written in order.
///
/// ```
/// kernel::features! {
///     /// What a position promises.
///     struct Terms {
///         /// Points in hand.
///         sure,
///         /// What the goods promise.
///         goods,
///     }
/// }
/// assert_eq!(Terms::NAMES, ["sure", "goods"]);
/// let mut out = [0.0; 2];
/// Terms { sure: 7.0, goods: 1.5 }.write(&mut out);
/// assert_eq!(out, [7.0, 1.5]);
/// ```
#[macro_export]
macro_rules! features {
    (
        $(#[$doc:meta])*
        $seen:vis struct $Terms:ident {
            $($(#[$about:meta])* $name:ident),+ $(,)?
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default)]
        $seen struct $Terms {
            $($(#[$about])* $seen $name: f32),+
        }

        impl $Terms {
            /// The names of the features, in the order they are written.
            $seen const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            /// Writes them; `out` has a place for each.
            #[inline]
            $seen fn write(&self, out: &mut [f32]) {
                out.copy_from_slice(&[$(self.$name),+]);
            }
        }

        const _: () = assert!($Terms::NAMES.len() <= $crate::MAX_FEATURES);
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEATURES: [&str; 2] = ["gold", "houses"];

    fn example() -> Estimate {
        Estimate::of_numbers(&[1.0, 0.5, 2.0, -1.0, 3.0, 10.0, 4.0])
    }

    #[test]
    fn points_are_the_weighed_sum() {
        assert_eq!(example().points(&[2.0, 1.0], 0.0), 2.0 + 2.0 + 3.0);
        assert_eq!(example().points(&[2.0, 1.0], 1.0), 3.0 + 1.0 + 17.0);
        let numbers = [1.0, 0.5, 2.0, -1.0, 3.0, 10.0, 4.0];
        let row = Estimate::row(&[2.0, 1.0], 0.5);
        let sum: f32 = row.zip(numbers).map(|(factor, number)| factor * number).sum();
        assert_eq!(example().points(&[2.0, 1.0], 0.5), sum);
    }

    #[test]
    fn a_sum_counts_every_feature_once() {
        assert_eq!(Estimate::sum(2).points(&[2.5, -1.0], 0.3), 1.5);
        assert_eq!(Estimate::sum(2).numbers().count(), Estimate::size(2));
    }

    #[test]
    fn the_numbers_make_the_same_estimate() {
        let numbers: Vec<f32> = example().numbers().collect();
        assert_eq!(Estimate::of_numbers(&numbers), example());
    }

    #[test]
    fn the_file_is_read_back() {
        let text = example().to_toml(&FEATURES);
        assert_eq!(Estimate::parse(&text, &FEATURES), Ok(example()));
    }

    #[test]
    fn a_file_for_other_features_is_refused() {
        let text = example().to_toml(&FEATURES);
        let missing = Estimate::parse(&text, &["gold", "houses", "wool"]);
        assert_eq!(missing, Err("no weight for the feature `wool`".to_owned()));
        let unknown = Estimate::parse(&text, &["gold"]);
        assert_eq!(unknown, Err("there is no feature `houses`".to_owned()));
    }
}
