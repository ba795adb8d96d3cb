"""What a player reads in New Zealand: complete and without a slip, in three languages."""

from typing import Any

import pytest

from rondel.games.great_western_trail_nz import descriptions
from rondel.games.great_western_trail_nz.descriptions import CATEGORIES
from rondel.games.trail import descriptions as trail
from rondel.games.trail.content import labels
from rondel.games.trail.descriptions import rival_cards
from support.great_western_trail_nz import GAME, at, covered, staff, table, visiting
from support.reading import Reader, ReadingTests, told_without_a_slip

C = GAME.components
DRAWN = (  # what is printed on the boards, and their signs
    *trail.SIGNS, *descriptions.SIGNS, *[entry["id"] for entry in C.auxiliary],
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
        *C.cards, *C.breeds, *C.tiles, *C.private_names, *C.spaces, *C.posts, *C.sea, *C.harbours, *C.masters,
        *C.slot_names, *C.pair_names, *C.stacks, *C.workers, *labels(GAME.entries), *rival_cards(C), *CATEGORIES,
        *[option["id"] for option in C.buy_options], *[entry["id"] for entry in C.auxiliary],
        "rockfall", "flood", "joker", "step_tile", "fee_tile", "sarah", *DRAWN,
    ],
    CATEGORIES,
    [
        *[entry[key] for entry in C.bonus_tiles for key in ("requires", "gain")],
        *[entry.get("gain", {}) for entry in C.post_entries + C.harbour_entries],
        *[card["effect"] for card in C.playable],
    ],
)  # fmt: skip


class TestTexts(ReadingTests):
    reader = READER
    settings = (
        (1, 3, {}),
        (2, 2, {"buildings": "b", "neutral": "random"}),
        (3, 4, {"buildings": "mixed", "cards_out_of_turn": True}),
        (4, 1, {"sarah": "easy"}),
        (5, 1, {"buildings": "b", "sarah": "hard"}),
    )
    explained = (
        *C.cards, *C.tiles, *C.private_names, *C.masters, *C.posts, *C.harbours, *rival_cards(C), *DRAWN, *C.sea,
        *C.slot_names, *C.pair_names, *C.stacks, *C.workers, "joker", "step_tile", "fee_tile",
        *[option["id"] for option in C.buy_options],
        *[name for name in C.spaces if C.spaces.index(name) not in C.trail.neutral],
    )  # fmt: skip
    patterns = ("sarah-", "slot-", "unlock-", "discards-")

    def visiting(self) -> Any:
        return visiting("a1", "0/1a", me={"workers": staff(2, 2, 2, 2)})


RARE: list[Any] = [
    lambda: table(me={"workers": staff(3, 2)}, pending=at("buy")),
    lambda: table(me={"hand": ["southdown", "merino"]}, pending=at("remove_sheep_2")),
    lambda: table(market=["lincoln", "corriedale", "ryeland"], pending=at("take_market_one_or_two")),
    lambda: table(market=["lincoln", "corriedale"], pending=at("take_market_one_or_two_second")),
    lambda: table(tiles={"a1": "0/1a", "b1": "0/2a"}, pending=at("upgrade_by_one")),
    lambda: table(tiles={"a1": "0/1a", "b1": "0/2a"}, pending=at("replace_site", "3a")),
    lambda: table(me={"pounds": 30}, pending=at("place_storehouse_7")),
    lambda: table(me={"pounds": 30}, pending=at("place_storehouse_3")),
    lambda: table(me={"pounds": 30}, pending=at("wool_post_wl13")),
    lambda: table(me={"pounds": 30, "ship": "u1"}, pending=at("upgrade_here")),
    lambda: table(me={"pounds": 30, "ship": "s0"}, pending=at("ship_5")),
    lambda: table(me={"discs": [], "harbours": ["mh1", "mh4"], "pounds": 20}, pending=at("post_disc", "lp9")),
    lambda: table(me={"discs": covered("step"), "pounds": 20}, pending=at("post_disc", "lp9")),
    lambda: table(me={"discs": covered("step"), "pounds": 20}, pending=at("harbour_disc", "mh3")),
    lambda: table(me={"storehouses": {"sp1": 1, "sp2": 2, "sp4": 1}}, pending=at("storehouse", "lg1")),
    lambda: table(me={"step_tile": 1}, pending=at("flip_tile")),
    lambda: table(me={"workers": staff(2, 3, 1, 4)}, pending=at("joker_worker")),
    lambda: table(me={"workers": staff(2, 3)}, pending=at("take_master", "mh1")),
    lambda: table(
        me={"hand": ["merino", "lincoln", "romney"], "workers": staff(shearer=3)}, pending=at("shear_shearers")
    ),
    lambda: table(
        me={"discards": ["romney", "ferry"], "gained": ["ferry", "romney"]}, pending=at("cards_gained_to_top")
    ),
]


@pytest.mark.parametrize("position", RARE)
def test_rare_decisions_are_told_without_a_slip(position: Any) -> None:
    told_without_a_slip(READER, position())
