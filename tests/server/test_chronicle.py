"""The log: in every language, in groups by turn, without what was undone, and with rules that exist."""

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rondel
from rondel.core.rulebook import RULE_ID, load_rulebook
from rondel.server.protocol import LogLine
from rondel.server.wording import spoken, words
from rondel.table.entries import Entry
from rondel.table.log import Reader, replay_of, whole_log
from rondel.table.names import bot_called, seat_name
from server.support import BotsAtHand, Ledger, bot, browser, opened, person, seated, server, until

GAMES = [rondel.load_game("saltfjord"), rondel.load_game("great_western_trail")]
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
LANGUAGES = ("en", "pl", "de")


def played(game: Any, greedy: bool, players: int = 2, most: int = 10_000) -> Ledger:
    """A game, with undos and finished turns, and the lines each change told to a reader of each language."""
    rng, policy = random.Random(2), game.heuristic() if greedy else None
    ledger = Ledger(seated(game, *(person(seat) for seat in range(players))))
    table = ledger.table
    while table.metadata.status == "running" and table.seq < most:
        if table.may_undo(table.running() or 0) and rng.random() < 0.1:
            ledger.do(table.undo(table.running() or 0, rng.random() < 0.5))
        elif table.confirming is not None:
            ledger.do(table.end_turn(table.confirming))
        else:
            name = rng.choice(ledger.names())
            if policy and rng.random() < 0.7:
                name = game.actions.name(policy.choose(table.state.imagine(table.state.actor, 1)))
            ledger.do(table.play(table.state.actor, [name]))
    return ledger


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game.name)
def ledger(request: pytest.FixtureRequest) -> Ledger:
    return played(request.param, greedy=True, most=260)


def lines(ledger: Ledger, lang: str = "en", seat: int | None = 0) -> list[LogLine]:
    reader = Reader(ledger.table.game, ledger.table.metadata, seat, lang)
    return whole_log(reader, ledger.entries, {})


def test_every_language_tells_the_same_in_its_own_words(ledger: Ledger) -> None:
    told = {lang: lines(ledger, lang) for lang in LANGUAGES}
    shape = [[(line.move, line.turn, line.seat, line.rule, line.note) for line in told[lang]] for lang in LANGUAGES]
    assert shape[0] == shape[1] == shape[2] and len(shape[0]) > 50
    for lang in LANGUAGES:
        for line in told[lang]:
            assert line.text and line.text.strip() == line.text
            assert not {"{", "}", "event-", "note-", "\u2068", "\u2069"} & set(line.text.split())
    different = sum(a.text != b.text != c.text for a, b, c in zip(*told.values()))
    assert different > 0.9 * len(shape[0])


def test_turns_and_moves_only_grow_and_a_turn_has_one_player(ledger: Ledger) -> None:
    told = lines(ledger)
    game = [line for line in told if not line.note]
    assert [line.move for line in told] == sorted(line.move for line in told)
    assert [line.turn for line in game] == sorted(line.turn for line in game)
    assert game[-1].move <= ledger.table.move and game[-1].turn <= ledger.table.state.turn
    turns: dict[int, set[int]] = {}
    for entry_seat, turn in [(line.seat, line.turn) for line in game if line.rule and line.turn > 2]:
        turns.setdefault(turn, set()).add(entry_seat if entry_seat is not None else -1)
    assert sum(len(seats) == 1 for seats in turns.values()) >= 0.9 * len(turns)


def test_the_rules_behind_the_lines_are_in_the_rulebook(ledger: Ledger) -> None:
    known = set(load_rulebook(ledger.table.game.name).rules)
    cited = {rule for line in lines(ledger) for rule in RULE_ID.findall(line.rule)}
    assert len(cited) > 5 and cited <= known


def test_what_was_undone_is_not_in_the_log_but_the_undo_is(ledger: Ledger) -> None:
    """The log is that of the line of play, played without any undo, plus the notes of the last undo at each point."""
    told = lines(ledger)
    assert any(entry.kind == "undo" for entry in ledger.entries)
    line: list[Entry] = []
    for entry in ledger.entries:
        if entry.kind == "action":
            line.append(entry)
        if entry.kind == "undo":
            del line[entry.data["move"] :]
    reader = Reader(ledger.table.game, ledger.table.metadata, 0, "en")
    assert [entry for entry in told if not entry.note] == whole_log(reader, line, {})
    last = next(entry for entry in reversed(ledger.entries) if entry.kind == "undo")
    noted = [entry.text for entry in told if entry.note]
    assert noted and noted[-1] == f"goes back to move {last.data['move']}"


def test_the_replay_ends_where_the_table_stands(ledger: Ledger) -> None:
    table = ledger.table
    replay = replay_of(table.game, table.metadata, ledger.entries, {})
    assert len(replay) == table.move + 1
    assert replay[-1].save() == table.state.save()
    assert replay[0].save() == table.game.new(2, 7).save()


def test_a_replay_of_nothing_is_the_start() -> None:
    table = seated(GAMES[0])
    (state,) = replay_of(table.game, table.metadata, [], {})
    assert state.save() == table.state.save() and state.turn == 0


