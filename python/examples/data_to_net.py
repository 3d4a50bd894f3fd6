"""From decisions to a net that plays, cell by cell.

    guildhall sim tiletum --players 2 --bots greedy --games 400 \\
        --decisions choices.parquet --observations
    python data_to_net.py choices.parquet --out imitator.safetensors

Without a file the games are played here. The cells (``# %%``) can be run one by one in an editor
that knows notebooks. Needs torch and safetensors, and polars for the file.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import guildhall
import numpy as np
import torch
import torch.nn.functional as F
from guildhall import data
from guildhall.contest import Run, pairs
from guildhall.train import aims
from guildhall.train.export import export
from guildhall.train.model import Net, Shape, points_loss, share_loss

# %% The decisions: from a file of the simulator, a folder of `guildhall.ray decisions`, or here.


def lessons(asked: argparse.Namespace) -> data.Decisions:
    if asked.data:
        return data.load(asked.data)
    rows = guildhall.decisions(
        asked.game, asked.games, 2, asked.teacher, seed=1, threads=2, observations="sparse"
    )
    return data.of(asked.game, rows)


# %% How every game ended for every seat, seen from the seat that decides.


def ends(decisions: data.Decisions) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """For every row how many played, and points and shares of victory clockwise from its seat."""
    columns, most = decisions.columns, guildhall.info(decisions.game)["players"][1]
    _, game = np.unique(columns["game"], return_inverse=True)
    players = np.zeros(game.max() + 1, np.int64)
    np.maximum.at(players, game, columns["seat"] + 1)
    points, shares = np.zeros((2, len(players), most), np.float32)
    points[game, columns["seat"]] = columns["score"]
    shares[game, columns["seat"]] = columns["win_share"]
    place = np.arange(most)
    turned = (columns["seat"][:, None] + place) % players[game][:, None]
    present = place < players[game][:, None]
    points, shares = (np.where(present, one[game[:, None], turned], 0) for one in (points, shares))
    return players[game], points / aims.POINTS, shares


# %% The net: that of the trainer, whose file the bots read.


class Imitator(Net):
    """Takes whole observations instead of sparse rows."""

    def forward(self, known: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return self._answer(self._think(self.enter(known)))


def loss(net: Imitator, batch: dict[str, torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
    """How far it is from what the teacher did and how the games ended; and how often it is right."""
    logits, points, share, _ = net(batch["observation"])
    logits = logits.masked_fill(~batch["mask"], -1e9)
    chosen = F.cross_entropy(logits, batch["action"])
    players = batch["players"]
    foretold = points_loss(points, batch["points"], players) + share_loss(
        share, batch["shares"], players
    )
    right = (logits.argmax(1) == batch["action"]).float().mean()
    return chosen + foretold.mean(), right


def tensors(decisions: data.Decisions, came: tuple, rows: np.ndarray) -> dict[str, torch.Tensor]:
    batch = decisions.batch(rows) | dict(
        zip(("players", "points", "shares"), (part[rows] for part in came), strict=True)
    )
    return {name: torch.from_numpy(np.ascontiguousarray(part)) for name, part in batch.items()}


# %% Learning: some passes over nine tenths of the games, tried on the rest.


def learn(decisions: data.Decisions, asked: argparse.Namespace) -> Imitator:
    torch.manual_seed(1)
    net = Imitator(Shape.of(decisions.game, asked.width, 64, 1))
    taught, tried = decisions.split(0.1)
    came, came_tried = ends(taught), ends(tried)
    rng, size = np.random.default_rng(1), 256
    steps = asked.passes * (len(taught) // size)
    optimizer = torch.optim.AdamW(net.parameters(), lr=asked.rate, weight_decay=1e-3)
    fall = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.05, max(1, steps))
    for step in range(steps):
        rows = rng.integers(len(taught), size=size)
        missed, _ = loss(net, tensors(taught, came, rows))
        optimizer.zero_grad()
        missed.backward()
        optimizer.step()
        fall.step()
        if step % 100 == 0:
            print(f"step {step} of {steps}: loss {float(missed.detach()):.3f}", flush=True)
    with torch.no_grad():
        _, right = loss(net, tensors(tried, came_tried, np.arange(len(tried))))
    print(f"on games it has not seen it does what its teacher did in {100 * float(right):.1f} %")
    return net


# %% The file, and the bot that plays it.


def matches(game: str, path: Path, asked: argparse.Namespace) -> None:
    for rival in ("random", "busy", asked.teacher):
        run = Run(game, asked.matches, 2, (f"net:{path}", rival), seed=5, rotate=True)
        [pair] = pairs(run, run.play(0, run.deals))
        low, high = pair["ci95"]
        share = f"{100 * pair['a_ahead_share']:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        print(f"ahead of {rival} in {share}, by {pair['mean_margin']:+.1f} points", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", nargs="?", help="a .parquet file or a folder of parts")
    parser.add_argument("--game", default="tiletum", help="the game, if there is no file")
    parser.add_argument("--games", type=int, default=200, help="how many, if there is no file")
    parser.add_argument("--teacher", default="greedy")
    parser.add_argument("--passes", type=int, default=8)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--matches", type=int, default=40, help="games against each rival")
    parser.add_argument("--out", type=Path, default=Path("imitator.safetensors"))
    asked = parser.parse_args()
    decisions = lessons(asked)
    print(f"{len(decisions)} decisions of {decisions.game}")
    net = learn(decisions, asked)
    export(net, decisions.game, aims.POINTS, asked.out, {"teacher": asked.teacher})
    if asked.matches:
        matches(decisions.game, asked.out, asked)


if __name__ == "__main__":
    main()
