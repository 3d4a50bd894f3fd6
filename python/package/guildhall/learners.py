"""The commands ``tune`` and ``train`` of ``guildhall.ray``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

from .cluster import connect
from .contest import Run
from .crews import Kept, Training, train
from .errors import BadArgument, GuildhallError
from .tuning import COLUMNS, Trials, Tuning, tune


def add(commands: Any) -> None:
    """The command lines. What is not known here is the trainer's, so nothing is abbreviated."""
    more = "further settings are those of python -m guildhall.train"
    tuned = commands.add_parser(
        "tune", help="try settings of the trainer", epilog=more, allow_abbrev=False
    )
    tuned.add_argument("game", help="the game's key")
    tuned.add_argument(
        "--try",
        dest="tries",
        type=_tried,
        action="append",
        required=True,
        metavar="NAME=A,B,…",
        help="a setting of the trainer with its values, or with a range LOW..HIGH",
    )
    tuned.add_argument("--trials", type=int, help="so many, drawn; all combinations unless given")
    tuned.add_argument("--draw", type=int, default=1, help="the seed by which trials are drawn")
    tuned.add_argument("--against", default="greedy", help="the bot that judges")
    tuned.add_argument("--match", type=int, default=400, help="games of each match")
    trained = commands.add_parser(
        "train", help="self-play on several nodes", epilog=more, allow_abbrev=False
    )
    trained.add_argument("game", help="the game's key")
    trained.add_argument("--crew", type=int, default=2, help="how many learn together")
    for command in (tuned, trained):
        command.add_argument("--out", required=True, help="a folder to fill or go on with")
        command.add_argument("--address", help="the cluster's; one on this machine unless given")
        command.add_argument("--workers", type=int, help="cores of a cluster on this machine")
        command.add_argument("--gpus", type=float, default=0.0, help="graphics cards of each run")


def _tried(text: str) -> tuple[str, tuple[str, ...]]:
    name, is_pair, values = text.partition("=")
    if not (is_pair and values):
        raise argparse.ArgumentTypeError("a setting is tried as NAME=VALUE,VALUE")
    return name, tuple(values.split(","))


def _tune(asked: argparse.Namespace, words: list[str]) -> str:
    """Tries settings; the table of them."""
    common = _trainer([asked.game, *words])
    tuning = Tuning(
        asked.game,
        dict(asked.tries),
        tuple(words),
        asked.trials,
        asked.draw,
        asked.against,
        asked.match,
        2 if common.players is None else common.players,
    )
    for settings in tuning.settings():
        _trainer(tuning.command(settings, asked.out))
    if tuning.players < 2 or tuning.match < 2:
        raise BadArgument("a match is of two games and two players at least")
    Run(tuning.game, 2, tuning.players, (tuning.against,)).play(0, 0)
    trials = Trials(asked.out, tuning)
    connect(asked.address, asked.workers)
    tune(tuning, trials, cores=common.threads, gpus=asked.gpus, heard=_tried_so_far)
    return table(trials)


def _tried_so_far(done: int, total: int, about: dict[str, Any]) -> None:
    print(f"{done}/{total} trials, the last number {about['trial']}", file=sys.stderr, flush=True)


def table(trials: Trials) -> str:
    """What people read of the trials, the best first."""
    names = ("trial", *trials.tuning.tries, *COLUMNS)
    rows = [names, *([str(row[name]) for name in names] for row in trials.best())]
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(f"{cell:>{n}}" for cell, n in zip(row, wide, strict=True)) for row in rows)
    return "\n".join(lines)


def _train(asked: argparse.Namespace, words: list[str]) -> str:
    """Trains; where the net is."""
    common = _trainer([asked.game, *words])
    if asked.crew < 1:
        raise BadArgument("a crew has one member at least")
    training = Training(asked.game, tuple(words), asked.crew, common.threads, asked.gpus)
    kept = Kept(asked.out, training)
    connect(asked.address, asked.workers)
    train(training, kept, _happened)
    return str(kept.path / "net.safetensors")


def _happened(what: str, about: dict[str, Any]) -> None:
    said = {
        "together": lambda: f"{len(about['workers'])} learn together",
        "kept": lambda: f"laid by: {', '.join(about['files'])}",
        "lost": lambda: f"lost, begun anew from what was laid by: {about['why']}",
    }
    print(said[what](), file=sys.stderr, flush=True)


def _trainer(words: list[str]) -> argparse.Namespace:
    """What the trainer makes of its words; whatever cannot be is told before anything starts."""
    try:
        from .train.run import parser
    except ImportError as error:
        raise GuildhallError("training needs torch\nhint: pip install guildhall[train]") from error
    Run(words[0], 1).play(0, 0)
    asked = parser().parse_args(words)
    if asked.resume:
        raise BadArgument("whoever gives the same command again goes on\nhint: leave out --resume")
    return asked


#: The commands by their names.
COMMANDS: dict[str, Callable[[argparse.Namespace, list[str]], str]] = {
    "tune": _tune,
    "train": _train,
}
