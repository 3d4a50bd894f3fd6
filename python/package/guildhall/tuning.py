"""Which settings of the trainer are good: one run each, judged by a match.

Every trial is a run of ``guildhall.train`` of the same length, on whatever node is free, and is
judged as ``guildhall arena`` would: its net glances, every deal is played from all sides, and the
interval is the arena's. The folder has ``trials.csv``, the best first, and the nets; trials that
stand there are not run again.
"""

from __future__ import annotations

import csv
import io
import itertools
import math
import os
import random
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from . import contest
from ._engine import __version__
from .contest import Run
from .errors import BadArgument
from .parts import claim, write

#: What the first field of the folder's ``run.json`` says.
FORMAT = "guildhall-tuning-1"
#: What is told of a trial behind its settings; shares in percent.
COLUMNS = ("ahead", "low", "high", "margin", "games")
#: The deals of every match, so that chance favors no trial.
DEALS = 77


@dataclass(frozen=True)
class Tuning:
    """What is tried, and how it is judged.

    `tries` has for each setting its values, or one range ``LOW..HIGH`` to draw from. Without
    `trials` every combination is tried, otherwise so many, drawn by `seed`. `words` are the
    settings that all trials share, as the trainer takes them.
    """

    game: str
    tries: Mapping[str, tuple[str, ...]]
    words: tuple[str, ...] = ()
    trials: int | None = None
    seed: int = 1
    against: str = "greedy"
    match: int = 400
    players: int = 2

    def settings(self) -> list[dict[str, str]]:
        """The settings of every trial; the same each time."""
        values = self.tries.values()
        drawn = any(_is_range(value) for choices in values for value in choices)
        if not drawn:
            every = [
                dict(zip(self.tries, chosen, strict=True)) for chosen in itertools.product(*values)
            ]
            if self.trials is None or self.trials >= len(every):
                return every
            return random.Random(self.seed).sample(every, self.trials)
        if self.trials is None:
            raise BadArgument("a range has no end of values\nhint: say how many --trials")
        return list(itertools.islice(self._drawn(), self.trials))

    def _drawn(self) -> Iterator[dict[str, str]]:
        rng = random.Random(self.seed)
        while True:
            yield {name: _draw(rng, rng.choice(choices)) for name, choices in self.tries.items()}

    def command(self, settings: Mapping[str, str], out: str) -> list[str]:
        """What the trainer is told."""
        own = itertools.chain.from_iterable(
            (f"--{name}", value) for name, value in settings.items()
        )
        return [self.game, "--out", out, *self.words, *own]

    def judge(self, net: Path) -> dict[str, Any]:
        """How a net does in its match."""
        bots = (f"net:{net}", self.against)
        run = Run(self.game, self.match, self.players, bots, seed=DEALS, rotate=True)
        (pair,) = contest.pairs(run, run.play(0, run.deals))
        shares = [pair["a_ahead_share"], *pair["ci95"]]
        told = [*(f"{100 * share:.1f}" for share in shares), f"{pair['mean_margin']:.2f}"]
        return dict(zip(COLUMNS, [*told, pair["games"]], strict=True))


def _is_range(value: str) -> bool:
    return ".." in value


def _draw(rng: random.Random, value: str) -> str:
    """A value as it is; of a range one within, all orders of magnitude alike where it can be."""
    if not _is_range(value):
        return value
    try:
        low, high = (float(end) for end in value.split(".."))
    except ValueError:
        raise BadArgument(f"`{value}` is no range\nhint: write LOW..HIGH") from None
    if low > 0 and high > 0:
        return f"{math.exp(rng.uniform(math.log(low), math.log(high))):.3g}"
    return f"{rng.uniform(low, high):.3g}"


class Trials:
    """The folder of a tuning."""

    def __init__(self, path: str | os.PathLike[str], tuning: Tuning) -> None:
        self.path, self.tuning = Path(path), tuning
        about = {"format": FORMAT, "engine": __version__} | asdict(tuning)
        about |= {"tries": {name: list(choices) for name, choices in tuning.tries.items()}}
        claim(self.path, about | {"words": list(tuning.words)})
        self.rows = {int(row["trial"]): row for row in self._read()}

    @property
    def file(self) -> Path:
        """The table that people read."""
        return self.path / "trials.csv"

    def __contains__(self, number: int) -> bool:
        return number in self.rows

    def add(
        self, number: int, settings: Mapping[str, str], told: Mapping[str, Any], net: bytes
    ) -> None:
        """Keeps a trial that is done, its net first: a row is there when all of it is."""
        write(self.path / f"trial-{number:03}.safetensors", net)
        self.rows[number] = {"trial": number, **settings, **told}
        table = io.StringIO(newline="")
        columns = ("trial", *self.tuning.tries, *COLUMNS)
        writer = csv.DictWriter(table, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(self.best())
        write(self.file, table.getvalue().encode())

    def best(self) -> list[dict[str, Any]]:
        """The trials that are done, the best first."""
        return sorted(self.rows.values(), key=lambda row: -float(row["ahead"]))

    def _read(self) -> list[dict[str, Any]]:
        if not self.file.exists():
            return []
        with self.file.open(newline="", encoding="utf-8") as lines:
            return list(csv.DictReader(lines))


def tune(
    tuning: Tuning,
    trials: Trials,
    *,
    cores: int = 1,
    gpus: float = 0.0,
    heard: Callable[[int, int, dict[str, Any]], None] | None = None,
) -> None:
    """Runs the trials that are not done yet on the cluster that Ray is connected to.

    `heard` is told of every trial that is done: how many are, of how many, and ``worker``, ``node``
    and ``trial``. The trial of a worker that dies is run again.
    """
    import ray

    from .cluster import RETRIES

    settings = tuning.settings()
    task = ray.remote(num_cpus=cores, num_gpus=gpus, max_retries=RETRIES)(_trial)
    running = {
        task.remote(tuning, settings[number]): number
        for number in range(len(settings))
        if number not in trials
    }
    while running:
        (done,), _ = ray.wait(list(running), num_returns=1)
        told, net, about = ray.get(done)
        number = running.pop(done)
        trials.add(number, settings[number], told, net)
        if heard is not None:
            heard(len(trials.rows), len(settings), about | {"trial": number})


def _trial(
    tuning: Tuning, settings: dict[str, str]
) -> tuple[dict[str, Any], bytes, dict[str, Any]]:
    """What a worker does."""
    import ray

    from .train.run import run

    node = ray.get_runtime_context().get_node_id()
    with tempfile.TemporaryDirectory() as folder:
        run(tuning.command(settings, folder))
        net = Path(folder) / tuning.game / "net.safetensors"
        return tuning.judge(net), net.read_bytes(), {"worker": os.getpid(), "node": node}
