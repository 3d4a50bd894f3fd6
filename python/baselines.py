"""The table of baselines in ``docs/research.md``, made anew.

    python baselines.py [--games 40] [--bots random,busy,mcts:200it,net] [--only tiletum]

Every bot meets ``greedy`` in every game at every player count, each deal once with the bots turned
to every place: how often it ends ahead, with the interval of 95 % (that of ``guildhall arena``),
and by how many points. A game without a net of its own has no row of ``net``.
"""

from __future__ import annotations

import argparse
import time

import guildhall
from guildhall.contest import Run, pairs

#: Whom everybody meets.
RIVAL = "greedy"


def row(game: str, players: int, bot: str, asked: argparse.Namespace) -> str:
    """One bot at one table."""
    games = asked.games - asked.games % 2
    run = Run(game, games, players, (bot, RIVAL), seed=asked.seed, rotate=True)
    clock = time.monotonic()
    [pair] = pairs(run, run.play(0, run.deals))
    low, high = (100 * end for end in pair["ci95"])
    share = f"{100 * pair['a_ahead_share']:.1f} % ({low:.1f} to {high:.1f})"
    seconds = time.monotonic() - clock
    return (
        f"| {game} | {players} | {bot} | {share} | {pair['mean_margin']:+.1f} | {seconds:.0f} s |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=40, help="at each table")
    parser.add_argument("--bots", default="random,busy,mcts:200it,net")
    parser.add_argument("--only", help="one game")
    parser.add_argument("--players", type=int, help="one player count")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"guildhall {guildhall.__version__}, {asked.games} games a row, seed {asked.seed}\n")
    print(f"| game | players | bot | ahead of {RIVAL} | points | took |")
    print("| --- | --- | --- | --- | --- | --- |")
    for game in [asked.only] if asked.only else guildhall.games():
        about = guildhall.info(game)
        least, most = max(2, about["players"][0]), about["players"][1]
        for players in [asked.players] if asked.players else range(least, most + 1):
            for bot in asked.bots.split(","):
                if bot != "net" or about["net"]:
                    print(row(game, players, bot, asked), flush=True)


if __name__ == "__main__":
    main()
