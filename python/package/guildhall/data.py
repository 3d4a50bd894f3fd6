"""Decisions as arrays and batches, for numpy and for torch.

They come from a file that ``guildhall sim --decisions`` wrote, from a folder of ``guildhall.ray
decisions``, or straight from :func:`guildhall.decisions` and :meth:`guildhall.SearchPool.finished`:

>>> from guildhall import data
>>> rows = guildhall.decisions("orleans", games=1, players=2, seed=1, observations="sparse")
>>> lessons = data.of("orleans", rows)
>>> batch = next(lessons.batches(32, np.random.default_rng(0)))
>>> batch["observation"].shape == (32, guildhall.info("orleans")["observation"])
True
>>> bool(batch["mask"][np.arange(32), batch["action"]].all())
True
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from . import parts
from ._engine import info
from .errors import BadData

#: What the files of ``guildhall sim --decisions`` say of themselves.
FORMAT = "guildhall-decisions-1"
#: The columns with one number for each number of an observation that is not zero.
KNOWN = ("indices", "values")
#: The columns with one number for each legal option.
OPTIONS = ("legal", "policy", "visits", "expected")


@dataclass(frozen=True)
class Ragged:
    """Lists of different lengths, one behind the other: that of row i stands at ``starts[i]`` to
    ``starts[i + 1]`` of every column."""

    starts: np.ndarray
    columns: Mapping[str, np.ndarray]

    def take(self, rows: np.ndarray) -> tuple[np.ndarray, dict[str, np.ndarray]]:
        """For every number of these rows the place of its row among them, and the numbers."""
        first, lengths = self.starts[rows], np.diff(self.starts)[rows]
        place = np.repeat(np.arange(len(rows)), lengths)
        ends = np.cumsum(lengths)
        at = np.arange(ends[-1] if len(ends) else 0) + np.repeat(first - ends + lengths, lengths)
        return place, {name: column[at] for name, column in self.columns.items()}


@dataclass(frozen=True)
class Decisions:
    """Many decisions of one game.

    `about` is what the source says of itself, `columns` has one value a row, `options` what was
    thought of each legal option, `known` what the seats knew, if that was kept.
    """

    game: str
    about: Mapping[str, Any]
    columns: Mapping[str, np.ndarray]
    options: Ragged
    known: Ragged | None

    def __len__(self) -> int:
        return len(self.options.starts) - 1

    def __repr__(self) -> str:
        return f"<guildhall.data.Decisions: {len(self)} of {self.game}>"

    def batch(self, rows: np.ndarray) -> dict[str, np.ndarray]:
        """These rows, dense: every column of numbers, and of shape (rows, actions) the ``mask`` of
        the legal options with ``policy``, ``visits`` and ``expected``; ``observation`` if kept."""
        rows = np.asarray(rows)
        batch = {
            name: column[rows]
            for name, column in self.columns.items()
            if column.dtype.kind in "iufb"
        }
        batch |= self._options(rows)
        if self.known is not None:
            batch["observation"] = self._known(rows)
        return batch

    def _options(self, rows: np.ndarray) -> dict[str, np.ndarray]:
        place, found = self.options.take(rows)
        legal = found.pop("legal")
        shape = len(rows), info(self.game)["actions"]
        dense = {"mask": np.zeros(shape, np.bool_)}
        dense["mask"][place, legal] = True
        for name, numbers in found.items():
            dense[name] = np.zeros(shape, numbers.dtype)
            dense[name][place, legal] = numbers
        return dense

    def _known(self, rows: np.ndarray) -> np.ndarray:
        place, found = self.known.take(rows)
        dense = np.zeros((len(rows), info(self.game)["observation"]), np.float32)
        dense[place, found["indices"]] = found["values"]
        return dense

    def batches(
        self, size: int, rng: np.random.Generator | None = None
    ) -> Iterator[dict[str, np.ndarray]]:
        """All rows once, in batches of `size` and a last one of the rest; in an order of `rng`."""
        order = np.arange(len(self)) if rng is None else rng.permutation(len(self))
        for first in range(0, len(order), size):
            yield self.batch(order[first : first + size])

    def split(self, share: float, seed: int = 0) -> tuple[Decisions, Decisions]:
        """Whole games to learn from and a `share` of them to be tried on."""
        games = np.unique(self.columns["game"])
        np.random.default_rng(seed).shuffle(games)
        tried = np.isin(self.columns["game"], games[: round(share * len(games))])
        return self.only(~tried), self.only(tried)

    def only(self, which: np.ndarray) -> Decisions:
        """Some of the rows, by numbers or flags."""
        rows = np.flatnonzero(which) if np.asarray(which).dtype == np.bool_ else np.asarray(which)
        columns = {name: column[rows] for name, column in self.columns.items()}
        known = None if self.known is None else _some(self.known, rows)
        return Decisions(self.game, self.about, columns, _some(self.options, rows), known)

    def torch(self):
        """A map-style dataset of torch: what ``torch.utils.data.DataLoader`` takes."""
        from .data_torch import TorchDecisions

        return TorchDecisions(self)


def _some(ragged: Ragged, rows: np.ndarray) -> Ragged:
    _, columns = ragged.take(rows)
    lengths = np.diff(ragged.starts)[rows]
    return Ragged(np.concatenate([[0], np.cumsum(lengths)]), columns)


def load(path: str | os.PathLike[str]) -> Decisions:
    """The decisions of a file or of a folder of parts."""
    path = Path(path)
    if path.is_dir():
        return _folder(path)
    if path.suffix == ".parquet":
        return _parquet(path)
    raise BadData(f"{path}: neither a folder of parts nor a .parquet file")


def of(game: str, rows: Mapping[str, Any], about: Mapping[str, Any] | None = None) -> Decisions:
    """Decisions that are at hand as a dict of columns."""
    rows = {name: np.asarray(column) for name, column in rows.items()}
    missing = {"legal_indptr", "legal", "action"} - set(rows)
    if missing:
        why = f"there is no column `{min(missing)}`"
        raise BadData(f"{why}\nhint: give what guildhall.decisions or SearchPool.finished gave")
    options = Ragged(rows["legal_indptr"], {name: rows[name] for name in OPTIONS if name in rows})
    known = None
    if "indptr" in rows:
        known = Ragged(rows["indptr"], {name: rows[name] for name in KNOWN})
    apart = {"legal_indptr", "indptr", "observation", *OPTIONS, *KNOWN}
    columns = {name: column for name, column in rows.items() if name not in apart}
    return Decisions(game, about or {"game": game}, columns, options, known)


def _folder(path: Path) -> Decisions:
    about = parts.read_about(path)
    if about["rows"] != "decisions":
        raise BadData(
            f"{path} holds rows of {about['rows']}\nhint: guildhall.ray decisions fills one"
        )
    _check(path, about)
    found = list(parts.read_parts(path))
    if not found:
        raise BadData(f"{path} has no parts yet")
    return of(about["game"], _joined(found), about)


def _joined(found: list[dict[str, np.ndarray]]) -> dict[str, np.ndarray]:
    """The parts behind one another; where lists begin is counted on."""
    joined = {}
    for name in found[0]:
        columns = [part[name] for part in found]
        if name in ("indptr", "legal_indptr"):
            lengths = np.concatenate([np.diff(column) for column in columns])
            joined[name] = np.concatenate([[0], np.cumsum(lengths)])
        else:
            joined[name] = np.concatenate(columns)
    return joined


def _parquet(path: Path) -> Decisions:
    import polars

    try:
        told = polars.read_parquet_metadata(path)
        about = json.loads(told.get("guildhall", "null"))
        frame = polars.read_parquet(path)
    except (OSError, ValueError, polars.exceptions.PolarsError) as error:
        raise BadData(f"{path}: {error}") from error
    if not isinstance(about, Mapping) or about.get("format") != FORMAT:
        raise BadData(f"{path}: no decisions\nhint: guildhall sim --decisions writes such files")
    _check(path, about)
    rows = {}
    for name in frame.columns:
        column = frame[name]
        if column.dtype == polars.List:
            starts = "legal_indptr" if name in OPTIONS else "indptr"
            rows[starts] = np.concatenate([[0], np.cumsum(column.list.len().to_numpy())])
            column = column.explode()
        rows[name] = column.to_numpy()
    return of(about["game"], rows, about)


def _check(path: Path, about: Mapping[str, Any]) -> None:
    """Numbers of another layout mean something else."""
    here = info(about["game"])
    for name in ("observation", "actions"):
        if about[name] != here[f"{name}_hash"]:
            why = (
                f"{path}: its {name} are laid out as {about[name]}, here as {here[f'{name}_hash']}"
            )
            raise BadData(f"{why}\nhint: the rules have changed; make the data anew")
