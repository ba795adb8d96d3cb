"""rondel play: whole games by piped input, undo, saving and going on, and all that may be asked."""

import os
import signal
from pathlib import Path
from typing import Any

import pytest

import rondel as engine
from rondel.bots import Seat, derive_seed, make_bot
from rondel.bots.levels import LEVELS
from rondel.cli.hint import show_hint
from rondel.cli.menu import ActionMenu
from rondel.cli.terminal import Terminal
from rondel.cli.wording import words_in
from rondel.table.names import level_name
from support.hinting import know
from support.piped import GAME, actions, lines, played_alone, until_building


def person_against(code: str, seed: int, moves: int) -> tuple[list[str], Any]:
    """What a person types (always the first legal action) and the state after so many moves at all."""
    state = GAME.new(players=2, seed=seed)
    bot = make_bot(code, GAME, derive_seed(seed, 1, 0))
    typed: list[str] = []
    for _ in range(moves):
        if state.actor == 0:
            action = state.legal()[-1]
            typed.append(GAME.actions.name(action))
        else:
            action = bot.choose(Seat(state, 1))
        state.apply(action)
    return typed, state


def test_a_whole_game_by_piped_names(rondel, tmp_path):
    names = played_alone(3)
    ran = rondel("play", "saltfjord", "--players", 1, "--seed", 3, "--save", "game.json", input=lines(*names))
    assert ran.code == 0
    record = engine.Record.from_text((tmp_path / "game.json").read_text())
    assert record.actions == names
    final = record.verify()
    assert "Final scores" in ran.out
    assert f"Total                      {final.scores()[0]['total']:>1}" in ran.out.replace("  ", "  ")
    assert "You do not win" in ran.out or "You win" in ran.out
    assert rondel("replay", "game.json", "--verify").code == 0


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_whole_game_by_numbers_against_a_bot(rondel, bots):
    ran = rondel("play", "saltfjord", "--seed", 5, "--bots", bots, input="1\n" * 2000)
    assert ran.code == 0
    assert "wins!" in ran.out
    assert f"Player 2 ({bots})" in ran.out
    assert "Traceback" not in ran.err


def test_the_same_seed_is_the_same_evening(rondel, tmp_path):
    for name in ("a", "b"):
        rondel("play", "saltfjord", "--seed", 5, "--save", f"{name}.json", "--bots", "random", input="1\n" * 2000)
    assert (tmp_path / "a.json").read_text() == (tmp_path / "b.json").read_text()


def test_the_end_of_the_input_saves_and_says_how_to_go_on(rondel, tmp_path):
    ran = rondel("play", "saltfjord", "--seed", 5, input=lines(1, 1))
    assert ran.code == 0
    assert "Saved to saltfjord-5.json." in ran.out
    assert "rondel play saltfjord --load saltfjord-5.json --bots medium\n" in ran.out
    assert len(actions(tmp_path / "saltfjord-5.json")) >= 2
    assert [path.name for path in tmp_path.iterdir()] == ["saltfjord-5.json"]


def test_nothing_played_is_nothing_saved(rondel, tmp_path):
    ran = rondel("play", "saltfjord", "--players", 1, "--seed", 5, input="")
    assert "nothing was saved" in ran.out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("how", ["key", "signal", "q"])
def test_leaving_in_any_way_saves(rondel, tmp_path, monkeypatch, how):
    answers = iter(["set:1", "side:A"])

    def leave(prompt: str = "") -> str:
        try:
            return next(answers)
        except StopIteration:
            if how == "signal":
                os.kill(os.getpid(), signal.SIGTERM)
            if how == "q":
                return "q"
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", leave)
    ran = rondel("play", "saltfjord", "--players", 1, "--seed", 5)
    assert ran.code == 0
    assert actions(tmp_path / "saltfjord-5.json") == ["set:1", "side:A"]
    assert "--load saltfjord-5.json" in ran.out


def test_a_game_saved_and_loaded_goes_on_where_it_was(rondel, tmp_path):
    typed, state = person_against("random", seed=9, moves=40)
    rondel("play", "saltfjord", "--seed", 9, "--bots", "random", "--save", "one.json", input=lines(*typed))
    record = engine.Record.from_text((tmp_path / "one.json").read_text())
    while len(record.actions) > 40:  # the bot may have gone on after the last line
        record.actions.pop()
    assert record.final().save() == state.save()

    ran = rondel("play", "--load", "one.json", "--bots", "random", "--save", "two.json", input=lines("?", "b"))
    assert f"resumed after {len(actions(tmp_path / 'one.json'))} moves" in ran.out
    assert (tmp_path / "two.json").read_text() == (tmp_path / "one.json").read_text()


