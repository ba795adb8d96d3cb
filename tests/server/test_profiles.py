"""Profiles: who sees which, what they say, and how somebody leaves for good."""

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import select

from rondel.lessons import lessons_of
from rondel.server.errors import ApiError
from rondel.server.http_protocol import Join, NewTable, SeatWanted
from rondel.server.hub import Hub
from rondel.server.models import scores
from rondel.server.store import ChatRow
from rondel.server.visitor import Visitor
from server.site import ADA, site
from server.support import STRANGER, BotsAtHand, opened, people, server
from server.test_analyses import over


async def two_played(hub: Hub, *, public: bool = True) -> tuple[Visitor, Visitor, str]:
    """Ada and Bob have played a rated game to its end."""
    ada, bob = await people(hub, "Ada", "Bob")
    info = await opened(hub, "saltfjord", "me", "open", who=ada, public=public)
    await hub.lobby.join(info.id, Join(), bob, "en")
    room = await hub.rooms.room(info.id)
    room.table.confirm = [False, False]
    while room.table.metadata.status == "running":
        state = room.table.state
        names = [room.table.game.actions.name(action) for action in state.legal()]
        await room.play(state.actor, "done" if "done" in names else names[0], None)
    return ada, bob, info.id


def test_a_profile_tells_games_results_rating_and_points(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, _, table = await two_played(hub)
            alone = await over(hub, ada)
            profile = await hub.profiles.of("ada", "", ada, "en")
            assert profile.name == "Ada" and profile.mine and {game.table for game in profile.games} == {table, alone}
            played = next(game for game in profile.games if game.table == table)
            metadata = (await hub.rooms.room(table)).table.metadata
            assert played.against == ["Bob"] and played.points == (metadata.totals or [])[0]
            assert played.won == (0 in (metadata.winners or [])) and played.place == (1 if played.won else 2)
            lines = {(line.kind, line.key): (line.played, line.won) for line in profile.results}
            assert lines[("game", "saltfjord")][0] == 2 and lines[("against", "people")] == (1, int(played.won))
            assert {("players", "1"), ("players", "2")} <= set(lines)
            (moment,) = profile.ratings
            (rating,) = (await hub.store.ratings_of("saltfjord", [f"account:{ada.account}"])).values()
            assert moment.rating == rating, "only the game of two is rated"
            assert profile.habits and all(habit.text for habit in profile.habits)
            assert {game.table: game.people for game in profile.games} == {table: True, alone: False}

    asyncio.run(story())


def test_a_profile_tells_which_lessons_are_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False) as hub:
            (ada,) = await people(hub, "Ada")
            assert ada.account is not None
            await hub.store.learnt(ada.account, "saltfjord", "die", "done")
            await hub.store.learnt(ada.account, "saltfjord", "fish", "skipped")
            await hub.store.learnt(ada.account, "saltfjord", "no lesson any more", "done")
            (course,) = (await hub.profiles.of("ada", "", ada, "en")).courses
            assert (course.game, course.title, course.done) == ("saltfjord", "Saltfjord", 1)
            assert course.of == len(lessons_of("saltfjord"))
            assert (await hub.profiles.of("ada", "cooper_island", ada, "en")).courses == []

    asyncio.run(story())


def test_nobody_sees_it_before_it_is_shown(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob, table = await two_played(hub, public=False)
            for who in (bob, STRANGER):
                with pytest.raises(ApiError) as refused:
                    await hub.profiles.of("Ada", "", who, "en")
                assert refused.value.problem.status == 404
            await hub.profiles.show(ada.account or 0, True)
            assert (await hub.profiles.of("Ada", "", bob, "en")).games[0].table == table
            seen = await hub.profiles.of("Ada", "", STRANGER, "en")
            assert seen.results and not seen.games, "a table that is not open to spectators is not named to strangers"
            with pytest.raises(ApiError):
                await hub.profiles.of("nobody", "", ada, "en")

    asyncio.run(story())


def test_it_can_be_of_one_game_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, _, _ = await two_played(hub)
            none = await hub.profiles.of("Ada", "cooper_island", ada, "en")
            assert not (none.games or none.results or none.ratings or none.habits)

    asyncio.run(story())


def test_nobody_is_given_what_others_said_under_a_name_that_was_free_then(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            (ada,) = await people(hub, "Ada")
            seated = [SeatWanted("me"), SeatWanted("here", "Zed")]
            info = await hub.lobby.create(NewTable("saltfjord", seated), ada, "en")
            await hub.store.say(info.id, ChatRow("Zed", 1, "between us", 1.0))
            zed = (await people(hub, "Zed"))[-1]
            assert json.loads(await hub.profiles.export(zed.account or 0, "en"))["chat"] == []

    asyncio.run(story())


def test_points_are_kept_once_for_every_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            table = await over(hub)
            rows = await hub.store.database.read(lambda connection: connection.execute(select(scores)).all())
            totals = (await hub.rooms.room(table)).table.metadata.totals or []
            assert sum(row.points for row in rows) == totals[0] and {row.seat for row in rows} == {0}

    asyncio.run(story())


def test_by_http_one_shows_exports_and_deletes_only_ones_own(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        for method, path in (("PUT", "/api/me/profile"), ("DELETE", "/api/me")):
            data = {"public": True} if method == "PUT" else {"password": "x"}
            assert visit.change(method, path, json=data).status_code == 401
        assert visit.get("/api/me/export").status_code == 401
        visit.register(ADA)
        assert visit.get("/api/players/Ada").json()["public"] is False
        assert visit.change("PUT", "/api/me/profile", json={"public": True}).json() == {"public": True}
        assert visit.get("/api/players/Ada").json()["public"] is True
        assert visit.get("/api/me/export").json()["account"]["name"] == "Ada"
        wrong = visit.change("DELETE", "/api/me", json={"password": "not this one"})
        assert (wrong.status_code, wrong.json()["field"]) == (403, "password")
        gone = visit.change("DELETE", "/api/me", json={"password": ADA["password"]})
        assert gone.status_code == 200 and gone.json()["name"] is None
        visit.csrf = ""
        assert visit.me()["name"] is None and visit.log_in(ADA).status_code == 401
        assert visit.get("/api/players/Ada").status_code == 404


def test_guessing_the_password_to_delete_an_account_has_to_wait(tmp_path: Path) -> None:
    """In a browser that somebody has left open."""
    with site(tmp_path) as visit:
        visit.register(ADA)
        answers = [visit.change("DELETE", "/api/me", json={"password": "a guess"}).status_code for _ in range(6)]
        assert answers == [403] * 5 + [429]
