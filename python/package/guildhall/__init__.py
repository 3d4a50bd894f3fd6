"""Medieval economic board games with complete rules, for programs that learn.

One game is a :class:`Game`, thousands of them are a :class:`VectorEnv`:

>>> import guildhall
>>> game = guildhall.make("orleans", players=4, seed=7)
>>> game.to_act
[0, 1, 2, 3]
>>> bot = guildhall.Bot("greedy", seed=1)
>>> events = game.apply(bot.choose(game))

``guildhall.gym`` has the environments of Gymnasium, ``guildhall.aec`` and ``guildhall.parallel``
those of PettingZoo, ``guildhall.spiel`` the surface of OpenSpiel; ``guildhall.data`` loads what
bots decided, ``guildhall.ray`` plays on many machines. ``docs/research.md`` is the guide.
"""

from ._engine import (
    Bot,
    Game,
    Prospects,
    SearchPool,
    __version__,
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
    BadArgument,
    BadBuffer,
    BadData,
    BadReplay,
    BadState,
    BadTable,
    BrokenEngine,
    GameOver,
    GuildhallError,
    InUse,
    Refused,
    UnknownAction,
    UnknownBot,
    UnknownGame,
    UnknownSeat,
)
from .vector import WAIT, VectorEnv

__all__ = [
    "WAIT",
    "BadArgument",
    "BadBuffer",
    "BadData",
    "BadReplay",
    "BadState",
    "BadTable",
    "Bot",
    "BrokenEngine",
    "Game",
    "GameOver",
    "GuildhallError",
    "InUse",
    "Prospects",
    "Refused",
    "SearchPool",
    "UnknownAction",
    "UnknownBot",
    "UnknownGame",
    "UnknownSeat",
    "VectorEnv",
    "__version__",
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
