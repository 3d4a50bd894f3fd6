"""Bad input is an exception that says what to do; no panic crosses into Python."""

from __future__ import annotations

import pickle
import threading

import guildhall
import numpy as np
import pytest
from conftest import play_out
from guildhall import VectorEnv


def game() -> guildhall.Game:
    return guildhall.make("orleans", 2, seed=7)


CASES = {
    "unknown game": (lambda: guildhall.make("orlens"), guildhall.UnknownGame, "did you mean"),
    "too many players": (lambda: guildhall.make("orleans", 9), guildhall.BadTable, "OR-"),
    "far too many players": (lambda: guildhall.make("orleans", 900), guildhall.BadTable, "2 to 4"),
    "unknown option": (
        lambda: guildhall.make("orleans", options={"promo": True}),
        guildhall.BadTable,
        "promo_tiles",
    ),
    "bad option": (
        lambda: guildhall.make("orleans", options={"promo_tiles": 7}),
        guildhall.BadTable,
        "false, true",
    ),
    "bad components": (
        lambda: guildhall.make("orleans", components="a = 1"),
        guildhall.BadTable,
        "components",
    ),
    "unknown chance": (
        lambda: guildhall.make("orleans", chance="no"),
        guildhall.BadArgument,
        "manual",
    ),
    "unknown seat": (lambda: game().legal(2), guildhall.UnknownSeat, "0 to 1"),
    "negative seat": (lambda: game().view(-3), guildhall.UnknownSeat, "0 to 1"),
    "unknown action": (lambda: game().apply("confrm"), guildhall.UnknownAction, "`confirm`"),
    "unknown number": (lambda: game().apply(10**6), guildhall.UnknownAction, "numbers go up"),
    "negative number": (lambda: game().apply(-5), guildhall.UnknownAction, "-5"),
    "no action": (lambda: game().apply(None), guildhall.BadArgument, "notation"),
    "refused": (lambda: game().apply("pass"), guildhall.Refused, "OR-"),
    "after the end": (lambda: play_out(game()).apply("pass"), guildhall.GameOver, "new one"),
    "options after the end": (lambda: play_out(game()).legal(), guildhall.GameOver, "over"),
    "bot after the end": (
        lambda: guildhall.Bot("busy").choose(play_out(game())),
        guildhall.GameOver,
        "over",
    ),
    "chance that is dealt": (lambda: game().apply("event plague", -1), guildhall.Refused, ""),
    "unknown bot": (lambda: guildhall.Bot("gredy"), guildhall.UnknownBot, "`greedy`"),
    "bad generator": (lambda: game().determinize(0, "x"), guildhall.BadArgument, "numpy"),
    "no state": (lambda: guildhall.load({}), guildhall.BadState, "`game`"),
    "broken state": (
        lambda: guildhall.load(game().state | {"round": "three"}),
        guildhall.BadState,
        "round",
    ),
    "no replay": (lambda: guildhall.replay("hello"), guildhall.BadReplay, "line 1"),
    "broken replay": (
        lambda: guildhall.verify(play_out(game()).replay.replace("confirm", "pass", 1)),
        guildhall.BadReplay,
        "line",
    ),
    "too many bots": (
        lambda: guildhall.simulate("orleans", 1, 2, "busy,busy,busy"),
        guildhall.BadTable,
        "at most 2",
    ),
    "no thread": (
        lambda: guildhall.simulate("orleans", 1, 2, threads=0),
        guildhall.BadArgument,
        "`threads` is 0",
    ),
    "games before the first": (
        lambda: guildhall.simulate("orleans", -1, 2),
        guildhall.BadArgument,
        "`games` is -1",
    ),
    "no games": (lambda: VectorEnv("orleans", 0), guildhall.BadArgument, "1 to"),
    "fewer than no games": (lambda: VectorEnv("orleans", -1), guildhall.BadArgument, "1 to"),
    "too many games": (lambda: VectorEnv("orleans", 10**12), guildhall.BadArgument, "1 to"),
    "too many threads": (
        lambda: VectorEnv("orleans", 1, threads=10**6),
        guildhall.BadArgument,
        "`threads`",
    ),
    "unknown reward": (
        lambda: VectorEnv("orleans", 1, reward="x"),
        guildhall.BadArgument,
        "win, score",
    ),
    "no reward": (lambda: VectorEnv("orleans", 1, reward=[]), guildhall.BadArgument, "reward"),
    "unknown part of a table": (
        lambda: VectorEnv("orleans", 1, tables=[{"seats": 2}]),
        guildhall.BadTable,
        "`seats`",
    ),
    "no position": (
        lambda: VectorEnv("orleans", 1, tables=[{"position": {}}]),
        guildhall.BadTable,
        "load(state)",
    ),
    "a position of another game": (
        lambda: VectorEnv("tiletum", 1, tables=[{"position": game()}]),
        guildhall.BadTable,
        "a position of orleans",
    ),
    "unknown slot": (lambda: VectorEnv("orleans", 2, 2).game(2), guildhall.BadArgument, "0 to 1"),
    "unknown slots": (
        lambda: VectorEnv("orleans", 2, 2).begin([2]),
        guildhall.BadArgument,
        "0 to 1",
    ),
    "too few walks": (
        lambda: guildhall.SearchPool("orleans", sims=-1),
        guildhall.BadArgument,
        "`sims` is -1",
    ),
    "a strange way to know": (
        lambda: guildhall.decisions("orleans", observations="dense"),
        guildhall.BadArgument,
        "sparse",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_bad_input_is_a_clear_exception(case):
    call, kind, text = CASES[case]
    with pytest.raises(kind) as raised:
        call()
    assert isinstance(raised.value, guildhall.GuildhallError)
    assert text in str(raised.value)


def test_two_threads_do_not_work_with_one_thing():
    """Whoever comes second is told so, whatever it asks for."""
    env = VectorEnv("orleans", 64, 4, seed=1)
    bot, position = guildhall.Bot("mcts:1500it"), guildhall.make("orleans", 2, seed=1)
    for work, others in [
        (lambda: env.advise("mcts:60it"), [lambda: env.reset(1), lambda: env.step(env.to_move)]),
        (
            lambda: bot.consider(position),
            [lambda: bot.choose(position), lambda: position.play(position.legal_indices()[0])],
        ),
    ]:
        worker = threading.Thread(target=work)
        worker.start()
        refused = set()
        while worker.is_alive():
            for number, other in enumerate(others):
                try:
                    other()
                except guildhall.InUse as error:
                    assert "another thread" in str(error)
                    refused.add(number)
                except guildhall.GuildhallError:
                    pass
        worker.join()
        assert refused == {0, 1}


def test_a_refusal_names_its_rule_and_changes_nothing():
    one = game()
    before = one.state
    with pytest.raises(guildhall.Refused) as raised:
        one.apply("pass")
    assert raised.value.rule.startswith("OR-")
    assert str(raised.value).startswith(raised.value.rule)
    assert one.state == before


def test_errors_cross_processes():
    error = pickle.loads(pickle.dumps(guildhall.Refused("OR-8.4: no", rule="OR-8.4")))
    assert (type(error), str(error), error.rule) == (guildhall.Refused, "OR-8.4: no", "OR-8.4")


def buffers(**changed) -> dict[str, np.ndarray]:
    env = VectorEnv("orleans", 3, 2)
    names = ["to_move", "counts", "legal", "rewards", "dones", "masks", "observations"]
    return {name: getattr(env, name) for name in names} | changed


@pytest.mark.parametrize(
    ("changed", "text"),
    [
        ({"to_move": np.zeros(4, np.int32)}, r"`to_move` has shape \[4\]; it must be \[3\]"),
        ({"counts": np.zeros(3, np.int64)}, "`counts` has dtype int64; it must be int32"),
        ({"rewards": np.zeros((3, 3), np.float32)}, r"`rewards` has shape \[3, 3\]"),
        ({"dones": np.zeros(3, np.uint8)}, "must be bool"),
        ({"dones": [False] * 3}, "`dones` is no numpy array"),
        ({"dones": np.zeros(6, np.bool_)[::2]}, "`dones` is not contiguous"),
        ({"legal": None}, "`legal` is missing"),
        ({"observation": np.zeros(3)}, "did you mean `observations`"),
    ],
)
def test_wrong_buffers_are_named(changed, text):
    with pytest.raises(guildhall.BadBuffer, match=text):
        VectorEnv("orleans", 3, 2, buffers=buffers(**changed))


def test_a_buffer_that_may_not_be_written_is_refused():
    locked = np.zeros(3, np.bool_)
    locked.flags.writeable = False
    with pytest.raises(guildhall.BadBuffer, match="`dones`"):
        VectorEnv("orleans", 3, 2, buffers=buffers(dones=locked))


def test_one_array_cannot_be_two_buffers():
    shared = np.zeros(3, np.int32)
    with pytest.raises(guildhall.BadBuffer):
        VectorEnv("orleans", 3, 2, buffers=buffers(to_move=shared, counts=shared))


@pytest.mark.parametrize(
    ("actions", "kind"),
    [
        (np.zeros(2, np.int32), guildhall.BadBuffer),
        (np.zeros(3, np.float64), guildhall.BadBuffer),
        (np.zeros((3, 1), np.int32), guildhall.BadBuffer),
        ([0, 0, 0], guildhall.BadBuffer),
        (np.full(3, -1), guildhall.UnknownAction),
        (np.full(3, 10**9), guildhall.UnknownAction),
    ],
)
def test_wrong_actions_change_no_game(actions, kind):
    env = VectorEnv("orleans", 3, 2, seed=1)
    before = env.observations.copy()
    with pytest.raises(kind):
        env.step(actions)
    assert (env.observations == before).all()
    env.step(env.sample(np.random.default_rng(1)))


def test_an_illegal_action_names_game_seat_and_rule():
    env = VectorEnv("orleans", 3, 2, seed=1)
    actions = env.sample(np.random.default_rng(1))
    actions[2] = np.flatnonzero(~env.masks[2])[0]
    with pytest.raises(guildhall.Refused, match=r"game 2: seat 0 may not take action") as raised:
        env.step(actions)
    assert raised.value.rule.startswith("OR-")
