"""What the heuristic player takes money, sheep, workers and the trail to be worth; found by benchmarks/tune.py."""


class Weights:
    def __init__(self) -> None:
        self.last: float = 0.41  # of a trip, that the end of the game still leaves
        self.way: float = 0.32  # of a trip won on the way to Wellington
        self.pound: float = 0.76  # points for a pound with three trips to come: it becomes workers, sheep and buildings
        self.pound_end: float = 0.16  # and at the end, or beyond what is soon spent
        self.purse: float = 18.5  # pounds soon spent
        self.income: float = 0.53  # points for a pound that Wellington or shearing will bring, or that transport costs
        self.shed: float = 0.66  # useless cards that leave the hand in a turn
        self.cycle: float = 3.8  # cards seen on a trip beside a full hand
        self.growth: float = 1.04  # breeding value that each trip adds by purchases to come
        self.post_0: float = 5.1  # points added to post 0 as a delivery to come: the flock may grow out of it
        self.dark: float = 1.11  # a disc to a dark corner clears a better space
        self.disc: float = 0.38  # any disc clears a space
        self.certificate: float = 0.58  # a temporary certificate beside its value in the next delivery: it may be kept
        self.token: float = 0.52  # an exchange token
        self.gold: float = 0.91  # gold
        self.seen: float = 0.48  # how often a card that is played comes up on a trip
        self.step: float = 0.87  # a step more, each trip
        self.fees: float = 0.58  # no fees any more, each trip
        self.objective: float = 0.67  # the immediate action of an objective card not yet played
        self.store: float = 1.5  # a storehouse placed: half a pair
        self.path: float = 0.94  # a space of the pathfinder track
        self.foreign: float = 0.29  # chance of a delivery to a foreign post made available
        self.next: float = 0.27  # chance that a building ahead is used on this trip
        self.again: float = 0.45  # and on each later trip
        self.own: float = 0.68  # use of an own building, each trip
        self.hand: float = 0.87  # each hand on it, each trip
        self.fifth: float = 0.96  # a third and a fourth worker of a type: on the way to the last space with points
        self.task: float = 0.7  # chance that an objective card begun is completed
        # By number of workers: points that one use of a building for them brings
        self.shepherds = [0.0, 0.54, 1.9, 3.4, 5.2, 7.1]
        self.craftsmen = [0.0, 0.62, 1.67, 3.3, 4.7, 8.9]
        # What a cleared space gives on a trip, in the order of the player board
        self.spaces = [0.36, 0.31, 0.12, 0.11, 0.28, 0.12, 0.43, 0.32, 1.73, 0.4, 0.43, 0.12, 0.0, 0.35, 0.0, 0.1]
        # What the cards that can be had are worth when gained, and those that are played each time
        self.prizes = {"objective_to_discard": 1.34, "romney": 2.01, "sheepdog": 0.4, "ferry": 0.91, "kotare": 0.87}
        self.stacks = {"steering_wheel": 1.03, "barrel": 1.59, "bell": 3.5, "compass": 3.0}
        self.effects = {"sheepdog": 0.43, "ferry": 0.54, "kotare": 0.72, "shipping": 0.46, "explorer": 1.09}
        self.effect: float = 0.74  # of the other cards that are played
