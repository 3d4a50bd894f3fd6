"""Games on many machines: ``python -m guildhall.ray sim|arena …``.

The games are spread over a Ray cluster, an existing one by its address or one of this machine's
cores. They are the games of ``guildhall sim`` and ``guildhall arena`` with the same seed, whatever
the number of workers; a worker that dies is replaced and its part played again.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

from . import contest
from .contest import Columns, Run
from .errors import GuildhallError

#: How many deals a task plays: enough that handing out work costs little, few enough that a lost
#: one is soon played again.
PART = 32
#: How often a part is tried again when its worker dies.
RETRIES = 10
#: Tasks that wait for each core, so that none is ever idle and the queue stays short.
AHEAD = 3


def spread(
    run: Run,
    *,
    part: int = PART,
    heard: Callable[[int, int, dict[str, Any]], None] | None = None,
) -> Columns:
    """Plays a run on the cluster that Ray is connected to; gives the rows in order.

    `heard` is told of every part that is done: how many deals are, of how many, and ``worker``,
    ``node`` and ``deals`` of the part.
    """
    import ray

    run.play(0, 0)
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(_part)
    waiting = dict(enumerate(run.parts(part)))
    total, done, rows, playing = run.deals, 0, {}, {}
    while waiting or playing:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting and len(playing) < room:
            number = next(iter(waiting))
            playing[task.remote(run, *waiting.pop(number))] = number
        ready, _ = ray.wait(list(playing), num_returns=1)
        for reference in ready:
            columns, about = ray.get(reference)
            rows[playing.pop(reference)] = columns
            done += about["deals"]
            if heard is not None:
                heard(done, total, about)
    return contest.joined(rows[number] for number in sorted(rows))


def _part(run: Run, first: int, deals: int) -> tuple[Columns, dict[str, Any]]:
    """What a worker does."""
    import ray

    node = ray.get_runtime_context().get_node_id()
    about = {"worker": os.getpid(), "node": node, "deals": deals}
    return run.play(first, deals), about


def connect(address: str | None, workers: int | None) -> None:
    """Connects to the cluster at `address`, or starts one on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address is None:
        settings |= {"num_cpus": workers, "include_dashboard": False}
    ray.init(address=address, **settings)


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    asked = _parser().parse_args(arguments)
    run = Run(
        asked.game,
        asked.games,
        asked.players,
        tuple(asked.bots.split(",")),
        asked.seed,
        rotate=asked.command == "arena",
        options=dict(asked.option),
    )
    try:
        return _report(run, asked)
    except GuildhallError as error:
        print(error, file=sys.stderr)
        return 2


def _report(run: Run, asked: argparse.Namespace) -> int:
    if run.rotate and not 2 <= len(run.bots) <= run.seats:
        hint = f"hint: name 2 to {run.seats} with commas between them"
        print(f"{len(run.bots)} bots do not make a contest of {run.seats}\n{hint}", file=sys.stderr)
        return 2
    if run.deals == 0:
        hint = f"hint: give --games at least {len(run.lineups)}"
        print(f"{run.games} games are too few to turn the seats\n{hint}", file=sys.stderr)
        return 2
    run.play(0, 0)
    connect(asked.address, asked.workers)
    clock = time.monotonic()
    rows = spread(run, heard=_progress if sys.stderr.isatty() else None)
    seconds = time.monotonic() - clock
    if asked.out:
        _write(asked.out, rows)
    form = _form(run, rows, seconds)
    print(json.dumps(form) if asked.json else _text(form))
    return 0


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
        low, high = bot["ci95"]
        share = f"{100 * bot['win_share']:.1f}% ({100 * low:.1f} to {100 * high:.1f})"
        lines.append(f"  {bot['bot']}: mean {bot['mean']:.2f}, wins {share} per seat")
    for pair in form.get("pairs", []):
        low, high = pair["ci95"]
        share = f"{100 * pair['a_ahead_share']:.1f}% ({100 * low:.1f} to {100 * high:.1f})"
        lines.append(f"  {pair['a']} ahead of {pair['b']}: {share}")
    return "\n".join(lines)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m guildhall.ray", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, job in [("sim", "play many games"), ("arena", "bots against each other")]:
        command = commands.add_parser(name, help=job)
        command.add_argument("game", help="the game's key")
        command.add_argument("--games", type=_count, default=1000, help="how many games")
        command.add_argument("--players", type=_count, help="how many seats; the most unless given")
        command.add_argument("--bots", default="random", help="names with commas between them")
        command.add_argument("--seed", type=int, default=1, help="what the games are dealt from")
        command.add_argument("--option", type=_pair, action="append", default=[], metavar="K=V")
        command.add_argument("--address", help="the cluster's; one on this machine unless given")
        command.add_argument("--workers", type=_count, help="cores of a cluster on this machine")
        command.add_argument("--out", metavar="FILE.csv", help="one row per seat and game")
        command.add_argument("--json", action="store_true", help="as JSON")
    return parser


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
