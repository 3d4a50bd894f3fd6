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

#: So many options of a decision are looked at; hardly any has more.
OPTIONS = 128


@dataclass
class Seen:
    """What waits for an answer: one row a game."""

    rows: Rows
    #: The numbers of the legal actions; behind the `counts`-th they mean nothing.
    legal: Tensor
    counts: Tensor
    seat: Tensor


@dataclass
class Ended:
    """What the last step brought: which games ended, with ``win`` and points of every seat."""

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
        self.seats, options = about["players"][1], min(OPTIONS, about["actions"])
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
        self.options = self._room((games, options), torch.int16)
        # The tables follow one another from where the games before these left off.
        turned = tables[first % len(tables) :] + tables[: first % len(tables)]
        self.env = guildhall.VectorEnv(
            game,
            games,
            tables=turned,
            seed=seed + first,
            threads=threads,
            reward=("win", "score"),
            skip_forced=True,
            masks=False,
            observations=False,
            sparse=True,
            buffers={name: buffer.numpy() for name, buffer in self.buffers.items()},
        )
        self.players = torch.from_numpy(self.env.seats).long().to(device)
        self._beside = ThreadPoolExecutor(1)
        self._coming: Future[None] = self._beside.submit(self._list)

    def _room(self, size, dtype: torch.dtype) -> Tensor:
        return torch.zeros(size, dtype=dtype, pin_memory=self.device.type == "cuda")

    def _list(self) -> None:
        listed = self.env.legal[:, : self.options.shape[1]]
        np.copyto(self.options.numpy(), listed, casting="unsafe")

    def stay(self) -> None:
        """Nothing is played: what was seen will be seen again."""
        self._coming = self._beside.submit(lambda: None)

    def answer(self, actions: Tensor) -> None:
        """Plays an action in every game, beside the caller."""
        self._coming = self._beside.submit(self._step, actions.cpu().numpy())

    def _step(self, actions: np.ndarray) -> None:
        self.env.step(actions)
        self._list()

    def see(self) -> tuple[Seen, Ended]:
        """Waits for the step that was asked for, and shows what it came to."""
        self._coming.result()
        total = int(self.env.starts[-1])
        parts = self._here("starts"), self._here("indices", total), self._here("values", total)
        seen = Seen(
            Rows.compressed(*parts, self.width),
            self.options.to(self.device, non_blocking=True, copy=True),
            self._here("counts").clamp(max=self.options.shape[1]),
            self._here("to_move").long(),
        )
        return seen, Ended(self._here("dones"), self._here("rewards"))

    def _here(self, name: str, count: int | None = None) -> Tensor:
        """A copy of a buffer where the net is; the engine writes the buffer again only when the
        next actions are known, which waits for the copy."""
        return self.buffers[name][:count].to(self.device, non_blocking=True, copy=True)


def listed(counts: Tensor, most: int) -> Tensor:
    """Which of the options of every row are there."""
    return torch.arange(most, device=counts.device)[None] < counts[:, None]