def test_a_loaded_game_is_saved_where_it_came_from_and_can_be_finished(rondel, tmp_path):
    names = played_alone(4)
    rondel("play", "saltfjord", "--players", 1, "--seed", 4, "--save", "game.json", input=lines(*names[:30]))
    ran = rondel("play", "saltfjord", "--load", "game.json", input=lines(*names[30:]))
    assert "Final scores" in ran.out
    assert actions(tmp_path / "game.json") == names
    over = rondel("play", "--load", "game.json")
    assert (over.code, over.problem) == (2, "game.json: that game is over; look at it with `rondel replay game.json`")


def test_options_reach_the_game(rondel):
    options = ("--option", "wagons=yes", "--option", "side=Village")
    ran = rondel("play", "saltfjord", "--players", 1, "--seed", 5, *options, input="q\n")
    assert "base side" not in ran.out
    assert "V " in ran.out


# Undo


def test_undo_gives_the_state_before(rondel, tmp_path):
    plain = ["set:2", "side:A"]
    undone = ["set:2", "side:A", "u", "u", "set:2", "side:B", "u", "side:A"]
    for name, typed in (("plain", plain), ("undone", undone)):
        rondel("play", "saltfjord", "--players", 1, "--seed", 5, "--save", f"{name}.json", input=lines(*typed))
    assert (tmp_path / "undone.json").read_text() == (tmp_path / "plain.json").read_text()


def test_undo_stops_at_what_was_hidden(rondel, tmp_path):
    """Building takes the top tile, and the next one is turned up."""
    names, _ = until_building(7)
    ran = rondel("play", "saltfjord", "--players", 1, "--seed", 7, input=lines(*names, "u"))
    assert "Nothing to undo" in ran.out
    assert actions(tmp_path / "saltfjord-7.json") == names


def test_undo_stops_where_another_seat_acted(rondel, tmp_path):
    typed = ["set:1", "side:A", "place:3:3:0", "u"]
    ran = rondel("play", "saltfjord", "--players", 2, "--bots", "none", "--seed", 5, input=lines(*typed))
    assert "Nothing to undo" in ran.out
    assert actions(tmp_path / "saltfjord-5.json") == typed[:3]


def test_alone_at_the_table_undo_stops_at_the_end_of_a_turn(rondel, tmp_path):
    """As in the browser: nobody else acts in between, but the turn is over. The set-up counts as one."""
    typed = ["set:2", "side:A", "place:3:3:0"]
    ran = rondel("play", "saltfjord", "--players", 1, "--seed", 5, input=lines(*typed, "u"))
    assert "Nothing to undo" in ran.out and "Undone" not in ran.out
    assert actions(tmp_path / "saltfjord-5.json") == typed


def test_alone_at_the_table_the_end_of_a_turn_can_be_taken_back_before_it_is_confirmed(rondel, tmp_path):
    typed = ["set:2", "side:A", "place:3:3:0", "u", "u", "side:B"]
    ran = rondel("play", "saltfjord", "--players", 1, "--seed", 5, "--confirm", input=lines(*typed))
    assert ran.out.count("This ends your turn") == 1 and ran.out.count("Undone") == 2
    assert actions(tmp_path / "saltfjord-5.json") == ["set:2", "side:B"]


def test_the_end_of_a_turn_can_be_confirmed_or_taken_back(rondel, tmp_path):
    typed = ["set:2", "side:A", "place:3:3:0", "u", "place:3:4:90", ""]
    options = ("--players", 2, "--bots", "none", "--seed", 5, "--confirm")
    ran = rondel("play", "saltfjord", *options, input=lines(*typed))
    assert ran.out.count("This ends your turn") == 2
    assert "Undone: Place on [3, 3]" in ran.out
    assert actions(tmp_path / "saltfjord-5.json") == ["set:2", "side:A", "place:3:4:90"]


# Several persons, and what each hears


def test_persons_share_the_keyboard_where_bots_leave_seats(rondel):
    ran = rondel("play", "saltfjord", "--players", 3, "--bots", "random", "--seed", 5, input="1\n" * 30)
    assert "Player 1: Choose" in ran.out
    assert "Player 2: Choose" in ran.out
    assert "Player 3 (random) chooses the starting set" in ran.out
    assert "--bots random" in ran.out


def test_as_many_players_as_bots_and_you(rondel):
    assert "4 players" in rondel("play", "saltfjord", "--bots", "random,greedy,random", "--seed", 5, input="").out


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_a_level_is_named_like_a_bot(rondel, level):
    ran = rondel("play", "saltfjord", "--bots", f"{level},random", "--seed", 5, input=lines("set:2"))
    assert ran.code == 0
    assert f"--bots {level},random" in ran.out


