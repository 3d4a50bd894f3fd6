"""The teacher: a bot that plays at many tables at once and says what it would do there.

What it said is kept as the actions alone: whoever plays the games again by the same seed sees what
their players saw. So lessons may be given on one machine, and learned on another."""

from __future__ import annotations

import time
import zipfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import guildhall

from .tables import mixed, side_by_side


class BadLessons(Exception):
    """Lessons that cannot be read, or of something else."""


@dataclass(frozen=True)
class Teacher:
    """Who teaches, and how long."""

    name: str = "greedy"
    seconds: float = 30.0
    workers: int = 1
    #: Games side by side.
    games: int = 512
    #: How often somebody does something else than the teacher says.
    stumble: float = 0.05
    #: How many play; None mixes all.
    players: int | None = None
    seed: int = 5


@dataclass(frozen=True)
class Taught:
    """What a teacher said and what was played, a row a step and a column a game."""

    advice: np.ndarray
    played: np.ndarray
    seed: int
    players: int | None

    def env(self, game: str, workers: int = 1) -> guildhall.VectorEnv:
        """The games of these lessons, at their beginning."""
        return side_by_side(
            game, self.played.shape[1], mixed(game, self.players), self.seed, workers
        )

    def save(self, path: Path, game: str) -> None:
        """Keeps the lessons."""
        about = guildhall.info(game)
        np.savez_compressed(
            path,
            advice=self.advice,
            played=self.played,
            about=np.array([game, str(about["rules"]), about["actions_hash"]]),
            numbers=np.array([self.seed, self.players or 0]),
        )

    @staticmethod
    def load(path: Path, game: str) -> Taught:
        """Lessons that were kept."""
        try:
            with np.load(path) as kept:
                seed, players = (int(number) for number in kept["numbers"])
                taught = Taught(kept["advice"], kept["played"], seed, players or None)
                was, rules, actions = (str(word) for word in kept["about"])
        except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
            raise BadLessons(f"{path} cannot be read as lessons: {error}") from error
        about = guildhall.info(game)
        if was != game:
            raise BadLessons(f"{path} has lessons of {was}, not of {game}")
        if (rules, actions) != (str(about["rules"]), about["actions_hash"]):
            raise BadLessons(f"{path} has lessons by other rules of {game}\nhint: have them anew")
        return taught


def ask(game: str, teacher: Teacher) -> Taught:
    """Lets the teacher play for its time, at all tables at once."""
    tables = mixed(game, teacher.players)
    games = len(tables) * max(1, round(teacher.games / len(tables)))
    env = side_by_side(game, games, tables, teacher.seed, teacher.workers)
    rng, end = np.random.default_rng(teacher.seed), time.time() + teacher.seconds
    said, played = [], []
    while time.time() < end or not said:
        advice = env.advise(teacher.name, len(said))
        # Now and then somebody stumbles, so that the teacher also tells what to do then.
        stumbles = rng.random(games) < teacher.stumble
        actions = np.where(stumbles, env.sample(rng), advice)
        env.step(actions)
        said.append(advice.astype(np.int16))
        played.append(actions.astype(np.int16))
    return Taught(np.stack(said), np.stack(played), teacher.seed, teacher.players)
