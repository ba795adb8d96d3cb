"""Profiles: the games of a player, what came of them, and how they score; and all that is kept of them."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Row, Select, and_, select

import rondel
from rondel.lessons import lessons_of
from rondel.table.entries import Metadata
from rondel.table.names import level_name, seat_name

from .errors import Worded
from .models import accounts, chats, lessons, rating_history, ratings, scores, seats
from .names import key, tidy, visible
from .permissions import may_see
from .ratings import Belief
from .reviewing import CourseKnown, Habit, PlayedGame, Profile, RatingMoment, ResultLine
from .table_ratings import places
from .visitor import Visitor

if TYPE_CHECKING:
    from .hub import Hub

MOST = 500  # games that are looked at, the last ones


class Profiles:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    async def of(self, name: str, game: str, who: Visitor, lang: str) -> Profile:
        """Of a player; that of somebody who does not show it is there for nobody else."""
        text = tidy(name[:200])
        wanted = select(accounts).where(accounts.c.key == key(text))
        rows = await self._all(wanted) if visible(text) else []  # not every database could be asked for others
        row = next(iter(rows), None)
        if row is None or not (row.public or row.id == who.account):
            raise Worded(404, "name", "no-player")
        played = await self.hub.store.played_by(row.id, MOST)
        chosen = [one for one in played if game in ("", one.game)]
        games = [_game(one, row.id, lang) for one in chosen if row.id == who.account or may_see(one, who)]
        history = select(rating_history).where(rating_history.c.account == row.id).order_by(rating_history.c.at)
        moments = [RatingMoment(one.game, one.at, Belief(one.mu, one.sigma).shown) for one in await self._all(history)]
        shown = [moment for moment in moments if game in ("", moment.game)]
        habits = await self._habits(chosen, row.id, lang)
        results, courses = _results(chosen, row.id, lang), await self._courses(row.id, game, lang)
        return Profile(row.name, row.id == who.account, bool(row.public), games, results, shown, habits, courses)

    async def show(self, account: int, public: bool) -> None:
        change = accounts.update().where(accounts.c.id == account).values(public=public)
        await self.hub.store.database.write(lambda connection: connection.execute(change))

    async def export(self, account: int, lang: str) -> bytes:
        """All that is kept of somebody, as JSON."""
        (row,) = await self._all(select(accounts).where(accounts.c.id == account))
        profile = await self.of(row.name, "", Visitor(account, row.name, False), lang)
        there = and_(seats.c.table == chats.c.table, seats.c.seat == chats.c.seat)
        another = select(seats.c.seat).where(there, seats.c.account != account).exists()  # who called a seat like that
        mine = and_(chats.c.who == row.name, ~another)
        said = await self._all(select(chats.c.table, chats.c.text, chats.c.at).where(mine))
        present = await self._all(select(ratings).where(ratings.c.account == account))
        learnt = select(lessons.c.game, lessons.c.lesson, lessons.c.state, lessons.c.at).where(
            lessons.c.account == account
        )
        doc = {
            "account": {"name": row.name, "email": row.email, "created": row.created, "public": bool(row.public)},
            "settings": row.settings,
            "profile": profile,
            "ratings": [{"game": one.game, "mu": one.mu, "sigma": one.sigma, "games": one.games} for one in present],
            "lessons": [dict(one._mapping) for one in await self._all(learnt)],
            "chat": [dict(one._mapping) for one in said],
            "notes": await self.hub.notes.all(account),
            "links": await self.hub.shares.all(account),
            "friends": await self.hub.friends.of(account),
            "search": (await self.hub.searches.rows.all()).get(account),
            "reports": await self.hub.reports.by(account),
            "sanctions": await self.hub.sanctions.all(account),
        }
        return msgspec.json.format(msgspec.json.encode(doc | await self.hub.reach.kept(account)))

    async def _courses(self, account: int, game: str, lang: str) -> list[CourseKnown]:
        """The courses that somebody has begun."""
        found = []
        for name in [one for one in rondel.games() if game in ("", one)]:
            known, taught = await self.hub.store.lessons(account, name), {one.lesson for one in lessons_of(name)}
            done = sum(state == "done" and lesson in taught for lesson, state in known.items())
            if done:
                found.append(CourseKnown(name, rondel.load_game(name).texts().title(lang), done, len(taught)))
        return found

    async def _habits(self, played: list[Metadata], account: int, lang: str) -> list[Habit]:
        """Only of games whose points were kept."""
        known = {one.id: one for one in played}
        rows = await self._all(select(scores).where(scores.c.table.in_(known)))
        sums: dict[tuple[str, str], list[list[int]]] = {}
        for row in rows:
            metadata = known[row.table]
            mine, winners = sums.setdefault((metadata.game, row.category), [[], []])
            if metadata.seats[row.seat].account == account:
                mine.append(row.points)
            if row.seat in (metadata.winners or []):
                winners.append(row.points)
        return [
            Habit(game, name, rondel.load_game(game).texts().score(lang, name), _mean(mine), _mean(winners))
            for (game, name), (mine, winners) in sums.items()
            if mine and (any(mine) or any(winners))
        ]

    async def _all(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        return await self.hub.store.database.read(lambda connection: connection.execute(wanted).all())


def _mean(points: list[int]) -> float:
    return round(sum(points) / len(points), 1) if points else 0.0


def _seat(metadata: Metadata, account: int) -> int:
    return next(row.seat for row in metadata.seats if row.account == account)


def _game(metadata: Metadata, account: int, lang: str) -> PlayedGame:
    seat, totals = _seat(metadata, account), metadata.totals or []
    return PlayedGame(
        metadata.id, metadata.game, rondel.load_game(metadata.game).texts().title(lang), metadata.changed,
        metadata.players, places(metadata, [])[seat] + 1, totals[seat], seat in (metadata.winners or []),
        [seat_name(metadata, row.seat, lang) for row in metadata.seats if row.seat != seat],
        any(row.kind == "person" for row in metadata.seats if row.seat != seat),
    )  # fmt: skip


def _results(played: list[Metadata], account: int, lang: str) -> list[ResultLine]:
    """By game, by number of players, and by whom they played against: people, or each level of bots."""
    kinds: list[tuple[Any, str, str]] = []
    wins: Counter[tuple[Any, str, str]] = Counter()
    for metadata in played:
        seat = _seat(metadata, account)
        others = [row for row in metadata.seats if row.seat != seat]
        title = rondel.load_game(metadata.game).texts().title(lang)
        mine = [("game", metadata.game, title), ("players", str(metadata.players), str(metadata.players))]
        mine += [("against", row.bot, level_name(row.bot, lang)) for row in others if row.kind == "bot"]
        mine += [("against", "people", "")] if any(row.kind == "person" for row in others) else []
        kinds += set(mine)
        wins.update(set(mine) if seat in (metadata.winners or []) else ())
    counted = Counter(kinds)
    return [ResultLine(*which, counted[which], wins[which]) for which in sorted(counted)]
