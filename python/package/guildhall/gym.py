"""Environments of Gymnasium: one seat learns, bots by name play the others.

>>> from guildhall import gym
>>> env = gym.SeatEnv("orleans", players=2, rivals="busy")
>>> observation, about = env.reset(seed=1)
>>> observation in env.observation_space, bool(about["action_mask"].any())
(True, True)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from . import spaces
from ._engine import Bot, Game
from .errors import BadArgument, BadTable, UnknownAction
from .opening import Opening
from .vector import VectorEnv as Games

#: What may become of an action that is not legal.
ILLEGAL = ("raise", "random")


def lineup(rivals: str, seats: int) -> list[str]:
    """The rivals clockwise from the learner, the last one repeated."""
    names = [name.strip() for name in rivals.split(",")]
    if len(names) > seats - 1:
        raise BadTable(
            f"{len(names)} rivals do not fit {seats} seats\nhint: name at most {seats - 1}"
        )
    return names + names[-1:] * (seats - 1 - len(names))


def _checked(seat: int | None, seats: int, illegal: str) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise BadArgument(
            f"there is no seat {seat} at this table\nhint: seats are 0 to {seats - 1}"
        )
    if illegal not in ILLEGAL:
        raise BadArgument(f"unknown way `{illegal}`\nhint: the ways are {', '.join(ILLEGAL)}")


class SeatEnv(gymnasium.Env):
    """A game from the seat of one learner.

    The observation is what the seat knows, ``info["action_mask"]`` and :meth:`action_masks` are
    its legal actions. `rivals` are bots by name with commas between them, clockwise from the
    learner, the last one repeated. The learner sits at `seat`, or with ``None`` at another one
    each game, drawn from the seed. The reward comes at the end: 1 for a victory, down to -1.

    An action that is not legal raises :class:`guildhall.Refused` and changes nothing; with
    ``illegal="random"`` any legal one is taken instead, and ``info["illegal"]`` says so.
    ``reset(options=…)`` takes variants for one game, or a ``position`` to go on from.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        rivals: str = "greedy",
        options: Mapping[str, Any] | None = None,
        components: str | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.opening = Opening(game, players, dict(options or {}), components)
        _checked(seat, self.opening.seats, illegal)
        self.render_mode = render_mode
        self.observation_space = spaces.known(game)
        self.action_space = spaces.actions(game)
        self.game: Game | None = None
        self._asked_seat, self._illegal = seat, illegal
        self._rivals = lineup(rivals, self.opening.seats)
        self.opening.begin(0)
        self._bots = [Bot(name) for name in self._rivals]

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        rng, seats = self.np_random, self.opening.seats
        self.seat = int(rng.integers(seats)) if self._asked_seat is None else self._asked_seat
        self._bots = [Bot(name, rng) for name in self._rivals]
        self.game = self.opening.begin(int(rng.integers(2**62)), options)
        self._let_rivals_play()
        return self._known(), self._about()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        replaced = self._play(int(action))
        self._let_rivals_play()
        over = self.game.is_over
        reward = float(self.game.returns()[self.seat])
        return self._known(), reward, over, False, self._about() | replaced

    def _play(self, action: int) -> dict[str, Any]:
        """Plays the learner's action, or what is taken instead."""
        legal = [] if self.game.is_over else self.game.legal_indices(self.seat)
        if self._illegal == "raise" or not legal or action in legal:
            self.game.play(action, self.seat)
            return {}
        self.game.play(int(self.np_random.choice(legal)), self.seat)
        return {"illegal": True}

    def _let_rivals_play(self) -> None:
        """Whoever decides together with the learner answers after it."""
        while not self.game.is_over and self.seat not in self.game.to_act:
            rival = self.game.to_act[0]
            bot = self._bots[(rival - self.seat - 1) % self.opening.seats]
            self.game.play(bot.choose(self.game, rival), rival)

    def action_masks(self) -> np.ndarray:
        """Which actions are legal, as bool: what maskable learners ask for."""
        return self.game.mask(self.seat)

    def _known(self) -> np.ndarray:
        return spaces.cut(self.game.observe(self.seat))

    def _about(self) -> dict[str, Any]:
        about = {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}
        return about | ({"scores": self.game.scores} if self.game.is_over else {})

    def render(self) -> str | None:
        """The table as the learner sees it, as JSON."""
        if self.render_mode is None:
            return None
        return json.dumps(self.game.view(self.seat), indent=2, ensure_ascii=False)


