"""The plots of a tournament, drawn from its numbers and nothing else."""

from . import plots
from .numbers import Box, Distribution, Numbers
from .plots import Plot
from .plots.kinds import Bins, BoxMark, Interval
from .tables import Words

MOST_FAMILIES = 24  # in the plot; the table has all


def pictures(numbers: Numbers, category: Words) -> list[Plot]:
    many = len(numbers.bots) > 1
    made = [_ladder(numbers), _wins(numbers)] if many and numbers.players > 1 else []
    made += [_pairs(numbers), _gaps(numbers)] if any(numbers.pairs.values()) else []
    made += [_points(numbers), _categories(numbers, category)]
    if numbers.players > 1:
        made += [_points_by_seat(numbers), _categories_by_seat(numbers, category), _seats(numbers)]
    return made + _lengths(numbers) + [_actions(numbers)]


def _ladder(numbers: Numbers) -> Plot:
    rows = [Interval(bot, one.mu, one.low, one.high) for bot, one in numbers.ladder.items()]
    return plots.intervals("ladder", "Ladder: OpenSkill rating", "rating μ", rows)


def _wins(numbers: Numbers) -> Plot:
    rows = [Interval(bot, one.wins, one.wins_low, one.wins_high) for bot, one in numbers.standings.items()]
    label = "share of its seats won; dashed: an equal share"
    return plots.intervals("wins", "Wins", label, rows, percent=True, reference=1 / numbers.players)


def _pairs(numbers: Numbers) -> Plot:
    cells: list[list[tuple[float, str] | None]] = []
    for bot in numbers.bots:
        row = [numbers.pairs[bot].get(other) for other in numbers.bots]
        cells.append([(one.ahead, f"{one.ahead_low:.1%}–{one.ahead_high:.1%}") if one else None for one in row])
    note = "share of games in which row ranks before column"
    return plots.matrix("pairs", "Bot against bot", note, numbers.bots, cells)


def _gaps(numbers: Numbers) -> Plot:
    rows = [
        Interval(f"{bot} − {other}", one.points, one.points_low, one.points_high)
        for n, bot in enumerate(numbers.bots)
        for other in numbers.bots[n + 1 :]
        if (one := numbers.pairs[bot].get(other))
    ]
    label = "points, mean over paired seeds"
    return plots.intervals("differences", "Difference of points on the same paired seed", label, rows, reference=0.0)


def _points(numbers: Numbers) -> Plot:
    rows = [_bins(bot, hist, numbers.points[bot]) for bot, hist in numbers.points_histograms.items()]
    width = next(iter(numbers.points_histograms.values())).width
    return plots.histograms("points", "Points by bot", f"points in a game{_bin_note(width)}; ▲ mean", rows)


def _points_by_seat(numbers: Numbers) -> Plot:
    seats = list(numbers.seats)
    groups = [(bot, [_mark(numbers.points_by_seat[bot].get(seat)) for seat in seats]) for bot in numbers.bots]
    names = [f"seat {seat}" for seat in seats]
    return plots.boxes("points-by-seat", "Points by bot and seat", "points in a game", groups, names)


def _categories(numbers: Numbers, category: Words) -> Plot:
    groups = [
        (category(name), [_mark(those[bot]) for bot in numbers.bots])
        for name, those in numbers.categories_by_bot.items()
    ]
    return plots.boxes("categories", "Points by category and bot", "points in a game", groups, numbers.bots)


def _categories_by_seat(numbers: Numbers, category: Words) -> Plot:
    seats = list(numbers.seats)
    groups = [
        (category(name), [_mark(those[seat]) for seat in seats]) for name, those in numbers.categories_by_seat.items()
    ]
    names = [f"seat {seat}" for seat in seats]
    return plots.boxes("categories-by-seat", "Points by category and seat", "points in a game", groups, names)


def _seats(numbers: Numbers) -> Plot:
    shares = {f"seat {seat}": one for seat, one in numbers.seats.items()}
    if numbers.first_player is not None:
        shares["first player"] = numbers.first_player
    rows = [Interval(name, one.wins, one.wins_low, one.wins_high) for name, one in shares.items()]
    label = "share of games won; dashed: an equal share"
    equal = 1 / numbers.players
    return plots.intervals("seats", "Games won by seat", label, rows, True, equal)


def _lengths(numbers: Numbers) -> list[Plot]:
    made: list[Plot] = []
    for name, length in (("decisions", numbers.decisions), ("turns", numbers.turns)):
        if length is not None:
            label = f"{name} of all players{_bin_note(length.histogram.width)}; ▲ mean"
            rows = [_bins("games", length.histogram, length.box)]
            made.append(plots.histograms(f"length-{name}", f"Length of a game in {name}", label, rows))
    return made


def _actions(numbers: Numbers) -> Plot:
    shown = list(numbers.actions.items())[:MOST_FAMILIES]
    groups = [(family, [uses[bot].per_game for bot in numbers.bots]) for family, uses in shown]
    more = f", the {len(shown)} most frequent" if len(shown) < len(numbers.actions) else ""
    return plots.bars("actions", f"Actions by bot{more}", "times in a game, for each seat", groups, numbers.bots)


def _mark(box: Box | None) -> BoxMark | None:
    return BoxMark(box.p5, box.q1, box.median, box.q3, box.p95, box.mean) if box else None


def _bins(name: str, hist: Distribution, box: Box) -> Bins:
    return Bins(name, hist.start, hist.width, [n / box.count for n in hist.counts], box.mean)


def _bin_note(width: int) -> str:
    return f", in bins of {width}" if width > 1 else ""
