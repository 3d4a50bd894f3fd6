"""Guided searches side by side."""

from __future__ import annotations

import guildhall
import numpy as np
import pytest


def judge(leaves: dict, seats: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """No insight, but not the same everywhere."""
    n = len(leaves["seats"])
    logits = (leaves["legal"] % 7 / 7).astype(np.float32)
    sums = np.add.reduceat(leaves["values"], leaves["indptr"][:-1])
    points = np.repeat(sums[:, None], seats, 1).astype(np.float32)
    return logits, points, np.full((n, seats), 1 / seats, np.float32)


def run(key: str, steps: int, **settings) -> tuple[list[dict], dict]:
    pool = guildhall.SearchPool(key, games=6, sims=4, seed=5, **settings)
    seen = []
    for _ in range(steps):
        seen.append(pool.leaves())
        pool.answer(*judge(seen[-1], pool.seats))
    return seen, pool.finished()


def test_threads_change_nothing(key):
    (one, _), (other, _) = run(key, 60), run(key, 60, threads=3)
    for a, b in zip(one, other, strict=True):
        for name in a:
            np.testing.assert_array_equal(a[name], b[name])


def test_rows_fit_together(key):
    pool = guildhall.SearchPool(key, games=4, sims=0, seed=1, bystanders=True)
    for _ in range(20_000):
        pool.answer(*judge(pool.leaves(), pool.seats))
        rows = pool.finished()
        if len(rows["action"]):
            break
    n, seats = len(rows["action"]), pool.seats
    assert n > 10 and len(rows["indptr"]) == n + 1 == len(rows["legal_indptr"])
    for name in ("points", "shares", "root_points", "root_shares"):
        assert rows[name].shape == (n, seats)
    assert len(rows["policy"]) == len(rows["legal"]) == len(rows["visits"])
    for row in range(n):
        legal = rows["legal"][rows["legal_indptr"][row] : rows["legal_indptr"][row + 1]]
        assert rows["action"][row] in legal or (rows["action"][row] == -1 and not len(legal))
    assert (rows["action"] == -1).any() == (rows["players"].max() > 1)


def test_tables_are_mixed():
    leaves, _ = run("orleans", 1, players=[2, 3])
    assert set(leaves[0]["players"]) == {2, 3}
    tables = [(2, {"promo_tiles": True}), (4, None)]
    leaves, _ = run("orleans", 1, tables=tables)
    assert set(leaves[0]["players"]) == {2, 4}


def test_bad_answers_are_refused_and_change_nothing():
    pool = guildhall.SearchPool("tiletum", games=4, players=2, sims=4, seed=1)
    before = pool.leaves()
    logits, points, shares = judge(before, pool.seats)
    with pytest.raises(guildhall.BadBuffer, match="logits do not fit"):
        pool.answer(logits[1:], points, shares)
    with pytest.raises(guildhall.BadBuffer, match="points are not finite"):
        pool.answer(logits, np.full_like(points, np.nan), shares)
    np.testing.assert_array_equal(pool.leaves()["indices"], before["indices"])


def test_bad_settings_are_refused():
    with pytest.raises(guildhall.BadArgument, match="the methods are gumbel, puct"):
        guildhall.SearchPool("tiletum", method="alpha")
    with pytest.raises(guildhall.BadArgument, match="the views are own, asked"):
        guildhall.SearchPool("tiletum", views="all")
    with pytest.raises(guildhall.BadArgument, match="`games` is 0"):
        guildhall.SearchPool("tiletum", games=0)
    with pytest.raises(guildhall.BadTable):
        guildhall.SearchPool("orleans", players=9)


def test_a_net_that_is_none_is_refused(tmp_path):
    file = tmp_path / "cut.safetensors"
    file.write_bytes(b"this is no net")
    game = guildhall.make("orleans", players=2, seed=1)
    with pytest.raises(guildhall.UnknownBot, match="the file is no net"):
        guildhall.Bot(f"net:{file}:20it").choose(game)
    with pytest.raises(guildhall.UnknownBot, match="no such file"):
        guildhall.Bot("net:no/such.safetensors").choose(game)


def test_the_layout_names_every_number(key):
    about = guildhall.info(key)
    lengths = [part["times"] * sum(size for _, size in part["parts"]) for part in about["layout"]]
    assert sum(lengths) == about["observation"]
    assert len(about["observation_hash"]) == len(about["actions_hash"]) == 16


SETTINGS = [
    {"method": "puct", "worlds": 2, "views": "asked", "root_noise": 0.5, "exploration": 0.5},
    {"considered": 4, "noise": 0.0, "trust": 10.0, "points": 0.0},
]


@pytest.mark.parametrize("settings", SETTINGS, ids=["puct", "gumbel"])
def test_searches_follow_from_their_settings_and_the_seed(settings):
    (one, _), (other, _) = (run("orleans", 60, players=2, **settings) for _ in range(2))
    plain, _ = run("orleans", 60, players=2)
    same = lambda a, b: all(map(np.array_equal, a.values(), b.values()))
    assert all(map(same, one, other)) and not all(map(same, one, plain))


def test_visits_add_up_to_the_walks():
    pool = guildhall.SearchPool("tiletum", games=2, players=2, sims=6, seed=3)
    while not len((rows := pool.finished())["action"]):
        pool.answer(*judge(pool.leaves(), pool.seats))
    borders = rows["legal_indptr"]
    visits = np.add.reduceat(rows["visits"], borders[:-1])
    choices = np.diff(borders) > 1
    assert choices.any() and (visits[choices] == 6).all()
    shares = np.add.reduceat(rows["policy"], borders[:-1])
    np.testing.assert_allclose(shares, 1, atol=1e-4)
