"""Games that go on by themselves, beside whoever thinks about others of them."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

import guildhall

from .rows import Rows
from .tables import side_by_side

#: So many options of a decision are looked at; hardly any has more.
OPTIONS = 128


@dataclass
class Seen:
    """What waits for an answer, one row a game, and what the last step brought."""

    rows: Rows
    #: The numbers of the legal actions; behind the `counts`-th they mean nothing.
    legal: Tensor
    counts: Tensor
    seat: Tensor
    #: Which games ended, with ``win`` and points of every seat.
    done: Tensor
    rewards: Tensor


class Arena:
    """Some of the games. Their steps are taken beside whoever asked for them."""

    def __init__(
        self,
        game: str,
        tables: list[dict[str, Any]],
        first: int,
        games: int,
        threads: int,
        seed: int,
        width: int,
        device: torch.device,
    ) -> None:
        self.columns = slice(first, first + games)
        self.device, self.width = device, width
        about = guildhall.info(game)
        self.seats, self.most = about["players"][1], min(OPTIONS, about["actions"])
        most = games * about["observation"]
        shapes = {
            "to_move": (games, torch.int32),
            "counts": (games, torch.int32),
            "dones": (games, torch.bool),
            "rewards": ((games, max(table["players"] for table in tables), 2), torch.float32),
            "starts": (games + 1, torch.int64),
            "indices": (most, torch.int32),
            "values": (most, torch.float32),
        }
        self.buffers = {name: self._room(*shape) for name, shape in shapes.items()}
        self.options = self._room((games, self.most), torch.int16)
        # The same where the net is.
        there = self.buffers | {"options": self.options}
        self.here = {name: buffer.to(device, copy=True) for name, buffer in there.items()}
        #: What the net answers.
        self.choice = torch.zeros(games, dtype=torch.long, device=device)
        self.answers = self._room(games, torch.long)
        # The tables follow one another from where the games before these left off.
        turned = tables[first % len(tables) :] + tables[: first % len(tables)]
        buffers = {name: buffer.numpy() for name, buffer in self.buffers.items()}
        self.env = side_by_side(game, games, turned, seed + first, threads, buffers=buffers)
        self.players = torch.from_numpy(self.env.seats).long().to(device)
        self._beside = ThreadPoolExecutor(1)
        self._coming: Future[None] = self._beside.submit(self._list)

    def _room(self, size, dtype: torch.dtype) -> Tensor:
        return torch.zeros(size, dtype=dtype, pin_memory=self.device.type == "cuda")

    def _list(self) -> None:
        most = min(self.most, int(self.env.counts.max()))
        np.copyto(self.options.numpy()[:, :most], self.env.legal[:, :most], casting="unsafe")

    def stay(self) -> None:
        """Nothing is played: what was seen will be seen again."""
        self._coming = self._beside.submit(lambda: None)

    def answer(self) -> None:
        """Plays what was chosen, beside the caller."""
        self.answers.copy_(self.choice, non_blocking=True)
        if self.device.type == "cuda":
            torch.cuda.current_stream().synchronize()
        self._coming = self._beside.submit(self._step)

    def _step(self) -> None:
        self.env.step(self.answers.numpy())
        self._list()

    def look(self) -> None:
        """Waits for the step that was asked for, and fetches what it came to. The engine writes its
        buffers again only when the next actions are known, which waits for the copies."""
        self._coming.result()
        total = int(self.env.starts[-1])
        self.here["options"].copy_(self.options, non_blocking=True)
        for name, buffer in self.buffers.items():
            count = total if name in ("indices", "values") else None
            self.here[name][:count].copy_(buffer[:count], non_blocking=True)

    def seen(self) -> Seen:
        """What :meth:`look` fetched; always the same work on the same tensors."""
        here = self.here
        return Seen(
            Rows.compressed(here["starts"], here["indices"], here["values"], self.width),
            here["options"],
            here["counts"].clamp(max=self.most),
            here["to_move"].long(),
            here["dones"],
            here["rewards"],
        )


def listed(counts: Tensor, most: int) -> Tensor:
    """Which of the options of every row are there."""
    return torch.arange(most, device=counts.device)[None] < counts[:, None]
