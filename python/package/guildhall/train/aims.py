"""What a game's end is worth, and how it is foretold."""

from __future__ import annotations

import torch
from torch import Tensor

#: Foretold points are in units of so many.
POINTS = 100.0
#: A lead of so many points is as much as a victory.
LEAD = {"craftsmen": 60.0, "newdale": 20.0, "orleans": 40.0, "tiletum": 60.0}


def lead(game: str) -> float:
    """How many points ahead are as much as a victory."""
    return LEAD.get(game, 40.0)


def present(players: Tensor, seats: int) -> Tensor:
    """Which seats somebody sits on."""
    return torch.arange(seats, device=players.device)[None] < players[:, None]


def utility(wins: Tensor, scores: Tensor, players: Tensor, scale: float) -> Tensor:
    """Half the victory, half the lead over the best of the others, for every seat."""
    there = present(players, scores.shape[1])
    rivals = scores.masked_fill(~there, -1e9)
    best, second = rivals.topk(min(2, rivals.shape[1]), dim=1).values.unbind(1)
    is_best = rivals == best[:, None]
    other = torch.where(is_best, second[:, None], best[:, None])
    ahead = torch.where((players == 1)[:, None], scores - POINTS / 2, scores - other)
    return 0.5 * wins + 0.5 * torch.clamp(ahead / scale, -2, 2)


def shares(wins: Tensor, players: Tensor) -> Tensor:
    """The shares of victory that the rewards ``win`` tell of."""
    count = players[:, None].float()
    together = (wins * (count - 1) + 1) / count
    alone = (wins + 1) / 2
    found = torch.where(count == 1, alone, together)
    return found.masked_fill(~present(players, wins.shape[1]), 0.0)


def turned(values: Tensor, players: Tensor) -> Tensor:
    """For every seat the values of all, itself first and then clockwise: (n, seats, seats)."""
    seats = values.shape[1]
    step = torch.arange(seats, device=values.device)
    places = (step[None, :, None] + step[None, None, :]) % players[:, None, None]
    found = values[:, None, :].expand(-1, seats, -1).gather(2, places)
    return found * present(players, seats)[:, None, :]
