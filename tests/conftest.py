"""The tests know one more game, of another package: see support/quay.py."""

from support.quay import Quay

import rondel

rondel.register("quay", Quay)
