"""Many games side by side."""

from __future__ import annotations

import threading
from pathlib import Path

import guildhall
import numpy as np
import pytest
from conftest import fewest, halfway
from guildhall import VectorEnv


def run(key: str, steps: int, **settings) -> list[np.ndarray]:
    env = VectorEnv(key, 16, fewest(key), seed=3, **settings)
    rng = np.random.default_rng(4)
    seen = []
    for _ in range(steps):
        env.step(env.sample(rng))
        seen.append(np.concatenate([env.observations.ravel(), env.rewards.ravel(), env.to_move]))
    return seen


def test_threads_change_nothing(key):
    for one, other in zip(run(key, 300), run(key, 300, threads=3), strict=True):
        np.testing.assert_array_equal(one, other)


def test_masks_are_the_listed_actions(key):
    env = VectorEnv(key, 8, fewest(key), seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(1500):
        env.step(env.sample(rng))
        ended += env.dones.sum()
        for game in range(env.games):
            listed = env.legal[game, : env.counts[game]]
            np.testing.assert_array_equal(np.flatnonzero(env.masks[game]), listed)
        assert (env.rewards[~env.dones] == 0).all()
    assert ended > 0


def whole(env: VectorEnv) -> np.ndarray:
    """The observations again, from the numbers that are not zero."""
    rows = np.zeros((env.games, env.observation), np.float32)
    for game, (first, end) in enumerate(zip(env.starts, env.starts[1:], strict=False)):
        assert (np.diff(env.indices[first:end]) > 0).all() and env.values[first:end].all()
        rows[game, env.indices[first:end]] = env.values[first:end]
    return rows


@pytest.mark.parametrize("threads", [1, 3])
def test_sparse_rows_are_the_observations_at_every_table(key, threads):
    """In place of what was shown before, and of what stood in an array of one's own."""
    least, most = guildhall.info(key)["players"]
    tables = [{"players": players} for players in range(max(2, least), most + 1)]
    mine = np.full((7, guildhall.info(key)["observation"]), 9, np.float32)
    buffers = {"observations": mine}
    env = VectorEnv(key, 7, tables=tables, seed=5, threads=threads, sparse=True, buffers=buffers)
    rng = np.random.default_rng(5)
    for step in range(120):
        env.step(env.sample(rng))
        np.testing.assert_array_equal(whole(env), mine)
        game = step % env.games
        np.testing.assert_array_equal(mine[game], env.game(game).observe(env.to_move[game]))


def test_threads_live_as_long_as_the_environment():
    tasks = Path("/proc/self/task")
    if not tasks.exists():
        pytest.skip("the system does not list threads")
    env = VectorEnv("tiletum", 6, 2, seed=1, threads=3)
    rng, begun = np.random.default_rng(1), {task.name for task in tasks.iterdir()}
    for _ in range(5):
        env.step(env.sample(rng))
        assert {task.name for task in tasks.iterdir()} <= begun


def test_arrays_of_your_own_are_written_in_place(key):
    about = guildhall.info(key)
    mine = np.zeros((4, about["observation"]), np.float32)
    env = VectorEnv(key, 4, fewest(key), buffers={"observations": mine})
    assert env.observations is mine and mine.any()
    address = mine.ctypes.data
    before = mine.copy()
    env.step(env.sample(np.random.default_rng(1)))
    assert mine.ctypes.data == address and (mine != before).any()


def test_games_stay_over_without_auto_reset(key):
    env = VectorEnv(key, 4, fewest(key), seed=2, auto_reset=False, reward="score")
    rng = np.random.default_rng(2)
    points = np.zeros_like(env.rewards)
    while (env.to_move >= 0).any():
        env.step(env.sample(rng))
        points += env.rewards
    assert (points != 0).any()
    with pytest.raises(guildhall.GameOver, match="reset"):
        env.step(env.sample(rng))
    env.reset(2)
    assert (env.to_move >= 0).all()


def test_an_action_for_a_game_that_is_over_is_refused(key):
    env = VectorEnv(key, 2, fewest(key), seed=2, auto_reset=False)
    rng = np.random.default_rng(3)
    while (env.to_move >= 0).all():
        env.step(env.sample(rng))
    if (env.to_move < 0).all():
        pytest.skip("both games ended in the same step")
    actions = env.sample(rng)
    over = int(np.flatnonzero(env.to_move < 0)[0])
    actions[over] = 0
    with pytest.raises(guildhall.GameOver, match=f"game {over} is over"):
        env.step(actions)


def test_the_vector_plays_the_same_rules(key):
    """What a vector shows is what a single game shows after the same decisions."""
    env = VectorEnv(key, 1, fewest(key), seed=9)
    rng = np.random.default_rng(5)
    for _ in range(200):
        assert env.counts[0] == env.masks[0].sum() > 0
        assert np.isfinite(env.observations).all()
        env.step(env.sample(rng))


def test_other_threads_run_while_games_are_stepped():
    env = VectorEnv("orleans", 512, 4, seed=1)
    rng = np.random.default_rng(1)
    ticks, stop = [0], threading.Event()

    def tick() -> None:
        while not stop.is_set():
            ticks[0] += 1

    other = threading.Thread(target=tick)
    other.start()
    for _ in range(100):
        env.step(env.sample(rng))
    stop.set()
    other.join()
    assert ticks[0] > 1000


def test_single_games_are_read_laid_down_and_begun_anew(key):
    env = VectorEnv(key, 4, fewest(key), seed=3)
    rng = np.random.default_rng(1)
    for _ in range(40):
        env.step(env.sample(rng))
    before = env.observations.copy()
    game = env.game(0, seed=1)
    np.testing.assert_array_equal(game.observe(), env.observations[0])
    assert game.legal_indices() == env.legal[0, : env.counts[0]].tolist()
    env.load(2, game)
    np.testing.assert_array_equal(env.observations[2], before[0])
    env.begin([1])
    assert env.game(1).round <= 1
    np.testing.assert_array_equal(env.observations[[0, 3]], before[[0, 3]])
    env.begin(np.array([False, False, False, True]))
    env.step(env.sample(rng))
    assert repr(env) == f"<guildhall.VectorEnv of 4 games of {key}>"


def test_games_begin_at_positions_and_tables_are_mixed():
    position = halfway("orleans")
    tables = [
        {"players": 4},
        {"position": position},
        {"players": 3, "options": {"promo_tiles": True}},
    ]
    env = VectorEnv("orleans", 6, tables=tables, seed=1)
    assert env.seats.tolist() == [4, 2, 3] * 2
    assert env.game(1).state == position.state
    assert env.game(2).options == {"promo_tiles": "true"}
    with pytest.raises(guildhall.BadState, match="does not fit"):
        VectorEnv("orleans", 1, 2).load(0, guildhall.make("orleans", 4))
    chapters = ["ii", "iiia", "vii"]
    tables = [{"players": 2, "options": {"chapter": chapter}} for chapter in chapters]
    mixed = VectorEnv("newdale", 3, tables=tables, seed=1)
    assert [mixed.game(number).options["chapter"] for number in range(3)] == chapters


def test_every_seat_has_its_view(key):
    env = VectorEnv(key, 3, fewest(key), seed=1, views=True)
    rng = np.random.default_rng(2)
    for _ in range(30):
        env.step(env.sample(rng))
        for game in range(3):
            np.testing.assert_array_equal(
                env.views[game, env.to_move[game]], env.observations[game]
            )
    game = env.game(0)
    np.testing.assert_array_equal(
        env.views[0], [game.observe(seat) for seat in range(game.players)]
    )


def test_a_game_can_wait(key):
    env = VectorEnv(key, 2, fewest(key), seed=1)
    before = env.observations.copy()
    actions = env.advise("busy", 1, games=[1])
    assert actions[0] == guildhall.WAIT and env.masks[1, actions[1]]
    env.step(actions)
    np.testing.assert_array_equal(env.observations[0], before[0])
    assert (env.observations[1] != before[1]).any()


def test_rewards_stand_side_by_side(key):
    rewards = ("win", "score", "margin")
    env = VectorEnv(key, 4, fewest(key), seed=1, reward=rewards, skip_forced=True)
    rng = np.random.default_rng(1)
    while not env.dones.any():
        assert (env.counts > 1).all()
        env.step(env.sample(rng))
    win, score, margin = np.moveaxis(env.rewards[env.dones][0], -1, 0)
    assert margin.argmax() == score.argmax()
    assert margin.max() == pytest.approx(np.diff(np.sort(score)[-2:])[0])
    assert win.sum() == pytest.approx(0, abs=1e-6)


def test_a_bot_advises_what_is_legal(key):
    env = guildhall.VectorEnv(key, 6, seed=2, threads=2)
    for step in range(5):
        advice = env.advise("busy", step)
        assert env.masks[np.arange(6), advice].all()
        env.step(advice)
    with pytest.raises(guildhall.GuildhallError):
        env.advise("nobody")
