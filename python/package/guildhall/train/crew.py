"""Processes that learn side by side, each from games of its own, and meet after every round.

``torchrun --nproc-per-node 2 -m guildhall.train …`` starts them. One process seldom keeps a large
machine busy; the average of what several learned in a round is as good as one round of all their
games."""

from __future__ import annotations

import os

import torch
from torch import distributed, nn
from torch.nn.utils import parameters_to_vector


class Crew:
    """The processes of a run; one alone where nobody started more."""

    def __init__(self) -> None:
        self.rank = int(os.environ.get("RANK", "0"))
        self.size = int(os.environ.get("WORLD_SIZE", "1"))
        if self.size > 1:
            distributed.init_process_group("gloo")

    @property
    def leads(self) -> bool:
        """Whether this process teaches, tells and keeps."""
        return self.rank == 0

    def follow(self, net: nn.Module) -> None:
        """Begins with what the first one knows."""
        if self.size > 1:
            known = self._known(net)
            distributed.broadcast(known, 0)
            self._learn(net, known)

    def meet(self, net: nn.Module) -> None:
        """Goes on with the average of what all have learned."""
        if self.size > 1:
            known = self._known(net)
            distributed.all_reduce(known)
            self._learn(net, known / self.size)

    def latest(self, time: float) -> float:
        """The time of whoever is latest: all stop together."""
        if self.size == 1:
            return time
        times = torch.tensor([time], dtype=torch.float64)
        distributed.all_reduce(times, distributed.ReduceOp.MAX)
        return times.item()

    @staticmethod
    def _known(net: nn.Module) -> torch.Tensor:
        return parameters_to_vector(net.parameters()).detach().cpu()

    @staticmethod
    @torch.no_grad()
    def _learn(net: nn.Module, known: torch.Tensor) -> None:
        """Writes where the parameters are: others know them by their place."""
        known = known.to(next(net.parameters()).device)
        parts = known.split([parameter.numel() for parameter in net.parameters()])
        for parameter, part in zip(net.parameters(), parts, strict=True):
            parameter.copy_(part.view_as(parameter))
