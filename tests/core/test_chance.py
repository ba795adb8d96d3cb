"""The generator: documented for ever, so its first numbers are written down here and in docs/chance.md."""

import pytest

import rondel
from rondel.core.chance import from_seed, restore

FIRST_OF_SEED_7 = [714, 834, 336, 977, 905, 697, 431, 453]
FIRST_OF_A_LONG_SEED = [720, 811, 622, 801, 439, 168, 735, 684]


def test_a_seed_gives_these_numbers_for_ever() -> None:
    chance = from_seed(7)
    assert [chance.below(1000) for _ in range(8)] == FIRST_OF_SEED_7


def test_the_whole_seed_counts() -> None:
    assert from_seed(1 << 40).save() != from_seed(0).save()


def test_a_seed_of_128_bits_fills_the_whole_generator_and_a_shorter_one_means_what_it_did() -> None:
    long = from_seed(0x0123456789ABCDEF0123456789ABCDEF)
    assert [long.below(1000) for _ in range(8)] == FIRST_OF_A_LONG_SEED
    assert len({from_seed(1 << bit).save() for bit in range(128)}) == 128


def test_saved_and_restored_it_goes_on_the_same_way() -> None:
    chance = from_seed(3)
    chance.below(6)
    twin = restore(chance.save())
    assert [chance.below(6) for _ in range(20)] == [twin.below(6) for _ in range(20)]


def test_a_copy_is_independent() -> None:
    chance = from_seed(3)
    twin = chance.copy()
    twin.below(6)
    assert chance.save() == from_seed(3).save()


def test_every_number_comes_up_about_as_often() -> None:
    chance = from_seed(11)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1
    assert all(9_500 < n < 10_500 for n in counts)


def test_a_draw_takes_one_away_and_a_shuffle_keeps_all() -> None:
    chance = from_seed(1)
    pile = [1, 2, 3, 4]
    drawn = chance.draw(pile)
    assert sorted([*pile, drawn]) == [1, 2, 3, 4]
    assert sorted(chance.shuffle([5, 6, 7])) == [5, 6, 7]


@pytest.mark.parametrize("text", ["", "1-2-3", "x-1-2-3", "1-2-3-4-5", "fffffffff-0-0-1", 7, None])
def test_what_is_no_generator_is_refused(text: object) -> None:
    with pytest.raises(rondel.BadPosition, match="chance"):
        restore(text)
