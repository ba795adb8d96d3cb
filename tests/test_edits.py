"""Positions cannot lie: of 10,000 single edits of real ones each is refused or gives a game that plays to its end."""

from itertools import count, cycle, islice
from typing import Any

import pytest

import rondel
from rondel.testing.conformance import settings
from rondel.testing.edits import check_edit, edited

GAMES = [name for name in rondel.games() if name != "quay"]
PARTS, EDITS = 4, 2500


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_an_edited_position_is_refused_or_plays_to_its_end(name: str, part: int) -> None:
    game: Any = rondel.load_game(name)
    kinds = zip(count(1000 * part), cycle(settings(game)))
    documents = (found for seed, setting in kinds for found in edited(setting, seed))
    played = 0
    for number, (doc, edit) in enumerate(islice(documents, EDITS)):
        try:
            played += check_edit(game, doc, number)
        except Exception as error:
            raise AssertionError(f"{edit}: {type(error).__name__}: {error}") from error
    assert 0 < played < EDITS
