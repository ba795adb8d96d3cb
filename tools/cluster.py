"""A site of several nodes on this machine: python tools/cluster.py --nodes 2

PostgreSQL, Redis or Valkey, the nodes, and nginx in front of them, from Debian's packages and in one folder
(build/cluster), which is emptied first. Ctrl-C ends all of it. The tests and benchmarks start their sites with it, too.
"""

import argparse
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "cluster"
SERVE = [sys.executable, "-m", "rondel.cli", "serve"]
PATIENCE = 60.0  # seconds until a service must answer
PACKAGES = "postgresql, redis-server or valkey-server, nginx"
NGINX = """daemon off;
pid {folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
  access_log off;
  client_body_temp_path {folder}/nginx-body;
  proxy_temp_path {folder}/nginx-proxy;
  fastcgi_temp_path {folder}/nginx-fastcgi;
  uwsgi_temp_path {folder}/nginx-uwsgi;
  scgi_temp_path {folder}/nginx-scgi;
  upstream nodes {{ {nodes} }}
  map $http_upgrade $connection_kind {{ default upgrade; '' ''; }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://nodes;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_kind;
      proxy_read_timeout 1h;
    }}
  }}
}}
"""


class Missing(SystemExit):
    """Something that has to be installed first."""


class Service:
    """A process that can be started, killed and started again. `user`: who runs it, if not we."""

    def __init__(self, name: str, command: list[str], folder: Path, user: str | None = None) -> None:
        self.name = name
        self.command = command
        self.log = folder / f"{name}.log"
        self.user = user
        self.process: subprocess.Popen[bytes] | None = None

    def answers(self) -> bool:
        return self.alive()

    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def spawn(self) -> None:
        """Without waiting for it."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, user=self.user, group=self.user,
                extra_groups=[] if self.user else None, start_new_session=True,  # Ctrl-C is for us alone
            )  # fmt: skip

    def start(self) -> None:
        """Until it answers. One that ends at once is started again: what was killed may still be in its way."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if not self.alive():
                self.spawn()
            if self.answers():
                return
            time.sleep(0.05)
        last = self.log.read_text(encoding="utf-8", errors="replace").strip().rpartition("\n")[2]
        raise SystemExit(f"cluster: {self.name} does not answer; the end of {self.log}: {last}")

    def kill(self) -> None:
        """As if the power had failed."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        if self.alive() and self.process is not None:
            self.process.send_signal(signal.SIGINT)  # which all of them understand as an end in order
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()


class Listener(Service):
    """A service that answers when something listens on its port."""

    def __init__(self, name: str, command: list[str], folder: Path, port: int, **more: Any) -> None:
        super().__init__(name, command, folder, **more)
        self.port = port

    def answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return self.alive()
        return False


class Postgres(Listener):
    def __init__(self, folder: Path, port: int) -> None:
        user = "postgres" if os.getuid() == 0 else None  # it refuses to run as root
        self.data = folder / "postgres"
        self.data.mkdir(mode=0o700)
        if user:
            shutil.chown(self.data, user, user)
        program = _program("postgres", *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True))
        command = [program, "-D", str(self.data), "-p", str(port), "-h", "127.0.0.1", "-k", ""]
        super().__init__("postgres", command, folder, port, user=user)
        made = [
            str(Path(program).with_name("initdb")),
            "-D",
            str(self.data),
            "-U",
            "rondel",
            "--auth=trust",
            "-E",
            "UTF8",
        ]
        subprocess.run(made, check=True, user=user, group=user, cwd="/", stdout=subprocess.DEVNULL)

    @property
    def url(self) -> str:
        return f"postgresql://rondel@127.0.0.1:{self.port}/postgres"

    def answers(self) -> bool:
        """It listens before it is ready."""
        asked = [
            self._tool("pg_isready"),
            "-q",
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-U",
            "rondel",
            "-d",
            "postgres",
        ]
        return super().answers() and subprocess.run(asked).returncode == 0

    def _tool(self, name: str) -> str:
        return str(Path(self.command[0]).with_name(name))


class Node(Listener):
    def __init__(self, number: int, port: int, folder: Path, database: str, redis: str, program: list[str]) -> None:
        command = [*program, "--port", str(port), "--database", database, "--redis", redis]
        super().__init__(f"node{number}", command, folder, port)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def answers(self) -> bool:
        """It listens before it knows whether it can start."""
        with contextlib.suppress(OSError), urlopen(f"{self.url}/health", timeout=5) as answer:
            return self.alive() and answer.status == 200
        return False


class Cluster:
    """`port`: of the proxy; the others follow it. 0: any that are free. `program`: what a node runs."""

    def __init__(self, folder: Path, nodes: int = 2, port: int = 0, program: list[str] | None = None) -> None:
        self.folder = _empty(folder)
        ports = list(range(port, port + nodes + 3)) if port else _free(nodes + 3)
        self.postgres = Postgres(self.folder, ports[-1])
        server = _program("valkey-server", other="redis-server")
        self.redis = Listener(
            "redis", [server, "--port", str(ports[-2]), "--bind", "127.0.0.1", "--save", ""], self.folder, ports[-2]
        )
        self.redis_url = f"redis://127.0.0.1:{self.redis.port}/0"
        self.nodes = [
            Node(number, ports[number], self.folder, self.postgres.url, self.redis_url, program or SERVE)
            for number in range(1, nodes + 1)
        ]
        config = self.folder / "nginx.conf"
        upstream = " ".join(f"server 127.0.0.1:{node.port} max_fails=1 fail_timeout=1s;" for node in self.nodes)
        config.write_text(NGINX.format(folder=self.folder, nodes=upstream, port=ports[0]))
        program = _program("nginx", Path("/usr/sbin"))
        self.proxy = Listener("nginx", [program, "-p", str(self.folder), "-c", str(config)], self.folder, ports[0])
        self.url = f"http://127.0.0.1:{ports[0]}"

    @property
    def services(self) -> list[Service]:
        return [self.postgres, self.redis, *self.nodes, self.proxy]

    def start(self) -> None:
        self.postgres.start()
        self.redis.start()
        for node in self.nodes:
            node.spawn()
        for service in self.services:
            service.start()

    def stop(self) -> None:
        for service in reversed(self.services):
            service.stop()


@contextlib.contextmanager
def running(
    folder: Path = FOLDER, nodes: int = 2, port: int = 0, program: list[str] | None = None
) -> Iterator[Cluster]:
    cluster = Cluster(folder, nodes, port, program)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()


def _program(name: str, *places: Path, other: str = "") -> str:
    path = os.pathsep.join([*map(str, places), os.environ.get("PATH", "")])
    found = shutil.which(name, path=path) or (shutil.which(other, path=path) if other else None)
    if found is None:
        raise Missing(f"cluster: {name} is missing. Debian has all it takes: {PACKAGES}")
    return found


def _empty(folder: Path) -> Path:
    """PostgreSQL refuses to run as root; the user it runs as instead must be able to come here."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if os.getuid() == 0 and any(not parent.stat().st_mode & 0o001 for parent in [folder, *folder.parents]):
        folder = Path(tempfile.mkdtemp(prefix="rondel-cluster-"))
        folder.chmod(0o755)
    return folder.resolve()


def _free(count: int) -> list[int]:
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [int(one.getsockname()[1]) for one in sockets]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--port", type=int, default=8720, help="of the proxy; the nodes and the others follow it")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    wanted = parser.parse_args()
    with running(wanted.folder, wanted.nodes, wanted.port) as cluster, contextlib.suppress(KeyboardInterrupt):
        for service in cluster.services:
            print(f"{service.name:10} {getattr(service, 'url', '')}")
        print(f"Rondel: {cluster.url}/   Ctrl-C ends it. Logs: {cluster.folder}")
        while True:
            time.sleep(3600)


if __name__ == "__main__":
    main()
