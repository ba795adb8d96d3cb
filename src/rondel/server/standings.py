"""How a game stands, in words: the end, points so far, cards."""

from typing import Any

from rondel.drawing import ending_of
from rondel.table.standing import Cards, cards, imagined, points

from .http_protocol import CardCount, CardsOf, EndingShown, PointsSoFar, Standing


def standing_of(game: Any, state: Any, seat: int | None, lang: str) -> Standing:
    """For a seat or a spectator (None); made from nothing but what they may know."""
    texts, states = game.texts(), imagined(state, seat)
    end = ending_of(game, state.view(seat), lang)
    return Standing(
        ending=EndingShown(end.left, end.of, end.words, end.rule) if end else None,
        points=[
            PointsSoFar(
                name,
                "" if name == "total" else str(texts.score(lang, name)),
                [least for least, _ in seats],
                [most for _, most in seats],
            )
            for name, seats in points(states).items()
        ],
        cards=[_cards(texts, lang, one) for one in cards(game, states, seat)],
    )


def _cards(texts: Any, lang: str, found: Cards) -> CardsOf:
    lines = [
        CardCount(_capital(str(texts.name(lang, card))), count, [lying.get(card, 0) for lying in found.places.values()])
        for card, count in found.known.items()
    ]
    lines.sort(key=lambda line: line.text)
    return CardsOf(found.seat, list(found.places), lines, found.unknown)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
