"""Whatever is pickled goes on as it would have."""

from __future__ import annotations

import copy
import pickle
import random

import guildhall
import numpy as np
import pytest
from conftest import fewest, halfway, play_out
from guildhall import VectorEnv, spiel


def again(thing):
    """What comes out of the pickle."""
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("chance", ["seeded", "manual"])
def test_a_game_goes_on(key, chance):
    game = halfway(key) if chance == "seeded" else guildhall.make(key, fewest(key), chance="manual")
    twin = again(game)
    assert twin == game and twin.history == game.history and twin.replay == game.replay
    if chance == "seeded":
        assert play_out(twin).replay == play_out(game).replay
        assert again(game) == game
    else:
        assert twin.is_chance and twin.odds() == game.odds()


def test_games_are_equal_if_they_stand_and_go_on_alike():
    game = guildhall.make("orleans", 2, seed=1)
    assert again(again(game)) == game == game.clone()
    assert again(game) != guildhall.make("orleans", 2, seed=2)
    assert game != "orleans" and game != guildhall.make("tiletum", 2, seed=1)
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


def test_a_state_and_a_replay_keep_the_future(key):
    game = halfway(key)
    loaded = guildhall.load(game.state, future=game.future)
    assert loaded == game
    assert again(loaded) == loaded
    replayed = guildhall.replay(game.replay, future=game.future)
    other = guildhall.load(game.state, seed="another")
    ends = [play_out(one.clone()).scores for one in (game, loaded, replayed)]
    assert ends[0] == ends[1] == ends[2]
    assert other != game
    assert again(play_out(loaded)).scores == ends[0]


def test_a_future_that_is_none_is_refused():
    game = halfway("orleans")
    with pytest.raises(guildhall.BadState, match="no future"):
        guildhall.load(game.state, future="tomorrow")
    early = guildhall.make("orleans", 2, seed=1).future
    with pytest.raises(guildhall.BadState, match="does not fit"):
        guildhall.replay(game.replay, future=early.split("+")[0] + "+0")
    assert guildhall.make("orleans", chance="manual").future is None


@pytest.mark.parametrize("name", ["random", "busy", "greedy", "mcts:20it"])
def test_a_bot_goes_on(name):
    game, bot = halfway("tiletum"), guildhall.Bot(name, seed=3)
    for _ in range(3):
        game.play(bot.choose(game))
    twin = again(bot)
    assert twin == bot and hash(twin) == hash(bot)
    other = game.clone()
    for _ in range(10):
        game.play(bot.choose(game))
        other.play(twin.choose(other))
    assert game == other and twin == bot
    assert twin != guildhall.Bot(name, seed=4) and twin != name


def test_a_bot_remembers_only_if_told_to():
    game = halfway("orleans")
    bot, keeper = guildhall.Bot("mcts:60it", seed=1), guildhall.Bot("mcts:60it", seed=1, keep=True)
    for _ in range(2):
        assert sum(option["visits"] for option in bot.consider(game)) == 60
    keeper.consider(game)
    assert sum(option["visits"] for option in keeper.consider(game)) > 60
    with pytest.raises(guildhall.GuildhallError, match="forget"):
        pickle.dumps(keeper)
    keeper.forget()
    assert again(keeper) == keeper


@pytest.mark.parametrize("settings", [{}, {"sparse": True, "views": True, "observations": False}])
def test_many_games_go_on(key, settings):
    env = VectorEnv(key, 6, fewest(key), seed=2, threads=2, reward=("win", "score"), **settings)
    rng = np.random.default_rng(1)
    for _ in range(150):
        env.step(env.sample(rng))
    twin, same = again(env), copy.deepcopy(rng)
    for _ in range(150):
        np.testing.assert_array_equal(env.masks, twin.masks)
        np.testing.assert_array_equal(env.rewards, twin.rewards)
        env.step(env.sample(rng))
        twin.step(twin.sample(same))
    np.testing.assert_array_equal(env.to_move, twin.to_move)


def test_environments_go_on(key):
    pytest.importorskip("pettingzoo")
    from guildhall import aec, parallel

    env = aec.env(key, fewest(key))
    env.reset(seed=5)
    walk(env, 60)
    ends = [walk(one, 10**6) for one in (env, again(env))]
    assert ends[0] == ends[1]
    table = parallel.env(key, fewest(key))
    table.reset(seed=5)
    assert again(table).game == table.game


def walk(env, steps: int) -> list[int]:
    """Plays on by the mask alone; gives the points."""
    rng = np.random.default_rng(steps)
    for agent in env.agent_iter(steps):
        known, _, over, _, _ = env.last()
        env.step(None if over else int(rng.choice(np.flatnonzero(known["action_mask"]))))
    return env.unwrapped.game.scores


def test_a_spiel_state_goes_on(key):
    state = spiel.load_game(key, fewest(key)).new_initial_state()
    rng = random.Random(1)
    for _ in range(100):
        moves = state.chance_outcomes() if state.is_chance_node() else state.legal_actions()
        picked = rng.choice(moves)
        state.apply_action(picked[0] if isinstance(picked, tuple) else picked)
    twin = again(state)
    assert twin == state and twin.history() == state.history()
    assert twin.get_game() == state.get_game()
    twin.apply_action(twin.legal_actions()[0])
    assert twin != state
