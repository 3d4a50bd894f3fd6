"""What several tests share."""

from __future__ import annotations

import random

import guildhall
import pytest

GAMES = guildhall.games()


@pytest.fixture(params=GAMES)
def key(request: pytest.FixtureRequest) -> str:
    """Every game of the shelf."""
    return request.param


def fewest(key: str) -> int:
    """The smallest table with rivals."""
    return max(2, guildhall.info(key)["players"][0])


def play_out(game: guildhall.Game, seed: int = 1) -> guildhall.Game:
    """Plays a game to its end at random."""
    rng = random.Random(seed)
    while not game.is_over:
        game.play(rng.choice(game.legal_indices()))
    return game


def halfway(key: str, seed: int = 1, steps: int = 60, **settings) -> guildhall.Game:
    """A position after some random decisions."""
    rng = random.Random(seed)
    game = guildhall.make(key, fewest(key), seed, **settings)
    for _ in range(steps):
        game.play(rng.choice(game.legal_indices()))
    return game
