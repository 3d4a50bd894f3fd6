"""What can go wrong. Each error says what was wrong and, after ``hint:``, what to do."""

from __future__ import annotations


class GuildhallError(Exception):
    """Whatever the engine refuses; `rule` is the id of the rule it cites, if there is one."""

    rule: str | None

    def __init__(self, message: str, *, rule: str | None = None) -> None:
        super().__init__(message)
        self.rule = rule

    def __reduce__(self):
        return _again, (type(self), str(self), self.rule)


def _again(kind: type[GuildhallError], message: str, rule: str | None) -> GuildhallError:
    """Makes an error anew: it may have crossed a process."""
    return kind(message, rule=rule)


class UnknownGame(GuildhallError, LookupError):
    """No game has this key."""


class UnknownSeat(GuildhallError, LookupError):
    """There is no such seat, or the game does not wait for it."""


class UnknownAction(GuildhallError, ValueError):
    """No action is written like that or has that number."""


class UnknownBot(GuildhallError, LookupError):
    """No bot has this name."""


class Refused(GuildhallError, ValueError):
    """The rules do not allow the action; `rule` says which one. Nothing has changed."""


class GameOver(GuildhallError, RuntimeError):
    """The game is over, or has not begun."""


class BadTable(GuildhallError, ValueError):
    """The rules know no such table: players, options, components or bots do not fit."""


class BadState(GuildhallError, ValueError):
    """The state cannot be; the message names the field."""


class BadReplay(GuildhallError, ValueError):
    """The replay cannot be read or does not hold; the message names the line."""


class BadArgument(GuildhallError, ValueError, TypeError):
    """An argument cannot be: a size, a reward, a way of chance, a generator."""


class InUse(GuildhallError, RuntimeError):
    """Another thread works with the same thing at this moment."""


class BrokenEngine(GuildhallError, RuntimeError):
    """The engine contradicts itself: a fault of ours."""


class BadData(GuildhallError, ValueError):
    """A file or a dict of columns is not what a loader takes; the message says why."""


class BadBuffer(GuildhallError, ValueError, TypeError):
    """An array has the wrong shape or dtype; the message names both."""
