"""Proximal policy optimization: what a net learns from its memory."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from .how import SelfPlay
from .memory import Memory
from .model import Net, points_loss, share_loss
from .options import options
from .recorded import Recorded


class Learning:
    """Lets a net do more often what came better than foretold, and foretell what came."""

    def __init__(self, net: Net, how: SelfPlay, memory: Memory, players: Tensor) -> None:
        self.net, self.how, self.memory, self.players = net, how, memory, players
        self.device = players.device
        number = lambda value: torch.tensor(value, device=self.device)
        #: What a round is told: how much of the time is left, and whether only foretelling is
        #: learned.
        self.left, self.settling = number(1.0), number(True)
        cuda = self.device.type == "cuda"
        #: A card that repeats recorded work reads the rate where it stands.
        self.rate = number(how.rate) if cuda else how.rate
        self.optimizer = torch.optim.AdamW(
            net.parameters(),
            lr=self.rate,
            betas=(0.9, 0.99),
            weight_decay=1e-4,
            fused=cuda,
            capturable=cuda,
        )
        size = min(how.batch, how.games * how.steps // 2)
        self.batch = torch.zeros(size, dtype=torch.long, device=self.device)
        self.fact = torch.zeros(3, device=self.device)
        self.learn = Recorded(self._learn, self.device)
        self.rounds = 0

    def round(self, left: float) -> dict[str, float]:
        """Learns from the memory; says how that went."""
        self._begin(left)
        which = self.memory.flat("counts").nonzero().squeeze(1)
        self._even(self.memory.flat("gain"), self.players.repeat(self.how.steps), which)
        times = 0
        for _ in range(self.how.epochs):
            order = which[torch.randperm(len(which), device=self.device)]
            for at in order.split(len(self.batch))[: len(which) // len(self.batch)]:
                self.batch.copy_(at)
                self.learn()
                times += 1
        told = (self.fact / max(1, times)).tolist()
        return dict(zip(("loss", "entropy", "drift"), told, strict=True))

    def _begin(self, left: float) -> None:
        self.left.fill_(left)
        self.settling.fill_(self.rounds < self.how.settle)
        self.rounds += 1
        self.fact.zero_()
        for group in self.optimizer.param_groups:
            if torch.is_tensor(self.rate):
                self.rate.fill_(self.how.rate * left)
            else:
                group["lr"] = self.how.rate * left

    def _even(self, gain: Tensor, players: Tensor, which: Tensor) -> None:
        """Lets the gains at tables of every size count the same: among many they are smaller."""
        for count in players.unique():
            here = players == count
            counted = gain[which][here[which]]
            gain[here] = (gain[here] - counted.mean()) / (counted.std(correction=0) + 1e-6)

    def _learn(self) -> None:
        """Learns from the decisions whose numbers are in the batch."""
        names = "rows", "legal", "options", "choice", "log", "gain", "target"
        part = {name: self.memory.flat(name)[self.batch] for name in names}
        part["players"] = self.players[self.batch % self.how.games]
        loss, fact = self._loss(part)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        self.fact += fact

    def _loss(self, part: dict[str, Any]) -> tuple[Tensor, Tensor]:
        """What is to become small, and what is told of it."""
        how, seats, players, target = (
            self.how,
            self.net.shape.seats,
            part["players"],
            part["target"],
        )
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
        # The policy is to stay as it is while the body learns to foretell.
        staying = 4 * (log - part["log"]) ** 2
        choosing = torch.where(self.settling, staying, policy - how.entropy * self.left * entropy)
        fact = torch.stack([foretelling.mean(), entropy.mean(), (part["log"] - log).mean()])
        return (choosing + foretelling).mean(), fact.detach()
