"""The shelf: where each panel of it has its things. Low and wide, no text below what can be read."""

from rondel.drawing import SHELF, Box, Kit, Panel, View
from rondel.games.trail.board.base import capital, heading, panel
from rondel.games.trail.board.speech import table_count, title

EDGE = 8.0
JOB_STEP = (SHELF - 2 * EDGE) / 12
CELL = {2: 28.0, 3: 28.0, 4: 21.5}  # from one worker to the next, by players
JOBS_TOP = 47.0
CATTLE_HIGH, CALVES = 127.0, 52.0
TOWN_WIDE, TOWN_HIGH = 134.0, 117.0
RAIL_HIGH = 87.0


def jobs_high(count: int) -> float:
    return JOBS_TOP + CELL[count] * count + 2


def boxes(view: View) -> dict[str, Box]:
    simmental = CALVES if view["options"]["simmental"] else 0
    return {
        "railroad": (0, 0, SHELF, RAIL_HIGH),
        "job_market": (0, 0, SHELF, jobs_high(table_count(view))),
        "cattle_market": (0, 0, SHELF, CATTLE_HIGH + simmental),
        "kansas_city": (0, 0, SHELF, TOWN_HIGH),
    }


def panels(kit: Kit, view: View) -> list[Panel]:
    titles = {
        "railroad": title(kit, "railroad"),
        "job_market": title(kit, "job_market"),
        "cattle_market": title(kit, "cattle_market"),
        "kansas_city": f"{kit.name('kansas_city')}, {kit.say('board-objectives')}",
    }
    return [Panel(name, titles[name], "shelf", box) for name, box in boxes(view).items()]


def sheet(box: Box, shown: str, width: float = 160) -> str:
    return panel(*box) + heading(box[0] + 10, box[1] + 12, capital(shown), width)
