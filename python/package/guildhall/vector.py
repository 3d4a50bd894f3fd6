"""Many games side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ._engine import Vector
from .errors import BadTable

#: The buffers that are only there if asked for.
_WANTED = ("masks", "observations", "starts", "indices", "values")


def _table(table: Mapping[str, Any]) -> tuple[int | None, dict[str, Any] | None]:
    """How many sit at a table, and what was agreed there."""
    unknown = set(table) - {"players", "options"}
    if unknown:
        raise BadTable(f"a table has no `{sorted(unknown)[0]}`\nhint: it has players and options")
    options = table.get("options")
    return table.get("players"), None if options is None else dict(options)


class VectorEnv:
    """Thousands of games, stepped together and written into numpy arrays without copying.

    Every game waits for one seat; of seats that decide at once the lowest comes first. Chance is
    dealt from the seed, so the games depend on the seed and the actions alone, whatever the
    number of `threads`. A game that ends begins anew in the same step: its ``rewards`` and
    ``dones`` are those of the end, everything else is of the new game. With ``auto_reset=False``
    it stays over instead: its ``to_move`` is -1, and so must its action be.

    The arrays have one row a game and are written in place by :meth:`reset` and :meth:`step`:

    ================  =====================  ========  ==========================================
    ``to_move``       (games,)               int32     the seat that decides
    ``counts``        (games,)               int32     how many legal actions it has
    ``legal``         (games, actions)       int32     their numbers: the first `counts` of a row
    ``rewards``       (games, players, …)    float32   0 until the game ends
    ``dones``         (games,)               bool      whether the game just ended
    ``masks``         (games, actions)       bool      which actions are legal; if asked for
    ``observations``  (games, observation)   float32   what the seat knows; if asked for
    ``starts``        (games + 1,)           int64     the same without its zeros, with
    ``indices``       (games × observation)  int32     ``sparse=True``: the numbers of game g are
    ``values``        (games × observation)  float32   those from ``starts[g]`` to ``starts[g+1]``
    ================  =====================  ========  ==========================================

    `reward` is ``"win"`` (1 for the winner, -1 between the others), ``"score"`` (points) or
    ``"margin"`` (points ahead of the best of the others). Several of them, ``("win", "score")``,
    stand side by side in a third dimension.

    `tables` mixes tables: a list of ``{"players": 2, "options": {…}}``, of which game i takes the
    i-th, from the start again behind the last. :attr:`seats` says how many sit at each, and
    ``rewards`` has room for the largest. ``skip_forced=True`` plays whatever leaves no choice.

    `buffers` gives arrays of your own instead of new ones, by name. Read them, do not write them:
    of the masks only what changes is written.

    >>> env = guildhall.VectorEnv("orleans", 8, players=2, seed=1)
    >>> rng = np.random.default_rng(0)
    >>> for _ in range(100):
    ...     env.step(env.sample(rng))
    >>> env.observations.shape == (8, guildhall.info("orleans")["observation"])
    True
    """

    to_move: np.ndarray
    counts: np.ndarray
    legal: np.ndarray
    rewards: np.ndarray
    dones: np.ndarray
    masks: np.ndarray | None
    observations: np.ndarray | None
    starts: np.ndarray | None
    indices: np.ndarray | None
    values: np.ndarray | None

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        seed: int = 0,
        *,
        options: Mapping[str, Any] | None = None,
        components: str | None = None,
        threads: int = 1,
        reward: str | Sequence[str] = "win",
        auto_reset: bool = True,
        skip_forced: bool = False,
        tables: Sequence[Mapping[str, Any]] | None = None,
        masks: bool = True,
        observations: bool = True,
        sparse: bool = False,
        buffers: Mapping[str, np.ndarray] | None = None,
    ) -> None:
        if tables is None:
            tables = [{"players": players, "options": options}]
        self._rewards = (reward,) if isinstance(reward, str) else tuple(reward)
        self._vector = Vector(
            game,
            games,
            [_table(table) for table in tables],
            threads=threads,
            rewards=list(self._rewards),
            auto_reset=auto_reset,
            skip_forced=skip_forced,
            components=components,
        )
        self.games = games
        self.players, self.actions, self.observation = self._vector.shape
        self.seats = np.array(self._vector.seats, np.int32)
        arrays = self._arrays(masks, observations, sparse) | dict(buffers or {})
        self._vector.bind(arrays)
        self.__dict__.update(dict.fromkeys(_WANTED) | arrays)
        self._rows = np.arange(games)
        self.reset(seed)

    def _arrays(self, masks: bool, observations: bool, sparse: bool) -> dict[str, np.ndarray]:
        several = () if len(self._rewards) == 1 else (len(self._rewards),)
        arrays = {
            "to_move": np.zeros(self.games, np.int32),
            "counts": np.zeros(self.games, np.int32),
            "legal": np.zeros((self.games, self.actions), np.int32),
            "rewards": np.zeros((self.games, self.players, *several), np.float32),
            "dones": np.zeros(self.games, np.bool_),
        }
        if masks:
            arrays["masks"] = np.zeros((self.games, self.actions), np.bool_)
        if observations:
            arrays["observations"] = np.zeros((self.games, self.observation), np.float32)
        if sparse:
            most = self.games * self.observation
            arrays["starts"] = np.zeros(self.games + 1, np.int64)
            arrays["indices"] = np.zeros(most, np.int32)
            arrays["values"] = np.zeros(most, np.float32)
        return arrays

    def reset(self, seed: int) -> None:
        """Begins every game anew; the same seed deals the same games."""
        self._vector.reset(seed)

    def step(self, actions: np.ndarray) -> None:
        """Plays one action in every game: an int32 or int64 array of their numbers.

        If any of them is not legal this raises, and no game has changed.
        """
        self._vector.step(actions)

    def advise(self, bot: str, seed: int = 0) -> np.ndarray:
        """What `bot` would choose in every game, as :meth:`step` takes it: lessons for a learner,
        also in positions that only the learner gets into. It knows what the seat knows."""
        return self._vector.advise(bot, seed)

    def sample(self, rng: np.random.Generator) -> np.ndarray:
        """Any legal action in every game, each as likely as the others; -1 where it is over."""
        picked = (rng.random(self.games, np.float32) * self.counts).astype(np.int32)
        # The product of a number below 1 may round up to the count itself.
        np.minimum(picked, self.counts - 1, out=picked)
        actions = self.legal[self._rows, picked]
        actions[self.counts == 0] = -1
        return actions
