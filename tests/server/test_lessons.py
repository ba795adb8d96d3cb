"""Lessons through the server: the board is the real one, progress is the account's own, bad input is answered."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

import rondel
from rondel.lessons import LessonRun, lessons_of
from rondel.server.courses import course, symbols
from rondel.server.errors import Worded
from rondel.server.hub import Hub
from rondel.server.lessons import LessonConnection, begin, lesson_of
from rondel.server.visitor import Visitor
from server.site import site
from server.support import ADA, people, server

GAME = "saltfjord"


@pytest.fixture(params=rondel.games())
def game(request: pytest.FixtureRequest) -> Any:
    return rondel.load_game(request.param)


class Screen:
    """A learner's browser: everything it was told."""

    def __init__(self, hub: Hub, lesson: str, who: Visitor = ADA, lang: str = "en") -> None:
        self.told: list[dict[str, Any]] = []
        self.learner = LessonConnection(begin(lesson_of(GAME, lesson), lang), who, hub.store, self.receive)

    async def receive(self, raw: bytes) -> None:
        self.told.append(json.loads(raw))

    async def says(self, **message: Any) -> list[dict[str, Any]]:
        return await self.sends(json.dumps(message))

    async def sends(self, raw: str) -> list[dict[str, Any]]:
        self.learner.recent = []
        before = len(self.told)
        await self.learner.hear(raw)
        return self.told[before:]

    async def shown_to_the_end(self) -> None:
        while self.learner.run.step is not None:
            await self.says(type="learn", do="show")

    @property
    def seq(self) -> int:
        return self.learner.table.seq


def run(work: Any) -> None:
    asyncio.run(work)


def test_a_lesson_shows_the_board_and_its_first_step(tmp_path: Path) -> None:
    async def work() -> None:
        async with server(tmp_path) as hub:
            screen = Screen(hub, "die")
            await screen.learner.open()
            assert [message["type"] for message in screen.told] == ["scene", "step", "position"]
            scene, step, position = screen.told
            assert {panel["name"] for panel in scene["panels"]} >= set(step["look"])
            assert set(position["order"]) == set(position["layers"])
            assert step["n"] == 1 and step["of"] == len(lesson_of(GAME, "die").steps)

    run(work())


def test_a_wrong_choice_is_answered_and_only_the_right_one_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with server(tmp_path) as hub:
            screen = Screen(hub, "die")
            await screen.learner.open()
            while screen.learner.run.step and screen.learner.run.step.kind != "want":
                await screen.says(type="learn", do="show")
            step = screen.learner.run.step
            assert step is not None
            actions = [action["action"] for action in screen.told[-1]["actions"]]
            wrong = next(name for name in actions if name not in step.want)
            answer, again, _ = await screen.says(type="play", action=wrong, seq=screen.seq)
            assert answer["kind"] == "wrong" and answer["text"]
            right, after, _ = await screen.says(type="play", action=step.want[0], seq=screen.seq)
            assert right["kind"] in ("right", "done") and after["n"] != again["n"]

    run(work())


def test_a_choice_meant_for_an_older_position_is_not_played(tmp_path: Path) -> None:
    async def work() -> None:
        async with server(tmp_path) as hub:
            screen = Screen(hub, "die")
            await screen.learner.open()
            at = screen.learner.run.at
            told = await screen.says(type="play", action="die:white:4", seq=screen.seq - 1)
            assert [message["type"] for message in told] == ["step", "position"]
            assert screen.learner.run.at == at

    run(work())


def test_bad_input_is_answered_in_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with server(tmp_path) as hub:
            screen = Screen(hub, "die", lang="de")
            await screen.learner.open()
            for raw in ('{"type": "dance"}', "nonsense", '{"type": "learn", "do": "win"}', "x" * 9000):
                (notice,) = await screen.sends(raw)
                assert notice["type"] == "notice" and notice["error"] and notice["text"]
            (notice,) = await screen.says(type="play", action="fly", seq=screen.seq)
            assert "fly" in notice["text"]

    run(work())


def test_the_way_to_where_somebody_was_is_gone_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes as long as the moves take, and anybody may ask for it."""
    threads: list[str] = []
    show = LessonRun.show

    def noted(run: LessonRun) -> Any:
        threads.append(threading.current_thread().name)
        return show(run)

    monkeypatch.setattr(LessonRun, "show", noted)
    with (
        site(tmp_path) as visit,
        visit.client.websocket_connect(f"/api/games/{GAME}/lessons/die/socket?at=2") as tab,
    ):
        assert next(told for told in iter(tab.receive_json, None) if told["type"] == "step")["n"] == 3
    assert len(threads) == 2 and all(name.startswith("desk") for name in threads)


def test_unknown_lessons_are_named_with_those_there_are() -> None:
    with pytest.raises(Worded) as found:
        lesson_of(GAME, "flying")
    problem = found.value.in_language("de")
    assert problem.status == 404 and problem.field == "lesson"
    assert "flying" in problem.message and "die" in problem.message


def test_what_was_done_is_kept_for_the_account_and_stays_done(tmp_path: Path) -> None:
    async def work() -> None:
        async with server(tmp_path, local=False) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            screen = Screen(hub, "die", ada)
            await screen.learner.open()
            await screen.says(type="learn", do="skip")
            assert await hub.store.lessons(ada.account, GAME) == {"die": "skipped"}
            await screen.shown_to_the_end()
            await screen.says(type="learn", do="skip")
            assert await hub.store.lessons(ada.account, GAME) == {"die": "done"}
            assert await hub.store.lessons(bob.account, GAME) == {}
            stranger = Screen(hub, "die", Visitor(None, "", False))
            await stranger.learner.open()
            await stranger.shown_to_the_end()
            assert stranger.told[-2]["kind"] == "done"

    run(work())


def test_a_lesson_goes_on_in_another_language(tmp_path: Path) -> None:
    async def work() -> None:
        async with server(tmp_path) as hub:
            screen = Screen(hub, "die")
            await screen.learner.open()
            before = screen.told[1]["text"]
            scene, step, _ = await screen.says(type="speak", lang="pl")
            assert scene["lang"] == "pl" and step["n"] == 1 and step["text"] != before

    run(work())


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_a_course_has_its_goal_and_all_lessons_in_chapters(game: Any, lang: str) -> None:
    found = course(game, lang, {})
    listed = [lesson for chapter in found.chapters for lesson in chapter.lessons]
    assert [lesson.id for lesson in listed] == [lesson.lesson for lesson in lessons_of(game.name)]
    assert all(lesson.title and lesson.goal for lesson in listed)


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_every_symbol_is_explained_once(game: Any, lang: str) -> None:
    found = symbols(game, lang)
    ids = [one for sign in found.symbols for one in sign.ids]
    assert len(ids) == len(set(ids))
    assert all(sign.name and sign.help for sign in found.symbols)
