"""The tests know one more game, of another package: see support/quay.py."""

from hypothesis import settings

import rondel
from support.quay import Quay

rondel.register("quay", Quay)

settings.register_profile("rondel", derandomize=True, deadline=None)  # the same examples in every run
settings.load_profile("rondel")
