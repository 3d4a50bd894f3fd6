"""Long runs in parts, and what they came to.

A run is a pure function of its :class:`Run`: every game is dealt by its number, so any division of
the games among any number of workers gives the same rows.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ._engine import info, simulate

#: Columns of one row per seat and game.
Columns = dict[str, np.ndarray]


@dataclass(frozen=True)
class Run:
    """Games that bots play.

    With `rotate` every deal is played once with the bots turned to each place, so that neither
    the seat nor the deal favors anybody; `games` counts all of them.
    """

    game: str
    games: int
    players: int | None = None
    bots: tuple[str, ...] = ("random",)
    seed: int = 1
    rotate: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return info(self.game)["players"][1] if self.players is None else self.players

    @property
    def lineups(self) -> list[list[str]]:
        """Who sits where, one list for each time that a deal is played."""
        if not self.rotate:
            return [list(self.bots)]
        count = len(self.bots)
        turns = range(count)
        return [[self.bots[(seat + turn) % count] for seat in range(self.seats)] for turn in turns]

    @property
    def deals(self) -> int:
        """How many different deals there are."""
        return self.games // len(self.lineups)

    def parts(self, size: int) -> list[tuple[int, int]]:
        """The deals in parts of `size`: the number of the first one, and how many."""
        return [(first, min(size, self.deals - first)) for first in range(0, self.deals, size)]

    def play(self, first: int, deals: int) -> Columns:
        """Plays a part of the deals; one row per seat and game, in the order of the games."""
        played = [self._lineup(first, deals, lineup) for lineup in self.lineups]
        columns = joined(played)
        number = np.concatenate(
            [rows["game"] * len(played) + turn for turn, rows in enumerate(played)]
        )
        order = np.argsort(number, kind="stable")
        return {"game": number[order]} | {
            name: column[order] for name, column in columns.items() if name != "game"
        }

    def _lineup(self, first: int, deals: int, lineup: list[str]) -> Columns:
        rows = simulate(
            self.game,
            deals,
            self.players,
            ",".join(lineup),
            self.seed,
            first=first,
            options=dict(self.options),
        )
        return {name: np.asarray(column) for name, column in rows.items()}


def joined(parts: Iterable[Columns]) -> Columns:
    """The rows of all parts, one after the other."""
    parts = list(parts)
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def interval(observations: np.ndarray) -> list[float]:
    """The mean's 95 % interval, from independent observations."""
    mean = float(observations.mean())
    if len(observations) < 2:
        return [mean, mean]
    reach = 1.96 * float(observations.std(ddof=1)) / math.sqrt(len(observations))
    return [mean - reach, mean + reach]


def by_seat(rows: Columns) -> list[dict[str, Any]]:
    """How each seat fared."""
    return [
        {
            "seat": int(seat),
            "bot": str(rows["bot"][own][0]),
            "mean": float(rows["score"][own].mean()),
            "min": int(rows["score"][own].min()),
            "max": int(rows["score"][own].max()),
            "win_share": float(rows["win_share"][own].mean()),
        }
        for seat in np.unique(rows["seat"])
        for own in [rows["seat"] == seat]
    ]


def by_bot(run: Run, rows: Columns) -> list[dict[str, Any]]:
    """How each bot fared; an interval takes a deal with all its games as one observation."""
    deal = rows["game"] // len(run.lineups)
    results = []
    for bot in dict.fromkeys(run.bots):
        own = rows["bot"] == bot
        shares = _per_deal(rows["win_share"][own], deal[own])
        results.append(
            {
                "bot": bot,
                "seats_played": int(own.sum()),
                "mean": float(rows["score"][own].mean()),
                "win_share": float(shares.mean()),
                "ci95": interval(shares),
            }
        )
    return results


def pairs(run: Run, rows: Columns) -> list[dict[str, Any]]:
    """How often each bot was ahead of each other one; equals count half."""
    seats = run.seats
    games = rows["game"].reshape(-1, seats)[:, 0] // len(run.lineups)
    bots, scores = rows["bot"].reshape(-1, seats), rows["score"].reshape(-1, seats)
    ranks = rows["rank"].reshape(-1, seats)
    names = list(dict.fromkeys(run.bots))
    results = []
    for at, a in enumerate(names):
        for b in names[at + 1 :]:
            rank_a, rank_b = _best(ranks, bots == a), _best(ranks, bots == b)
            ahead = _per_deal((rank_a < rank_b) + 0.5 * (rank_a == rank_b), games)
            margin = _mean(scores, bots == a) - _mean(scores, bots == b)
            results.append(
                {
                    "a": a,
                    "b": b,
                    "games": len(games),
                    "a_ahead_share": float(ahead.mean()),
                    "ci95": interval(ahead),
                    "mean_margin": float(margin.mean()),
                }
            )
    return results


def _per_deal(values: np.ndarray, deal: np.ndarray) -> np.ndarray:
    _, at = np.unique(deal, return_inverse=True)
    return np.bincount(at, values) / np.bincount(at)


def _best(ranks: np.ndarray, own: np.ndarray) -> np.ndarray:
    return np.where(own, ranks, ranks.shape[1] + 1).min(axis=1)


def _mean(scores: np.ndarray, own: np.ndarray) -> np.ndarray:
    return (scores * own).sum(axis=1) / own.sum(axis=1)
