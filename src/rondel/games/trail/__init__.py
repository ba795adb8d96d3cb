"""What the two Great Western Trail games share: the trail, the herd deck, discs, workers, buildings, objectives.

Rule IDs cited here are those of the first game (GWT); the New Zealand game has the same rule under its own ID.
"""
