//! Nets that have learned nothing, for every game.

use std::sync::Arc;

use bots::guided::Guide;
use bots::nets::with_fit;
use bots::{Bot, Budget, Learned};
use kernel::Judge;
use net::{Net, Sizes, novice};

/// The file of a small net for a game.
pub fn file<G: Judge>() -> Vec<u8> {
    let sizes = Sizes {
        inputs: G::INFO.observation,
        wide: 32,
        body: 24,
        blocks: 1,
        outputs: G::INFO.actions as usize,
        seats: G::INFO.players.1.into(),
    };
    with_fit::<G, _>(|fit| novice(sizes, fit, 5)).expect("such a net can be")
}

/// A small net for a game.
pub fn net<G: Judge>() -> Arc<Net> {
    Arc::new(with_fit::<G, _>(|fit| Net::read_for(&file::<G>(), fit)).expect("it fits"))
}

/// A player with such a net: so many walks, or one glance.
pub fn player<G: Judge>(
    net: &Arc<Net>,
    guide: Guide,
    walks: Option<u32>,
    threads: usize,
) -> Box<dyn Bot<G>> {
    Box::new(Learned::new(net, guide, walks.map(Budget::Iterations), threads))
}
