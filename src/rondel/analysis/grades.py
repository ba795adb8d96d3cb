"""What a drop of the chance to win is called, and when it is said at all."""

SLIP, MISTAKE, BLUNDER = 0.04, 0.08, 0.15  # of the chance to win
STRONG = 0.10  # by so much the best move beats the second
LUCK = 0.08
SURE = 2.0  # standard errors: what lies within is not said
MARKED = ("mistake", "blunder")  # ? and ??
GRADES = ("strong", "slip", "mistake", "blunder", "luck")


def grade_of(drop: float, error: float) -> str:
    """The name of a choice, "" for what nobody has to hear of."""
    if abs(drop) <= SURE * error:
        return ""
    if drop <= -STRONG:
        return "strong"
    for name, least in (("blunder", BLUNDER), ("mistake", MISTAKE), ("slip", SLIP)):
        if drop > least or (name != "blunder" and drop == least):
            return name
    return ""
