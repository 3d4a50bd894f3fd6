"""How strong a net is: matches against bots, every deal from all sides."""

from __future__ import annotations

import math
from pathlib import Path

import guildhall

from .progress import Progress


def match(
    game: str, path: Path, rival: str, games: int, players: int = 2, threads: int = 1
) -> tuple[float, float, float]:
    """How often the net comes in ahead of a rival, in percent, with the ends of the interval of
    95 %. It glances; the seats alternate, and every deal is played from both sides."""
    wins = count = 0.0
    for side in range(2):
        names = [f"net:{path}" if seat % 2 == side else rival for seat in range(players)]
        rows = guildhall.simulate(
            game, max(1, games // 2), players, ",".join(names), seed=77, threads=threads
        )
        scores = rows["score"].reshape(-1, players)
        for mine in range(side, players, 2):
            for other in range(1 - side, players, 2):
                lead = scores[:, mine] - scores[:, other]
                wins += float((lead > 0).sum() + 0.5 * (lead == 0).sum())
                count += len(lead)
    return interval(wins, count)


def interval(wins: float, count: float, deviations: float = 1.96) -> tuple[float, float, float]:
    """A share in percent and Wilson's interval of 95 % around it."""
    share, square = wins / count, deviations**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = (
        deviations
        / (1 + square / count)
        * math.sqrt(share * (1 - share) / count + square / (4 * count**2))
    )
    return tuple(100 * x for x in (share, max(0.0, middle - half), min(1.0, middle + half)))


def matches(
    game: str, path: Path, rivals: list[str], games: int, threads: int, progress: Progress
) -> None:
    """Tells of a match against each."""
    for rival in rivals:
        ahead, low, high = match(game, path, rival, games, threads=threads)
        progress.tell("match", games=games, against=rival, ahead=ahead, low=low, high=high)
