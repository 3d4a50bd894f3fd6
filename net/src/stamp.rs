//! A net for rules that have changed, and what it is asked has not.

use safetensors::SafeTensors;

use crate::fit::RULES;
use crate::{Fit, Net, NetError};

/// The same net with this version of the rules: a ruling has changed, but neither what an
/// observation means nor the actions, so the net still understands what it is asked.
///
/// # Errors
/// If the bytes are no net, or one that must be trained anew.
pub fn stamp(bytes: &[u8], fit: &Fit<'_>) -> Result<Vec<u8>, NetError> {
    let net = Net::read(bytes)?;
    fit.check_numbers(&net)?;
    let mut labels = net.labels().clone();
    labels.insert(RULES.to_owned(), fit.rules_version.to_string());
    let unreadable = |error: safetensors::SafeTensorError| NetError::Unreadable(error.to_string());
    let parts = SafeTensors::deserialize(bytes).map_err(unreadable)?;
    safetensors::serialize(parts.tensors(), Some(labels)).map_err(unreadable)
}
