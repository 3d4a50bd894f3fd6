"""How often those win who buy a certain place tile first, from a file of choices.

    cargo run --release --features parquet -- sim orleans --players 2 --bots greedy \
        --games 2000 --decisions choices.parquet
    python first_purchase.py choices.parquet --plot first_purchase.svg

Needs DuckDB; the plot needs matplotlib.
"""

from __future__ import annotations

import argparse

import duckdb

QUERY = """
    with purchase as (
        select game, seat, win_share, score, notation,
               row_number() over (partition by game, seat order by step) as nth
        from read_parquet(?) where kind = 'tile'
    )
    select substr(notation, 6) as tile, count(*) as seats,
           avg(win_share) as wins, avg(score) as points,
           1.96 * stddev_samp(win_share) / sqrt(count(*)) as reach
    from purchase where nth = 1
    group by tile having count(*) >= ?
    order by wins desc, tile
"""


def table(path: str, least: int) -> list[tuple]:
    """One row a tile: its name, how many bought it first, how often they won, their points."""
    return duckdb.execute(QUERY, [path, least]).fetchall()


def plot(rows: list[tuple], path: str) -> None:
    """The win rates as bars with their 95 % intervals."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    names, _, wins, _, reach = zip(*rows, strict=True)
    figure, axes = plt.subplots(figsize=(7, 0.3 * len(rows) + 1.2), layout="constrained")
    axes.barh(names, wins, xerr=[one or 0 for one in reach], color="#7a8c5c", ecolor="#444")
    axes.invert_yaxis()
    axes.set_xlabel("share of the victories, 95 % interval")
    axes.set_title("first place tile bought")
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description="Win rate by first purchase.")
    parser.add_argument("file", help="what `guildhall sim --decisions` wrote")
    parser.add_argument("--least", type=int, default=10, help="seats that a row needs")
    parser.add_argument("--plot", metavar="FILE", help="a picture of it: .svg or .png")
    asked = parser.parse_args()
    rows = table(asked.file, asked.least)
    print(f"{'first tile':<20} {'seats':>6} {'wins':>7} {'±':>6} {'points':>7}")
    for tile, seats, wins, points, reach in rows:
        print(f"{tile:<20} {seats:>6} {wins:>7.1%} {reach or 0:>6.1%} {points:>7.1f}")
    if asked.plot:
        plot(rows, asked.plot)


if __name__ == "__main__":
    main()
