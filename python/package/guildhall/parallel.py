"""PettingZoo's parallel environments: the seats that decide together act in one step.

>>> from guildhall import parallel
>>> env = parallel.env("orleans", players=2)
>>> known, about = env.reset(seed=1)
>>> [agent for agent in env.agents if known[agent]["action_mask"].any()]
['seat_0', 'seat_1']
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces as gymnasium_spaces
from pettingzoo import ParallelEnv

from . import spaces
from ._engine import Game, info
from .errors import Refused, UnknownAction
from .opening import Opening


def env(game: str, players: int | None = None, **settings: Any) -> TableEnv:
    """The environment of a game; keywords are those of :class:`TableEnv`."""
    return TableEnv(game, players, **settings)


class TableEnv(ParallelEnv):
    """A game whose seats act in one step where they decide together.

    Every agent is at the table until the end. Where a seat is not asked, its ``action_mask`` is
    empty, and what it answers is not looked at and may be left out. All answers are checked
    before any is played: an action that is not legal raises :class:`guildhall.Refused`, and
    nothing has changed. Rewards come at the end: 1 for the winner, -1 between the others.
    ``reset(options=…)`` takes variants for one game, or a ``position`` to go on from.
    """

    metadata = {"render_modes": ["ansi"], "name": "guildhall"}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        components: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.opening = Opening(game, players, dict(options or {}), components)
        self.metadata = {**self.metadata, "name": f"{game}_v{info(game)['rules']}"}
        self.render_mode = render_mode
        self.game: Game = self.opening.begin(0)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.opening.seats)]
        self.agents: list[str] = []
        space, actions = spaces.masked(game), spaces.actions(game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self.state_space = spaces.everything(game, self.opening.seats)

    def observation_space(self, agent: str) -> gymnasium_spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium_spaces.Space:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a new game; the same seed deals the same one."""
        self.game = self.opening.begin(seed, options)
        self.agents = list(self.possible_agents)
        return self._known(), self._about()

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Plays the answers of all seats that are asked."""
        asked = {seat: self._answer(seat, actions) for seat in self.game.to_act}
        for seat, action in asked.items():
            self.game.play(action, seat)
        over, present = self.game.is_over, self.agents
        rewards = dict(zip(present, self.game.returns(), strict=True))
        known, about = self._known(), self._about()
        if over:
            self.agents = []
        return known, rewards, dict.fromkeys(present, over), dict.fromkeys(present, False), about

    def _answer(self, seat: int, actions: Mapping[str, int]) -> int:
        """The answer of a seat that is asked, checked."""
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise UnknownAction(f"{agent} is asked and answers nothing\nhint: give it an action")
        action = int(actions[agent])
        if action not in self.game.legal_indices(seat):
            # The game itself says which rule forbids it.
            self.game.clone().play(action, seat)
            raise Refused(f"{agent} may not take action {action}")
        return action

    def _known(self) -> dict[str, dict[str, np.ndarray]]:
        return {agent: self._seat(seat) for seat, agent in enumerate(self.agents)}

    def _seat(self, seat: int) -> dict[str, np.ndarray]:
        return {
            "observation": spaces.cut(self.game.observe(seat)),
            "action_mask": self.game.mask(seat).astype(np.int8),
        }

    def _about(self) -> dict[str, dict[str, Any]]:
        asked = self.game.to_act
        return {agent: {"asked": seat in asked} for seat, agent in enumerate(self.agents)}

    def state(self) -> np.ndarray:
        """What all seats know, one after the other: for critics that see everything."""
        views = [self.game.observe(seat) for seat in range(self.opening.seats)]
        return spaces.cut(np.concatenate(views))

    def render(self) -> str | None:
        """The table as an onlooker sees it, as JSON."""
        if self.render_mode is None:
            return None
        return json.dumps(self.game.view(), indent=2, ensure_ascii=False)

    def close(self) -> None:
        """There is nothing to close."""
