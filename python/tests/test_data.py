"""Rows of games and of decisions."""

from __future__ import annotations

import guildhall
import numpy as np
from conftest import fewest
from guildhall.contest import Run, by_bot, by_seat, joined, pairs


def test_threads_and_parts_give_the_same_rows(key):
    players = fewest(key)
    whole = guildhall.simulate(key, 9, players, "busy,random", 5)
    threaded = guildhall.simulate(key, 9, players, "busy,random", 5, threads=3)
    parts = [
        guildhall.simulate(key, count, players, "busy,random", 5, first=first)
        for first, count in [(0, 4), (4, 5)]
    ]
    for name, column in whole.items():
        np.testing.assert_array_equal(column, threaded[name])
        np.testing.assert_array_equal(column, np.concatenate([part[name] for part in parts]))


def test_decisions_belong_to_simulated_games(key):
    players = fewest(key)
    games = guildhall.simulate(key, 3, players, "busy", 5)
    rows = guildhall.decisions(key, 3, players, "busy", 5)
    assert (rows["options"] > 1).all()
    assert len(rows["observation"]) == len(rows["action"]) == len(rows["notation"])
    names = guildhall.index(key)
    for at in range(0, len(rows["action"]), 50):
        assert names[rows["action"][at]] == (rows["kind"][at], rows["notation"][at])
        row = rows["game"][at] * players + rows["seat"][at]
        assert rows["score"][at] == games["score"][row]
    assert "observation" not in guildhall.decisions(key, 1, players, observations=False)


def test_a_rotated_run_gives_every_bot_every_seat(key):
    players = fewest(key)
    run = Run(key, 12, players, ("busy", "random"), seed=2, rotate=True)
    rows = run.play(0, run.deals)
    for bot in run.bots:
        seats = rows["seat"][rows["bot"] == bot]
        assert np.unique(np.bincount(seats)).tolist() == [run.deals]
    parts = joined([run.play(*part) for part in run.parts(4)])
    for name, column in rows.items():
        np.testing.assert_array_equal(column, parts[name])
    [pair] = pairs(run, rows)
    low, high = pair["ci95"]
    assert low <= pair["a_ahead_share"] <= high
    assert sum(bot["win_share"] for bot in by_bot(run, rows)) * players / 2 == 1.0
    assert len(by_seat(rows)) == players
