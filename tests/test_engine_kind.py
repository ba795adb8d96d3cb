"""Which engine is under test? `make test` runs the suite on both and says in RONDEL_EXPECT which it means."""

import os

from rondel.core import flow


def test_the_engine_under_test_is_the_one_we_mean() -> None:
    kind = "pure" if flow.__file__.endswith(".py") else "compiled"
    assert kind == os.environ.get("RONDEL_EXPECT", kind)
