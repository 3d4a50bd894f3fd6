"""What several tests share."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import guildhall
import pytest

GAMES = guildhall.games()

# They wait for others most of the time: at the end everybody would wait for them.
LONGEST = ["test_ray", "test_ray_learners", "test_train"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins."""
    items.sort(key=lambda item: item.path.stem not in LONGEST)


@pytest.fixture(params=GAMES)
def key(request: pytest.FixtureRequest) -> str:
    """Every game of the shelf."""
    return request.param


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[Any]:
    """A cluster of two nodes of one core each on the loopback."""
    os.environ |= {
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
        "RAY_AUTH_MODE": "disabled",
        "RAY_USAGE_STATS_ENABLED": "0",
        # Otherwise workers yield to whatever else the machine does, and the tests wait for them.
        "RAY_worker_niceness": "0",
    }
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    cluster = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "include_dashboard": False},
    )
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
    yield cluster
    ray.shutdown()
    cluster.shutdown()


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
