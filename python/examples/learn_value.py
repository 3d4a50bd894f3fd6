"""Learns what a position is worth from self-play, and plays it against ``greedy``.

``greedy`` follows its own turn to the end and judges what lies on the table by an
estimate. This script learns by how much that estimate is wrong. It plays games, and at the end of
every turn notes what the seat knew; the discounted mean of what the search said at the same seat's
later decisions, and of the final points at last, is what the position was really worth.
A small network learns the difference. Then the same search plays with the corrected estimate
against ``greedy``, on the same deals from either side; the first round learns from ``greedy``'s
games, later ones from the learner's own.

    python learn_value.py --game orleans --games 400 --out value.npz
    python learn_value.py --game orleans --games 0 --load value.npz --matches 200

Needs numpy alone.
"""

from __future__ import annotations

import argparse

import guildhall
import numpy as np
from guildhall.contest import interval

#: What a point counts in what the network says.
SCALE = 1 / 20
#: What a point of the strongest rival counts against one of one's own, as for ``greedy``.
ENVY = 0.1
#: How often chance is tried where a turn ends in it.
DEALS = 3
#: How often a player strays while it learns. Without errors in its games a network knows nothing
#: of the options that nobody takes.
STRAY = 0.2
#: How much of what a later decision says is about this one.
TRUST = 0.95


