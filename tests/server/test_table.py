"""A table in play: what may be done, undone and confirmed, and how it begins and ends. No storage, no waiting."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import rondel
from rondel.core.turn import turn_of
from rondel.table.entries import SeatRow
from rondel.table.live import LiveTable, Rejected, Stale
from server.support import Ledger, bot, person, seated
from support.great_western_trail import table as trail

GAMES = [rondel.load_game("saltfjord"), rondel.load_game("great_western_trail")]
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def everything(table: LiveTable) -> tuple[Any, ...]:
    return table.state.save(), table.move, table.seq, table.confirming, table.clocks, table.metadata


def choose(ledger: Ledger, rng: random.Random, policy: Any = None) -> str:
    """At random, or mostly as the game's heuristic would."""
    state = ledger.table.state
    if policy and rng.random() < 0.7:
        return str(state.game.actions.name(policy.choose(state.imagine(state.actor, rng.randrange(99)))))
    return rng.choice(ledger.names())


def play_on(ledger: Ledger, rng: random.Random, policy: Any = None) -> None:
    """The next thing the table waits for."""
    table = ledger.table
    if table.confirming is not None:
        ledger.do(table.end_turn(table.confirming))
    else:
        ledger.do(table.play(table.state.actor, [choose(ledger, rng, policy)]))


# Undo


@games
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_undo_goes_back_exactly_and_never_past_another_seat_chance_or_a_finished_turn(game: Any, greedy: bool) -> None:
    rng = random.Random(5)
    ledger = Ledger(seated(game, person(0), person(1), person(2)))
    table, policy = ledger.table, game.heuristic() if greedy else None
    line: list[tuple[dict[str, Any], int]] = []  # by move: the position before, who acted
    settled = 0  # moves that are final: turns confirmed
    undone = 0
    while table.metadata.status == "running" and table.seq < 700:
        if table.running() is not None and table.may_undo(table.running() or 0) and rng.random() < 0.3:
            seat, whole = table.running() or 0, rng.random() < 0.3
            now = table.state.save()
            change = ledger.do(table.undo(seat, whole, table.seq))
            assert change.undone and [entry.kind for entry in change.entries] == ["undo"]
            before, _ = line[table.move]
            assert table.state.save() == before
            assert table.move >= settled and before["chance"] == now["chance"]
            assert {who for _, who in line[table.move :]} == {seat}
            assert not whole or not table.may_undo(seat)
            del line[table.move :]
            undone += 1
            continue
        if table.confirming is None:
            line.append((table.state.save(), table.state.actor))
        else:
            settled = table.move
        play_on(ledger, rng, policy)
    assert undone > 20


@games
def test_what_revealed_nothing_can_be_undone_until_the_turn_is_confirmed(game: Any) -> None:
    rng = random.Random(3)
    ledger = Ledger(seated(game))
    table = ledger.table
    while table.metadata.status == "running" and table.seq < 400:
        seat, quiet = table.state.actor, table.state.save()["chance"]
        if table.confirming is not None:
            assert table.may_undo(table.confirming) and not table.may_undo(1 - table.confirming)
            ledger.do(table.end_turn(table.confirming))
            assert not table.may_undo(0) and not table.may_undo(1)
            continue
        turn = turn_of(table.state)
        change = ledger.do(table.play(seat, [choose(ledger, rng)]))
        if change.state.save()["chance"] == quiet and not change.state.revealed:
            assert table.may_undo(seat)
            assert (table.confirming == seat) == turn.ended(table.state)


def test_nobody_undoes_the_turn_of_another() -> None:
    ledger = Ledger(seated(GAMES[0]))
    ledger.do(ledger.table.play(0, ledger.names()[:1]))
    for seat in (0, 1):
        if seat != ledger.table.running():
            with pytest.raises(Rejected, match="no_undo"):
                ledger.table.undo(seat)


def two_in_one_turn() -> Ledger:
    """A turn of Great Western Trail in which nothing is revealed yet: a move, then what the building offers."""
    ledger = Ledger(seated(rondel.load_game("great_western_trail")))
    ledger.table.state = trail(players=2)
    ledger.do(ledger.table.play(0, ledger.names()[:1]))
    assert ledger.table.state.actor == 0 and ledger.table.confirming is None
    ledger.do(ledger.table.play(0, ledger.names()[:1]))
    return ledger


