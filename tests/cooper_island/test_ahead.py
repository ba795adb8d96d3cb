"""ROUND: in the simultaneous phases nobody waits where the order cannot matter."""

import json
from typing import Any

import pytest

from rondel import IllegalAction
from rondel.core.chance import from_seed
from rondel.core.texts import LANGUAGES
from rondel.testing import conformance
from support.cooper_island import GAME, document, land, legal, pending, play, player, rule, settled
from support.cooper_island_developed import developed
from support.refusing import refused

PARTS = {"begin_income": "begin_work", "finish": "game_over"}  # what waits for each seat, and what follows


def simultaneous(
    root: str = "begin_income", players: int = 2, *, each: Any = None, me: Any = None, other: Any = None, **fields: Any
) -> Any:
    """A simultaneous phase begins, seat 0 has the Cooper token: its fields are `me`, those of seat 1 `other`."""
    doc = document(players)
    for n, entry in enumerate(doc["players"]):
        entry.update({"cartographer": 0, **(each or {})})
        entry.update([me or {}, other or {}, {}, {}][n])
    doc.update(round=5 if root == "finish" else 2, phase="income" if root == "begin_income" else "finish")
    doc["pending"] = [{"step": PARTS[root], "seat": 0}] if root in PARTS else []
    doc["pending"] += [{"step": root, "seat": seat} for seat in range(players - 1, -1, -1)]
    doc.update(fields)
    return settled(doc)


def cleanup(step: str, players: int = 2, **fields: Any) -> Any:
    """A step of phase c begins, then the round ends."""
    waiting = [{"step": "cleanup_step", "seat": seat, "memo": step} for seat in range(players - 1, -1, -1)]
    fields = {"phase": "cleanup", "pending": [{"step": "end_round", "seat": 0}, *waiting], **fields}
    return simultaneous("cleanup_step", players, **fields)


def ahead(state: Any) -> list[int]:
    """The seats that may go ahead now."""
    seats = [seat for seat in range(state.seats) if seat != state.actor]
    found = [seat for seat in seats if state.interrupts(seat)]
    assert [state.interrupts(seat) for seat in found] == [[GAME.actions.number(f"ahead:{n + 1}")] for n in found]
    return found


TILES = {"tiles": {"D1": 1}}
FOUR = ("h41", "h44", "h52", "h72")
# A large building for one large building card, and a statue on the crafting spot with a helm point that it uncovers
CARD = {**land(FOUR, h12="meadow 1 large", h13="meadow 1 food"), "crafting": ["craft3"]}


@rule("CI-ROUND-05", "CI-INCOME-01")
def test_in_the_first_income_nobody_waits():
    s = GAME.new(players=4, seed=3, start_player="1")
    assert ahead(s) == [1, 2, 3]
    play(s, "ahead:3")
    assert s.actor == 2 and pending(s) == "income" and s.save()["active"] == 2
    assert "store:h12" in legal(s)  # with anytime actions
    assert ahead(s) == [0, 1, 3]


@rule("CI-ROUND-05")
def test_after_the_one_who_went_ahead_the_overtaken_goes_on_and_then_the_rest():
    s = GAME.new(players=4, seed=3, start_player="1")
    play(s, "ahead:3")
    order = []
    while s.save()["phase"] == "income":
        order.append(s.actor)
        play(s, "done")
    assert list(dict.fromkeys(order)) == [2, 0, 1, 3]
    assert pending(s) == "turn" and s.actor == 0


@rule("CI-ROUND-05")
def test_an_overtaken_player_takes_the_lead_back():
    s = simultaneous(players=3, each=TILES)
    play(s, "tile:D1:front", "half:h13", "beside:h23", "ahead:2", "ahead:3", "ahead:1")
    assert s.actor == 0 and "tile:D1:front" not in legal(s)  # where she was
    play(s, "done")
    assert s.actor == 2
    play(s, "ahead:2", "done")
    assert s.actor == 2
    play(s, "done")
    assert pending(s) == "turn" and s.actor == 0


