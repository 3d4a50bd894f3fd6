"""How an environment opens a game: its table, and what a reset may change about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ._engine import Game, info, load, make
from .errors import BadTable


@dataclass(frozen=True)
class Opening:
    """A table that games are begun at.

    What Gymnasium and PettingZoo call the options of a reset are the variants of that one game,
    ``{"promo_tiles": True}`` or the same under ``options``, or ``{"position": …}``, a
    :class:`guildhall.Game` or its state to go on from.
    """

    game: str
    players: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    components: str | None = None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return info(self.game)["players"][1] if self.players is None else self.players

    def begin(self, seed: int | str | None, changed: Mapping[str, Any] | None = None) -> Game:
        """A new game, with what this reset changes."""
        changed = dict(changed or {})
        nested = changed.pop("options", None)
        # PettingZoo's own tests give a number here, which says nothing.
        changed |= nested if isinstance(nested, Mapping) else {}
        position = changed.pop("position", None)
        if position is None:
            options = {**self.options, **changed}
            return make(self.game, self.seats, seed, options, components=self.components)
        if changed:
            raise BadTable("a position has its variants already\nhint: give one or the other")
        return self._resume(position, seed)

    def _resume(self, position: Game | dict[str, Any], seed: int | str | None) -> Game:
        state = position.state if isinstance(position, Game) else position
        game = load(state, seed, components=self.components)
        if (game.key, game.players) != (self.game, self.seats):
            found = f"{game.key} with {game.players}"
            raise BadTable(
                f"a position of {found} seats at a table of {self.game} with {self.seats}"
            )
        return game