class SeatVectorEnv(gymnasium.vector.VectorEnv):
    """Many games side by side, each from the seat of one learner.

    As :class:`SeatEnv`, but stepped together in the engine. In game i the learner sits at `seat`,
    or with ``None`` at the i-th, counted around the table. Games that end begin anew in the same
    step; ``info["final_obs"]`` has what the learner knew at their ends. ``info["action_mask"]`` has
    one row a game.
    """

    metadata = {
        "render_modes": [],
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        *,
        seat: int | None = 0,
        rivals: str = "greedy",
        options: Mapping[str, Any] | None = None,
        components: str | None = None,
        threads: int = 1,
    ) -> None:
        opening = Opening(game, players, dict(options or {}), components)
        _checked(seat, opening.seats, "raise")
        self._games = Games(
            game,
            num_envs,
            opening.seats,
            options=opening.options,
            components=components,
            threads=threads,
            auto_reset=False,
        )
        self.num_envs = num_envs
        self.single_observation_space = spaces.known(game)
        self.single_action_space = spaces.actions(game)
        batch = gymnasium.vector.utils.batch_space
        self.observation_space = batch(self.single_observation_space, num_envs)
        self.action_space = batch(self.single_action_space, num_envs)
        self._rivals = lineup(rivals, opening.seats)
        for name in set(self._rivals):
            Bot(name)
        turned = np.arange(num_envs) % opening.seats
        self.seats = turned if seat is None else np.full(num_envs, seat)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        if options:
            raise BadArgument("many games take no options at a reset\nhint: give them at the start")
        self._games.reset(int(self.np_random.integers(2**62)))
        self._let_rivals_play()
        self._begin_those_that_are_over()
        return self._known(), self._about()

    def step(
        self, actions: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        actions = np.asarray(actions)
        if actions.dtype.kind not in "iu":
            raise UnknownAction(f"actions are {actions.dtype}; they must be whole numbers")
        games, rewards = self._games, np.zeros(self.num_envs)
        games.step(actions.astype(np.int64))
        rewards += self._rewards()
        rewards += self._let_rivals_play()
        over = games.to_move < 0
        ends = self._ends(over)
        self._begin_those_that_are_over()
        return self._known(), rewards, over, np.zeros_like(over), self._about() | ends

    def _rewards(self) -> np.ndarray:
        return self._games.rewards[np.arange(self.num_envs), self.seats]

    def _let_rivals_play(self) -> np.ndarray:
        """Lets the rivals decide until every game waits for its learner or is over; gives what the
        learners were rewarded with meanwhile."""
        games, rewards = self._games, np.zeros(self.num_envs)
        while (waiting := (games.to_move >= 0) & (games.to_move != self.seats)).any():
            games.step(self._answers(waiting))
            rewards += self._rewards()
        return rewards

    def _answers(self, waiting: np.ndarray) -> np.ndarray:
        """What the rivals choose where one of them decides; the other games wait."""
        games, answers = self._games, np.full(self.num_envs, -2, np.int64)
        place = (games.to_move - self.seats - 1) % games.players
        for number, name in enumerate(self._rivals):
            asked = waiting & (place == number)
            if asked.any():
                advice = games.advise(name, int(self.np_random.integers(2**62)), asked)
                answers[asked] = advice[asked]
        return answers

    def _ends(self, over: np.ndarray) -> dict[str, Any]:
        """What the learners knew where a game is over."""
        if not over.any():
            return {}
        known = np.full(self.num_envs, None, object)
        scores = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(over):
            game = self._games.game(int(number), 0)
            known[number] = spaces.cut(game.observe(int(self.seats[number])))
            scores[number] = game.scores
        return {"final_obs": known, "_final_obs": over, "scores": scores, "_scores": over}

    def _begin_those_that_are_over(self) -> None:
        while (over := self._games.to_move < 0).any():
            self._games.begin(over)
            self._let_rivals_play()

    def _known(self) -> np.ndarray:
        return spaces.cut(self._games.observations)

    def _about(self) -> dict[str, Any]:
        return {"action_mask": self._games.masks.astype(np.int8)}
