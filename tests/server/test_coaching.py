"""The coach: warns before a blunder is confirmed, and is silent otherwise."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from analysis.test_analysis import played
from rondel.analysis.coach import second_thoughts
from rondel.analysis.line import Line
from rondel.analysis.report import Comparison
from rondel.lessons.situations import situations_of
from rondel.server.coaching import FIRST, MOST, Coach
from rondel.server.hub import Hub
from server.support import STRANGER, BotsAtHand, Browser, browser, opened, people, server, until
from server.test_hints import at_a_site


class Opinion(BotsAtHand):
    """Always of one opinion: that something else gives so much more."""

    def __init__(self, drop: float) -> None:
        super().__init__()
        self.drop = drop
        self.asked_about: list[list[str]] = []

    async def second_thoughts(self, first: Any, line: list[str], errand: Any) -> Comparison | None:
        self.asked_about.append(line)
        other = next(a for a in first.legal() if first.game.actions.name(a) != line[0])
        return Comparison(
            0, line[0], first.game.actions.name(other), self.drop, 0.01, 0.3, 0.3 + self.drop, {"fishing": 6}
        )


async def a_turn(screen: Browser) -> None:
    """The first action of each decision, until the turn waits to be confirmed or has ended by itself."""
    turn = screen.table.state.turn
    while screen.table.confirming is None and screen.table.state.turn == turn and screen.now["actions"]:
        await screen.says("play", action=screen.now["actions"][0]["action"], seq=screen.table.seq)


async def learner(hub: Hub) -> Browser:
    info = await opened(hub, "saltfjord", "me")
    screen = await browser(hub, info.id)
    await screen.says("coach", on=True)
    return screen


async def warned(hub: Hub, screen: Browser, turns: int) -> list[dict[str, Any]]:
    for _ in range(turns):
        await a_turn(screen)
        await until(lambda: not [task for task in hub.tasks if "_look" in repr(task)])
        await screen.settled()
        if screen.table.confirming is not None:
            await screen.says("end_turn", seq=screen.table.seq)
    return screen.of("coach_says")


@pytest.mark.parametrize(("drop", "warn"), [(0.22, [True]), (0.1, [False]), (0.03, [])])
def test_it_speaks_by_what_is_given_up(drop: float, warn: list[bool], tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=Opinion(drop)) as hub:
            screen = await learner(hub)
            said: list[dict[str, Any]] = []
            for _ in range(12):
                said = await warned(hub, screen, 1)
                if said or not warn:
                    break
            assert [one["warn"] for one in said] == warn
            if said:
                assert said[0]["text"] and said[0]["reason"] and said[0]["drop"] == drop

    asyncio.run(story())


def test_it_speaks_while_the_turn_can_still_be_taken_back(tmp_path: Path) -> None:
    """At the end of a turn on the trail cards are drawn, and there is no way back."""

    async def story() -> None:
        async with server(tmp_path, bots=Opinion(0.22)) as hub:
            info = await opened(hub, "great_western_trail", "me", "here")
            screen = await browser(hub, info.id)
            await screen.says("coach", on=True, told=[one.id for one in situations_of("great_western_trail")])
            for _ in range(30):
                if screen.table.confirming is not None or (screen.now["finish"] and screen.now["finish"]["ends"]):
                    await screen.says("end_turn", seq=screen.table.seq)
                    continue
                await screen.says("play", action=screen.now["actions"][0]["action"], seq=screen.table.seq)
                await until(lambda: not [task for task in hub.tasks if "_look" in repr(task)])
                await screen.settled()
                if screen.of("coach_says"):
                    break
            (warning,) = screen.of("coach_says")
            assert warning["warn"] and warning["seq"] == screen.table.seq and screen.now["undo"]

    asyncio.run(story())


def test_not_in_the_first_turns_and_not_if_nobody_asked_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Opinion(0.3)
        async with server(tmp_path, bots=bots) as hub:
            screen = await learner(hub)
            while screen.table.state.turn <= FIRST:
                await warned(hub, screen, 1)
            assert not bots.asked_about
            await screen.says("coach", on=False)
            assert await warned(hub, screen, 4) == [] and not bots.asked_about

    asyncio.run(story())


def test_never_where_it_is_rated(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=Opinion(0.3)) as hub:
            ada, _ = await at_a_site(hub)
            await ada.says("coach", on=True)
            assert "rated" in ada.of("notice")[-1]["text"] and ada.connection.coach is None

    asyncio.run(story())


def test_without_a_network_it_explains_and_never_warns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rondel.net.loading.network_file", lambda game: None)

    async def story() -> None:
        bots = Opinion(0.3)
        async with server(tmp_path, bots=bots) as hub:
            screen = await learner(hub)
            assert await warned(hub, screen, 8) == [] and not bots.asked_about
            assert screen.of("coach_tells")

    asyncio.run(story())


def test_not_in_a_game_of_which_it_knows_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rondel.net.loading.network_file", lambda game: None)
    monkeypatch.setattr("rondel.server.coaching.situations_of", lambda game: ())

    async def story() -> None:
        async with server(tmp_path, bots=Opinion(0.3)) as hub:
            screen = await learner(hub)
            assert "network" in screen.of("notice")[-1]["text"] and screen.connection.coach is None

    asyncio.run(story())


def test_in_a_friendly_game_the_others_know_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=Opinion(0.3)) as hub:
            ada, bob = await at_a_site(hub, rated=False)
            await ada.says("coach", on=True)
            assert ada.connection.coach is not None
            await bob.settled()
            assert any("coach" in line["text"] for line in bob.log)

    asyncio.run(story())


def test_what_happens_for_the_first_time_is_explained_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=Opinion(0.0)) as hub:
            screen = await learner(hub)
            (first,) = screen.of("coach_tells")
            assert first["situation"] == "set" and "ability" in first["text"]
            assert first["rules"].startswith("SF-PSETUP") and first["lesson"] == "start" and first["title"]
            for _ in range(16):
                await warned(hub, screen, 1)
            told = screen.of("coach_tells")
            names, turns = [one["situation"] for one in told], [one["turn"] for one in told if one["turn"]]
            assert len(names) > 5 and len(set(names)) == len(names), "each once"
            assert len(set(turns)) == len(turns), "and one in a turn"
            screen.received.clear()
            await screen.says("coach", on=False)
            await warned(hub, screen, 2)
            assert screen.of("coach_tells") == [], "switched off it is silent"

    asyncio.run(story())


def test_what_a_browser_has_heard_is_not_said_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=Opinion(0.0)) as hub:
            info = await opened(hub, "saltfjord", "me")
            screen = await browser(hub, info.id, lang="de")
            await screen.says("coach", on=True, told=["set"])
            assert screen.of("coach_tells") == []
            again = await browser(hub, info.id, lang="de")
            await again.says("coach", on=True)
            assert "Fähigkeit" in again.of("coach_tells")[0]["text"]

    asyncio.run(story())


def test_an_account_remembers_what_it_was_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=Opinion(0.0)) as hub:
            (ada,) = await people(hub, "Ada")
            for heard in (["set"], []):
                info = await opened(hub, "saltfjord", "me", who=ada, rated=False)
                screen = await browser(hub, info.id, ada)
                await screen.says("coach", on=True)
                assert [one["situation"] for one in screen.of("coach_tells")] == heard
                await until(lambda: not [task for task in hub.tasks if "learnt" in repr(task)])
            course = await hub.store.lessons(ada.account or 0, "saltfjord")
            assert course == {"coach:set": "told"}

    asyncio.run(story())


def test_a_table_that_does_not_listen_is_told_nothing(tmp_path: Path) -> None:
    """Who watches has no seat; and only the browser that asked for the coach hears it."""

    async def story() -> None:
        async with server(tmp_path, local=False, bots=Opinion(0.0)) as hub:
            ada, bob = await at_a_site(hub, rated=False)
            await ada.says("coach", on=True)
            await bob.settled()
            assert bob.of("coach_tells") == []
            watcher = await browser(hub, ada.table.metadata.id, STRANGER)
            await watcher.says("coach", on=True)
            assert watcher.of("coach_tells") == []

    asyncio.run(story())


def test_its_manners() -> None:
    coach = Coach()
    assert coach.silent(4, 2) and not coach.silent(5, 2)
    coach.went_back(5)
    assert not coach.silent(5, 2)
    coach.went_back(5)
    assert coach.silent(5, 2) and not coach.silent(7, 2), "who tries things out is left alone"
    coach.spoke_in = 5
    assert not coach.may_say("mistake", 7, 2, 3) and coach.may_say("blunder", 7, 2, 3)
    assert coach.may_say("mistake", 9, 2, 3)
    coach.told_in = 11
    assert not coach.may_say("mistake", 11, 2, 3) and coach.may_say("blunder", 11, 2, 3), "one remark a turn"
    coach.spoke(11, 3)
    assert not coach.may_say("blunder", 11, 2, 3) and coach.may_say("blunder", 11, 2, 4), "of a decision once"
    coach.remarks = MOST
    assert coach.silent(9, 2)


def test_second_thoughts_are_sure_and_about_that_turn() -> None:
    line = Line.of_record(played("saltfjord", bot="random"))
    found = 0
    for span in line.spans[:24]:
        turn = Line(
            line.states[span.first : span.end + 1],
            [line.game.actions.name(a) for a in line.actions[span.first : span.end]],
        )
        choice = second_thoughts(turn)
        if choice:
            found += 1
            assert choice.drop >= 0.08 and choice.drop > 2 * choice.error and 0 <= choice.move < span.end - span.first
    assert found, "a random player gives much away"
