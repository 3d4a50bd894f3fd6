"""The environments of PettingZoo, by PettingZoo's own tests."""

from __future__ import annotations

import guildhall
import numpy as np
import pytest
from conftest import fewest

pytest.importorskip("pettingzoo")

from guildhall import aec
from pettingzoo.test import api_test, seed_test


def test_api(key):
    api_test(aec.env(key), num_cycles=200)


def test_seeds(key):
    seed_test(lambda: aec.env(key, fewest(key)), num_cycles=200)


def test_a_game_ends_with_its_rewards(key):
    env = aec.env(key, fewest(key), render_mode="ansi")
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over else rng.choice(legal))
    assert list(total.values()) == env.unwrapped.game.returns()
    assert sum(total.values()) == pytest.approx(0, abs=1e-6)
    assert env.render().startswith("{")


def test_an_illegal_action_raises():
    env = aec.env("orleans", 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(guildhall.Refused):
        env.step(int(np.flatnonzero(mask == 0)[0]))
