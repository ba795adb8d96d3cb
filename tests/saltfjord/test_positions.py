"""Positions cannot lie: what cannot be on a table is refused, with the key, what is wrong and what would be right."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

import rondel
from support.saltfjord import GAME, document, during, legal, pending, play, restore, rule, table

Doc = dict[str, Any]


def real(players: int = 2, moves: int = 0, **options: Any) -> Doc:
    """A real game after its set-up, everybody with a starting set, and so many first choices further on."""
    s = GAME.new(players=players, seed=5, **options)
    while pending(s) != "turn":
        s.apply(s.legal()[0])
    for _ in range(moves):
        s.apply(s.choices[0])
    return copy.deepcopy(s.save())


def in_set_up(moves: int = 1, players: int = 3) -> Doc:
    s = GAME.new(players=players, seed=5, start_player="1")
    for _ in range(moves):
        s.apply(s.legal()[0])
    return copy.deepcopy(s.save())


def without_piles(doc: Doc) -> Doc:
    piles = ("crate_pool", "tile_pools", "token_pools", "crate_left", "tile_left", "unseen")
    return {name: value for name, value in doc.items() if name not in piles}


def refused(doc: Doc) -> str:
    with pytest.raises(rondel.BadPosition) as caught:
        GAME.restore(doc)
    key, _, problem = str(caught.value).partition(": ")
    assert key == caught.value.key
    assert problem
    return str(caught.value)


def me(doc: Doc, **fields: Any) -> None:
    doc["players"][0].update(fields)


def frames(*steps: str, **memos: Any) -> list[Doc]:
    return [{"step": step, "seat": 0, **({"memo": memos[step]} if step in memos else {})} for step in steps]


# What may be left out


def test_a_real_position_is_as_it_was() -> None:
    for doc in (real(), real(4, 9, wagons=True, side="village"), real(1, 6), in_set_up(), in_set_up(2)):
        assert GAME.restore(doc).save() == doc


def test_piles_and_heights_that_are_left_out_hold_what_lies_nowhere_else() -> None:
    doc = real(3, 30)
    assert sorted(GAME.restore(without_piles(doc)).save()["tile_pools"]) == sorted(doc["tile_pools"])
    assert GAME.census(GAME.restore(without_piles(doc))) == GAME.census(GAME.restore(doc))
    full = real(4)
    assert GAME.restore(without_piles(full)).save()["tile_left"] == full["tile_left"]
    assert GAME.restore(without_piles(full)).save()["crate_left"] == full["crate_left"]


def test_stacks_share_what_is_left_as_evenly_as_they_can() -> None:
    doc = without_piles(real())
    doc["players"][0]["collected"] = {"I-fish2": 8, "I-wood1": 5}
    unseen = GAME.restore(doc).save()["unseen"]
    assert [unseen[f"area{n}:I"] for n in range(1, 6)] == [3, 3, 3, 3, 3]  # another token is on a boat


def test_a_sketch_may_do_without_starting_sets() -> None:
    doc = document()
    assert all(player["tiles"] == player["abilities"] == [] for player in doc["players"])
    assert "retire:tavern1" in legal(GAME.restore(doc))


# Lies: what is changed, the key, and what would be right

LIES: list[tuple[Callable[[Doc], Any], str]] = [
    # Every piece somewhere, once
    (lambda d: d["tile_tops"].update(D2_1=d["tile_tops"]["D2_2"]), "tile_tops.D2_2"),
    (lambda d: d["tile_tops"].update(D2_1="L3-01"), "tile_tops.D2_1"),
    (lambda d: d["tile_tops"].pop("D2_1"), "tile_pools"),
    (lambda d: d["tile_pools"].pop(), "tile_pools"),
    (lambda d: d["tile_pools"].append(d["tile_pools"][0]), "tile_pools"),
    (lambda d: d["tile_left"].update(D2_1=8), "tile_left"),
    (lambda d: d["tile_left"].update(D2_1=10, D2_2=8), "tile_left.D2_1"),
    (lambda d: d["tile_box"].append(d["tile_pools"].pop()), "tile_left"),
    (lambda d: d["crate_tops"].update({"1": d["crate_tops"]["2"]}), "crate_tops.2"),
    (lambda d: d["crate_pool"].append("SC-1"), "crate_pool"),
    (lambda d: d["crate_pool"].pop(), "crate_pool"),
    (lambda d: d["crate_left"].update({"1": 10, "2": 12}), "crate_left.1"),
    (lambda d: me(d, crates={"pier1": [d["crate_pool"].pop()]}), "crate_left"),
    (lambda d: me(d, crates={"pier1": ["CR-01"], "pier2": ["CR-01"]}), "crate_pool"),
    (lambda d: d["token_pools"].pop(), "token_pools"),
    (lambda d: me(d, collected={"I-fish2": 9}), "token_pools"),
    (lambda d: d["unseen"].update({"area1:I": 5}), "unseen"),
    (lambda d: d["unseen"].update({"area1:I": 8, "area2:I": 5}), "unseen.area1:I"),
    (lambda d: d.update(overboard={"area1:II": ["I-fish2"]}), "overboard.area1:II"),
    (lambda d: d.update(overboard={"area1:I": ["I-fish2"]}), "token_pools"),
    (lambda d: d.update(token_tops={"area1:I": {"token": "I-vp1", "known_by": [0]}}), "token_tops"),
    (lambda d: d["dice"].clear(), "dice"),
    (lambda d: d["dice"].update({"white 1": 9}), "dice"),
    (lambda d: d.update(tavern_dice={"tavern5 white": 1}), "tavern_dice"),
    (lambda d: d["scoring"].update(crafts=d["scoring"]["fishery"]), "scoring.fishery"),
    (lambda d: d["scoring"].update(crafts=None), "scoring.crafts"),
    (lambda d: d.update(special=["ST-01"]), "special"),
    (lambda d: d["ability_tiles"].pop(), "ability_tiles"),
    (lambda d: d["ability_tiles"].append(d["players"][0]["abilities"][0]), "players[0].abilities"),
    (lambda d: me(d, abilities=[]), "players[0].abilities"),
    (lambda d: me(d, abilities=[*d["players"][0]["abilities"], d["ability_tiles"].pop()]), "players[0].abilities"),
    (lambda d: me(d, tiles=[]), "players[0].tiles"),
    (lambda d: me(d, tiles=[*d["players"][0]["tiles"], "SB-4A@4:3:0"]), "players[0].tiles"),
    (lambda d: me(d, tiles=[d["players"][1]["tiles"][0]]), "players[1].tiles"),
    (lambda d: me(d, tiles=[d["players"][0]["tiles"][0].replace("@3:3", "@1:3")]), "players[0].tiles[0]"),
    (lambda d: me(d, tiles=[*d["players"][0]["tiles"], d["tile_tops"]["S1_1"] + "@1:1:90"]), "players[0].tiles[1]"),
    (lambda d: d.update(sets=[None, None, None, None]), "sets"),
    # Limits, and what follows from something else
    (lambda d: d.update(start=2), "start"),
    (lambda d: (d["options"].update(start_player="random"), d.update(start=1)), "pending[0].seat"),
    (lambda d: d["options"].update(start_player="2", start=0), "options"),
    (lambda d: (d["options"].update(start_player="2"), d.update(start=0)), "start"),
    (lambda d: d["options"].update(side="village"), "players[0].board"),
    (lambda d: me(d, board="B1"), "players[0].board"),
    (lambda d: me(d, board=None), "players[0].board"),
    (lambda d: me(d, workers=2), "players[0].workers"),
    (lambda d: me(d, on={"1:2": "worker", "2:1": "worker"}, workers=0), "players[0].on"),
    (lambda d: me(d, on={"1:1": "worker"}, workers=0), "players[0].on.1:1"),
    (lambda d: me(d, on={"1:2": "white 2"}), "players[0].taken.white"),
    (lambda d: me(d, on={"1:2": "white 5"}, taken={"white": 1}), "players[0].on.1:2"),
    (lambda d: me(d, on={"1:1": "wagon"}), "players[0].on.1:1"),
    (lambda d: me(d, taken={"white": 4}), "players[0].taken.white"),
    (lambda d: me(d, taken={"orange": 2}), "players[0].taken.orange"),
    (lambda d: me(d, flipped=True, abilities=["AB-1"]), "players[0].flipped"),
    (lambda d: me(d, wagons_waiting=1), "players[0].on"),
    (lambda d: me(d, levels={"fishery": 4}), "players[0].levels.fishery"),
    (lambda d: me(d, levels={"carpentry": 2}), "players[0].abilities"),
    (lambda d: me(d, tokens=["I-vp1", "I-vp2"], boat=1), "players[0].tokens"),
    (lambda d: me(d, tokens=["I-vp1", "I-vp2", "I-fish2", "I-wood1", "I-wood1"], boat=5), "players[0].tokens"),
    (lambda d: me(d, tokens=["II-vp3"], boat=1), "players[0].tokens"),
    (lambda d: me(d, collected={"III-vp4": 1}, points={"fishing": 4}), "players[0].collected"),
    (lambda d: me(d, collected={"I-vp2": 2}, points={"fishing": 3}), "players[0].points.fishing"),
    (lambda d: me(d, points={"boardwalks": 1}), "players[0].points.boardwalks"),
    (lambda d: me(d, points={"piers": 1}), "players[0].points.piers"),
    (lambda d: me(d, points={"lightning": 3}), "players[0].points.lightning"),
    (lambda d: [player.update(tavern="tavern2") for player in d["players"]], "players[1].tavern"),
    # What is pending
    (lambda d: d.update(pending=[]), "pending"),
    (lambda d: d.update(pending=frames("turn", "turn")), "pending[1].step"),
    (lambda d: d.update(pending=frames("may order")), "pending[0].step"),
    (lambda d: d.update(pending=frames("end_turn")), "pending[0].step"),
    (lambda d: d.update(pending=frames("end_round")), "pending[0].step"),
    (lambda d: d.update(pending=frames("turn", "order")), "pending[1].step"),
    (lambda d: d.update(pending=frames("turn", "gain 1 gold")), "pending[1].step"),
    (lambda d: d.update(pending=frames("turn", "gain_worker_from_space")), "pending[1].step"),
    (lambda d: d.update(pending=frames("turn", "may go_fishing 2x")), "pending[1].step"),
    (lambda d: d.update(pending=frames("turn", *["may order"] * 4)), "pending"),
    (lambda d: d.update(pending=[*frames("turn"), {"step": "may order", "seat": 1}]), "pending[1].seat"),
    (lambda d: d.update(pending=frames("turn", "choose_set")), "pending[1].step"),
    (lambda d: d.update(pending=frames("first_round")), "sets"),
    (lambda d: d.update(pending=frames("turn", "use_die")), "die"),
    (lambda d: d.update(die="white 3"), "die"),
    (lambda d: d.update(at="1:2"), "at"),
    (lambda d: d.update(wagon_went=True), "wagon_went"),
    (lambda d: d.update(drawn=[{"token": d["token_pools"].pop(0), "known_by": [0]}]), "unseen"),
    (lambda d: d.update(pending=frames("turn", "piers", piers={"pier": "pier1", "rewards": 0})), "pending[1].step"),
    (lambda d: d.update(pending=frames("turn", "lift", lift=0)), "pending[1].step"),
    (lambda d: d.update(pending=frames("turn", "lift", lift=3)), "pending[1].memo"),
    (lambda d: d.update(pending=frames("turn", "neighbor", neighbor="1:2")), "pending[1].step"),
    (lambda d: d.update(pending=frames("turn", "throw")), "pending[1].step"),
    (lambda d: d.update(pending=frames("turn", "market", market="ST-11")), "pending[1].memo"),
    (lambda d: d.update(pending=frames("turn", "market", market="ST-01")), "pending[1].memo"),
    (lambda d: d.update(pending=frames("turn", "lightning", lightning="crafts")), "pending[1].memo"),
    (lambda d: d.update(pending=frames("turn", "take_ability_tile")), "players[0].abilities"),
    (
        lambda d: d.update(pending=frames("turn", "both order and technology", **{"both order and technology": []})),
        "pending[1].step",
    ),
    (lambda d: d.update(pending=frames("turn", "place", place=d["tile_tops"]["S1_1"])), "pending[1].memo"),
    (lambda d: d.update(pending=frames("turn", "place", place="SB-4A")), "pending[1].memo"),
    (lambda d: d.update(pending=frames("turn", "move_wagons", move_wagons=["1:1"])), "pending[1].step"),
    (lambda d: d.update(pending=[{"step": "turn", "seat": 0, "memo": 0}]), "pending[0].memo"),
    (lambda d: d.update(pending=[{"step": "turn", "seat": 0, "then": "tea"}]), "pending[0].then"),
    (lambda d: d.update(pending=frames("turn", "keep")), "pending[1].memo"),
]


@pytest.mark.parametrize(("lie", "key"), LIES, ids=[f"{n}-{key}" for n, (_, key) in enumerate(LIES)])
def test_a_lie_is_refused_with_its_key(lie: Callable[[Doc], Any], key: str) -> None:
    doc = real(start_player="1")
    lie(doc)
    assert refused(doc).startswith(f"{key}: ")


@rule("SF-TURN-02")
def test_a_turn_is_of_the_seat_that_has_it() -> None:
    doc = real(start_player="1")
    assert doc["turn"]["seat"] == doc["pending"][0]["seat"] == 0
    doc["turn"]["seat"] = 1
    assert refused(doc) == "turn.seat: must be 0: by what is pending it is the turn of that seat"


@rule("SF-INFO-03")
def test_who_knows_a_token_is_listed_once() -> None:
    doc = real()
    token = doc["token_pools"].pop(0)
    doc["token_tops"] = {"area1:I": {"token": token, "known_by": [0, 0]}}
    assert refused(doc) == "token_tops.area1:I.known_by: 0 is listed twice; once is enough"


@rule("SF-FREE-05", "SF-DIE-07")
def test_a_building_gives_its_effect_once() -> None:
    """Of two workers one stands on the printed technology building."""
    studying = {"levels": {"crafts": 2}, "workers": 1, "on": {"2:5": "worker"}}
    once = [*during("may order"), *during("may technology")[1:]]
    doc = table(me={**studying, "goods": {"gold": 1, "wood": 1}}, pending=once).save()
    assert doc["pending"][2]["step"] == "may technology"
    doc["pending"].append(doc["pending"][2])
    assert refused(doc) == "pending[3].step: may technology waits 2 times, but players[0] is given it 1 times now"


def test_a_message_says_where_the_pieces_are_and_what_would_be_right() -> None:
    doc = real()
    tile = doc["tile_tops"]["D2_1"]
    doc["players"][1]["tiles"].append(f"{tile}@1:3:0")
    assert refused(doc) == (
        f"players[1].tiles: {tile} is there 2 times (tile_tops.D2_1 1, players[1].tiles 1); the box has 1"
    )
    doc = real()
    doc["dice"].pop(next(iter(doc["dice"])))
    assert "are taken (players[...].taken); round 1 has 6 in all" in refused(doc)
    doc = real()
    doc["tile_left"]["S1_1"] = 3
    assert refused(doc) == "tile_left: 14 S1 tiles lie nowhere else, so S1_1, S1_2 must have 14 in all, not 10"
    doc = real()
    doc["crate_pool"].remove("CR-07")
    assert refused(doc) == "crate_pool: CR-07 is there 0 times (nowhere); the box has 1"


# In the middle of a turn


def using(**fields: Any) -> Doc:
    """Seat 0 activates column 4, beyond the building on 5:4."""
    s = play(table(dice={"white 4": 1}, **fields), "die:white:4", "use:column:4", "activate:5:4")
    assert pending(s) == "may build_small" or pending(s) == "activate"
    return copy.deepcopy(s.save())


@rule("SF-DIE-18")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda d: d.update(at="1:2"), "at"),
        (lambda d: d.update(at="4:4"), "at"),
        (lambda d: d.update(die="white 3"), "pending[1].memo"),
        (lambda d: d.update(die="orange 4"), "pending[1].memo"),
        (lambda d: d.update(die=None), "die"),
        (lambda d: d["pending"][1].update(memo="row:4"), "pending[1].memo"),
        (lambda d: d["pending"].insert(2, d["pending"][1]), "pending[2].step"),
        (lambda d: me(d, taken={}), "players[0].taken.white"),
        (lambda d: me(d, on={"5:4": "orange 5"}, taken={**d["players"][0]["taken"], "orange": 1}), "at"),
        (lambda d: me(d, tavern="tavern1"), "pending[1].step"),
        (lambda d: d.update(wagon_went=True), "wagon_went"),
        (lambda d: d["pending"].pop(0), "pending[0].step"),
        (lambda d: d["pending"][2].update(step="may order"), "pending[2].step"),
        (lambda d: d["pending"].append({"step": "own_building", "seat": 0, "memo": "5:4"}), "pending[3].step"),
    ],
)
def test_a_die_in_use_fits_its_line(change: Callable[[Doc], Any], key: str) -> None:
    doc = using()
    GAME.restore(doc)
    change(doc)
    assert refused(doc).startswith(f"{key}: ")


@rule("SF-PASS-14")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda d: me(d, tavern=None), "pending[1].step"),
        (lambda d: d["pending"][1]["memo"].update(rewards=2), "pending[1].memo.rewards"),
        (lambda d: d["pending"][1]["memo"].update(rewards=64), "pending[1].memo.rewards"),
        (lambda d: d["pending"][1]["memo"].update(pier="pier5"), "pending[1].memo.pier"),
        (lambda d: d["pending"].insert(1, d["pending"][2]), "pending[2].step"),
        (lambda d: d["pending"][2].update(step="may feast"), "pending[2].step"),
        (lambda d: d["pending"][2].update(step="may order"), "pending[2].step"),
    ],
)
def test_piers_are_for_who_retires(change: Callable[[Doc], Any], key: str) -> None:
    s = table(me={"goods": {"plank": 1}, "crates": {"pier3": ["CR-01"]}}, dice={})
    doc = copy.deepcopy(play(s, "retire:tavern1", "done", "done" if pending(s) == "piers" else "sell:plank").save())
    assert [frame["step"] for frame in doc["pending"]] == ["end_turn", "piers", "upgrade"]
    GAME.restore(doc)
    change(doc)
    assert refused(doc).startswith(f"{key}: ")


@rule("SF-VARIANT-03")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda d: d["pending"][2]["memo"].update(by="row"), "pending[2].memo.by"),
        (lambda d: d["pending"][2]["memo"].update(wagons=["3:3"]), "pending[2].memo.wagons"),
        (lambda d: d["pending"][2]["memo"].update(wagons=[]), "pending[2].memo.wagons"),
        (lambda d: d["pending"][2]["memo"].update(wagons=["4:5"]), "pending[2].memo.wagons"),
        (lambda d: d["pending"][2].update(memo=["1:2"]), "pending[2].memo"),
        (lambda d: d.update(wagon_went=False), "pending[2].step"),
        (lambda d: d["pending"].pop(1), "die"),
        (lambda d: me(d, on={"1:2": "wagon"}), "players[0].on"),
        (lambda d: me(d, on={"1:2": "wagon", "3:3": "wagon"}, wagons_waiting=1), "players[0].on"),
        (lambda d: me(d, on={"1:2": "wagon"}, wagons_waiting=1), "players[0].wagons_waiting"),
    ],
)
def test_wagons_stand_where_they_are_said_to_move_from(change: Callable[[Doc], Any], key: str) -> None:
    player = {"on": {"1:2": "wagon", "4:5": "wagon"}, "levels": {"logistics": 2}}
    s = play(table(me=player, options={"wagons": True}, dice={"white 2": 1}), "die:white:2", "use:column:2")
    doc = copy.deepcopy(s.save())
    assert doc["pending"][2] == {"step": "activate_wagons", "seat": 0, "memo": {"by": "column", "wagons": ["1:2"]}}
    change(doc)
    assert refused(doc).startswith(f"{key}: ")


@rule("SF-TECH-14", "SF-INFO-03")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda d: d["drawn"].pop(), "drawn"),
        (lambda d: d["drawn"][0].update(known_by=[1]), "drawn[0].known_by"),
        (lambda d: d["drawn"][0].update(known_by=[True]), "drawn[0].known_by"),
        (lambda d: d["drawn"][0].update(colour="red"), "drawn[0].colour"),
        (lambda d: d["drawn"][0].update(token="II-vp3"), "drawn[0]"),
        (lambda d: d["pending"][1].update(memo="area2:I"), "pending[1].memo"),
        (lambda d: me(d, boat=2), "pending[1].memo"),
        (lambda d: me(d, levels={}), "pending[1].memo"),
        (lambda d: d.update(token_tops={"area3:I": {"token": "I-vp1", "known_by": []}}), "token_tops.area3:I.known_by"),
        (
            lambda d: d.update(token_tops={"area3:I": {"token": "I-vp1", "known_by": [1]}}),
            "token_tops.area3:I.known_by",
        ),
    ],
)
def test_drawn_tokens_fit_the_stack_and_who_drew_them(change: Callable[[Doc], Any], key: str) -> None:
    known = [{"token": token, "known_by": [0]} for token in ("I-vp1", "I-wood1")]
    fisher = {"levels": {"fishery": 1}, "boat": 1}
    doc = copy.deepcopy(table(me=fisher, drawn=known, pending=during("keep", "area1:I"), dice={}).save())
    change(doc)
    assert refused(without_piles(doc)).startswith(f"{key}: ")


@rule("SF-ABIL-22", "SF-ABIL-16", "SF-ABIL-14")
@pytest.mark.parametrize(
    ("abilities", "step", "memo", "key"),
    [
        (["AB-6"], "neighbor", "1:2", "pending[1].memo"),
        (["AB-6"], "own_or_neighbor", "4:1", "pending[1].memo"),  # grain: it comes first unasked
        (["AB-5"], "neighbor", "4:1", "pending[1].step"),
        (["AB-6"], "own_building", "4:1", "pending[1].step"),
        (["AB-6"], "both order and technology", [], "pending[1].step"),
        (["AB-5"], "both order and technology", [], "pending[1].step"),
        (["AB-7"], "lift", 0, "pending[1].step"),  # not flipped
    ],
)
def test_abilities_and_workers_fit_what_they_start(abilities: list[str], step: str, memo: Any, key: str) -> None:
    doc = document()
    doc["players"][0].update(on={"4:1": "worker"}, workers=0, abilities=abilities)
    doc["ability_tiles"] = []
    doc["pending"] = frames("turn", step, **{step: memo})
    assert refused(doc).startswith(f"{key}: ")


@rule("SF-ABIL-16")
def test_fresh_start_is_flipped_only_by_who_took_a_die_and_has_not_retired() -> None:
    flipped = {"abilities": ["AB-7"], "flipped": True}
    doc = document()
    doc.update(ability_tiles=[])
    me(doc, **flipped)
    assert refused(doc).startswith("players[0].flipped: must be false: no die")
    s = table(me={**flipped, "taken": {"white": 1}}, dice={}, ability_tiles=[])
    assert legal(s)
    doc = s.save()
    me(doc, tavern="tavern1")
    doc.update(pending=[{"step": "turn", "seat": 1}])
    assert refused(doc).startswith("players[0].flipped: must be false: AB-7 is flipped back")


# The set-up


@rule("SF-PSETUP-08", "SF-PSETUP-12")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda d: d["sets"].pop(), "sets"),
        (lambda d: d["sets"].insert(0, None), "sets"),
        (lambda d: d["sets"][1].update(ability=d["sets"][2]["ability"]), "sets[2].ability"),
        (lambda d: d["sets"][1].update(building=d["sets"][2]["building"]), "sets[2].building"),
        (lambda d: d["sets"][1].update(resources=d["sets"][2]["resources"]), "sets[2].resources"),
        (lambda d: d["sets"][1].update(colour="red"), "sets[1].colour"),
        (lambda d: d["ability_tiles"].pop(), "ability_tiles"),
        (lambda d: d.update(round=2), "dice"),
        (lambda d: d["pending"][0].update(seat=1), "pending[0].seat"),
        (lambda d: d["pending"][1].update(seat=1), "pending[1].seat"),
        (lambda d: d["pending"].pop(1), "pending[1].seat"),
        (lambda d: d["pending"].append(d["pending"][1]), "pending"),
        (lambda d: d["players"][0].update(goods={"fish": 1}), "players[0].goods"),
        (lambda d: d["players"][2].update(goods={"fish": 9}), "players[2].goods"),
        (lambda d: d["players"][2].update(abilities=[]), "players[2].abilities"),
        (lambda d: d["players"][0].update(levels={"crafts": 1}), "players[0].levels"),
        (lambda d: d["players"][0].update(boat=1), "players[0].boat"),
        (lambda d: d["players"][0].update(tavern="tavern1"), "players[0].tavern"),
        (lambda d: d["players"][0].update(points={"fishing": 1}), "players[0].points"),
    ],
)
def test_during_the_set_up_nobody_has_played(change: Callable[[Doc], Any], key: str) -> None:
    doc = in_set_up()
    assert doc["pending"][-1]["step"] == "choose_side"
    change(doc)
    assert refused(doc).startswith(f"{key}: ")


# Alone, and the end


@rule("SF-SOLO-03", "SF-SOLO-05", "SF-SOLO-06", "SF-SOLO-10", "SF-SOLO-12")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda d: d["tavern_dice"].pop("tavern5 white"), "tavern_dice"),
        (
            lambda d: d["tavern_dice"].update({"tavern1 white": d["tavern_dice"].pop("tavern2 white")}),
            "tavern_dice.tavern1 white",
        ),
        (
            lambda d: d["tavern_dice"].update({"tavern2 orange": d["tavern_dice"].pop("tavern5 orange")}),
            "tavern_dice.tavern2 orange",
        ),
        (lambda d: d["dice"].update({"white 1": 1}), "dice"),
        (lambda d: d["special"].pop(), "special"),
        (lambda d: d["special"].__setitem__(0, "ST-10"), "special"),
        (lambda d: d["special"].__setitem__(0, d["scoring"]["crafts"]), "special"),
        (lambda d: d["tile_box"].append(d["tile_pools"].pop()), "tile_left"),
        (lambda d: d["crate_box"].append(d["crate_pool"].pop()), "crate_left"),
        (lambda d: d["players"][0].update(tavern="tavern5"), "players[0].tavern"),
    ],
)
def test_a_solo_game_has_its_own_places(change: Callable[[Doc], Any], key: str) -> None:
    doc = real(1)
    GAME.restore(doc)
    change(doc)
    assert refused(doc).startswith(f"{key}: ")


@rule("SF-SOLO-10", "SF-SOLO-12")
def test_in_the_solo_game_as_much_left_the_game_as_the_rules_say() -> None:
    doc = without_piles(real(1))
    doc.update(tile_box=["D2-01" if "D2-01" not in doc["tile_tops"].values() else "D2-02"])
    assert refused(doc).startswith("tile_box: 0 D2 tiles were built, so 0 have left the game, not 1")
    doc = without_piles(real(1))
    doc.update(crate_box=["CR-01"])
    assert refused(doc).startswith("crate_left") or refused(doc).startswith("crate_box")


@rule("SF-END-01", "SF-TURN-05")
def test_only_after_round_three_with_all_in_taverns_nothing_is_pending() -> None:
    s = restore(document(), round=3, pending=[], dice={})
    assert s.actor is None
    doc = s.save()
    doc["players"][1]["tavern"] = None
    assert refused(doc) == "pending: is empty, but the game is not over: what is still to be done must be listed"
    doc = s.save()
    doc.update(pending=[{"step": "turn", "seat": 1}])
    assert refused(doc).startswith("pending[0].seat: must be somebody else: players[1] has retired to tavern2")


@rule("SF-STILE-19", "SF-STILE-20")
def test_lightning_points_follow_the_order_of_arrival() -> None:
    scoring = {"crafts": "ST-01", "carpentry": "ST-10", "logistics": "ST-11", "fishery": "ST-02"}
    top = {"carpentry": 3}
    for points, good in (([14, 10], True), ([10, 14], True), ([14, 14], False), ([10, 7], False), ([13, 10], False)):
        doc = document()
        doc.update(scoring=scoring, ability_tiles=[])
        for seat, n in enumerate(points):
            doc["players"][seat].update(levels=top, points={"lightning": n})
        if good:
            assert GAME.restore(doc).actor == 0
        else:
            assert refused(doc).startswith("players[0].points.lightning: ")
    doc["players"][0].update(levels={"carpentry": 3, "logistics": 3}, points={"lightning": 14 + 15})
    doc["players"][1].update(levels={}, points={})
    assert GAME.restore(doc).actor == 0
    doc["players"][1].update(points={"lightning": 3})
    assert refused(doc).startswith("players[1].points.lightning: ")


@rule("SF-TURN-03")
@pytest.mark.parametrize(
    "actions",
    [
        ["retire:tavern1"],
        ["retire:tavern5"],
        ["die:white:2", "use:column:2"],
        ["die:orange:4", "use:row:4"],
        ["build:L3_1"],
        ["build:L3_1", "place:3:2:0"],
    ],
)
def test_a_turn_ends_after_any_main_action(actions: list[str]) -> None:
    me = {"goods": {"wood": 1, "plank": 1}}
    s = play(table(me=me), *actions)
    assert s.save()["pending"][0] == {"step": "end_turn", "seat": 0}
    assert GAME.restore(s.save()).save() == s.save()
