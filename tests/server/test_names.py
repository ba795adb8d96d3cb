"""Names that look like others, and passwords that anybody would try."""

import pytest

from rondel.server import passwords
from rondel.server.names import flaw, look


@pytest.mark.parametrize(
    "one, other",
    [
        ("Paul", "\u0420\u0430ul"),  # Cyrillic
        ("Paul", "Pau1"),
        ("Ilona", "llona"),
        ("Bob", "B0b"),
        ("Omar", "\u039fmar"),  # Greek
        ("Emma", "Ernma"),
        ("William", "VVilliam"),
        ("José", "Jose"),
        ("Łukasz", "Lukasz"),
        ("Ada Lovelace", "AdaLovelace"),
        ("Ann", "\U0001d400nn"),  # a mathematical A
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look(one) == look(other)


@pytest.mark.parametrize(
    "one, other", [("Ada", "Eda"), ("नमस्ते", "नमसत"), ("李小龙", "李大龙"), ("☺☺", "♟♟"), ("Anna", "Hanna")]
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert look(one) != look(other)


@pytest.mark.parametrize(
    "name",
    ["Admin", "ADM1N", "The Moderator", "Rondel Team", "5ystem Support", "Bot", "B0t 3", "easy", "Łatwy", "greedy"],
)
def test_names_of_those_who_run_the_site_and_of_bots_are_theirs(name: str) -> None:
    assert flaw(name) == "name-reserved"


@pytest.mark.parametrize(
    "name", ["Иван", "Ελένη", "Zażółć gęślą", "नमस्ते", "李小龙", "O'Neil-2", "Modesta", "Adminton", "Botho"]
)
def test_names_of_people(name: str) -> None:
    assert flaw(name) == ""


def test_letters_of_two_alphabets_that_are_taken_for_each_other_are_no_name() -> None:
    assert flaw("P\u0430ul") == "name-scripts"
    assert flaw("Ada 李") == ""


@pytest.mark.parametrize(
    "password, wrong",
    [
        ("short", "password-length"),
        ("x" * 201, "password-length"),
        ("\u00a0" * 10, "password-blank"),
        ("secret\x00secret", "password-blank"),
        ("12345678", "password-common"),
        ("19840312", "password-common"),
        ("aaaaabbbbb", "password-common"),
        ("P@ssw0rd!", "password-common"),
        ("passwordpassword", "password-common"),
        ("geheim2024", "password-common"),
        ("Ada Lovelace 1", "password-common"),
        ("quiet harbour", ""),
        ("tr0ub4dor&3", ""),
        ("пароль моей кошки", ""),
        ("8041-5530-7291-6620", ""),
    ],
)
def test_passwords(password: str, wrong: str) -> None:
    assert passwords.flaw(password, "Ada Lovelace") == wrong
