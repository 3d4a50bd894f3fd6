"""The whole run: lessons, self-play, search as a teacher, matches on the way, export."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
import torch

import guildhall

from . import aims
from .crew import Crew
from .export import BadExport, export, load_net
from .how import SelfPlay
from .lessons import Lessons, teach
from .matches import matches
from .model import Net, Shape
from .progress import Progress
from .refit import Refit, refit
from .rows import widest
from .search import Search, Searcher
from .selfplay import Learner
from .tables import mixed
from .teacher import BadLessons, Taught, Teacher, ask


def parser() -> argparse.ArgumentParser:
    """The command line."""
    p = argparse.ArgumentParser(prog="python -m guildhall.train", description=__doc__)
    p.add_argument("game", help="the game to learn")
    p.add_argument(
        "--out", type=Path, default=Path("nets"), help="folder of checkpoint, net, table and plot"
    )
    p.add_argument(
        "--resume",
        action="store_true",
        help="go on from the checkpoint in --out; self-play that was cut off is played to its end",
    )
    p.add_argument(
        "--start", type=Path, help="begin with what an exported net knows, instead of lessons"
    )
    p.add_argument("--seed", type=int, default=1)
    p.add_argument(
        "--threads",
        type=int,
        default=1,
        help="threads that step games, processes that give lessons",
    )
    p.add_argument("--players", type=int, help="tables of so many seats alone")
    p.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    p.add_argument("--teacher", default="greedy", help="the bot that gives lessons")
    p.add_argument("--lessons", type=float, default=0.5, help="minutes of lessons")
    p.add_argument(
        "--taught", type=Path, help="lessons given before, lessons.npz of another run, instead"
    )
    p.add_argument("--passes", type=float, default=6.0, help="how often each lesson is learned")
    p.add_argument(
        "--lesson-rate", type=float, default=1e-3, help="how fast lessons are learned at first"
    )
    p.add_argument("--minutes", type=float, default=5.0, help="minutes of self-play")
    p.add_argument(
        "--search", type=float, default=0.0, help="minutes in which search is the teacher"
    )
    p.add_argument("--sims", type=int, default=32, help="walks before a decision of a search")
    p.add_argument(
        "--full",
        type=float,
        default=Search.full,
        help="the part of these decisions that get all walks, the others one glance",
    )
    p.add_argument(
        "--views",
        choices=("asked", "own"),
        default=Search.views,
        help="from whose view a search judges: of the seat that is asked, or its own",
    )
    p.add_argument(
        "--sharpness",
        type=float,
        default=Search.sharpness,
        help="how strongly what a search finds counts against the policy",
    )
    p.add_argument("--pool", type=int, default=2048, help="searches side by side")
    p.add_argument(
        "--refit",
        type=int,
        default=4,
        help="games of each of up to 256 tables by which foretelling is fitted at the end",
    )
    p.add_argument("--games", type=int, default=4096, help="games side by side")
    p.add_argument(
        "--arenas",
        type=int,
        choices=range(1, 17),
        metavar="N",
        default=SelfPlay.arenas,
        help="parts of them, each with its threads: more keep a large machine busier",
    )
    p.add_argument(
        "--steps", type=int, default=128, help="decisions of each between two rounds of learning"
    )
    p.add_argument("--batch", type=int, default=16384)
    p.add_argument("--rate", type=float, default=4e-4, help="how fast it learns at first")
    p.add_argument("--last", type=float, default=0.02, help="the part of --rate left at the end")
    p.add_argument(
        "--league", type=float, default=0.125, help="the part of the games with earlier selves"
    )
    p.add_argument(
        "--entropy", type=float, default=0.004, help="how much it likes to try things, at first"
    )
    p.add_argument(
        "--trace", type=float, default=0.98, help="how far what came is looked back from"
    )
    p.add_argument(
        "--own",
        type=float,
        default=0.0,
        help="how much one's own points count beside the lead, 0 to 1",
    )
    p.add_argument(
        "--lay-by", type=float, default=2.0, help="minutes of self-play between two checkpoints"
    )
    p.add_argument("--width", type=int, help="width of the first layer")
    p.add_argument("--body", type=int, default=384)
    p.add_argument("--blocks", type=int, default=2)
    p.add_argument(
        "--against", default="greedy", help="bots to play against at the end, commas between them"
    )
    p.add_argument("--match", type=int, default=0, help="games of each of these matches")
    p.add_argument("--machine", default="", help="what the file says about the machine")
    return p


def main(words: list[str] | None = None) -> int:
    try:
        run(sys.argv[1:] if words is None else words)
    except REFUSALS as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def run(words: list[str]) -> None:
    """Trains as a command line asks for."""
    asked, crew = parser().parse_args(words), Crew()
    torch.manual_seed(asked.seed + crew.rank)
    np.random.seed(asked.seed + crew.rank)
    torch.set_float32_matmul_precision("high")
    if asked.device == "cpu":
        # Threads that step games and threads that multiply would stand in each other's way.
        torch.set_num_threads(1)
    device, folder = torch.device(asked.device), asked.out / asked.game
    shape = Shape.of(asked.game, asked.width, asked.body, asked.blocks)
    net, story = Net(shape).to(device), {"decisions": 0, "minutes": 0.0, "commands": []}
    told = folder if crew.leads else folder / f"crew-{crew.rank}"
    progress = Progress(told, asked.lessons + asked.minutes + asked.search, quiet=not crew.leads)
    if asked.resume:
        net, story = load(folder / "checkpoint.pt", asked.game, device)
    elif asked.start:
        net, story = load_net(asked.start, asked.game, aims.POINTS, device)
    before = story.pop("cut_off", 0.0)
    story["commands"].append(" ".join(words))
    width = _width(asked.game, asked.seed)
    if asked.lessons and not (asked.resume or asked.start) and crew.leads:
        teach(net, asked.game, _lessons(asked), _taught(asked, folder), width, device, progress)
    crew.follow(net)
    if asked.minutes:
        learner = Learner(net, asked.game, _self_play(asked), width, device, crew)

        def keep(over: float) -> None:
            so_far = {"decisions": learner.decisions, "minutes": progress.spent}
            kept = story | {name: story[name] + more for name, more in so_far.items()}
            save(folder / "checkpoint.pt", asked.game, net, kept | {"cut_off": over})

        learner.learn(asked.minutes, progress, keep if crew.leads else None, before=before)
        story["decisions"] += learner.decisions
    if not crew.leads:
        return
    if asked.search:
        searcher = Searcher(net, asked.game, _search(asked), width, device)
        searcher.learn(asked.search, progress)
        story["decisions"] += searcher.decisions
    if asked.refit:
        how = Refit(min(256, asked.games), asked.refit, threads=asked.threads, seed=asked.seed)
        refit(net, asked.game, how, width, progress)
    story["minutes"] += progress.spent
    export(net, asked.game, aims.POINTS, folder / "net.safetensors", _told(asked, story))
    # Last: whoever finds a run that was not cut off finds its net.
    save(folder / "checkpoint.pt", asked.game, net, story)
    if asked.match:
        rivals = [name for name in asked.against.split(",") if name]
        matches(
            asked.game, folder / "net.safetensors", rivals, asked.match, asked.threads, progress
        )
    progress.plot()


def _taught(asked: argparse.Namespace, folder: Path) -> Taught:
    """The lessons that were given before, or new ones, which are kept."""
    if asked.taught:
        return Taught.load(asked.taught, asked.game)
    teacher = Teacher(
        name=asked.teacher,
        seconds=60 * asked.lessons,
        workers=asked.threads,
        players=asked.players,
    )
    taught = ask(asked.game, teacher)
    taught.save(folder / "lessons.npz", asked.game)
    return taught


def _lessons(asked: argparse.Namespace) -> Lessons:
    return Lessons(passes=asked.passes, rate=asked.lesson_rate, own=asked.own)


def _self_play(asked: argparse.Namespace) -> SelfPlay:
    return SelfPlay(
        games=asked.games,
        steps=asked.steps,
        threads=asked.threads,
        arenas=asked.arenas,
        batch=asked.batch,
        rate=asked.rate,
        last=asked.last,
        league=asked.league,
        trace=asked.trace,
        entropy=asked.entropy,
        own=asked.own,
        players=asked.players,
        # What a file tells does not include the worth that self-play goes by.
        settle=8 if asked.start else SelfPlay.settle,
        lay_by=asked.lay_by,
        seed=asked.seed,
    )


def _search(asked: argparse.Namespace) -> Search:
    return Search(
        games=asked.pool,
        sims=asked.sims,
        full=asked.full,
        sharpness=asked.sharpness,
        views=asked.views,
        threads=asked.threads,
        rate=asked.rate,
        batch=min(Search.batch, asked.batch),
        seed=asked.seed,
    )


def _told(asked: argparse.Namespace, story: dict) -> dict:
    """What the file tells of how it was made."""
    return {
        "commands": story["commands"],
        "seeds": str(asked.seed),
        "minutes": f"{story['minutes']:.1f}",
        "machine": asked.machine,
        "decisions": str(story["decisions"]),
        # Self-play shows it no positions in which others are asked.
        "views": asked.views if asked.search else "asked",
    }


def _width(game: str, seed: int) -> int:
    """Room for the numbers of an observation that are not zero: half as many again as random
    play needs."""
    env = guildhall.VectorEnv(
        game, 64, tables=mixed(game), seed=seed, observations=False, sparse=True
    )
    rng, most = np.random.default_rng(seed), 0
    for _ in range(300):
        env.step(env.sample(rng))
        most = max(most, widest(env.starts))
    return min(env.observation, 16 * -(-3 * most // 32))


class BadCheckpoint(Exception):
    """A checkpoint that does not fit."""


#: Why a run cannot be, for people.
REFUSALS = (guildhall.GuildhallError, BadCheckpoint, BadExport, BadLessons)


def save(path: Path, game: str, net: Net, story: dict) -> None:
    """Keeps everything that a later run goes on from."""
    whole = {"game": game, "shape": net.shape.as_dict(), "net": net.state_dict(), "story": story}
    torch.save(whole, path.with_suffix(".new"))
    path.with_suffix(".new").replace(path)


def load(path: Path, game: str, device: torch.device) -> tuple[Net, dict]:
    """The net of a checkpoint."""
    if not path.exists():
        raise BadCheckpoint(f"{path} is not there\nhint: leave out --resume")
    try:
        whole = torch.load(path, map_location=device, weights_only=True)
        shape = Shape(**whole["shape"])
        kept, weights, story = whole["game"], whole["net"], whole["story"]
    except Exception as error:
        raise BadCheckpoint(f"{path} cannot be read: {error}\nhint: leave out --resume") from error
    if kept != game:
        raise BadCheckpoint(f"{path} is of {kept}, not of {game}")
    about = guildhall.info(game)
    if (shape.observation, shape.actions) != (about["observation"], about["actions"]):
        raise BadCheckpoint(
            f"{path} knows {shape.observation} inputs and {shape.actions} actions; "
            f"{game} has {about['observation']} and {about['actions']}"
        )
    net = Net(shape).to(device)
    net.load_state_dict(weights)
    return net, story
