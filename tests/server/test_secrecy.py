"""Nobody is told what they may not know: what looks alike to a seat gives it the same messages, word for word."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rondel
from rondel.core import explanation
from rondel.core.errors import RondelError
from rondel.server.errors import ApiError
from rondel.server.http_protocol import Join
from rondel.server.scene import KEPT, Room, Viewer, scene, scenes, sketch, why_not
from rondel.table.entries import Metadata
from rondel.table.live import Checkpoint, LiveTable
from rondel.table.log import Reader
from rondel.table.moves import carried_out
from server.support import STRANGER, BotsAtHand, browser, opened, people, person, seated, server

GAMES = [rondel.load_game("saltfjord"), rondel.load_game("great_western_trail")]
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
AROUND = Room(set(), {}, False, None)


def positions(game: Any, players: int, greedy: bool, every: int) -> Iterator[tuple[Any, int]]:
    """Positions of one game and what is done there: at random, or mostly by the heuristic."""
    rng, state, policy = random.Random(players), game.new(players, 5 + greedy), game.heuristic() if greedy else None
    count = 0
    while state.actor is not None:
        action = rng.choice(state.legal())
        if policy and rng.random() < 0.8:
            action = policy.choose(state.imagine(state.actor, count))
        if count % every == 0:
            yield state.copy(), action
        state.apply(action)
        count += 1


def at(state: Any) -> LiveTable:
    """A table at this position, with a bot that is not the reader's business."""
    table = seated(state.game, *(person(seat) for seat in range(state.seats)))
    table.state, table.move = state, 9
    return table


def told(state: Any, seat: int | None, lang: str) -> dict[str, Any]:
    """Everything about a position that reaches a browser."""
    table, viewer = at(state), Viewer(seat, lang)
    scenes.clear()  # drawn anew, not remembered
    mine = [] if seat is None else [seat]
    found = sketch(table, viewer, mine, AROUND)
    past = sketch(table, viewer, mine, AROUND, Checkpoint(state, 4))
    return {
        "scene": msgspec.json.encode(scene(table, viewer)),
        "position": msgspec.json.encode(found.position),
        "layers": found.changed({}),
        "past": msgspec.json.encode(past.position),
        "past layers": past.changed({}),
    }


def alike(state: Any, seat: int | None, seed: int) -> Any:
    """Another position that looks the same to this seat; to a spectator even the hands of all are unknown."""
    if seat is not None:
        return state.imagine(seat, seed)
    for player in range(state.seats):
        state = state.imagine(player, seed + player)
    return state


@games
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_what_looks_alike_is_told_alike(game: Any, greedy: bool) -> None:
    languages = ("en", "pl", "de")
    seen = 0
    for n, (state, _) in enumerate(positions(game, 3, greedy, 31)):
        for seat in (None, *range(state.seats)):
            other, lang = alike(state, seat, 70 + n), languages[n % 3]
            real, imagined = told(state, seat, lang), told(other, seat, lang)
            for part in real:
                assert real[part] == imagined[part], f"{part} tells seat {seat} something at decision {31 * n}"
        seen += 1
    assert seen > 3


def test_a_hand_is_drawn_for_its_owner() -> None:
    """The test above would see a difference: for the owner of what is dealt anew there is one."""
    game = GAMES[1]
    different = 0
    for n, (state, _) in enumerate(positions(game, 2, False, 40)):
        different += told(state, 0, "en")["layers"] != told(state.imagine(1, n), 0, "en")["layers"]
    assert different > 0


@games
def test_why_something_is_not_possible_tells_no_secret(game: Any) -> None:
    rng = random.Random(2)
    for n, (state, _) in enumerate(positions(game, 2, game.name == "saltfjord", 60)):
        seat = state.actor
        other, viewer = alike(state, seat, n), Viewer(seat, "en")
        view = state.view(seat)
        places = {explanation.place(game, view, seat, game.actions.name(action)) for action in range(len(game.actions))}
        for place in rng.sample(sorted(places), min(4, len(places))):
            assert why_not(at(state), viewer, place) == why_not(at(other), viewer, place)
        for action in rng.sample(range(len(game.actions)), 60):
            texts = game.texts()
            assert texts.refusal(state, action, "pl") == texts.refusal(other, action, "pl")


def laid_down(before: Any, after: Any) -> list[Any]:
    """Cards that were put down face up one by one: everybody saw them, though a view shows only what lies on top."""
    piles = zip(before.save()["players"], after.save()["players"])
    return [now["discards"][len(then["discards"]) :] for then, now in piles if "discards" in now]


