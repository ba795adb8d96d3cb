"""The coach: warns before a blunder is confirmed, and is silent otherwise."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from analysis.test_analysis import played
from rondel.analysis.coach import second_thoughts
from rondel.analysis.line import Line
from rondel.analysis.report import Choice
from rondel.server.coaching import FIRST, MOST, Coach
from rondel.server.hub import Hub
from server.support import BotsAtHand, Browser, browser, opened, server, until
from server.test_hints import at_a_site


class Opinion(BotsAtHand):
    """Always of one opinion: that something else gives so much more."""

    def __init__(self, drop: float) -> None:
        super().__init__()
        self.drop = drop
        self.asked_about: list[list[str]] = []

    async def second_thoughts(self, first: Any, line: list[str], errand: Any) -> Choice | None:
        self.asked_about.append(line)
        other = next(a for a in first.legal() if first.game.actions.name(a) != line[0])
        return Choice(0, line[0], first.game.actions.name(other), self.drop, 0.01, 0.3, 0.3 + self.drop, {"fishing": 6})


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
def test_he_speaks_by_what_is_given_up(drop: float, warn: list[bool], tmp_path: Path) -> None:
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


def test_not_in_the_first_turns_and_not_if_nobody_asked_for_him(tmp_path: Path) -> None:
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


def test_not_in_a_game_without_a_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rondel.net.loading.network_file", lambda game: None)

    async def story() -> None:
        async with server(tmp_path, bots=Opinion(0.3)) as hub:
            screen = await learner(hub)
            assert "network" in screen.of("notice")[-1]["text"] and screen.connection.coach is None

    asyncio.run(story())


def test_in_a_friendly_game_the_others_know_of_him(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=Opinion(0.3)) as hub:
            ada, bob = await at_a_site(hub, rated=False)
            await ada.says("coach", on=True)
            assert ada.connection.coach is not None
            await bob.settled()
            assert any("coach" in line["text"] for line in bob.log)

    asyncio.run(story())


def test_his_manners() -> None:
    coach = Coach()
    assert coach.silent(4, 2) and not coach.silent(5, 2)
    coach.went_back(5)
    assert not coach.silent(5, 2)
    coach.went_back(5)
    assert coach.silent(5, 2) and not coach.silent(7, 2), "who tries things out is left alone"
    coach.spoke_in = 5
    assert not coach.may_say("mistake", 7, 2) and coach.may_say("blunder", 7, 2) and coach.may_say("mistake", 9, 2)
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