def test_restarting_a_turn_undoes_all_of_it_at_once() -> None:
    ledger = two_in_one_turn()
    start = trail(players=2).save()
    ledger.do(ledger.table.undo(0, whole=True))
    assert ledger.table.state.save() == start
    assert ledger.table.move == 0 and ledger.table.seq == 3
    assert [(entry.kind, entry.data) for entry in ledger.entries[2:]] == [("undo", {"move": 0})]


def test_an_interrupt_of_another_ends_the_way_back() -> None:
    game = rondel.load_game("great_western_trail")
    ledger = Ledger(seated(game))
    ledger.table.state = trail(players=2, other={"exchange_tokens": 1})
    ledger.do(ledger.table.play(0, ledger.names(0)[:1]))
    assert ledger.table.may_undo(0)
    (token,) = ledger.names(1)
    ledger.do(ledger.table.play(1, [token]))
    assert not ledger.table.may_undo(0) and not ledger.table.may_undo(1)
    assert ledger.table.confirming is None


# The end of a turn


@games
def test_without_confirmation_a_turn_ends_at_once(game: Any) -> None:
    rng = random.Random(1)
    ledger = Ledger(seated(game))
    ledger.table.confirm = [True, False]
    waited = {0: 0, 1: 0}
    for _ in range(300):
        if ledger.table.confirming is not None:
            waited[ledger.table.confirming] += 1
        if ledger.table.metadata.status == "running":
            play_on(ledger, rng)
    assert waited[0] > 0 and waited[1] == 0


def test_while_a_turn_waits_for_its_end_nobody_plays() -> None:
    rng = random.Random(2)
    ledger = Ledger(seated(GAMES[0]))
    while ledger.table.confirming is None:
        play_on(ledger, rng)
    table = ledger.table
    waiting, before = table.confirming, everything(table)
    for seat in (0, 1):
        for name in ledger.names(seat) or ledger.names():
            with pytest.raises(Rejected):
                table.play(seat, [name])
    assert waiting is not None
    with pytest.raises(Rejected, match="no_turn_to_end"):
        table.end_turn(1 - waiting)
    assert everything(table) == before
    assert table.running() == waiting == table.metadata.actor
    ledger.do(table.end_turn(waiting))
    assert table.running() == table.state.actor == table.metadata.actor
    with pytest.raises(Rejected, match="no_turn_to_end"):
        table.end_turn(waiting)


def test_a_bot_never_waits_for_a_confirmation() -> None:
    rng = random.Random(2)
    ledger = Ledger(seated(GAMES[0], person(0), bot(1)))
    ended = 0
    while ledger.table.metadata.status == "running":
        seat = ledger.table.running()
        play_on(ledger, rng)
        assert ledger.table.confirming != 1
        ended += seat == 1 and ledger.table.running() == 0
    assert ended > 1


# What is rejected


def test_a_click_for_an_old_position_is_late_and_changes_nothing() -> None:
    ledger = two_in_one_turn()
    table, before = ledger.table, everything(ledger.table)
    for seq in (0, 1, 3, -1, 10**12):
        for attempt in (
            lambda seq=seq: table.play(0, ledger.names()[:1], seq),
            lambda seq=seq: table.undo(0, False, seq),
            lambda seq=seq: table.end_turn(0, seq),
        ):
            with pytest.raises(Stale):
                attempt()
    assert everything(table) == before


@games
def test_an_illegal_or_unknown_action_changes_nothing_not_even_after_legal_ones(game: Any) -> None:
    ledger = Ledger(seated(game))
    table, before = ledger.table, everything(ledger.table)
    legal = set(ledger.names())
    illegal = next(name for name in map(game.actions.name, range(len(game.actions))) if name not in legal)
    for names in ([illegal], [min(legal), "no:such:thing"], ["no:such:thing"], [""], [min(legal), illegal, illegal]):
        with pytest.raises(Rejected):
            table.play(0, names)
    with pytest.raises(Rejected):
        table.play(1, [min(legal)])
    assert everything(table) == before


