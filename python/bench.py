"""Decisions a second in random play: this engine beside PettingZoo's classics, OpenSpiel and pgx.

    python bench.py [--seconds 3] [--only pgx]
    python bench.py --net [--game orleans] [--games 1024] [--threads 2]

One thread unless said. What is not installed is left out, and said so; the versions of the others
stand above the table. By the processor's time a figure holds on a busy machine too. The games
differ in size and in what a decision is, so the figures are context, not a contest.

The second command tells how much of the time of a `SearchPool` is the net's: one of the trainer's
shape, on the same cores.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import metadata
from random import Random
from typing import Any

import guildhall
import numpy as np
from guildhall import VectorEnv


#: Whose versions are told.
OTHERS = ("numpy", "torch", "pettingzoo", "open-spiel", "pgx", "jax")


def vector(games: int, game: str = "orleans", **settings: Any) -> Callable[[], Iterator[int]]:
    """Many games side by side, random legal actions chosen in numpy."""

    def play() -> Iterator[int]:
        env = VectorEnv(game, games, 4, seed=1, **settings)
        rng = np.random.default_rng(1)
        while True:
            env.step(env.sample(rng))
            yield games

    return play


def pool(games: int) -> Callable[[], Iterator[int]]:
    """Leaves of guided searches, all judged alike at once: what remains is the walks."""

    def play() -> Iterator[int]:
        searches = guildhall.SearchPool("orleans", games=games, players=4, sims=64, seed=1)
        while True:
            leaves = searches.leaves()
            even = np.full((len(leaves["seats"]), searches.seats), 0.25, np.float32)
            searches.answer(np.zeros(len(leaves["legal"]), np.float32), 100 * even, even)
            searches.finished()
            yield games

    return play


def any_of(options: Sequence[int], rng: Random) -> int:
    """One of them, by Python's own generator: numpy takes longer for one number than a game for a
    decision."""
    return options[int(rng.random() * len(options))]


def single() -> Iterator[int]:
    """One game of Orléans after the other through the class Game."""
    rng = Random(1)
    for seed in range(10**9):
        game = guildhall.make("orleans", 4, seed)
        while not game.is_over:
            game.play(any_of(game.legal_indices(), rng))
            yield 1


def agents(make: Callable) -> Callable[[], Iterator[int]]:
    """One game after the other through PettingZoo."""

    def play() -> Iterator[int]:
        env = make()
        rng = Random(1)
        for seed in range(10**9):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                known, _, over, cut, _ = env.last()
                ended = over or cut
                legal = [] if ended else np.flatnonzero(known["action_mask"]).tolist()
                env.step(None if ended else any_of(legal, rng))
                yield 1

    return play


def spiel(load: Callable) -> Callable[[], Iterator[int]]:
    """One game after the other through OpenSpiel's surface."""

    def play() -> Iterator[int]:
        game = load()
        rng = Random(1)
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, odds)[0])
                    continue
                state.apply_action(any_of(state.legal_actions(), rng))
                yield 1

    return play


def contestants() -> Iterator[tuple[str, Callable[[], Iterator[int]]]]:
    """What can be measured here."""
    bare = {"observations": False, "masks": False}
    for name, game in [("Orléans", "orleans"), ("Newdale", "newdale")]:
        many = f"guildhall vector, 1,024 × {name}"
        yield f"{many}, observations and masks", vector(1024, game)
        yield f"{many}, sparse observations", vector(1024, game, **bare, sparse=True)
        yield f"{many}, lists of actions only", vector(1024, game, **bare)
    for threads in (1, 2):
        some = f"guildhall vector, 256 × Orléans, sparse, {threads} thread{'s' * (threads > 1)}"
        yield some, vector(256, threads=threads, **bare, sparse=True)
    yield "guildhall SearchPool, 1,024 × Orléans, leaves without a net", pool(1024)
    yield "guildhall Game, Orléans", single
    yield from installed("pettingzoo", _pettingzoo)
    yield from installed("pyspiel", _spiel)
    yield from installed("pgx", _pgx)


def installed(name: str, found: Callable) -> Iterator[tuple[str, Callable[[], Iterator[int]]]]:
    try:
        yield from found()
    except ImportError as missing:
        print(f"left out: {name} ({missing})")


def _pettingzoo():
    from guildhall import aec
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    yield "guildhall PettingZoo, Orléans", agents(lambda: aec.env("orleans", 4))
    yield "PettingZoo tictactoe_v3", agents(tictactoe_v3.env)
    yield "PettingZoo connect_four_v3", agents(connect_four_v3.env)


