"""The garbage collector of a server: games and their texts are hundreds of thousands of objects that never die, and
looking through them again and again would hold up everybody for a quarter of a second."""

import asyncio
import gc

CALM = (10_000, 20, 100)  # objects, then collections, until the next generation is looked through
LOADED = 3.0  # seconds after which a game that was opened has loaded all that it needs


class Collector:
    """Calm while a server runs; as it was afterwards."""

    def __init__(self) -> None:
        self.before = gc.get_threshold()
        self.games: set[str] = set()
        self.timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        gc.set_threshold(*CALM)

    def opened(self, game: str) -> None:
        """A table of this game is opened: soon all of the game is there to stay."""
        if game not in self.games:
            self.games.add(game)
            if self.timer is None:
                self.timer = asyncio.get_running_loop().call_later(LOADED, self.keep)

    def keep(self) -> None:
        """What there is now is not looked at again."""
        self._forget_timer()
        gc.collect()
        gc.freeze()

    def stop(self) -> None:
        self._forget_timer()
        gc.unfreeze()
        gc.set_threshold(*self.before)

    def _forget_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
