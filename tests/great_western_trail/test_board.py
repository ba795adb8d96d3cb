"""The drawn board of Great Western Trail."""

import re
from typing import Any, ClassVar

from rondel.games.great_western_trail.board import jobs, layout, trail
from support import rule
from support.trail_board import Drawing, Table, TrailBoard

DRAWING = Drawing("great_western_trail")


class TestBoard(TrailBoard):
    drawing = DRAWING
    tables: ClassVar[list[Table]] = [
        (4, "en", {}),
        (3, "pl", {"buildings": "b", "neutral": "random"}),
        (2, "de", {"buildings": "mixed", "simmental": True}),
        (4, "de", {"simmental": True, "buildings": "mixed", "neutral": "random"}),
        (1, "pl", {"sam": "easy"}),
        (1, "en", {"sam": "medium", "simmental": True}),
        (1, "de", {"sam": "hard", "buildings": "mixed"}),
    ]
    moving = ("herder:", "engine:")
    mixed: ClassVar[dict[str, Any]] = {"simmental": True}

    def fee_of(self, hand: str) -> int:
        fee: int = self.drawing.game.components.facts["by_player_count"]["hand_fee_dollars"][hand][2]
        return fee


def test_facts_of_a_player_count_what_he_has() -> None:
    state = DRAWING.game.new(players=3, seed=1)
    shown = {fact.symbol: fact.value for fact in DRAWING.board.facts(DRAWING.kits["en"], state.view(0), 1)}
    assert (shown["i-coin"], shown["i-cowboy"], shown["i-cards"]) == (7, 1, 5)


@rule("GWT-JOB-02", "GWT-JOB-06")
def test_workers_of_the_job_market_are_drawn_where_they_lie() -> None:
    kit = DRAWING.kits["en"]
    lines = []
    for column in (1, 2, 3, 4):
        lines.append(_builders(jobs.jobs(kit, {f"2:{column}": "builder", "5:4": "builder"}, 7, 4)))
    assert [y for y, _ in lines] == sorted({y for y, _ in lines})  # lying down: one column below the other
    assert {last for _, last in lines} == {lines[-1][0]}
    both = jobs.jobs(kit, {"2:2": "builder", "2:3": "cowboy", "2:4": "builder"}, 7, 4)
    assert _builders(both) == [lines[1][0], lines[3][0]]


def _builders(shown: str) -> list[float]:
    return [float(y) for y in re.findall(r'href="#i-builder" x="[\d.]+" y="([\d.]+)"', shown)]


def test_how_far_kansas_city_is_stands_inside_the_map() -> None:
    drawn = trail.GROUND.tags(DRAWING.kits["en"], [("kc", 2, 0, 0)])
    dot = re.search(r'<circle cx="([\d.]+)" cy="[\d.]+" r="([\d.]+)"', drawn)
    assert dot and float(dot[1]) - float(dot[2]) >= layout.MAP[0]