@rule("CI-ROUND-05")
def test_not_in_the_middle_of_a_placement_or_a_payment_nor_in_the_worker_phase():
    s = simultaneous(each=TILES)
    play(s, "tile:D1:front")
    assert ahead(s) == []
    assert refused(s, "ahead:2").startswith("First the decision that has begun")
    s = settled(document(2))
    assert ahead(s) == [] and refused(s, "ahead:2").endswith("waits to be decided now. (CI-ROUND-05)")


@rule("CI-ROUND-05")
def test_never_for_the_one_who_acts_nor_for_who_is_done_nor_at_an_empty_seat():
    s = simultaneous(players=3)
    assert not any(name.startswith("ahead") for name in legal(s))
    for name in ("ahead:1", "ahead:4"):
        before = s.save()
        with pytest.raises(IllegalAction):
            play(s, name)
        assert s.save() == before
    assert refused(s, "ahead:4") == "There is no such player at this table. (CI-SETUP-01)"
    play(s, "done")
    assert s.actor == 1 and ahead(s) == [2]


@rule("CI-ROUND-04", "CI-ROUND-05", "CI-CLEAN-01")
def test_nobody_goes_ahead_into_the_next_step_or_without_something_to_decide():
    s = cleanup("market", players=3, me={"market": {"coin": 1}}, other={})
    assert s.actor == 0 and ahead(s) == []  # the others have nothing on the marketplace
    doc = document(2)
    doc.update(phase="cleanup", pending=[{"step": "begin_cleanup", "seat": 0}])
    doc["players"][0].update(crates=["coins"], lids=["C2", "C3", "C4", "C5"])
    s = settled(doc)
    assert pending(s) == "feeding" and ahead(s) == [1]
    play(s, "done")
    while s.actor == 0:
        play(s, legal(s)[0])
    assert pending(s) == "feeding" and s.actor == 1
    assert ahead(s) == []  # her next part is that of step 2


@rule("CI-ROUND-05", "CI-END-02")
def test_before_the_scoring():
    s = simultaneous("finish", each={"market": {"gold": 1}})
    assert pending(s) == "last_actions" and ahead(s) == [1]
    play(s, "ahead:2", "unload:gold", "done", "unload:gold", "done")
    assert s.actor is None and player(s, 1)["stored"] == {"coin": 1, "gold": 1}


# CI-ROUND-06: what the order depends on


@rule("CI-ROUND-06", "CI-HELM-09")
@pytest.mark.parametrize(("steps", "free"), [(6, True), (7, True), (8, False), (18, True)])
def test_helm_points_that_may_lead_into_the_harbor_of_another(steps, free):
    """Two players: harbors after 10 steps (the other's) and 20 (the own)."""
    statues = land((), h12="meadow 1 statue", h13="meadow 1 statue")
    s = cleanup("statues", each=statues, me={"steps": {"one_sail": steps, "two_sails": 1}})
    assert s.actor == 0 and pending(s) == "bonus"
    assert ahead(s) == ([1] if free else [])
    s = cleanup("statues", each=statues, other={"steps": {"one_sail": steps, "two_sails": 1}})
    assert ahead(s) == ([1] if free else [])


@rule("CI-ROUND-06", "CI-CLEAN-04")
@pytest.mark.parametrize(("steps", "free"), [(8, True), (9, False)])
def test_helm_points_of_the_feeding_row(steps, free):
    """One special worker hired: 1 helm point."""
    fed = {"waiting": {"normal": 2, "special": 1}, "workers": {"normal": 2, "special": 1}}
    assert ahead(cleanup("feeding", me={**fed, "steps": {"one_sail": steps}})) == ([1] if free else [])


