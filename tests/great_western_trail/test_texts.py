"""What a player reads in Great Western Trail: complete and without a slip, in three languages."""

from typing import Any

import pytest

from rondel.games.great_western_trail import descriptions
from rondel.games.great_western_trail.descriptions import CATEGORIES
from rondel.games.great_western_trail.rules import AUXILIARY
from rondel.games.trail import descriptions as trail
from rondel.games.trail.content import labels
from rondel.games.trail.descriptions import rival_cards
from support.great_western_trail import GAME, at, staff, table, visiting
from support.reading import Reader, ReadingTests, told_without_a_slip

C = GAME.components
DRAWN = (  # what is printed on the boards, and their signs
    *trail.SIGNS, *descriptions.SIGNS, *descriptions.arrow_names(C), *[entry["id"] for entry in C.auxiliary],
    *[f"risk_{name}" for name in C.facts["trail"]["risk_actions"]],
    *[
        f"place_{kind}_{column}"
        for kind, row in C.facts["player_board"]["worker_rows"].items()
        for column in row["immediate"]
    ],
)  # fmt: skip
READER = Reader(
    GAME,
    [descriptions],
    [
        *C.cards, *C.breeds, *C.tiles, *C.private_names, *C.spaces, *C.cities, *C.stations, *C.rail, *C.masters,
        *C.slot_names, *C.workers, *AUXILIARY, *labels(GAME.entries), *rival_cards(C), *CATEGORIES,
        *[option["id"] for option in C.buy_options], *[f"simmental_{stage}" for stage in (1, 2, 3)],
        "flood", "drought", "rockfall", "sam", *DRAWN,
    ],
    CATEGORIES,
)  # fmt: skip


class TestTexts(ReadingTests):
    reader = READER
    settings = (
        (1, 3, {}),
        (2, 2, {"buildings": "b", "simmental": True}),
        (3, 4, {"buildings": "mixed", "neutral": "random"}),
        (4, 1, {"simmental": True, "sam": "easy"}),
        (5, 1, {"buildings": "b", "sam": "hard"}),
    )
    explained = (
        *C.cards, *C.tiles[C.first_neutral :], *C.private_names, *C.masters, *C.stations, *C.cities, *rival_cards(C),
        *[C.spaces[space] for space in C.trail.sites], *C.slot_names, *C.rail, *C.workers, *DRAWN, *C.tiles,
        *[option["id"] for option in C.buy_options],
        *[name for name in C.spaces if C.spaces.index(name) not in C.trail.neutral],
    )  # fmt: skip
    patterns = ("sam-", "slot-", "discards-", "name-copy", "help-copy")  # copy: a sign of the glossary

    def visiting(self) -> Any:
        return visiting("a1", "0/1a", me={"workers": staff(2, 2, 2)})


RARE: list[Any] = [
    lambda: table(tiles={"a1": "0/2a"}, pending=at("hire_-2"), jobs={"1:cowboy": 1, "1:builder": 1}),
    lambda: table(me={"workers": staff(2, 1, 2), "engine": "t1"}, pending=at("take_master", "s1")),
    lambda: table(me={"workers": staff(2), "engine": "t2"}, pending=at("upgrade", "s2")),
    lambda: table(me={"engine": "39"}, pending=at("end_of_track")),
    lambda: table(me={"engine": "20"}, pending=at("upgrade_station_behind")),
    lambda: table(me={"engine": "9"}, pending=at("extraordinary_delivery")),
    lambda: table(pending=at("deliver_extra", 9)),
    lambda: table(
        me={"hand": ["shorthorn_3", "shorthorn_4", "shorthorn_5"]}, pending=at("discard_of_breed", "shorthorn")
    ),
    lambda: table(me={"hand": ["criollo", "longhorn", "corriente"]}, pending=at("discard_value_3")),
    lambda: table(me={"hand": ["aux_ny", "draw_bbh"]}, pending=at("discard_objective_card")),
    lambda: table(me={"hand": ["simmental_1"]}, options={"simmental": True}, pending=at("raise", 0)),
    lambda: table(me={"hand": ["simmental_2"]}, options={"simmental": True}, side=[7, 8], pending=at("raise", 1)),
    lambda: table(me={"dollars": 20}, pending=at("city_disc", "new_york")),
    lambda: table(me={"discs": [], "stations": ["s1", "s2"]}, pending=at("city_disc", "fulton")),
    lambda: table(me={"workers": staff(5), "dollars": 40}, pending=at("buy")),
    lambda: table(pending=at("may objective_to_hand_1")),
    lambda: visiting("a1", "0/6b", tiles={"a2": "1/1a"}, me={"hand": ["galloway", "galloway"]}),
    lambda: table(me={"hand": ["criollo", "criollo", "galloway", "galloway"]}, pending=at("discard_pair_same_type")),
    lambda: table(pending=at("remove_hand_cards_2")),
    lambda: table(me={"workers": staff(2)}, pending=at("draw_then_discard_cowboys")),
]


@pytest.mark.parametrize("position", RARE)
def test_rare_decisions_are_told_without_a_slip(position: Any) -> None:
    told_without_a_slip(READER, position())