NOTES = {
    "undo": Entry(1, "undo", 0, {"move": 3}, 0.0),
    "revised": Entry(1, "note", None, {"key": "revised", "move": 3}, 0.0),
    "stopped": Entry(1, "note", None, {"key": "stopped", "move": 3}, 0.0),
    "refused": Entry(1, "note", 1, {"key": "refused"}, 0.0),
    "bot_failed": Entry(1, "note", 1, {"key": "bot_failed", "bot": "mcts:2s", "other": "greedy"}, 0.0),
    **{
        why: Entry(1, "seat", 1, {"kind": "bot", "name": "", "bot": "greedy", "why": why, "who": "Bob"}, 0.0)
        for why in ("left", "joined", "time", "forfeit", "lost")
    },
}


@pytest.mark.parametrize("key", NOTES)
def test_a_note_is_told_in_every_language(key: str) -> None:
    table = seated(GAMES[0], person(0, "Ada"), bot(1))
    told = {}
    for lang in LANGUAGES:
        note = Reader(table.game, table.metadata, 0, lang).note(NOTES[key], 3, 2)
        assert note is not None and note.note and (note.move, note.turn) == (3, 2)
        assert "note-" not in note.text and "$" not in note.text and "greedy" not in note.text
        told[lang] = note.text
        assert ("3" in note.text) == (key == "undo")
        if key == "left":
            assert note.who == "Bob" and bot_called("greedy", lang).whole(lang) in note.text
    assert len(set(told.values())) == 3


def test_what_is_no_note_is_none() -> None:
    table = seated(GAMES[0])
    reader = Reader(table.game, table.metadata, 0, "en")
    for entry in (
        Entry(1, "action", 0, {"action": "set:1"}, 0.0),
        Entry(1, "end_turn", 0, {}, 0.0),
        Entry(1, "seat", 0, {"kind": "bot", "why": ""}, 0.0),
    ):
        assert reader.note(entry, 1, 1) is None


def test_every_word_of_the_server_is_there_in_every_language() -> None:
    folder = Path(str(rondel.__file__)).parent / "server" / "words"
    keys = {}
    for lang in LANGUAGES:
        written = (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
        keys[lang] = [line.partition(" =")[0] for line in written if re.match(r"[a-z][\w-]* = ", line)]
    assert keys["en"] == keys["pl"] == keys["de"] and len(set(keys["en"])) == len(keys["en"])
    assert [spoken(code) for code in ("pl-PL", "DE", "en_GB", "fr", "")] == ["pl", "de", "en", "en", "en"]
    assert words("pl")("over") != words("en")("over")


def test_a_seat_is_called_by_its_name_its_bot_or_open() -> None:
    table = seated(GAMES[0], person(0, "Ada"), bot(1, "mcts:2s"), bot(2))
    table.metadata.seats[2].kind = "open"
    table.metadata.seats[2].bot = ""
    assert [seat_name(table.metadata, seat, "de") for seat in range(3)] == ["Ada", "mcts:2s", "freier Platz"]
    table.metadata.seats[0].name = ""  # at home nobody has to say who they are
    assert seat_name(table.metadata, 0, "pl") == "Gracz 1"


def test_what_nobody_does_is_told_of_the_table() -> None:
    metadata = seated(GAMES[0], person(0, "Ada"), bot(1), bot(2)).metadata
    assert [Reader(GAMES[0], metadata, 0, lang).name(-1) for lang in LANGUAGES] == ["Table", "Stół", "Tisch"]


def test_bots_of_one_kind_are_told_apart_by_a_number() -> None:
    metadata = seated(GAMES[0], person(0, "Ada"), bot(1, "greedy"), bot(2, "random"), bot(3, "greedy")).metadata
    assert [seat_name(metadata, seat, "en") for seat in range(1, 4)] == ["Heuristic 1", "Random", "Heuristic 2"]


def test_the_log_of_a_screen_is_the_whole_log_after_every_change(tmp_path: Path) -> None:
    """Told bit by bit, with undos that void lines, or told at once: the same."""

    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "great_western_trail", "me", "bot:random")
            screens = [await browser(hub, info.id, lang=lang) for lang in LANGUAGES]
            first, rng = screens[0], random.Random(3)
            for _ in range(24):
                await until(lambda: first.room.autoplay.bots is None)
                await first.settled()
                if first.table.may_undo(0) and rng.random() < 0.3:
                    await first.says("undo", seq=first.table.seq, whole=rng.random() < 0.5)
                elif first.table.confirming == 0:
                    await first.says("end_turn", seq=first.table.seq)
                else:
                    await first.clicks(rng.choice(first.now["actions"])["action"])
            await until(lambda: first.room.autoplay.bots is None)
            for screen in screens:
                await screen.settled()
                whole = await screen.room.archive.log_of(screen.connection.reader())
                assert screen.log == msgspec.to_builtins(whole)
            await first.says("speak", lang="pl")
            assert first.log == screens[1].log and first.layers == screens[1].layers

    asyncio.run(story())
