"""What every game gets free: the conformance suite. `python -m rondel.testing GAME --games 10000` runs it in bulk."""
