"""What a game's end is worth, and how it is foretold."""

from __future__ import annotations

import torch
from torch import Tensor

#: Foretold points are in units of so many.
POINTS = 100.0
#: A lead of so many points is as much as a victory.
LEAD = {"craftsmen": 60.0, "newdale": 20.0, "orleans": 40.0, "tiletum": 60.0}
#: So many points are neither many nor few, among as many as may play.
USUAL = {"craftsmen": 100.0, "newdale": 60.0, "orleans": 70.0, "tiletum": 140.0}


def present(players: Tensor, seats: int) -> Tensor:
    """Which seats somebody sits on."""
    return torch.arange(seats, device=players.device)[None] < players[:, None]


def utility(game: str, wins: Tensor, scores: Tensor, players: Tensor, own: float = 0.0) -> Tensor:
    """Half the victory and half the lead over the others' average, for every seat; and for the
    part `own` the points that one made, whatever the others did.

    Victory is the aim; but in long games among many it hides what single deeds came to, and a net
    that knows little yet learns to sit still. One's own points tell it."""
    seats = present(players, scores.shape[1])
    made = scores.masked_fill(~seats, 0.0)
    count = players[:, None].float()
    others = (made.sum(1, keepdim=True) - made) / (count - 1).clamp(min=1)
    of = lambda points: torch.clamp(points / LEAD.get(game, 40.0), -2, 2)
    alone = of(scores - USUAL.get(game, POINTS))
    contest = 0.5 * wins + 0.5 * torch.where(count == 1, alone, of(scores - others))
    return (1 - own) * contest + own * alone


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
