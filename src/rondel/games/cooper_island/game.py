"""The game put together: its steps and what the contract asks of it.

How the options stay few: a double tile is placed in three clicks (tile and side, one hex, the hex beside it), a
payment cube by cube with only cubes of a payment without a superfluous one, a reduction unit by unit. What is alike is
one option (storage cubes of a kind, hire spaces, crafting spots), and what is forced as a whole is not asked piece by
piece. An anytime action is one entry each, whatever it can lead to, and none comes inside a payment or a placement.
"""

from typing import Any, Final

from rondel.core.chance import Chance
from rondel.core.codecs import Doc
from rondel.core.flow import Step

from . import (
    ahead,
    anytime,
    boats,
    buildings,
    cartographer,
    cleanup,
    feeding,
    goods,
    islets,
    large_cards,
    milestones,
    payment,
    scoring,
    setup,
    ships,
    solo,
    statues,
    tiles,
    turns,
)
from .check import complete
from .check_pending import Pending
from .components import Components
from .content import compile_content
from .greedy import Greedy
from .migration import migrate
from .rules import Rules
from .state import FINISH, Player, Table
from .whereabouts import census


class CooperIsland(Rules):
    def __init__(self, source: str = "") -> None:
        super().__init__(Components(source), source)
        content = compile_content(self)
        self._actions()
        self.begin_round = turns.BeginRound(self)
        self.begin_income = turns.BeginIncome(self)
        self.income = turns.Income(self, content.islet, content.part({"place_tile": 1}))
        self.begin_work = turns.BeginWork(self)
        self.turn = turns.Turn(self)
        self.end_turn = turns.EndTurn(self)
        self.cooper_turn = turns.CooperTurn(self)
        self.cooper_done = turns.CooperDone(self)
        self.begin_cleanup = cleanup.BeginCleanup(self)
        self.cleanup_step = cleanup.CleanupStep(self)
        self.feeding = feeding.Feeding(self)
        self.begin_feeding = feeding.BeginFeeding(self)
        self.feed = feeding.Feed(self)
        self.reactivate = cleanup.Reactivate(self)
        self.bonus = cleanup.Bonus(self)
        self.return_workers = cleanup.ReturnWorkers(self)
        self.clear_market = cleanup.ClearMarket(self)
        self.end_round = cleanup.EndRound(self)
        self.finish = cleanup.Finish(self)
        self.last_actions = cleanup.LastActions(self)
        self.game_over = cleanup.GameOver(self)
        self.choose_landscape = setup.ChooseLandscape(self)
        self.anytime: Final = anytime.AnytimeActions(self)
        self.going_ahead: Final = ahead.GoingAhead(self)
        touches = self.going_ahead.touches
        self.crate_touch = [what for what, _ in touches.crates]
        self.card_touch = [what for what, _ in touches.cards]
        self.pending: Final = Pending(self)
        self.voyage_touch = touches.one_of([*touches.islets, touches.log])[0]

    def _actions(self) -> None:
        """The steps inside an action."""
        self.place_half = tiles.PlaceHalf(self)
        self.place_beside = tiles.PlaceBeside(self)
        self.mine = tiles.Mine(self)
        self.keep_tile = tiles.KeepTile(self)
        self.place_islet = islets.IsletPlace(self)
        self.reduce = payment.Reduce(self)
        self.pay = payment.Pay(self)
        self.receive = goods.Receive(self)
        self.fee = ships.Fee(self)
        self.take_anchors = ships.TakeAnchors(self)
        self.sail = ships.Sail(self)
        self.sailing = ships.Sailing(self)
        self.arrive = ships.Arrive(self)
        self.pass_islets = ships.PassIslets(self)
        self.choose_boat = boats.ChooseBoat(self)
        self.supplied = boats.Supplied(self)
        self.build_on = buildings.BuildOn(self)
        self.draw_cards = buildings.DrawCards(self)
        self.keep_card = buildings.KeepCard(self)
        self.return_card = buildings.ReturnCard(self)
        self.craft = statues.Craft(self)
        self.statue_from = statues.StatueFrom(self)
        self.statue_on = statues.StatueOn(self)
        self.trade_items = anytime.TradeItems(self)
        self.survey = cartographer.Survey(self)
        self.single_tile = cartographer.SingleTile(self)
        self.move_to_space = large_cards.MoveTo(self)
        self.recruit = milestones.Recruit(self)
        self.assign = milestones.Assign(self)
        self.assign_order = milestones.AssignOrder(self)

    def blank(self, seats: int, chance: Chance, settings: dict[str, Any]) -> Table:
        s = Table(self, seats, chance)
        s.settings = settings
        s.players = [Player() for _ in range(seats)]
        return s

    def set_up(self, s: Table) -> None:
        setup.set_up(self, s)

    def migrate(self, doc: Doc, revision: int) -> Doc:
        return migrate(self, doc) if revision == 1 else doc

    def complete(self, s: Table, doc: Doc) -> None:
        complete(self, s, doc, self.pending)

    def over(self, s: Table) -> bool:
        """CI-ROUND-02: when the last anytime actions after the last round are done."""
        return not s.stack and s.phase == FINISH

    def interrupts(self, s: Table, seat: int) -> list[int]:
        """CI-ANY-01 to 03: anytime actions only for who has the turn, or the step of a phase. CI-ROUND-05: who waits
        in a simultaneous phase may go ahead."""
        if seat == s.active:
            return self.anytime.options(s, seat)
        return self.going_ahead.options(s, seat) if seat != s.seat else []

    def interrupt_steps(self) -> list[Step[Any]]:
        return self.anytime.steps

    def interrupt(self, s: Table, seat: int, action: int) -> None:
        if self.ahead.has(action):
            self.going_ahead.carry_out(s, seat)
        else:
            self.anytime.carry_out(s, seat, action)

    def resample(self, s: Table, seat: int) -> None:
        """CI-INFO-02, 03: the bag and the stacks are drawn from later anyway; dealt anew are building cards that only
        another seat has seen."""
        split = len(self.components.small_cards)
        for deck in range(2):
            bottom, known = s.bottoms[deck], s.bottoms_known[deck]
            hidden = [i for i in range(len(bottom)) if known[i] != seat]
            drawn = [card for card in s.drawn if (card >= split) == deck and s.drawn_by != seat]
            if not hidden and not drawn:
                continue
            pool = sorted(s.decks[deck] + [bottom[i] for i in hidden] + drawn)
            dealt = [s.chance.draw(pool) if i in hidden else card for i, card in enumerate(bottom)]
            if drawn:
                s.drawn = sorted([s.chance.draw(pool) for _ in drawn])
            s.bottoms = [dealt if n == deck else other for n, other in enumerate(s.bottoms)]
            s.decks = [pool if n == deck else other for n, other in enumerate(s.decks)]

    def scores(self, s: Table) -> list[dict[str, int]]:
        return scoring.scores(s, self.components)

    def tie_break(self, s: Table, seat: int) -> int:
        """CI-SCORE-07: fewer uncharted hexes."""
        return -s.players[seat].uncharted(self.components)

    def winners(self, s: Table) -> list[int]:
        if s.seats > 1:
            return super().winners(s)
        return [0] if self.outcome(s)["won"] else []

    def outcome(self, s: Table) -> dict[str, Any]:
        """CI-SOLO-05, 17: solo only."""
        if not s.cooper:
            return {}
        cooper = solo.score(s, self.components)
        return {"won": self.scores(s)[0]["total"] > cooper["total"], "cooper": cooper}

    def census(self, s: Table) -> dict[str, int]:
        return census(s, self.components)

    def picture(self, view: Doc, seat: int | None, lang: str = "en") -> str | None:
        from rondel.drawing import whole  # late: programs that only play need no pictures

        return whole(self, view, seat, lang)

    def heuristic(self) -> Greedy:
        return Greedy(self)
