"""The environments of Gymnasium, by its own checks."""

from __future__ import annotations

import guildhall
import numpy as np
import pytest
from conftest import fewest, halfway

gymnasium = pytest.importorskip("gymnasium")

from guildhall import gym
from gymnasium.utils.env_checker import check_env


@pytest.mark.filterwarnings("ignore")
def test_gymnasiums_own_check(key):
    check_env(
        gym.SeatEnv(key, fewest(key), rivals="busy", illegal="random"), skip_render_check=True
    )


def play(env, seed: int) -> tuple[list[float], dict]:
    known, about = env.reset(seed=seed)
    rng, rewards, over = np.random.default_rng(seed), [], False
    while not over:
        assert known in env.observation_space
        action = int(rng.choice(np.flatnonzero(about["action_mask"])))
        known, reward, over, cut, about = env.step(action)
        assert not cut
        rewards.append(reward)
    return rewards, about


def test_a_game_ends_with_the_seats_reward(key):
    env = gym.SeatEnv(key, fewest(key), seat=1, rivals="random")
    rewards, about = play(env, 3)
    assert not any(rewards[:-1])
    assert rewards[-1] == env.game.returns()[1] != 0
    assert about["scores"] == env.game.scores
    assert play(env, 3)[0] == rewards


def test_rivals_sit_clockwise_from_the_learner():
    assert gym.lineup("greedy", 4) == ["greedy"] * 3
    assert gym.lineup("greedy, busy", 4) == ["greedy", "busy", "busy"]
    with pytest.raises(guildhall.BadTable, match="name at most 1"):
        gym.lineup("greedy,busy", 2)


def test_the_seat_may_change_from_game_to_game():
    env = gym.SeatEnv("orleans", 4, seat=None, rivals="random")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_raises_or_is_replaced():
    env = gym.SeatEnv("orleans", 2, rivals="random")
    _, about = env.reset(seed=1)
    illegal = int(np.flatnonzero(about["action_mask"] == 0)[0])
    with pytest.raises(guildhall.Refused):
        env.step(illegal)
    lenient = gym.SeatEnv("orleans", 2, rivals="random", illegal="random")
    lenient.reset(seed=1)
    assert lenient.step(illegal)[-1]["illegal"]


def test_a_reset_takes_variants_and_positions():
    env = gym.SeatEnv("orleans", 2, rivals="random", render_mode="ansi")
    env.reset(seed=1, options={"promo_tiles": True})
    assert env.game.options == {"promo_tiles": "true"}
    env.reset(seed=1)
    assert env.game.options == {}
    position = halfway("orleans")
    env.reset(seed=1, options={"position": position})
    assert env.game.round >= position.round > 0
    assert env.render().startswith("{")
    with pytest.raises(guildhall.BadTable, match="variants already"):
        env.reset(options={"position": position, "promo_tiles": True})
    with pytest.raises(guildhall.BadTable, match="at a table of"):
        env.reset(options={"position": halfway("tiletum").state})


@pytest.mark.parametrize(
    "wrong", [{"seat": 2}, {"illegal": "never"}, {"rivals": "nobody"}, {"rivals": "busy,busy"}]
)
def test_wrong_settings_are_told(wrong):
    with pytest.raises(guildhall.GuildhallError):
        gym.SeatEnv("orleans", 2, **wrong)


def test_many_games_are_stepped_together(key):
    env = gym.SeatVectorEnv(key, 6, fewest(key), seat=None, rivals="busy", threads=2)
    known, about = env.reset(seed=4)
    rng, ended, seen = np.random.default_rng(1), 0, []
    while ended < 8:
        assert known in env.observation_space
        assert about["action_mask"].any(axis=1).all()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in about["action_mask"]])
        known, rewards, over, cut, about = env.step(actions)
        assert (rewards[~over] == 0).all() and not cut.any()
        for game in np.flatnonzero(over):
            assert about["final_obs"][game] in env.single_observation_space
            scores = about["scores"][game]
            best = scores[env.seats[game]] == max(scores)
            assert best or rewards[game] < 0
        ended += int(over.sum())
        seen.append(rewards)
    assert np.concatenate(seen).any()
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP


def test_many_games_are_those_of_their_seed():
    def run() -> np.ndarray:
        env = gym.SeatVectorEnv("tiletum", 4, 2, rivals="busy")
        known, about = env.reset(seed=9)
        for _ in range(40):
            known, *_, about = env.step(about["action_mask"].argmax(axis=1))
        return known

    np.testing.assert_array_equal(run(), run())
    env = gym.SeatVectorEnv("tiletum", 2, 2)
    env.reset(seed=1)
    with pytest.raises(guildhall.GuildhallError):
        env.step(np.array([0.5, 0.5]))
    with pytest.raises(guildhall.GuildhallError, match="at the start"):
        env.reset(options={"a": 1})
