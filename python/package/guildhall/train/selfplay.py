"""Self-play: the net plays all seats of thousands of games, some against earlier selves, and
learns by proximal policy optimization."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from . import aims
from .arena import Arena, Ended, listed
from .crew import Crew
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
    #: The part of the rate that is left at the end.
    last: float = 0.02
    clip: float = 0.2
    trace: float = 0.98
    entropy: float = 0.004
    #: The part of the games in which all but one seat are earlier selves.
    league: float = 0.125
    #: Minutes between two selves that are kept, and how many are kept.
    keep_every: float = 1.0
    keep: int = 8
    #: Rounds at the start in which only foretelling is learned: advice by an untaught worth would
    #: ruin what lessons brought.
    settle: int = 2
    #: How much one's own points count beside the lead.
    own: float = 0.0
    #: How many play; None mixes all.
    players: int | None = None
    seed: int = 1


class Memory:
    """What happened in some steps of all games."""

    def __init__(self, how: SelfPlay, arena: Arena) -> None:
        t, n, device, seats = how.steps, how.games, arena.device, arena.seats
        zeros = lambda *shape, dtype=torch.float32: torch.zeros(*shape, dtype=dtype, device=device)
        foretold = _FORETOLD + 2 * seats
        self.rows = Rows.zeros(t, n, arena.width, device=device)
        self.legal = zeros(t, n, arena.options.shape[1], dtype=torch.int16)
        self.options, self.choice = zeros(t, n, dtype=torch.int32), zeros(t, n, dtype=torch.long)
        self.seat, self.log, self.gain = zeros(t, n, dtype=torch.long), zeros(t, n), zeros(t, n)
        self.foretold, self.target = zeros(t, n, foretold), zeros(t, n, foretold)
        self.counts = zeros(t, n, dtype=torch.bool)
        self.done = zeros(t, n, dtype=torch.bool)
        self.reward = zeros(t, n, seats, 2)


class Learner:
    """A net in self-play."""

    def __init__(
        self, net: Net, game: str, how: SelfPlay, width: int, device: torch.device, crew: Crew
    ) -> None:
        self.net, self.game, self.how, self.device, self.crew = net, game, how, device, crew
        tables, half = mixed(game, how.players), how.games // 2
        parts, seed = ((0, half), (half, how.games - half)), how.seed + crew.rank * how.games
        self.arenas = [
            Arena(game, tables, first, games, how.threads, seed, width, device)
            for first, games in parts
        ]
        self.seats = self.arenas[0].seats
        self.players = torch.cat([arena.players for arena in self.arenas])
        self.memory = Memory(how, self.arenas[0])
        self.optimizer = torch.optim.AdamW(
            net.parameters(),
            lr=how.rate,
            betas=(0.9, 0.99),
            weight_decay=1e-4,
            fused=device.type == "cuda",
        )
        self.past: list[Net] = []
        self.kept = -1e9
        self.rounds = self.decisions = self.games = 0
        self.points: list[list[float]] = []
        # In each half the first games are against earlier selves.
        self.rivalry = int(half * how.league)
        self.heroes = torch.arange(how.games, device=device) % self.players

    def learn(self, minutes: float, progress: Progress, every: float = 0.25) -> None:
        """Plays and learns for so long."""
        start = told = progress.spent
        while (gone := self.crew.latest(progress.spent - start)) < minutes:
            left = 1 - (1 - self.how.last) * gone / minutes
            self._keep(gone)
            began = progress.spent
            self._look_back(self._play())
            played = progress.spent
            facts = self._improve(left)
            self.crew.meet(self.net)
            facts["playing"] = (played - began) / (progress.spent - began)
            if progress.spent - told > every:
                rate = self.decisions / (60 * (progress.spent - start))
                progress.tell(
                    "self-play",
                    decisions=self.decisions,
                    games=self.games,
                    per_second=round(rate),
                    **self._points(),
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
    def _play(self) -> tuple[Tensor, Tensor]:
        """Plays some steps of all games; what is foretold of where they stand then."""
        rival = self.past[int(torch.randint(len(self.past), (1,)))]
        for step in range(self.how.steps):
            for arena in self.arenas:
                self._decide(arena, step, rival)
        self.decisions += self.how.steps * self.how.games * self.crew.size
        last = []
        for arena in self.arenas:
            seen, ended = arena.see()
            self._end(arena, self.how.steps - 1, ended)
            last.append((seen.seat, self._glance(self.net, seen.rows, arena.players)[1]))
            arena.stay()
        self._ends()
        return tuple(torch.cat(parts) for parts in zip(*last, strict=True))

    def _decide(self, arena: Arena, step: int, rival: Net) -> None:
        """Answers for every game of the arena, and remembers it."""
        seen, ended = arena.see()
        if step > 0:
            self._end(arena, step - 1, ended)
        logits, foretold = self._glance(self.net, seen.rows, arena.players)
        own = torch.ones_like(seen.seat, dtype=torch.bool)
        if some := self.rivalry:
            own[:some] = seen.seat[:some] == self.heroes[arena.columns][:some]
            theirs, _ = self._glance(rival, seen.rows[:some], arena.players[:some])
            logits[:some] = torch.where(own[:some, None], logits[:some], theirs)
        logs = options(logits, seen.legal, seen.counts)
        chance = torch.rand_like(logs).clamp_(1e-9, 1 - 1e-7)
        choice = (logs - torch.log(-torch.log(chance))).argmax(-1, keepdim=True)
        arena.answer(seen.legal.gather(1, choice).squeeze(1).long())
        memory, at = self.memory, (step, arena.columns)
        memory.rows[at], memory.legal[at], memory.options[at] = seen.rows, seen.legal, seen.counts
        memory.seat[at], memory.choice[at] = seen.seat, choice.squeeze(1)
        memory.log[at] = logs.gather(1, choice).squeeze(1)
        memory.foretold[at], memory.counts[at] = foretold, own

    def _glance(self, net: Net, rows: Rows, players: Tensor) -> tuple[Tensor, Tensor]:
        """The logits, and worth, points and shares as one row."""
        logits, points, share, worth = net(rows)
        return logits, torch.cat(
            [worth.float()[:, None], points.float(), shares(share, players)], 1
        )

    def _end(self, arena: Arena, step: int, ended: Ended) -> None:
        self.memory.done[step, arena.columns] = ended.done
        self.memory.reward[step, arena.columns, : ended.rewards.shape[1]] = ended.rewards

    def _ends(self) -> None:
        """Works out what the games came to that ended."""
        memory = self.memory
        step, game = self.ended = memory.done.nonzero(as_tuple=True)
        players, (wins, scores) = self.players[game], memory.reward[step, game].unbind(-1)
        worth = aims.utility(self.game, wins, scores, players, self.how.own)
        points = aims.turned(scores, players) / aims.POINTS
        share = aims.turned(aims.shares(wins, players), players)
        self.came = torch.cat([worth[..., None], points, share], -1)
        self.games += len(step) * self.crew.size
        self.points.append([_mean(scores, players, which) for which in (None, 2, self.seats)])

    def _points(self) -> dict[str, float]:
        """The points of late: of all, of two players, of as many as may play."""
        names = "points", "two", "full"
        means = torch.tensor(self.points[-20:]).nanmean(0)
        return dict(zip(names, means.tolist(), strict=True))

    @torch.no_grad()
    def _look_back(self, last: tuple[Tensor, Tensor]) -> None:
        """What every step should have foretold, and how much better than foretold it came."""
        memory, trace, n = self.memory, self.how.trace, self.how.games
        size = memory.foretold.shape[-1]
        at = lambda seat: seat[:, None, None].expand(-1, 1, size)
        following = torch.zeros(n, self.seats, size, device=self.device)
        surplus = torch.zeros_like(following)
        known = torch.zeros(n, self.seats, dtype=torch.bool, device=self.device)
        seat, foretold = last
        following.scatter_(1, at(seat), foretold[:, None])
        known.scatter_(1, seat[:, None], True)
        ends = self._by_step()
        for t in reversed(range(self.how.steps)):
            game, came = ends[t]
            following[game], surplus[game], known[game] = came, 0.0, True
            seat, foretold = memory.seat[t], memory.foretold[t]
            ahead = following.gather(1, at(seat)).squeeze(1) - foretold
            ahead = ahead + trace * surplus.gather(1, at(seat)).squeeze(1)
            memory.counts[t] &= known.gather(1, seat[:, None]).squeeze(1)
            memory.gain[t] = ahead[:, 0]
            memory.target[t] = foretold + ahead
            following.scatter_(1, at(seat), foretold[:, None])
            surplus.scatter_(1, at(seat), ahead[:, None])
            known.scatter_(1, seat[:, None], True)

    def _by_step(self) -> list[tuple[Tensor, Tensor]]:
        """The games that ended in each step, and what they came to."""
        step, game = self.ended
        counts = torch.bincount(step, minlength=self.how.steps).tolist()
        return list(zip(game.split(counts), self.came.split(counts), strict=True))

    def _improve(self, left: float) -> dict[str, float]:
        """Learns from the memory; says how that went."""
        memory, how = self.memory, self.how
        for group in self.optimizer.param_groups:
            group["lr"] = how.rate * left
        which = memory.counts.flatten().nonzero().squeeze(1)
        names = "legal", "options", "choice", "log", "gain", "target"
        flat = {name: getattr(memory, name).flatten(0, 1) for name in names}
        flat["rows"], flat["players"] = memory.rows.flatten(), self.players.repeat(how.steps)
        self._even(flat["gain"], flat["players"], which)
        self.rounds += 1
        facts: list[Tensor] = []
        for _ in range(how.epochs):
            for at in which[torch.randperm(len(which), device=self.device)].split(how.batch):
                loss, fact = self._loss({name: part[at] for name, part in flat.items()}, left)
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.optimizer.step()
                facts.append(fact)
        told = torch.stack(facts).mean(0).tolist()
        return dict(zip(("loss", "entropy", "drift"), told, strict=True))

    def _even(self, gain: Tensor, players: Tensor, which: Tensor) -> None:
        """Lets the gains at tables of every size count the same: among many they are smaller."""
        for count in players.unique():
            here = players == count
            counted = gain[which][here[which]]
            gain[here] = (gain[here] - counted.mean()) / (counted.std(correction=0) + 1e-6)

    def _loss(self, part: dict[str, Any], left: float) -> tuple[Tensor, Tensor]:
        """What is to become small, and what is told of it."""
        how, seats, players, target = self.how, self.seats, part["players"], part["target"]
        logits, points, share, worth = self.net(part["rows"])
        logs = options(logits, part["legal"], part["options"])
        log = logs.gather(1, part["choice"][:, None]).squeeze(1)
        ratio, better = (log - part["log"]).exp(), part["gain"]
        policy = -torch.min(ratio * better, ratio.clamp(1 - how.clip, 1 + how.clip) * better)
        entropy = -(logs.exp() * logs.clamp(min=-1e4)).sum(-1)
        foretelling = (
            0.5 * F.mse_loss(worth.float(), target[:, 0], reduction="none")
            + 0.5 * points_loss(points, target[:, 1 : 1 + seats], players)
            + 0.25 * share_loss(share, target[:, 1 + seats :], players)
        )
        choosing = policy - how.entropy * left * entropy
        if self.rounds <= how.settle:
            # The policy is to stay as it is while the body learns to foretell.
            choosing = 4 * (log - part["log"]) ** 2
        fact = torch.stack([foretelling.mean(), entropy.mean(), (part["log"] - log).mean()])
        return (choosing + foretelling).mean(), fact.detach()


def _mean(scores: Tensor, players: Tensor, count: int | None) -> float:
    """The average points of those who played, in the games of `count` players or in all."""
    counted = aims.present(players, scores.shape[1])
    if count is not None:
        counted = counted & (players == count)[:, None]
    return float(scores[counted].mean())


def options(logits: Tensor, legal: Tensor, counts: Tensor) -> Tensor:
    """The logarithms of how likely the legal actions are."""
    most = legal.shape[1]
    there, anything = listed(counts, most), torch.arange(most, device=legal.device)
    # Behind the last option stands whatever was there before: any action will do, but not the same
    # for all, or their gradients would wait for one another.
    chosen = logits.gather(1, torch.where(there, legal.long(), anything)).float()
    return F.log_softmax(chosen.masked_fill(~there, -1e9), -1)
