"""One site of two nodes for the tests of a module; see tools/cluster.py. Its logs stay in build/nodes."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from cluster import ROOT, Cluster, running


@pytest.fixture(scope="module")
def cluster(request: pytest.FixtureRequest) -> Iterator[Cluster]:
    with running(ROOT / "build" / "nodes" / request.module.__name__) as site:
        yield site
