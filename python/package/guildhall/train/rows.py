"""Observations without their zeros, as torch keeps and spreads them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor


@dataclass
class Rows:
    """One row an observation: the places of its numbers and the numbers, zeros behind them."""

    indices: Tensor
    values: Tensor

    @staticmethod
    def zeros(*shape: int, device: str | torch.device) -> Rows:
        indices = torch.zeros(*shape, dtype=torch.int16, device=device)
        return Rows(indices, torch.zeros(*shape, dtype=torch.float16, device=device))

    @staticmethod
    def compressed(starts: Tensor, indices: Tensor, values: Tensor, width: int) -> Rows:
        """From the engine's compressed rows; what is beyond `width` numbers is left out."""
        place = starts[:-1, None] + torch.arange(width, device=starts.device)
        there = place < starts[1:, None]
        place = place.masked_fill(~there, 0)
        numbers = indices[place].masked_fill(~there, 0).to(torch.int16)
        return Rows(numbers, values[place].masked_fill(~there, 0).to(torch.float16))

    def __getitem__(self, at) -> Rows:
        return Rows(self.indices[at], self.values[at])

    def __setitem__(self, at, rows: Rows) -> None:
        self.indices[at] = rows.indices
        self.values[at] = rows.values

    def __len__(self) -> int:
        return len(self.indices)

    def flatten(self) -> Rows:
        """All rows in one dimension."""
        return Rows(self.indices.flatten(0, -2), self.values.flatten(0, -2))

    def dense(self, observation: int, dtype: torch.dtype = torch.float32) -> Tensor:
        """The observations whole, `roomy(observation)` numbers each: those behind are zeros."""
        size = len(self), roomy(observation)
        out = torch.zeros(size, dtype=dtype, device=self.indices.device)
        # What is zero goes where nothing is, or it would crowd at the first place.
        places = self.indices.long().masked_fill(self.values == 0, observation)
        return out.scatter_(1, places, self.values.to(dtype))

    @staticmethod
    def cat(parts: list[Rows]) -> Rows:
        return Rows(torch.cat([p.indices for p in parts]), torch.cat([p.values for p in parts]))


def roomy(count: int) -> int:
    """More than `count`, and a size that matrices are multiplied fast at."""
    return 64 * (count // 64 + 1)


def widest(starts: np.ndarray) -> int:
    """How many numbers the longest row has."""
    return int(np.diff(starts).max(initial=1))
