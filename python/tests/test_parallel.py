"""PettingZoo's parallel environments, by its own tests."""

from __future__ import annotations

import guildhall
import numpy as np
import pytest
from conftest import fewest, halfway

pytest.importorskip("pettingzoo")

from guildhall import aec, parallel
from pettingzoo.test import parallel_api_test


def test_api(key):
    parallel_api_test(parallel.env(key), num_cycles=200)


def test_the_same_seed_deals_the_same_game(key):
    """PettingZoo's own test of seeds knows no masks."""
    one, other = parallel.env(key, fewest(key)), parallel.env(key, fewest(key))
    known, _ = one.reset(seed=7)
    same, _ = other.reset(seed=7)
    rng = np.random.default_rng(1)
    for _ in range(100):
        for agent, seen in known.items():
            np.testing.assert_array_equal(seen["observation"], same[agent]["observation"])
        given = answers(known, rng)
        known, same = one.step(given)[0], other.step(given)[0]


def answers(known: dict, rng: np.random.Generator) -> dict[str, int]:
    """Any legal action of every seat that is asked."""
    legal = {agent: np.flatnonzero(seen["action_mask"]) for agent, seen in known.items()}
    return {agent: int(rng.choice(some)) for agent, some in legal.items() if len(some)}


def test_seats_that_decide_together_act_in_one_step(key):
    env = parallel.env(key, fewest(key), render_mode="ansi")
    known, about = env.reset(seed=2)
    rng, together = np.random.default_rng(1), 0
    while env.agents:
        asked = env.game.to_act
        assert [about[agent]["asked"] for agent in env.agents] == [
            seat in asked for seat in range(len(env.agents))
        ]
        together += len(asked) > 1
        known, rewards, over, _, about = env.step(answers(known, rng))
        assert all(over.values()) == env.game.is_over
    assert list(rewards.values()) == env.game.returns()
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)
    assert together or key not in ("orleans", "newdale")
    assert env.render().startswith("{")


def test_the_state_is_what_all_seats_know(key):
    for env in (parallel.env(key, fewest(key)), aec.env(key, fewest(key)).unwrapped):
        env.reset(seed=3)
        assert env.state() in env.state_space
        assert np.isfinite(env.state_space.high).all()
        one = env.game.observe(0)
        np.testing.assert_array_equal(env.state()[: len(one)], one)


def test_answers_are_checked_before_any_is_played():
    env = parallel.env("orleans", 2)
    known, _ = env.reset(seed=1)
    fine = answers(known, np.random.default_rng(1))
    before = env.game.state
    illegal = int(np.flatnonzero(known["seat_1"]["action_mask"] == 0)[0])
    with pytest.raises(guildhall.Refused):
        env.step(fine | {"seat_1": illegal})
    with pytest.raises(guildhall.UnknownAction, match="seat_1 is asked"):
        env.step({"seat_0": fine["seat_0"]})
    assert env.game.state == before
    env.step(fine)


@pytest.mark.parametrize("make", [aec.env, parallel.env])
def test_a_reset_takes_variants_and_positions(make):
    env = make("orleans", 2)
    env.reset(seed=1, options={"promo_tiles": True})
    assert env.unwrapped.game.options == {"promo_tiles": "true"}
    position = halfway("orleans")
    env.reset(seed=1, options={"position": position})
    assert env.unwrapped.game.state == position.state
    with pytest.raises(guildhall.BadTable, match="promo_tiles"):
        env.reset(options={"promo": True})


def test_observations_stay_within_their_bounds(key):
    env = aec.env(key, fewest(key))
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        known, _, over, _, _ = env.last()
        assert np.abs(env.unwrapped.game.observe(0)).max() < 8, "far from what would be cut"
        env.step(None if over else int(rng.choice(np.flatnonzero(known["action_mask"]))))
    assert known in env.observation_space(agent)
