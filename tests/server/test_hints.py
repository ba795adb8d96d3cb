"""What would the bot do? Who may ask, what they are told, and that nothing hidden is told with it."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rondel
from rondel.bots import BotFailed
from rondel.bots.search.search import FEW
from rondel.server.bots import Bots
from rondel.server.botworker import Job, Thought, hints
from rondel.server.hints import lines_of
from rondel.server.http_protocol import Join
from rondel.server.hub import Hub
from rondel.server.pool import Errand
from server.support import STRANGER, BotsAtHand, Browser, browser, opened, people, server, stored, until
from server.test_secrecy import GAMES, positions
from support.hinting import CHANCES, know

QUICK = "mcts:6i"  # by simulations instead of seconds: the same on every machine
ServerMessage = list[dict[str, Any]]


async def asks(screen: Browser, move: int | None = None, seq: int | None = None) -> ServerMessage:
    """Ask for a hint; what comes of it."""
    before = len(screen.received)
    await screen.says("hint", seq=screen.table.seq if seq is None else seq, move=move)
    await until(lambda: not screen.room.hub.tasks - screen.room.hub.always)  # type: ignore[attr-defined]
    await screen.settled()
    return screen.received[before:]


def refusal(told: ServerMessage) -> str:
    (notice,) = [message for message in told if message["type"] == "notice"]
    assert notice["error"] and not [message for message in told if message["type"] == "hint_result"]
    text: str = notice["text"]
    return text


async def at_home(hub: Hub, *kinds: str, lang: str = "en", game: str = "saltfjord") -> Browser:
    hub.always = set(hub.tasks)  # type: ignore[attr-defined]
    info = await opened(hub, game, *kinds)
    return await browser(hub, info.id, lang=lang)


async def at_a_site(hub: Hub, **wanted: Any) -> tuple[Browser, Browser]:
    hub.always = set(hub.tasks)  # type: ignore[attr-defined]
    ada, bob = await people(hub, "Ada", "Bob")
    info = await opened(hub, "saltfjord", "me", "open", who=ada, **wanted)
    await hub.lobby.join(info.id, Join(), bob, "en")
    screens = await browser(hub, info.id, ada), await browser(hub, info.id, bob)
    return screens if screens[0].table.running() == 0 else (screens[1], screens[0])


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_the_best_moves_are_told_in_the_words_of_the_buttons(lang: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand(), hint_bot=QUICK) as hub:
            screen = await at_home(hub, "me", lang=lang)
            other = await browser(hub, screen.table.metadata.id)
            assert screen.now["hint"]
            told = await asks(screen)
            result = told[-1]
            assert (result["type"], result["seq"], result["seat"]) == ("hint_result", screen.table.seq, 0)
            actions = {action["action"]: action for action in screen.now["actions"]}
            assert len(result["lines"]) == 3 and sum(line["visits"] for line in result["lines"]) <= 6 + 3 * FEW
            for line in result["lines"]:
                assert (line["text"], line["place"]) == tuple(actions[line["action"]][key] for key in ("text", "place"))
                assert line["visits"] >= FEW
            assert [message["hint"] for message in told if message["type"] == "thinking"][:1] == [True]
            await other.settled()
            assert not other.of("hint_result") and not other.of("thinking"), "only who asked is told"
            assert (await asks(screen))[-1] == result, "the same question has the same answer"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        (
            "en",
            [
                "against the next best: piers +4, fishing +1, wagons −2",
                "against the best: wagons +2, fish left +2, piers −4",
            ],
        ),
        (
            "pl",
            ["wobec następnego: mola +4, połowy +1, wozy −2", "wobec najlepszego: wozy +2, pozostałe ryby +2, mola −4"],
        ),
        (
            "de",
            [
                "gegenüber dem nächstbesten: Stege +4, Fischfang +1, Wagen −2",
                "gegenüber dem besten: Wagen +2, Übrige Fische +2, Stege −4",
            ],
        ),
    ],
)
def test_a_bot_that_judges_tells_chances_and_a_reason(
    lang: str, why: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand(), hint_bot=know(monkeypatch)) as hub:
            screen = await at_home(hub, "me", lang=lang)
            other = await browser(hub, screen.table.metadata.id)
            lines = (await asks(screen))[-1]["lines"]
            assert [(line["before"], line["win"]) for line in lines] == CHANCES
            assert [line["reason"] for line in lines[:2]] == why
            keys = {"action", "text", "place", "piece", "visits", "points", "before", "win", "reason"}
            assert all(set(line) == keys for line in lines), "of the seat that asked, and of no other"
            await other.settled()
            assert not other.of("hint_result")

    asyncio.run(story())


def test_a_bot_that_does_not_judge_tells_no_chances() -> None:
    state = rondel.load_game("saltfjord").new(players=2, seed=1)
    thoughts = hints(Job("saltfjord", state.save(), state.actor, QUICK, 1, hints=3))
    assert len(thoughts) == 3 and all(thought.changes == {} for thought in thoughts)
    for line in lines_of(state, thoughts, state.game.texts(), "en"):
        assert (line.before, line.win, line.reason) == (None, None, "")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_hint_is_the_same_whatever_is_hidden(game: Any) -> None:
    """States that look alike to the seat: the cards of the others and all that will be drawn are dealt anew."""
    compared = 0
    for n, (state, _) in enumerate(positions(game, 2, True, 60)):
        seat = state.actor
        if n % 2 == 0 or compared == 3:
            continue
        answers = []
        for other in (state, state.imagine(seat, 1), state.imagine(seat, 2)):
            thoughts = hints(Job(game.name, other.save(), seat, "mcts:4i", 7, hints=3))
            answers.append(msgspec.json.encode(lines_of(other, thoughts, other.game.texts(), "pl")))
        assert answers[0] == answers[1] == answers[2]
        assert len({str(other.save()) for other in (state, state.imagine(seat, 1))}) == 2, "something is hidden"
        compared += 1
    assert compared > 1


def test_who_sits_down_where_they_may_ask_finds_the_bot_ready(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, bots=bots, warm=True) as hub:
            screen = await at_home(hub, "here", "me")
            await until(lambda: not hub.tasks - hub.always)  # type: ignore[attr-defined]
            assert bots.warmed == [("saltfjord", screen.connection.viewer.seat, "hint")]
        for rated, expected in ((True, 0), (False, 2)):
            bots, folder = BotsAtHand(), tmp_path / str(rated)
            folder.mkdir()
            async with server(folder, local=False, bots=bots, warm=True) as hub:
                acting, _ = await at_a_site(hub, rated=rated)
                await browser(hub, acting.table.metadata.id, STRANGER)
                await until(lambda: not hub.tasks - hub.always)  # type: ignore[attr-defined]
                assert len(bots.warmed) == expected, "not where it is rated, and not for who looks on"

    asyncio.run(story())


def test_a_process_loads_what_a_hint_needs_once_and_answers_from_then_on() -> None:
    async def story() -> None:
        bots, errand = Bots(), Errand("", "one")
        state = rondel.load_game("saltfjord").new(players=2, seed=1)
        try:
            await bots.warm(state, 0, "hint", errand)
            (process,) = bots.alive
            (worker,) = bots.pool.slow.free
            assert worker.process is process and worker.loaded == {"saltfjord"}
            jobs = asked_of(bots)
            await bots.warm(state, 0, "hint", errand)
            assert not jobs
            assert await bots.hints(state, state.actor, "hint", 1, 3, errand)
            assert bots.alive == {process} and len(jobs) == 1
        finally:
            await bots.stop()

    asyncio.run(story())


def asked_of(bots: Bots) -> list[Job]:
    """The jobs that a process is asked from now on."""
    jobs, asked = list[Job](), bots._answer_of

    async def noted(worker: Any, job: Job, told: Any) -> Any:
        jobs.append(job)
        return await asked(worker, job, told)

    bots._answer_of = noted  # type: ignore[method-assign]
    return jobs


def test_where_all_processes_are_busy_nothing_is_warmed() -> None:
    async def story() -> None:
        bots = Bots()
        jobs = asked_of(bots)
        state = rondel.load_game("quay").new(players=2, seed=1)
        async with bots.pool.slow.worker(Errand("", "other")):
            await bots.warm(state, 0, "hint", Errand("", "one"))
        assert not jobs and not bots.alive

    asyncio.run(story())


def test_in_a_rated_game_nobody_is_helped(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand(), hint_bot=QUICK) as hub:
            acting, waiting = await at_a_site(hub)
            before = await stored(hub, acting.table.metadata.id)
            for screen in (acting, waiting):
                assert not screen.now["hint"]
                assert refusal(await asks(screen)) == "There are no hints in a rated game"
            assert await stored(hub, acting.table.metadata.id) == before

    asyncio.run(story())


@pytest.mark.parametrize("wanted", [{"rated": False}, {"seed": 7}], ids=["friendly", "seed"])
def test_in_a_game_that_is_not_rated_who_decides_may_ask_and_the_log_says_so(wanted: Any, tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand(), hint_bot=QUICK) as hub:
            acting, waiting = await at_a_site(hub, **wanted)
            assert acting.now["hint"] and not waiting.now["hint"]
            assert "your own decision" in refusal(await asks(waiting))
            seq = acting.table.seq
            assert (await asks(acting))[-1]["seq"] == acting.table.seq == seq + 1
            await waiting.settled()
            assert waiting.log[-1]["text"] == "asks what the bot would do" and waiting.log[-1]["note"]
            assert not waiting.of("hint_result")
            again = await browser(hub, acting.table.metadata.id, STRANGER)
            assert again.log[-1]["text"] == "asks what the bot would do"
            assert refusal(await asks(again)) == "Log in to ask the bot"
            assert not await acting.room.ratings.counts()

    asyncio.run(story())


def test_a_loaded_table_knows_whether_it_is_rated(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            (ada,) = await people(hub, "Ada")
            for rated in (True, False):
                info = await opened(hub, "saltfjord", "me", "bot:random", who=ada, rated=rated)
                hub.rooms.open.clear()
                assert (await hub.rooms.room(info.id)).hints is not rated

    asyncio.run(story())


def test_what_is_asked_about_an_older_position_gets_the_present_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand(), hint_bot=QUICK) as hub:
            screen = await at_home(hub, "me")
            await screen.clicks(screen.now["actions"][0]["action"])
            told = await asks(screen, seq=0)
            assert [message["type"] for message in told] == ["position"]

    asyncio.run(story())


@pytest.mark.parametrize("how", ["play", "undo", "look"])
def test_an_answer_is_dropped_when_the_position_has_changed(how: str, tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, bots=bots, hint_bot=QUICK) as hub:
            screen = await at_home(hub, "me")
            await screen.clicks(screen.now["actions"][0]["action"])
            bots.held = asyncio.Event()
            await screen.says("hint", seq=screen.table.seq)
            await until(lambda: bots.asked == 1)
            if how == "play":
                await screen.clicks(screen.now["actions"][0]["action"])
            else:
                await screen.says(how, **({"seq": screen.table.seq} if how == "undo" else {"move": 0}))
            bots.held.set()
            await until(lambda: not hub.tasks - hub.always)  # type: ignore[attr-defined]
            await screen.settled()
            assert not screen.of("hint_result") and not screen.of("notice")

    asyncio.run(story())


def test_nobody_is_told_what_another_should_do(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, bots=bots, hint_bot=QUICK) as hub:
            bots.held = asyncio.Event()
            screen = await at_home(hub, "bot:random", "me")
            await until(lambda: bots.asked)
            assert not screen.now["hint"]
            assert "your own decision" in refusal(await asks_while(screen))
            assert bots.asked == 1

    asyncio.run(story())


async def asks_while(screen: Browser) -> ServerMessage:
    """Ask while a bot thinks."""
    return await screen.says("hint", seq=screen.table.seq)


async def plays(screen: Browser, rng: random.Random) -> None:
    """One decision of a person, whatever it is."""
    await until(lambda: screen.room.autoplay.bots is None)
    if screen.table.confirming is not None:
        await screen.says("end_turn", seq=screen.table.seq)
    elif screen.table.running() in screen.now["mine"]:
        state = screen.table.state
        await screen.clicks(state.game.actions.name(rng.choice(state.legal())))


def test_looking_back_one_may_ask_about_own_decisions_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand(), hint_bot="mcts:1i") as hub:
            screen, rng = await at_home(hub, "me", "bot:random"), random.Random(3)
            while {entry.seat for entry in await screen.room.archive.line()} != {0, 1}:
                await plays(screen, rng)
            await until(lambda: screen.room.autoplay.bots is None)
            replay, seen = await screen.room.archive.replayed(), set()
            for move in range(screen.table.move):
                await screen.says("look", move=move)
                actor = replay[move].actor
                told = await asks(screen, move)
                assert (told[-1]["type"] == "hint_result") == screen.now["hint"] == (actor == 0)
                seen.add(actor)
            assert seen == {0, 1}

    asyncio.run(story())


def test_in_a_game_that_is_over_one_may_ask_about_every_decision(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand(), hint_bot=QUICK) as hub:
            screen, rng = await at_home(hub, "me", "here", game="quay"), random.Random(1)
            while screen.table.metadata.status == "running":
                await plays(screen, rng)
            replay, asked = await screen.room.archive.replayed(), set()
            for move in range(len(replay) - 1):
                if replay[move].actor in asked:
                    continue
                await screen.says("look", move=move)
                assert screen.now["hint"]
                (result,) = [message for message in await asks(screen, move) if message["type"] == "hint_result"]
                assert (result["move"], result["seat"]) == (move, replay[move].actor)
                asked.add(result["seat"])
            assert asked == {0, 1}
            await screen.says("look", move=None)
            assert not screen.now["hint"] and "game that is over" in refusal(await asks(screen))

    asyncio.run(story())


class Dumb(BotsAtHand):
    async def hints(self, *question: Any) -> list[Thought]:
        raise BotFailed("it broke")


def test_a_bot_that_fails_is_an_apology_and_nothing_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=Dumb()) as hub:
            screen = await at_home(hub, "me")
            before = await stored(hub, screen.table.metadata.id)
            assert refusal(await asks(screen)) == "The bot did not answer; try once more"
            assert await stored(hub, screen.table.metadata.id) == before

    asyncio.run(story())


@pytest.fixture
def two_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the minute does not pass."""
    monkeypatch.setattr("rondel.server.hints.PER_MINUTE", 2)
    monkeypatch.setattr("rondel.server.limits.monotonic", lambda: 100.0)


