"""The table of baselines in ``docs/research.md``, made anew.

    python baselines.py [--games 40] [--bots random,busy,mcts:200it,net] [--only tiletum]

Every bot meets ``greedy`` in every game at every player count, each deal once with the bots turned
to every place: how often it ends ahead, with the interval of 95 % (that of ``guildhall arena``),
and by how many points. A game without a net of its own has no row of ``net``. The games follow from
``--seed``, so the table is the same on every machine and with any number of ``--threads``, but for
the time that it took.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator

import guildhall
from guildhall.contest import Run, pairs

#: Whom everybody meets.
RIVAL = "greedy"


def tables(asked: argparse.Namespace) -> Iterator[tuple[str, int, str]]:
    """Every game at every player count with every bot that plays it."""
    for game in [asked.only] if asked.only else guildhall.games():
        about = guildhall.info(game)
        least, most = max(2, about["players"][0]), about["players"][1]
        for players in [asked.players] if asked.players else range(least, most + 1):
            for bot in asked.bots.split(","):
                if bot.split(":")[0] != "net" or about["net"]:
                    yield game, players, bot


def row(game: str, players: int, bot: str, asked: argparse.Namespace) -> str:
    """One bot at one table."""
    games = asked.games - asked.games % 2
    run = Run(game, games, players, (bot, RIVAL), seed=asked.seed, rotate=True)
    clock = time.monotonic()
    [pair] = pairs(run, run.play(0, run.deals, asked.threads))
    low, high = (100 * end for end in pair["ci95"])
    share = f"{100 * pair['a_ahead_share']:.1f} % ({low:.1f} to {high:.1f})"
    seconds = time.monotonic() - clock
    return (
        f"| {game} | {players} | {bot} | {share} | {pair['mean_margin']:+.1f} | {seconds:.0f} s |"
    )


def parser() -> argparse.ArgumentParser:
    """The settings."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=40, help="at each table")
    parser.add_argument("--bots", default="random,busy,mcts:200it,net")
    parser.add_argument("--only", help="one game")
    parser.add_argument("--players", type=int, help="one player count")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="of this machine")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def main() -> None:
    asked = parser().parse_args()
    print(f"guildhall {guildhall.__version__}, {asked.games} games a row, seed {asked.seed}\n")
    print(f"| game | players | bot | ahead of {RIVAL} | points | took |")
    print("| --- | --- | --- | --- | --- | --- |")
    for game, players, bot in tables(asked):
        print(row(game, players, bot, asked), flush=True)


if __name__ == "__main__":
    main()