@pytest.mark.parametrize(("lang", "player"), [("en", "Player"), ("pl", "Gracz"), ("de", "Spieler")])
def test_a_bot_is_called_by_its_level_as_in_the_browser(lang, player, tmp_path):
    state, record = GAME.new(players=2, seed=5), engine.Record.start(GAME, 2, 5)
    for code in (*LEVELS, "greedy"):
        bots = {1: (code, make_bot(code, GAME, 1))}
        name = Terminal(record, state, bots, lang, tmp_path / "game.json").name(1)
        assert name == f"{player} 2 ({level_name(code, lang) if code in LEVELS else code})"


def test_the_log_speaks_of_a_level_and_the_command_to_go_on_has_its_code(rondel):
    typed = lines("set:2", "side:A", "place:3:3:0")
    ran = rondel("play", "saltfjord", "--bots", "easy", "--seed", 5, "--lang", "pl", input=typed)
    assert "Gracz 2 (łatwy)" in ran.out and "(easy)" not in ran.out
    assert "--bots easy" in ran.out


# Hints


@pytest.fixture
def quick_hints(monkeypatch):
    """By simulations instead of seconds: the same on every machine."""
    monkeypatch.setattr("rondel.cli.hint.BOT", "mcts:20i")


@pytest.mark.parametrize("key", ["h", "hint"])
@pytest.mark.parametrize(
    ("lang", "title", "expects", "points"),
    [
        ("en", "The bot would:", "expects ", "The points estimate the final score."),
        ("pl", "Bot zrobiłby tak:", "spodziewa się ", "Punkty: szacowany wynik końcowy."),
        ("de", "Der Bot würde:", "erwartet ", "Punkte: geschätzter Endstand."),
    ],
)
def test_a_hint_names_moves_of_the_menu_and_what_the_bot_expects(
    rondel, quick_hints, key, lang, title, expects, points, tmp_path
):
    ran = rondel("play", "saltfjord", "--players", 1, "--seed", 5, "--lang", lang, input=lines(key))
    menu, _, after = ran.out.partition(title)
    told = [line for line in after.splitlines() if expects in line]
    assert 1 <= len(told) <= 3
    for line in told:
        number = line.split()[0]
        assert number in ("1", "2", "3", "4")
        assert f"\n   {number} {line.split(' (')[0].strip()[2:][:40]}" in menu
    assert points in " ".join(after.split())  # what they are, wherever the line breaks
    assert list(tmp_path.iterdir()) == []  # nothing was played


def test_a_hint_knows_no_more_than_the_player(rondel, quick_hints, capsys):
    """States that look alike to the seat."""
    game = engine.load_game("great_western_trail")
    state, bot = game.new(players=2, seed=3), make_bot("greedy", game, 1)
    for _ in range(30):
        state.apply(bot.choose(Seat(state, state.actor)))
    seat, said = state.actor, []
    for other in (state, state.imagine(seat, 1), state.imagine(seat, 2)):
        assert other is state or other.save() != state.save()
        show_hint(other, ActionMenu(other, "en"), 30, "en", words_in("en"))
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] == said[2] != ""


@pytest.mark.parametrize(
    ("lang", "told", "help_"),
    [
        (
            "en",
            [
                "(chance to win 62% → 66%; against the next best: piers +4, fishing +1, wagons −2)",
                "(chance to win 62% → 60%; against the best: wagons +2, fish left +2, piers −4)",
                "(chance to win 62% → 0%; against the best: fish left +2, wagons +1, piers −4)",
            ],
            "The chance to win now → after the move",
        ),
        (
            "pl",
            ["(szansa na wygraną 62% → 66%; wobec następnego: mola +4, połowy +1, wozy −2)"],
            "Szansa na wygraną teraz",
        ),
        (
            "de",
            [
                "(Siegchance 62\N{NO-BREAK SPACE}% → 66\N{NO-BREAK SPACE}%; "
                "gegenüber dem nächstbesten: Stege +4, Fischfang +1, Wagen −2)"
            ],
            "Die Siegchance jetzt",
        ),
    ],
)
def test_a_hint_of_a_bot_that_judges_tells_chances_and_a_reason(monkeypatch, capsys, lang, told, help_):
    monkeypatch.setattr("rondel.cli.hint.BOT", know(monkeypatch))
    state = GAME.new(players=2, seed=5)
    show_hint(state, ActionMenu(state, lang), 0, lang, words_in(lang))
    out = capsys.readouterr().out
    assert all(line in out for line in told)
    assert help_ in out


# A game of another package, without texts, rulebook and policy of its own


def test_any_game_can_be_played(rondel):
    ran = rondel("play", "quay", "--seed", 5, input=lines("r", "i", "f", "guess:1", "b") + "1\n" * 200)
    assert ran.code == 0
    assert "This game has no rulebook" in ran.out
    assert "banked: [0, 0]" in ran.out
    assert "wins!" in ran.out
    assert "Player 2 (random)" in ran.out


