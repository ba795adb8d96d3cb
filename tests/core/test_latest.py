"""What was used longest ago is forgotten first."""

from rondel.core.latest import Latest


def test_only_the_last_used_are_kept() -> None:
    kept: Latest[str, int] = Latest(2)
    assert kept.keep("a", 1) == 1
    kept.keep("b", 2)
    kept.keep("a", 3)  # used once more
    kept.keep("c", 4)
    assert list(kept.items()) == [("a", 3), ("c", 4)]
