"""A tournament on a Ray cluster: the same games with the same results as on processes.

Each node needs this package in the same version, the bots that play, and the file of corrected components, if one is
used, at the same path.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rondel.core.errors import RondelError

from .config import TournamentConfig
from .executors import BatchResult, play_batch
from .lineups import Seating


class NoRay(RondelError):
    """Ray is not installed, or its cluster does not answer."""


class RayExecutor:
    """The cores of a cluster."""

    def __init__(self, config: TournamentConfig, ray: Any) -> None:
        self.ray = ray
        self.batches = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))  # one to play, one to play next
        self.config = ray.put(config)
        self.play = ray.remote(play_batch)
        self.running: list[Any] = []

    def start(self, batch: list[Seating]) -> None:
        self.running.append(self.play.remote(self.config, batch))

    def next(self) -> BatchResult:
        (first,), self.running = self.ray.wait(self.running, num_returns=1)
        batch: BatchResult = result_of(self.ray, first, "the tournament")
        return batch


def check_ray() -> None:
    if find_spec("ray") is None:
        raise NoRay("ray: is not installed where Rondel runs; .venv/bin/pip install 'ray[client]', or leave --ray out")


def result_of(ray: Any, task: Any, whole: str) -> Any:
    """What came of a task; `whole`: what it is a part of."""
    try:
        return ray.get(task)
    except ray.exceptions.RayError as error:
        reason = str(error).strip().splitlines()[-1]
        raise NoRay(f"ray: a part of {whole} failed on the cluster: {reason}") from error


@contextmanager
def ray_executor(config: TournamentConfig, jobs: int, address: str) -> Iterator[RayExecutor]:
    with cluster(jobs, address) as ray:
        yield RayExecutor(config, ray)


@contextmanager
def cluster(jobs: int, address: str) -> Iterator[Any]:
    """`local` starts a cluster of this machine with `jobs` cores; `auto` or an address finds one that runs.

    A program that is connected already plays on its own cluster: then the address is not looked at.
    """
    check_ray()
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played is nobody's business
    ray: Any = import_module("ray")  # late: it is large
    ours = not ray.is_initialized()  # a program that has its own connection keeps it
    if ours:
        _connect(ray, jobs, address)
    try:
        yield ray
    finally:
        if ours:
            ray.shutdown()


def _connect(ray: Any, jobs: int, address: str) -> None:
    quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if address == "local":
        os.environ.setdefault("RAY_worker_niceness", "0")  # as our processes; Ray would give way to others
    local = {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    try:
        ray.init(address=address, **(local if address == "local" else {}), **quiet)
    except Exception as error:  # an address can be wrong in many ways
        reason = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise NoRay(f"ray: no cluster at {address!r}: {reason}") from error
