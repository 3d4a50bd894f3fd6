"""Many games side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ._engine import Game, Vector
from .errors import BadArgument, BadTable

#: The buffers that are only there if asked for.
_WANTED = ("masks", "observations", "views", "starts", "indices", "values")
#: What the last step brought; everything else follows from the positions.
_LAST = ("rewards", "dones")
#: The action that leaves a game as it is.
WAIT = -2


def _table(table: Mapping[str, Any]) -> tuple[int | None, dict[str, Any] | None, Game | None]:
    """How many sit at a table, what was agreed there, and where its games begin."""
    unknown = set(table) - {"players", "options", "position"}
    if unknown:
        hint = "hint: it has players and options, or a position"
        raise BadTable(f"a table has no `{min(unknown)}`\n{hint}")
    options, position = table.get("options"), table.get("position")
    if position is not None and not isinstance(position, Game):
        raise BadTable("a position is a guildhall.Game\nhint: load(state) makes one of a state")
    return table.get("players"), None if options is None else dict(options), position


class VectorEnv:
    """Thousands of games, stepped together and written into numpy arrays without copying.

    Every game waits for one seat; of seats that decide at once the lowest comes first. Chance is
    dealt from the seed, so the games depend on the seed and the actions alone, whatever the
    number of `threads`, which live as long as the environment. A game that ends begins anew in
    the same step: its ``rewards`` and ``dones`` are those of the end, everything else is of the
    new game. With ``auto_reset=False`` it stays over instead: its ``to_move`` is -1, and so must
    its action be. The action :data:`WAIT` leaves a game as it is.

    The arrays have one row a game and are written in place by :meth:`reset` and :meth:`step`:

    ================  =====================  ========  ==========================================
    ``to_move``       (games,)               int32     the seat that decides
    ``counts``        (games,)               int32     how many legal actions it has
    ``legal``         (games, actions)       int32     their numbers: the first `counts` of a row
    ``rewards``       (games, players, …)    float32   0 until the game ends
    ``dones``         (games,)               bool      whether the game just ended
    ``masks``         (games, actions)       bool      which actions are legal; if asked for
    ``observations``  (games, observation)   float32   what the seat knows; if asked for
    ``views``         (games, players, obs…) float32   what every seat knows; if asked for
    ``starts``        (games + 1,)           int64     the same without its zeros, with
    ``indices``       (games × observation)  int32     ``sparse=True``: the numbers of game g are
    ``values``        (games × observation)  float32   those from ``starts[g]`` to ``starts[g+1]``
    ================  =====================  ========  ==========================================

    `reward` is ``"win"`` (1 for the winner, -1 between the others), ``"score"`` (points) or
    ``"margin"`` (points ahead of the best of the others). Several of them, ``("win", "score")``,
    stand side by side in a third dimension.

    `tables` mixes tables: a list of ``{"players": 2, "options": {…}}``, of which game i takes the
    i-th, from the start again behind the last; ``{"position": game}`` begins where a
    :class:`guildhall.Game` stands. :attr:`seats` says how many sit at each, and ``rewards`` has
    room for the largest. ``skip_forced=True`` plays whatever leaves no choice.

    :meth:`game`, :meth:`load` and :meth:`begin` read, lay down and begin single games. A pickled
    environment goes on as it would have, in arrays of its own.

    `buffers` gives arrays of your own instead of new ones, by name. Read them, do not write them:
    of masks, observations and views only what changes is written.

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
    views: np.ndarray | None
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
        views: bool = False,
        sparse: bool = False,
        buffers: Mapping[str, np.ndarray] | None = None,
    ) -> None:
        if tables is None:
            tables = [{"players": players, "options": options}]
        self._rewards = (reward,) if isinstance(reward, str) else tuple(reward)
        self._arguments = (game, games, [_table(table) for table in tables])
        self._settings = {
            "threads": threads,
            "rewards": list(self._rewards),
            "auto_reset": auto_reset,
            "skip_forced": skip_forced,
            "components": components,
        }
        self._open(masks, observations, views, sparse, dict(buffers or {}))
        self.reset(seed)

    def _open(
        self,
        masks: bool,
        observations: bool,
        views: bool,
        sparse: bool,
        buffers: dict[str, np.ndarray],
    ) -> None:
        self.key, self.games = self._arguments[:2]
        self._vector = Vector(*self._arguments, **self._settings)
        self.players, self.actions, self.observation = self._vector.shape
        arrays = self._arrays(masks, observations, views, sparse) | buffers
        self._vector.bind(arrays)
        self.__dict__.update(dict.fromkeys(_WANTED) | arrays)
        self._rows = np.arange(self.games)

    def _arrays(
        self, masks: bool, observations: bool, views: bool, sparse: bool
    ) -> dict[str, np.ndarray]:
        games, several = self.games, () if len(self._rewards) == 1 else (len(self._rewards),)
        arrays = {
            "to_move": np.zeros(games, np.int32),
            "counts": np.zeros(games, np.int32),
            "legal": np.zeros((games, self.actions), np.int32),
            "rewards": np.zeros((games, self.players, *several), np.float32),
            "dones": np.zeros(games, np.bool_),
        }
        if masks:
            arrays["masks"] = np.zeros((games, self.actions), np.bool_)
        if observations:
            arrays["observations"] = np.zeros((games, self.observation), np.float32)
        if views:
            arrays["views"] = np.zeros((games, self.players, self.observation), np.float32)
        if sparse:
            most = games * self.observation
            arrays["starts"] = np.zeros(games + 1, np.int64)
            arrays["indices"] = np.zeros(most, np.int32)
            arrays["values"] = np.zeros(most, np.float32)
        return arrays

    @property
    def seats(self) -> np.ndarray:
        """How many sit at each table."""
        return np.array(self._vector.seats, np.int32)

    def reset(self, seed: int) -> None:
        """Begins every game anew; the same seed deals the same games."""
        self._vector.reset(seed)

    def step(self, actions: np.ndarray) -> None:
        """Plays one action in every game: an int32 or int64 array of their numbers.

        If any of them is not legal this raises, and no game has changed.
        """
        self._vector.step(actions)

    def begin(self, games: Any) -> None:
        """Begins some games anew, by numbers or by one flag a game; rewards and dones are cleared."""
        self._vector.begin(self._flags(games))

    def game(self, number: int, seed: int | str | None = None) -> Game:
        """The position of one game as a :class:`guildhall.Game`. What chance will bring there is
        drawn from `seed`, and tells nothing of what it brings here."""
        return self._vector.game(number, seed)

    def load(self, number: int, game: Game) -> None:
        """Lays down the position of `game` in one game; rewards and dones are cleared."""
        self._vector.load(number, game)

    def advise(self, bot: str, seed: int = 0, games: Any = None) -> np.ndarray:
        """What `bot` would choose in every game, as :meth:`step` takes it: lessons for a learner,
        also in positions that only the learner gets into. It knows what the seat knows. With
        `games`, numbers or flags, only those are thought about; the others wait."""
        which = None if games is None else self._flags(games)
        return self._vector.advise(bot, seed, which)

    def sample(self, rng: np.random.Generator) -> np.ndarray:
        """Any legal action in every game, each as likely as the others; -1 where it is over."""
        picked = (rng.random(self.games, np.float32) * self.counts).astype(np.int32)
        # The product of a number below 1 may round up to the count itself.
        np.minimum(picked, self.counts - 1, out=picked)
        actions = self.legal[self._rows, picked]
        actions[self.counts == 0] = -1
        return actions

    def _flags(self, games: Any) -> np.ndarray:
        """One flag a game, from flags or numbers."""
        given = np.asarray(games)
        if given.dtype == np.bool_ and given.shape == (self.games,):
            return np.ascontiguousarray(given)
        if given.size and given.dtype.kind not in "iu":
            why = f"games are {given.dtype} of shape {given.shape}"
            raise BadArgument(f"{why}\nhint: give numbers, or one flag a game")
        if given.size and not (0 <= given.min() and given.max() < self.games):
            raise BadArgument(f"there is no such game\nhint: games are 0 to {self.games - 1}")
        flags = np.zeros(self.games, np.bool_)
        flags[given.astype(np.int64)] = True
        return flags

    def __getstate__(self) -> dict[str, Any]:
        return {
            "arguments": self._arguments,
            "settings": self._settings,
            "wanted": [getattr(self, name) is not None for name in _WANTED[:4]],
            "last": {name: getattr(self, name).copy() for name in _LAST},
            "saved": self._vector.save(),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._arguments, self._settings = state["arguments"], state["settings"]
        self._rewards = tuple(self._settings["rewards"])
        self._open(*state["wanted"], {})
        self._vector.restore(state["saved"])
        for name in _LAST:
            getattr(self, name)[:] = state["last"][name]

    def __repr__(self) -> str:
        return f"<guildhall.VectorEnv of {self.games} games of {self.key}>"
