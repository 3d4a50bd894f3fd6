"""Learners on a cluster of two nodes on the loopback, with workers that die."""

from __future__ import annotations

import csv
import os
import signal

import pytest

ray = pytest.importorskip("ray")
torch = pytest.importorskip("torch")

from guildhall import BadArgument, BadData
from guildhall.crews import Kept, Training, train
from guildhall.learners import table
from guildhall.ray import main
from guildhall.tuning import Trials, Tuning, tune

SMALL = ("--width", "64", "--body", "32", "--blocks", "1", "--device", "cpu", "--refit", "0")
SMALL += ("--games", "32", "--steps", "8", "--batch", "128", "--lessons", "0")
TUNING = Tuning(
    "orleans",
    {"rate": ("1e-3", "1e-4"), "entropy": ("0.01", "0.002")},
    (*SMALL, "--minutes", "0.01"),
    against="random",
    match=8,
)


@pytest.fixture(scope="module")
def cluster(two_nodes):
    return two_nodes


def test_trials_are_all_combinations_or_drawn_from_them():
    every = TUNING.settings()
    assert len(every) == 4 and {"rate": "1e-4", "entropy": "0.01"} in every
    some = Tuning("orleans", TUNING.tries, trials=3, seed=5).settings()
    assert len(some) == 3 and all(settings in every for settings in some)
    assert some == Tuning("orleans", TUNING.tries, trials=3, seed=5).settings()
    ranged = Tuning("orleans", {"rate": ("1e-4..1e-2",), "own": ("0..1",)}, trials=20)
    rates = [float(settings["rate"]) for settings in ranged.settings()]
    assert all(1e-4 <= rate <= 1e-2 for rate in rates) and min(rates) < 1e-3 < max(rates)
    with pytest.raises(BadArgument, match="--trials"):
        Tuning("orleans", {"rate": ("1e-4..1e-2",)}).settings()


def test_trials_outlive_their_worker_and_are_not_run_again(cluster, tmp_path):
    killed, told = [], []

    def kill_the_first(done, total, about):
        told.append(about["trial"])
        if not killed:
            killed.append(about["worker"])
            os.kill(about["worker"], signal.SIGKILL)
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tune(TUNING, Trials(tmp_path, TUNING), heard=kill_the_first)
    assert len(set(told)) == 3
    again = []
    trials = Trials(tmp_path, TUNING)
    tune(TUNING, trials, heard=lambda done, total, about: again.append(about["trial"]))
    assert sorted([*told, *again]) == [0, 1, 2, 3]
    with trials.file.open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [float(row["ahead"]) for row in rows] == sorted(
        (float(row["ahead"]) for row in rows), reverse=True
    )
    for row in rows:
        assert float(row["low"]) <= float(row["ahead"]) <= float(row["high"])
        assert TUNING.settings()[int(row["trial"])]["rate"] == row["rate"]
        assert (tmp_path / f"trial-{int(row['trial']):03}.safetensors").exists()
    heading, *lines = (line.split() for line in table(trials).splitlines())
    assert heading == list(rows[0]) and lines == [list(row.values()) for row in rows]
    with pytest.raises(BadData, match="another run"):
        Trials(tmp_path, Tuning("orleans", TUNING.tries))


def test_a_crew_goes_on_from_what_was_laid_by_when_one_is_killed(cluster, tmp_path):
    training = Training("orleans", (*SMALL, "--minutes", "0.1", "--lay-by", "0.01"), size=2)
    workers, happened = [], []

    def kill_the_second(what, about):
        happened.append(what)
        if what == "together":
            workers.append(about["workers"])
        if what == "kept" and len(workers) == 1 and "lost" not in happened:
            story = torch.load(kept.path / "checkpoint.pt", weights_only=True)["story"]
            laid_by.append(story)
            os.kill(workers[0][1], signal.SIGKILL)

    laid_by: list[dict] = []
    kept = Kept(tmp_path, training)
    train(training, kept, kill_the_second)
    assert happened.count("lost") == 1 and len(workers) == 2
    story = torch.load(kept.path / "checkpoint.pt", weights_only=True)["story"]
    assert len(story["commands"]) == 2 and "--resume" in story["commands"][1]
    assert story["decisions"] > laid_by[0]["decisions"] > 0 and "cut_off" not in story
    assert kept.is_done
    happened.clear()
    train(training, Kept(tmp_path, training), kill_the_second)
    assert happened == []
    with pytest.raises(BadData, match="another run"):
        Kept(tmp_path, Training("orleans", SMALL))


def test_a_crew_that_finds_no_room_is_told_so(cluster, tmp_path):
    training = Training("orleans", SMALL, cores=64)
    with pytest.raises(BadArgument, match="no room"):
        train(training, Kept(tmp_path, training))


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["train", "orlens"], "did you mean `orleans`"),
        (["train", "orleans", "--resume"], "leave out --resume"),
        (["tune", "orleans", "--try", "rte=1"], "unrecognized arguments: --rte"),
        (["tune", "orleans", "--try", "rate=1e-4", "--against", "gredy"], "`greedy`"),
        (["tune", "orleans", "--try", "rate=0..1"], "--trials"),
    ],
)
def test_bad_requests_are_told_before_anything_starts(arguments, text, tmp_path, capsys):
    try:
        code = main([*arguments, "--out", str(tmp_path / "new")])
    except SystemExit as refused:
        code = refused.code
    assert code == 2 and text in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
