"""Rows of games and of decisions."""

from __future__ import annotations

import json
import os
from pathlib import Path

import guildhall
import numpy as np
import pytest
from conftest import fewest
from guildhall import data
from guildhall.contest import Choices, Run, by_bot, by_seat, interval, joined, pairs
from guildhall.parts import Folder


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
    threaded = guildhall.decisions(key, 3, players, "busy", 5, threads=2)
    for name, column in rows.items():
        np.testing.assert_array_equal(column, threaded[name])


def test_batches_are_the_rows(key):
    """What the loader makes of sparse rows is what the dense ones say."""
    dense = guildhall.decisions(key, 2, fewest(key), "busy", 3)
    lessons = data.of(
        key, guildhall.decisions(key, 2, fewest(key), "busy", 3, observations="sparse")
    )
    assert len(lessons) == len(dense["action"])
    seen = 0
    for batch in lessons.batches(64):
        rows = slice(seen, seen + len(batch["action"]))
        np.testing.assert_array_equal(batch["observation"], dense["observation"][rows])
        np.testing.assert_array_equal(batch["mask"].sum(axis=1), dense["options"][rows])
        np.testing.assert_allclose(batch["policy"].sum(axis=1), 1, atol=1e-5)
        np.testing.assert_array_equal(batch["action"], dense["action"][rows])
        assert np.isnan(batch["expected"][batch["mask"]]).all()
        seen = rows.stop
    assert seen == len(lessons)
    shuffled = next(lessons.batches(seen, np.random.default_rng(1)))
    assert (shuffled["action"] != dense["action"]).any()
    assert sorted(shuffled["action"]) == sorted(dense["action"])


def test_whole_games_are_kept_apart():
    rows = guildhall.decisions("tiletum", 5, 2, "busy", 3, observations="sparse")
    learned, tried = data.of("tiletum", rows).split(0.4)
    assert len(learned) + len(tried) == len(rows["action"])
    assert len(np.unique(tried.columns["game"])) == 2
    assert not set(tried.columns["game"]) & set(learned.columns["game"])
    at = np.flatnonzero(np.isin(rows["game"], tried.columns["game"]))
    whole = data.of("tiletum", rows)
    np.testing.assert_array_equal(
        tried.batch(np.arange(len(tried)))["observation"], whole.batch(at)["observation"]
    )


def test_searches_leave_their_visits():
    rows = guildhall.decisions("tiletum", 1, 2, "mcts:16it,greedy", 3, observations=False)
    batch = next(data.of("tiletum", rows).batches(10**6))
    assert "observation" not in batch
    visits = batch["visits"].sum(axis=1)
    assert (visits > 0).all()
    assert set(rows["bot"]) == {"mcts:16it", "greedy"}


def test_a_pool_fills_the_same_batches():
    pool = guildhall.SearchPool("tiletum", games=4, players=2, sims=0, seed=1)
    rows = pool.finished()
    while not len(rows["action"]):
        leaves = pool.leaves()
        even = np.full((len(leaves["seats"]), pool.seats), 0.25, np.float32)
        pool.answer(np.zeros(len(leaves["legal"]), np.float32), 100 * even, even)
        rows = pool.finished()
    lessons = data.of("tiletum", rows)
    batch = lessons.batch(np.arange(len(lessons)))
    assert batch["mask"][np.arange(len(lessons)), batch["action"]].all()


def test_torch_takes_them():
    torch = pytest.importorskip("torch")
    rows = guildhall.decisions("orleans", 1, 2, "busy", 3, observations="sparse")
    lessons = data.of("orleans", rows).torch()
    batch = next(iter(torch.utils.data.DataLoader(lessons, batch_size=8, shuffle=True)))
    assert batch["observation"].shape == (8, guildhall.info("orleans")["observation"])
    assert batch["mask"].gather(1, batch["action"][:, None]).all()
    assert lessons[0]["action"].item() == rows["action"][0]


def test_the_simulators_file_is_loaded():
    pytest.importorskip("polars")
    file = Path(os.environ.get("GUILDHALL_DATA", "")) / "choices.parquet"
    if not file.exists():
        pytest.skip("GUILDHALL_DATA names no folder with choices.parquet; `cargo xtask test` does")
    lessons = data.load(file)
    rows = guildhall.decisions("orleans", 60, 2, "greedy", 1, observations="sparse")
    assert lessons.about["bots"] == ["greedy"] and lessons.about["seed"] == 1
    np.testing.assert_array_equal(lessons.columns["action"], rows["action"])
    np.testing.assert_array_equal(lessons.options.columns["legal"], rows["legal"])
    np.testing.assert_array_equal(lessons.known.columns["values"], rows["values"])


def test_a_folder_of_parts_is_loaded_and_gone_on_with(tmp_path):
    run = Choices("tiletum", 6, 2, ("busy",), seed=4)
    folder = Folder(tmp_path / "run", run, 4)
    with pytest.raises(guildhall.BadData, match="no parts"):
        data.load(folder.path)
    for number, part in enumerate(run.parts(4)):
        assert number not in folder
        folder.add(number, run.play(*part))
        assert number in Folder(folder.path, run, 4)
    lessons = data.load(folder.path)
    rows = guildhall.decisions("tiletum", 6, 2, "busy", 4, observations="sparse")
    np.testing.assert_array_equal(lessons.columns["notation"], rows["notation"])
    np.testing.assert_array_equal(lessons.known.starts, rows["indptr"])
    with pytest.raises(guildhall.BadData, match="its `seed` is 4, not 5"):
        Folder(folder.path, Choices("tiletum", 6, 2, ("busy",), seed=5), 4)
    about = json.loads((folder.path / "run.json").read_text())
    (folder.path / "run.json").write_text(json.dumps(about | {"observation": "0" * 16}))
    with pytest.raises(guildhall.BadData, match="make the data anew"):
        data.load(folder.path)


@pytest.mark.parametrize("name", ["none.csv", "none.parquet", "nowhere"])
def test_what_is_no_data_is_refused(tmp_path, name):
    pytest.importorskip("polars")
    with pytest.raises(guildhall.BadData):
        data.load(tmp_path / name)
    with pytest.raises(guildhall.BadData, match="no column `action`"):
        data.of("orleans", {})


def test_intervals_are_those_of_the_arena():
    """What `guildhall arena tiletum --games 60 --players 4 --bots busy,random --seed 3 --all --json`
    says of the same games."""
    run = Run("tiletum", 60, 4, ("busy", "random"), seed=3, rotate=True)
    rows = run.play(0, run.deals)
    [pair] = pairs(run, rows)
    assert pair["a_ahead_share"] == pytest.approx(0.8125)
    assert pair["ci95"] == pytest.approx([0.7333836038380448, 0.8722294168539084])
    assert pair["mean_margin"] == pytest.approx(25.916666666666668)
    busy, random = by_bot(run, rows)
    assert busy["win_share"] == pytest.approx(0.425)
    assert busy["ci95"] == pytest.approx([0.3402303915621313, 0.5144224834717998])
    assert random["ci95"] == pytest.approx([0.039957115201337684, 0.1364091766576058])


def test_intervals_stay_within_bounds():
    assert interval(np.ones(20)) == pytest.approx([0.8388, 1.0], abs=1e-3)
    low, high = interval(np.array([1.0, 0.5, 1.0, 0.0] * 10))
    assert 0.4 < low < 0.625 < high < 0.8
    assert interval(np.full(10, 0.5))[0] > 0.3


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
