"""Search as a teacher: thousands of searches guided by the net play games with themselves, and
the net learns what they found best and how the games ended (expert iteration)."""

from __future__ import annotations

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

#: So many options of a decision are kept, those that deserve most.
OPTIONS = 96


@dataclass(frozen=True)
class Search:
    """How the searches play and the net learns."""

    games: int = 2048
    sims: int = 32
    #: The part of the decisions that get all walks; the others get one glance.
    full: float = 0.25
    threads: int = 1
    #: Decisions that are kept to learn from, and how often each is learned from.
    room: int = 1_000_000
    reuse: float = 3.0
    batch: int = 4096
    rate: float = 5e-4
    #: How much of what is foretold is what the search saw; the rest is how the game ended.
    foresight: float = 0.25
    opening: int = 30
    #: From whose view positions are judged on the way: that of the seat which is asked, as in
    #: self-play, or the thinker's ``own``, which only search teaches.
    views: str = "asked"
    #: How strongly a difference in worth counts against the policy. The averages of a few walks are
    #: mostly luck, and the mean of what luck preferred is a policy that prefers nothing: so it
    #: counts for less than it does in play, see `SearchPool`.
    sharpness: float = 0.2
    caution: float = 16.0
    seed: int = 1


@torch.no_grad()
def judged(
    net: Net, leaves: dict[str, np.ndarray], width: int, device: torch.device
) -> tuple[np.ndarray, ...]:
    """What the net says of the leaves of a pool, as :meth:`SearchPool.answer` takes it."""
    here = lambda name: torch.from_numpy(leaves[name]).to(device)
    rows = Rows.compressed(here("indptr"), here("indices"), here("values"), width)
    logits, points, share, _ = net(rows)
    players, starts, legal = here("players").long(), here("legal_indptr"), here("legal").long()
    each = torch.arange(len(players), device=device)
    row = torch.repeat_interleave(each, starts[1:] - starts[:-1], output_size=len(legal))
    answers = logits[row, legal].float(), points.float() * aims.POINTS, shares(share, players)
    return tuple(answer.cpu().numpy() for answer in answers)


class Shelf:
    """The latest decisions of finished games, on the device."""

    def __init__(self, how: Search, width: int, seats: int, device: torch.device) -> None:
        self.how, self.width, self.device = how, width, device
        room = how.room
        self.rows = Rows.zeros(room, width, device=device)
        self.legal = torch.zeros(room, OPTIONS, dtype=torch.int16, device=device)
        self.policy = torch.zeros(room, OPTIONS, dtype=torch.float16, device=device)
        self.points, self.shares = (torch.zeros(room, seats, device=device) for _ in range(2))
        self.players = torch.ones(room, dtype=torch.long, device=device)
        self.taught = torch.zeros(room, dtype=torch.bool, device=device)
        self.count = self.next = 0

    def put(self, found: dict[str, np.ndarray]) -> int:
        """Takes the decisions of games that ended; says how many."""
        new = len(found["action"])
        if new == 0:
            return 0
        here = lambda array: torch.from_numpy(array).to(self.device)
        at = torch.arange(self.next, self.next + new, device=self.device) % self.how.room
        self.rows[at] = Rows.compressed(
            *(here(found[name]) for name in ("indptr", "indices", "values")), self.width
        )
        self.legal[at], self.policy[at] = self._options(found)
        mix = lambda end, seen: torch.lerp(here(end), here(seen), self.how.foresight)
        self.points[at] = mix(found["points"], found["root_points"]) / aims.POINTS
        self.shares[at] = mix(found["shares"], found["root_shares"])
        self.players[at] = here(found["players"]).long()
        self.taught[at] = here(found["full"] & (found["action"] >= 0))
        self.next = (self.next + new) % self.how.room
        self.count = min(self.how.room, self.count + new)
        return new

    def _options(self, found: dict[str, np.ndarray]) -> tuple[Tensor, Tensor]:
        """The legal options and what each deserves, the most deserving where there are too many."""
        starts = torch.from_numpy(found["legal_indptr"]).to(self.device)
        most = max(OPTIONS, int(np.diff(found["legal_indptr"]).max(initial=1)))
        legal, policy = (
            torch.from_numpy(found[name]).to(self.device) for name in ("legal", "policy")
        )
        # A legal option deserves a little at least: what deserves nothing is no option.
        wide = Rows.compressed(starts, legal, policy.clamp(min=1e-6), most)
        best = wide.values.topk(OPTIONS, dim=1)
        return wide.indices.gather(1, best.indices), best.values


