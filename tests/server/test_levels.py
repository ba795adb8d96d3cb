"""The levels of the bots: what people choose from, how a bot is called, and what a server refuses."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

import rondel
from rondel.bots import registry
from rondel.bots.levels import LEVELS
from rondel.server.botworker import Job, Memory, think
from rondel.server.errors import ApiError
from rondel.server.opponents import check_bot, offered
from rondel.table.names import level_name, seat_called, seat_name
from server.site import site
from server.support import BotsAtHand, bot, browser, opened, person, seated, server, until

NAMES = {
    "en": ["easy", "medium", "hard", "expert"],
    "pl": ["łatwy", "średni", "trudny", "ekspert"],
    "de": ["leicht", "mittel", "schwer", "Experte"],
}


@pytest.mark.parametrize("lang", NAMES)
def test_people_choose_from_the_levels_each_with_a_line_about_it(lang: str) -> None:
    shown = [bot for bot in offered(lang) if bot.shown]
    assert [(bot.code, bot.text) for bot in shown] == list(zip(LEVELS, NAMES[lang]))
    assert len({bot.help for bot in shown}) == 4 and all(bot.help and "about-" not in bot.help for bot in shown)
    expert, seconds = shown[-1].help, LEVELS["expert"].turn_seconds
    assert f"{seconds:g}" in expert.replace(",", "."), "how long it thinks"
    assert {bot.code for bot in offered(lang) if not bot.shown} == {"greedy", "net", "random"}


def test_levels_and_the_codes_of_programs_take_a_seat(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        bots.held = asyncio.Event()
        async with server(tmp_path, bots=bots) as hub:
            for code in (*LEVELS, "greedy", "random", "mcts:20i", "mcts:200ms:horizon=6"):
                info = await opened(hub, "saltfjord", "me", f"bot:{code}")
                assert info.seats[1].bot == code
                called = ("Bot", code) if code in LEVELS else (level_name(code, "en"), "")
                assert (info.seats[1].name, info.seats[1].level) == called

    asyncio.run(story())


REFUSED = {
    "impossible": "there is no bot 'impossible'",
    "hard:9": "takes nothing after the colon",
    "mcts": "needs a budget",
    "mcts:20i:workers=2": "leave out workers=",
    "puct:20i:workers=2": "leave out workers=",
}


def test_a_code_nobody_knows_is_refused_by_name_of_its_field(tmp_path: Path) -> None:
    with site(tmp_path, local=True) as home:
        for code, why in REFUSED.items():
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": code}]
            answer = home.post("/api/tables", {"game": "saltfjord", "seats": seats})
            assert (answer.status_code, answer.json()["field"]) == (400, "seats[2].bot")
            assert why in answer.json()["message"]
        assert home.get("/api/tables?scope=mine").json() == []


@pytest.mark.parametrize("code", ["mcts:60s", "mcts:51i", "mcts:20i:horizon=0", "mcts:1s:horizon=11"])
def test_at_a_site_no_bot_takes_much_more_than_an_expert(code: str) -> None:
    game = rondel.load_game("saltfjord")
    with pytest.raises(ApiError, match="at most 10s or 50i a decision, and horizon=1 to 10, "):
        check_bot(game, code, local=False)
    check_bot(game, code, local=True)
    for allowed in (*LEVELS, "mcts:10s:horizon=10", "mcts:50i"):
        check_bot(game, allowed, local=False)


@pytest.mark.parametrize("code", ["puct:60s", "puct:60s/turn", "puct:1001i", "puct:200i:horizon=6"])
def test_nor_does_a_search_on_a_network(code: str) -> None:
    game = rondel.load_game("saltfjord")
    with pytest.raises(ApiError, match="at most 10s or 1000i, horizon times as few, "):
        check_bot(game, code, local=False)
    check_bot(game, code, local=True)
    for allowed in ("puct:10s", "puct:10s/turn", "puct:1000i", "puct:200i:horizon=5"):
        check_bot(game, allowed, local=False)


@pytest.mark.parametrize("code", ["net:weights={}", "net:t=1:weights={}", "puct:20i:weights={}"])
def test_at_a_site_nobody_says_which_file_is_read(code: str, tmp_path: Path) -> None:
    """Not even whether it is there; and what is read from a pipe would hold up the whole site until somebody writes."""
    game = rondel.load_game("saltfjord")
    for path in ("/dev/stdin", tmp_path / "nothing"):
        with pytest.raises(ApiError, match="leave out weights="):
            check_bot(game, code.format(path), local=False)
    with pytest.raises(ApiError, match="cannot be read"):
        check_bot(game, code.format(tmp_path / "nothing"), local=True)


class Planner:
    """Of another package; what it calls its plan is its own business."""

    plan = "to win"


def test_a_bot_of_another_package_may_have_a_plan_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._makers, "planner", lambda game, seed, parameters: Planner())
    for local in (True, False):
        check_bot(rondel.load_game("saltfjord"), "planner", local)


def test_a_bot_is_called_by_its_level_at_the_table_in_lists_and_in_the_log(tmp_path: Path) -> None:
    game = rondel.load_game("saltfjord")
    metadata = seated(game, person(0, "Ada"), bot(1, "hard"), bot(2, "easy"), bot(3, "hard")).metadata
    assert [seat_name(metadata, seat, "en") for seat in (1, 2, 3)] == ["Bot 1 (hard)", "Bot (easy)", "Bot 2 (hard)"]
    assert seat_name(metadata, 2, "pl") == "Bot (łatwy)" and seat_name(metadata, 3, "de") == "Bot 2 (schwer)"

    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "bot:medium", "me")
            assert (info.seats[0].name, info.seats[0].level) == ("Bot", "medium")
            screen = await browser(hub, info.id, lang="de")
            card = screen.now["seats"][0]
            assert (card["name"], card["level"], card["kind"]) == ("Bot", "mittel", "bot")
            await until(lambda: [line for line in screen.log if line["who"] == "Bot (mittel)"])

    asyncio.run(story())


def test_brackets_in_a_name_are_no_level(tmp_path: Path) -> None:
    """Neither of a person nor of a bot that was given a name; only a bot's code says its level."""
    game = rondel.load_game("saltfjord")
    named = replace(bot(2, "hard"), name="Deep (easy)")
    metadata = seated(game, person(0, "Ada (hard)"), bot(1, "hard"), named, bot(3, "mcts:2s")).metadata
    called = [seat_called(metadata, seat, "pl") for seat in range(4)]
    assert called == [("Ada (hard)", ""), ("Bot", "trudny"), ("Deep (easy)", ""), ("mcts:2s", "")]
    assert [seat_name(metadata, seat, "pl") for seat in range(3)] == ["Ada (hard)", "Bot (trudny)", "Deep (easy)"]

    with site(tmp_path, local=True) as home:
        seats = [{"kind": "me", "name": "Bot (hard)"}, {"kind": "bot", "bot": "hard"}, {"kind": "invite"}]
        info = home.post("/api/tables", {"game": "saltfjord", "seats": seats}).json()
        told = [(seat["kind"], seat["name"], seat["level"]) for seat in info["seats"]]
        assert told == [("person", "Bot (hard)", ""), ("bot", "Bot", "hard"), ("invite", "open seat", "")]


