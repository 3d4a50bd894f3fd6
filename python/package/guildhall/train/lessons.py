"""Lessons: the net imitates a bot, and foretells how its games end."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

import guildhall

from . import aims
from .model import Net, points_loss, share_loss
from .progress import Progress
from .rows import Rows
from .teacher import Taught


@dataclass(frozen=True)
class Lessons:
    """How the net learns from them."""

    passes: float = 6.0
    batch: int = 8192
    rate: float = 1e-3
    #: How much one's own points count beside the lead.
    own: float = 0.0


@dataclass
class Lesson:
    """What the teacher did: one row a decision."""

    rows: Rows
    action: Tensor
    #: How the game ended, and whether that is known.
    came: Tensor
    known: Tensor
    players: Tensor


def _follow(game: str, taught: Taught, own: float, width: int, device: torch.device) -> Lesson:
    """Plays the games of the lessons again, and looks at what their players saw; everything on the
    device."""
    env = taught.env(game)
    here = lambda array: torch.from_numpy(array.copy()).to(device)
    rows, steps = [], []
    for advice, played in zip(taught.advice, taught.played, strict=True):
        total = int(env.starts[-1])
        rows.append(Rows.compressed(*map(here, _known(env, total)), width))
        seat = here(env.to_move)
        env.step(played.astype(np.int64))
        steps.append((here(advice).long(), seat, here(env.dones), here(env.rewards)))
    action, seat, done, reward = (torch.stack(parts) for parts in zip(*steps, strict=True))
    players = here(env.seats).long()
    came, known = _came(game, own, seat.long(), done, reward, players)
    flat = lambda parts: parts.flatten(0, 1)
    players = players.repeat(len(steps))
    return Lesson(Rows.cat(rows), flat(action), flat(came), flat(known), players)


def _known(env: guildhall.VectorEnv, total: int) -> tuple[np.ndarray, ...]:
    return env.starts, env.indices[:total], env.values[:total]


def _came(
    game: str, own: float, seat: Tensor, done: Tensor, reward: Tensor, players: Tensor
) -> tuple[Tensor, Tensor]:
    """How the game of every step ended for whoever decided there, worth and then points and
    shares, and whether that is known."""
    seats = guildhall.info(game)["players"][1]
    reward = F.pad(reward, (0, 0, 0, seats - reward.shape[2]))
    known = torch.zeros_like(done[0])
    end = torch.zeros(len(players), seats, 1 + 2 * seats, device=seat.device)
    all_came, all_known = [], []
    for t in reversed(range(len(seat))):
        wins, scores = reward[t].unbind(-1)
        outcome = torch.cat(
            [
                aims.utility(game, wins, scores, players, own)[..., None],
                aims.turned(scores, players) / aims.POINTS,
                aims.turned(aims.shares(wins, players), players),
            ],
            -1,
        )
        end = torch.where(done[t][:, None, None], outcome, end)
        known = known | done[t]
        all_came.append(end[torch.arange(len(players), device=seat.device), seat[t]])
        all_known.append(known)
    return torch.stack(all_came[::-1]), torch.stack(all_known[::-1])


def teach(
    net: Net,
    game: str,
    how: Lessons,
    taught: Taught,
    width: int,
    device: torch.device,
    progress: Progress,
) -> None:
    """Teaches the net what the teacher said, in place."""
    lesson = _follow(game, taught, how.own, width, device)
    count, held = len(lesson.rows), max(1, len(lesson.rows) // 20)
    optimizer = torch.optim.AdamW(net.parameters(), lr=how.rate, weight_decay=1e-3)
    batch = min(how.batch, max(128, count // 400))
    steps = max(1, int(how.passes * (count - held) / batch))
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = how.rate * (1 - 0.95 * step / steps)
        at = torch.randint(count - held, (batch,), device=device)
        _, loss = _losses(net, lesson, at)
        optimizer.zero_grad(set_to_none=True)
        loss.mean().backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
    with torch.no_grad():
        # The last steps are of other games than the first: they tell what was understood.
        at = torch.arange(count - min(held, 8192), count, device=device)
        logits, loss = _losses(net, lesson, at)
        right = (logits[:, : net.shape.actions].argmax(-1) == lesson.action[at]).float().mean()
    progress.tell("lessons", decisions=count, loss=loss.mean().item(), agreement=right.item())


def _losses(net: Net, lesson: Lesson, at: Tensor) -> tuple[Tensor, Tensor]:
    logits, points, share, worth = net(lesson.rows[at])
    players, came, seats = lesson.players[at], lesson.came[at], net.shape.seats
    known = logits[:, : net.shape.actions].float()
    chosen = F.cross_entropy(known, lesson.action[at], reduction="none")
    # Self-play goes by the worth from its first step: an untaught one would ruin the rest.
    foretelling = (
        0.5 * F.mse_loss(worth.float(), came[:, 0], reduction="none")
        + points_loss(points, came[:, 1 : 1 + seats], players)
        + share_loss(share, came[:, 1 + seats :], players)
    )
    return logits, chosen + foretelling * lesson.known[at]
