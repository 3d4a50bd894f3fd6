"""Environments of PettingZoo: one agent a seat, who act one after the other.

>>> from guildhall import aec
>>> env = aec.env("orleans", players=2)
>>> env.reset(seed=1)
>>> env.agent_selection
'seat_0'
>>> sorted(env.last()[0])
['action_mask', 'observation']
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces as gymnasium_spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import spaces
from ._engine import Game, info
from .opening import Opening


def env(game: str, players: int | None = None, **settings: Any) -> AECEnv:
    """The environment of a game, with PettingZoo's checks of the order of calls around it."""
    inner = GameEnv(game, players, **settings)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class GameEnv(AECEnv):
    """A game as PettingZoo knows it.

    The observation is a dict: ``observation`` is what the seat knows, ``action_mask`` its legal
    actions. Seats that decide at once are asked in seat order, and none sees the others' answers.
    Rewards come at the end: 1 for the winner, -1 between the others. An action that is not legal
    raises :class:`guildhall.Refused` and changes nothing. ``reset(options=…)`` takes variants for
    one game, or a ``position`` to go on from; :meth:`state` is what all seats know. A pickled
    environment goes on as it would have.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "guildhall"}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        components: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.opening = Opening(game, players, dict(options or {}), components)
        self.key, seats = game, self.opening.seats
        self.metadata = {**self.metadata, "name": f"{game}_v{info(game)['rules']}"}
        self.render_mode = render_mode
        self.game: Game = self.opening.begin(0)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        space, actions = spaces.masked(game), spaces.actions(game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self.state_space = spaces.everything(game, seats)

    def observation_space(self, agent: str) -> gymnasium_spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium_spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begins a new game; the same seed deals the same one. `options` are variants of it, or a
        ``position`` to go on from."""
        self.game = self.opening.begin(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        return self.possible_agents[self.game.to_act[0]]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        return {
            "observation": spaces.cut(self.game.observe(seat)),
            "action_mask": self.game.mask(seat).astype(np.int8),
        }

    def state(self) -> np.ndarray:
        """What all seats know, one after the other: for critics that see everything."""
        views = [self.game.observe(seat) for seat in range(len(self.possible_agents))]
        return spaces.cut(np.concatenate(views))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(action, self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.is_over:
            self.rewards = dict(zip(self.possible_agents, self.game.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as an onlooker sees it, as JSON."""
        if self.render_mode is None:
            return None
        return json.dumps(self.game.view(), indent=2, ensure_ascii=False)

    def close(self) -> None:
        """There is nothing to close."""
