"""The game put together: its steps and what the contract asks of it."""

from typing import Any, Final

from rondel.core.chance import Chance
from rondel.core.codecs import Doc
from rondel.core.flow import Step

from . import scoring, setup, solo
from .check import census, complete
from .components import Components
from .content import compile_content
from .dice import Activate, UseDie
from .fishing import GoFishing, Keep, Throw
from .free_actions import FreeActions, Lift
from .greedy import Greedy
from .migration import migrate
from .orders import PlaceCrate
from .retire import Piers
from .rounds import ROUNDS, EndRound, EndTurn, FirstRound, Turn
from .rules import Rules
from .state import PUBLIC, Player, Table
from .technology import Lightning, Market
from .tiles import Build, Place
from .wagons import ActivateWagons
from .workers import Neighbor, OwnOrNeighbor


class Saltfjord(Rules):
    def __init__(self, source: str = "") -> None:
        super().__init__(Components(source), source)
        c = self.components
        large = [n for n in range(len(c.shapes)) if c.is_large[n]]
        build_large = Build(self, "build_large", large, False, "SF-LARGE-01")
        self.content: Final = compile_content(self)
        self.turn = Turn(self, build_large)
        self.end_turn = EndTurn(self)
        self.end_round = EndRound(self)
        self.first_round = FirstRound(self)
        self.use_die = UseDie(self)
        self.activate = Activate(self)
        self.activate_wagons = ActivateWagons(self)
        self.place = Place(self)
        self.place_crate = PlaceCrate(self)
        self.keep_token = Keep(self)
        self.throw = Throw(self)
        neighbor = Neighbor(self)
        self.neighbor = neighbor
        self.own_or_neighbor = OwnOrNeighbor(self, neighbor)
        self.lift = Lift(self)
        self.piers = Piers(self)
        self.fish_once = GoFishing(self, "first_fishing", interruptible=False)
        self.lightning = Lightning(self)
        self.market = Market(self)
        setup.ChooseSet(self)  # the set-up finds them by name
        setup.ChooseSide(self)
        self.free: Final = FreeActions(self)

    def blank(self, seats: int, chance: Chance, settings: dict[str, Any]) -> Table:
        s = Table(self, seats, chance)
        s.settings = settings
        s.advanced = int(settings["wagons"])
        s.players = [Player() for _ in range(seats)]
        return s

    def set_up(self, s: Table) -> None:
        setup.set_up(self, s)

    def migrate(self, doc: Doc, revision: int) -> Doc:
        return migrate(self.components, doc) if revision == 1 else doc

    def complete(self, s: Table, doc: Doc) -> None:
        complete(self, s, doc)

    def over(self, s: Table) -> bool:
        """SF-END-01."""
        return not s.stack and s.round == ROUNDS and all([player.tavern >= 0 for player in s.players])

    def interrupts(self, s: Table, seat: int) -> list[int]:
        """SF-FREE-01: in the own turn only; every decision of a turn is the turn player's."""
        return self.free.options(s, seat) if seat == s.seat else []

    def interrupt_steps(self) -> list[Step[Any]]:
        return [*self.free.kinds]

    def interrupt(self, s: Table, seat: int, action: int) -> None:
        self.free.carry_out(s, seat, action)

    def resample(self, s: Table, seat: int) -> None:
        """SF-INFO-02, 03: stacks are drawn from later anyway; dealt anew are tokens others saw, but not this seat."""
        mine = PUBLIC | (1 << seat if seat >= 0 else 0)  # a spectator, -1, knows what all know
        types = self.components.token_type
        tops = [i for i, token in enumerate(s.token_tops) if token >= 0 and not s.top_known[i] & mine]
        drawn = [i for i in range(len(s.drawn)) if not s.drawn_known[i] & mine]
        if not tops and not drawn:
            return
        pools = [pool[:] for pool in s.token_pools]
        for token in [s.token_tops[i] for i in tops] + [s.drawn[i] for i in drawn]:
            pools[types[token]].append(token)
            pools[types[token]].sort()
        for i in tops:
            s.token_tops[i] = s.chance.draw(pools[types[s.token_tops[i]]])
        s.drawn = [s.chance.draw(pools[types[t]]) if i in drawn else t for i, t in enumerate(s.drawn)]
        s.token_pools = pools

    def scores(self, s: Table) -> list[dict[str, int]]:
        return scoring.scores(s, self.components)

    def tie_break(self, s: Table, seat: int) -> int:
        """SF-SCORE-08: the more leftward tavern of the last round."""
        return -s.players[seat].tavern

    def winners(self, s: Table) -> list[int]:
        if s.seats > 1:
            return super().winners(s)
        return [0] if scoring.solo_won(s, self.components) else []  # SF-SOLO-14

    def outcome(self, s: Table) -> dict[str, Any]:
        """SF-SOLO-14 to 21: solo only."""
        if s.seats > 1:
            return {}
        c = self.components
        won = scoring.solo_won(s, c)
        total = scoring.scores(s, c)[0]["total"]
        medal = solo.medal(c, total, bool(s.advanced)) if won else "none"
        level = solo.achievement(c, medal, len(s.special)) if won else 0
        return {"won": won, "special": scoring.special_points(s, c), "medal": medal, "achievement": level}

    def census(self, s: Table) -> dict[str, int]:
        return census(s, self.components)

    def picture(self, view: Doc, seat: int | None, lang: str = "en") -> str | None:
        from rondel.drawing import whole  # late: programs that only play need no pictures

        return whole(self, view, seat, lang)

    def heuristic(self) -> Greedy:
        return Greedy(self)
