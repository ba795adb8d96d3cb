"""The server that load.py puts under load: a real one at home, that also notes how long each message took.

It prints its address; when it is ended it writes its notes.
"""

import argparse
import cProfile
import json
import os
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


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--database", required=True)
    parser.add_argument("--redis", default="")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--notes", type=Path, required=True, help="the folder for what it notes")
    parser.add_argument("--profile", default="", help="write a profile here (cProfile)")
    return parser.parse_args()


def main() -> None:
    wanted = parsed()
    noting()
    listening = listen("127.0.0.1", wanted.port)
    profiler = cProfile.Profile() if wanted.profile else None
    start = os.times()
    if profiler:
        profiler.enable()
    settings = Settings(wanted.database, local=True, redis=wanted.redis)
    everybody = "127.0.0.1"  # many people come from this address, as through a proxy
    run(settings, listening, lambda: print(address(listening), flush=True), everybody)
    if profiler:
        profiler.disable()
        profiler.dump_stats(wanted.profile)
    end = os.times()
    notes = {
        "took": took,
        "cpu": end.user + end.system - start.user - start.system,
        "bots": end.children_user + end.children_system,
    }
    (wanted.notes / f"notes-{os.getpid()}.json").write_text(json.dumps(notes), encoding="utf-8")


if __name__ == "__main__":
    main()
