"""The action index of a game as a table: ``python -m guildhall.reference orleans``.

Actions of one kind have numbers of their own that follow one another; decisions and outcomes of
chance are numbered apart. ``docs/research.md`` holds these tables, and a test compares them.
"""

from __future__ import annotations

import sys
from itertools import groupby

from ._engine import games, index
from .errors import GuildhallError


def blocks(game: str, *, chance: bool = False) -> list[tuple[int, int, str, str, str]]:
    """The kinds in the order of their numbers: first and last number, the kinds, and how the
    first and the last one are written. Kinds that begin with the same word are together."""
    found = []
    numbered = enumerate(index(game, chance=chance))
    for _, group in groupby(numbered, key=lambda entry: entry[1][0].split("_")[0]):
        entries = list(group)
        (first, (_, begins)), (last, (_, ends)) = entries[0], entries[-1]
        kinds = dict.fromkeys(kind for _, (kind, _) in entries)
        found.append((first, last, ", ".join(kinds), begins, ends))
    return found


def table(game: str, *, chance: bool = False) -> str:
    """The blocks as Markdown."""
    lines = ["| numbers | kinds | from | to |", "| --- | --- | --- | --- |"]
    for first, last, kinds, begins, ends in blocks(game, chance=chance):
        numbers = f"{first}" if first == last else f"{first}–{last}"
        lines.append(f"| {numbers} | {kinds} | `{begins}` | `{ends}` |")
    return "\n".join(lines)


def main() -> int:
    """Prints the tables of the games that are named, or of all."""
    try:
        for game in sys.argv[1:] or games():
            for title, chance in [("decisions", False), ("outcomes of chance", True)]:
                print(f"#### {game}: {title}\n\n{table(game, chance=chance)}\n")
    except GuildhallError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
