//! Least squares, with a slight pull towards weights of zero.

use kernel::Estimate;

use super::Foretold;

/// How strongly weights are pulled towards zero, as a share of how much their factor varies. It
/// keeps apart what the games hardly tell apart.
const PULL: f64 = 1e-3;

/// Sums over positions: everything that the best weights depend on.
pub(super) struct Squares {
    size: usize,
    count: u64,
    /// Products of every two factors, row by row.
    products: Vec<f64>,
    /// Products of every factor with the final points.
    results: Vec<f64>,
    points: f64,
    squares: f64,
}

impl Squares {
    pub(super) fn new(size: usize) -> Squares {
        Squares {
            size,
            count: 0,
            products: vec![0.0; size * size],
            results: vec![0.0; size],
            points: 0.0,
            squares: 0.0,
        }
    }

    /// Notes a position and what it came to.
    pub(super) fn add(&mut self, row: impl Iterator<Item = f32>, points: f64) {
        let row: Vec<f64> = row.map(f64::from).collect();
        for (at, &factor) in row.iter().enumerate() {
            self.results[at] += factor * points;
            let products = &mut self.products[at * self.size..(at + 1) * self.size];
            products.iter_mut().zip(&row).for_each(|(sum, other)| *sum += factor * other);
        }
        self.count += 1;
        self.points += points;
        self.squares += points * points;
    }

    /// Adds the sums of other positions.
    pub(super) fn merge(&mut self, other: &Squares) {
        let add = |sums: &mut [f64], others: &[f64]| {
            sums.iter_mut().zip(others).for_each(|(sum, one)| *sum += one);
        };
        add(&mut self.products, &other.products);
        add(&mut self.results, &other.results);
        self.count += other.count;
        self.points += other.points;
        self.squares += other.squares;
    }

    /// The best weights, and how well they foretell.
    pub(super) fn solve(&self) -> (Estimate, Foretold) {
        let mut pulled = self.products.clone();
        for at in 0..self.size {
            pulled[at * (self.size + 1)] += PULL * pulled[at * (self.size + 1)] + 1e-9;
        }
        let weights = solve(pulled, self.results.clone());
        let count = self.count.max(1) as f64;
        let mean = self.points / count;
        let foretold = Foretold {
            positions: self.count,
            error: (self.error(&weights) / count).max(0.0).sqrt(),
            spread: (self.squares / count - mean * mean).max(0.0).sqrt(),
        };
        let numbers: Vec<f32> = weights.iter().map(|weight| *weight as f32).collect();
        (Estimate::of_numbers(&numbers), foretold)
    }

    /// The sum of the squared errors with these weights.
    fn error(&self, weights: &[f64]) -> f64 {
        let explained: f64 = weights.iter().zip(&self.results).map(|(w, r)| w * r).sum();
        let row = |at: usize| -> f64 {
            let products = &self.products[at * self.size..(at + 1) * self.size];
            products.iter().zip(weights).map(|(product, weight)| product * weight).sum()
        };
        let square: f64 = weights.iter().enumerate().map(|(at, weight)| weight * row(at)).sum();
        self.squares - 2.0 * explained + square
    }
}

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

    /// Points made by known weights are traced back to them.
    #[test]
    fn known_weights_are_found() {
        let truth = [2.0, -1.0, 0.5, 0.0, 7.0, 3.0, 0.0];
        let mut rng = Fast::new(1, 0);
        let mut squares = Squares::new(Estimate::size(2));
        for _ in 0..2000 {
            let mut number = || below(&mut rng, 100) as f32 / 10.0;
            let (features, left) = ([number(), number()], number() / 10.0);
            let row: Vec<f32> = Estimate::row(&features, left).collect();
            let points: f32 = row.iter().zip(truth).map(|(factor, weight)| factor * weight).sum();
            squares.add(row.into_iter(), points.into());
        }
        let (estimate, foretold) = squares.solve();
        assert!(foretold.error < 0.3 && foretold.spread > 4.0, "{foretold:?}");
        let foreseen = estimate.points(&[4.0, 2.0], 0.5);
        assert!((foreseen - (8.0 - 2.0 + 1.0 + 7.0 + 1.5)).abs() < 0.3, "{foreseen}");
    }

    #[test]
    fn a_small_system_is_solved() {
        let solved = solve(vec![4.0, 2.0, 2.0, 3.0], vec![10.0, 9.0]);
        assert!((solved[0] - 1.5).abs() < 1e-12 && (solved[1] - 2.0).abs() < 1e-12, "{solved:?}");
    }
}
