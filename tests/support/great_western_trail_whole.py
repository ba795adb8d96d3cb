"""A Great Western Trail position by hand says what matters; what follows from it is added here, so that every piece of
the box lies somewhere once and all agrees. What a test says itself stays, where it can."""

from collections import Counter
from typing import Any

from .trail_phases import Phases
from .trail_whole import Doc, TrailWhole

STARTING = ["start_34b", "start_ssg", "start_bbh", "start_ohh"]
WHITE, DARK = "kansas_city", "new_york"  # cities that take any number of discs
VALUABLE = ["hereford_5", "shorthorn_4", "longhorn", "black_angus", "corriente"]


class Whole(TrailWhole):
    def __init__(self, game: Any, doc: Doc, base: Doc) -> None:
        super().__init__(game, doc, base, "sam", ("hand", "deck", "discards", "objectives"))
        self.sam = self.rival
        self.phases = Phases(game, doc, self.party, self.said, ["green_outlaw", "cowboy", "orange_outlaw"])

    def settle(self) -> Doc:
        for me in self.players:
            me.pop("shown", None)
        self._end()
        self._first_turns()
        self._arrived()
        self._pending()
        self.phases.begin_actions()
        self.same_sides(self.players)
        self._objectives()
        for me, said in zip(self.players, self.said):
            self._limits(me, said)
            self._discs(me, said)
        self._masters()
        if self.sam:
            self._sam(self.sam)
        self._herds()
        self._simmentals()
        self.fill_display(Counter(self.doc["cards_out"]))
        self.phases.fill_hands()
        self.phases.fill_foresight("foresight" in self.table or "bags" in self.base)
        self._gone()
        return self.doc

    def _end(self) -> None:
        """Who triggered the end has the token, which is off the board."""
        doc = self.doc
        holders = [seat for seat, one in enumerate(self.party) if one["job_market_token"]]
        if doc["token_row"] == 12 and (holders or doc["last_seat"] is None):
            doc["last_seat"] = holders[0] if holders else len(self.party) - 1
        for seat, one in enumerate(self.party):
            one["job_market_token"] = seat == doc["last_seat"]

    def _first_turns(self) -> None:
        """Who is not on the trail yet has what the set-up gave, and so have all after them."""
        for me, said, start in self.before_first_turn():
            me["dollars"] = start["dollars"]
            me["discs"] = list(self.c.slot_names)
            if "hand" not in said:
                me["hand"] = [*["criollo"] * 4, "galloway", "galloway", "pineywoods"][: start["cards"]]

    def _arrived(self) -> None:
        """Who is in Kansas City has chosen of the columns before the first of which something was said."""
        frames = self.doc["pending"]
        if "foresight" not in self.table or not frames or frames[-1]["step"] != "kansas_city":
            return
        first = next((n // 2 for n, tile in enumerate(self.doc["foresight"]) if tile), 3)
        names = ["return", "reveal", "foresight_3", "foresight_2", "foresight_1"][: 5 - first]
        self.doc["pending"] = [*frames[:-1], *[{"step": name, "seat": frames[-1]["seat"]} for name in names]]

    def _pending(self) -> None:
        """Engines, stations and buildings as what is pending needs them."""
        c = self.c
        first = self.doc["pending"][:1]
        if first and first[0]["step"] == "end_turn":
            self.doc["turn"] = {"number": 1, "seat": first[0]["seat"]}
        acting = {frame["seat"] for frame in self.doc["pending"] if frame["step"] in ("upgrade", "upgrade_disc")}
        last = [i for i, frame in enumerate(self.doc["pending"]) if frame.get("memo") == "s10"]
        if last and "end_of_track" not in [frame["step"] for frame in self.doc["pending"]]:
            seat = self.doc["pending"][last[0]]["seat"]
            self.doc["pending"] = [*self.doc["pending"]]
            self.doc["pending"].insert(last[0], {"step": "end_of_track", "seat": seat})
        for seat, me in enumerate(self.players):
            if acting and seat not in acting and "engine" not in self.said[seat]:
                me["engine"] = "0"
        for frame in self.doc["pending"]:
            me, said = self.players[frame["seat"]], self.said[frame["seat"]]
            match frame["step"]:
                case "visit" if me["space"] == "start":
                    me["space"] = "nA"
                case "upgrade" if "engine" not in said:
                    me["engine"] = c.rail[c.station_rail[c.stations.index(frame.get("memo", "s1"))]]
                case "upgrade_disc" if "engine" not in said:
                    me["engine"] = "39" if frame.get("memo") == "s10" else "38"
                case "end_of_track":
                    me["engine"] = "39"
                case "take_master" if frame["memo"] not in me["stations"]:
                    me["stations"] = [*me["stations"], frame["memo"]]
                    me["discs"] = [slot for slot in me["discs"] if slot != self._spare(me)]
                case "deliver" if frame.get("memo", 0) > 13 and "deck" not in said:
                    herd = self.names(c.herd)
                    me["deck"] = [*(herd - Counter(me["hand"] + me["discards"])).elements(), *VALUABLE]

    def _spare(self, me: Doc) -> str:
        """A disc that may go anywhere and is missed least."""
        order = ["aux_remove_2", "aux_cert_2", "aux_forward_2", "aux_draw_2", "aux_dollar_2", *me["discs"]]
        return next(slot for slot in order if slot in me["discs"])

    def _objectives(self) -> None:
        """One starting card each; who said nothing gives way."""
        for one, said in zip(self.players, self.said):
            if "objectives" not in said:
                one["objectives"] = [card for card in one["objectives"] if card not in STARTING]
        free = [card for card in STARTING if not any(card in one["objectives"] for one in self.party)]
        for one in self.party:
            if not any(card in STARTING for card in one["objectives"]):
                one["objectives"] = [free.pop(0), *one["objectives"]]

    def _limits(self, me: Doc, said: set[str]) -> None:
        """Slots are cleared that certificates or hand need."""
        if "discs" in said:
            return
        cleared: list[str] = []
        if me["certificates"] > 3:
            cleared += ["cert_limit_4"]
        if me["certificates"] > 4:
            cleared += ["cert_limit_6"]
        me["discs"] = [slot for slot in me["discs"] if slot not in cleared]
        self.clear_for_hand(me)

    def _discs(self, me: Doc, said: set[str]) -> None:
        """Discs that are not on the player board lie in cities: those of dark slots in a dark one.

        In a game that is over as many as can be lie on the player board, the others where they score nothing.
        """
        c = self.c
        missing = 14 - len(me["discs"]) - sum(me["cities"].values()) - len(me["stations"])
        over = not self.doc["pending"]
        if over and {"cities", "stations"} & said:
            slots = [slot for slot in reversed(c.slot_names) if slot not in me["discs"]]
            me["discs"] = [*me["discs"], *slots[:missing]]
            missing -= min(missing, len(slots))
        if missing <= 0:
            return
        dark = {name for name, is_dark in zip(c.slot_names, c.slot_dark) if is_dark} - set(me["discs"])
        places = sum(n for city, n in me["cities"].items() if c.city_dark[c.cities.index(city)])
        places += len([name for name in me["stations"] if c.station_dark[c.stations.index(name)]])
        needed = min(missing, max(0, len(dark) - places))
        if all(c.slot_dark[c.slot_names.index(slot)] for slot in me["discs"]):
            needed = 0  # they may lie anywhere
        laid = [*["chicago"][: over * needed], *[DARK] * needed][:needed]
        laid += [*["pittsburgh"][: over * 1], *[WHITE] * missing][: missing - needed]
        me["cities"] = dict(Counter(me["cities"]) + Counter(laid))

    def _masters(self) -> None:
        """Five masters: at the stations, or with players for workers; the last has those of whom nothing was said."""
        doc = self.doc
        stations = [f"s{n + 1}" for n in range(5)]
        board = dict(doc["masters"])
        taken = [tile for me in self.players for tile in me["masters"]]
        if self.sam:
            found = [board[place] for place in self.sam["stations"] if place in board]
            self.sam["masters"] = sorted({*self.sam["masters"], *found})
        his = list(self.sam["masters"]) if self.sam else []
        board = {place: tile for place, tile in board.items() if tile not in taken + his}
        if "masters" not in self.table:
            while len(board) + len(taken) + len(his) > 5:
                board.pop(max(board))
        spare = [tile for tile in self.c.masters if tile not in [*board.values(), *taken, *his]]
        while len(board) + len(taken) + len(his) < 5:
            tile = spare.pop()
            self.players[-1]["masters"] = [*self.players[-1]["masters"], tile]
            taken.append(tile)
        doc["masters"] = board
        empty = [place for place in stations if place not in board]
        given = {place: worker for place, worker in doc["station_workers"].items() if place in empty}
        for place in [place for place in empty if place not in given][: max(0, len(taken) - len(given))]:
            given[place] = "cowboy"
        doc["station_workers"] = given

    def _sam(self, sam: Doc) -> None:
        """All cards, most workers where his specialization is, cities one after another."""
        c = self.c
        level = self.doc["options"].get("sam", "medium")
        removed = c.facts["solo"]["setup"]["difficulties"][level]["remove_cards"]
        cards = [card["id"] for card in c.facts["solo"]["deck"]["cards"] if card["id"] not in removed]
        sam["sam_discards"] = [card for card in cards if card not in sam["sam_deck"]]
        extra = c.facts["solo"]["setup"]["difficulties"][level]["extra_workers"]
        sam["workers"] = {name: max(sam["workers"].get(name, 1), 1 + extra.get(name, 0)) for name in c.workers}
        if sum(sam["workers"].values()) < 4 + sum(extra.values()):
            sam["workers"][sam["specialization"]] += 1
        best = max(sam["workers"].values())
        if sam["workers"].get(sam["specialization"], 0) < best:
            sam["specialization"] = next(name for name in c.workers if sam["workers"].get(name) == best)
        first = c.cities.index(c.facts["solo"]["first_delivery"][level])
        last = max((c.cities.index(city) for city in sam["cities"]), default=first)
        for city in c.cities[first:last]:
            if city not in sam["cities"] and sam["spare_discs"]:
                sam["cities"] = {**sam["cities"], city: 1}
                sam["spare_discs"] -= 1
        tiles = [tile for tile in self.doc["tiles"].values() if tile.startswith("1/")]
        sam["unbuilt"] = [name for name in sam["unbuilt"] if f"1/{name}" not in tiles]

    def _herds(self) -> None:
        """A hand that was not said has no more of the herd than its player has left."""
        names = self.names(self.c.herd)
        for me, said in zip(self.players, self.said):
            if "hand" not in said:
                rest = names - Counter(me["discards"] + me.get("deck", []))
                hand = [card for card in me["hand"] if card not in names]
                for card in [card for card in me["hand"] if card in names]:
                    free = card if rest[card] else next((other for other in rest if rest[other] > 0), "")
                    hand += [free] if free else []
                    rest[free] -= 1
                me["hand"] = hand

    def _simmentals(self) -> None:
        """Those of higher stages that players have came from the side stacks, for some of the stage before."""
        doc = self.doc
        if not doc["options"].get("simmental"):
            return
        held = Counter(card for me in self.players for key in ("hand", "deck", "discards") for card in me.get(key, []))
        out = Counter(doc["cards_out"])
        for stage in (3, 2):
            if "side" in self.table:
                out[f"simmental_{stage}"] = 8 - held[f"simmental_{stage}"] - doc["side"][stage - 2]
            taken = held[f"simmental_{stage}"] + out[f"simmental_{stage}"]
            doc["side"] = [8 - taken, doc["side"][1]] if stage == 2 else [doc["side"][0], 8 - taken]
            out[f"simmental_{stage - 1}"] = max(out[f"simmental_{stage - 1}"], taken)
        doc["cards_out"] = dict(out)

    def _gone(self) -> None:
        """What lies nowhere though its pile was said has left the game."""
        doc, c = self.doc, self.c
        if "bags" in doc:
            box = Counter(c.tiles[tile] for bag in c.bags for tile in bag if tile >= len(c.workers))
            seen = [tile for tile in [*doc["tiles"].values(), *doc["foresight"]] if tile]
            known = Counter(seen) + Counter(doc["tiles_out"])
            for held in [*doc["bags"], *[one["captured"] for one in self.party]]:
                known += Counter(held)
            doc["tiles_out"] = dict(Counter(doc["tiles_out"]) + (box - known))
        out = Counter(doc["cards_out"])
        shown = sum([self.cards(one) for one in self.party], Counter(doc["market"] + doc["display"]))
        for pile, cards in (("market_stack", c.market_cards), ("objective_stack", c.objective_deck)):
            if pile in doc:
                out += self.names(cards) - shown - Counter(doc[pile]) - out
        herd = self.names(c.herd)
        for me in self.players:
            if "deck" in me:
                out += herd - Counter(me["hand"] + me["deck"] + me["discards"])
        doc["cards_out"] = dict(out)
