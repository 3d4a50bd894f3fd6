"""Players that learn: ``python -m guildhall.train GAME``.

Lessons from a bot, self-play over all tables of a game, then rounds of search whose choices teach
the next net. One idea a file: :mod:`.tables` which tables are mixed, :mod:`.model` the net,
:mod:`.teacher` who gives lessons, :mod:`.lessons` imitation, :mod:`.selfplay` reinforcement,
:mod:`.search` search as a teacher, :mod:`.matches` how strong it is, :mod:`.export` the file that
players read, :mod:`.run` the whole.
Needs torch: ``pip install guildhall[train]``.
"""
