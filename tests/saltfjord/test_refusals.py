"""Why an action is refused: a reason and a rule for whatever a player tries."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rondel
from rondel.core.texts import LANGUAGES, Texts
from support.saltfjord import GAME, play, rule, table

TEXTS = Texts(GAME, strict=True)
RULEBOOK = Path(rondel.__file__).parent / "games" / "saltfjord" / "rulebook.md"
RULES = set(re.findall(r"^- (SF-[A-Z]+-\d+)", RULEBOOK.read_text("utf-8"), re.M))
SETTINGS: list[tuple[int, int, dict[str, Any]]] = [  # seed, players, options
    (1, 3, {}),
    (3, 4, {"side": "village", "wagons": True}),
    (5, 1, {"wagons": True}),
]


def game_states(seed: int, players: int, options: dict[str, Any]) -> Any:
    s = GAME.new(players, seed, **options)
    random = Random(seed)
    while s.actor is not None:
        yield s
        busy = [a for a in s.legal() if not GAME.actions.name(a).startswith(("retire", "discard", "done", "sell"))]
        s.apply(random.choice(busy or s.choices))
    yield s


def refused(s: Any, action: str, lang: str = "en") -> str:
    number = GAME.actions.number(action)
    assert number not in s.legal()
    return TEXTS.refusal(s, number, lang)


@pytest.mark.parametrize(("seed", "players", "options"), SETTINGS)
def test_every_refusal_has_a_reason_and_a_rule(seed: int, players: int, options: dict[str, Any]) -> None:
    told: dict[str, int] = {}
    for moment, s in enumerate(game_states(seed, players, options)):
        if moment % 9:
            continue
        legal = set(s.legal())
        for action in range(len(GAME.actions)):
            if action not in legal:
                key, rule_id, _ = GAME.why_not(s, action)
                assert rule_id in RULES, (GAME.actions.name(action), key)
                told[key] = told.get(key, 0) + 1
                if told[key] < 5:
                    lines = [TEXTS.refusal(s, action, lang) for lang in LANGUAGES]
                    assert not [line for line in lines if re.search(r"[{}$_]|\w:\w", line)], lines


def test_a_free_action_is_never_refused_without_a_reason() -> None:
    for s in game_states(7, 2, {"wagons": True}):
        for action in range(GAME.sell.first, len(GAME.actions)):
            if action not in s.legal():
                assert GAME.why_not(s, action)[0] != "not_now"


def test_an_illegal_action_says_why_in_plain_english() -> None:
    s = table(dice={"white 3": 1})
    with pytest.raises(rondel.IllegalAction, match=r"^die:white:4: no such die \(SF-DIE-01\)$"):
        play(s, "die:white:4")


@rule("SF-DIE-02", "SF-DIE-03")
def test_the_limits_of_dice() -> None:
    s = table(me={"taken": {"white": 3, "orange": 1}}, dice={"white 3": 1, "orange 2": 1})
    assert refused(s, "die:white:3") == "You may take only 3 white dice in a round. (SF-DIE-02)"
    assert refused(s, "die:orange:2", "pl") == "W tej rundzie możesz wziąć tylko 1 pomarańczową kość. (SF-DIE-03)"
    assert refused(s, "tavern_die:tavern2:white") == "Only in the solo game dice lie in the taverns. (SF-SOLO-09)"


@rule("SF-RES-07")
def test_a_price_that_cannot_be_paid() -> None:
    s = table(me={"goods": {"wood": 1}})
    assert refused(s, "build:L3_1") == "This costs 1 wood, 1 plank, and you have 1 wood, 0 planks. (SF-LARGE-01)"
    assert refused(s, "sell:gold") == "This costs 1 gold, and you have 0 gold. (SF-FREE-02)"
    assert refused(s, "pay_upgrade:fish>wood", "pl") == "Koszt: 3 ryby. Masz: 0 ryb. (SF-FREE-03)"
    assert refused(s, "pay_upgrade:wood>food").endswith("(SF-RES-05)")


@rule("SF-DIE-06", "SF-DIE-08", "SF-DIE-11", "SF-DIE-13")
def test_buildings_of_a_line() -> None:
    s = table(me={"goods": {"fish": 9}}, dice={"white 1": 1})
    play(s, "die:white:1")
    assert refused(s, "use:row:1").startswith("A white die is used on a column")
    play(s, "use:column:1")
    assert refused(s, "done") == "Activate a building or discard the die. (SF-DIE-16)"
    assert refused(s, "activate:1:2") == "The die is used on column 1. (SF-DIE-06)"
    assert refused(s, "activate:1:1") == "There is no building on [1, 1]. (SF-DIE-11)"
    play(s, "activate:4:1")
    assert refused(s, "activate:2:1").endswith("you are past this one, on [4, 1]. (SF-DIE-08)")
    assert refused(s, "activate:4:1").endswith("you are past this one, on [4, 1]. (SF-DIE-08)")
    assert refused(s, "discard").endswith("(SF-DIE-14)")
    s = table(me={"on": {"4:1": "orange 4"}, "taken": {"orange": 1}}, dice={"white 1": 1})
    play(s, "die:white:1", "use:column:1")
    assert refused(s, "activate:4:1") == "The building is occupied (orange 4). (SF-DIE-13)"
    assert refused(s, "die:white:1") == "You have already chosen the main action of this turn. (SF-TURN-03)"


@rule("SF-FISH-03", "SF-FISH-05")
def test_fishing() -> None:
    s = table(pending=[{"step": "may go_fishing", "seat": 0}])
    assert refused(s, "return") == "Your boat is already in the harbour. (SF-FISH-05)"
    assert refused(s, "sail:II", "pl") == "Brakuje technologii: Rybołówstwo, poziom 2. (SF-FISH-03)"
    assert refused(s, "sail:none").endswith("(SF-FISH-07)")
    far = table(me={"boat": 5}, pending=[{"step": "may go_fishing", "seat": 0}])
    assert refused(far, "sail:I").endswith("(SF-FISH-05)")


@rule("SF-PASS-12", "SF-SOLO-11")
def test_taverns() -> None:
    s = table(other={"tavern": "tavern2"})
    assert refused(s, "retire:tavern2") == "There is already a marker in tavern 2. (SF-PASS-12)"
    solo = table(1)
    assert refused(solo, "retire:tavern5") == "There are still dice in tavern 5. (SF-SOLO-11)"
    assert refused(solo, "die:white:1") == "In the solo game dice are taken from the taverns. (SF-SOLO-09)"


@rule("SF-FREE-05", "SF-FREE-07", "SF-ABIL-12", "SF-ABIL-16", "SF-FISH-12")
def test_free_actions() -> None:
    s = table(me={"goods": {"fish": 1}, "on": {"1:2": "white 2"}, "taken": {"white": 1}}, dice={})
    assert refused(s, "worker:1:2") == "The building is occupied (white 2). (SF-FREE-07)"
    assert refused(s, "worker:1:1") == "There is no building on [1, 1]. (SF-FREE-07)"
    assert refused(s, "buy:wood") == "You need the ability tile “Fishmonger”. (SF-ABIL-12)"
    assert refused(s, "fresh_start", "de") == "Dafür brauchst du das Fähigkeitsplättchen „Neuanfang“. (SF-ABIL-16)"
    assert refused(s, "overboard:I-fish2") == "This token is not on your boat tile. (SF-FISH-12)"
    used = table(
        me={
            "abilities": ["AB-7", "AB-3"],
            "flipped": True,
            "workers": 0,
            "on": {"2:1": "worker"},
            "goods": {"fish": 1},
            "taken": {"white": 1},
        },
        dice={},
    )
    assert refused(used, "fresh_start").endswith("in this round. (SF-ABIL-16)")
    assert refused(used, "worker:1:2") == "There is no worker on your worker space. (SF-FREE-05)"
    assert refused(used, "buy:wood") == "This costs 2 fish, and you have 1 fish. (SF-ABIL-12)"


@rule("SF-SMALL-02", "SF-SMALL-03", "SF-SMALL-04", "SF-EDGE-08", "SF-LARGE-03", "SF-PASS-03", "SF-PSETUP-11")
def test_tiles() -> None:
    s = table(
        me={"goods": {"wood": 2}},
        tile_tops={"S1_1": "S1-01"},
        tile_left={"S1_1": 1},
        pending=[{"step": "may build_small", "seat": 0}],
    )
    assert refused(s, "build:L3_1").endswith("(SF-SMALL-01)")
    assert refused(s, "build:S1_2") == "This stack is empty. (SF-SMALL-04)"
    play(s, "build:S1_1")
    assert refused(s, "place:1:1:90") == "Turning a one-square tile changes nothing. (SF-SMALL-02)"
    assert refused(s, "place:1:2:0").endswith("is in the way. (SF-SMALL-03)")
    assert refused(s, "worker:1:2").startswith("Free actions have to wait a moment. Place the one-square tile")
    assert refused(table(), "build:D2_1").endswith("large building tiles only. (SF-LARGE-03)")
    free = table(pending=[{"step": "may build_free", "seat": 0}])
    assert refused(free, "build:D2_1") == "Only a one-square tile is free. (SF-PASS-03)"
    start = play(GAME.new(2, 1), "set:1", "side:A")
    assert refused(start, "place:1:3:0").endswith("central spaces. (SF-PSETUP-11)")
    assert refused(start, "place:1:6:0") == "That is outside the grid. (SF-SMALL-03)"


@rule("SF-TECH-04", "SF-TECH-09", "SF-ORDER-02", "SF-ACT-05", "SF-DIE-01")
def test_actions_of_buildings() -> None:
    s = table()
    assert refused(s, "order:1").endswith("gives this action. (SF-ACT-05)")
    assert refused(s, "activate:1:2") == "Take a die first. (SF-DIE-01)"
    top = table(
        me={"levels": {"crafts": 3}, "workers": 3, "goods": {"gold": 1}},
        pending=[{"step": "may technology", "seat": 0}],
    )
    assert refused(top, "technology:crafts") == "You have reached the top of Craftsmanship. (SF-TECH-04)"
    me = {"levels": {"carpentry": 2}}
    tile = table(me=me, ability_tiles=["AB-1", "AB-2"], pending=[{"step": "take_ability_tile", "seat": 0}])
    assert refused(tile, "ability:AB-3") == "The ability tile “Fishmonger” is not on the board. (SF-TECH-09)"
    assert refused(tile, "done").startswith("This cannot be skipped. Take an ability tile")


@rule("SF-VARIANT-04", "SF-VARIANT-05", "SF-VARIANT-16")
def test_wagons() -> None:
    memo = {"wagons": ["2:2"], "by": "column"}
    fields: dict[str, Any] = {"options": {"wagons": True}, "dice": {}}
    fields["me"] = {"on": {"2:2": "wagon", "2:1": "white 1"}, "taken": {"white": 2}}
    line = {"step": "activate", "seat": 0, "memo": "column:2"}
    frames = [line, {"step": "activate_wagons", "seat": 0, "memo": memo}]
    s = table(**fields, die="white 2", wagon_went=True, pending=frames)
    assert refused(s, "wagon:2:2:down") == "With a column wagons move left or right. (SF-VARIANT-04)"
    assert refused(s, "wagon:2:2:left") == "The way is blocked (white 1). (SF-VARIANT-05)"
    assert refused(s, "wagon:1:1:stay") == "There is no wagon to move on [1, 1]. (SF-VARIANT-04)"
    frames = [{"step": "move_wagons", "seat": 0, "memo": ["1:1", "2:2"]}]
    sent = {"on": {"1:1": "wagon", "2:2": "wagon"}, "levels": {"logistics": 3}}
    send = table(options={"wagons": True}, me=sent, pending=frames)
    assert refused(send, "wagon:2:2:stay").endswith("(SF-VARIANT-16)")
    assert refused(send, "wagon:1:1:left") == "That is outside the grid. (SF-VARIANT-05)"


@rule("SF-EDGE-08")
def test_a_tile_that_fits_nowhere() -> None:
    s = table(me={"goods": {"wood": 1, "plank": 1}})
    s.players[0].room = 0  # no shape fits
    s.reconsider()
    assert refused(s, "build:I3_1") == "There is no room for this on your board (straight tile). (SF-EDGE-08)"


@rule("SF-ABIL-14", "SF-ABIL-15", "SF-ABIL-16", "SF-ABIL-19", "SF-PSETUP-08")
def test_rare_refusals() -> None:
    both = {"step": "both order and technology", "seat": 0, "memo": ["slot 1"]}
    me = {"goods": {"paper": 2, "fish": 2}, "abilities": ["AB-5"], "on": {"3:6": "worker"}, "workers": 0}
    s = table(me=me, pending=[both])
    assert refused(s, "order:1") == "You have already done this action of the building. (SF-ABIL-14)"
    s = table(me={**me, "goods": {"wood": 1, "food": 1, "fish": 2}}, pending=[{**both, "memo": ["slot 2"]}])
    assert refused(s, "technology:crafts") == "You have already done this action of the building. (SF-ABIL-14)"
    village = {"tiles": ["S1-01@1:1:0"], "on": {"1:1": "worker"}, "workers": 0}
    me = {"goods": {"fish": 1}, "abilities": ["AB-6"], **village}
    beside = table(me=me, pending=[{"step": "neighbor", "seat": 0, "memo": "1:1"}])
    assert refused(beside, "activate:6:3") == "This building is not next to [1, 1]. (SF-ABIL-15)"
    using = {"abilities": ["AB-7"], "flipped": True, "on": {"1:2": "white 2"}, "taken": {"white": 2}}
    lift = table(me=using, dice={}, pending=[{"step": "lift", "seat": 0}])
    assert refused(lift, "lift:1:1") == "There is no die on [1, 1]. (SF-ABIL-16)"
    frames = [{"step": "activate", "seat": 0, "memo": "column:1"}, {"step": "lift", "seat": 0}]
    lift = table(me=using, dice={}, die="white 1", at="4:1", pending=frames)
    assert refused(lift, "lift:4:1") == "This die is still in use. (SF-DIE-18)"
    sets = GAME.new(2, 1)
    play(sets, "set:1", "side:A", GAME.actions.name(GAME.place.legal(sets, 0, GAME.components.tile_count)[0]))
    assert refused(sets, "set:1") == "This starting set has been chosen. (SF-PSETUP-08)"