def test_a_bot_that_thinks_long_answers_decision_by_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its moves are shown as they are found. One that answers at once tells its turn as a whole."""
    state = rondel.load_game("saltfjord").new(2, 1)
    whole = think(Job("saltfjord", state.save(), state.actor, "medium", 3))
    assert len(whole) > 1
    clock = iter(range(1000))
    monkeypatch.setattr("rondel.server.botworker.monotonic", lambda: float(next(clock)))
    assert len(think(Job("saltfjord", state.save(), state.actor, "mcts:2i", 3))) == 1
    assert len(think(Job("saltfjord", state.save(), state.actor, "puct:8i", 3))) == 1
    assert len(think(Job("saltfjord", state.save(), state.actor, "greedy", 3))) > 1


def test_a_bot_goes_on_with_its_tree_at_its_own_table_and_seat_only() -> None:
    game = rondel.load_game("saltfjord")
    memory = Memory()

    def at(table: str, seat: int = 0, code: str = "hard") -> object:
        return memory.bot(Job("saltfjord", {}, seat, code, 1, table), game)

    first = at("a")
    assert at("a") is first
    assert first not in (at("a", 1), at("b"), at("a", 0, "expert"))
    assert at("") is not at("") and at("a", 0, "greedy") is not at("a", 0, "greedy")
    for number in range(20):
        at(str(number))
    assert len(memory.bots) == 8 and at("a") is not first
