"""Players that learn: a small run from lessons to a file that plays."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import guildhall
import numpy as np
import pytest
import torch
from guildhall.train import aims, run
from guildhall.train.crew import Crew
from guildhall.train.export import BadExport, load_net
from guildhall.train.how import SelfPlay
from guildhall.train.learning import Learning
from guildhall.train.lessons import Lessons, teach
from guildhall.train.matches import interval, match
from guildhall.train.model import Net, Shape, shares
from guildhall.train.progress import Progress, together
from guildhall.train.rows import Rows
from guildhall.train.selfplay import Learner
from guildhall.train.tables import counts, mixed
from guildhall.train.teacher import Taught, Teacher, ask
from safetensors import safe_open
from safetensors.torch import save_file

SMALL = ["--width", "64", "--body", "32", "--blocks", "1", "--threads", "2", "--device", "cpu"]
SMALL += ["--refit", "0"]


@pytest.fixture(scope="module")
def trained(tmp_path_factory) -> Path:
    """Some seconds of lessons."""
    folder = tmp_path_factory.mktemp("nets")
    words = ["orleans", "--out", str(folder), *SMALL, "--lessons", "0.2", "--minutes", "0"]
    assert run.main([*words, "--passes", "12", "--lesson-rate", "3e-3"]) == 0
    return folder / "orleans"


def test_a_small_run_beats_random_clearly(trained):
    ahead, low, _ = match("orleans", trained / "net.safetensors", "random", 100, threads=2)
    assert low > 55, f"{ahead} % ahead"


@pytest.mark.parametrize(
    "stage",
    [
        ["--minutes", "0.03", "--games", "64", "--steps", "16", "--batch", "512", "--arenas", "3"],
        ["--minutes", "0", "--search", "0.03", "--pool", "32", "--sims", "4", "--batch", "64"],
    ],
    ids=["self-play", "search"],
)
def test_a_run_goes_on_from_its_checkpoint(trained, tmp_path, stage):
    there = tmp_path / "orleans"
    there.mkdir()
    (there / "checkpoint.pt").write_bytes((trained / "checkpoint.pt").read_bytes())
    words = ["orleans", "--out", str(tmp_path), *SMALL, "--resume", "--lessons", "0", *stage]
    assert run.main([*words, "--match", "2", "--against", "random"]) == 0
    assert len(torch.load(there / "checkpoint.pt", weights_only=True)["story"]["commands"]) == 2
    game = guildhall.make("orleans", 2, seed=1)
    bot = guildhall.Bot(f"net:{there / 'net.safetensors'}:8it", seed=1)
    assert bot.choose(game, 0) in game.legal(0)


def test_a_run_leaves_what_people_read(trained):
    with (trained / "progress.csv").open(newline="") as lines:
        stages = {row["stage"] for row in csv.DictReader(lines)}
    assert "lessons" in stages
    assert (trained / "progress.svg").read_text().startswith("<svg")


def test_the_curves_of_the_nets_that_ship_are_those_of_their_tables():
    docs = Path(__file__).parents[2] / "docs"
    tables = sorted((docs / "training").glob("*.csv"))
    assert [table.stem for table in tables] == sorted(guildhall.games())
    assert (docs / "pictures" / "training.svg").read_text() == together(tables)


def test_a_checkpoint_of_another_game_is_refused(trained, capsys):
    (trained.parent / "newdale").mkdir(exist_ok=True)
    there = trained.parent / "newdale" / "checkpoint.pt"
    there.write_bytes((trained / "checkpoint.pt").read_bytes())
    assert run.main(["newdale", "--out", str(trained.parent), *SMALL, "--resume"]) == 1
    assert "is of orleans, not of newdale" in capsys.readouterr().err
    there.write_bytes(b"no checkpoint")
    assert run.main(["newdale", "--out", str(trained.parent), *SMALL, "--resume"]) == 1
    assert "cannot be read" in capsys.readouterr().err
    there.unlink()
    assert run.main(["newdale", "--out", str(trained.parent), *SMALL, "--resume"]) == 1
    assert "is not there" in capsys.readouterr().err


def test_lessons_are_learned_again_as_they_were_given(tmp_path):
    given, here = ask("orleans", Teacher(seconds=0.05, games=16)), torch.device("cpu")
    given.save(tmp_path / "lessons.npz", "orleans")
    kept = Taught.load(tmp_path / "lessons.npz", "orleans")
    assert (given.advice == kept.advice).all() and (given.played == kept.played).all()
    nets = []
    for taught in (given, kept):
        torch.manual_seed(3)
        net = Net(Shape.of("orleans", 64, 32, 1))
        progress = Progress(tmp_path, 0, quiet=True)
        teach(net, "orleans", Lessons(passes=1), taught, 512, here, progress)
        nets.append(net.state_dict())
    assert all(torch.equal(nets[0][name], nets[1][name]) for name in nets[0])


def test_lessons_of_something_else_are_refused(tmp_path, capsys):
    file = tmp_path / "lessons.npz"
    ask("orleans", Teacher(seconds=0, games=8)).save(file, "orleans")
    words = ["newdale", "--out", str(tmp_path), *SMALL, "--taught", str(file)]
    assert run.main(words) == 1
    assert "has lessons of orleans, not of newdale" in capsys.readouterr().err
    file.write_bytes(b"no lessons")
    assert run.main(words) == 1
    assert "cannot be read as lessons" in capsys.readouterr().err


def test_a_run_begins_with_what_an_exported_net_knows(trained, tmp_path, capsys):
    start = ["--start", str(trained / "net.safetensors"), "--lessons", "0", "--minutes", "0"]
    assert run.main(["orleans", "--out", str(tmp_path), *SMALL, *start]) == 0
    again = tmp_path / "orleans" / "net.safetensors"
    with safe_open(trained / "net.safetensors", "np") as old, safe_open(again, "np") as new:
        for name in old.keys():
            assert np.allclose(old.get_tensor(name), new.get_tensor(name), atol=2e-3), name
        assert new.metadata()["command"].count("python -m guildhall.train") == 2
    assert run.main(["newdale", "--out", str(tmp_path), *SMALL, *start]) == 1
    assert "its game is orleans, here it is newdale" in capsys.readouterr().err
    again.write_bytes(b"no net")
    start[1] = str(again)
    assert run.main(["orleans", "--out", str(tmp_path), *SMALL, *start]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_what_a_net_learned_is_carried_over_to_another_layout(trained, tmp_path):
    told, here = guildhall.info("orleans"), torch.device("cpu")
    (first, size), *others = told["layout"][0]["parts"]
    layout = [{**told["layout"][0], "parts": [["something else", size + 1], *others]}]
    layout += told["layout"][1:]
    with safe_open(trained / "net.safetensors", "pt") as file:
        about = file.metadata() | {"observation": "older", "layout": json.dumps(layout)}
        weights = {name: file.get_tensor(name) for name in file.keys()}
    known = weights["enter.weight"]
    weights["enter.weight"] = torch.cat([torch.ones(size + 1, known.shape[1]).half(), known[size:]])
    save_file(weights, tmp_path / "older.safetensors", about)
    net, _ = load_net(tmp_path / "older.safetensors", "orleans", aims.POINTS, here)
    carried = net.enter.weight.T
    assert torch.equal(carried[size:], known[size:].float())
    assert not carried[:size].any(), f"nobody knew {first}"
    save_file(weights, tmp_path / "untold.safetensors", about | {"layout": ""})
    with pytest.raises(BadExport, match="its observation is older"):
        load_net(tmp_path / "untold.safetensors", "orleans", aims.POINTS, here)
    for broken in ("{", '[{"times": 1}]', json.dumps(layout * 2)):
        save_file(weights, tmp_path / "broken.safetensors", about | {"layout": broken})
        with pytest.raises(BadExport, match="its layout cannot be read"):
            load_net(tmp_path / "broken.safetensors", "orleans", aims.POINTS, here)


TINY = ["--games", "32", "--steps", "8", "--batch", "128", "--lessons", "0", "--lay-by", "0"]


def test_what_was_learned_is_laid_by_on_the_way(tmp_path, monkeypatch):
    kept = []
    monkeypatch.setattr(run, "save", lambda path, game, net, story: kept.append(story))
    words = ["orleans", "--out", str(tmp_path), *SMALL, *TINY, "--minutes", "0.01"]
    assert run.main(words) == 0
    decisions = [story["decisions"] for story in kept]
    assert decisions[0] == 32 * 8
    assert decisions == sorted(decisions) and kept[0]["commands"] == [" ".join(words)]
    gone = [story.get("cut_off") for story in kept]
    assert gone[:-1] == sorted(gone[:-1]) and gone[-1] is None


def test_a_run_that_was_cut_off_is_played_to_its_end(tmp_path, monkeypatch):
    """Its minutes count from its beginning, and so does how fast it learns; a run that was
    finished is followed by another of so many minutes."""
    words = ["orleans", "--out", str(tmp_path), *SMALL, *TINY, "--minutes", "0.02"]
    assert run.main(words) == 0
    checkpoint, left = tmp_path / "orleans" / "checkpoint.pt", []
    learn = Learning.round
    monkeypatch.setattr(
        Learning, "round", lambda self, rest: left.append(rest) or learn(self, rest)
    )
    net, story = run.load(checkpoint, "orleans", torch.device("cpu"))
    run.save(checkpoint, "orleans", net, story | {"cut_off": 0.015})
    assert run.main([*words, "--resume"]) == 0
    assert left[0] < 0.3
    left.clear()
    assert run.main([*words, "--resume"]) == 0
    assert left[0] > 0.9


def test_an_unknown_game_is_refused(tmp_path, capsys):
    assert run.main(["orlens", "--out", str(tmp_path), *SMALL]) == 1
    assert "did you mean `orleans`?" in capsys.readouterr().err


def test_every_count_and_option_is_learned(key):
    tables = mixed(key)
    assert {table["players"] for table in tables} == set(counts(key))
    named = {name for table in tables for name in table["options"]}
    options = {option["name"] for option in guildhall.info(key)["options"]}
    assert named == options - {"start_seat", "previous_winner"}
    usual = sum(not table["options"] for table in tables)
    assert 0.55 < usual / len(tables) < 0.75
    assert {table["players"] for table in mixed(key, 2)} == {2}


def test_a_net_fits_into_its_file(key):
    assert 2 * Shape.of(key).parameters() <= 6_000_000


def test_rows_are_observations_without_zeros(key):
    env = guildhall.VectorEnv(key, 16, tables=mixed(key), seed=1, sparse=True)
    rng = np.random.default_rng(1)
    for _ in range(20):
        env.step(env.sample(rng))
    total = int(env.starts[-1])
    parts = env.starts, env.indices[:total], env.values[:total]
    dense = Rows.compressed(*map(torch.from_numpy, parts), 512).dense(env.observation)
    known, more = np.split(dense.numpy(), [env.observation], axis=1)
    np.testing.assert_allclose(known, env.observations, rtol=1e-3)
    assert not more.any()


def test_the_end_is_seen_from_every_seat():
    players = torch.tensor([3, 2, 1])
    values = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 9.0], [6.0, 9.0, 9.0]])
    turned = aims.turned(values, players)
    assert turned[0].tolist() == [[1, 2, 3], [2, 3, 1], [3, 1, 2]]
    assert turned[1, :2].tolist() == [[4, 5, 0], [5, 4, 0]]
    assert turned[2, 0].tolist() == [6, 0, 0]


def test_victory_and_lead_count_alike():
    players = torch.tensor([2, 3])
    scores = torch.tensor([[60.0, 40.0, 0.0], [50.0, 50.0, 10.0]])
    wins = torch.tensor([[1.0, -1.0, 0.0], [0.25, 0.25, -0.5]])
    worth = aims.utility("orleans", wins, scores, players)
    assert worth[0, :2].tolist() == [0.75, -0.75]
    assert worth[1].tolist() == [0.375, 0.375, -0.75]
    own = aims.utility("orleans", wins, scores, players, own=1.0)
    assert own[0, :2].tolist() == [-0.25, -0.75]
    assert aims.shares(wins, players)[1].tolist() == [0.5, 0.5, 0.0]


def test_shares_are_those_of_the_seats_present():
    found = shares(torch.zeros(2, 4), torch.tensor([2, 1]))
    assert found.tolist() == [[0.5, 0.5, 0.0, 0.0], [0.5, 0.0, 0.0, 0.0]]


def test_intervals_stay_within_bounds():
    share, low, high = interval(20, 20)
    assert share == 100 and 80 < low < 90 and high == 100


def test_nets_are_made_alike_from_a_seed():
    def made() -> torch.Tensor:
        torch.manual_seed(3)
        return Net(Shape.of("orleans", 64, 32, 1)).enter.weight

    assert torch.equal(made(), made())


def test_what_is_not_known_yet_is_not_handed_back():
    """Two seats decide in turn, and the round ends before either knows what its last decision
    brought: only what stands behind it may be learned from."""
    net = Net(Shape.of("orleans", 64, 32, 1))
    how = SelfPlay(games=8, steps=6, league=0.0, players=2)
    learner = Learner(net, "orleans", how, 256, torch.device("cpu"), Crew())
    learner._keep(0)
    learner._play()
    memory = learner.memory
    memory.seat[:] = (torch.arange(7) % 2)[:, None]
    memory.foretold[:] = 1.0
    learner._look_back()
    assert memory.counts[:-1].float().mean(1).tolist() == [1, 1, 1, 1, 1, 0]
    assert memory.gain[:-1].abs().max() == 0


def test_foretelling_is_fitted_to_how_games_end(trained, tmp_path):
    there = tmp_path / "orleans"
    there.mkdir()
    (there / "checkpoint.pt").write_bytes((trained / "checkpoint.pt").read_bytes())
    words = ["orleans", "--out", str(tmp_path), *SMALL, "--resume", "--lessons", "0"]
    assert run.main([*words, "--minutes", "0", "--refit", "1", "--games", "48"]) == 0
    with (there / "progress.csv").open(newline="") as lines:
        [row] = [row for row in csv.DictReader(lines) if row["stage"] == "refit"]
    assert float(row["off"]) < float(row["before"])
    old, new = (
        run.load(folder / "checkpoint.pt", "orleans", "cpu")[0] for folder in (trained, there)
    )
    assert torch.equal(old.policy.weight, new.policy.weight)
    assert not torch.equal(old.points.weight, new.points.weight)
