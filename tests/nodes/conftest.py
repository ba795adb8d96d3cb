"""One site of two nodes for the tests of a module; see tools/cluster.py. Its logs stay in build/nodes."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from cluster import ROOT, Cluster, Missing, running


@pytest.fixture(scope="module")
def cluster(request: pytest.FixtureRequest) -> Iterator[Cluster]:
    for client in ("psycopg", "redis"):
        pytest.importorskip(client, reason="`make nodes` installs what these tests need")
    try:
        with running(ROOT / "build" / "nodes" / request.module.__name__) as site:
            yield site
    except Missing as missing:
        pytest.skip(str(missing))