@rule("CI-ROUND-06")
@pytest.mark.parametrize(("card", "free"), [("1", True), ("2", True), ("9", False), ("10", False), ("6", False)])
def test_cards_that_bring_helm_points(card, free):
    for who in ("me", "other"):
        s = simultaneous(**{who: {**CARD, "large_cards": [card]}})
        assert ahead(s) == ([1] if free else [])
        s = simultaneous(**{who: {**CARD, "large_cards": [card], "spent": [card]}})
        assert ahead(s) == [1]  # face down
    assert refused(simultaneous(me={**CARD, "large_cards": ["9"]}), "ahead:2") == (
        "The order may matter here, so the players decide one after the other. (CI-ROUND-06)"
    )


@rule("CI-ROUND-06", "CI-CLEAN-05")
def test_a_card_that_may_be_turned_up_again_counts():
    spent = {**CARD, "large_cards": ["9"], "spent": ["9"]}
    crate = {"crates": ["coins"], "lids": ["C2", "C3", "C4", "C5"], "stored": {"coin": 2}}
    assert ahead(cleanup("reactivation", each=crate)) == [1]
    assert ahead(cleanup("reactivation", each=crate, me=spent)) == []
    assert ahead(cleanup("feeding", each=crate, me=spent)) == [1]


@rule("CI-ROUND-06", "CI-RUIN-03")
def test_a_ruin_whose_spot_gives_a_helm_point():
    """By the ruin islet."""
    ruins = land(h12="meadow 1 large")
    assert ahead(simultaneous()) == [1]
    assert ahead(simultaneous(me={**ruins})) == []
    assert ahead(simultaneous(me=CARD)) == [1]  # the spot is taken
    assert ahead(simultaneous(me={**ruins, "islets": {"R1a": "I6"}})) == [1]


@rule("CI-ROUND-06", "CI-LARGE-11")
def test_an_islet_placed_and_islets_used():
    link = {**CARD, "large_cards": ["11"]}
    assert ahead(simultaneous(me=link)) == []
    assert ahead(simultaneous(other=link)) == []
    placed = [{"step": "begin_work", "seat": 0}]  # both have placed theirs in this income
    for seat in (1, 0):
        placed += [{"step": "end_turn", "seat": seat}, {"step": "income", "seat": seat, "memo": ["islet"]}]
        placed += [{"step": "resume", "seat": seat}] if seat else []
    for who in ("me", "other"):
        assert ahead(simultaneous(**{who: link}, each=TILES, pending=placed)) == [1]


@rule("CI-ROUND-06", "CI-BOAT-05", "CI-LARGE-14")
def test_a_boat_turned_face_down_and_boats_copied():
    copy = {"docks": {"dock1": "B6"}}
    graveyard = {**CARD, "large_cards": ["14"], "docks": {"dock1": "B1"}}
    merchant = {**CARD, "large_cards": ["12"]}
    assert ahead(simultaneous(me=graveyard, other={"docks": {"dock1": "B1"}})) == [1]
    assert ahead(simultaneous(me=copy, other=copy)) == [1]
    for reader in (copy, merchant):
        assert ahead(simultaneous(me=graveyard, other=reader)) == []
        assert ahead(simultaneous(me=reader, other=graveyard)) == []


@rule("CI-ROUND-06", "CI-TILE-02", "CI-SMALL-14")
def test_blind_draws_are_alike_while_there_are_enough_and_nobody_chooses():
    """With the tile boat and the tile islet each may draw two."""
    boat = {"docks": {"dock1": "B3"}}
    assert ahead(simultaneous(each=boat, bag={"D1": 4})) == [1]
    assert ahead(simultaneous(each=boat, bag={"D1": 3})) == []
    assert ahead(simultaneous(me=boat, bag={"D1": 3})) == [1]
    room = {**land(h12="meadow 1 small"), "small_cards": ["14"]}
    assert ahead(simultaneous(me=room)) == []
    assert ahead(simultaneous(other=room)) == []
    no_islet = {"islets": {"R1a": "I3"}}
    assert ahead(simultaneous(me=room, other=no_islet)) == [1]  # only one of them draws