class Searcher:
    """A net that is taught by its own search."""

    def __init__(self, net: Net, game: str, how: Search, width: int, device: torch.device) -> None:
        self.net, self.game, self.how, self.device = net, game, how, device
        self.width = width
        self.shelf = Shelf(how, width, net.shape.seats, device)
        tables = [(table["players"], table["options"]) for table in mixed(game)]
        # Two pools, so that the walks of one go on while the net judges the leaves of the other.
        self.pools = [
            guildhall.SearchPool(
                game,
                how.games // 2,
                tables=tables,
                sims=how.sims,
                full=how.full,
                threads=max(1, how.threads // 2),
                seed=how.seed + 1000 * number,
                opening=how.opening,
                views=how.views,
                sharpness=how.sharpness,
                caution=how.caution,
                bystanders=how.views == "own",
            )
            for number in range(2)
        ]
        self.optimizer = torch.optim.AdamW(
            net.parameters(), lr=how.rate, betas=(0.9, 0.99), weight_decay=1e-3
        )
        self.average = {name: value.detach().clone() for name, value in net.state_dict().items()}
        self.decisions = self.games = self.leaves = 0
        self.points: list[tuple[int, float]] = []
        self.debt = 0.0

    def learn(self, minutes: float, progress: Progress, every: float = 0.25) -> None:
        """Searches and learns for so long; the net is then the average of its last selves."""
        start = told = progress.spent
        facts: dict[str, float] = {}
        while (gone := progress.spent - start) < minutes:
            for pool, other in (self.pools, self.pools[::-1]):
                self._judge(pool)
                # What one pool has finished is asked while the walks of the other go on.
                self._take(other.finished())
            facts = self._improve(min(1.0, max(0.02, 2.5 * (1 - gone / minutes)))) or facts
            if progress.spent - told > every:
                rate = self.leaves / (60 * (progress.spent - start))
                counts = {
                    "decisions": self.decisions,
                    "games": self.games,
                    "per_second": round(rate),
                }
                progress.tell("search", **counts, **self._points(), **facts)
                told = progress.spent
        self.net.load_state_dict(self.average)

    def _judge(self, pool) -> None:
        leaves = pool.leaves()
        pool.answer(*judged(self.net, leaves, self.width, self.device))
        self.leaves += len(leaves["players"])

    def _take(self, found: dict[str, np.ndarray]) -> None:
        new = self.shelf.put(found)
        if new == 0:
            return
        self.decisions += new
        self.debt += new * self.how.reuse
        first = (found["step"] == 0) & (found["action"] >= 0)
        self.games += int(first.sum())
        for players, points in zip(found["players"][first], found["points"][first], strict=True):
            self.points.append((int(players), float(points[:players].mean())))

    def _points(self) -> dict[str, float]:
        """The points of late: of all, of two players, of as many as may play."""
        late = self.points[-2000:]
        of = lambda *counts: [points for players, points in late if players in counts]
        seats = range(1, self.net.shape.seats + 1)
        groups = {"points": of(*seats), "two": of(2), "full": of(seats[-1])}
        return {name: float(np.mean(some)) for name, some in groups.items() if some}

    def _improve(self, left: float) -> dict[str, float] | None:
        """Learns as often as new decisions allow."""
        how, shelf, facts = self.how, self.shelf, None
        for group in self.optimizer.param_groups:
            group["lr"] = how.rate * left
        while self.debt >= how.batch and shelf.count >= how.batch:
            self.debt -= how.batch
            at = torch.randint(shelf.count, (how.batch,), device=self.device)
            logits, points, share, _ = self.net(shelf.rows[at])
            policy, there = shelf.policy[at].float(), shelf.players[at]
            logs = logits.float().gather(1, shelf.legal[at].long())
            logs = F.log_softmax(logs.masked_fill(policy <= 0, -1e9), -1)
            taught = shelf.taught[at].float()
            chosen = -(policy * logs.clamp(min=-50)).sum(-1) * taught
            foretelling = points_loss(points, shelf.points[at], there) + 0.5 * share_loss(
                share, shelf.shares[at], there
            )
            loss = chosen.sum() / taught.sum().clamp(min=1) + foretelling.mean()
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optimizer.step()
            self._remember()
            if facts is None:
                facts = {
                    "loss": loss.item(),
                    "entropy": -(policy * policy.clamp(min=1e-6).log()).sum(-1).mean().item(),
                }
        return facts

    @torch.no_grad()
    def _remember(self, keep: float = 0.995) -> None:
        """The average follows the net slowly; it plays better than any single moment of it."""
        for name, value in self.net.state_dict().items():
            self.average[name].lerp_(value, 1 - keep)
