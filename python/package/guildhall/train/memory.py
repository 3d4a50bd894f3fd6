"""What happened in some steps of many games."""

from __future__ import annotations

import torch
from torch import Tensor

from .arena import Arena, Seen
from .rows import Rows


class Memory:
    """One row a step, and one more: how things stood behind the last one. What a step brought, the
    ends of games, is seen in the row behind it."""

    def __init__(self, steps: int, games: int, foretold: int, arena: Arena) -> None:
        t, n, seats = steps + 1, games, arena.seats
        zeros = lambda *shape, dtype=torch.float32: torch.zeros(
            t, n, *shape, dtype=dtype, device=arena.device
        )
        self.steps = steps
        self.rows = Rows.zeros(t, n, arena.width, device=arena.device)
        self.legal = zeros(arena.most, dtype=torch.int16)
        self.options, self.choice = zeros(dtype=torch.int32), zeros(dtype=torch.long)
        self.seat, self.log, self.gain = zeros(dtype=torch.long), zeros(), zeros()
        self.foretold, self.target = zeros(foretold), zeros(foretold)
        self.counts, self.done = zeros(dtype=torch.bool), zeros(dtype=torch.bool)
        self.reward = zeros(seats, 2)

    def put(self, step: Tensor, arena: Arena, seen: Seen, **decided: Tensor) -> None:
        """Remembers what was seen and decided in some of the games, in the row `step`."""
        put = lambda into, what: into[:, arena.columns].index_copy_(0, step, what[None])
        put(self.rows.indices, seen.rows.indices)
        put(self.rows.values, seen.rows.values)
        put(self.legal, seen.legal)
        put(self.options, seen.counts)
        put(self.seat, seen.seat)
        put(self.done, seen.done)
        put(self.reward[..., : seen.rewards.shape[1], :], seen.rewards)
        for name, what in decided.items():
            put(getattr(self, name), what)

    def flat(self, name: str) -> Tensor | Rows:
        """A part of it, steps and games as one, without the row behind the last step."""
        part = getattr(self, name)
        return part[:-1].flatten() if isinstance(part, Rows) else part[:-1].flatten(0, 1)
