"""The tests know one more game, of another package: see support/quay.py."""

import rondel
from support.quay import Quay

rondel.register("quay", Quay)
