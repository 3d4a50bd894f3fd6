"""The net: a wide layer over the few inputs that are not zero, a small body, three heads."""

from __future__ import annotations

from dataclasses import asdict, dataclass

import torch
import torch.nn.functional as F
from torch import Tensor, nn

import guildhall

from .rows import Rows, roomy

#: The file of a net may be so large, in bytes; its numbers have two each.
LARGEST_FILE = 6_000_000


@dataclass(frozen=True)
class Shape:
    """The sizes of a net."""

    observation: int
    actions: int
    seats: int
    width: int
    body: int
    blocks: int

    @staticmethod
    def of(game: str, width: int | None = None, body: int = 384, blocks: int = 2) -> Shape:
        """The sizes for a game; `width` is the widest up to 512 that the file has room for."""
        about = guildhall.info(game)
        sizes = about["observation"], about["actions"], about["players"][1]
        if width is not None:
            return Shape(*sizes, width, body, blocks)
        for width in range(512, 64, -64):
            shape = Shape(*sizes, width, body, blocks)
            if 2 * shape.parameters() <= LARGEST_FILE - 20_000:
                return shape
        raise ValueError(f"no net of {game} fits into {LARGEST_FILE} bytes")

    def parameters(self) -> int:
        """How many numbers the net has in its file."""
        dense = (self.observation + 1) * self.width + (self.width + 1) * self.body
        body = self.blocks * 2 * (self.body + 1) * self.body + 2 * self.body
        return dense + body + (self.actions + 2 * self.seats) * (self.body + 1)

    def as_dict(self) -> dict[str, int]:
        return asdict(self)


class Block(nn.Module):
    """A step of the body: what it adds."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.a = nn.Linear(width, width)
        self.b = nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.b(F.relu(self.a(self.norm(x))))


class Net(nn.Module):
    """What a seat should do, and how the game will end for every seat, the observer first.

    ``points`` are in units of the game's usual points; ``share`` are logits of the shares of
    victory; ``worth`` serves self-play alone and is not exported.
    """

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.enter = nn.Linear(shape.observation, shape.width)
        self.squeeze = nn.Linear(shape.width, shape.body)
        self.blocks = nn.ModuleList(Block(shape.body) for _ in range(shape.blocks))
        self.norm = nn.LayerNorm(shape.body)
        self.policy = nn.Linear(shape.body, shape.actions)
        self.points = nn.Linear(shape.body, shape.seats)
        self.share = nn.Linear(shape.body, shape.seats)
        self.worth = nn.Linear(shape.body, 1)
        nn.init.normal_(self.policy.weight, std=0.01)
        for head in (self.points, self.share, self.worth):
            nn.init.zeros_(head.weight)
        for layer in (self.policy, self.points, self.share, self.worth):
            nn.init.zeros_(layer.bias)

    def forward(self, rows: Rows) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Logits of the policy, points, logits of the shares, worth."""
        with self._fast(rows):
            return self._answer(self._think(self._enter(rows)))

    def thought(self, rows: Rows) -> Tensor:
        """What the body makes of positions: what the heads read."""
        with self._fast(rows):
            return self._think(self._enter(rows)).float()

    def _fast(self, rows: Rows) -> torch.autocast:
        device = rows.indices.device.type
        return torch.autocast(device, torch.bfloat16, enabled=rows.indices.is_cuda)

    def _enter(self, rows: Rows) -> Tensor:
        """The first layer: whole matrices where they are cheap, else sums of a few columns."""
        if rows.indices.is_cuda:
            known = rows.dense(self.shape.observation, torch.bfloat16)
            more = known.shape[1] - self.shape.observation
            return F.linear(known, F.pad(self.enter.weight, (0, more)), self.enter.bias)
        columns = self.enter.weight.t().contiguous()
        known = rows.values.float()
        return self.enter.bias + F.embedding_bag(
            rows.indices.long(), columns, per_sample_weights=known, mode="sum"
        )

    def _think(self, x: Tensor) -> Tensor:
        """What the body makes of the sums of the first layer."""
        x = F.relu(self.squeeze(F.relu(x)))
        for block in self.blocks:
            x = block(x)
        return F.relu(self.norm(x))

    def _answer(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        return self._choose(x), self.points(x), self.share(x), self.worth(x).squeeze(-1)

    def _choose(self, x: Tensor) -> Tensor:
        """The policy. Where whole matrices are multiplied it has logits of no action at its end."""
        if not x.is_cuda:
            return self.policy(x)
        more = roomy(self.shape.actions) - self.shape.actions
        weight, bias = (
            F.pad(self.policy.weight, (0, 0, 0, more)),
            F.pad(self.policy.bias, (0, more)),
        )
        return F.linear(x, weight, bias)


def shares(logits: Tensor, players: Tensor) -> Tensor:
    """The shares of victory of the seats present; alone the chance to meet the goal."""
    seats = torch.arange(logits.shape[1], device=logits.device)
    present = seats[None] < players[:, None]
    together = torch.softmax(logits.float().masked_fill(~present, -1e9), -1)
    alone = torch.sigmoid(logits.float()) * (seats[None] == 0)
    return torch.where((players == 1)[:, None], alone, together)


def share_loss(logits: Tensor, target: Tensor, players: Tensor) -> Tensor:
    """The cross entropy to what the shares came to, a row each."""
    seats = torch.arange(logits.shape[1], device=logits.device)
    present = seats[None] < players[:, None]
    logs = F.log_softmax(logits.float().masked_fill(~present, -1e9), -1)
    together = -(target * logs.masked_fill(~present, 0)).sum(-1)
    alone = F.binary_cross_entropy_with_logits(logits[:, 0].float(), target[:, 0], reduction="none")
    return torch.where(players == 1, alone, together)


def points_loss(points: Tensor, target: Tensor, players: Tensor) -> Tensor:
    """How far the points are off, a row each, seats present alone."""
    seats = torch.arange(points.shape[1], device=points.device)
    present = (seats[None] < players[:, None]).float()
    off = F.smooth_l1_loss(points.float(), target, reduction="none")
    return (off * present).sum(-1) / players
