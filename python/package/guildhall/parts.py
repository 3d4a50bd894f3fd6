"""A folder that a long run fills part by part, and goes on from when it was cut off."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ._engine import __version__, info
from .contest import Columns, Run
from .errors import BadData

#: The file that says what is played.
ABOUT = "run.json"
#: What its first field says.
FORMAT = "guildhall-parts-1"


def about(run: Run, size: int) -> dict[str, Any]:
    """What is played and how it is divided: the same for every start of the same run."""
    game = info(run.game)
    return {
        "format": FORMAT,
        "engine": __version__,
        "rows": "decisions" if type(run).__name__ == "Choices" else "games",
        "game": run.game,
        "rules": game["rules"],
        "observation": game["observation_hash"],
        "actions": game["actions_hash"],
        "games": run.games,
        "players": run.seats,
        "bots": list(run.bots),
        "seed": run.seed,
        "rotate": run.rotate,
        "options": dict(run.options),
        "part": size,
    }


class Folder:
    """The parts of one run. A part is whole or not there: it gets its name when it is written."""

    def __init__(self, path: str | os.PathLike[str], run: Run, size: int) -> None:
        self.path = Path(path)
        claim(self.path, about(run, size))

    def __contains__(self, number: int) -> bool:
        return self._file(number).exists()

    def add(self, number: int, columns: Columns) -> None:
        """Writes a part."""
        plain = {name: _plain(column) for name, column in columns.items()}
        temporary = self.path / f".{number}.{os.getpid()}.npz"
        np.savez_compressed(temporary, **plain)
        temporary.replace(self._file(number))

    def read(self, number: int) -> Columns:
        """Reads a part again."""
        return read_part(self._file(number))

    def _file(self, number: int) -> Path:
        return self.path / f"part-{number:06}.npz"


def claim(path: Path, wanted: dict[str, Any]) -> None:
    """Makes a folder that of a run, or finds that it is."""
    path.mkdir(parents=True, exist_ok=True)
    file = path / ABOUT
    if not file.exists():
        write(file, json.dumps(wanted, indent=2).encode())
        return
    found = read_about(path, wanted["format"])
    for name, value in wanted.items():
        if name != "engine" and found.get(name) != value:
            why = f"its `{name}` is {found.get(name)!r}, not {value!r}"
            why = f"{path} holds another run: {why}"
            raise BadData(f"{why}\nhint: name another folder, or empty this one")


def read_about(path: str | os.PathLike[str], form: str = FORMAT) -> dict[str, Any]:
    """What the folder of a run says of itself."""
    file = Path(path) / ABOUT
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadData(f"{file}: {error}") from error
    if not isinstance(found, Mapping) or found.get("format") != form:
        raise BadData(f"{file}: this is no such run\nhint: guildhall.ray writes such folders")
    return dict(found)


def read_parts(path: str | os.PathLike[str]) -> Iterator[Columns]:
    """The parts of a folder, in order."""
    for file in sorted(Path(path).glob("part-*.npz")):
        yield read_part(file)


def read_part(file: Path) -> Columns:
    """The columns of one part."""
    try:
        with np.load(file) as columns:
            return dict(columns)
    except (OSError, ValueError, EOFError) as error:
        raise BadData(f"{file}: {error}\nhint: delete it, and it is played again") from error


def _plain(column: np.ndarray) -> np.ndarray:
    """A column without Python's objects in it."""
    return column.astype(np.str_) if column.dtype == object else column


def write(file: Path, content: bytes) -> None:
    """Writes a file that is whole or not there."""
    temporary = file.with_suffix(f".{os.getpid()}")
    temporary.write_bytes(content)
    temporary.replace(file)
