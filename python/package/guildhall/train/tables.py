"""The tables that a net learns at: every player count, option and chapter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import guildhall

#: Options that only say who begins: nothing about them can be learned.
_INDIFFERENT = {"start_seat", "previous_winner"}


def mixed(game: str, players: int | None = None) -> list[dict[str, Any]]:
    """Every kind of table once, and the usual ones twice as often as all others together; of
    these, two tables in company for one of somebody alone. `players` leaves tables of so many
    seats alone."""
    usual, unusual = [], []
    for seats in counts(game) if players is None else [players]:
        usual.extend([{"players": seats, "options": {}}] * min(2, seats))
        unusual.extend(_variants(game, seats))
    times = max(1, round(2 * len(unusual) / len(usual)))
    return _spread(usual * times, unusual)


def side_by_side(
    game: str, games: int, tables: list[dict[str, Any]], seed: int, threads: int, **more: Any
) -> guildhall.VectorEnv:
    """Games as all stages play them: sparse observations, and decisions that leave a choice alone."""
    return guildhall.VectorEnv(
        game,
        games,
        tables=tables,
        seed=seed,
        threads=threads,
        reward=("win", "score"),
        skip_forced=True,
        masks=False,
        observations=False,
        sparse=True,
        **more,
    )


def counts(game: str) -> range:
    """How many may play."""
    fewest, most = guildhall.info(game)["players"]
    return range(fewest, most + 1)


def _variants(game: str, players: int) -> Iterator[dict[str, Any]]:
    """The tables that differ from the usual one in one option."""
    for option in guildhall.info(game)["options"]:
        if option["name"] in _INDIFFERENT:
            continue
        for value in option["values"]:
            options = {option["name"]: value}
            if value != _plain(option["default"]) and _is_known(game, players, options):
                yield {"players": players, "options": options}


def _plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _is_known(game: str, players: int, options: dict[str, Any]) -> bool:
    try:
        guildhall.make(game, players, 0, options)
    except guildhall.GuildhallError:
        return False
    return True


def _spread(some: list[Any], others: list[Any]) -> list[Any]:
    """Both lists as one, evenly mixed, so that any number of games sees all."""
    placed = [
        ((at + 0.5) / len(all_), table) for all_ in (some, others) for at, table in enumerate(all_)
    ]
    return [table for _, table in sorted(placed, key=lambda pair: pair[0])]
