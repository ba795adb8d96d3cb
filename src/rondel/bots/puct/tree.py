"""The tree of a search: what was found after each sequence of actions, for every seat."""

from math import sqrt

UNSEEN = 0.05  # utility that an action never tried is supposed to lose


class Node:
    """A decision after certain actions. What is legal there may differ with what is hidden."""

    __slots__ = ("begun", "children", "policy", "sums", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.begun = 0  # visits, and those on their way
        self.sums = [0.0] * seats  # of the utilities of each seat
        self.children: dict[int, Node] = {}
        self.policy: dict[int, float] = {}  # how often each action should be tried, before anything is seen

    def add(self, utilities: list[float]) -> None:
        self.visits += 1
        for seat, value in enumerate(utilities):
            self.sums[seat] += value

    def mean(self, seat: int) -> float:
        return self.sums[seat] / self.visits if self.visits else 0.0

    def child(self, action: int) -> "Node":
        found = self.children.get(action)
        if found is None:
            found = self.children[action] = Node(len(self.sums))
        return found

    def select(self, legal: list[int], seat: int, exploration: float) -> int:
        """PUCT: what promises most to this seat, or should be tried more often."""
        unseen = self.mean(seat) - UNSEEN
        urge = exploration * sqrt(self.begun)
        best, most = legal[0], -1e9
        children, policy = self.children, self.policy
        for action in legal:
            child = children.get(action)
            likely = policy.get(action, 0.0)
            if child is None:
                value = unseen + urge * likely
            else:
                mean = child.sums[seat] / child.visits if child.visits else unseen
                value = mean + urge * likely / (1 + child.begun)
            if value > most:
                best, most = action, value
        return best
