"""The settings of self-play."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SelfPlay:
    """How the net plays and learns."""

    games: int = 4096
    steps: int = 128
    #: Of each of them, and in how many parts they are: while the net thinks about one, the others go on.
    threads: int = 1
    arenas: int = 2
    epochs: int = 2
    batch: int = 16384
    rate: float = 4e-4
    #: The part of the rate that is left at the end.
    last: float = 0.02
    clip: float = 0.2
    trace: float = 0.98
    entropy: float = 0.004
    #: The part of the games in which all but one seat are earlier selves.
    league: float = 0.125
    #: Minutes between two selves that are kept, and how many are kept.
    keep_every: float = 1.0
    keep: int = 8
    #: So many minutes of work at most are lost if the machine goes away.
    lay_by: float = 2.0
    #: Rounds at the start in which only foretelling is learned: advice by an untaught worth would
    #: ruin what lessons brought.
    settle: int = 2
    #: How much one's own points count beside the lead.
    own: float = 0.0
    #: How many play; None mixes all.
    players: int | None = None
    seed: int = 1
