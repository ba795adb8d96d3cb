"""How often somebody may do something: a bucket of tokens that fills again with time, kept in memory. Nodes tell each
other what was taken (nodes.py), so that several of them count as one."""

from collections import Counter
from ipaddress import ip_address
from time import monotonic

REQUESTS_PER_MINUTE = 1200  # of an address, and of an account: 20 a second, a page needs about 15
FILES_PER_MINUTE = 6000  # of an address, apart: a page needs about 40, once; and many people may share an address
LONGS_PER_MINUTE = 60  # of those that take long: whole logs, pictures, positions of the past
MANY = 10_000  # buckets after which the full ones are forgotten


class Limit:
    """`many` at once, and as many again in so many minutes."""

    def __init__(self, many: int, minutes: float = 1) -> None:
        self.capacity = float(many)
        self.refill = many / minutes / 60
        self.buckets: dict[str, tuple[float, float]] = {}  # tokens, and when that was true
        self.taken: Counter[str] | None = None  # since the other nodes were told, if there are any

    def wait(self, *keys: str) -> float:
        """Take a token of each key; if one has none, take nothing and say how many seconds to wait."""
        now = monotonic()
        left = {key: self._left(key, now) for key in keys}
        least = min(left.values())
        if least < 1:
            return (1 - least) / self.refill
        if len(self.buckets) >= MANY:
            self.buckets = {key: at for key, at in self.buckets.items() if self._left(key, now) < self.capacity}
        self.buckets.update({key: (tokens - 1, now) for key, tokens in left.items()})
        if self.taken is not None:
            self.taken.update(keys)
        return 0.0

    def elsewhere(self, taken: dict[str, int]) -> None:
        """Another node has given so many tokens of each key away."""
        now = monotonic()
        self.buckets.update({key: (max(0.0, self._left(key, now) - tokens), now) for key, tokens in taken.items()})

    def _left(self, key: str, now: float) -> float:
        tokens, then = self.buckets.get(key, (self.capacity, now))
        return min(self.capacity, tokens + (now - then) * self.refill)


def neighbourhood(address: str) -> str:
    """Whom we count as one: an IPv4 address, or the network of an IPv6 one, of which one household has billions."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped) if found.ipv4_mapped else ":".join(found.exploded.split(":")[:4])
