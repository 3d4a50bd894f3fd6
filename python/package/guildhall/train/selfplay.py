"""Self-play: the net plays all seats of thousands of games, some against earlier selves, and
learns by proximal policy optimization."""

from __future__ import annotations

import copy
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

import guildhall

from . import aims
from .model import Net, points_loss, share_loss, shares
from .progress import Progress
from .rows import Rows
from .tables import mixed

#: The length of what is foretold of a position: its worth, then points and shares of the seats.
_FORETOLD = 1


@dataclass(frozen=True)
class SelfPlay:
    """How the net plays and learns."""

    games: int = 4096
    steps: int = 128
    threads: int = 1
    epochs: int = 2
    batch: int = 16384
    rate: float = 4e-4
    clip: float = 0.2
    trace: float = 0.98
    entropy: float = 0.004
    #: The part of the games in which all but one seat are earlier selves.
    league: float = 0.125
    #: Minutes between two selves that are kept, and how many are kept.
    keep_every: float = 1.0
    keep: int = 8
    seed: int = 1


class Arena:
    """The games, and what the net sees of them."""

    def __init__(self, game: str, how: SelfPlay, width: int, device: torch.device) -> None:
        self.device, self.width = device, width
        about, games = guildhall.info(game), how.games
        tables = mixed(game)
        most = games * about["observation"]
        shapes = {
            "to_move": (games, torch.int32),
            "counts": (games, torch.int32),
            "dones": (games, torch.bool),
            "rewards": ((games, max(table["players"] for table in tables), 2), torch.float32),
            "starts": (games + 1, torch.int64),
            "indices": (most, torch.int32),
            "values": (most, torch.float32),
        }
        cuda = device.type == "cuda"
        self.buffers = {
            name: torch.zeros(size, dtype=dtype, pin_memory=cuda)
            for name, (size, dtype) in shapes.items()
        }
        self.env = guildhall.VectorEnv(
            game,
            games,
            tables=tables,
            seed=how.seed,
            threads=how.threads,
            reward=("win", "score"),
            skip_forced=True,
            masks=False,
            observations=False,
            sparse=True,
            buffers={name: buffer.numpy() for name, buffer in self.buffers.items()},
        )
        self.players = torch.from_numpy(self.env.seats).long().to(device)
        self.seats, self.actions = about["players"][1], about["actions"]

    def rows(self) -> Rows:
        """What the seats know that decide next."""
        total = int(self.env.starts[-1])
        parts = self._here("starts"), self._here("indices", total), self._here("values", total)
        return Rows.compressed(*parts, self.width)

    def masks(self) -> Tensor:
        """Which actions are legal."""
        counts, most = self._here("counts"), int(self.env.counts.max())
        legal = torch.from_numpy(self.env.legal[:, :most]).to(self.device).long()
        listed = torch.arange(most, device=self.device)[None] < counts[:, None]
        masks = torch.zeros(len(legal), self.actions, dtype=torch.bool, device=self.device)
        return masks.scatter_(1, torch.where(listed, legal, legal[:, :1]), True)

    def to_move(self) -> Tensor:
        return self._here("to_move").long()

    def ended(self) -> tuple[Tensor, Tensor, Tensor] | None:
        """Which games just ended, with ``win`` and points of every seat; None if none did."""
        if not self.env.dones.any():
            return None
        rewards = F.pad(self._here("rewards"), (0, 0, 0, self.seats - self.env.players))
        return self._here("dones"), rewards[..., 0], rewards[..., 1]

    def _here(self, name: str, count: int | None = None) -> Tensor:
        """A copy of a buffer where the net is; the engine writes the buffer again only when the
        next actions are known, which waits for the copy."""
        return self.buffers[name][:count].to(self.device, non_blocking=True, copy=True)


