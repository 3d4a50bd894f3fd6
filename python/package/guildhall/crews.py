"""Learners on many nodes: self-play of the trainer, which goes on when a worker is lost.

Ray starts the members of a crew (see ``guildhall.train.crew``) where there is room for them. What
the first of them lays by comes to whoever gave the command, so the machines need no common disk; a
crew that lost a member begins anew from there, with as many as there is room for then.
"""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ._engine import __version__
from .errors import BadArgument, GuildhallError
from .parts import claim, write

#: What the first field of the folder's ``run.json`` says.
FORMAT = "guildhall-training-1"
#: What comes back from the first member. The checkpoint is written last: the rest is as old.
FILES = (
    "progress.csv",
    "progress.svg",
    "net.answers.json",
    "net.safetensors",
    "checkpoint.pt",
)
#: Seconds between two looks at what the first member laid by.
LOOK = 2.0
#: Seconds in which members must have come together; a node that is lost is not known at once.
GATHER = 60.0
#: Seconds for tidying up behind a crew.
LEAVE = 5.0
#: How many crews in a row may be lost without anything laid by.
RETRIES = 5


class LostCrew(GuildhallError, RuntimeError):
    """Crews are lost again and again."""


@dataclass(frozen=True)
class Training:
    """What is learned: the game, the words of the trainer's command line, and by how many."""

    game: str
    words: tuple[str, ...] = ()
    size: int = 2
    #: What each of them takes.
    cores: int = 1
    gpus: float = 0.0


class Kept:
    """The folder that a training leaves: that of the trainer, in which it also goes on."""

    def __init__(self, path: str | os.PathLike[str], training: Training) -> None:
        self.path = Path(path) / training.game
        about = {"format": FORMAT, "engine": __version__, "game": training.game}
        claim(self.path, about | {"words": list(training.words)})

    @property
    def is_done(self) -> bool:
        """Whether the net is there: it is made at the end."""
        return (self.path / "net.safetensors").exists()

    def add(self, files: dict[str, bytes]) -> None:
        """Keeps what came back."""
        for name in FILES:
            if name in files:
                write(self.path / name, files[name])

    def files(self) -> dict[str, bytes]:
        """What a crew goes on from."""
        there = [self.path / name for name in ("progress.csv", "checkpoint.pt")]
        return {file.name: file.read_bytes() for file in there if file.exists()}


def train(
    training: Training, kept: Kept, heard: Callable[[str, dict[str, Any]], None] | None = None
) -> None:
    """Trains on the cluster that Ray is connected to, from what was kept to the end.

    `heard` is told what happens: ``together`` with the ``workers``, ``kept``, and ``lost`` with the
    reason.
    """
    heard, idle = heard or (lambda what, about: None), 0
    while not kept.is_done:
        why, brought = _crew(training, kept, heard)
        if why is None:
            continue
        heard("lost", {"why": why})
        idle = 0 if brought else idle + 1
        if idle == RETRIES:
            raise LostCrew(f"{RETRIES} crews were lost before they laid anything by: {why}")


def _crew(
    training: Training, kept: Kept, heard: Callable[[str, dict[str, Any]], None]
) -> tuple[str | None, bool]:
    """Lets one crew learn; why it was lost, if it was, and whether it laid anything by."""
    import ray
    from ray.exceptions import GetTimeoutError, RayError, RayTaskError

    size = _room(training, ray.cluster_resources())
    member = ray.remote(_Member).options(
        num_cpus=training.cores,
        num_gpus=training.gpus,
        scheduling_strategy="SPREAD",
        # It tells what it laid by while it learns.
        max_concurrency=2,
    )
    crew, brought = [member.remote() for _ in range(size)], False
    try:
        found = ray.get([one.found.remote() for one in crew], timeout=GATHER)
        heard("together", {"workers": [about["worker"] for about in found]})
        meeting, files = found[0]["meeting"], kept.files()
        learning = [
            one.learn.remote(training, rank, size, meeting, files) for rank, one in enumerate(crew)
        ]
        leader = learning[0]
        while True:
            done, going = ray.wait(learning, num_returns=1, timeout=LOOK)
            for files in filter(None, [*ray.get(done), ray.get(crew[0].laid_by.remote())]):
                kept.add(files)
                brought = True
                heard("kept", {"files": list(files)})
            if leader in done:
                return None, brought
            learning = going
    except RayTaskError as error:
        # Whoever waits for one that was lost fails too, and is often heard of first.
        if isinstance(error.cause, _refusals()):
            raise error.cause from error
        return str(error.cause).splitlines()[0], brought
    except (RayError, GetTimeoutError) as error:
        return str(error).splitlines()[0], brought
    finally:
        ray.wait([one.leave.remote() for one in crew], num_returns=size, timeout=LEAVE)
        for one in crew:
            ray.kill(one)


def _room(training: Training, resources: dict[str, float]) -> int:
    """How many members there is room for, as many as are wanted at most."""
    room = int(resources.get("CPU", 0) // training.cores)
    if training.gpus:
        room = min(room, int(resources.get("GPU", 0) / training.gpus))
    if room < 1:
        hint = "hint: give smaller --threads or --gpus, or add nodes"
        raise BadArgument(f"the cluster has no room for one learner\n{hint}")
    return min(room, training.size)


def _refusals() -> tuple[type[BaseException], ...]:
    from .train.run import REFUSALS

    return REFUSALS


class _Member:
    """One of a crew, in a process of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.own, self.seen = self.folder, 0

    def found(self) -> dict[str, Any]:
        """Where it is, and where the others could meet it."""
        import ray

        host = ray.util.get_node_ip_address()
        with socket.socket() as free:
            free.bind(("", 0))
            meeting = (host, free.getsockname()[1])
        return {"worker": os.getpid(), "meeting": meeting}

    def learn(
        self,
        training: Training,
        rank: int,
        size: int,
        meeting: tuple[str, int],
        files: dict[str, bytes],
    ) -> dict[str, bytes]:
        """Learns with the others, from the files on; the first gives what came of it."""
        host, port = meeting
        os.environ |= {"RANK": str(rank), "WORLD_SIZE": str(size)}
        os.environ |= {"MASTER_ADDR": host, "MASTER_PORT": str(port)}
        self.own = self.folder / training.game
        self.own.mkdir()
        for name, content in files.items():
            write(self.own / name, content)
        self.seen = self._age()
        from .train.run import run

        more = ["--resume"] if self.seen else []
        run([training.game, "--out", str(self.folder), *training.words, *more])
        return self._files() if rank == 0 else {}

    def laid_by(self) -> dict[str, bytes]:
        """The files, if the checkpoint is another than last time."""
        now, before = self._age(), self.seen
        self.seen = now
        return {} if now == before else self._files()

    def leave(self) -> None:
        """Leaves nothing behind."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def _files(self) -> dict[str, bytes]:
        there = [self.own / name for name in FILES]
        return {file.name: file.read_bytes() for file in there if file.exists()}

    def _age(self) -> int:
        """When the checkpoint was written; 0 if it was not."""
        file = self.own / "checkpoint.pt"
        return file.stat().st_mtime_ns if file.exists() else 0
