"""Self-play: the net plays all seats of thousands of games, some against earlier selves, and
learns by proximal policy optimization."""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable
from itertools import pairwise

import torch
from torch import Tensor

from . import aims
from .arena import Arena
from .crew import Crew
from .how import SelfPlay
from .learning import Learning
from .memory import Memory
from .model import Net, shares
from .options import options
from .progress import Progress
from .recorded import Recorded
from .rows import Rows
from .tables import mixed

#: The length of what is foretold of a position: its worth, then points and shares of the seats.
_FORETOLD = 1
#: How far earlier selves look past what is better and worse: whoever meets only masters does not know
#: what to do where somebody erred.
_MOODS = (1.0, 1.0, 1.5, 3.0)


class Learner:
    """A net in self-play."""

    def __init__(
        self, net: Net, game: str, how: SelfPlay, width: int, device: torch.device, crew: Crew
    ) -> None:
        self.net, self.game, self.how, self.device, self.crew = net, game, how, device, crew
        tables, seed = mixed(game, how.players), how.seed + crew.rank * how.games
        ends = [how.games * part // how.arenas for part in range(how.arenas + 1)]
        self.arenas = [
            Arena(game, tables, first, end - first, how.threads, seed, width, device)
            for first, end in pairwise(ends)
        ]
        self.seats = self.arenas[0].seats
        self.players = torch.cat([arena.players for arena in self.arenas])
        self.memory = Memory(how.steps, how.games, _FORETOLD + 2 * self.seats, self.arenas[0])
        self.past: list[Net] = []
        self.rival = copy.deepcopy(net).eval()
        self.kept = -1e9
        self.decisions = self.games = 0
        self.points: list[list[float]] = []
        # In each part the first games are against earlier selves.
        self.rivalry = int(how.games // how.arenas * how.league)
        self.heroes = torch.arange(how.games, device=device) % self.players
        rounds = torch.arange(how.games, device=device) // len(tables)
        self.moods = torch.tensor(_MOODS, device=device)[rounds % len(_MOODS)]
        self.step = torch.zeros(1, dtype=torch.long, device=device)
        work = [functools.partial(self._decide, arena) for arena in self.arenas]
        self.deciding = [Recorded(decide, device) for decide in work]
        self.learning = Learning(net, how, self.memory, self.players)

    def learn(
        self,
        minutes: float,
        progress: Progress,
        keep: Callable[[float], None] | None = None,
        every: float = 0.25,
        before: float = 0.0,
    ) -> None:
        """Plays and learns for so long, of which `before` minutes are over already; `keep` lays by
        what was learned now and then, and is told how many are over."""
        start = told = kept = progress.spent
        over = lambda: before + progress.spent - start
        while (gone := self.crew.latest(over())) < minutes:
            left = 1 - (1 - self.how.last) * gone / minutes
            self._keep(gone)
            began = progress.spent
            self._play()
            self._look_back()
            played = progress.spent
            facts = self.learning.round(left)
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
            if keep and progress.spent - kept > self.how.lay_by:
                keep(over())
                kept = progress.spent

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
        """Plays some steps of all games, and looks at what they came to."""
        self.rival.load_state_dict(self.past[int(torch.randint(len(self.past), (1,)))].state_dict())
        for step in range(self.how.steps + 1):
            self.step.fill_(step)
            for arena, decide in zip(self.arenas, self.deciding, strict=True):
                arena.look()
                decide()
                # Behind the last step nothing is played yet: the next round begins there.
                arena.answer() if step < self.how.steps else arena.stay()
        self.decisions += self.how.steps * self.how.games * self.crew.size
        self._ends()

    def _decide(self, arena: Arena) -> None:
        """Answers for every game of the arena, and remembers it."""
        seen = arena.seen()
        logits, foretold = self._glance(self.net, seen.rows, arena.players)
        own = torch.ones_like(seen.seat, dtype=torch.bool)
        if some := self.rivalry:
            own[:some] = seen.seat[:some] == self.heroes[arena.columns][:some]
            theirs, _ = self._glance(self.rival, seen.rows[:some], arena.players[:some])
            theirs = theirs / self.moods[arena.columns][:some, None]
            logits[:some] = torch.where(own[:some, None], logits[:some], theirs)
        logs = options(logits, seen.legal, seen.counts)
        chance = torch.rand_like(logs).clamp_(1e-9, 1 - 1e-7)
        choice = (logs - torch.log(-torch.log(chance))).argmax(-1, keepdim=True)
        arena.choice.copy_(seen.legal.gather(1, choice).squeeze(1))
        decided = {"choice": choice.squeeze(1), "log": logs.gather(1, choice).squeeze(1)}
        self.memory.put(self.step, arena, seen, **decided, foretold=foretold, counts=own)

    def _glance(self, net: Net, rows: Rows, players: Tensor) -> tuple[Tensor, Tensor]:
        """The logits, and worth, points and shares as one row."""
        logits, points, share, worth = net(rows)
        return logits, torch.cat(
            [worth.float()[:, None], points.float(), shares(share, players)], 1
        )

    def _ends(self) -> None:
        """Works out what the games came to that ended."""
        memory = self.memory
        step, game = self.ended = memory.done[1:].nonzero(as_tuple=True)
        players, (wins, scores) = self.players[game], memory.reward[1:][step, game].unbind(-1)
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
    def _look_back(self) -> None:
        """What every step should have foretold, and how much better than foretold it came."""
        memory, trace, n = self.memory, self.how.trace, self.how.games
        size = memory.foretold.shape[-1]
        at = lambda seat: seat[:, None, None].expand(-1, 1, size)
        following = torch.zeros(n, self.seats, size, device=self.device)
        surplus = torch.zeros_like(following)
        known = torch.zeros(n, self.seats, dtype=torch.bool, device=self.device)
        seat, foretold = memory.seat[-1], memory.foretold[-1]
        following.scatter_(1, at(seat), foretold[:, None])
        known.scatter_(1, seat[:, None], True)
        ends = self._by_step()
        for t in reversed(range(self.how.steps)):
            game, came = ends[t]
            following[game], surplus[game], known[game] = came, 0.0, True
            seat, foretold = memory.seat[t], memory.foretold[t]
            ahead = following.gather(1, at(seat)).squeeze(1) - foretold
            ahead = ahead + trace * surplus.gather(1, at(seat)).squeeze(1)
            # Of the last decision of a seat nothing is known yet, and nothing may be handed back.
            shown = known.gather(1, seat[:, None])
            ahead = torch.where(shown, ahead, 0.0)
            memory.counts[t] &= shown.squeeze(1)
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


def _mean(scores: Tensor, players: Tensor, count: int | None) -> float:
    """The average points of those who played, in the games of `count` players or in all."""
    counted = aims.present(players, scores.shape[1])
    if count is not None:
        counted = counted & (players == count)[:, None]
    return float(scores[counted].mean())