def test_who_asks_without_end_is_slowed_down(tmp_path: Path, two_a_minute: None) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand(), hint_bot="mcts:1i") as hub:
            screen = await at_home(hub, "me")
            for _ in range(2):
                assert (await asks(screen))[-1]["type"] == "hint_result"
            assert refusal(await asks(screen)) == "Slow down a little"
            again = await browser(hub, screen.table.metadata.id)
            assert refusal(await asks(again)) == "Slow down a little"

    asyncio.run(story())


def test_the_browsers_of_an_account_are_counted_together(tmp_path: Path, two_a_minute: None) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand(), hint_bot="mcts:1i") as hub:
            acting, waiting = await at_a_site(hub, rated=False)
            table, who = acting.table.metadata.id, acting.connection.who
            for _ in range(2):
                assert (await asks(await browser(hub, table, who)))[-1]["type"] == "hint_result"
            before = await stored(hub, table)
            assert refusal(await asks(await browser(hub, table, who))) == "Slow down a little"
            assert await stored(hub, table) == before, "the log says nothing of it"
            assert "your own decision" in refusal(await asks(waiting)), "another account has its own count"

    asyncio.run(story())


def test_a_browser_has_one_question_open(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, bots=bots, hint_bot="mcts:1i") as hub:
            screen = await at_home(hub, "me")
            bots.held = asyncio.Event()
            await screen.says("hint", seq=screen.table.seq)
            await until(lambda: bots.asked == 1)
            assert refusal(await asks_while(screen)) == "Slow down a little"
            assert bots.asked == 1
            bots.held.set()
            await until(lambda: not hub.tasks - hub.always)  # type: ignore[attr-defined]
            assert (await asks(screen))[-1]["type"] == "hint_result"

    asyncio.run(story())