@games
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_what_another_does_unseen_is_not_in_the_log(game: Any, greedy: bool) -> None:
    """The same action in two states that a seat cannot tell apart before and after: its lines are the same. The hands
    differ in one such state, in another only what will be drawn."""
    compared = 0
    metadata: Metadata = seated(game, *(person(seat) for seat in range(3))).metadata
    for n, (state, action) in enumerate(positions(game, 3, greedy, 2)):
        happened = carried_out(state, 1, state.actor, action)
        after = happened.after
        for seat in (None, *(seat for seat in range(3) if seat != state.actor)):
            reader = Reader(game, metadata, seat, ("en", "pl", "de")[n % 3])
            for other in (alike(state, seat, n), state.imagine(state.actor, n)):
                try:
                    imagined = carried_out(other, 1, other.actor, action)
                except RondelError:
                    continue  # they could not have done that there
                then = imagined.after
                if after.view(seat) == then.view(seat) and laid_down(state, after) == laid_down(other, then):
                    assert reader.lines(happened) == reader.lines(imagined)
                    compared += 1
    assert compared > 30


def test_a_drawn_card_is_named_to_who_drew_it_only() -> None:
    game = GAMES[1]
    metadata = seated(game, person(0), person(1)).metadata
    drawn = 0
    for state, action in positions(game, 2, False, 1):
        happened = carried_out(state, 1, state.actor, action)
        events = [event for event in happened.events if event.kind == "draws" and event.seat == happened.seat]
        if events and drawn < 20:
            own, other = (Reader(game, metadata, seat, "en") for seat in (happened.seat, None))
            names = {str(game.texts().event(event, "en")) for event in events}
            assert all(any(name in line.text for line in own.lines(happened)) for name in names)
            assert not any(name in line.text for line in other.lines(happened) for name in names)
            drawn += 1
    assert drawn > 5


def test_at_a_table_of_two_the_other_and_a_spectator_see_neither_hand_nor_seed(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            info = await opened(hub, "great_western_trail", "me", "open", who=ada)
            await hub.lobby.join(info.id, Join(), bob, "en")
            screens = {0: await browser(hub, info.id, ada), 1: await browser(hub, info.id, bob)}
            spectator = await browser(hub, info.id, STRANGER)
            rng = random.Random(4)
            for _ in range(25):
                screen = screens[spectator.table.running() or 0]
                await screen.settled()
                if screen.table.confirming is not None:
                    await screen.says("end_turn", seq=screen.table.seq)
                else:
                    await screen.clicks(rng.choice(screen.now["actions"])["action"])
                await spectator.settled()
                assert spectator.now["actions"] == [] and spectator.now["viewer"] is None
                other = screens[1 - (spectator.table.running() or 0)]
                await other.settled()
                assert {action["free"] for action in other.now["actions"]} <= {True}
            for attempt in (hub.views.record(info.id, STRANGER), hub.views.history(info.id, STRANGER)):
                with pytest.raises(ApiError, match="not over"):
                    await attempt
            assert (await hub.lobby.info(info.id, ada, "en")).seed is None
            view = (await hub.views.view(info.id, None, None, ada)).view
            assert "chance" not in view and all(isinstance(p["hand"], dict) for p in view["players"]), view["players"]
            with pytest.raises(ApiError, match="not your seat"):
                await hub.views.view(info.id, 0, None, bob)
            said = json.dumps([*spectator.received, *screens[1].received])
            assert '"seed"' not in said and '"chance"' not in said

    asyncio.run(story())


@games
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_printed_part_is_the_same_for_the_whole_game(game: Any, players: int) -> None:
    """So it may be remembered, and is told only once."""
    if not game.players[0] <= players <= game.players[1]:
        players = game.players[1]
    first: dict[int | None, bytes] = {}
    for state, _ in positions(game, players, False, 25):
        for seat in (None, players - 1):
            scenes.clear()
            drawn = msgspec.json.encode(scene(at(state), Viewer(seat, "en")))
            assert first.setdefault(seat, drawn) == drawn


def test_a_remembered_scene_is_that_of_the_table_the_seat_and_the_language() -> None:
    scenes.clear()
    tables = [at(GAMES[0].new(2, seed)) for seed in (1, 2)]
    tables[1].metadata.id = "other"
    viewer = [Viewer(seat, lang) for seat in (None, 0, 1) for lang in ("en", "pl")]
    fresh = [scene(table, who) for table in tables for who in viewer]
    assert [scene(table, who) for table in tables for who in viewer] == fresh
    scenes.clear()
    assert [scene(table, who) for table in reversed(tables) for who in viewer] == [*fresh[6:], *fresh[:6]]
    for number in range(100):
        tables[0].metadata.id = str(number)
        scene(tables[0], viewer[0])
    assert len(scenes) == KEPT
