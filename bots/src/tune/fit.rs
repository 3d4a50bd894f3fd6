//! Least squares, pulled towards weights that are known.

use kernel::Estimate;

/// Sums over observations: everything that the best weights depend on.
pub(super) struct Squares {
    size: usize,
    count: u64,
    /// Products of every two factors, row by row.
    products: Vec<f64>,
    /// Products of every factor with the points.
    results: Vec<f64>,
    /// The sum of the squared points.
    squares: f64,
}

impl Squares {
    pub(super) fn new(size: usize) -> Squares {
        let (products, results) = (vec![0.0; size * size], vec![0.0; size]);
        Squares { size, count: 0, products, results, squares: 0.0 }
    }

    /// Notes what a row of factors came to.
    pub(super) fn add(&mut self, row: &[f64], points: f64) {
        for (at, &factor) in row.iter().enumerate() {
            self.results[at] += factor * points;
            let products = &mut self.products[at * self.size..(at + 1) * self.size];
            products.iter_mut().zip(row).for_each(|(sum, other)| *sum += factor * other);
        }
        self.count += 1;
        self.squares += points * points;
    }

    /// Adds the sums of other observations.
    pub(super) fn merge(&mut self, other: &Squares) {
        let add = |sums: &mut [f64], others: &[f64]| {
            sums.iter_mut().zip(others).for_each(|(sum, one)| *sum += one);
        };
        add(&mut self.products, &other.products);
        add(&mut self.results, &other.results);
        self.count += other.count;
        self.squares += other.squares;
    }

    /// The likeliest weights, if before the observations a weight could well be so far from the
    /// one in force as `trust` says.
    pub(super) fn solve(&self, in_force: &Estimate, trust: f64) -> Estimate {
        let known: Vec<f64> = in_force.numbers().map(f64::from).collect();
        let noise = self.error(&known) / self.count.max(1) as f64;
        let pull = noise / (trust * trust) + 1e-9;
        let (mut products, mut results) = (self.products.clone(), self.results.clone());
        for at in 0..self.size {
            products[at * (self.size + 1)] += pull;
            results[at] += pull * known[at];
        }
        let numbers = solve(products, results);
        Estimate::of_numbers(&numbers.into_iter().map(|number| number as f32).collect::<Vec<_>>())
    }

    /// The sum of the squared errors with these weights.
    fn error(&self, weights: &[f64]) -> f64 {
        let explained: f64 = weights.iter().zip(&self.results).map(|(w, r)| w * r).sum();
        let row = |at: usize| -> f64 {
            let products = &self.products[at * self.size..(at + 1) * self.size];
            products.iter().zip(weights).map(|(product, weight)| product * weight).sum()
        };
        let square: f64 = weights.iter().enumerate().map(|(at, weight)| weight * row(at)).sum();
        (self.squares - 2.0 * explained + square).max(0.0)
    }
}

/// Positions and what they came to: what the course of an estimate is fitted to, so that it is
/// neither too hopeful nor too glum. It tells no choice from another.
#[derive(Default)]
pub(super) struct Course {
    positions: Vec<(Vec<f64>, f64)>,
}

/// The numbers of the course are the last ones.
const COURSE: usize = 3;

impl Course {
    /// Notes a position.
    pub(super) fn add(&mut self, row: Vec<f64>, points: f64) {
        self.positions.push((row, points));
    }

    /// Adds other positions.
    pub(super) fn append(&mut self, other: Course) {
        self.positions.extend(other.positions);
    }

    /// The estimate with the course that fits its weights.
    pub(super) fn fit(&self, estimate: &Estimate) -> Estimate {
        let mut numbers: Vec<f32> = estimate.numbers().collect();
        let weights = numbers.len() - COURSE;
        let mut squares = Squares::new(COURSE);
        for (row, points) in &self.positions {
            let (features, course) = row.split_at(weights);
            let weighed: f64 = features.iter().zip(&numbers).map(|(x, w)| x * f64::from(*w)).sum();
            squares.add(course, points - weighed);
        }
        let pull = Estimate::of_numbers(&[0.0; COURSE]);
        let course = squares.solve(&pull, LOOSE);
        numbers.truncate(weights);
        numbers.extend(course.numbers());
        Estimate::of_numbers(&numbers)
    }
}

