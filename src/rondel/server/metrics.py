"""Numbers about a running server, in the text format that Prometheus reads."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
Labels = tuple[tuple[str, str], ...]
Gauge = tuple[str, str, Callable[[], float]]  # name, what it is, its value now


class Histogram:
    """How long something took, by labels."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.buckets: dict[Labels, list[int]] = {}
        self.sums: dict[Labels, float] = {}

    def observe(self, seconds: float, **labels: str) -> None:
        key = tuple(sorted(labels.items()))
        counts = self.buckets.setdefault(key, [0] * (len(SECONDS) + 1))
        counts[bisect_left(SECONDS, seconds)] += 1
        self.sums[key] = self.sums.get(key, 0.0) + seconds

    @contextmanager
    def timed(self, **labels: str) -> Iterator[None]:
        """What goes wrong takes its time, too."""
        start = perf_counter()
        try:
            yield
        finally:
            self.observe(perf_counter() - start, **labels)

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} histogram"
        for labels, counts in sorted(self.buckets.items()):
            total = 0
            for most, count in zip((*SECONDS, "+Inf"), counts):
                total += count
                yield f"{self.name}_bucket{_shown((*labels, ('le', str(most))))} {total}"
            yield f"{self.name}_sum{_shown(labels)} {self.sums[labels]:.6f}"
            yield f"{self.name}_count{_shown(labels)} {total}"


changes = Histogram("rondel_change_seconds", "From a click until it is stored and told to everybody at the table")
requests = Histogram("rondel_request_seconds", "HTTP requests, by method and kind of answer")
database = Histogram("rondel_database_seconds", "What the database was asked, with the time it waited")
HISTOGRAMS = (changes, requests, database)


def exposition(gauges: list[Gauge]) -> str:
    lines = [line for histogram in HISTOGRAMS for line in histogram.lines()]
    for name, about, value in gauges:
        lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {value():g}"]
    return "\n".join(lines) + "\n"


def _shown(labels: Labels) -> str:
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}" if labels else ""