class Network:
    """One hidden layer, trained by Adam; it says nothing before it has learned."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights = [
            rng.normal(0, (1 / inputs) ** 0.5, (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros(hidden, np.float32),
            np.zeros(1, np.float32),
        ]
        self._mean = [np.zeros_like(one) for one in self.weights]
        self._square = [np.zeros_like(one) for one in self.weights]
        self._steps = 0

    def __call__(self, known: np.ndarray) -> np.ndarray:
        """By how many points the estimate is too low."""
        first, bias, second, last = self.weights
        return (np.maximum(known @ first + bias, 0) @ second + last) / SCALE

    def fit(self, known: np.ndarray, missing: np.ndarray, rng: np.random.Generator) -> None:
        """Goes once over the examples."""
        order = rng.permutation(len(known))
        for batch in np.array_split(order, max(1, len(order) // 256)):
            self._step(known[batch].astype(np.float32), missing[batch] * SCALE)

    def _step(self, known: np.ndarray, missing: np.ndarray) -> None:
        first, bias, second, last = self.weights
        hidden = np.maximum(known @ first + bias, 0)
        each = (2 / len(missing)) * (hidden @ second + last - missing)
        back = np.outer(each, second) * (hidden > 0)
        self._adam([known.T @ back, back.sum(axis=0), hidden.T @ each, each.sum(keepdims=True)])

    def _adam(self, slopes: list[np.ndarray], rate: float = 5e-4, decay: float = 0.02) -> None:
        self._steps += 1
        soon, late = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for at, slope in enumerate(slopes):
            self._mean[at] += 0.1 * (slope - self._mean[at])
            self._square[at] += 0.001 * (slope**2 - self._square[at])
            move = (self._mean[at] / soon) / (np.sqrt(self._square[at] / late) + 1e-8)
            self.weights[at] -= (rate * (move + decay * self.weights[at])).astype(np.float32)

    def save(self, path: str) -> None:
        np.savez_compressed(path, *self.weights)

    def load(self, path: str) -> None:
        with np.load(path) as file:
            self.weights = [file[name] for name in file.files]


class Teacher:
    """``greedy``, who says what its choice is worth."""

    def __init__(self, seed: int) -> None:
        self.bot = guildhall.Bot("greedy", seed=seed)

    def choose(self, game: guildhall.Game, seat: int) -> tuple[str, float]:
        best = self.bot.consider(game, seat)[0]
        return best["action"], best["value"]


class Learner:
    """Follows its own turn as ``greedy`` does, with the corrected estimate.

    The lines that promise most are followed side by side until somebody else, chance or another
    phase comes. What was found is played to the end of the turn without searching again.
    """

    def __init__(self, network: Network, weight: float = 1.0, seed: int = 0) -> None:
        self.network, self.weight, self.width, self.depth = network, weight, 10, 24
        self.rng = np.random.default_rng(seed)
        self.busy = guildhall.Bot("busy", seed=seed)
        self.plans: dict[int, tuple[tuple[int, str], list[int], float]] = {}

    def choose(self, game: guildhall.Game, seat: int) -> tuple[int, float]:
        legal = game.legal_indices(seat)
        now, plan, value = self.plans.get(seat, ((0, ""), [], 0.0))
        if now != (game.round, game.phase) or not plan or plan[0] not in legal:
            plan, value = self._search(game, seat)
        self.plans[seat] = ((game.round, game.phase), plan[1:], value)
        return plan[0], value

    def _search(self, game: guildhall.Game, seat: int) -> tuple[list[int], float]:
        lines = [([], self._known(game, seat))]
        best: tuple[list[int], float] = ([], -np.inf)
        for _ in range(self.depth):
            going, ends = self._steps(lines, seat)
            for end in ends[: self.width]:
                best = max(best, self._judge(*end, seat), key=lambda one: one[1])
            lines = self._follow(going, seat)
            if not lines:
                return best
        # A turn longer than that is played as far as it was followed.
        return best if best[0] else (lines[0][0], game.estimate(seat))

    def _steps(self, lines, seat: int):
        """Every next decision on every line, the most promising first: those after which the turn
        goes on, and those that end it."""
        going, ends = [], []
        for done, line in lines:
            found = line.prospects(seat)
            values = found.estimates + self.weight * self.network(found.observations)
            for at, action in enumerate(found.actions.tolist()):
                step = (float(values[at]), done, line, action)
                if found.goes_on[at]:
                    going.append((*step, found.observations[at].tobytes()))
                else:
                    ends.append(step)
        going.sort(key=lambda step: -step[0])
        ends.sort(key=lambda step: -step[0])
        return going, ends

    def _follow(self, going, seat: int):
        """The most promising lines; of several orders with the same result only one."""
        lines, seen = [], set()
        for _, done, line, action, known in going:
            if len(lines) == self.width:
                break
            if known not in seen:
                seen.add(known)
                after = line.clone()
                after.play(action, seat)
                lines.append(([*done, action], after))
        return lines

    def _judge(self, value: float, done: list[int], line, action: int, seat: int):
        """What an end is worth. Where chance comes first: the mean of a few deals, the same ones
        for every end."""
        after = line.clone()
        after.play(action, seat)
        if len(after.history) > len(line.history) + 1:
            ends = [line.clone(seed=deal) for deal in range(DEALS)]
            for end in ends:
                end.play(action, seat)
            points = np.array([end.estimate(seat) for end in ends])
            known = np.stack([end.observe(seat) for end in ends])
            value = float(np.mean(points + self.weight * self.network(known)))
        return [*done, action], value

    def _known(self, game: guildhall.Game, seat: int) -> guildhall.Game:
        """What the seat knows. Those who decide at the same time answer first, busily: so every
        line runs on to what the answers bring."""
        known = game.determinize(seat, self.rng)
        while others := [one for one in known.to_act if one != seat]:
            known.play(self.busy.choose(known, others[0]), others[0])
        return known


def worth(scores: list[int], seat: int) -> float:
    """What an end is worth to a seat."""
    return scores[seat] - ENVY * max(one for at, one in enumerate(scores) if at != seat)


def notes(key: str, players: int, seed: int, player) -> tuple[list, list]:
    """Plays a game; gives what seats knew at the ends of their turns, and what their estimate
    missed there. What comes after a stray decision is what it cost."""
    rng = np.random.default_rng(seed)
    game = guildhall.make(key, players, seed)
    told: list[list[tuple]] = [[] for _ in range(players)]
    while not game.is_over:
        seat, now = game.to_act[0], (game.round, game.phase)
        legal = game.legal_indices(seat)
        if len(legal) == 1:
            game.play(legal[0], seat)
            continue
        action, value = player.choose(game, seat)
        game.play(int(rng.choice(legal)) if rng.random() < STRAY else action, seat)
        goes_on = seat in game.to_act and (game.round, game.phase) == now
        note = None if goes_on else (game.observe(seat), game.estimate(seat))
        told[seat].append((value, note))
    known, missing = [], []
    for seat, decisions in enumerate(told):
        later = worth(game.scores, seat)
        for value, note in reversed(decisions):
            if note is not None:
                known.append(note[0])
                missing.append(later - note[1])
            later = TRUST * later + (1 - TRUST) * value
    return known, missing


def learn(asked: argparse.Namespace, network: Network) -> None:
    """Plays and learns, round by round."""
    rng = np.random.default_rng(asked.seed)
    known, missing = [], []
    for number in range(asked.rounds):
        taught = number == 0 and not asked.load
        player = Teacher(asked.seed) if taught else Learner(network, asked.weight)
        for game in range(asked.games):
            seed = asked.seed + 10**6 * number + game
            more, gaps = notes(asked.game, asked.players, seed, player)
            known += [one.astype(np.float16) for one in more]
            missing += gaps
        inputs, targets = np.stack(known), np.array(missing, np.float32)
        # The newest tenth of the games is not learned from, but tells when to stop.
        cut = len(inputs) - len(inputs) // (10 * (number + 1))
        fit(network, inputs[:cut], targets[:cut], inputs[cut:], targets[cut:], rng, number)
        if asked.out:
            network.save(asked.out)


def fit(network: Network, inputs, targets, held, truth, rng, number: int) -> None:
    """Learns until games that were not learned from are foretold no better."""

    def error() -> float:
        return float(np.sqrt(np.mean((network(held.astype(np.float32)) - truth) ** 2)))

    def wrong(guess: float) -> float:
        return float(np.sqrt(np.mean((guess - truth) ** 2)))

    best, kept, worse = error(), [one.copy() for one in network.weights], 0
    while worse < 3:
        network.fit(inputs, targets, rng)
        now = error()
        worse = 0 if now < best else worse + 1
        if now < best:
            best, kept = now, [one.copy() for one in network.weights]
    network.weights = kept
    print(
        f"round {number}: {len(inputs)} positions; on games not learned from, its estimate "
        f"is wrong by {wrong(0):.2f} points, less its bias by {wrong(targets.mean()):.2f}, "
        f"the learned one by {best:.2f}",
        flush=True,
    )


def compare(asked: argparse.Namespace, network: Network) -> None:
    """Prints how the learner fares against ``greedy``: each deal from every side."""
    shares, margins = [], []
    for deal in range(asked.matches):
        sides = [match(asked, f"match {deal}", own, network) for own in range(asked.players)]
        shares.append(np.mean([(margin > 0) + 0.5 * (margin == 0) for margin in sides]))
        margins.append(np.mean(sides))
        if (deal + 1) % 10 == 0:
            tell(np.array(shares), np.array(margins), asked.players)


def match(asked: argparse.Namespace, seed: str, own: int, network: Network) -> float:
    """One game; by how much the learner on its seat is ahead of the best rival."""
    game = guildhall.make(asked.game, asked.players, seed)
    learner, greedy = Learner(network, asked.weight, seed=own), guildhall.Bot("greedy", seed=own)
    while not game.is_over:
        seat = game.to_act[0]
        action = learner.choose(game, seat)[0] if seat == own else greedy.choose(game, seat)
        game.play(action, seat)
    scores = game.scores
    return scores[own] - max(one for at, one in enumerate(scores) if at != own)


def tell(shares: np.ndarray, margins: np.ndarray, players: int) -> None:
    low, high = interval(shares)
    less, more = interval(margins)
    print(
        f"learned against greedy, {len(shares) * players} games: "
        f"ahead in {100 * shares.mean():.1f}% ({100 * low:.1f} to {100 * high:.1f}), "
        f"margin {margins.mean():+.2f} ({less:+.2f} to {more:+.2f}) points",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn what a position is worth from self-play.")
    parser.add_argument("--game", default="orleans", choices=guildhall.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400, help="games a round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=24)
    parser.add_argument("--weight", type=float, default=0.3, help="how much it is believed")
    parser.add_argument("--matches", type=int, default=100, help="deals against greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="where the network is written")
    parser.add_argument("--load", help="a network to go on from")
    asked = parser.parse_args()
    network = Network(guildhall.info(asked.game)["observation"], asked.hidden, asked.seed)
    if asked.load:
        network.load(asked.load)
    if asked.games:
        learn(asked, network)
    if asked.matches:
        compare(asked, network)


if __name__ == "__main__":
    main()
