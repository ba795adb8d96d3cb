"""Scores counted again by code of their own: the best use of objective cards, and games in which much happens."""

from typing import Any

from rondel.core.chance import from_seed

Task = tuple[str, int, int]  # one letter for each thing needed, points, penalty


def best_cards(things: dict[str, int], tasks: dict[str, Task], area: list[str], deck: list[str], per: int) -> list[int]:
    """Every way to use up the things and to lay cards of the deck, card by card: most points by cards in the area.

    `per` cards in the area are counted together; the list says the most points with 0, 1, 2... such groups.
    """
    ways = {(tuple(things.values()), 0): 0}  # things left, cards laid: most points
    for card, played in [(card, True) for card in area] + [(card, False) for card in deck if card in tasks]:
        needed, points, penalty = tasks[card]
        later: dict[tuple[tuple[int, ...], int], int] = {}
        for (left, laid), so_far in ways.items():
            rest = tuple(n - needed.count(thing) for thing, n in zip(things, left, strict=True))
            outcomes = [((left, laid + 1), so_far - penalty)]
            outcomes += [((left, laid), so_far)] if not played else []
            outcomes += [((rest, laid + 1), so_far + points)] if min(rest) >= 0 else []
            for way, total in outcomes:
                later[way] = max(total, later.get(way, -99))
        ways = later
    groups = max([laid for _, laid in ways]) // per
    found = [-99] * (groups + 1)
    for (_, laid), total in ways.items():
        found[laid // per] = max(total, found[laid // per])
    return found


def play_out(s: Any, seed: int, liked: tuple[str, ...]) -> Any:
    """A random game to its end; actions whose names begin so are preferred, so that much happens."""
    chooser = from_seed(seed)
    while s.actor is not None:
        actions = s.legal()
        best = [action for action in actions if s.game.actions.name(action).startswith(liked)]
        chosen = best if best and chooser.below(8) else actions
        s.apply(chosen[chooser.below(len(chosen))])
    return s


def check_scores(s: Any, recount: Any, chosen: Any, names: tuple[str, str]) -> None:
    """Every seat's score is what `recount` says, and in the two categories that need choices together `chosen`."""
    doc = s.save()
    for seat, found in enumerate(s.scores()):
        expected = recount(doc, seat)
        assert {name: found[name] for name in expected} == expected
        assert found[names[0]] + found[names[1]] == chosen(doc, seat)
        assert set(found) == {*expected, *names, "total"}
        assert found["total"] == sum(n for name, n in found.items() if name != "total")
