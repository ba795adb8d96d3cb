"""What a database other than SQLite is told: whatever anybody sends, PostgreSQL is not asked what it cannot answer."""

from collections.abc import Iterator
from typing import Any

import pytest

from nodes.test_handover import create_database
from server.site import site
from server.test_schemathesis import (  # noqa: F401
    Somebody,
    test_no_broken_body_makes_it_fail,
    test_no_odd_text_makes_it_fail,
    test_the_server_never_fails,
    visitors,
)


@pytest.fixture(scope="module")
def everybody(cluster: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Somebody]]:
    create_database(cluster.postgres.url, "odd")
    database = cluster.postgres.url.replace("/postgres", "/odd")
    with site(tmp_path_factory.mktemp("postgres"), database=database) as visit:
        yield visitors(visit)
