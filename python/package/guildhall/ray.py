"""Games and learners on many machines: ``python -m guildhall.ray
sim|arena|decisions|tune|train …``.

The games are spread over a Ray cluster, an existing one by its address or one of this machine's
cores. They are the games of ``guildhall sim`` and ``guildhall arena`` with the same seed, whatever
the number of workers; a worker that dies is replaced and its part played again. With ``--out
FOLDER`` every part is written when it is done, and the same command goes on where it was cut off.
``tune`` and ``train`` spread runs of the trainer and the members of one; what they do not know
themselves is the trainer's.
"""

from __future__ import annotations

import argparse
import csv
import json
import sys
import time
from typing import Any

from . import contest, learners
from .cluster import PART, connect, spread
from .contest import Choices, Columns, Run
from .errors import BadArgument, GuildhallError
from .parts import Folder, read_parts

__all__ = ["connect", "main", "spread"]


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = _parser()
    asked, words = parser.parse_known_args(arguments)
    if words and asked.command not in learners.COMMANDS:
        parser.error(f"unrecognized arguments: {' '.join(words)}")
    try:
        if asked.command in learners.COMMANDS:
            print(learners.COMMANDS[asked.command](asked, words))
            return 0
        run = _run(asked)
        _check(run, asked)
        print(_report(run, asked))
        return 0
    except GuildhallError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 130


def _run(asked: argparse.Namespace) -> Run:
    settings: dict[str, Any] = {
        "game": asked.game,
        "games": asked.games,
        "players": asked.players,
        "bots": tuple(asked.bots.split(",")),
        "seed": asked.seed,
        "options": dict(asked.option),
    }
    if asked.command == "decisions":
        return Choices(**settings, observations=asked.observations)
    return Run(**settings, rotate=asked.command == "arena")


def _check(run: Run, asked: argparse.Namespace) -> None:
    """Whatever cannot be is told before anything starts."""
    run.play(0, 0)
    if run.rotate and not 2 <= len(run.bots) <= run.seats:
        hint = f"hint: name 2 to {run.seats} with commas between them"
        raise BadArgument(f"{len(run.bots)} bots do not make a contest of {run.seats}\n{hint}")
    if run.deals == 0:
        hint = f"hint: give --games at least {len(run.lineups)}"
        raise BadArgument(f"{run.games} games are too few to turn the seats\n{hint}")
    if isinstance(run, Choices) and _is_csv(asked.out):
        raise BadArgument("decisions are written into a folder\nhint: give --out FOLDER")


def _is_csv(out: str | None) -> bool:
    return out is None or out.endswith(".csv")


def _report(run: Run, asked: argparse.Namespace) -> str:
    folder = None if _is_csv(asked.out) else Folder(asked.out, run, asked.part)
    connect(asked.address, asked.workers)
    clock = time.monotonic()
    heard = _progress if sys.stderr.isatty() else None
    rows = spread(run, part=asked.part, folder=folder, heard=heard)
    seconds = time.monotonic() - clock
    if isinstance(run, Choices):
        return _told_choices(run, asked, seconds)
    if folder is not None:
        rows = contest.joined(read_parts(folder.path))
    elif asked.out:
        _write(asked.out, rows)
    form = _form(run, rows, seconds)
    return json.dumps(form) if asked.json else _text(form)


def _told_choices(run: Run, asked: argparse.Namespace, seconds: float) -> str:
    decisions = sum(len(part["action"]) for part in read_parts(asked.out))
    form = {"game": run.game, "games": run.games, "decisions": decisions, "seconds": seconds}
    if asked.json:
        return json.dumps(form | {"out": asked.out})
    return "{game}: {games} games, {decisions} decisions in {seconds:.1f} s".format(**form)


def _progress(done: int, total: int, _about: dict[str, Any]) -> None:
    bar = "█" * (40 * done // max(1, total))
    end = "\n" if done == total else ""
    print(f"\r{bar:40} {done}/{total} deals", end=end, file=sys.stderr, flush=True)


def _write(path: str, rows: Columns) -> None:
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(rows)
        writer.writerows(zip(*(column.tolist() for column in rows.values()), strict=True))


def _form(run: Run, rows: Columns, seconds: float) -> dict[str, Any]:
    games, decisions = len(rows["game"]) // run.seats, int(rows["decisions"].sum())
    form = {
        "game": run.game,
        "players": run.seats,
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "games_per_second": games / seconds,
        "decisions_per_second": decisions / seconds,
        "bots": contest.by_bot(run, rows),
    }
    if run.rotate:
        return form | {"pairs": contest.pairs(run, rows)}
    return form | {"seats": contest.by_seat(rows)}


def _text(form: dict[str, Any]) -> str:
    lines = [
        "{game}: {games} games, {decisions} decisions in {seconds:.1f} s "
        "({games_per_second:.0f} games/s)".format(**form)
    ]
    for bot in form["bots"]:
        share = _share(bot["win_share"], bot["ci95"])
        lines.append(f"  {bot['bot']}: mean {bot['mean']:.2f}, wins {share} per seat")
    for pair in form.get("pairs", []):
        share = _share(pair["a_ahead_share"], pair["ci95"])
        lines.append(f"  {pair['a']} ahead of {pair['b']}: {share}")
    return "\n".join(lines)


def _share(share: float, interval: list[float]) -> str:
    low, high = interval
    return f"{100 * share:.1f}% ({100 * low:.1f} to {100 * high:.1f})"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m guildhall.ray", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    jobs = {
        "sim": "play many games",
        "arena": "bots against each other",
        "decisions": "keep every choice of many games, for learners",
    }
    for name, job in jobs.items():
        command = commands.add_parser(name, help=job)
        _common(command)
        if name == "decisions":
            command.add_argument(
                "--observations",
                action=argparse.BooleanOptionalAction,
                default=True,
                help="what the seats knew",
            )
    learners.add(commands)
    return parser


def _common(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", help="the game's key")
    command.add_argument("--games", type=_count, default=1000, help="how many games")
    command.add_argument("--players", type=_count, help="how many seats; the most unless given")
    command.add_argument("--bots", default="random", help="names with commas between them")
    command.add_argument("--seed", type=int, default=1, help="what the games are dealt from")
    command.add_argument("--option", type=_pair, action="append", default=[], metavar="K=V")
    command.add_argument("--address", help="the cluster's; one on this machine unless given")
    command.add_argument("--workers", type=_count, help="cores of a cluster on this machine")
    command.add_argument("--part", type=_count, default=PART, help="deals of one part")
    command.add_argument(
        "--out", metavar="OUT", help="a folder of parts to fill or go on with, or FILE.csv"
    )
    command.add_argument("--json", action="store_true", help="as JSON")


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def _pair(text: str) -> tuple[str, str]:
    name, is_pair, value = text.partition("=")
    if not is_pair:
        raise argparse.ArgumentTypeError("an option is written NAME=VALUE")
    return name, value


if __name__ == "__main__":
    # The functions that workers get must be those of the module, not of a script.
    from guildhall.ray import main as run_main

    sys.exit(run_main())
