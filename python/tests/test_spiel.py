"""The surface of OpenSpiel, and its own algorithms on it."""

from __future__ import annotations

import random

import guildhall
import numpy as np
import pytest
from conftest import fewest
from guildhall import spiel


def play(state: spiel.State, moves: int, seed: int = 1) -> spiel.State:
    rng = random.Random(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def position(key: str, players: int | None = None) -> spiel.State:
    """Somewhere in the game, where a player decides between several options."""
    state = play(spiel.load_game(key, players or fewest(key)).new_initial_state(), 120)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        play(state, 1)
    return state


def test_a_game_is_played_to_its_end(key):
    state = play(spiel.load_game(key, fewest(key)).new_initial_state(), 10**6)
    assert state.is_terminal() and state.current_player() == spiel.TERMINAL
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)
    assert len(state.history()) == state.move_number()
    with pytest.raises(guildhall.GameOver):
        state.apply_action(0)


def test_a_state_survives_its_text(key):
    state = position(key)
    again = state.get_game().deserialize_state(state.serialize())
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.legal_actions() == state.legal_actions()


def test_resampled_states_look_the_same(key):
    state = position(key)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(1).random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()


def test_children_leave_their_parent_alone(key):
    state = position(key)
    before = state.serialize()
    for action in state.legal_actions():
        assert state.child(action).history() == [*state.history(), action]
    assert state.serialize() == before
    mask = state.legal_actions_mask()
    assert np.flatnonzero(mask).tolist() == state.legal_actions()
    assert state.action_to_string(state.current_player(), state.legal_actions()[0])


def test_the_games_are_on_openspiels_list(key):
    pyspiel = pytest.importorskip("pyspiel")
    from guildhall.pyspiel import register

    register()
    register()
    game = pyspiel.load_game(f"guildhall_{key}(players={fewest(key)})")
    state, rng = game.new_initial_state(), random.Random(1)
    for _ in range(150):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    copy = state.clone()
    assert copy.history() == state.history() and str(copy) == str(state)
    player = max(0, state.current_player())
    assert state.information_state_string(player) == copy.information_state_string(player)
    assert len(state.observation_tensor(player)) == guildhall.info(key)["observation"]
    copy.apply_action(copy.legal_actions()[0])
    assert len(copy.history()) == len(state.history()) + 1
    assert game.num_players() == fewest(key)


def test_openspiels_mcts_finds_a_move():
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import mcts

    state = position("orleans", 2)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = mcts.MCTSBot(state.get_game(), 2.0, 8, evaluator, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


def test_openspiels_ismcts_finds_a_move():
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import ismcts, mcts

    state = position("orleans", 2)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        uct_c=2.0,
        evaluator=evaluator,
        max_simulations=8,
        random_state=np.random.RandomState(2),
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()
