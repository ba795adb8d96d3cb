"""How many threads PyTorch computes with: more than cores are free wait for each other, which is many times slower."""

from collections.abc import Iterator
from contextlib import contextmanager

import torch


@contextmanager
def threads(count: int) -> Iterator[None]:
    """So many for a while, as when the processes that play are waiting; 0: as before."""
    before = torch.get_num_threads()
    torch.set_num_threads(count or before)
    try:
        yield
    finally:
        torch.set_num_threads(before)
