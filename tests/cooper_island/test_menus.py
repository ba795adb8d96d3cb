"""TURN-11, 12: actions that are offered together: what is left of them, told and waited for; which bar is given."""

import pytest

from rondel.core import explanation
from rondel.core.errors import BadOption, BadPosition
from rondel.core.explanation import Badge
from rondel.core.texts import Texts
from support.cooper_island import (
    GAME,
    document,
    during,
    land,
    legal,
    offered,
    pending,
    play,
    player,
    restored,
    rule,
    settled,
    table,
)
from support.refusing import refused

TEXTS = Texts(GAME, strict=True)
PLACE = ("tile:D1:front", "half:h22", "beside:h21")
PLACE_ISLET = during("place_islet", "I2", phase="income")
SHORE = land(h12="meadow", h23="meadow")


def at(step, memo=None, **me):
    return table(me=me, pending=during(step, memo))


@rule("CI-TURN-11", "CI-SECA-04")
@pytest.mark.parametrize("first", [("steps:1",), PLACE])
def test_each_action_of_a_section_once_in_any_order(first):
    s = play(at("section_A_square", tiles={"D1": 2}), *first)
    play(s, *(PLACE if first == ("steps:1",) else ("steps:1",)))
    assert offered(s) == {"done", "draw"}
    play(s, "draw")
    assert pending(s) != "section_A_square"


@rule("CI-TURN-11", "CI-SECG-01", "CI-SECG-02")
def test_the_question_says_what_is_left_of_a_section():
    def asked(section, *actions):
        return TEXTS.prompt(play(at(section, tiles={"D1": 2}), *actions), "en")

    assert asked("section_A_square", "steps:1") == "You may: draw 1 double tile + place 1 double tile."
    assert asked("section_G_square", "draw") == "You may: draw 1 double tile + 1 cartographer step."
    assert asked("section_G_square", *PLACE) == "You may: place 1 double tile + 1 cartographer step."
    twice = "You may: draw 1 double tile / place 1 double tile (up to 2 times)."
    assert asked("section_G_square", "steps:1") == twice


@rule("CI-ANY-04", "CI-SECE-01")
def test_a_section_with_everything_done_does_not_wait():
    s = at("section_E", cartographer=3)
    assert s.interrupts(0)
    play(s, "gain:gold", "steps:3")
    assert s.interrupts(0) and pending(s) != "section_E"


@rule("CI-ANY-04", "CI-SECG-01", "CI-CRATE-02")
def test_the_second_time_waits_for_a_tile_by_a_crate_lid():
    s = at("section_G", tiles={"D1": 1}, unused=1, lids=["C2", "C3", "C4", "C5"])
    play(s, *PLACE)
    assert pending(s) == "section_G" and offered(s) == {"done"}
    play(s, "crate:draw")
    assert pending(s) == "section_G" and len(offered(s)) > 1


@rule("CI-TRADE-01", "CI-TRADE-02")
@pytest.mark.parametrize(("trade", "bar"), [("cloth_to_coins", "CI-TRADE-01"), ("gold_to_cubes", "CI-TRADE-02")])
def test_a_trade_refuses_an_item_by_its_own_rule(trade, bar):
    stored = {"cloth" if trade == "cloth_to_coins" else "gold": 3, "wood": 1}
    s = at("trade_items", {"trade": trade, "value": 0}, stored=stored)
    assert refused(s, "pay:wood").endswith(f"({bar})")


@rule("CI-LARGE-05", "CI-CARTO-08")
def test_the_surveyors_guild_raises_a_space_by_option_3():
    me = {**land(h12="meadow 1 large", h13="meadow 2", h22="forest 2"), "large_cards": ["5"], "cartographer": 0}
    s = play(table(me=me), "card:5", "cartographer:opt3")
    assert s.save()["pending"][-1]["memo"] == {"option": "opt3", "free": True}
    assert offered(s) >= {"raise:h13", "raise:h22"}


@rule("CI-RUIN-03")
def test_a_decision_that_cannot_be_left_is_not_pending_with_nothing_to_choose():
    with pytest.raises(BadPosition, match="nothing to choose"):
        at("craft", "h32", **{**land(("h41", "h44"), h12="meadow"), "crafting": ["craft1", "craft2"]})


@rule("CI-LOG-01")
def test_a_badge_says_all_that_a_log_book_token_brings():
    s = at("gain_wood_and_food")
    assert explanation.badge(GAME, s, GAME.actions.number("gain_all")) == Badge([], [("wood", 1), ("food", 1)])


@rule("CI-STORE-06")
def test_why_an_item_of_a_token_is_not_gained():
    """If all fit, all come at once; if not, each comes once, as far as there is room."""

    def why(s, action):
        return GAME.why_not(s, GAME.actions.number(action))[0]

    everything, some = at("gain_wood_and_food"), at("gain_wood_and_food", stored={"coin": 4})
    assert [why(everything, f"gain:{item}") for item in ("wood", "food")] == ["all_at_once"] * 2
    assert why(some, "gain_all") == "no_room_in_storage"
    some = play(some, "gain:wood")
    assert [why(some, action) for action in ("gain:wood", "gain_all")] == ["done_here"] * 2


@rule("CI-ISLET-05", "CI-ISLET-07")
def test_why_an_islet_does_not_go_there():
    def why(action, number, **me):
        s = table(me={**SHORE, **me}, round=number, phase="income", pending=PLACE_ISLET)
        return refused(s, action)

    assert why("coast:R2b:h24", 1).endswith("(CI-ISLET-07)")
    assert why("coast:R1a:h13", 2, islets={"R1a": "I1"}).endswith("(CI-ISLET-05)")


