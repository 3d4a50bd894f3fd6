"""Decisions as a dataset of torch."""

from __future__ import annotations

import numpy as np
import torch
from torch.utils.data import Dataset

from .data import Decisions


class TorchDecisions(Dataset):
    """One decision an item, a dict of tensors; whole batches are made at once where the loader asks
    for them so."""

    def __init__(self, decisions: Decisions) -> None:
        self.decisions = decisions

    def __len__(self) -> int:
        return len(self.decisions)

    def __getitem__(self, row: int) -> dict[str, torch.Tensor]:
        return {name: tensor[0] for name, tensor in self.batch([row]).items()}

    def __getitems__(self, rows: list[int]) -> list[dict[str, torch.Tensor]]:
        batch = self.batch(rows)
        return [{name: tensor[at] for name, tensor in batch.items()} for at in range(len(rows))]

    def batch(self, rows: list[int]) -> dict[str, torch.Tensor]:
        """These rows as tensors."""
        numbers = self.decisions.batch(np.asarray(rows))
        return {name: torch.from_numpy(column) for name, column in numbers.items()}
