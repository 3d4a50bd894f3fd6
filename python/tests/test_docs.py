"""What is written about the package is true."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
from pathlib import Path

import guildhall
import numpy as np
import pytest
from guildhall import _engine

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


@pytest.mark.parametrize("name", native())
def test_native_docstrings(name):
    text = native()[name]
    assert text, f"{name} has no docstring"
    examples(name, inspect.cleandoc(text))


@pytest.mark.parametrize("module", ["", ".vector", ".aec", ".spiel", ".contest"])
def test_module_docstrings(module):
    if module == ".aec":
        pytest.importorskip("pettingzoo")
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
        if inspect.isgetsetdescriptor(thing) or attribute.startswith("__"):
            continue
        real = [one for one in inspect.signature(thing).parameters if one != "self"]
        assert real == names, name
    assert set(native()) <= set(promised) | {"Game", "Bot", "Vector"}
