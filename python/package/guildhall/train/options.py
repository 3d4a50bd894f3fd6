"""The choice among legal actions."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import Tensor

from .arena import listed


def options(logits: Tensor, legal: Tensor, counts: Tensor) -> Tensor:
    """The logarithms of how likely the legal actions are."""
    most = legal.shape[1]
    there, anything = listed(counts, most), torch.arange(most, device=legal.device)
    # Behind the last option stands whatever was there before: any action will do, but not the same
    # for all, or their gradients would wait for one another.
    chosen = logits.gather(1, torch.where(there, legal.long(), anything)).float()
    return F.log_softmax(chosen.masked_fill(~there, -1e9), -1)
