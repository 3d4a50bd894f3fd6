"""The heads that foretell, fitted once more to how games really end.

Self-play learns them from its own later judgement, which lags behind a policy that grows stronger.
Here the net plays on without learning; what its body sees is set against how the games ended, and
only the two last layers change: it plays as before and foretells better."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from . import aims
from .model import Net, points_loss, share_loss
from .options import options
from .progress import Progress
from .rows import Rows
from .tables import mixed, side_by_side

#: So many options of a decision are looked at.
_OPTIONS = 128
#: How far the players of a game look past what is better and worse: people are not masters, and their
#: positions must be known too.
_BLURS = (1.0, 1.0, 2.0, 4.0)


@dataclass(frozen=True)
class Refit:
    """How much is played and how long it is learned from."""

    games: int = 256
    #: Every game is played to its end so often.
    times: int = 4
    #: One decision in so many is kept.
    every: int = 4
    threads: int = 1
    passes: int = 20
    batch: int = 4096
    rate: float = 3e-3
    seed: int = 9


@dataclass
class Seen:
    """What the body made of positions, and how their games ended: one row a position."""

    thought: Tensor
    came: Tensor
    players: Tensor


def refit(net: Net, game: str, how: Refit, width: int, progress: Progress) -> None:
    """Fits the heads of points and shares, in place."""
    seen = _watch(net, game, how, width)
    heads, seats = (net.points, net.share), net.shape.seats
    optimizer = torch.optim.Adam([part for head in heads for part in head.parameters()], how.rate)
    steps = max(1, how.passes * len(seen.thought) // how.batch)
    before = _off(net, seen)
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = how.rate * (1 - step / steps)
        at = torch.randint(len(seen.thought), (how.batch,), device=seen.thought.device)
        thought, came, players = seen.thought[at], seen.came[at], seen.players[at]
        loss = points_loss(net.points(thought), came[:, :seats], players)
        loss = loss + share_loss(net.share(thought), came[:, seats:], players)
        optimizer.zero_grad(set_to_none=True)
        loss.mean().backward()
        optimizer.step()
    progress.tell("refit", decisions=len(seen.thought), before=before, off=_off(net, seen))


@torch.no_grad()
def _off(net: Net, seen: Seen) -> float:
    """By how many points what is foretold for oneself is wrong on the average."""
    own = net.points(seen.thought)[:, 0] - seen.came[:, 0]
    return aims.POINTS * own.abs().mean().item()


@torch.no_grad()
def _watch(net: Net, game: str, how: Refit, width: int) -> Seen:
    """Plays games to their end at all tables."""
    device = next(net.parameters()).device
    env = side_by_side(game, how.games, mixed(game), how.seed, how.threads)
    moods = np.random.default_rng(how.seed).choice(_BLURS, how.games)
    blurs = torch.from_numpy(moods).float().to(device)
    diary, step = _Diary(how, net.shape.seats, torch.from_numpy(env.seats).long()), 0
    while diary.left.any():
        thought, actions = _decide(net, env, width, blurs)
        diary.note(env, thought, step)
        env.step(actions)
        diary.close(env)
        step += 1
    return diary.seen()


class _Diary:
    """Positions of games that go on, until it is known how they end."""

    def __init__(self, how: Refit, seats: int, players: Tensor) -> None:
        self.every, self.seats, self.players = how.every, seats, players
        #: How many games of each table are still to be played.
        self.left = np.full(how.games, how.times)
        self.open: list[list[tuple[int, Tensor]]] = [[] for _ in range(how.games)]
        self.thoughts: list[Tensor] = []
        self.came: list[Tensor] = []
        self.counts: list[int] = []

    def note(self, env, thought: Tensor, step: int) -> None:
        """Keeps some of the positions."""
        for number in np.flatnonzero(self.left)[step % self.every :: self.every]:
            self.open[number].append((int(env.to_move[number]), thought[number]))

    def close(self, env) -> None:
        """Adds to the positions of games that ended what they came to."""
        for number in np.flatnonzero(env.dones):
            noted, self.open[number] = self.open[number], []
            if not self.left[number]:
                continue
            self.left[number] -= 1
            end = _end(env, int(number), self.players, self.seats)
            self.thoughts += [thought for _, thought in noted]
            self.came += [end[seat] for seat, _ in noted]
            self.counts += [int(self.players[number])] * len(noted)

    def seen(self) -> Seen:
        """Everything that was kept."""
        thought = torch.stack(self.thoughts)
        there = torch.tensor(self.counts, device=thought.device)
        return Seen(thought, torch.stack(self.came).to(thought.device), there)


def _decide(net: Net, env, width: int, blurs: Tensor) -> tuple[Tensor, np.ndarray]:
    """What the body makes of every game, and what is played there."""
    here = lambda array: torch.from_numpy(array).to(blurs.device)
    total = int(env.starts[-1])
    rows = Rows.compressed(
        here(env.starts), here(env.indices[:total]), here(env.values[:total]), width
    )
    thought = net.thought(rows)
    legal = here(env.legal[:, :_OPTIONS]).clamp(max=net.shape.actions - 1)
    counts = here(env.counts).clamp(max=legal.shape[1])
    logs = options(net.policy(thought), legal, counts)
    chosen = torch.multinomial(torch.softmax(logs / blurs[:, None], -1), 1)
    return thought, legal.gather(1, chosen).squeeze(1).long().cpu().numpy()


def _end(env, number: int, players: Tensor, seats: int) -> Tensor:
    """What a game came to, from every seat: points and shares."""
    reward = torch.from_numpy(env.rewards[number].copy())
    wins, scores = F.pad(reward, (0, 0, 0, seats - len(reward)))[None].unbind(-1)
    there = players[number : number + 1]
    points = aims.turned(scores, there) / aims.POINTS
    return torch.cat([points, aims.turned(aims.shares(wins, there), there)], -1)[0]