@rule("CI-ROUND-06", "CI-CARTO-10")
def test_single_tiles_that_are_scarce():
    kinds = GAME.components.singles
    assert ahead(simultaneous(singles=dict.fromkeys(kinds, 2))) == [1]
    assert ahead(simultaneous(singles={**dict.fromkeys(kinds, 2), kinds[0]: 1})) == []
    begun = [{"step": "end_turn", "seat": 0}, {"step": "income", "seat": 0}]
    begun = [{"step": "begin_work", "seat": 0}, {"step": "begin_income", "seat": 1}, *begun]
    assert ahead(simultaneous(singles=dict.fromkeys(kinds, 1), pending=begun)) == []
    assert ahead(simultaneous(singles=dict.fromkeys(kinds, 1), pending=begun, me={"surveyed": True})) == [1]
    assert ahead(simultaneous("finish", singles={})) == [1]  # there is no cartographer action (CI-CARTO-02)


@rule("CI-ROUND-06", "CI-LOG-03")
def test_log_book_tokens_that_are_scarce():
    """Both ships of both players are 1 step before a bay."""
    near = {**land((), h12="meadow 1 statue"), "steps": {"one_sail": 4, "two_sails": 4}}
    kind = GAME.components.log[0]
    assert ahead(cleanup("statues", each=near)) == [1]
    assert ahead(cleanup("statues", each=near, log={kind: 1})) == []


@rule("CI-ROUND-06")
def test_everybody_who_is_overtaken_counts():
    s = simultaneous(players=3, other={**CARD, "large_cards": ["9"]})
    assert s.actor == 0 and ahead(s) == []
    play(s, "done")
    assert s.actor == 1 and ahead(s) == []
    s = simultaneous(players=4, other={"tiles": {"D1": 1}}, bag={"D2": 3})
    assert ahead(s) == [1, 2]  # each may draw one with the tile islet: for four there are not enough


# The same end


def here(state: Any) -> tuple[int, int, int]:
    """Which phase or step it is: what is still to come of the holder of the Cooper token."""
    roots = ("begin_income", "cleanup_step", "finish")
    coming = [1 for step, seat, _ in state.stack if seat == state.token and GAME.steps[step].name in roots]
    return state.round, state.phase, len(coming)


def beginning(phase: str, seed: int, players: int) -> Any:
    """A simultaneous phase in the middle of a game. All draws bring the same, so that only their number counts."""
    doc = developed(seed, players).save()
    order = [(seed + n) % players for n in range(players)][::-1]
    doc.update(token=seed % players, phase=phase, bag={"D3": 3 + seed % 8}, log={GAME.components.log[seed % 3]: 2})
    doc["round"] = 5 if phase == "finish" else max(2 + seed % 4, *[2 + len(p["islets"]) for p in doc["players"]])
    doc["harbormaster"] = f"C{doc['round']}"
    for p in doc["players"]:
        p.update(log={}, placed={})
    del doc["singles"]
    doc["pending"] = {
        "income": [{"step": "begin_work", "seat": 0}, *[{"step": "begin_income", "seat": n} for n in order]],
        "cleanup": [{"step": "begin_cleanup", "seat": 0}],
        "finish": [{"step": "game_over", "seat": 0}, *[{"step": "finish", "seat": n} for n in order]],
    }[phase]
    return settled(doc)


def played(start: Any, seed: int, mixed: bool) -> tuple[Any, int]:
    """To the end of the phase or step, each seat with a chance of its own; mixed: now and then somebody goes ahead."""
    s = start.copy()
    own = [from_seed(seed * 8 + seat) for seat in range(s.seats)]
    chance = from_seed(seed)
    overtaken = 0
    while s.actor is not None and here(s) == here(start):
        waiting = ahead(s) if mixed and chance.below(3) == 0 else []
        if waiting:
            seat = waiting[chance.below(len(waiting))]
            play(s, f"ahead:{seat + 1}")
            assert s.actor == seat
            overtaken += 1
        else:
            options = s.legal()
            s.apply(options[own[s.actor].below(len(options))])
    return s, overtaken


