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

from ._engine import decisions, info, simulate

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

    def play(self, first: int, deals: int, threads: int = 1) -> Columns:
        """Plays a part of the deals; one row per seat and game, in the order of the games."""
        played = [self._lineup(first, deals, lineup, threads) for lineup in self.lineups]
        columns = joined(played)
        number = np.concatenate(
            [rows["game"] * len(played) + turn for turn, rows in enumerate(played)]
        )
        order = np.argsort(number, kind="stable")
        return {"game": number[order]} | {
            name: column[order] for name, column in columns.items() if name != "game"
        }

    def _lineup(self, first: int, deals: int, lineup: list[str], threads: int) -> Columns:
        rows = simulate(
            self.game,
            deals,
            self.players,
            ",".join(lineup),
            self.seed,
            first=first,
            threads=threads,
            options=dict(self.options),
        )
        return {name: np.asarray(column) for name, column in rows.items()}


@dataclass(frozen=True)
class Choices(Run):
    """Games that bots play, of which every choice is kept: rows of :func:`guildhall.decisions`."""

    observations: bool = True

    def play(self, first: int, deals: int, threads: int = 1) -> Columns:
        """Plays a part of the games; the rows of a part stand for themselves."""
        rows = decisions(
            self.game,
            deals,
            self.players,
            ",".join(self.bots),
            self.seed,
            first=first,
            threads=threads,
            observations="sparse" if self.observations else False,
            options=dict(self.options),
        )
        return {name: np.asarray(column) for name, column in rows.items()}


def joined(parts: Iterable[Columns]) -> Columns:
    """The rows of all parts, one after the other."""
    parts = list(parts)
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


#: So many standard errors around a mean hold the truth 95 times out of 100.
Z = 1.959964


def interval(observations: np.ndarray) -> list[float]:
    """The 95 % interval of a share (Wilson's) from independent observations between 0 and 1, with
    as many wins and losses as would vary as much as they do: that of ``guildhall arena``."""
    share, n = float(observations.mean()), _effective(observations)
    middle = (share + Z**2 / (2 * n)) / (1 + Z**2 / n)
    reach = Z * math.sqrt(share * (1 - share) / n + Z**2 / (4 * n**2)) / (1 + Z**2 / n)
    return [max(0.0, middle - reach), min(1.0, middle + reach)]


def _effective(observations: np.ndarray) -> float:
    """How many independent wins and losses vary as much as the mean does; never fewer than the
    observations, never more than four times as many."""
    share, count = float(observations.mean()), len(observations)
    single, variance = share * (1 - share), float(observations.var())
    if single <= 0.0:
        return count
    return count * (min(max(single / variance, 1.0), 4.0) if variance > 0.0 else 4.0)


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
    """How often each bot was ahead of each other one, every seat of the one with every seat of the
    other; equals count half. A deal with all its games is one observation."""
    names = list(dict.fromkeys(run.bots))
    return [_pair(run, rows, a, b) for at, a in enumerate(names) for b in names[at + 1 :]]


def _pair(run: Run, rows: Columns, a: str, b: str) -> dict[str, Any]:
    tables = {name: column.reshape(-1, run.seats) for name, column in rows.items()}
    deal = tables["game"][:, 0] // len(run.lineups)
    meetings = [
        (
            deal[met],
            tables["rank"][met, other] - tables["rank"][met, one],
            tables["score"][met, one] - tables["score"][met, other],
        )
        for one, other in np.ndindex(run.seats, run.seats)
        for met in [(tables["bot"][:, one] == a) & (tables["bot"][:, other] == b)]
    ]
    deals, leads, margins = map(np.concatenate, zip(*meetings, strict=True))
    shares = _per_deal(0.5 + 0.5 * np.sign(leads), deals)
    return {
        "a": a,
        "b": b,
        "games": len(deal),
        "a_ahead_share": float(shares.mean()),
        "ci95": interval(shares),
        "mean_margin": float(_per_deal(margins, deals).mean()),
    }


def _per_deal(values: np.ndarray, deal: np.ndarray) -> np.ndarray:
    _, at = np.unique(deal, return_inverse=True)
    return np.bincount(at, values) / np.bincount(at)
