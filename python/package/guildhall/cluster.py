"""Work on a Ray cluster: finding it, and handing out the parts of a run."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable
from typing import Any

from . import contest
from .contest import Columns, Run
from .errors import GuildhallError
from .parts import Folder

#: How many deals a task plays: enough that handing out work costs little, few enough that a lost
#: one is soon played again.
PART = 32
#: How often a part is tried again when its worker dies.
RETRIES = 10
#: Tasks that wait for each core, so that none is ever idle and the queue stays short.
AHEAD = 3
#: Seconds until a machine that does not answer is given up.
KNOCK = 5.0
#: Seconds until a cluster that answers, but not as one, is given up.
JOIN = 10.0


class NoCluster(GuildhallError, ConnectionError):
    """There is no cluster at the address."""


def connect(address: str | None, workers: int | None = None) -> None:
    """Connects to the cluster at `address`, or starts one on this machine.

    An address at which nobody answers raises :class:`NoCluster` within seconds.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "CRITICAL"}
    if address is None:
        settings |= {"num_cpus": workers, "include_dashboard": False}
        _init(None, settings)
    else:
        knock(address)
        _in_time(lambda: _init(address, settings), address)


def _init(address: str | None, settings: dict[str, Any]) -> None:
    import ray

    ray.init(address=address, **settings)


def knock(address: str) -> None:
    """Finds out whether anybody listens at an address; ``auto`` is left to Ray."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto" or not colon:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()
    except (OSError, ValueError) as error:
        raise _none(address, str(error)) from error


def _in_time(join: Callable[[], None], address: str) -> None:
    """Joins, but does not wait for ever: Ray itself would."""
    failed: list[BaseException] = []

    def work() -> None:
        try:
            join()
        except BaseException as error:  # Whatever it is, the waiting thread tells it.
            failed.append(error)

    worker = threading.Thread(target=work, daemon=True)
    worker.start()
    worker.join(JOIN)
    if worker.is_alive():
        raise _none(address, f"no answer of a cluster within {JOIN:.0f} s")
    if failed:
        raise _none(address, str(failed[0]).splitlines()[0]) from failed[0]


def _none(address: str, why: str) -> NoCluster:
    hint = "hint: `ray status` on the head node tells its address; without --address one is started"
    return NoCluster(f"there is no cluster at {address}: {why}\n{hint}")


def spread(
    run: Run,
    *,
    part: int = PART,
    folder: Folder | None = None,
    heard: Callable[[int, int, dict[str, Any]], None] | None = None,
) -> Columns | None:
    """Plays a run on the cluster that Ray is connected to; gives the rows in order.

    With a `folder` every part is written there as soon as it is done, and those that are there
    already are not played again; the rows are in the folder then, and nothing is given. `heard`
    is told of every part that is done: how many deals are, of how many, and ``worker``, ``node``
    and ``deals`` of the part.
    """
    import ray

    run.play(0, 0)
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(_part)
    waiting, rows, playing = dict(enumerate(run.parts(part))), {}, {}
    total, done = run.deals, _skip(waiting, folder)
    while waiting or playing:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting and len(playing) < room:
            number = next(iter(waiting))
            playing[task.remote(run, *waiting.pop(number))] = number
        ready, _ = ray.wait(list(playing), num_returns=1)
        for reference in ready:
            columns, told = ray.get(reference)
            number = playing.pop(reference)
            rows[number] = columns if folder is None else folder.add(number, columns)
            done += told["deals"]
            if heard is not None:
                heard(done, total, told)
    return None if folder else contest.joined(rows[number] for number in sorted(rows))


def _skip(waiting: dict[int, tuple[int, int]], folder: Folder | None) -> int:
    """Takes out the parts that are there already; gives how many deals they have."""
    there = [number for number in waiting if folder is not None and number in folder]
    return sum(waiting.pop(number)[1] for number in there)


def _part(run: Run, first: int, deals: int) -> tuple[Columns, dict[str, Any]]:
    """What a worker does."""
    import ray

    node = ray.get_runtime_context().get_node_id()
    about = {"worker": os.getpid(), "node": node, "deals": deals}
    return run.play(first, deals), about