# Beginning and end


def test_a_table_begins_when_the_last_seat_is_taken() -> None:
    ledger = Ledger(seated(GAMES[0], person(0), SeatRow(1, "open"), SeatRow(2, "invite", invite="x")))
    table = ledger.table
    assert table.running() is None and table.bot_to_move() == ""
    with pytest.raises(Rejected, match="not_running"):
        table.play(0, ledger.names()[:1])
    ledger.do(table.sit(person(1), why="joined"))
    assert table.metadata.status == "waiting"
    ledger.do(table.sit(person(2), why="joined"))
    assert table.metadata.status == "running" and table.running() == table.state.actor


@games
@pytest.mark.parametrize("players", [1, 3])
def test_a_table_ends_with_totals_and_winners(game: Any, players: int) -> None:
    rng = random.Random(players)
    ledger = Ledger(seated(game, *(person(seat) for seat in range(players))))
    table = ledger.table
    while table.metadata.status == "running":
        play_on(ledger, rng)
    assert table.metadata.totals == [score["total"] for score in table.state.scores()]
    assert table.metadata.winners == table.state.winners()
    assert table.running() is None and table.confirming is None
    for attempt in (lambda: table.play(0, ["x"]), lambda: table.undo(0), lambda: table.end_turn(0)):
        with pytest.raises(Rejected, match="not_running"):
            attempt()


def at_the_end(forfeited: Callable[[Any], list[int]]) -> LiveTable:
    """A game of three at its end, as if it had just been reached; some were out of time before."""
    ledger = Ledger(seated(GAMES[0], person(0), person(1), person(2)))
    rng = random.Random(8)
    while ledger.table.metadata.status == "running":
        play_on(ledger, rng)
    table = ledger.table
    seats = [replace(row, forfeited=row.seat in forfeited(table.state)) for row in table.metadata.seats]
    table.metadata = replace(table.metadata, status="running", seats=seats, totals=None, winners=None)
    return table


def test_who_ran_out_of_time_cannot_win() -> None:
    table = at_the_end(lambda state: state.winners())
    totals = [score["total"] for score in table.state.scores()]
    others = [seat for seat in range(3) if seat not in table.state.winners()]
    metadata = table.metadata_after(table.note("x"))
    assert metadata.status == "finished" and metadata.totals == totals
    assert metadata.winners == [seat for seat in others if totals[seat] == max(totals[seat] for seat in others)]


class Tie:
    """An end where two have the same total and the rules prefer one."""

    actor = None

    def scores(self) -> list[dict[str, int]]:
        return [{"total": 9}, {"total": 9}, {"total": 1}]

    def winners(self) -> list[int]:
        return [1]


def test_a_tie_among_the_others_is_broken_as_the_rules_say() -> None:
    table = at_the_end(lambda state: [2])
    table.state = Tie()
    assert table.metadata_after(table.note("x")).winners == [1]


def test_the_last_one_with_time_wins_at_once() -> None:
    ledger = Ledger(seated(GAMES[0], person(0), person(1)))
    ledger.do(ledger.table.sit(replace(bot(1), forfeited=True), why="lost"))
    assert ledger.table.metadata.status == "finished"
    assert ledger.table.metadata.winners == [0]
    assert ledger.table.metadata.totals == [score["total"] for score in ledger.table.state.scores()]


def test_two_of_three_play_on_when_the_third_is_out_of_time() -> None:
    ledger = Ledger(seated(GAMES[0], person(0), person(1), person(2)))
    ledger.do(ledger.table.sit(replace(bot(1), forfeited=True), why="forfeit"))
    assert ledger.table.metadata.status == "running"
    ledger.do(ledger.table.sit(replace(bot(0), forfeited=True), why="lost"))
    assert ledger.table.metadata.status == "finished" and ledger.table.metadata.winners == [2]


def test_turns_are_counted_from_the_first_players_on() -> None:
    saltfjord, trail_game = (seated(game) for game in GAMES)
    assert saltfjord.state.turn == 0  # everybody chooses a starting set before the first turn
    assert trail_game.state.turn == 1
