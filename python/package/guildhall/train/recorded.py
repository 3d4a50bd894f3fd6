"""Work that is done over and over on the same tensors."""

from __future__ import annotations

from collections.abc import Callable

import torch

#: So often it is done step by step before it is recorded: libraries take their memory meanwhile.
_REHEARSALS = 3


class Recorded:
    """Work on tensors that stay where they are. On a graphics card it is recorded and then repeated
    at one command: small nets wait for hundreds of commands longer than for their arithmetic."""

    def __init__(self, work: Callable[[], None], device: torch.device) -> None:
        self.work, self.plain = work, device.type != "cuda"
        self.rehearsals = 0
        self.graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        if self.plain:
            self.work()
        elif self.rehearsals < _REHEARSALS:
            self._rehearse()
        else:
            self._repeat()

    def _rehearse(self) -> None:
        """Does the work beside the stream that is recorded later, as CUDA wants it."""
        self.rehearsals += 1
        beside, own = torch.cuda.Stream(), torch.cuda.current_stream()
        beside.wait_stream(own)
        with torch.cuda.stream(beside):
            self.work()
        own.wait_stream(beside)

    def _repeat(self) -> None:
        if self.graph is None:
            self.graph = torch.cuda.CUDAGraph()
            # Threads that step games meanwhile do not matter.
            with torch.cuda.graph(self.graph, capture_error_mode="thread_local"):
                self.work()
        self.graph.replay()