@rule("CI-SOLO-04")
def test_only_the_solo_game_has_strategies():
    for name, value in (("strategy", "ST2"), ("difficulty", 2)):
        assert GAME.new(players=1, seed=1, **{name: value}).settings[name] == value
        with pytest.raises(BadOption, match="only in a game of"):
            GAME.new(players=2, seed=1, **{name: value})


@rule("CI-TURN-07")
def test_no_fee_is_pending_without_a_worker_below():
    doc = at("section_D").save()
    doc["pending"].append({"step": "fee", "seat": 0, "memo": {"ship": "none", "to": "supply"}})
    with pytest.raises(BadPosition, match="right below"):
        restored(GAME, doc)


@rule("CI-STATUE-05")
@pytest.mark.parametrize("spot", ["craft1", "craft2"])
def test_a_statue_on_its_way_is_not_built_again(spot):
    me = {**land(("h32",), h12="meadow 3", h13="forest 3 large", h22="meadow 2"), "large_cards": ["6"]}
    me = {**me, "crafting": [spot], "stored": {"wood": 2, "gold": 2}}
    s = play(table(me=me, pending=during("statue_on", spot)), "card:6")
    assert offered(s) == {"done", "ruin:h32"}


@rule("CI-STATUE-03", "CI-RUIN-03")
def test_why_a_crafting_spot_cannot_be_chosen():
    me = {**land(("h32",), h12="meadow 1", h13="forest 1 large"), "large_cards": ["1"], "spent": ["1"], "stored": {}}
    s = table(me={**me, "crafting": ["craft1", "craft2", "craft3"]}, pending=during("statue_from"))
    assert refused(s, "spot:craft2") == "This is the same as another that is offered. (CI-STATUE-03)"
    assert refused(s, "spot:craft4") == "There is no statue to take: crafting spot 4. (CI-STATUE-03)"
    ground = land(("h41",), h12="meadow 1", h13="forest 1 large")
    for taken, free in (("1", "2"), ("2", "1")):
        s = at("craft", "h32", **{**me, **ground, "crafting": [f"craft{taken}"]})
        assert offered(s) == {f"spot:craft{free}", "spot:craft3"}
        there = f"There is already a statue: crafting spot {taken}. (CI-RUIN-03)"
        assert refused(s, f"spot:craft{taken}") == there
        assert refused(s, "spot:craft4") == "A large building covers it: crafting spot 4. (CI-BUILD-08)"


@rule("CI-EDGE-12", "CI-STATUE-03")
def test_the_payment_of_a_statue_clears_a_space_for_it():
    me = {**land(h12="meadow 1 food", h13="forest 2 wood"), "stored": {"wood": 2, "gold": 2}, "crafting": ["craft1"]}
    s = play(at("section_F", **me), "statue:wood+gold")
    assert player(s)["stored"] == {"wood": 2} and offered(s) == {"site:h13"}


def cooper_plays(card, **fields):
    doc = document(1)
    doc["cooper"].update(next=card)
    doc.update(fields, pending=[{"step": "cooper_turn", "seat": 0}])
    return settled(doc)


@rule("CI-SOLO-13", "CI-SOLO-11")
def test_cooper_takes_the_token_only_from_an_empty_space():
    s = cooper_plays("SA1", spaces={"A round": [0]})
    assert pending(s) == "receive" and s.save()["token"] == 0
    assert s.save()["pending"][0] == {"step": "cooper_done", "seat": 0}
    assert restored(GAME, s.save()).save() == s.save()
    assert cooper_plays("SA1").save()["token"] == 1


@rule("CI-CLEAN-14", "CI-CLEAN-10", "CI-LARGE-05")
@pytest.mark.parametrize(("missing", "asked"), [(["h71"], True), (["h71", "h73"], False)])
def test_the_surveyors_guild_charts_one_passage_space(missing, asked):
    passage = {name: "meadow" for name in ("h71", "h72", "h73") if name not in missing}
    ground = land(("h41", "h44", "h52"), h12="meadow 1 large", h62="meadow", h63="meadow", **passage)
    me = {**ground, "crafting": ["craft1", "craft2"], "cartographer": 0, "large_cards": ["5"]}
    frames = [{"step": "end_round", "seat": 0}, {"step": "cleanup_step", "seat": 0, "memo": "passage"}]
    s = table(me=me, other={"cartographer": 0}, phase="cleanup", pending=frames)
    assert (pending(s) == "bonus") is asked


@rule("CI-CLEAN-14", "CI-CLEAN-08")
def test_with_the_fortress_a_lid_to_be_used_is_waited_for_after_a_card():
    me = {**land(h12="meadow 1 large", h13="meadow 1 fortress", h22="meadow"), "large_cards": ["1"], "spent": ["1"]}
    me |= {"lids": ["C2", "C3", "C4", "C5"], "unused": 1, "stored": {}}
    s = play(table(me=me, phase="cleanup", pending=during("reactivate")), "turn_up:1")
    assert pending(s) == "reactivate" and offered(s) == {"done"}
    play(s, "crate:coins")
    assert "take_back:coins" in legal(s)


@rule("CI-CLEAN-13")
def test_the_harbormaster_is_stood_upright():
    s = table(phase="cleanup", pending=[{"step": "end_round", "seat": 0}])
    assert s.round == 2 and s.upright == 1
