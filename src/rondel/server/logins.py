"""Wrong passwords make whoever tries wait, longer each time, and nobody else.

What is counted is a name tried from an address: who guesses at your name from elsewhere does not keep you out. Beside
that all names tried from one address count together, and one name tried from everywhere, with shorter waits. A browser
that has been logged in before is known by a cookie of its own and counted by itself: no attack can make its owner wait.
"""

from collections import Counter
from dataclasses import dataclass
from time import monotonic

from rondel.core.latest import Latest

MANY = 10_000  # keys after which the old ones are forgotten
FORGET = 3600.0  # seconds without a failure after which all is forgiven


class Delays:
    """Some failures are free; each one after them doubles the wait, from a second up to the longest."""

    def __init__(self, free: int, longest: float) -> None:
        self.free = free
        self.longest = longest
        self.failures: Latest[str, tuple[int, float]] = Latest(MANY)  # how many, and when the last was
        self.taken: Counter[str] | None = None  # since the other nodes were told, if there are any

    def wait(self, key: str) -> float:
        """Seconds until the next attempt is heard."""
        failures, last = self._failures(key)
        pause = min(self.longest, 2.0 ** min(failures - self.free, 30)) if failures >= self.free else 0.0
        return max(0.0, last + pause - monotonic())

    def failed(self, key: str) -> None:
        self._count(key, 1)

    def forgive(self, key: str, all_of_them: bool) -> None:
        self._count(key, -self._failures(key)[0] if all_of_them else -1)

    def elsewhere(self, taken: dict[str, int]) -> None:
        """So many more or less there are by what happened on another node."""
        for key, more in taken.items():
            self._add(key, more)

    def _count(self, key: str, more: int) -> None:
        self._add(key, more)
        if self.taken is not None:
            self.taken[key] += more

    def _add(self, key: str, more: int) -> None:
        failures, last = self._failures(key)
        if failures + more > 0:
            self.failures.keep(key, (failures + more, monotonic() if more > 0 else last))
        else:
            self.failures.pop(key, None)

    def _failures(self, key: str) -> tuple[int, float]:
        failures, last = self.failures.get(key, (0, 0.0))
        return (failures, last) if monotonic() - last < FORGET else (0, 0.0)


@dataclass(frozen=True)
class Attempt:
    """Somebody tries to log in. `browser`: what it is known by, "" if that name has never been logged in there."""

    address: str
    name: str
    browser: str = ""


class Logins:
    def __init__(self) -> None:
        self.pairs = Delays(free=5, longest=600)
        self.addresses = Delays(free=25, longest=60)
        self.names = Delays(free=100, longest=30)
        self.browsers = Delays(free=5, longest=60)

    def shared(self) -> dict[str, Delays]:
        """What nodes count together."""
        return {f"logins {name}": delays for name, delays in vars(self).items()}

    def begin(self, attempt: Attempt) -> float:
        """Count it as failed, lest a hundred are tried at once; or say how many seconds to wait."""
        counted = self._counted(attempt)
        wait = max(delays.wait(key) for delays, key in counted)
        if not wait:
            for delays, key in counted:
                delays.failed(key)
        return wait

    def succeeded(self, attempt: Attempt) -> None:
        for delays, key in self._counted(attempt):
            delays.forgive(key, delays in (self.pairs, self.browsers))

    def _counted(self, attempt: Attempt) -> list[tuple[Delays, str]]:
        if attempt.browser:
            return [(self.browsers, attempt.browser)]
        pair = f"{attempt.address} {attempt.name}"
        return [(self.pairs, pair), (self.addresses, attempt.address), (self.names, attempt.name)]