def _spiel():
    import pyspiel
    from guildhall.spiel import load_game

    yield "guildhall OpenSpiel surface, Orléans", spiel(lambda: load_game("orleans", 4))
    for name in ["tic_tac_toe", "connect_four", "backgammon"]:
        yield f"OpenSpiel {name}", spiel(lambda name=name: pyspiel.load_game(name))


def _pgx():
    import jax
    import pgx

    yield "pgx backgammon, 1,024 games", lambda: backgammon(jax, pgx.make("backgammon"), 1024)


def backgammon(jax: Any, env: Any, games: int) -> Iterator[int]:
    """Many games of backgammon side by side in JAX, random legal actions."""
    step = jax.jit(jax.vmap(env.step))
    begin = jax.jit(jax.vmap(env.init))

    @jax.jit
    def sample(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.log(mask.astype("float32")), axis=-1)

    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, games))
    while True:
        key, luck, dice = jax.random.split(key, 3)
        actions = sample(luck, state.legal_action_mask)
        state = step(state, actions, jax.random.split(dice, games))
        jax.block_until_ready(state.rewards)
        yield games


def rate(play: Callable[[], Iterator[int]], seconds: float) -> tuple[float, float]:
    """Decisions a second: by the clock, and by the processor's time of this process."""
    steps = play()
    for _ in range(30):
        next(steps)
    clock, work, decisions = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - clock < seconds:
        decisions += next(steps)
    return decisions / (time.perf_counter() - clock), decisions / (time.process_time() - work)


def net_share(
    pool: Any, judge: Callable, seconds: float, clock: Callable[[], float] = time.perf_counter
) -> tuple[float, float]:
    """The part of the time that `judge` takes to answer a pool's leaves, and leaves a second.
    Nobody walks meanwhile, so all other time is the pool's."""
    leaves, first, judging, judged = pool.leaves(), clock(), 0.0, 0
    while clock() - first < seconds:
        begun = clock()
        answers = judge(leaves)
        judging += clock() - begun
        judged += len(leaves["seats"])
        pool.answer(*answers)
        pool.finished()
        leaves = pool.leaves()
    return judging / (clock() - first), judged / (clock() - first)


def with_net(game: str, games: int, threads: int, seconds: float) -> str:
    """How much of a search's time is the net's, by the clock and by the processors' time."""
    # Threads that wait for one another on a busy machine shall not spin meanwhile.
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")
    import torch
    from guildhall.train.model import Net, Shape
    from guildhall.train.rows import widest
    from guildhall.train.search import judged

    torch.set_num_threads(threads)
    net, here = Net(Shape.of(game)).eval(), torch.device("cpu")
    pool = guildhall.SearchPool(game, games=games, players=4, sims=64, threads=threads, seed=1)
    judge = lambda leaves: judged(net, leaves, widest(leaves["indptr"]), here)
    net_share(pool, judge, seconds / 4)
    (wall, rate), (work, _) = (
        net_share(pool, judge, seconds, clock) for clock in (time.perf_counter, time.process_time)
    )
    whose = f"{100 * wall:.0f} % of the clock and {100 * work:.0f} % of the processors' time"
    what = f"SearchPool, {games:,} × {game}, {threads} threads"
    return f"{what}: the net takes {whose}; {rate:,.0f} leaves/s"


def versions() -> str:
    """What is compared, and of which version."""
    found = {package.name.lower().replace("_", "-") for package in metadata.distributions()}
    others = [name for name in OTHERS if name in found]
    named = [f"{name} {metadata.version(name)}" for name in others]
    return ", ".join([f"guildhall {guildhall.__version__}", *named])


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions a second in random play, one thread.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each")
    parser.add_argument("--only", default="", help="those whose name has this")
    parser.add_argument("--net", action="store_true", help="how much of a search is the net's time")
    parser.add_argument("--game", default="orleans", help="with --net")
    parser.add_argument("--games", type=int, default=1024, help="with --net: leaves of a batch")
    parser.add_argument("--threads", type=int, default=2, help="with --net")
    asked = parser.parse_args()
    print(versions())
    if asked.net:
        return print(with_net(asked.game, asked.games, asked.threads, asked.seconds))
    print(f"{'random play, one thread':<60} {'by the clock':>14} {'of the processor':>17}")
    for name, play in contestants():
        if asked.only not in name:
            continue
        clock, work = rate(play, asked.seconds)
        print(f"{name:<60} {clock:>12,.0f}/s {work:>15,.0f}/s", flush=True)


if __name__ == "__main__":
    main()