@rule("CI-ROUND-05", "CI-ROUND-06")
@pytest.mark.parametrize("phase", ["income", "cleanup", "finish"])
def test_whoever_goes_ahead_the_end_is_the_same(phase):
    compared = 0
    for seed in range(40):
        s = beginning(phase, seed, 2 + seed % 3)
        number = s.phase
        while s.actor is not None and s.phase == number:
            in_order, _ = played(s, seed, False)
            mixed, overtaken = played(s, seed, True)
            one, two = in_order.save(), mixed.save()
            del one["turn"]["number"], two["turn"]["number"]  # who is overtaken begins a turn again
            for apart in ("chance", "active", "turn") if in_order.actor is None else ("chance",):
                del one[apart], two[apart]  # who acted last does not matter any more
            assert one == two, (phase, seed)
            compared += overtaken > 0
            s = in_order
    assert compared > 10


@rule("CI-ROUND-05")
@pytest.mark.parametrize("phase", ["income", "cleanup"])
def test_the_contract_holds_while_parts_overtake_each_other(phase):
    checked = 0
    for seed in range(5):
        s = beginning(phase, seed, 2 + seed % 3)
        chance = from_seed(seed)
        number = s.phase
        while s.actor is not None and s.phase == number:
            waiting = ahead(s)
            conformance.check_legal(s)
            if waiting:
                action = GAME.actions.number(f"ahead:{waiting[0] + 1}")
                conformance.check_save(s, action)
                conformance.check_secrets(s, seed)
                checked += 1
            options = [GAME.actions.number(f"ahead:{n + 1}") for n in waiting] if chance.below(2) else s.legal()
            s.apply(options[chance.below(len(options))] if options else s.legal()[0])
            restored = GAME.restore(json.loads(json.dumps(s.save())))
            assert ahead(restored) == ahead(s) if s.actor is not None else restored.actor is None
    assert checked > 5


@rule("CI-ROUND-05", "CI-INFO-01")
def test_going_ahead_shows_nothing_hidden_and_can_be_told():
    s = simultaneous(each=TILES)
    number = GAME.actions.number("ahead:2")
    said = {"en": "Do not wait, decide now (player 2)", "pl": "Nie czekaj, zdecyduj teraz (gracz 2)"}
    assert {lang: GAME.describe(number, s, lang) for lang in said} == said
    assert GAME.describe(number, s, "de") == "Nicht warten, jetzt entscheiden (Spieler 2)"
    s.listen()
    play(s, "ahead:2")
    assert s.revealed == 0  # nothing stands in the way of taking it back
    for seat in (0, 1, None):
        assert [(event.kind, event.seat) for event in s.visible(seat)] == [("turn", 1), ("goes_ahead", 1)]
    told = [GAME.texts().event(s.events[1], lang) for lang in LANGUAGES]
    assert told[LANGUAGES.index("en")] == "goes ahead, as the order does not matter" and all(told)
    play(s, "done")
    assert [(event.kind, event.seat) for event in s.events][-1] == ("turn", 0)


# CI-ROUND-06, one thing at a time: the islet that draws tiles lies on the coast already

DRAWN = {"islets": {"R1a": "I3"}}
BOAT = {**DRAWN, "docks": {"dock1": "B3"}}  # may draw 1 tile
LID = {**DRAWN, "lids": ["C2", "C3", "C4", "C5"], "unused": 1}  # too
USED = {**DRAWN, "lids": ["C2", "C3", "C4", "C5"], "crates": ["draw"]}