class Memory:
    """What happened in some steps of all games."""

    def __init__(self, how: SelfPlay, arena: Arena, actions: int) -> None:
        t, n, device = how.steps, how.games, arena.device
        zeros = lambda *shape, dtype=torch.float32: torch.zeros(*shape, dtype=dtype, device=device)
        foretold = _FORETOLD + 2 * arena.seats
        self.rows = Rows.zeros(t, n, arena.width, device=device)
        self.mask = zeros(t, n, actions, dtype=torch.bool)
        self.action, self.seat = zeros(t, n, dtype=torch.long), zeros(t, n, dtype=torch.long)
        self.log, self.gain = zeros(t, n), zeros(t, n)
        self.foretold, self.target = zeros(t, n, foretold), zeros(t, n, foretold)
        self.counts = zeros(t, n, dtype=torch.bool)
        self.done = zeros(t, n, dtype=torch.bool)
        self.end = zeros(t, n, arena.seats, foretold)


class Learner:
    """A net in self-play."""

    def __init__(
        self, net: Net, game: str, how: SelfPlay, width: int, device: torch.device
    ) -> None:
        self.net, self.game, self.how, self.device = net, game, how, device
        self.arena = Arena(game, how, width, device)
        self.memory = Memory(how, self.arena, net.shape.actions)
        self.optimizer = torch.optim.AdamW(
            net.parameters(), lr=how.rate, betas=(0.9, 0.99), weight_decay=1e-4
        )
        self.past: list[Net] = []
        self.kept = -1e9
        self.decisions, self.games, self.points = 0, 0, []
        self.rivalry = int(how.games * how.league)
        self.heroes = torch.arange(how.games, device=device) % self.arena.players

    def learn(self, minutes: float, progress: Progress, every: float = 0.25) -> None:
        """Plays and learns for so long."""
        start = told = progress.spent
        while (gone := progress.spent - start) < minutes:
            left = max(0.02, 1 - gone / minutes)
            self._keep(gone)
            self._play()
            self._look_back()
            facts = self._improve(left)
            if progress.spent - told > every:
                rate = self.decisions / (60 * (progress.spent - start))
                points = float(np.mean(self.points[-20:])) if self.points else 0.0
                progress.tell(
                    "self-play",
                    decisions=self.decisions,
                    games=self.games,
                    per_second=round(rate),
                    points=points,
                    **facts,
                )
                told = progress.spent

    def _keep(self, gone: float) -> None:
        """Keeps a copy of itself now and then; the oldest but the first goes."""
        if gone - self.kept < self.how.keep_every:
            return
        self.kept = gone
        self.past.append(copy.deepcopy(self.net).eval())
        if len(self.past) > self.how.keep:
            del self.past[1]

    @torch.no_grad()
    def _play(self) -> None:
        arena, memory, how = self.arena, self.memory, self.how
        rival = self.past[int(torch.randint(len(self.past), (1,)))]
        for t in range(how.steps):
            rows, mask, seat = arena.rows(), arena.masks(), arena.to_move()
            logits, foretold = self._glance(self.net, rows)
            own = torch.ones_like(seat, dtype=torch.bool)
            if self.rivalry:
                own[: self.rivalry] = seat[: self.rivalry] == self.heroes[: self.rivalry]
                theirs, _ = self._glance(rival, rows[: self.rivalry])
                logits[: self.rivalry] = torch.where(
                    own[: self.rivalry, None], logits[: self.rivalry], theirs
                )
            logs = F.log_softmax(logits.masked_fill(~mask, -1e9), -1)
            chance = torch.rand_like(logs).clamp_(1e-9, 1 - 1e-7)
            action = (logs - torch.log(-torch.log(chance))).masked_fill(~mask, -1e9).argmax(-1)
            memory.rows[t], memory.mask[t], memory.seat[t], memory.action[t] = (
                rows,
                mask,
                seat,
                action,
            )
            memory.log[t] = logs.gather(1, action[:, None]).squeeze(1)
            memory.foretold[t], memory.counts[t] = foretold, own
            arena.env.step(action.cpu().numpy())
            self._end(t)
        self.decisions += how.steps * how.games

    def _glance(self, net: Net, rows: Rows) -> tuple[Tensor, Tensor]:
        """The logits, and worth, points and shares as one row."""
        players = self.arena.players[: len(rows)]
        logits, points, share, worth = net(rows)
        return logits.float(), torch.cat(
            [worth.float()[:, None], points.float(), shares(share, players)], 1
        )

    def _end(self, t: int) -> None:
        memory, players = self.memory, self.arena.players
        memory.done[t] = False
        if (ended := self.arena.ended()) is None:
            return
        done, wins, scores = ended
        memory.done[t] = done
        worth = aims.utility(wins, scores, players, aims.lead(self.game))
        points = aims.turned(scores, players) / aims.POINTS
        share = aims.turned(aims.shares(wins, players), players)
        memory.end[t] = torch.cat([worth[..., None], points, share], -1)
        self.games += int(done.sum())
        there = aims.present(players, self.arena.seats) & done[:, None]
        self.points.append(float(scores[there].mean()))

    @torch.no_grad()
    def _look_back(self) -> None:
        """What every step should have foretold, and how much better than foretold it came."""
        memory, trace, n = self.memory, self.how.trace, self.how.games
        _, last = self._glance(self.net, self.arena.rows())
        size = memory.foretold.shape[-1]
        at = lambda seat: seat[:, None, None].expand(-1, 1, size)
        following = torch.zeros(n, self.arena.seats, size, device=self.device)
        surplus = torch.zeros_like(following)
        known = torch.zeros(n, self.arena.seats, dtype=torch.bool, device=self.device)
        seat = self.arena.to_move()
        following.scatter_(1, at(seat), last[:, None])
        known.scatter_(1, seat[:, None], True)
        for t in reversed(range(self.how.steps)):
            done = memory.done[t]
            following = torch.where(done[:, None, None], memory.end[t], following)
            surplus = surplus.masked_fill(done[:, None, None], 0)
            known |= done[:, None]
            seat, foretold = memory.seat[t], memory.foretold[t]
            ahead = following.gather(1, at(seat)).squeeze(1) - foretold
            ahead = ahead + trace * surplus.gather(1, at(seat)).squeeze(1)
            memory.counts[t] &= known.gather(1, seat[:, None]).squeeze(1)
            memory.gain[t] = ahead[:, 0]
            memory.target[t] = foretold + ahead
            following = following.scatter(1, at(seat), foretold[:, None])
            surplus = surplus.scatter(1, at(seat), ahead[:, None])
            known = known.scatter(1, seat[:, None], True)

    def _improve(self, left: float) -> dict[str, float]:
        """Learns from the memory; says how that went."""
        memory, how, seats = self.memory, self.how, self.arena.seats
        for group in self.optimizer.param_groups:
            group["lr"] = how.rate * left
        which = memory.counts.flatten().nonzero().squeeze(1)
        flat = {
            name: getattr(memory, name).flatten(0, 1)
            for name in ("mask", "action", "log", "gain", "target")
        }
        rows, players = memory.rows.flatten(), self.arena.players.repeat(how.steps)
        gain = flat["gain"][which]
        middle, spread = gain.mean(), gain.std() + 1e-6
        entropy_seen = drift = loss_seen = 0.0
        rounds = 0
        for _ in range(how.epochs):
            for at in which[torch.randperm(len(which), device=self.device)].split(how.batch):
                logits, points, share, worth = self.net(rows[at])
                logs = F.log_softmax(logits.float().masked_fill(~flat["mask"][at], -1e9), -1)
                log = logs.gather(1, flat["action"][at][:, None]).squeeze(1)
                ratio = (log - flat["log"][at]).exp()
                better = (flat["gain"][at] - middle) / spread
                policy = -torch.min(
                    ratio * better, ratio.clamp(1 - how.clip, 1 + how.clip) * better
                )
                entropy = -(logs.exp() * logs.clamp(min=-1e4)).sum(-1)
                target = flat["target"][at]
                there = players[at]
                foretelling = (
                    0.5 * F.mse_loss(worth.float(), target[:, 0], reduction="none")
                    + 0.5 * points_loss(points, target[:, 1 : 1 + seats], there)
                    + 0.25 * share_loss(share, target[:, 1 + seats :], there)
                )
                loss = (policy + foretelling - how.entropy * left * entropy).mean()
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.optimizer.step()
                if rounds % 16 == 0:
                    entropy_seen += entropy.mean().item()
                    drift += (flat["log"][at] - log).mean().item()
                    loss_seen += foretelling.mean().item()
                rounds += 1
        looks = max(1, (rounds + 15) // 16)
        return {"loss": loss_seen / looks, "entropy": entropy_seen / looks, "drift": drift / looks}
