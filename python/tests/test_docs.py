"""What is written about the package is true."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import guildhall
import numpy as np
import pytest
from conftest import halfway
from guildhall import _engine, data, reference

PACKAGE = Path(guildhall.__file__).parent


def examples(name: str, text: str) -> None:
    """Runs the examples of a docstring."""
    names = {"guildhall": guildhall, "np": np}
    test = doctest.DocTestParser().get_doctest(text, names, name, None, 0)
    flags = doctest.IGNORE_EXCEPTION_DETAIL | doctest.ELLIPSIS
    failed = doctest.DocTestRunner(optionflags=flags).run(test).failed
    assert failed == 0, name


def native() -> dict[str, str]:
    """The docstrings of the native module."""
    found = {}
    for name, thing in vars(_engine).items():
        if name.startswith("_") or not callable(thing):
            continue
        found[name] = thing.__doc__
        if inspect.isclass(thing):
            own = {f"{name}.{at}": one.__doc__ for at, one in vars(thing).items() if at[0] != "_"}
            found |= own
    return found


@pytest.mark.parametrize("name", sorted(native()))
def test_native_docstrings(name):
    text = native()[name]
    assert text, f"{name} has no docstring"
    examples(name, inspect.cleandoc(text))


@pytest.mark.parametrize(
    "module",
    ["", ".vector", ".gym", ".aec", ".parallel", ".spiel", ".pyspiel", ".contest", ".data"],
)
def test_module_docstrings(module):
    needed = {".gym": "gymnasium", ".aec": "pettingzoo", ".parallel": "pettingzoo"}
    pytest.importorskip((needed | {".pyspiel": "pyspiel"}).get(module, "numpy"))
    found = importlib.import_module(f"guildhall{module}")
    examples(found.__name__, inspect.cleandoc(found.__doc__))
    for name, thing in vars(found).items():
        if inspect.isclass(thing) and thing.__module__ == found.__name__ and thing.__doc__:
            examples(name, inspect.cleandoc(thing.__doc__))


def stubs() -> dict[str, list[str]]:
    """The names and parameters that the stub promises."""
    tree = ast.parse((PACKAGE / "_engine.pyi").read_text(encoding="utf-8"))
    found = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = parameters(node)
        elif isinstance(node, ast.ClassDef):
            for one in node.body:
                if isinstance(one, ast.FunctionDef):
                    name = node.name if one.name == "__new__" else f"{node.name}.{one.name}"
                    found[name] = parameters(one)
    return found


def parameters(node: ast.FunctionDef) -> list[str]:
    every = [*node.args.args, *node.args.kwonlyargs]
    return [one.arg for one in every if one.arg not in ("self", "cls")]


def test_the_stub_is_the_module():
    promised = stubs()
    for name, names in promised.items():
        owner, _, attribute = name.partition(".")
        thing = getattr(_engine, owner)
        thing = getattr(thing, attribute) if attribute else thing
        if not callable(thing) or attribute.startswith("__"):
            continue
        real = [one for one in inspect.signature(thing).parameters if one != "self"]
        assert real == names, name
    assert set(native()) <= set(promised) | {"Game", "Prospects", "Bot", "SearchPool", "Vector"}


def test_stubtest_agrees(tmp_path):
    """mypy's own comparison of the stub with the module."""
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy.stubtest", "guildhall._engine", "--concise"]
    # What mypy finds out about numpy's types takes half a minute, and is the same the next time.
    cache = os.environ.get("GUILDHALL_DATA", str(tmp_path))
    environment = os.environ | {"MYPY_CACHE_DIR": f"{cache}/mypy"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_package_says_what_it_is():
    assert re.fullmatch(r"\d+\.\d+\.\d+", guildhall.__version__)
    one_for_all = ".abi3." in _engine.__file__
    assert one_for_all or sys.platform != "linux", "one wheel for every later Python"
    assert set(guildhall.__all__) <= set(dir(guildhall))
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    [example] = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    exec(compile(example, "python/README.md", "exec"), {})


def test_the_first_page_shows_code_that_runs():
    """What README shows of the package, whatever else stands there."""
    page = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert shown
    for text in shown:
        exec(compile(text, "README.md", "exec"), {})


GUIDE = Path(__file__).parents[2] / "docs" / "research.md"


def chapter(key: str) -> str:
    """What the guide says of a game's numbers."""
    text = GUIDE.read_text(encoding="utf-8")
    assert f"\n### {key}\n" in text, f"docs/research.md has no chapter on {key}"
    return text.split(f"\n### {key}\n")[1].split("\n### ")[0]


def documented() -> list[str]:
    text = GUIDE.read_text(encoding="utf-8")
    return [key for key in guildhall.games() if f"\n### {key}\n" in text]


def test_every_game_is_documented():
    assert documented() == guildhall.games()


@pytest.mark.parametrize("key", documented())
def test_the_guide_has_the_action_index(key):
    for chance in (False, True):
        assert reference.table(key, chance=chance) in chapter(key)


@pytest.mark.parametrize("key", documented())
def test_the_guide_has_every_number_of_an_observation(key):
    """The rows of the layout add up to its length."""
    total, times = 0, 1
    for line in chapter(key).splitlines():
        if line.startswith("Decisions:"):
            break
        if line.endswith(":"):
            times = int(re.findall(r", (\d+) times:", line)[0]) if " times:" in line else 1
        if row := re.match(r"\| (\d+) \| ", line):
            total += times * int(row[1])
    assert total == guildhall.info(key)["observation"]


def test_the_guide_is_right_about_orleans():
    """Numbers at places that the layout names are those of the view."""
    game = halfway("orleans", steps=150)
    known, view = game.observe(1), game.view(1)
    table, seat, near = 371, 455, 371 + 4 * 455
    assert known[0] == pytest.approx(2 / 4)
    assert known[2] == pytest.approx(view["bank"] / 290)
    for offset in range(2):
        player = view["seats"][(1 + offset) % 2]
        own = known[table + offset * seat :]
        assert own[0] == pytest.approx(player["coins"] / 50)
        assert own[3] == pytest.approx(player["stock"] / 10)
        assert own[15] == pytest.approx(player["goods"]["grain"] / 10)
    assert not known[table + 2 * seat : near].any()
    merchant, towns = known[table + 44 : table + 67], known[near + 46 : near + 69]
    assert towns[merchant.argmax()] == merchant.max() == 1.0
    assert sorted(towns)[-2] == pytest.approx(2 / 3), "the next ones are a step away"
    asks, asked = guildhall.info("orleans")["asks"], game.ask(1)
    name, question = asked and asked[0], known[near + 128 :]
    assert question[: len(asks)].tolist() == [float(ask == name) for ask in asks]


def test_a_seat_of_newdale_is_told_what_it_could_build():
    """Exactly the cards that it may build when it is asked."""
    layout, built = guildhall.info("newdale")["layout"], 0
    before = {section["name"]: section for section in layout}
    length = {name: sum(n for _, n in it["parts"]) for name, it in before.items()}
    own = length["table"] + 4 * length["seat"]
    names = [name for name, _ in before["own"]["parts"]]
    cards = own + sum(n for _, n in before["own"]["parts"][: names.index("what can be built")])
    order = [text.split()[1] for _, text in guildhall.index("newdale") if text.startswith("sell ")]
    for seed in range(12):
        game, rng = guildhall.make("newdale", 2, seed), np.random.default_rng(seed)
        while not game.is_over:
            seat, options = game.to_act[0], game.legal()
            if game.ask(seat)[0] == "build":
                told = game.observe(seat)[cards : cards + len(order)]
                may = {text.split()[1].removeprefix("pool:") for text in options if "build" in text}
                assert {order[at] for at in told.nonzero()[0]} == may
                built += len(may)
            game.apply(options[rng.integers(len(options))], seat)
    assert built > 50


def code(language: str) -> list[str]:
    text = GUIDE.read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("number", range(len(code("python"))))
def test_the_guides_code_runs(number, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text = code("python")[number]
    if "parquet" in text:
        pl = pytest.importorskip("polars")
        rows = guildhall.decisions("orleans", 4, 2, "greedy", observations=False)
        pl.DataFrame(dict(data.of("orleans", rows).columns)).write_parquet("choices.parquet")
    for name in ("pettingzoo", "pyspiel"):
        if {"pettingzoo": "aec", "pyspiel": "open_spiel"}[name] in text:
            pytest.importorskip(name)
    exec(compile(text, f"docs/research.md, python {number}", "exec"), {})


def told(words: list[str]) -> str:
    """What a command of the package says of itself."""
    where = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, *words, "--help"], capture_output=True, text=True, cwd=where
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def typed() -> list[list[str]]:
    """The commands of the guide that begin with `python`, each as its words."""
    lines = [line for block in code("sh") for line in block.replace("\\\n", " ").splitlines()]
    lines = [line.split(" #")[0].split() for line in lines]
    return [words[1:] for words in lines if words[:1] == ["python"]]


@pytest.mark.parametrize("words", typed(), ids=" ".join)
def test_the_guides_commands_know_their_words(words):
    """The program is there, and has every option that people are told to give it."""
    if "guildhall.ray" in words:
        pytest.importorskip("ray")
    if "first_purchase" in words[0]:
        pytest.importorskip("duckdb")
    if "guildhall.train" in words:
        pytest.importorskip("torch")
    program = words[:2] if words[0] == "-m" else words[:1]
    rest = words[len(program) :]
    learns = bool(rest) and rest[0] in ("tune", "train")
    if learns or rest and rest[0] in ("sim", "arena", "decisions"):
        program = [*program, rest[0]]
    text = told(program)
    if learns:
        # What they do not know themselves is the trainer's.
        pytest.importorskip("torch")
        text += told(["-m", "guildhall.train"])
    for option in [word for word in rest if word.startswith("--")]:
        assert option in text, f"{' '.join(words)}: {option}"


def test_the_guides_question_is_the_examples():
    """The guide's SQL and the example's say the same of the same file."""
    duckdb = pytest.importorskip("duckdb")
    file = Path(os.environ.get("GUILDHALL_DATA", "")) / "choices.parquet"
    if not file.exists():
        pytest.skip("GUILDHALL_DATA names no folder with choices.parquet; `cargo xtask test` does")
    sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
    import first_purchase

    [query] = code("sql")
    told = duckdb.sql(query.replace("choices.parquet", str(file))).fetchall()
    rows = first_purchase.table(str(file), least=1)
    wins = {tile: (seats, wins) for tile, seats, wins, *_ in rows}
    assert {tile: (seats, share) for tile, seats, share in told} == wins
    assert len(wins) > 1
    games = file.parent / "games.parquet"
    [(count, share)] = duckdb.execute(
        "select count(*), sum(win_share) from read_parquet(?)", [str(games)]
    ).fetchall()
    assert count == 2 * share


def test_the_example_goes_from_data_to_a_net(tmp_path):
    """A few games are enough to see that what comes out plays."""
    pytest.importorskip("safetensors")
    script = Path(__file__).parents[1] / "examples" / "data_to_net.py"
    out = tmp_path / "imitator.safetensors"
    command = [sys.executable, str(script), "--teacher", "busy", "--games", "12", "--passes", "2"]
    command += ["--width", "64", "--matches", "2", "--out", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "it does what its teacher did in" in done.stdout and "ahead of random" in done.stdout
    game = guildhall.make("tiletum", 2, seed=1)
    assert guildhall.Bot(f"net:{out}:4it").choose(game) in game.legal()


def test_the_small_learner_learns(tmp_path, capsys):
    """A lesson and some rollouts of the example, and what they teach goes into the net."""
    torch = pytest.importorskip("torch")
    sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
    import ppo

    words = ["--game", "tiletum", "--games", "8", "--steps", "64", "--width", "16", "--match", "2"]
    words += ["--threads", "1", "--teacher", "busy", "--out", str(tmp_path / "ppo.pt")]
    course = ppo.Course(ppo.parser().parse_args(words))
    before = course.net.policy.weight.detach().clone()
    lesson = course.lesson()
    assert 0 <= lesson["alike"] <= 1 and not torch.equal(before, course.net.policy.weight)
    told = [course.self_play() for _ in range(2)]
    assert all(np.isfinite(one["value"]) and one["entropy"] > 0 for one in told)
    course.tell(told[-1], ["random"])
    assert "random: ahead in" in capsys.readouterr().out
    again = ppo.Course(ppo.parser().parse_args([*words, "--resume"]))
    assert again.seen == course.seen == 8 * (16 + 2 * 64)
    assert torch.equal(again.net.policy.weight, course.net.policy.weight)


def test_the_share_of_the_net_is_told():
    """Whatever a judge takes is the net's time, and the rest is the pool's."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    import bench

    now = iter(range(1000))
    pool = guildhall.SearchPool("tiletum", games=2, players=2, sims=2, seed=1)

    def judge(leaves: dict) -> tuple[np.ndarray, ...]:
        next(now)
        even = np.full((len(leaves["seats"]), pool.seats), 0.5, np.float32)
        return np.zeros(len(leaves["legal"]), np.float32), even, even

    share, rate = bench.net_share(pool, judge, 20, clock=lambda: next(now))
    assert 0.4 < share < 0.6 and rate > 0
    assert "the net takes" in bench.with_net("tiletum", 4, 1, 0.05)


def test_the_baselines_are_made_by_a_command():
    script = Path(__file__).parents[1] / "baselines.py"
    words = ["--games", "4", "--bots", "random,busy", "--only", "tiletum", "--players", "2"]
    words += ["--threads", "2"]
    done = subprocess.run([sys.executable, str(script), *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    rows = [line for line in done.stdout.splitlines() if line.startswith("| tiletum")]
    assert len(rows) == 2 and all("%" in row for row in rows)


def test_the_example_learns(tmp_path):
    """A few games are enough to see that it runs to its end."""
    script = Path(__file__).parents[1] / "examples" / "learn_value.py"
    out = tmp_path / "value.npz"
    command = [sys.executable, str(script), "--games", "4", "--matches", "0", "--out", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "the learned one by" in done.stdout
    assert out.exists()
