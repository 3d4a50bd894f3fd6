#!/usr/bin/env python3
"""Plays a game through `guildhall protocol`, by listed actions only.

After every action it looks at the table with everybody's eyes: while several seats decide
together, nobody's view may change by what another does. The finished game is written to a file
and handed to `guildhall verify`. Standard library only; exits with 1 on any violation.

    cargo build --release
    python3 examples/protocol_game.py --guildhall target/release/guildhall
"""

import argparse
import json
import random
import subprocess
import sys


# The fields of a view that tell who is still asked.
WAITING = {"waiting", "asked"}


class Engine:
    """The other end of the pipe."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            encoding="utf-8",
        )
        self.asked = 0

    def call(self, method, **params):
        """Asks, and gives the result; an error of the engine ends the script."""
        self.asked += 1
        request = {"id": self.asked, "method": method, "params": params}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        check(answer["id"] == self.asked, f"an answer to another question: {answer}")
        check("error" not in answer, f"{method} {params}: {answer.get('error')}")
        return answer["result"]

    def close(self):
        self.process.stdin.close()
        check(self.process.wait() == 0, "the engine did not end well")


class Watch:
    """Looks at the table with everybody's eyes and remembers what it saw."""

    def __init__(self, engine, table, players, status):
        self.engine, self.table = engine, table
        self.viewers = [*range(players), None]
        self.joint_step = None
        self.look(status)

    def look(self, status):
        self.views = {
            viewer: self.engine.call("view", table=self.table, seat=viewer)
            for viewer in self.viewers
        }
        if len(status["to_act"]) > 1:
            self.joint_step = (status["round"], status["phase"])

    def after(self, actor, action, status):
        """While seats decide together, only the actor's own view may change."""
        before, step = self.views, self.joint_step
        self.look(status)
        if step != (status["round"], status["phase"]):
            return
        for viewer in self.viewers:
            same = public(before[viewer]) == public(self.views[viewer])
            check(viewer == actor or same, f"{viewer} sees that {actor} did {action!r}")


def public(view):
    """A view without whom the table waits for, which everybody may know."""
    if isinstance(view, list):
        return [public(item) for item in view]
    if isinstance(view, dict):
        return {name: public(item) for name, item in view.items() if name not in WAITING}
    return view


def check(holds, otherwise):
    if not holds:
        sys.exit(f"violation: {otherwise}")


def play(engine, game, players, seed):
    """Plays a game to its end; gives the table and how often somebody decided."""
    dice = random.Random(seed)
    status = engine.call("new", game=game, players=players, seed=seed)
    table = status["table"]
    watch = Watch(engine, table, players, status)
    while not status["over"]:
        seat = dice.choice(status["to_act"])
        action = choose(engine, table, seat, dice)
        status = engine.call("apply", table=table, seat=seat, action=action)
        watch.after(seat, action, status)
    return table, status["moves"]


def choose(engine, table, seat, dice):
    """One of the listed actions: mostly what a busy player would do, now and then any."""
    listed = [option["action"] for option in engine.call("legal", table=table, seat=seat)]
    if dice.random() < 0.1:
        return dice.choice(listed)
    seed = dice.randrange(2**32)
    action = engine.call("bot", table=table, seat=seat, bot="busy", seed=seed)["action"]
    check(action in listed, f"the bot answers {action!r}, which is not listed")
    return action


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--guildhall", default="guildhall", help="the program")
    parser.add_argument("--game", default="orleans")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="protocol_game.replay", help="where the replay goes")
    args = parser.parse_args()

    engine = Engine(args.guildhall)
    table, moves = play(engine, args.game, args.players, args.seed)
    score = engine.call("score", table=table)
    with open(args.out, "w", encoding="utf-8") as file:
        file.write(engine.call("replay", table=table))
    engine.call("close", table=table)
    engine.close()

    print(f"{moves} decisions, no secret seen")
    print(f"totals {[seat['total'] for seat in score['seats']]}, ranking {score['ranking']}")
    verified = subprocess.run([args.guildhall, "verify", args.out], check=False)
    check(verified.returncode == 0, "the replay is not accepted")


if __name__ == "__main__":
    main()