/// The course may be anything.
const LOOSE: f64 = 100.0;

/// Solves a symmetric, positive system of equations (Cholesky's method).
fn solve(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for column in 0..n {
        for row in column..n {
            let known: f64 =
                (0..column).map(|k| matrix[row * n + k] * matrix[column * n + k]).sum();
            let rest = matrix[row * n + column] - known;
            matrix[row * n + column] =
                if row == column { rest.sqrt() } else { rest / matrix[column * n + column] };
        }
    }
    for row in 0..n {
        let known: f64 = (0..row).map(|k| matrix[row * n + k] * right[k]).sum();
        right[row] = (right[row] - known) / matrix[row * n + row];
    }
    for row in (0..n).rev() {
        let known: f64 = (row + 1..n).map(|k| matrix[k * n + row] * right[k]).sum();
        right[row] = (right[row] - known) / matrix[row * n + row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::chance::{Fast, below};

    const TRUTH: [f32; 7] = [2.0, -1.0, 0.5, 0.0, 7.0, 3.0, 0.0];

    /// So many positions of two features, and points made by known weights and luck.
    fn positions(count: u32, luck: u32) -> Vec<(Vec<f64>, f64)> {
        let mut rng = Fast::new(1, 0);
        let mut number = |size: u32| below(&mut rng, size * 100) as f32 / 100.0;
        let position = |_| {
            let (features, left) = ([number(10), number(10)], number(1));
            let row: Vec<f32> = Estimate::row(&features, left).collect();
            let points: f32 = row.iter().zip(TRUTH).map(|(factor, weight)| factor * weight).sum();
            let luck = number(luck) - luck as f32 / 2.0;
            (row.into_iter().map(f64::from).collect(), f64::from(points + luck))
        };
        (0..count).map(position).collect()
    }

    fn observed(count: u32, luck: u32) -> Squares {
        let mut squares = Squares::new(Estimate::size(2));
        positions(count, luck).iter().for_each(|(row, points)| squares.add(row, *points));
        squares
    }

    #[test]
    fn known_weights_are_found() {
        let fitted = observed(2000, 1).solve(&Estimate::sum(2), 10.0);
        let foreseen = fitted.points(&[4.0, 2.0], 0.5);
        assert!((foreseen - (8.0 - 2.0 + 1.0 + 7.0 + 1.5)).abs() < 0.1, "{foreseen}");
    }

    #[test]
    fn without_trust_the_weights_in_force_stay() {
        let before = Estimate::sum(2);
        let fitted = observed(2000, 1).solve(&before, 1e-6);
        let far = fitted.numbers().zip(before.numbers()).map(|(a, b)| (a - b).abs());
        assert!(far.fold(0.0, f32::max) < 0.01, "{fitted:?}");
    }

    #[test]
    fn few_games_of_much_luck_move_the_weights_little() {
        let first = |count| observed(count, 40).solve(&Estimate::sum(2), 0.1).numbers().next();
        let (few, many) = (first(10).expect("a weight"), first(20_000).expect("a weight"));
        assert!((few - 1.0).abs() < 0.3 && (many - 2.0).abs() < 0.3, "{few} {many}");
    }

    #[test]
    fn the_course_makes_up_for_the_mean() {
        let mut course = Course::default();
        positions(500, 1).into_iter().for_each(|(row, points)| course.add(row, points));
        let weights = Estimate::of_numbers(&[2.0, -1.0, 0.5, 0.0, 0.0, 0.0, 0.0]);
        let fitted = course.fit(&weights);
        let foreseen = fitted.points(&[4.0, 2.0], 0.5);
        assert!((foreseen - (8.0 - 2.0 + 1.0 + 7.0 + 1.5)).abs() < 0.2, "{foreseen}");
    }

    #[test]
    fn a_small_system_is_solved() {
        let solved = solve(vec![4.0, 2.0, 2.0, 3.0], vec![10.0, 9.0]);
        assert!((solved[0] - 1.5).abs() < 1e-12 && (solved[1] - 2.0).abs() < 1e-12, "{solved:?}");
    }
}
