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
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._engine import Game, info, make


def env(game: str, players: int | None = None, **settings: Any) -> AECEnv:
    """The environment of a game, with PettingZoo's checks of the order of calls around it."""
    inner = GameEnv(game, players, **settings)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class GameEnv(AECEnv):
    """A game as PettingZoo knows it.

    The observation is a dict: ``observation`` is what the seat knows, ``action_mask`` its legal
    actions. Seats that decide at once are asked in seat order, and none sees the others' answers.
    Rewards come at the end: 1 for the winner, -1 between the others. An action that is not legal
    raises :class:`guildhall.Refused` and changes nothing.
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
        about = info(game)
        self.key = game
        self.metadata = {**self.metadata, "name": f"{game}_v{about['rules']}"}
        self.render_mode = render_mode
        self._options = None if options is None else dict(options)
        self._components = components
        players = about["players"][1] if players is None else players
        self.game = self._make(players, seed=0)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (about["observation"],), np.float32),
                "action_mask": spaces.Box(0, 1, (about["actions"],), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(about["actions"]) for agent in self.possible_agents
        }

    def _make(self, players: int, seed: int | None) -> Game:
        return make(self.key, players, seed, self._options, components=self._components)

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begins a new game; the same seed deals the same one."""
        self.game = self._make(len(self.possible_agents), seed)
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
            "observation": self.game.observe(seat),
            "action_mask": self.game.mask(seat).astype(np.int8),
        }

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
