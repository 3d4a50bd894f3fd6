//! A net that has learned nothing: for tests, and to measure how long a glance takes.

use std::collections::HashMap;

use safetensors::{Dtype, tensor::TensorView};

use crate::net::{FORMAT, Sizes};
use crate::{Fit, NetError, half};

/// The file of a net of this size whose weights are random; the same seed gives the same one.
///
/// # Errors
/// If a size is 0.
pub fn novice(sizes: Sizes, fit: &Fit<'_>, seed: u64) -> Result<Vec<u8>, NetError> {
    let Sizes { inputs, wide, body, blocks, outputs, seats } = sizes;
    let mut luck = Luck(seed | 1);
    let mut parts = vec![
        luck.part("enter.weight", &[inputs, wide], 8),
        luck.part("enter.bias", &[wide], 8),
        luck.part("squeeze.weight", &[body, wide], wide),
        luck.part("squeeze.bias", &[body], body),
        luck.part("norm.weight", &[body], 1),
        luck.part("norm.bias", &[body], 1),
    ];
    for block in 0..blocks {
        for layer in ["a", "b"] {
            let name = format!("blocks.{block}.{layer}");
            parts.push(luck.part(&format!("{name}.weight"), &[body, body], body));
            parts.push(luck.part(&format!("{name}.bias"), &[body], body));
        }
    }
    for (head, rows) in [("policy", outputs), ("points", seats), ("share", seats)] {
        parts.push(luck.part(&format!("{head}.weight"), &[rows, body], body));
        parts.push(luck.part(&format!("{head}.bias"), &[rows], body));
    }
    let views = parts.iter().map(|part| {
        let view = TensorView::new(Dtype::F16, part.shape.clone(), &part.bytes);
        (part.name.as_str(), view.expect("as many bytes as the shape says"))
    });
    safetensors::serialize(views, Some(labels(fit)))
        .map_err(|error| NetError::Unreadable(error.to_string()))
}

/// What a file says of a net that fits.
fn labels(fit: &Fit<'_>) -> HashMap<String, String> {
    let labels = [
        ("format", FORMAT.to_owned()),
        ("game", fit.game.to_owned()),
        ("rules_version", fit.rules_version.to_string()),
        ("observation", fit.observation.to_owned()),
        ("actions", fit.actions.to_owned()),
    ];
    labels.into_iter().map(|(name, text)| (name.to_owned(), text)).collect()
}

struct Part {
    name: String,
    shape: Vec<usize>,
    bytes: Vec<u8>,
}

/// A small generator (xorshift).
struct Luck(u64);

impl Luck {
    /// A part whose numbers are the smaller the more of them are added up.
    fn part(&mut self, name: &str, shape: &[usize], added: usize) -> Part {
        let scale = (added as f32).sqrt().recip();
        let count = shape.iter().product::<usize>();
        let numbers = (0..count).flat_map(|_| half::bytes(self.number() * scale));
        Part { name: name.to_owned(), shape: shape.to_vec(), bytes: numbers.collect() }
    }

    /// A number between -1.7 and 1.7, with spread 1.
    fn number(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 40) as f32 / (1 << 24) as f32 - 0.5) * 12f32.sqrt()
    }
}
