"""Games on a cluster of two nodes on the loopback, with workers and a node that die."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys

import numpy as np
import pytest

ray = pytest.importorskip("ray")

from guildhall import contest, data
from guildhall.contest import Choices, Run
from guildhall.parts import Folder, read_parts
from guildhall.ray import spread

RUN = Run("orleans", 240, 2, ("greedy", "busy"), seed=11, rotate=True)


@pytest.fixture(scope="module")
def cluster(two_nodes):
    return two_nodes


@pytest.fixture(scope="module")
def expected():
    return RUN.play(0, RUN.deals)


def same(rows, expected) -> None:
    for name, column in expected.items():
        np.testing.assert_array_equal(rows[name], column)


def test_two_nodes_give_the_rows_of_one(cluster, expected):
    nodes = set()
    same(spread(RUN, part=4, heard=lambda done, total, about: nodes.add(about["node"])), expected)
    assert len(nodes) == 2


def test_a_killed_worker_changes_nothing(cluster, expected):
    killed, told = [], []

    def kill_the_first(done, total, about):
        told.append(done)
        if not killed:
            killed.append(about["worker"])
            os.kill(about["worker"], signal.SIGKILL)

    same(spread(RUN, part=4, heard=kill_the_first), expected)
    assert killed and told[-1] == RUN.deals


def test_a_run_goes_on_where_it_was_cut_off(cluster, expected, tmp_path):
    """Parts that are there are not played again, and a killed worker costs none of them."""

    killed = []

    def stop(done, total, about):
        if not killed:
            killed.append(about["worker"])
            os.kill(about["worker"], signal.SIGKILL)
        if done >= 24:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        spread(RUN, part=4, folder=Folder(tmp_path, RUN, 4), heard=stop)
    there = {file.name: file.stat().st_mtime_ns for file in tmp_path.glob("part-*.npz")}
    assert 6 <= len(there) < len(RUN.parts(4))
    told = []
    again = spread(
        RUN, part=4, folder=Folder(tmp_path, RUN, 4), heard=lambda done, *_: told.append(done)
    )
    assert again is None and told[0] > 24 and told[-1] == RUN.deals
    assert all((tmp_path / name).stat().st_mtime_ns == when for name, when in there.items())
    same(contest.joined(read_parts(tmp_path)), expected)


def test_decisions_are_spread_too(cluster, tmp_path):
    run = Choices("tiletum", 12, 2, ("busy",), seed=2)
    spread(run, part=2, folder=Folder(tmp_path, run, 2))
    whole = run.play(0, 12)
    lessons = data.load(tmp_path)
    np.testing.assert_array_equal(lessons.columns["action"], whole["action"])
    np.testing.assert_array_equal(lessons.known.columns["values"], whole["values"])


def test_the_command_line_joins_a_cluster(cluster):
    command = [sys.executable, "-m", "guildhall.ray", "arena", "orleans", "--address"]
    command += [cluster.address, "--games", "16", "--players", "2", "--bots", "busy,random"]
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert told["games"] == 16 and told["pairs"][0]["a"] == "busy"


def test_a_lost_node_changes_nothing(cluster, expected):
    node = next(node for node in cluster.list_all_nodes() if not node.head)

    def lose_the_node(done, total, about):
        if done <= 4:
            cluster.remove_node(node, allow_graceful=False)

    same(spread(RUN, part=4, heard=lose_the_node), expected)


@pytest.mark.parametrize("listens", [False, True], ids=["nobody", "somebody else"])
def test_a_dead_address_ends_soon_with_a_sentence(listens):
    with socket.socket() as somebody:
        somebody.bind(("127.0.0.1", 0))
        if listens:
            somebody.listen()
        address = f"127.0.0.1:{somebody.getsockname()[1]}"
        command = [sys.executable, "-m", "guildhall.ray", "sim", "orleans", "--games", "2"]
        # Ray by itself would try for minutes.
        done = subprocess.run(
            [*command, "--address", address], capture_output=True, text=True, timeout=120
        )
    assert done.returncode == 2, done.stderr
    assert f"there is no cluster at {address}" in done.stderr and "hint: " in done.stderr


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["sim", "orlens"], "did you mean `orleans`"),
        (["sim", "orleans", "--bots", "gredy"], "did you mean `greedy`"),
        (["arena", "orleans", "--bots", "greedy"], "name 2 to 4"),
        (["sim", "orleans", "--option", "promo=true"], "promo_tiles"),
        (["decisions", "orleans", "--games", "2"], "--out FOLDER"),
    ],
)
def test_bad_requests_are_told_before_anything_starts(arguments, text):
    command = [sys.executable, "-m", "guildhall.ray", *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2 and text in done.stderr
