"""What a person sees of a run: a line on the screen, a table as CSV, a plot."""

from __future__ import annotations

import csv
import sys
import time
from pathlib import Path
from typing import Any

#: The columns of the table.
COLUMNS = (
    "minutes",
    "stage",
    "decisions",
    "games",
    "per_second",
    "points",
    "two",
    "full",
    "loss",
    "agreement",
    "entropy",
    "drift",
    "playing",
    "against",
    "ahead",
    "low",
    "high",
    "before",
    "off",
)


class Progress:
    """Keeps the table of a run that may be resumed, and says how long it will take."""

    def __init__(self, folder: Path, minutes: float, quiet: bool = False) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.minutes, self.quiet = folder, minutes, quiet
        self.before = max((float(row["minutes"]) for row in self.rows()), default=0.0)
        self.start = time.time()

    def rows(self) -> list[dict[str, str]]:
        """What was told so far, earlier runs included."""
        file = self.folder / "progress.csv"
        return _rows(file) if file.exists() else []

    @property
    def spent(self) -> float:
        """Minutes of this run."""
        return (time.time() - self.start) / 60

    def tell(self, stage: str, **facts: Any) -> None:
        """Writes a row, and a line for people."""
        row = {"minutes": f"{self.before + self.spent:.2f}", "stage": stage}
        row |= {
            name: f"{fact:.4g}" if isinstance(fact, float) else fact for name, fact in facts.items()
        }
        file = self.folder / "progress.csv"
        fresh = not file.exists()
        with file.open("a", newline="") as lines:
            table = csv.DictWriter(lines, COLUMNS)
            if fresh:
                table.writeheader()
            table.writerow(row)
        if not self.quiet:
            left = max(0.0, self.minutes - self.spent)
            facts_said = " ".join(f"{name} {row[name]}" for name in facts)
            print(
                f"{row['minutes']} min, {left:.1f} left  {stage}: {facts_said}",
                file=sys.stderr,
                flush=True,
            )

    def plot(self) -> None:
        """Draws points in self-play and matches over the minutes, as SVG."""
        points, top = _points(self.rows())
        matches: dict[str, list[tuple[float, float]]] = {}
        for row in self.rows():
            if row["ahead"]:
                matches.setdefault(row["against"], []).append(
                    (float(row["minutes"]), float(row["ahead"]))
                )
        curves = [("points in self-play", points)]
        curves += [(f"% ahead of {name}", line) for name, line in sorted(matches.items())]
        (self.folder / "progress.svg").write_text(_svg(curves, f"points: 100 = {top:.0f}"))


def together(tables: list[Path]) -> str:
    """The points in self-play of several runs, as SVG."""
    curves = []
    for table in tables:
        points, top = _points(_rows(table))
        curves.append((f"{table.stem}: 100 = {top:.0f}", points))
    return _svg(curves, "points in self-play, of the most")


def _rows(table: Path) -> list[dict[str, str]]:
    with table.open(newline="") as lines:
        return list(csv.DictReader(lines))


def _points(rows: list[dict[str, str]]) -> tuple[list[tuple[float, float]], float]:
    """The points over the minutes, in hundredths of the most, and the most."""
    points = [(float(row["minutes"]), float(row["points"])) for row in rows if row["points"]]
    top = max((y for _, y in points), default=1.0) or 1.0
    return [(x, 100 * y / top) for x, y in points], top


_COLORS = ("#5b4636", "#a33b2f", "#2f6f8f", "#4f7f3a", "#8a5fa0", "#b07d2b")


def _svg(curves: list[tuple[str, list[tuple[float, float]]]], caption: str) -> str:
    """Curves between 0 and 100 over minutes."""
    width, height, edge = 640, 320, 40
    last = max((x for _, line in curves for x, _ in line), default=1.0) or 1.0
    across = lambda x: edge + (width - 2 * edge) * x / last
    up = lambda y: height - edge - (height - 2 * edge) * min(100.0, max(0.0, y)) / 100
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + 20 * len(curves)}"'
        ' font-family="sans-serif" font-size="12">',
        f'<rect width="100%" height="100%" fill="#fbf7ee"/><text x="{edge}" y="20">{caption}</text>',
    ]
    for y in (0, 25, 50, 75, 100):
        parts.append(f'<path d="M{edge} {up(y):.1f}H{width - edge}" stroke="#d8cdb8"/>')
        parts.append(f'<text x="8" y="{up(y) + 4:.1f}">{y}</text>')
    parts.append(
        f'<text x="{width - edge}" y="{height - 14}" text-anchor="end">{last:.1f} min</text>'
    )
    for at, (name, line) in enumerate(curves):
        color = _COLORS[at % len(_COLORS)]
        path = " ".join(f"{across(x):.1f},{up(y):.1f}" for x, y in line)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        parts.append(f'<text x="{edge}" y="{height + 20 * at}" fill="{color}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    print(together([Path(word) for word in sys.argv[1:]]), end="")