# What is wrong before the game begins


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ([], "which game? Name one"),
        (["saltfjrod"], "there is no game 'saltfjrod' (did you mean saltfjord?)"),
        (["saltfjord", "--players", "7"], "saltfjord is for 1 to 4 players, not 7"),
        (["saltfjord", "--players", "0"], "saltfjord is for 1 to 4 players, not 0"),
        (["saltfjord", "--players", "two"], "--players"),
        (["saltfjord", "--seed", "salt"], "seed: must be a whole number from 0 to 2**128 - 1, not 'salt'"),
        (["saltfjord", "--seed", "-1"], "seed: must be a whole number from 0 to 2**128 - 1, not -1"),
        (["saltfjord", "--lang", "fr"], "lang: must be one of en, pl, de, not 'fr'"),
        (["saltfjord", "--bots", "radnom"], "there is no bot 'radnom' (there are: easy, expert, "),
        (["saltfjord", "--bots", "random:9"], "random: takes nothing after the colon, not '9'"),
        (["saltfjord", "--players", "2", "--bots", "random,random"], "there are 1 seats for bots, not 2"),
        (["saltfjord", "--option", "sides=base"], "there is no option 'sides' (did you mean side?)"),
        (["saltfjord", "--option", "side=sea"], "side: must be one of base, village, not 'sea'"),
        (["saltfjord", "--option", "wagons=2"], "wagons: must be one of false, true, not '2'"),
        (["saltfjord", "--option", "wagons"], "option: must be name=value, not 'wagons' (such as side=village)"),
        (["saltfjord", "--option", "special_tiles=3"], "special_tiles: only in a game of 1, not of 2"),
        (["saltfjord", "--components", "no.yaml"], "no.yaml cannot be read: No such file or directory"),
        (["saltfjord", "--save", "no/game.json"], "no/game.json: cannot be written: No such file or directory"),
        (["saltfjord", "--save", "."], ".: is a folder; name a file in it"),
        (["saltfjord", "--save", "/dev/null"], "/dev/null: is no ordinary file"),
        (["--load", "no.json"], "no.json: cannot be read: No such file or directory"),
        (["quay", "--bots", "greedy"], "greedy: quay has no heuristic;"),
        (["saltfjord", "--frob"], "No such option: --frob"),
    ],
)
def test_what_is_wrong_is_one_line(rondel, arguments, problem, tmp_path):
    ran = rondel("play", *arguments, input="1\n1\n")
    assert ran.code == 2
    assert problem in ran.problem
    assert ran.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "content",
    [b"\xff\xfe\x00", b"a: [", b"just a text", b"[1, 2]", b"resources: {types: {fish: 3}}", b""],
)
def test_component_files_that_describe_nothing(rondel, tmp_path, content):
    (tmp_path / "mine.yaml").write_bytes(content)
    ran = rondel("play", "saltfjord", "--components", "mine.yaml")
    assert ran.code == 2
    assert "mine.yaml" in ran.problem


def test_a_corrected_component_file_is_played_and_remembered(rondel, tmp_path):
    ours = Path(engine.core.registry.folder("saltfjord") / "components.yaml").read_text()
    (tmp_path / "mine.yaml").write_text(ours.replace("discard_die_gain_fish: 1", "discard_die_gain_fish: 3"))
    options = ("--players", 1, "--seed", 5, "--components", "mine.yaml")
    typed = ["set:2", "side:A", "place:3:3:0", "tavern_die:tavern5:white", "discard"]
    ran = rondel("play", "saltfjord", *options, input=lines(*typed))
    assert "Discard the die: gain 3 fish" in ran.out
    assert '"components": "mine.yaml"' in (tmp_path / "saltfjord-5.json").read_text()
    assert rondel("replay", "saltfjord-5.json", "--verify").code == 0
    (tmp_path / "mine.yaml").unlink()
    engine.core.registry._loaded.clear()  # as in a new process
    for command in (["replay"], ["play", "--load"]):
        assert "mine.yaml cannot be read" in rondel(*command, "saltfjord-5.json").problem


def test_with_load_the_record_says_what_is_played(rondel):
    rondel("play", "saltfjord", "--players", 1, "--seed", 5, input=lines(1))
    again = ("play", "--load", "saltfjord-5.json")
    for option in (["--players", "2"], ["--seed", "4"], ["--option", "side=base"]):
        assert (
            rondel(*again, *option).problem
            == f"{option[0]}: the saved game says that already; leave it out with --load"
        )
    assert "is a game of saltfjord, not of quay" in rondel("play", "quay", "--load", "saltfjord-5.json").problem
