"""The file that players read: safetensors with numbers of 16 bits, and answers to compare with."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import save_file

import guildhall

from .model import Net, Shape, shares
from .tables import mixed

#: The name of the format; the engine refuses any other.
FORMAT = "guildhall-net-1"
#: How every command begins that the file tells of.
_COMMAND = "python -m guildhall.train "
#: How many positions are kept to compare answers.
POSITIONS = 24


def export(net: Net, game: str, scale: float, path: Path, story: Mapping[str, Any]) -> None:
    """Writes the net, and beside it what it answers at some positions."""
    path.parent.mkdir(parents=True, exist_ok=True)
    tensors = _tensors(net, scale)
    about = guildhall.info(game)
    told = dict(story)
    told["command"] = "; ".join(_COMMAND + words for words in told.pop("commands", []))
    metadata = {
        "format": FORMAT,
        "game": game,
        "rules_version": str(about["rules"]),
        "observation": about["observation_hash"],
        "actions": about["actions_hash"],
        "layout": json.dumps(about["layout"]),
    } | {name: str(value) for name, value in told.items()}
    save_file(tensors, path, metadata)
    answers = [
        _answer(tensors, net.shape.blocks, game, table, at)
        for at, table in enumerate(_tables(game))
    ]
    # One position a line, so that a person finds what differs.
    lines = ",\n".join(json.dumps(answer) for answer in answers)
    path.with_suffix(".answers.json").write_text(f'{{"positions":[\n{lines}\n]}}\n')


def _tensors(net: Net, scale: float) -> dict[str, torch.Tensor]:
    """The tensors under their names in the file: the norms' affine part is folded into what
    follows, and points are points."""
    with torch.no_grad():
        own = {name: value.detach().float().cpu() for name, value in net.state_dict().items()}
        out = {
            "enter.weight": own["enter.weight"].T,
            "enter.bias": own["enter.bias"],
            "points.weight": own["points.weight"] * scale,
            "points.bias": own["points.bias"] * scale,
        }
        for at in range(net.shape.blocks):
            name = f"blocks.{at}"
            gain, shift = own[f"{name}.norm.weight"], own[f"{name}.norm.bias"]
            weight, bias = own[f"{name}.a.weight"], own[f"{name}.a.bias"]
            out[f"{name}.a.weight"] = weight * gain[None]
            out[f"{name}.a.bias"] = bias + weight @ shift
            out[f"{name}.b.weight"], out[f"{name}.b.bias"] = (
                own[f"{name}.b.weight"],
                own[f"{name}.b.bias"],
            )
        for name in ("squeeze", "norm", "policy", "share"):
            out[f"{name}.weight"], out[f"{name}.bias"] = own[f"{name}.weight"], own[f"{name}.bias"]
        return {name: value.half().contiguous() for name, value in out.items()}


class BadExport(Exception):
    """An exported net that cannot be gone on from."""


def load_net(
    path: Path, game: str, scale: float, device: torch.device
) -> tuple[Net, dict[str, Any]]:
    """The net of an exported file and its story, to go on from. Its worth is untaught: players do
    not need it, and the file has none. Where the observation has another layout by now, the parts
    that both know are carried over, and the others count for nothing until they are learned."""
    try:
        with safe_open(path, "pt") as file:
            about = file.metadata() or {}
            own = {name: file.get_tensor(name).float() for name in file.keys()}
    except (OSError, SafetensorError) as error:
        raise BadExport(f"{path} cannot be read: {error}") from error
    known = guildhall.info(game)
    for name, wanted in (
        ("format", FORMAT),
        ("game", game),
        ("rules_version", str(known["rules"])),
        ("actions", known["actions_hash"]),
        ("observation", known["observation_hash"]),
    ):
        # An older observation can be read if the file tells how it was laid out.
        if about.get(name) != wanted and not (name == "observation" and about.get("layout")):
            raise BadExport(f"{path}: its {name} is {about.get(name)}, here it is {wanted}")
    if about["observation"] != known["observation_hash"]:
        try:
            own["enter.weight"] = _carried(own["enter.weight"], json.loads(about["layout"]), known)
        except (ValueError, KeyError, TypeError, RuntimeError) as error:
            raise BadExport(f"{path}: its layout cannot be read: {error}") from error
    width, body = own["enter.weight"].shape[1], own["squeeze.weight"].shape[0]
    blocks = sum(name.endswith(".a.weight") for name in own)
    net = Net(Shape.of(game, width, body, blocks))
    own["enter.weight"] = own["enter.weight"].T
    for name in ("points.weight", "points.bias"):
        own[name] /= scale
    # What is not in the file is as in a fresh net: norms that were folded into what follows, worth.
    net.load_state_dict(net.state_dict() | own)
    story = {
        "decisions": int(about.get("decisions", 0)),
        "minutes": float(about.get("minutes", 0)),
        "commands": about.get("command", "").removeprefix(_COMMAND).split(f"; {_COMMAND}"),
    }
    return net.to(device), story


def _carried(weight: torch.Tensor, layout: list, known: Mapping[str, Any]) -> torch.Tensor:
    """The rows of the first layer for another layout: those of equal parts, else zeros."""
    old, carried = _places(layout), torch.zeros(known["observation"], weight.shape[1])
    for part, (at, count) in _places(known["layout"]).items():
        before, as_many = old.get(part, (0, None))
        if as_many == count:
            carried[at : at + count] = weight[before : before + count]
    return carried


def _places(layout: list) -> dict[tuple[str, int, str], tuple[int, int]]:
    """Where the parts of a layout begin, and how long they are."""
    places, at = {}, 0
    for section in layout:
        for time in range(section["times"]):
            for name, count in section["parts"]:
                places[section["name"], time, name] = at, count
                at += count
    return places


def _tables(game: str) -> list[dict[str, Any]]:
    tables = mixed(game)
    return [tables[at % len(tables)] for at in range(POSITIONS)]


def _answer(
    tensors: dict, blocks: int, game: str, table: dict[str, Any], seed: int
) -> dict[str, Any]:
    """What the net says at a position some way into a game of random moves."""
    position = guildhall.make(game, table["players"], seed, table["options"])
    rng = np.random.default_rng(seed)
    for _ in range(7 * seed):
        options = position.legal_indices()
        position.play(options[int(rng.integers(len(options)))])
        if position.is_over:
            position = guildhall.make(game, table["players"], seed, table["options"])
    seat = position.to_act[0]
    observation = torch.from_numpy(np.array(position.observe(seat)))
    legal = position.legal_indices(seat)
    logits, points, share = glance(tensors, blocks, observation)
    players = torch.tensor([position.players])
    known = observation.nonzero().squeeze(1).tolist()
    return {
        "players": position.players,
        "observation": [[at, float(observation[at])] for at in known],
        "legal": legal,
        "logits": [round(float(x), 6) for x in logits[legal]],
        "points": [round(float(x), 6) for x in points[: position.players]],
        "shares": [round(float(x), 6) for x in shares(share[None], players)[0][: position.players]],
    }


def glance(tensors: dict[str, torch.Tensor], blocks: int, x: torch.Tensor):
    """What the file's own numbers answer: the arithmetic of the engine, in torch's."""
    w = {name: value.float() for name, value in tensors.items()}
    norm = torch.nn.functional.layer_norm
    x = torch.relu(x @ w["enter.weight"] + w["enter.bias"])
    x = torch.relu(w["squeeze.weight"] @ x + w["squeeze.bias"])
    for at in range(blocks):
        name = f"blocks.{at}"
        inner = torch.relu(w[f"{name}.a.weight"] @ norm(x, x.shape) + w[f"{name}.a.bias"])
        x = x + w[f"{name}.b.weight"] @ inner + w[f"{name}.b.bias"]
    x = torch.relu(norm(x, x.shape) * w["norm.weight"] + w["norm.bias"])
    return tuple(
        w[f"{head}.weight"] @ x + w[f"{head}.bias"] for head in ("policy", "points", "share")
    )
