"""Texts of any game: how messages are found, how arguments are put into words, what is done about mistakes."""

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import rondel
from rondel.core.actions import DONE
from rondel.core.events import EVERYBODY, Event
from rondel.core.texts import LANGUAGES, BadText, Plain, Texts, kind_of, slug

GAME = rondel.load_game("saltfjord")
WORDS = Path(rondel.__file__).parent / "core" / "words"

ENGLISH = """
amount = { $n } { $thing }
nothing = nothing
name-hat = hat
name-cat = cat
amount-cat =
    { $n ->
        [one] { $n } cat
       *[other] { $n } cats
    }
greets = { $who } greets { $whom }
counts = { $n ->
    [one] one
   *[other] many
}
wants = Wants { $cost }.
only-english = only here
broken = { $nobody }
"""
POLISH = """
amount = { $n } { $thing }
nothing = nic
name-hat = kapelusz
name-cat = kot
    .acc = kota
amount-cat =
    { $n ->
        [one] { $n } kot
        [few] { $n } koty
       *[many] { $n } kotów
    }
    .acc =
    { $n ->
        [one] { $n } kota
       *[many] { $n } kotów
    }
greets = { $who } wita { $whom_acc }
counts = { $n }
wants = Chce: { $cost }, czyli { $cost_acc }.
broken = dobrze
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "pl.ftl").write_text(POLISH, encoding="utf-8")
    return tmp_path


@pytest.fixture
def texts(folder: Path) -> Texts:
    return Texts(GAME, folders=[folder])


@pytest.fixture
def strict(folder: Path) -> Texts:
    return Texts(GAME, strict=True, folders=[folder])


def test_later_files_and_folders_override_earlier_ones(folder: Path, tmp_path: Path) -> None:
    (folder / "board.en.ftl").write_text("name-hat = top hat\nname-dog = dog\n", encoding="utf-8")
    own = tmp_path / "own"
    own.mkdir()
    (own / "en.ftl").write_text("-pet = hound\nname-dog = { -pet }\n", encoding="utf-8")
    texts = Texts(GAME, folders=[folder, own])
    assert [texts.name("en", name) for name in ("hat", "dog", "cat")] == ["top hat", "hound", "cat"]


def test_a_game_reads_what_lies_beside_the_classes_it_is_built_on() -> None:
    folders = rondel.load_game("great_western_trail").texts().folders
    assert [path.parent.name for path in folders if path.exists()] == ["core", "trail", "great_western_trail"]


def test_numbers_of_a_family_have_one_message_and_plain_text_is_no_name(folder: Path) -> None:
    with (folder / "en.ftl").open("a", encoding="utf-8") as file:
        file.write("hire-number = row { $n },\n")
    texts = Texts(GAME, folders=[folder])
    assert texts._part("en", "hire", 3) == "row 3,"
    assert texts.words("en", "cat") == "cat"
    assert texts.words("pl", Plain("cat")) == "cat"


def test_a_step_may_ask_by_its_class() -> None:
    trail = rondel.load_game("great_western_trail")
    steps = {step.name: step for step in trail.steps}
    assert kind_of(steps["hire_0"]) == "Hire"
    assert kind_of(steps["may engine_forward_1"]) == "may-EngineForward"
    assert kind_of(steps["remove_hand_cards_2"]) == "Repeat"


def test_a_message_a_language_lacks_is_english_and_one_that_nobody_has_is_its_id(texts: Texts) -> None:
    assert texts.text("pl", "name-cat") == "kot"
    assert texts.text("pl", "only-english") == "only here"
    assert texts.text("pl", "nowhere") == "nowhere"


def test_a_country_does_not_matter_and_an_unknown_language_is_english(texts: Texts) -> None:
    assert texts.text("pl-PL", "name-cat") == "kot"
    assert texts.text("PL", "name-cat") == "kot"
    assert texts.text("fr", "name-cat") == "cat"


def test_strict_texts_complain_about_a_missing_message_and_a_missing_argument(strict: Texts) -> None:
    assert strict.text("en", "name-cat") == "cat"
    with pytest.raises(BadText, match=r"pl: only-english: no message in pl"):
        strict.text("pl", "only-english")
    with pytest.raises(BadText, match=r"en: nowhere: no message in en"):
        strict.text("en", "nowhere")
    with pytest.raises(BadText, match=r"en: broken: .*nobody"):
        strict.text("en", "broken")


def test_a_name_is_given_as_text_and_as_the_object_of_a_verb(strict: Texts) -> None:
    assert strict.say("en", "greets", {"who": "cat", "whom": "cat"}) == "cat greets cat"
    assert strict.say("pl", "greets", {"who": "cat", "whom": "cat"}) == "kot wita kota"
    assert strict.say("pl", "greets", {"who": "cat", "whom": "hat"}) == "kot wita kapelusz"


def test_arguments_keep_their_plain_name_to_choose_by(texts: Texts) -> None:
    assert texts.spelled("en", {"who": "cat", "n": 2}) == {
        "who": "cat", "who_id": "cat", "who_acc": "cat", "n": 2,
    }  # fmt: skip
    assert texts.spelled("en", {"who": None})["who_id"] == "none"


def test_a_price_is_a_list_of_amounts(strict: Texts) -> None:
    cost = [("cat", 1), ("hat", 2)]
    assert strict.say("en", "wants", {"cost": cost}) == "Wants 1 cat, 2 hat."
    assert strict.say("pl", "wants", {"cost": cost}) == "Chce: 1 kot, 2 kapelusz, czyli 1 kota, 2 kapelusz."
    assert strict.say("en", "wants", {"cost": []}) == "Wants nothing."


def test_names_and_messages_in_a_list_are_joined(strict: Texts) -> None:
    greeting = ("greets", {"who": "cat", "whom": "hat"})
    assert strict.say("en", "wants", {"cost": ["cat", greeting]}) == "Wants cat + cat greets hat."


@pytest.mark.parametrize(("n", "form"), [(0, "kotów"), (1, "kot"), (2, "koty"), (5, "kotów"), (22, "koty")])
def test_polish_plurals(strict: Texts, n: int, form: str) -> None:
    assert strict.amount("pl", "cat", n) == f"{n} {form}"


def test_a_cell_is_written_in_brackets_and_a_number_stays_a_number(texts: Texts) -> None:
    assert texts.name("en", "2:5") == "[2, 5]"
    assert texts.name("en", 7) == 7
    assert texts.name("en", None) == ""


def test_a_step_name_becomes_part_of_an_id() -> None:
    assert slug("may order or technology") == "may-order-or-technology"
    assert slug("fish>wood") == "fish-wood"
    assert slug("od/te") == "od-te"


def test_an_option_that_is_yes_or_no_has_values_true_and_false() -> None:
    assert GAME.texts().option_value("en", "wagons", True) == "with wagons"
    assert GAME.texts().option_value("en", "wagons", False) == "without wagons"


def test_a_pending_step_without_a_prompt_still_asks(texts: Texts) -> None:
    texts.described = None
    assert texts.prompt(GAME.new(2, 1), "en") == "choose"


def test_the_only_option_is_told_by_its_name_alone() -> None:
    only = Event("only", 0, GAME.actions.number("die:white:3"), 0, -1)
    assert GAME.texts().event(only, "en") == "has no choice – Take a die: white 3"
    assert GAME.texts().brief("de", DONE) == "Fertig"


def test_an_action_that_makes_no_sense_now_is_called_by_its_name_alone() -> None:
    s = GAME.new(2, 1)
    assert GAME.texts().action(s, GAME.actions.number("place:2:3:90"), "en") == "Place the tile: [2, 3] 90"


def test_a_game_without_words_of_its_own_has_texts() -> None:
    plain: Any = SimpleNamespace(actions=GAME.actions, name="saltfjord", cell_families=set())
    assert Texts(plain, strict=True).described is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_all_games_are_the_same_in_every_language(lang: str) -> None:
    def ids(language: str) -> list[str]:
        body = FluentParser().parse((WORDS / f"{language}.ftl").read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        return [entry.id.name for entry in body if isinstance(entry, ast.Message)]

    assert ids(lang) == ids("en")


def test_buttons_of_a_game_with_english_texts_only_are_english_in_every_language(tmp_path: Path) -> None:
    """Whole sentences, not the bare names of the actions."""
    own = Texts(GAME)
    folders = [folder for folder in own.folders if folder.is_dir()]
    for n, source in enumerate(folders):
        shutil.copytree(source, tmp_path / str(n), ignore=shutil.ignore_patterns("pl*", "de*"))
    texts = Texts(GAME, folders=[tmp_path / str(n) for n in range(len(folders))])
    state = GAME.new(2, seed=1)
    for action in state.legal():
        assert texts.action(state, action, "pl") == own.action(state, action, "en") != own.action(state, action, "pl")


@pytest.mark.parametrize(
    ("lang", "unnamed", "named"),
    [
        ("en", "pays a fee of 2 dollars to player 2", "pays a fee of 2 dollars to Bo"),
        ("de", "zahlt 2 Dollar Gebühr an Spieler 2", "zahlt 2 Dollar Gebühr an Bo"),
        ("pl", "płaci 2 dolary opłaty graczowi 2", "płaci 2 dolary opłaty graczowi Bo"),
    ],
)
def test_players_are_called_by_their_names_where_they_have_some(lang: str, unnamed: str, named: str) -> None:
    texts = rondel.load_game("great_western_trail").texts()
    fee = Event("pays_fee", 0, 2, 1, EVERYBODY)
    assert texts.named(("Ada", "Bo")).event(fee, lang) == named
    assert texts.event(fee, lang) == unnamed
    assert texts.named(("Ada", "")).event(fee, lang) == unnamed
