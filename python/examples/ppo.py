"""A small learner in one file: proximal policy optimization in self-play, on two cores.

    python ppo.py --game newdale --minutes 120 --out ppo.pt

One net plays all seats of many games side by side. For the first minutes (``--lessons``) it learns
to do what a bot does (``--teacher``), also where somebody has just stumbled; then it learns from
how its own games end. What it sees comes without its zeros (``VectorEnv(sparse=True)``), so the
first layer adds up a few hundred rows instead of multiplying thousands of columns. From time to
time it meets ``--rival``, every deal from both seats, and is kept: the same command with
``--resume`` goes on from there. Minutes are those of the processors, so that a busy machine changes
nothing but the wait: 120 are an hour of two cores. Needs torch.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

# Threads that wait for one another on a busy machine shall not spin meanwhile.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

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
        nn.init.zeros_(self.worth.weight)

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
    """Games of one net with itself, and what each decision turned out to be worth."""

    def __init__(self, asked: argparse.Namespace, net: Net, games: int, seed: int) -> None:
        self.net, self.asked, self.rng = net, asked, np.random.default_rng(seed)
        self.env = guildhall.VectorEnv(
            asked.game,
            games,
            PLAYERS,
            seed=seed,
            threads=asked.threads,
            reward=("win", "margin"),
            skip_forced=True,
            masks=False,
            observations=False,
            sparse=True,
        )

    def rollout(self, steps: int, teacher: str | None = None) -> dict:
        """Plays `steps` decisions in every game, as the net would or as the teacher does."""
        played = []
        for _ in range(steps):
            step = {"known": known(self.env), "legal": legal(self.env)}
            step["seat"] = self.env.to_move.copy()
            with torch.no_grad():
                shares, step["worth"] = self.net(step["known"], step["legal"])
            actions = self.taught(step, teacher) if teacher else self.own(step, shares)
            step["log"] = shares.gather(1, step["taken"]).squeeze(1)
            self.env.step(actions)
            win, margin = self.env.rewards[..., 0], self.env.rewards[..., 1]
            step["reward"] = 0.5 * win + 0.5 * np.tanh(margin / self.asked.spread)
            step["done"] = self.env.dones.copy()
            played.append(step)
        return self.judged(played)

    def own(self, step: dict, shares: torch.Tensor) -> np.ndarray:
        """What the net does: each option as often as its share says."""
        step["taken"] = torch.multinomial(shares.exp(), 1)
        return step["legal"].gather(1, step["taken"]).squeeze(1).numpy()

    def taught(self, step: dict, teacher: str) -> np.ndarray:
        """What the teacher says is learned; what is done is now and then anything."""
        advice = self.env.advise(teacher, int(self.rng.integers(2**31)))
        there = step["legal"] == torch.from_numpy(advice)[:, None]
        step["taken"] = there.int().argmax(1, keepdim=True)
        stumbling = self.rng.random(self.env.games) < self.asked.stumble
        return np.where(stumbling, self.env.sample(self.rng), advice)

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
        rows = torch.from_numpy(np.flatnonzero(np.concatenate(kept[::-1])))
        even = (advantage - advantage[rows].mean()) / (advantage[rows].std() + 1e-6)
        return {
            "known": joined([step["known"] for step in steps]),
            "legal": torch.cat(fill),
            "taken": torch.cat([step["taken"] for step in steps]),
            "log": torch.cat([step["log"] for step in steps]),
            "gain": even,
            "aim": advantage + torch.cat([step["worth"] for step in steps]),
            "rows": rows,
        }


class Learner:
    """Takes steps with the net, smaller ones towards the end."""

    def __init__(self, net: Net, asked: argparse.Namespace) -> None:
        self.net, self.asked, self.entropy = net, asked, asked.entropy
        self.optimizer = torch.optim.Adam(net.parameters(), lr=asked.rate, eps=1e-5)

    def slow_down(self, left: float) -> None:
        """With this share of the time left: the steps get smaller, and curiosity ends."""
        self.entropy = self.asked.entropy * left
        for group in self.optimizer.param_groups:
            group["lr"] = self.asked.rate * max(0.05, left)

    def imitate(self, batch: dict) -> dict:
        """One pass over what a teacher did."""
        told = {}
        for shares, worth, rows in self.batches(batch):
            policy = -shares.gather(1, batch["taken"][rows]).mean()
            alike = (shares.argmax(1) == batch["taken"][rows, 0]).float().mean()
            told = self.take(policy, worth, batch["aim"][rows]) | {"alike": alike.item()}
        return told

    def learn(self, batch: dict) -> dict:
        """Some passes over a rollout."""
        told = {}
        for _ in range(self.asked.passes):
            for shares, worth, rows in self.batches(batch):
                log, gain = shares.gather(1, batch["taken"][rows]).squeeze(1), batch["gain"][rows]
                ratio = (log - batch["log"][rows]).exp()
                policy = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
                entropy = -(shares.exp() * shares.clamp(min=-50)).sum(1).mean()
                told = self.take(policy - self.entropy * entropy, worth, batch["aim"][rows])
                told["entropy"] = entropy.item()
        return told

    def batches(self, batch: dict):
        """What the net says of a batch, in parts of any order."""
        order = batch["rows"][torch.randperm(len(batch["rows"]))]
        for rows in order.split(self.asked.batch):
            yield *self.net(rows_of(batch["known"], rows), batch["legal"][rows]), rows

    def take(self, policy: torch.Tensor, worth: torch.Tensor, aim: torch.Tensor) -> dict:
        """One step."""
        value = (worth - aim).square().mean()
        self.optimizer.zero_grad()
        (policy + 0.5 * value).backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimizer.step()
        return {"value": value.item()}


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
            masks=False,
            observations=False,
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


class Course:
    """The lessons, then self-play, until the time is up."""

    def __init__(self, asked: argparse.Namespace) -> None:
        torch.manual_seed(asked.seed)
        torch.set_num_threads(asked.threads)
        self.asked, self.net = asked, Net(asked.game, asked.width)
        self.learner, self.taught = Learner(self.net, asked), []
        self.past, self.waited, self.seen, self.clock = 0.0, 0.0, 0, time.monotonic()
        if asked.resume:
            self.go_on()
        self.player = Player(asked, self.net, asked.games, asked.seed + self.seen)

    @property
    def minutes(self) -> float:
        """How long it has learned, in minutes of the processors."""
        return self.past + time.process_time() / 60

    @property
    def wait(self) -> float:
        """The same by the clock."""
        return self.waited + (time.monotonic() - self.clock) / 60

    def run(self) -> None:
        due = self.minutes + self.asked.every
        while self.minutes < self.asked.minutes:
            self.learner.slow_down(1 - self.minutes / self.asked.minutes)
            told = self.lesson() if self.minutes < self.asked.lessons else self.self_play()
            if self.minutes >= due:
                due += self.asked.every
                self.tell(told, [self.asked.rival])
        self.tell({}, ["random", "busy", "greedy"])

    def lesson(self) -> dict:
        """New lessons, and a pass over these and over some of the earlier ones."""
        batch = self.player.rollout(self.asked.steps // 4, self.asked.teacher)
        self.taught.append(batch)
        self.seen += len(batch["log"])
        some = torch.randint(len(self.taught), (self.asked.again,))
        return [self.learner.imitate(one) for one in [*(self.taught[at] for at in some), batch]][-1]

    def self_play(self) -> dict:
        """A rollout, and what it teaches."""
        self.taught.clear()
        batch = self.player.rollout(self.asked.steps)
        self.seen += len(batch["log"])
        return self.learner.learn(batch)

    def tell(self, told: dict, rivals: list[str]) -> None:
        """Says how far it came, and keeps it."""
        spent = f"{self.minutes:5.1f} min ({self.wait:.1f} by the clock)"
        figures = ", ".join(f"{name} {number:.3f}" for name, number in told.items())
        print(f"{spent}, {self.seen:,} decisions {figures}", flush=True)
        for rival in rivals:
            print("  " + match(self.net, self.asked, rival), flush=True)
        if self.asked.out:
            self.keep()

    def keep(self) -> None:
        """Lays by what is needed to go on."""
        state = {"net": self.net.state_dict(), "optimizer": self.learner.optimizer.state_dict()}
        spent = {"minutes": self.minutes, "wait": self.wait, "seen": self.seen}
        part = Path(f"{self.asked.out}.part")
        torch.save(state | spent, part)
        part.replace(self.asked.out)

    def go_on(self) -> None:
        """Goes on from what was laid by; its games begin anew."""
        state = torch.load(self.asked.out)
        self.net.load_state_dict(state["net"])
        self.learner.optimizer.load_state_dict(state["optimizer"])
        self.past, self.waited, self.seen = state["minutes"], state["wait"], state["seen"]


def parser() -> argparse.ArgumentParser:
    """The settings."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="newdale")
    parser.add_argument("--minutes", type=float, default=120, help="of the processors")
    parser.add_argument("--lessons", type=float, default=8, help="the first of these minutes")
    parser.add_argument("--teacher", default="greedy")
    parser.add_argument("--stumble", type=float, default=0.05, help="share of slips in lessons")
    parser.add_argument("--again", type=int, default=3, help="earlier lessons beside each new one")
    parser.add_argument("--games", type=int, default=256, help="side by side")
    parser.add_argument("--steps", type=int, default=256, help="decisions of each in a rollout")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--trust", type=float, default=0.98, help="lambda of the advantages")
    parser.add_argument("--entropy", type=float, default=0.005)
    parser.add_argument("--spread", type=float, default=20.0, help="a lead in points that is large")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=float, default=4, help="minutes between matches")
    parser.add_argument("--match", type=int, default=50, help="deals of a match")
    parser.add_argument("--rival", default="greedy", help="whom it meets from time to time")
    parser.add_argument("--out", help="where the net is kept")
    parser.add_argument("--resume", action="store_true", help="go on from what lies at --out")
    return parser


if __name__ == "__main__":
    Course(parser().parse_args()).run()
