"""The site that load.py puts under load: what it is made of, and what each part of it uses."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

try:
    import resource
except ImportError:  # Windows, which has no such limit
    resource = None  # type: ignore[assignment]

HERE = Path(__file__).resolve().parent
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100  # of a processor's time, a second
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def files(wanted: int) -> int:
    """How many files this process and those it starts may have open; as many as wanted, if the system allows."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft


@dataclass
class Site:
    """The addresses of its nodes, and the processes that lead each part: what they start belongs to it."""

    urls: list[str]
    nodes: list[int]
    parts: dict[str, int]

    def memory(self) -> float:
        """KB that the nodes hold, their bots apart."""
        return sum(map(memory, self.nodes))

    def spent(self) -> float:
        """Seconds of CPU that the nodes have used, their bots apart."""
        return sum(map(spent, self.nodes))


@dataclass
class Use:
    """What somebody uses: seconds of CPU so far, and MB of memory now."""

    cpu: float
    memory: float


def uses(site: Site) -> dict[str, Use]:
    """Of each part of a site, with the processes it has started, of this process, and of everything on the machine (CPU
    only)."""
    found = {name: Use(0.0, 0.0) for name in site.parts}
    processes: dict[int, list[str]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            processes[int(folder.name)] = (folder / "stat").read_text().rpartition(")")[2].split()
    for name, leader in site.parts.items():
        for fields in (processes[pid] for pid in _family(leader, processes)):
            found[name].cpu += (int(fields[11]) + int(fields[12])) / TICK
            found[name].memory += int(fields[21]) * PAGE / 1e6
    return found | {"load.py": Use(time.process_time(), memory(os.getpid()) / 1000), "machine": Use(machine(), 0.0)}


def _family(leader: int, processes: dict[int, list[str]]) -> list[int]:
    """A process and all that it and they have started."""
    found = [leader] if leader in processes else []
    for one in found:  # which grows meanwhile
        found += [pid for pid, fields in processes.items() if int(fields[1]) == one]
    return found


def machine() -> float:
    """Seconds of CPU that anything on this machine has used; 0 where the system does not tell."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return 0.0
    user, nice, system, _idle, _waiting, *other = map(int, stat.read_text().splitlines()[0].split()[1:8])
    return (user + nice + system + sum(other)) / TICK


def memory(pid: int) -> float:
    """KB that a process holds."""
    status = Path(f"/proc/{pid}/status")
    if status.exists():
        return float(next(line for line in status.read_text().splitlines() if line.startswith("VmRSS")).split()[1])
    said = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True)
    return float(said.stdout)


def spent(pid: int) -> float:
    """Seconds of CPU that a process has used; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICK


def load_average() -> float:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


@contextmanager
def site(folder: Path, nodes: int, profile: str) -> Iterator[Site]:
    """One server on SQLite, or several nodes on PostgreSQL and Redis; ended in any case."""
    command = [sys.executable, str(HERE / "load_server.py"), "--notes", str(folder)]
    command += ["--profile", profile] if profile else []
    if nodes == 1:
        with server([*command, "--database", str(folder / "load.db")]) as (process, url):
            yield Site([url], [process.pid], {"node1": process.pid})
        return
    sys.path.insert(0, str(HERE.parent / "tools"))
    import cluster

    folder.chmod(0o755)  # PostgreSQL may run as another user
    with cluster.running(folder / "cluster", nodes, program=command) as running:
        parts = {service.name: service.process.pid for service in running.services if service.process is not None}
        del parts["nginx"]  # each browser goes to the node that it is meant for
        urls = [f"{node.url}/" for node in running.nodes]
        yield Site(urls, [parts[node.name] for node in running.nodes], parts)


@contextmanager
def server(command: list[str]) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server process and its address; it is ended in any case."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        if not url:
            raise SystemExit("load: the server does not start; its error is above")
        yield process, url
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()


def noted(folder: Path) -> dict[str, Any]:
    """What all nodes noted."""
    notes = [json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("notes-*.json")]
    took = [seconds for note in notes for seconds in note["took"]]
    return {"took": took, "cpu": sum(note["cpu"] for note in notes), "bots": sum(note["bots"] for note in notes)}
