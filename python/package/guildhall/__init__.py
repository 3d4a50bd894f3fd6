"""Medieval economic board games with complete rules, for programs that learn.

One game is a :class:`Game`, thousands of them are a :class:`VectorEnv`:

>>> import guildhall
>>> game = guildhall.make("orleans", players=4, seed=7)
>>> game.to_act
[0, 1, 2, 3]
>>> bot = guildhall.Bot("greedy", seed=1)
>>> events = game.apply(bot.choose(game))

``guildhall.aec`` has the environments of PettingZoo, ``guildhall.spiel`` the surface of OpenSpiel,
``guildhall.ray`` plays on many machines. ``docs/research.md`` is the guide.
"""

from ._engine import (
    Bot,
    Game,
    Prospects,
    SearchPool,
    decisions,
    games,
    index,
    info,
    load,
    make,
    replay,
    simulate,
    verify,
)
from .errors import (
    BadBuffer,
    BadReplay,
    BadState,
    BadTable,
    GameOver,
    GuildhallError,
    Refused,
    UnknownAction,
    UnknownBot,
    UnknownGame,
    UnknownSeat,
)
from .vector import VectorEnv

__all__ = [
    "BadBuffer",
    "BadReplay",
    "BadState",
    "BadTable",
    "Bot",
    "Game",
    "GameOver",
    "GuildhallError",
    "Prospects",
    "Refused",
    "SearchPool",
    "UnknownAction",
    "UnknownBot",
    "UnknownGame",
    "UnknownSeat",
    "VectorEnv",
    "decisions",
    "games",
    "index",
    "info",
    "load",
    "make",
    "replay",
    "simulate",
    "verify",
]