@rule("CI-ROUND-06", "CI-CRATE-02")
@pytest.mark.parametrize(
    ("me", "other", "needed"),
    [
        (LID, LID, 2),
        (LID, BOAT, 2),
        (BOAT, BOAT, 2),
        (USED, BOAT, 0),
        ({**BOAT, "islets": {"R1a": "I2"}}, BOAT, 3),  # with the islet that is placed now
        ({**BOAT, **LID}, BOAT, 3),
        ({**DRAWN, **CARD, "large_cards": ["4"]}, BOAT, 2),
        ({**DRAWN, **CARD, "large_cards": ["12"]}, BOAT, 3),
        ({**DRAWN, **CARD, "large_cards": ["12"], "spent": ["12"]}, BOAT, 0),
        ({**BOAT, "docks": {"dock1": "B6"}}, BOAT, 2),  # a copy of the tile boat
    ],
)
def test_tiles_are_enough_if_both_may_draw_all_that_they_can(me, other, needed):
    for one, two in ((me, other), (other, me)):
        assert ahead(simultaneous(me=one, other=two, bag={"D1": needed})) == [1]
        if needed:
            assert ahead(simultaneous(me=one, other=two, bag={"D1": needed - 1})) == []


@rule("CI-ROUND-06")
def test_who_draws_nothing_need_not_care_how_many_tiles_are_left():
    for one, two in ((BOAT, DRAWN), (DRAWN, {**BOAT, **LID})):
        assert ahead(simultaneous(me=one, other=two, bag={})) == [1]
        assert ahead(simultaneous(me=two, other=one, bag={})) == [1]


@rule("CI-ROUND-06", "CI-INCOME-01", "CI-LARGE-14")
def test_a_boat_that_lies_face_down_or_was_used_draws_no_tile():
    graveyard = {**CARD, "large_cards": ["14"], "spent": ["14"]}
    wreck = {**BOAT, **graveyard, "docks": {"dock1": "B3", "dock2": "B1"}, "wrecks": ["B3"]}
    assert ahead(simultaneous(me=wreck, other=BOAT, bag={"D1": 1})) == [1]
    assert ahead(simultaneous(me={**wreck, "wrecks": ["B1"]}, other=BOAT, bag={"D1": 1})) == []
    s = simultaneous(me=BOAT, other=BOAT, bag={"D1": 2})
    play(s, "draw")
    assert s.save()["bag"] == {"D1": 1} and s.actor == 0
    assert ahead(s) == [1]


@rule("CI-ROUND-06", "CI-CLEAN-05", "CI-CLEAN-06")
def test_what_may_be_reactivated_may_draw_twice():
    lid = {**USED, "stored": {"coin": 2}}
    assert ahead(cleanup("reactivation", me=lid, other=lid, bag={"D1": 4})) == [1]
    assert ahead(cleanup("reactivation", me=lid, other=lid, bag={"D1": 3})) == []
    assert ahead(cleanup("reactivation", me=lid, other={**lid, "crates": ["coins"]}, bag={"D1": 3})) == []
    card = {**DRAWN, **CARD, "large_cards": ["4"], "spent": ["4"], "stored": {"coin": 2}}
    assert ahead(cleanup("reactivation", me=card, other=lid, bag={"D1": 4})) == [1]
    assert ahead(cleanup("reactivation", me=card, other=lid, bag={"D1": 3})) == []


@rule("CI-ROUND-06", "CI-HELM-05")
@pytest.mark.parametrize(
    ("islets", "needed"), [({"I2": 1}, 0), ({"I3": 1}, 2), ({"I3": 2}, 3), ({"I3": 1, "I2": 1}, 2)]
)
def test_islets_that_are_being_passed_count(islets, needed):
    """In the feeding step seat 0 has just passed them; seat 1 has a lid for a tile."""

    def passing(bag):
        waiting = {"step": "cleanup_step", "seat": 1, "memo": "feeding"}
        passed = {"step": "islet_action", "seat": 0, "memo": islets}
        own = {"islets": {"R1a": "I3"}, "stored": {}}
        return cleanup("feeding", me=own, other=LID, bag={"D1": bag}, pending=[waiting, passed])

    assert pending(passing(3)) == "islet_action"
    assert ahead(passing(max(1, needed))) == [1]
    if needed:
        assert ahead(passing(needed - 1)) == []


