//! The arithmetic: sums of weighted rows, in tiles that stay in registers.
//!
//! Every output is summed up in the order of its inputs, with a multiplication and an addition
//! each. So no set of instructions changes a result, however many numbers it takes at once.
//! Inputs that are zero are left out: after a rectifier that is about half of them.

use pulp::Arch;

use crate::file::Table;

/// So many outputs are summed up at a time.
const TILE: usize = 64;
/// So many partial sums make a scalar product; the order of addition is fixed.
const LANES: usize = 16;

/// How many places so many outputs take up.
pub(crate) const fn padded(outputs: usize) -> usize {
    outputs.next_multiple_of(TILE)
}

/// A layer whose inputs are rows of weights: the outputs are their weighted sum.
///
/// The outputs are cut into tiles; a tile holds its part of every row, one after the other.
#[derive(Debug)]
pub(crate) struct Layer {
    inputs: usize,
    outputs: usize,
    tiles: Vec<f32>,
    bias: Vec<f32>,
}

impl Layer {
    /// A layer whose table has a row for each input.
    pub(crate) fn by_input(table: &Table, bias: Vec<f32>) -> Layer {
        let at = |input: usize, output: usize| table.numbers[input * table.columns + output];
        Layer::of(table.rows, table.columns, bias, at)
    }

    /// A layer whose table has a row for each output.
    pub(crate) fn by_output(table: &Table, bias: Vec<f32>) -> Layer {
        let at = |input: usize, output: usize| table.numbers[output * table.columns + input];
        Layer::of(table.columns, table.rows, bias, at)
    }

    fn of(
        inputs: usize,
        outputs: usize,
        mut bias: Vec<f32>,
        at: impl Fn(usize, usize) -> f32,
    ) -> Layer {
        let mut tiles = vec![0.0; inputs * padded(outputs)];
        for (number, tile) in tiles.chunks_mut(inputs * TILE).enumerate() {
            let first = number * TILE;
            for (input, row) in tile.chunks_mut(TILE).enumerate() {
                let outputs = first..outputs.min(first + TILE);
                row.iter_mut().zip(outputs).for_each(|(place, output)| *place = at(input, output));
            }
        }
        bias.resize(padded(outputs), 0.0);
        Layer { inputs, outputs, tiles, bias }
    }

    pub(crate) fn inputs(&self) -> usize {
        self.inputs
    }

    pub(crate) fn outputs(&self) -> usize {
        self.outputs
    }

    /// How many places its outputs take up.
    pub(crate) fn places(&self) -> usize {
        self.bias.len()
    }

    /// Begins a sum with the bias.
    pub(crate) fn begin(&self, out: &mut [f32]) {
        out.copy_from_slice(&self.bias);
    }

    /// Adds the bias to a sum.
    pub(crate) fn add_bias(&self, out: &mut [f32]) {
        out.iter_mut().zip(&self.bias).for_each(|(sum, bias)| *sum += bias);
    }

    /// Adds the rows of `inputs` with their `values` to the outputs of several positions. The
    /// positions share a tile while it is near.
    #[inline(always)]
    pub(crate) fn add<'a>(
        &self,
        positions: impl Iterator<Item = (&'a [i32], &'a [f32])> + Clone,
        out: &mut [f32],
    ) {
        for (number, tile) in self.tiles.chunks_exact(self.inputs * TILE).enumerate() {
            let outs = out.chunks_exact_mut(self.places());
            for ((inputs, values), out) in positions.clone().zip(outs) {
                let (sums, _) = out[number * TILE..].split_first_chunk_mut().expect("a tile");
                add_rows(tile, inputs, values, sums);
            }
        }
    }
}

/// Adds rows of a tile, each times its value.
#[inline(always)]
fn add_rows(tile: &[f32], inputs: &[i32], values: &[f32], sums: &mut [f32; TILE]) {
    let mut all = *sums;
    let (rows, _) = tile.as_chunks::<TILE>();
    for (input, value) in inputs.iter().zip(values) {
        let row = &rows[*input as usize];
        for (sum, weight) in all.iter_mut().zip(row) {
            *sum += value * weight;
        }
    }
    *sums = all;
}

