"""WEL: how the cards after Wellington are explained."""

from .. import wellington as rule
from .plays import Moment


class AfterWellington(Moment[rule.AfterWellington]):
    families = ("play", "waive")
