"""Games that are over as files to save: a page with a slider, and a GIF."""

import asyncio
import io
import json
import re
import zlib
from pathlib import Path

import pytest
from PIL import Image

from rondel.bots import BotFailed, Seat, make_bot
from rondel.core.record import Record
from rondel.core.registry import load_game
from rondel.server import botworker
from rondel.server.botworker import Animation
from rondel.server.errors import ApiError
from rondel.server.limits import Limit
from rondel.server.pool import Errand
from server.site import ADA, BEN, Visit, another, site
from server.support import ADA as AT_HOME
from server.support import BotsAtHand, opened, server
from server.test_analyses import over


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botworker, "PICTURES", 3)
    monkeypatch.setattr(botworker, "WIDTH", 100)


def imported(visit: Visit, game: str = "saltfjord", players: int = 2) -> str:
    """A table of a game that is over; it is not open to spectators."""
    rules = load_game(game)
    record, state = Record.start(rules, players, 5), rules.new(players, 5)
    bot = make_bot("random", rules, 1)
    while state.actor is not None:
        record.add(state, bot.choose(Seat(state, state.actor)))
    answer = visit.change("POST", "/api/records", content=record.to_text())
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found


def frames_of(html: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(
        re.findall(r'id="frames">(.*?)</script>', html, re.DOTALL)[0].replace("<\\/", "</")
    )
    return found


def test_a_finished_game_is_saved_as_a_page_and_as_an_animation(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.site.state.hub.bots = BotsAtHand()
        visit.register(ADA)
        table = imported(visit)
        page = visit.get(f"/api/tables/{table}/replay.html?lang=de")
        assert page.status_code == 200 and page.headers["Content-Type"].startswith("text/html")
        assert page.headers["Content-Disposition"] == f'attachment; filename="{table}.html"'
        assert "sandbox" in page.headers["Content-Security-Policy"], "opened here it may do nothing to the site"
        moves = len(visit.get(f"/api/tables/{table}/record").json()["actions"])
        assert len(frames_of(page.text)) == moves + 1 and "Spieler 1" in page.text
        animation = visit.get(f"/api/tables/{table}/replay.gif")
        assert animation.headers["Content-Type"] == "image/gif"
        found = Image.open(io.BytesIO(animation.content))
        assert (found.format, found.n_frames, found.width) == ("GIF", 3, 100), "no more pictures than are allowed"


def test_only_who_may_see_the_table_gets_them(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.site.state.hub.bots = BotsAtHand()
        visit.register(ADA)
        table = imported(visit)
        assert visit.get(f"/api/tables/{table}/replay.html").status_code == 200
        with another(visit):
            visit.register(BEN)
            refused = [visit.get(f"/api/tables/{table}/replay.{kind}") for kind in ("html", "gif")]
        assert [(one.status_code, one.json()["field"]) for one in refused] == [(404, "table")] * 2


@pytest.mark.parametrize(("lang", "said"), [("en", "not over"), ("pl", "jeszcze trwa"), ("de", "läuft noch")])
def test_a_game_that_goes_on_is_not_shown(lang: str, said: str, tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA)
        table = visit.opens("me", "here", game="saltfjord")["id"]
        for kind in ("html", "gif"):
            refused = visit.get(f"/api/tables/{table}/replay.{kind}?lang={lang}")
            assert refused.status_code == 409 and said in refused.json()["message"]


def test_a_game_without_a_drawing_has_no_pictures(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA)
        refused = visit.get(f"/api/tables/{imported(visit, 'quay')}/replay.html")
        assert (refused.status_code, refused.json()["field"]) == (404, "game")
        assert "no drawing" in refused.json()["message"]


def test_they_count_as_what_takes_long(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA)
        table = visit.opens("me", "here", game="saltfjord")["id"]
        visit.site.state.longs = Limit(2)
        codes = [visit.get(f"/api/tables/{table}/replay.{kind}").status_code for kind in ("html", "gif", "html")]
        assert codes == [409, 409, 429]


def test_they_are_made_once_for_all_until_somebody_is_called_otherwise(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, bots=bots) as hub:
            table = await over(hub)
            made = await hub.animations.animation(table, "html", AT_HOME, "en")
            before = bots.asked
            assert await hub.animations.animation(table, "html", AT_HOME, "en") == made and bots.asked == before
            (await hub.rooms.room(table)).table.metadata.seats[0].name = "Somebody else"
            again = (await hub.animations.animation(table, "html", AT_HOME, "en")).decode()
            assert "Somebody else" in again and bots.asked == before + 1

    asyncio.run(story())


def test_one_at_a_time_for_each_person(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, bots=bots) as hub:
            first, second = await over(hub), await over(hub)
            bots.held = asyncio.Event()
            making = asyncio.create_task(hub.animations.animation(first, "html", AT_HOME, "en"))
            while not hub.animations.asking:
                await asyncio.sleep(0)
            with pytest.raises(ApiError) as refused:
                await hub.animations.animation(second, "html", AT_HOME, "en")
            assert refused.value.problem.status == 429
            bots.held.set()
            assert (await making).startswith(b"<!doctype html>")
            assert await hub.animations.animation(second, "html", AT_HOME, "en")

    asyncio.run(story())


class GivesUp(BotsAtHand):
    async def animation(self, *given: object) -> bytes:
        raise BotFailed("pictures: TimeoutError")


def test_when_they_cannot_be_made_that_is_said_and_it_can_be_tried_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=GivesUp()) as hub:
            table = await over(hub)
            for _ in range(2):
                with pytest.raises(ApiError) as refused:
                    await hub.animations.animation(table, "gif", AT_HOME, "en")
                assert refused.value.problem.status == 503 and "later" in refused.value.problem.message

    asyncio.run(story())


def test_a_process_answers_with_the_pictures(tmp_path: Path) -> None:
    """As at a real site: the animations come from a bot's process."""

    async def story() -> None:
        async with server(tmp_path) as hub:
            info = await opened(hub, "saltfjord", "me", options={})
            room = await hub.rooms.room(info.id)
            seats = room.table.metadata.seats
            first = room.table.state.copy()
            line = [first.game.actions.name(first.legal()[0])]
            made = await hub.bots.animation(first, line, Animation("html", "en", seats), Errand())
            assert len(frames_of(zlib.decompress(made).decode())) == 2

    asyncio.run(story())
