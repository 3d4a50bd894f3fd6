"""Games with the surface of OpenSpiel, for its algorithms and for people who know it.

Chance is explicit: :meth:`State.chance_outcomes` lists what dice, bags and decks may bring.
Seats that decide at once are asked in seat order, and none sees the others' answers.

>>> from guildhall import spiel
>>> game = spiel.load_game("orleans", players=2)
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player()
0
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from . import _engine

#: The player that OpenSpiel calls chance.
CHANCE = -1
#: The player of a game that is over.
TERMINAL = -4


def load_game(game: str, players: int | None = None, **options: Any) -> Game:
    """A game of the shelf; further keywords are its options."""
    return Game(game, players, options)


@cache
def _names(key: str, chance: bool) -> list[str]:
    """How every action of a game is written, by number."""
    return [notation for _, notation in _engine.index(key, chance=chance)]


class Game:
    """What is the same for every state of a game."""

    def __init__(self, key: str, players: int | None, options: Mapping[str, Any]) -> None:
        self._about = _engine.info(key)
        self._key = key
        self._players = self._about["players"][1] if players is None else players
        self._options = dict(options)
        self._new()

    def _new(self) -> _engine.Game:
        return _engine.make(self._key, self._players, options=self._options, chance="manual")

    def new_initial_state(self) -> State:
        return State(self, self._new(), [])

    def deserialize_state(self, text: str) -> State:
        """The state that :meth:`State.serialize` wrote."""
        numbers, replay = text.split("\n", 1)
        history = [int(number) for number in numbers.split()]
        return State(self, _engine.replay(replay, chance="manual"), history)

    def num_players(self) -> int:
        return self._players

    def num_distinct_actions(self) -> int:
        return self._about["actions"]

    def max_chance_outcomes(self) -> int:
        return self._about["outcomes"]

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float | None:
        return 0.0 if self._players > 1 else None

    def observation_tensor_shape(self) -> list[int]:
        return [self._about["observation"]]

    def observation_tensor_size(self) -> int:
        return self._about["observation"]

    information_state_tensor_shape = observation_tensor_shape
    information_state_tensor_size = observation_tensor_size

    def get_parameters(self) -> dict[str, Any]:
        return {"players": self._players, **self._options}

    def get_type(self):
        """OpenSpiel's own description of the game; OpenSpiel must be installed."""
        import pyspiel

        kind = pyspiel.GameType
        alone = self._players == 1
        return kind(
            short_name=f"guildhall_{self._key}",
            long_name=self._about["title"],
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
            information=kind.Information.IMPERFECT_INFORMATION,
            utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=self._about["players"][1],
            min_num_players=self._about["players"][0],
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={},
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"<{self}>"

    def __str__(self) -> str:
        options = "".join(f",{name}={value}" for name, value in self._options.items())
        return f"guildhall_{self._key}(players={self._players}{options})"


class State:
    """A position of a game. Two are equal if they are of the same game and came about alike."""

    def __init__(self, game: Game, position: _engine.Game, history: list[int]) -> None:
        self._game = game
        self._position = position
        self._history = history

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    def current_player(self) -> int:
        if self._position.is_chance:
            return CHANCE
        return TERMINAL if self._position.is_over else self._position.to_act[0]

    def is_terminal(self) -> bool:
        return self._position.is_over

    def is_chance_node(self) -> bool:
        return self._position.is_chance

    def is_simultaneous_node(self) -> bool:
        return False

    def is_player_node(self) -> bool:
        return self.current_player() >= 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of what `player` may do; none unless it is the one that decides."""
        current = self.current_player()
        if current == TERMINAL or player not in (None, current):
            return []
        return self._position.legal_indices(current)

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        chance = self.is_chance_node()
        size = self._game.max_chance_outcomes() if chance else self._game.num_distinct_actions()
        mask = [0] * size
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the pending chance with their odds."""
        odds = self._position.odds()
        numbers = self._position.legal_indices(CHANCE) if odds else []
        return [(number, odd) for number, (_, odd) in zip(numbers, odds, strict=True)]

    def apply_action(self, action: int) -> None:
        """Plays an action of the player that decides, or an outcome of chance."""
        self._position.play(int(action), None if self.is_terminal() else self.current_player())
        self._history.append(int(action))

    def child(self, action: int) -> State:
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> State:
        return State(self._game, self._position.clone(), list(self._history))

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """How an action of `player` is written."""
        if action is None:
            player, action = self.current_player(), player
        return _names(self._game._key, player == CHANCE)[action]

    def information_state_string(self, player: int | None = None) -> str:
        """Whatever `player` may know, as text: what it is asked, then its view as JSON."""
        seat = self._seat(player)
        asked = self._position.ask(seat)
        return f"{seat} {asked[0] if asked else '-'} {self._position.view_json(seat)}"

    observation_string = information_state_string

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self._position.observe(self._seat(player)).tolist()

    observation_tensor = information_state_tensor

    def _seat(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> State:
        """A state that `player` cannot tell from this one. `sampler` gives numbers below 1."""
        draw = random.random if sampler is None else sampler
        known = self._position.determinize(player, int(draw() * 2**53))
        return State(self._game, known, list(self._history))

    def returns(self) -> list[float]:
        return self._position.returns()

    rewards = returns

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    player_reward = player_return

    def history(self) -> list[int]:
        """The numbers of all actions and outcomes so far."""
        return list(self._history)

    def history_str(self) -> str:
        return ", ".join(map(str, self._history))

    def move_number(self) -> int:
        return len(self._history)

    def serialize(self) -> str:
        """The state as text, for :meth:`Game.deserialize_state`."""
        return " ".join(map(str, self._history)) + "\n" + self._position.replay

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self._game == other._game and self._position == other._position

    __hash__ = None

    def __repr__(self) -> str:
        return f"<{self._game}, {len(self._history)} moves>"

    def __str__(self) -> str:
        return "\n".join(self._position.history)

    def observation_array(self, player: int | None = None) -> np.ndarray:
        """As :meth:`observation_tensor`, as an array."""
        return self._position.observe(self._seat(player))
