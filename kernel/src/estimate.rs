//! What a position is worth, as finished games have taught it.
//!
//! A game names a few *features* of a position for a seat: points in hand, goods, how far the
//! next fair is. The final points are estimated as their weighted sum, where each weight changes
//! with how much of the game is still to come. The weights are fitted on games that bots played
//! to their end, and kept as data.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Deserialize;

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