@rule("CI-ROUND-06", "CI-LARGE-05", "CI-CARTO-10")
def test_the_single_tile_of_a_card_counts_beside_that_of_the_cartographer():
    kinds = GAME.components.singles
    survey = {**CARD, "large_cards": ["5"]}
    for who in ("me", "other"):
        assert ahead(simultaneous(**{who: survey}, singles=dict.fromkeys(kinds, 3))) == [1]
        assert ahead(simultaneous(**{who: survey}, singles=dict.fromkeys(kinds, 2))) == []


@rule("CI-ROUND-06")
@pytest.mark.parametrize("card", GAME.components.large_cards)
def test_of_all_cards_those_for_helm_points_and_for_what_others_use_keep_the_order(card):
    helm = {"6", "9", "10", "13"}
    islets = {"11"}  # both place one
    for who in ("me", "other"):
        s = simultaneous(**{who: {**CARD, "large_cards": [card]}})
        assert ahead(s) == ([] if card in helm | islets else [1])


@rule("CI-ROUND-06", "CI-LOG-03")
def test_log_book_tokens_are_enough_if_each_ship_may_take_one():
    """Every ship is 1 step before a bay, and none before a harbor of another; 2 or 4 of 30 tokens are left."""

    def near(*steps):
        statue = land((), h12="meadow 1 statue")
        return {**statue, "steps": dict(zip(("one_sail", "two_sails"), steps, strict=True))}

    s = cleanup("statues", me=near(34, 34), other=near(34, 44), round=5)
    assert sum(s.log) == 4 and ahead(s) == [1]
    s = cleanup("statues", me=near(34, 34), other=near(44, 44), round=5)
    assert sum(s.log) == 2 and ahead(s) == []
    s = cleanup("statues", me=near(35, 36), other=near(44, 44), round=5)  # only the other one comes to a bay
    assert sum(s.log) == 0 and ahead(s) == [1]


@rule("CI-ROUND-06", "CI-CRATE-01")
def test_a_crate_space_with_a_lid_draws_no_second_tile():
    two = {**DRAWN, "lids": ["C3", "C4", "C5"], "unused": 1}
    for crates, needed in ((["draw"], 0), (["place"], 2), (["cubes"], 2)):
        assert ahead(simultaneous(me={**two, "crates": crates}, other=BOAT, bag={"D1": needed})) == [1]
        if needed:
            assert ahead(simultaneous(me={**two, "crates": crates}, other=BOAT, bag={"D1": 1})) == []


def during_phase_c(*frames: Any, bag: int = 60, **fields: Any) -> Any:
    """Seat 0 is in the middle of the feeding step, seat 1 waits with a lid for a tile."""
    waiting = {"step": "cleanup_step", "seat": 1, "memo": "feeding"}
    own = [{"seat": 0, **frame} for frame in frames]
    me = {**DRAWN, "stored": {}, **fields}
    return cleanup("feeding", me=me, other=LID, pending=[waiting, *own], **({"bag": {"D1": bag}} if bag < 60 else {}))


ISLET = {"step": "islet_action", "memo": {"I2": 1}}


@rule("CI-ROUND-06", "CI-HELM-09")
@pytest.mark.parametrize(("steps", "points", "free"), [(8, 1, True), (8, 2, False), (7, 2, True), (7, 3, False)])
def test_helm_points_that_are_being_used_may_lead_into_the_harbor_of_another(steps, points, free):
    for ship in ("one_sail", "two_sails"):
        under_way = {"step": "sailing", "memo": {"ship": ship, "points": points}}
        s = during_phase_c(under_way, ISLET, steps={"one_sail": steps, "two_sails": steps})
        assert pending(s) == "islet_action" and ahead(s) == ([1] if free else [])
    s = during_phase_c({"step": "sail", "memo": points}, steps={"one_sail": steps})
    assert pending(s) == "sail" and ahead(s) == ([1] if free else [])


