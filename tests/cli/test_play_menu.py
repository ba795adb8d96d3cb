"""The menu of rondel play: what is shown of many actions, what may be typed, in three languages."""

import pytest

from support.piped import GAME, actions, lines, until_building


@pytest.fixture
def at_turn(rondel):
    """A solo game at its first turn, then these lines."""

    def go(*typed: object, lang: str = "en") -> str:
        first = ["set:2", "side:A", "place:3:3:0"]
        options = ("--players", 1, "--seed", 5, "--lang", lang, "--save", "game.json")
        return rondel("play", "saltfjord", *options, input=lines(*first, "?", "MARK", *typed)).out.partition("MARK?")[2]

    return go


def test_free_actions_are_folded_behind_a_key(at_turn, tmp_path):
    out = at_turn("f", "f")
    assert out.count("Sell 1 wood") == 1
    assert "without free actions" in out


def test_a_number_that_is_not_shown_chooses_nothing(at_turn, tmp_path):
    assert "There is no number 60 in the list." in at_turn(60)
    assert len(actions(tmp_path / "game.json")) == 3


def test_a_free_action_by_number_once_shown(at_turn, tmp_path):
    menu = at_turn("f")
    number = next(part.split()[-1] for part in menu.split("Sell 1 wood")[:1])
    at_turn("f", number)
    assert actions(tmp_path / "game.json")[-1] == "sell:wood"


def test_a_part_of_a_text_chooses_an_action_or_narrows_the_list(at_turn, tmp_path):
    out = at_turn("the white 2", "RETIRE TO TAVERN 1")
    assert "Several actions match the white 2:" in out
    assert actions(tmp_path / "game.json")[3] == "retire:tavern1"


def test_an_action_that_is_not_possible_says_why(at_turn, tmp_path):
    assert "(SF-" in at_turn("order:1")
    assert "frobnicate? Type a number" in at_turn("frobnicate")
    assert len(actions(tmp_path / "game.json")) == 3


@pytest.mark.parametrize(
    "text", ["9" * 5000, "-1", "0", "1.5", "٣", "[", "b " + "9" * 5000, "\x00", "{ $x }", "🎲" * 300]
)
def test_nonsense_is_answered(at_turn, tmp_path, text):
    assert "Saved to game.json" in at_turn(text)
    assert len(actions(tmp_path / "game.json")) == 3


def test_the_table_rules_and_tiles_on_demand(at_turn):
    out = at_turn("b", "b 1", "b 7", "r", "r DIE", "r boat advance", "r xyzzy", "i", "")
    assert out.count("Village of player 1") == 2
    assert "There is no player 7." in out
    assert "SF-TURN-03 [R]" in out
    assert "SF-DIE-04 [R]" in out
    assert "SF-FISH-01" in out
    assert "No rule says xyzzy." in out
    assert "Jack of all trades: A worker on a two-action building" in out


def test_saving_elsewhere_and_where_nothing_can_be_written(at_turn, tmp_path):
    out = at_turn("s other.json", "s nowhere/game.json")
    assert "Saved to other.json." in out
    assert "nowhere/game.json: cannot be written: No such file or directory" in out
    assert len(actions(tmp_path / "other.json")) == 3


def test_a_long_list_of_cells_is_asked_for_by_cell(rondel, tmp_path):
    names, state = until_building(7)
    assert len(state.choices) > 20
    cells = [GAME.actions.name(action).split(":")[1:3] for action in state.choices]
    once = next(cell for cell in cells if cells.count(cell) == 1)
    ran = rondel("play", "saltfjord", "--players", 1, "--seed", 7, input=lines(*names, "a", ":".join(once)))
    assert "Type a cell such as 2:3" in ran.out
    assert GAME.describe(state.choices[-1], state) in " ".join(ran.out.split())  # after `a`
    chosen = actions(tmp_path / "saltfjord-7.json")
    assert chosen[:-1] == names
    assert chosen[-1].split(":")[1:3] == once


# Languages


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pl", ["Wybierz zestaw", "pomoc", "Wioska gracza 1"]),
        ("de", ["Wähle ein Startset", "Hilfe", "Dorf von Spieler 1"]),
    ],
)
def test_the_game_speaks_the_players_language(rondel, monkeypatch, lang, words):
    given = rondel("play", "saltfjord", "--players", 1, "--seed", 5, "--lang", lang, input="1\n?\n").out
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    found = rondel("play", "saltfjord", "--players", 1, "--seed", 5, input="1\n?\n").out
    for word in words:
        assert word in given
        assert word in found
    assert f"--lang {lang}" in given
    assert "--lang" not in found


@pytest.mark.parametrize("lang", ["pl", "de"])
def test_whole_games_in_every_language(rondel, lang):
    options = ("--bots", "greedy", "--seed", 6, "--lang", lang, "--option", "wagons=true")
    ran = rondel("play", "saltfjord", *options, input="1\n" * 2000)
    assert ran.code == 0
    assert "{ " not in ran.out  # a message that lacks something
