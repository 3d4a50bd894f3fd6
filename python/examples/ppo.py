"""A small learner in one file: proximal policy optimization in self-play, on two cores.

    python ppo.py --game newdale --minutes 10 --out ppo.pt

One net plays all seats of many games side by side and learns from how they end: no lessons, no
search, no bot to imitate. What it sees comes without its zeros (``VectorEnv(sparse=True)``), so the
first layer adds up a few hundred rows instead of multiplying thousands of columns. From time to
time it meets ``random`` and ``greedy``, every deal from both seats. Needs torch.
"""

from __future__ import annotations

import argparse
import time

import guildhall
import numpy as np
import torch
from guildhall.contest import interval
from torch import nn

PLAYERS = 2


class Net(nn.Module):
    """What to do and what it is worth, from what a seat knows."""

    def __init__(self, game: str, width: int) -> None:
        super().__init__()
        about = guildhall.info(game)
        self.enter = nn.EmbeddingBag(about["observation"], width, mode="sum")
        nn.init.normal_(self.enter.weight, std=0.05)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, about["actions"])
        self.worth = nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, known: tuple, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the shares of the legal options, and the worth. Rows of `legal` are filled
        up with -1."""
        places, values, starts = known
        seen = self.body(self.enter(places, starts, per_sample_weights=values))
        logits = self.policy(seen).gather(1, legal.clamp(min=0))
        logits = logits.masked_fill(legal < 0, -1e9)
        return torch.log_softmax(logits, 1), self.worth(seen).squeeze(1)


def known(env: guildhall.VectorEnv) -> tuple:
    """What the seats know, as the net takes it."""
    total = int(env.starts[-1])
    places = torch.from_numpy(env.indices[:total].copy())
    values = torch.from_numpy(env.values[:total].copy())
    return places, values, torch.from_numpy(env.starts[:-1].copy())


def legal(env: guildhall.VectorEnv) -> torch.Tensor:
    """The options, filled up with -1."""
    most = max(1, int(env.counts.max()))
    listed = torch.from_numpy(env.legal[:, :most].astype(np.int64))
    return listed.masked_fill(torch.arange(most) >= torch.from_numpy(env.counts)[:, None], -1)


def joined(steps: list[tuple]) -> tuple:
    """The sparse rows of many steps as one batch."""
    places, values, starts = zip(*steps, strict=True)
    offsets = np.cumsum([0] + [len(one) for one in places[:-1]])
    moved = [one + int(offset) for one, offset in zip(starts, offsets, strict=True)]
    return torch.cat(places), torch.cat(values), torch.cat(moved)


def rows_of(whole: tuple, rows: torch.Tensor) -> tuple:
    """Some rows of a sparse batch."""
    places, values, starts = whole
    ends = torch.cat([starts[1:], torch.tensor([len(places)])])
    lengths = (ends - starts)[rows]
    sums = torch.cumsum(lengths, 0)
    at = torch.arange(int(sums[-1])) + torch.repeat_interleave(
        starts[rows] - sums + lengths, lengths
    )
    return places[at], values[at], sums - lengths


class Player:
    """Self-play: rollouts with what each decision turned out to be worth."""

    def __init__(self, asked: argparse.Namespace, net: Net) -> None:
        self.net, self.asked = net, asked
        self.env = guildhall.VectorEnv(
            asked.game,
            asked.games,
            PLAYERS,
            seed=asked.seed,
            threads=asked.threads,
            reward=("win", "margin"),
            skip_forced=True,
            masks=False,
            observations=False,
            sparse=True,
        )
        self.spread = 40.0

    def rollout(self) -> dict:
        """Plays `steps` decisions in every game."""
        env, steps = self.env, []
        for _ in range(self.asked.steps):
            step = {"known": known(env), "legal": legal(env), "seat": env.to_move.copy()}
            with torch.no_grad():
                shares, step["worth"] = self.net(step["known"], step["legal"])
            step["taken"] = torch.multinomial(shares.exp(), 1)
            step["log"] = shares.gather(1, step["taken"]).squeeze(1)
            env.step(step["legal"].gather(1, step["taken"]).squeeze(1).numpy())
            win, margin = env.rewards[..., 0], env.rewards[..., 1]
            step["reward"] = 0.5 * win + 0.5 * np.tanh(margin / self.spread)
            step["done"] = env.dones.copy()
            steps.append(step)
        return self.judged(steps)

    def judged(self, steps: list[dict]) -> dict:
        """Goes back over the steps, seat by seat: what came later, discounted by `trust`."""
        games = self.env.games
        worth, gain = np.zeros((games, PLAYERS)), np.zeros((games, PLAYERS))
        due, sure = np.zeros((games, PLAYERS)), np.zeros((games, PLAYERS), bool)
        every, advantages, kept = np.arange(games), [], []
        for step in reversed(steps):
            over = step["done"]
            worth[over], gain[over], due[over], sure[over] = 0, 0, step["reward"][over], True
            at, now = (every, step["seat"]), step["worth"].numpy()
            change = due[at] + worth[at] - now
            gain[at] = change + self.asked.trust * gain[at]
            advantages.append(gain[at].copy())
            # Of what a seat decides last in a rollout nobody knows yet what it is worth.
            kept.append(sure[at].copy())
            worth[at], due[at], sure[at] = now, 0, True
        advantage = torch.from_numpy(np.concatenate(advantages[::-1])).float()
        most = max(step["legal"].shape[1] for step in steps)
        fill = [
            nn.functional.pad(s["legal"], (0, most - s["legal"].shape[1]), value=-1) for s in steps
        ]
        return {
            "known": joined([step["known"] for step in steps]),
            "legal": torch.cat(fill),
            "taken": torch.cat([step["taken"] for step in steps]),
            "log": torch.cat([step["log"] for step in steps]),
            "advantage": advantage,
            "aim": advantage + torch.cat([step["worth"] for step in steps]),
            "rows": torch.from_numpy(np.flatnonzero(np.concatenate(kept[::-1]))),
        }


def learn(
    net: Net, optimizer: torch.optim.Optimizer, batch: dict, asked: argparse.Namespace
) -> dict:
    """Some passes over a rollout."""
    told = {}
    for _ in range(asked.passes):
        order = batch["rows"][torch.randperm(len(batch["rows"]))]
        for rows in order.split(asked.batch):
            shares, worth = net(rows_of(batch["known"], rows), batch["legal"][rows])
            log = shares.gather(1, batch["taken"][rows]).squeeze(1)
            gain = batch["advantage"][rows]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            ratio = (log - batch["log"][rows]).exp()
            policy = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            value = (worth - batch["aim"][rows]).square().mean()
            entropy = -(shares.exp() * shares.clamp(min=-50)).sum(1).mean()
            loss = policy + 0.5 * value - asked.entropy * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            told = {"entropy": entropy.item(), "value": value.item()}
    return told


def match(net: Net, asked: argparse.Namespace, rival: str) -> str:
    """How often the net, taking what looks best, ends ahead; every deal from both seats."""
    ahead, points = np.zeros((2, asked.match)), np.zeros(2)
    for side in range(2):
        env = guildhall.VectorEnv(
            asked.game,
            asked.match,
            PLAYERS,
            seed=77,
            threads=asked.threads,
            reward="score",
            auto_reset=False,
            skip_forced=True,
            sparse=True,
        )
        scores = np.zeros_like(env.rewards)
        while (env.to_move >= 0).any():
            theirs = env.to_move == 1 - side
            actions = env.advise(rival, 5, games=theirs)
            with torch.no_grad():
                shares, _ = net(known(env), legal(env))
            best = legal(env).gather(1, shares.argmax(1, keepdim=True)).squeeze(1).numpy()
            actions = np.where(env.to_move == side, best, actions)
            env.step(np.where(env.to_move < 0, -1, actions))
            scores += env.rewards
        lead = scores[:, side] - scores[:, 1 - side]
        ahead[side] = 0.5 + 0.5 * np.sign(lead)
        points += [scores[:, side].mean() / 2, scores[:, 1 - side].mean() / 2]
    low, high = interval(ahead.mean(0))
    share = f"{100 * ahead.mean():.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    return f"{rival}: ahead in {share}, {points[0]:.1f} : {points[1]:.1f} points"


def parser() -> argparse.ArgumentParser:
    """The settings."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="newdale")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=128, help="side by side")
    parser.add_argument("--steps", type=int, default=128, help="decisions of each in a rollout")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--trust", type=float, default=0.95, help="lambda of the advantages")
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=float, default=5, help="minutes between matches")
    parser.add_argument("--match", type=int, default=50, help="deals of a match")
    parser.add_argument("--out", help="where the net is kept")
    return parser


def main() -> None:
    asked = parser().parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    net = Net(asked.game, asked.width)
    optimizer = torch.optim.Adam(net.parameters(), lr=asked.rate, eps=1e-5)
    player, seen, clock, due = Player(asked, net), 0, time.monotonic(), asked.every
    while (minutes := (time.monotonic() - clock) / 60) < asked.minutes:
        for group in optimizer.param_groups:
            group["lr"] = asked.rate * max(0.05, 1 - minutes / asked.minutes)
        batch = player.rollout()
        told = learn(net, optimizer, batch, asked)
        seen += len(batch["log"])
        if minutes >= due:
            due += asked.every
            print(f"{minutes:5.1f} min, {seen:,} decisions, {told}", flush=True)
            print("  " + match(net, asked, "random"), flush=True)
    print(f"{asked.minutes:g} min, {seen:,} decisions")
    for rival in ("random", "busy", "greedy"):
        print("  " + match(net, asked, rival), flush=True)
    if asked.out:
        torch.save(net.state_dict(), asked.out)


if __name__ == "__main__":
    main()