@rule("CI-ROUND-06", "CI-CLEAN-10")
@pytest.mark.parametrize(("steps", "free"), [(8, True), (9, False)])
def test_the_helm_point_of_the_passage(steps, free):
    passage = land(h12="meadow", h71="meadow", h72="forest", h73="meadow")
    s = cleanup("passage", me={**passage, "steps": {"one_sail": steps}}, other=passage)
    assert pending(s) == "bonus" and ahead(s) == ([1] if free else [])
    s = cleanup("passage", me=passage, other={**passage, "steps": {"two_sails": steps}})
    assert pending(s) == "bonus" and ahead(s) == ([1] if free else [])


@rule("CI-ROUND-06", "CI-LOG-01")
def test_a_log_book_token_may_draw_a_tile():
    for action, needed in (("may_draw_tile", 2), ("may_gain_gold", 0)):
        s = during_phase_c({"step": action}, bag=max(1, needed), log={"LD1": 1, "LG5": 1}, steps={"one_sail": 12})
        assert pending(s) == action and ahead(s) == [1]
    s = during_phase_c({"step": "may_draw_tile"}, bag=1, log={"LD1": 1, "LG5": 1}, steps={"one_sail": 12})
    assert ahead(s) == []
    for steps, needed in ((3, 1), (4, 2)):  # the next bay is after 5
        sailing = {"steps": {"one_sail": steps}, "islets": {"L1a": "I3"}}
        assert ahead(during_phase_c({"step": "sail", "memo": 1}, bag=needed, **sailing)) == [1]
    assert ahead(during_phase_c({"step": "sail", "memo": 1}, bag=1, **sailing)) == []


@rule("CI-ROUND-06", "CI-HELM-05")
@pytest.mark.parametrize(("half", "steps", "needed"), [("L4a", 3, 2), ("L4a", 2, 1), ("L2b", 2, 2), ("L1b", 3, 1)])
def test_an_islet_that_a_ship_may_pass_may_draw_a_tile(half, steps, needed):
    fields = {"steps": {"one_sail": steps}, "islets": {half: "I3"}}
    assert ahead(during_phase_c({"step": "sail", "memo": 1}, bag=needed, **fields)) == [1]
    if needed > 1:
        assert ahead(during_phase_c({"step": "sail", "memo": 1}, bag=1, **fields)) == []


@rule("CI-ROUND-06", "CI-LARGE-09")
def test_who_is_under_way_in_the_income_may_pass_the_islet_that_another_places():
    own = [{"step": "end_turn", "seat": 0}, {"step": "income", "seat": 0, "memo": ["islet"]}]
    own += [{"step": "sail", "seat": 0, "memo": 1}]
    work = {"step": "begin_work", "seat": 0}
    assert ahead(simultaneous(each=TILES, pending=[work, {"step": "begin_income", "seat": 1}, *own])) == []
    placed = [{"step": "end_turn", "seat": 1}, {"step": "income", "seat": 1, "memo": ["islet"]}]
    placed += [{"step": "resume", "seat": 1}]
    s = simultaneous(each=TILES, pending=[work, *placed, *own])
    assert pending(s) == "sail" and ahead(s) == [1]


@rule("CI-ROUND-06", "CI-SMALL-14")
def test_who_has_the_map_room_and_draws_nothing_is_in_nobodys_way():
    room = {**DRAWN, **land(h12="meadow 1 small"), "small_cards": ["14"]}
    assert ahead(simultaneous(players=3, each=BOAT, me={**room, "docks": {}})) == [1, 2]
    assert ahead(simultaneous(players=3, each=BOAT, me=room)) == []


@rule("CI-ROUND-05")
def test_who_acts_is_told_that_nothing_of_hers_waits():
    s = simultaneous(each=TILES)
    assert refused(s, "ahead:1") == refused(settled(document(2)), "ahead:2")
    assert refused(s, "ahead:1").endswith("waits to be decided now. (CI-ROUND-05)")
