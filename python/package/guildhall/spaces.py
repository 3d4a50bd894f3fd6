"""The spaces of Gymnasium that the environments share."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from ._engine import info

#: Numbers of an observation are of about 0 to 1 (points of 50 are written as 1, and so 3 are 150);
#: whatever lies beyond this is cut, so that the bounds hold in any case.
BOUND = 16.0


def known(game: str) -> spaces.Box:
    """What one seat knows."""
    return spaces.Box(-BOUND, BOUND, (info(game)["observation"],), np.float32)


def actions(game: str) -> spaces.Discrete:
    """What a seat may do, by number."""
    return spaces.Discrete(info(game)["actions"])


def masked(game: str) -> spaces.Dict:
    """What one seat knows, and which of its actions are legal."""
    mask = spaces.Box(0, 1, (info(game)["actions"],), np.int8)
    return spaces.Dict({"observation": known(game), "action_mask": mask})


def everything(game: str, players: int) -> spaces.Box:
    """What all seats know, one after the other."""
    return spaces.Box(-BOUND, BOUND, (players * info(game)["observation"],), np.float32)


def cut(observation: np.ndarray) -> np.ndarray:
    """An observation within its bounds."""
    return np.clip(observation, -BOUND, BOUND)
