"""ROUND: in the simultaneous phases nobody waits where the order cannot matter."""

import json
from typing import Any

import pytest

from rondel import IllegalAction
from rondel.core.chance import from_seed
from rondel.core.texts import LANGUAGES
from rondel.testing import conformance
from support.ahead import CARD, TILES, ahead, cleanup, simultaneous
from support.cooper_island import GAME, document, land, legal, pending, play, player, rule, settled
from support.cooper_island_developed import developed
from support.refusing import refused


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