class Unable(Bots):
    """Counts the processes it should start."""

    wanted = 0

    async def _started(self) -> Any:
        self.wanted += 1
        raise OSError("no process")


@pytest.mark.parametrize(("how", "wanted"), [("stays", 1), ("goes", 0), ("plays", 0), ("looks back", 0)])
def test_a_question_that_waited_too_long_is_not_thought_about(how: str, wanted: int, tmp_path: Path) -> None:
    async def story() -> None:
        bots = Unable()
        async with server(tmp_path, bots=bots) as hub:
            screen = await at_home(hub, "me")
            await screen.clicks(screen.now["actions"][0]["action"])
            async with bots.pool.slow.worker(Errand(table="another")):
                await screen.says("hint", seq=screen.table.seq)
                if how == "goes":
                    await screen.connection.close()
                elif how == "plays":
                    await screen.clicks(screen.now["actions"][0]["action"])
                elif how == "looks back":
                    await screen.says("look", move=0)
            await until(lambda: not hub.tasks - hub.always)  # type: ignore[attr-defined]
            await asyncio.sleep(0)
            assert bots.wanted == wanted and not screen.connection.asks
            assert len(screen.of("notice")) == wanted, "an apology to who still waits"

    asyncio.run(story())


def test_a_bot_that_cannot_explain_itself_says_so() -> None:
    state = rondel.load_game("saltfjord").new(2, 1)
    with pytest.raises(TypeError, match="greedy cannot explain itself"):
        hints(Job("saltfjord", state.save(), state.actor, "greedy", 1, hints=3))