/// A layer of which single outputs are wanted: a row of weights for each.
#[derive(Debug)]
pub(crate) struct Head {
    table: Table,
    bias: Vec<f32>,
}

impl Head {
    pub(crate) fn new(table: Table, bias: Vec<f32>) -> Head {
        Head { table, bias }
    }

    pub(crate) fn outputs(&self) -> usize {
        self.table.rows
    }

    /// One output.
    #[inline(always)]
    pub(crate) fn output(&self, number: usize, inputs: &[f32]) -> f32 {
        let from = number * self.table.columns;
        let row = &self.table.numbers[from..from + self.table.columns];
        self.bias[number] + product(row, inputs)
    }
}

/// A scalar product, summed up in a fixed order.
#[inline(always)]
fn product(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0; LANES];
    let ((ones, rest), (others, other_rest)) =
        (one.as_chunks::<LANES>(), other.as_chunks::<LANES>());
    for (one, other) in ones.iter().zip(others) {
        for lane in 0..LANES {
            sums[lane] += one[lane] * other[lane];
        }
    }
    total(&sums) + rest.iter().zip(other_rest).map(|(one, other)| one * other).sum::<f32>()
}

/// The sum of all numbers, in a fixed order.
#[inline(always)]
fn sum(numbers: &[f32], of: impl Fn(f32) -> f32) -> f32 {
    let mut sums = [0.0; LANES];
    let (chunks, rest) = numbers.as_chunks::<LANES>();
    for chunk in chunks {
        for lane in 0..LANES {
            sums[lane] += of(chunk[lane]);
        }
    }
    total(&sums) + rest.iter().map(|number| of(*number)).sum::<f32>()
}

fn total(sums: &[f32; LANES]) -> f32 {
    sums.iter().sum()
}

/// What a layer norm is spared from dividing by.
const EPSILON: f32 = 1e-5;

/// Writes the numbers with mean 0 and spread 1.
#[inline(always)]
pub(crate) fn norm(numbers: &[f32], out: &mut [f32]) {
    let count = numbers.len() as f32;
    let mean = sum(numbers, |number| number) / count;
    let variance = sum(numbers, |number| (number - mean) * (number - mean)) / count;
    let scale = 1.0 / (variance + EPSILON).sqrt();
    out.iter_mut().zip(numbers).for_each(|(out, number)| *out = (number - mean) * scale);
}

/// The inputs of a layer that are not zero after the rectifier.
#[derive(Clone, Debug, Default)]
pub(crate) struct Active {
    inputs: Vec<i32>,
    values: Vec<f32>,
    count: usize,
}

impl Active {
    /// Room for so many.
    pub(crate) fn with_room(most: usize) -> Active {
        Active { inputs: vec![0; most], values: vec![0.0; most], count: 0 }
    }

    /// For how many there is room.
    pub(crate) fn room(&self) -> usize {
        self.inputs.len()
    }

    /// Keeps the numbers above zero. About half of them are, in no order: nothing here depends on
    /// guessing which.
    #[inline(always)]
    pub(crate) fn rectify(&mut self, numbers: &[f32]) {
        self.count = 0;
        for (input, number) in (0..).zip(numbers) {
            self.inputs[self.count] = input;
            self.values[self.count] = *number;
            self.count += usize::from(*number > 0.0);
        }
    }

    /// Keeps all numbers.
    #[inline(always)]
    pub(crate) fn take_all(&mut self, write: impl FnOnce(&mut [f32]), count: usize) {
        (0..).zip(&mut self.inputs[..count]).for_each(|(number, input)| *input = number);
        write(&mut self.values[..count]);
        self.count = count;
    }

    pub(crate) fn parts(&self) -> (&[i32], &[f32]) {
        (&self.inputs[..self.count], &self.values[..self.count])
    }
}

/// Does work with the widest instructions that the machine has.
pub(crate) fn fast<T>(work: impl FnOnce() -> T) -> T {
    Arch::new().dispatch(work)
}
