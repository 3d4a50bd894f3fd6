//! Where a net writes while it thinks.

use crate::layers::{Active, padded};
use crate::net::Sizes;

/// So many positions are looked at side by side, while the weights of a layer are near.
pub(crate) const SIDE_BY_SIDE: usize = 64;

/// Room for a net's thoughts, so that a glance allocates nothing. It grows to what the nets and
/// the batches that use it need, and is as good for one net as for another.
#[derive(Debug, Default)]
pub struct Desk {
    /// The sums of the first layer.
    pub(crate) wide: Vec<f32>,
    /// The stream that the blocks add to.
    pub(crate) stream: Vec<f32>,
    /// The sums of a layer of the body.
    pub(crate) sums: Vec<f32>,
    /// What goes into the next layer.
    pub(crate) active: Vec<Active>,
}

impl Desk {
    /// An empty desk.
    pub fn new() -> Desk {
        Desk::default()
    }

    /// Makes room for so many positions.
    pub(crate) fn make_room(&mut self, positions: usize, sizes: Sizes) {
        let (wide, body) = (padded(sizes.wide), padded(sizes.body));
        self.wide.resize(positions * wide, 0.0);
        self.stream.resize(positions * body, 0.0);
        self.sums.resize(positions * body, 0.0);
        let most = wide.max(body);
        if self.active.first().is_some_and(|active| active.room() < most) {
            self.active.clear();
        }
        while self.active.len() < positions {
            self.active.push(Active::with_room(most));
        }
    }
}
