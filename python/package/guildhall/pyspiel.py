"""The games registered with OpenSpiel's own list, for whatever asks it for a game by name.

>>> import pyspiel
>>> from guildhall.pyspiel import register
>>> register()
>>> game = pyspiel.load_game("guildhall_orleans(players=2)")
>>> game.num_players(), game.new_initial_state().is_chance_node()
(2, True)

What OpenSpiel cannot pass on is left to ``guildhall.spiel``: a state here cannot be resampled
(`ISMCTS`), and variants are those of the box.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import _engine, spiel

#: How long a game may become, chance and small steps among them: the longest are some 3,000.
LONGEST = 20_000


def register() -> None:
    """Puts every game on OpenSpiel's list, as ``guildhall_GAME(players=N)``."""
    known = set(pyspiel.registered_names())
    for key in _engine.games():
        kind = _kind(key)
        if kind.short_name not in known:
            pyspiel.register_game(kind, type(f"{key.title()}Game", (_Game,), {"key": key}))


def _kind(key: str) -> pyspiel.GameType:
    about, kind = _engine.info(key), pyspiel.GameType
    fewest, most = about["players"]
    return kind(
        short_name=f"guildhall_{key}",
        long_name=about["title"],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if fewest == 1 else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, fewest)},
    )


class _Game(pyspiel.Game):
    """A game as OpenSpiel wants it; one class a game, since OpenSpiel keeps classes for ever."""

    key: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        fewest = _engine.info(self.key)["players"][0]
        self._plain = spiel.load_game(self.key, params.get("players", max(2, fewest)))
        about = pyspiel.GameInfo(
            num_distinct_actions=self._plain.num_distinct_actions(),
            max_chance_outcomes=self._plain.max_chance_outcomes(),
            num_players=self._plain.num_players(),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=self._plain.utility_sum(),
            max_game_length=LONGEST,
        )
        super().__init__(_kind(self.key), about, params)

    def new_initial_state(self) -> _State:
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self._plain)


class _State(pyspiel.State):
    """A position as OpenSpiel wants it."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.plain = game._plain.new_initial_state()

    def current_player(self) -> int:
        return self.plain.current_player()

    def is_terminal(self) -> bool:
        return self.plain.is_terminal()

    def returns(self) -> list[float]:
        return self.plain.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.plain.chance_outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.plain.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.plain.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.plain.action_to_string(player, action)

    def __str__(self) -> str:
        return str(self.plain)


class _Observer:
    """What a player knows: all of it, for every kind of observation."""

    def __init__(self, game: spiel.Game) -> None:
        self.tensor = np.zeros(game.observation_tensor_size(), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        self.tensor[:] = state.plain.observation_array(player)

    def string_from(self, state: _State, player: int) -> str:
        return state.plain.information_state_string(player)
