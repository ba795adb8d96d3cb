"""The server that load.py puts under load: a real one at home, that also notes how long each message took.

python benchmarks/load_server.py DATABASE NOTES [PROFILE]: prints its address; ended by SIGINT it writes the notes.
"""

import cProfile
import json
import os
import sys
import time
from pathlib import Path

from rondel.server import connection
from rondel.server.run import address, listen, run
from rondel.server.settings import Settings

took: list[float] = []  # seconds from a message's arrival until its answer is on its way, storage included


def noting() -> None:
    hear = connection.Connection.hear

    async def noted(self: connection.Connection, raw: bytes | str) -> None:
        start = time.perf_counter()
        await hear(self, raw)
        took.append(time.perf_counter() - start)

    connection.Connection.hear = noted  # type: ignore[method-assign]


def main(database: str, notes: str, profile: str = "") -> None:
    noting()
    listening = listen("127.0.0.1", 0)
    profiler = cProfile.Profile() if profile else None
    start = os.times()
    if profiler:
        profiler.enable()
    run(Settings(database, local=True), listening, lambda: print(address(listening), flush=True))
    if profiler:
        profiler.disable()
        profiler.dump_stats(profile)
    end = os.times()
    Path(notes).write_text(
        json.dumps(
            {
                "took": took,
                "cpu": end.user + end.system - start.user - start.system,
                "bots": end.children_user + end.children_system,
            }
        ),
        encoding="utf-8",
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
