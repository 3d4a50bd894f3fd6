"""Lessons: the net imitates a bot, and foretells how its games end."""

from __future__ import annotations

import multiprocessing
import time
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as F

import guildhall

from . import aims
from .model import Net, points_loss, share_loss
from .progress import Progress
from .rows import Rows
from .tables import mixed

#: Games a job plays before it reports.
GAMES = 4


@dataclass(frozen=True)
class Lessons:
    """How the net is taught."""

    teacher: str = "greedy"
    seconds: float = 30.0
    workers: int = 1
    passes: float = 6.0
    batch: int = 8192
    rate: float = 1e-3


def _play(job):
    """Some games of the teacher: what was known, what was chosen, how it ended."""
    game, table, teacher, first = job
    d = guildhall.decisions(
        game, GAMES, table["players"], teacher, seed=5, first=first, options=table["options"]
    )
    rows, places = d["observation"].nonzero()
    starts = np.concatenate([[0], np.cumsum(np.bincount(rows, minlength=len(d["seat"])))])
    number = d["game"] - d["game"].min()
    scores = np.zeros((GAMES, table["players"]), np.float32)
    wins = np.zeros_like(scores)
    scores[number, d["seat"]] = d["score"]
    wins[number, d["seat"]] = d["win_share"]
    turn = (d["seat"][:, None] + np.arange(table["players"])[None]) % table["players"]
    own = number[:, None]
    values = d["observation"][rows, places].astype(np.float16)
    return starts, places.astype(np.int16), values, d["action"], scores[own, turn], wins[own, turn]


def _gather(game: str, how: Lessons, width: int, seats: int, device: torch.device):
    """Lets the teacher play for its time; everything on the device."""
    tables = mixed(game)
    jobs = ((game, tables[k % len(tables)], how.teacher, GAMES * k) for k in range(10**7))
    end, parts = time.time() + how.seconds, []
    with multiprocessing.get_context("spawn").Pool(how.workers) as pool:
        for starts, places, values, action, score, win in pool.imap_unordered(_play, jobs):
            count, players = score.shape
            there = lambda x: F.pad(torch.from_numpy(x), (0, seats - players)).to(device)
            rows = Rows.compressed(
                *(torch.from_numpy(x).to(device) for x in (starts, places, values)), width
            )
            many = torch.full((count,), players, device=device)
            parts.append(
                (rows, torch.from_numpy(action).to(device).long(), there(score), there(win), many)
            )
            if time.time() > end:
                break
        pool.terminate()
    rows = Rows.cat([part[0] for part in parts])
    return rows, *(torch.cat([part[at] for part in parts]) for at in range(1, 5))


def teach(
    net: Net, game: str, how: Lessons, width: int, device: torch.device, progress: Progress
) -> None:
    """Teaches the net, in place."""
    rows, action, score, win, players = _gather(game, how, width, net.shape.seats, device)
    wins = torch.where(
        players == 1, 2 * win[:, 0] - 1, (players * win[:, 0] - 1) / (players - 1).clamp(min=1)
    )
    value = aims.utility(wins[:, None].expand_as(score), score, players, aims.lead(game))[:, 0]
    count, held = len(rows), max(1, len(rows) // 20)
    optimizer = torch.optim.AdamW(net.parameters(), lr=how.rate, weight_decay=1e-3)
    batch = min(how.batch, max(128, count // 400))
    steps = max(1, int(how.passes * (count - held) / batch))

    def losses(at):
        logits, points, share, worth = net(rows[at])
        there = players[at]
        chosen = F.cross_entropy(logits.float(), action[at], reduction="none")
        # Self-play goes by the worth from its first step: an untaught one would ruin the rest.
        foretelling = (
            points_loss(points, score[at] / aims.POINTS, there)
            + share_loss(share, win[at], there)
            + 0.5 * F.mse_loss(worth.float(), value[at], reduction="none")
        )
        return logits, chosen + foretelling

    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = how.rate * (1 - 0.95 * step / steps)
        _, loss = losses(torch.randint(held, count, (batch,), device=device))
        optimizer.zero_grad(set_to_none=True)
        loss.mean().backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
    with torch.no_grad():
        logits, loss = losses(torch.arange(min(held, 8192), device=device))
        right = (logits.argmax(-1) == action[: len(logits)]).float().mean()
    progress.tell("lessons", decisions=count, loss=loss.mean().item(), agreement=right.item())
