"""One game."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from pathlib import Path

import guildhall
import numpy as np
import pytest
from conftest import fewest, halfway, play_out


def test_every_game_plays_to_its_end(key):
    low, high = guildhall.info(key)["players"]
    for players in range(low, high + 1):
        game = play_out(guildhall.make(key, players, seed=players))
        assert len(game.scores) >= players and game.to_act == []
        assert guildhall.verify(game.replay)["commitment"] == "ok"


def test_the_same_seed_deals_the_same_game(key):
    replays = [play_out(guildhall.make(key, fewest(key), seed)).replay for seed in (5, "5", 6)]
    assert replays[0] == replays[1] != replays[2]


def test_number_and_notation_are_one_action(key):
    game = halfway(key)
    one, other = game.clone(), game.clone()
    action, number = game.legal()[-1], game.legal_indices()[-1]
    assert one.apply(action) == other.apply(number)
    assert one.state == other.state != game.state
    assert guildhall.index(key)[number][1] == action


def test_play_is_apply_without_its_story(key):
    heard, unheard = (guildhall.make(key, fewest(key), seed=3) for _ in range(2))
    rng = random.Random(3)
    while not heard.is_over:
        number = rng.choice(heard.legal_indices())
        heard.apply(number)
        unheard.play(number)
    assert heard == unheard and heard.history == unheard.history
    assert heard.replay == unheard.replay == pickle.loads(pickle.dumps(unheard)).replay


def test_masks_and_options_agree(key):
    game = halfway(key)
    for seat in range(game.players):
        assert np.flatnonzero(game.mask(seat)).tolist() == game.legal_indices(seat)
        assert bool(game.legal(seat)) == (seat in game.to_act)
    assert game.observe().shape == (guildhall.info(key)["observation"],)
    assert game.observe().dtype == np.float32


def test_a_copy_shares_nothing(key):
    game = halfway(key)
    before = game.state
    for copied in (game.clone(), copy.copy(game), copy.deepcopy(game)):
        assert play_out(copied).is_over
        assert game.state == before
    assert play_out(game.clone()).state == play_out(game.clone()).state
    dealt_anew = {play_out(game.clone(seed=seed)).replay for seed in range(4)}
    assert len(dealt_anew) == 4


def test_a_state_can_be_loaded(key):
    game = halfway(key)
    loaded = guildhall.load(game.state, seed=3)
    assert loaded.state == game.state
    assert guildhall.verify(play_out(loaded).replay)["whole"] is False
    assert guildhall.replay(game.replay).state == game.state


def test_determinized_games_look_the_same(key):
    game = halfway(key)
    seat = game.to_act[0]
    for rng in (1, random.Random(2), np.random.default_rng(3)):
        known = game.determinize(seat, rng)
        assert known.view(seat) == game.view(seat)
        assert known.legal(seat) == game.legal(seat)
        assert play_out(known).is_over
    assert game.determinize(seat, 7).state == game.determinize(seat, 7).state


def test_scores_add_up(key):
    score = play_out(halfway(key)).score()
    for seat in score["seats"]:
        assert seat["total"] == sum(line["points"] for line in seat["lines"])
        assert all(line["rule"] and line["label"] for line in seat["lines"])
    assert sorted(seat for equals in score["ranking"] for seat in equals) == list(
        range(len(score["seats"]))
    )


def test_returns_come_at_the_end(key):
    game = halfway(key)
    assert game.returns() == [0.0] * game.players
    returns = play_out(game).returns()
    assert max(returns) > 0 and sum(returns) == pytest.approx(0, abs=1e-6)


def test_chance_can_be_dealt_by_hand(key):
    game = guildhall.make(key, fewest(key), chance="manual")
    rng = random.Random(1)
    while not game.is_over:
        if game.is_chance:
            odds = game.odds()
            assert sum(odd for _, odd in odds) == pytest.approx(1)
            assert [outcome for outcome, _ in odds] == game.legal()
            game.play(rng.choices([one for one, _ in odds], [odd for _, odd in odds])[0], -1)
        else:
            assert game.odds() == []
            game.play(rng.choice(game.legal()))
    assert guildhall.verify(game.replay)["commitment"] == "absent"


def test_prospects_are_what_the_seat_would_know(key):
    game = halfway(key)
    seat = game.to_act[0]
    found = game.prospects(seat, rng=1)
    assert found.actions.tolist() == game.legal_indices(seat)
    assert found.observations.shape == (len(found), guildhall.info(key)["observation"])
    assert np.isfinite(found.observations).all() and np.isfinite(found.estimates).all()
    for number, goes_on in zip(found.actions, found.goes_on, strict=True):
        after = game.clone()
        after.play(int(number), seat)
        same = seat in after.to_act and (after.round, after.phase) == (game.round, game.phase)
        assert same or not goes_on
    assert np.isfinite(game.estimate(seat))


@pytest.mark.parametrize("name", ["random", "busy", "greedy", "mcts:20it", "apprentice"])
def test_bots_answer(key, name):
    game = halfway(key)
    bot = guildhall.Bot(name, seed=1)
    assert bot.name == name
    for _ in range(10):
        game.play(bot.choose(game))
    again = [guildhall.Bot(name, seed=4).choose(game) for _ in range(2)]
    assert again[0] == again[1]
    options = bot.consider(game, explain=True)
    assert sorted(option["action"] for option in options) == sorted(game.legal())
    assert sum(option["policy"] for option in options) == pytest.approx(1)
    for considered in options:
        assert len(considered["points"]) in (0, game.players)
        assert all(" " in move for move in considered["line"])


def test_targets_are_whole(key):
    """Every option with its share and its visits, and no word more than was asked for."""
    game = halfway(key)
    while len(game.legal()) < 3:
        game.play(game.legal_indices()[0])
    options = guildhall.Bot("mcts:64it", seed=1).consider(game)
    assert sum(option["visits"] for option in options) == 64
    for option in options:
        assert option["policy"] == pytest.approx(option["visits"] / 64)
        assert (option["value"] is None) == (option["visits"] == 0)
        assert "line" not in option
    shares = [option["policy"] for option in options]
    assert shares == sorted(shares, reverse=True)
    early = guildhall.Bot("mcts:64it", seed=1).consider(game, early=True)
    assert sum(option["visits"] for option in early) <= 64
    even = guildhall.Bot("random").consider(game)
    assert {option["policy"] for option in even} == {1 / len(game.legal())}


def test_events_tell_who_may_hear_them(key):
    game = guildhall.make(key, fewest(key), seed=1)
    rng = random.Random(2)
    told = []
    while not game.is_over:
        told += game.apply(rng.choice(game.legal()))
    assert told
    seats = set(range(game.players))
    assert all(set(event["to"]) <= seats and event["kind"] and event["rule"] for event in told)


def test_options_are_named(key):
    about = guildhall.info(key)
    low, high = about["players"]
    for option in about["options"]:
        for value in option["values"]:
            options = {option["name"]: value}
            taken = [made(key, players, options) for players in range(low, high + 1)]
            taken = [game for game in taken if game is not None]
            assert taken, f"{options} is never taken"
            default = str(option["default"]).lower()
            assert all(game.options.get(option["name"], default) == value for game in taken)


def made(key, players, options):
    """A game with these options, or none if the rules allow them at other tables only."""
    try:
        return guildhall.make(key, players, seed=1, options=options)
    except guildhall.BadTable as refused:
        assert refused.rule, refused
        return None


def test_a_game_without_a_net_says_once_who_plays(key):
    shipped = Path(__file__).parents[2] / "games" / key / "data" / "net.safetensors"
    game, bot = guildhall.make(key, 2, seed=1), guildhall.Bot("net", seed=1)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        bot.choose(game), bot.choose(game), guildhall.Bot("apprentice").choose(game)
    said = [str(warning.message) for warning in told]
    assert len(said) == (0 if shipped.exists() else 1)
    assert all(text.startswith(f"{key} comes without a net; mcts:") for text in said)
