"""What the heuristic player takes money, cattle, workers and the trail to be worth; found by benchmarks/tune.py."""


class Weights:
    def __init__(self) -> None:
        # Workers that a delivery puts on the job market: they tell how many deliveries are to come
        self.per_delivery: float = 1.73
        self.last: float = 0.57  # of a trip, that the end of the game still leaves
        self.way: float = 0.2  # of a trip won on the way to Kansas City; not all of it, for the end comes nearer, too
        self.dollar: float = 0.85  # points for a dollar with three trips to come: it becomes workers and cattle
        self.dollar_end: float = 0.28  # and at the end, or beyond what is soon spent
        self.purse: float = 7.7  # dollars soon spent
        self.income: float = 0.34  # points for a dollar that deliveries will bring, or transport cost
        self.shed: float = 0.6  # useless cards that leave the hand in a turn
        self.cycle: float = 1.79  # cards seen on a trip beside a full hand
        self.growth: float = 0.39  # breeding value that each trip adds by purchases to come
        self.kansas_city: float = 4.4  # points added to Kansas City as a delivery to come: the herd may grow out of it
        self.certificate: float = 0.63  # a temporary certificate beside its value in the next delivery: it may be kept
        self.token: float = 0.25  # an exchange token
        self.arrow: float = 0.63  # an objective card or a token from an arrow between cities
        self.dark: float = 0.92  # a disc to a dark corner clears a better slot
        self.station: float = 0.32  # chance of a station the engine comes near
        self.moves: float = 2.51  # spaces of an engine for each engineer at a building; cards help
        self.next: float = 0.28  # chance that a building ahead is used on this trip
        self.again: float = 1.15  # and on each later trip
        self.own: float = 0.53  # use of an own building, each trip
        self.fee: float = 0.4  # each hand on it, each trip
        self.fifth: float = 0.97  # a third and a fourth worker of a type: on the way to the columns with points
        self.task: float = 0.7  # chance that an objective card begun is completed
        # By number of workers: points that one use of a building for them brings
        self.cowboys = [0.0, 0.41, 2.16, 4.9, 6.1, 6.2, 5.4]
        self.builders = [0.0, 1.11, 1.43, 2.67, 5.5, 4.1, 6.4]
        self.engineers = [0.0, 0.17, 0.53, 0.94, 0.45, 1.29, 1.14]
        # What a cleared slot gives on a trip, in the order of the player board
        self.auxiliary = [0.95, 0.6, 0.19, 0.13, 0.11, 0.05, 0.15, 0.03]  # dollars and draws most: they cost nothing
        self.limits = [0.07, 0.05, 0.66, 0.36, 0.53, 0.95]  # certificates, steps that save turns, cards in hand
