"""A New Zealand position by hand says what matters; what follows from it is added here, so that every piece of the box
lies somewhere once and all agrees. What a test says itself stays, where it can."""

from collections import Counter
from typing import Any

from .trail_phases import Phases
from .trail_whole import Doc, TrailWhole

SLOTS = [  # the order in which discs leave the player board where a test does not say it, the least in the way first
    *["cert_limit", "aux_pathfinder_1", "aux_ship_1", "aux_cert_1", "aux_pathfinder_2", "aux_ship_2", "aux_cert_2"],
    *["aux_money_2", "aux_draw_2", "wool_1", "cert_2", "wool_2", "cert_1", "step", "hand_1", "hand_2"],
]
STORES = ["sp1", "sp2", "sp3", "sp4", "sp5", "sp1", "sp3", "sp2", "sp5", "sp4"]  # in which storehouses leave it
HARBOURS = ["sh3", "lg5", "lg3", "lg1", "lg4", "lg2", "sh5", "sh4", "sh1", "sh2", "sx1", "sx3", "sx2"]
TILES = [
    "tokens",
    "pathfinder",
    "ferry",
    "sheepdog",
    "hazard",
    "token",
    "gold",
    "wool",
    "certificate",
    "romney",
]  # bonus tiles
FAR = ["h3", "h2", "h1", "g2", "g1", "f3"]  # where buildings stand of which a test says nothing
BEST = ["suffolk", "hampshire", "ryeland", "corriedale", "lincoln", "dorset_horn"]
DEAD_END = 8  # the row of the token when it has left the board
TURQUOISE = 4  # the row in which it has flipped the neutral buildings


class Whole(TrailWhole):
    def __init__(self, game: Any, doc: Doc, base: Doc) -> None:
        super().__init__(game, doc, base, "sarah", ("hand", "top", "deck", "discards", "objectives"))
        self.count = max(2, len(self.players))
        self.phases = Phases(game, doc, self.party, self.said, ["shepherd", "bonus_token"])

    def settle(self) -> Doc:
        self._first_turns()
        self._pending()
        if self.doc["token_row"] >= TURQUOISE:
            self._flip()
        self.phases.begin_actions()
        self._sides()
        for seat, me in enumerate(self.players):
            self._track(me, self.said[seat])
        self._sites()
        if self.doc["sarah"]:
            self._sarah(self.doc["sarah"])
        self._masters()
        for seat, me in enumerate(self.players):
            self._hand(me, self.said[seat])
            self._harbours(me, self.said[seat])
            self._discs(me, self.said[seat])
            self._jokers(me)
        self.phases.fill_hands()
        self._values()
        self._end()
        self.phases.fill_foresight("foresight" in self.table or "bags" in self.base)
        self._market()
        self._flip()
        self._cards()
        self.fill_display(Counter())
        self._gone()
        total = 1 if len(self.players) == 1 else len(self.players)
        self.doc["step_tiles"] = total - len([1 for me in self.players if me["step_tile"]])
        return self.doc

    def _first_turns(self) -> None:
        """Who is not on the trail yet has what the set-up gave, and so have all after them."""
        for me, said, start in self.before_first_turn():
            me.update(gold=1, ship=self.c.sea[self.c.sea_start])
            if "pounds" not in said:
                me["pounds"] = start["pounds"]
            me["captured"] = {}
            if "pathfinder" not in said:
                me.update(pathfinder=None, discs=list(self.c.slot_names))
            if "hand" not in said:
                me["hand"] = [*["shropshire"] * 4, "merino", "merino", "southdown"][: start["cards"]]

    def _sides(self) -> None:
        sides = self.same_sides(self.party)
        for seat, me in enumerate(self.party):
            self._replaced(seat, {*me["unbuilt"], *self.standing(seat)}, self.standing(seat), sides)

    def _replaced(self, seat: int, owned: set[str], standing: set[str], built: dict[str, str]) -> None:
        """Buildings that a test left out were replaced, but for the greatest of them, which stand where few come."""
        c = self.c
        needs = dict(zip(c.private_names, c.builders))
        sides = {name[:-1]: name[-1] for one in self.party for name in one["unbuilt"]}
        sides |= {number: name[-1] for number, name in built.items()}
        names = [name for name in c.private_names if name[-1] == sides.get(name[:-1], "a")]
        gone = sorted([name for name in names if name not in owned], key=lambda name: -needs[name])
        free = [space for space in FAR if not self.doc["tiles"].get(space)]
        while gone and any(
            sum(needs[other] == needs[name] for other in gone) > sum(needs[one] > needs[name] for one in standing)
            for name in gone
        ):
            standing = {*standing, gone[0]}
            self.doc["tiles"] = {**self.doc["tiles"], free.pop(0): f"{seat}/{gone.pop(0)}"}

    def _pending(self) -> None:
        """The runholder, harbours and actions used as what is pending needs them."""
        self._deliveries()
        first = self.doc["pending"][:1]
        if first and first[0]["step"] == "end_turn":
            self.doc["turn"] = {"number": 1, "seat": first[0]["seat"]}
        there = [frame["seat"] for frame in self.doc["pending"] if frame["step"] in ("return", "wellington")]
        for seat, me in enumerate(self.players):
            if me["space"] == "wellington" and seat not in there:
                me["space"] = "start"
        for frame in self.doc["pending"]:
            me = self.players[frame["seat"]] if frame["seat"] < len(self.players) else self.players[0]
            memo = frame.get("memo")
            if frame["step"] == "visit" and me["space"] == "start":
                me["space"] = "NA"
            if frame["step"] == "take_master" and memo not in me["harbours"]:
                me["harbours"] = [*me["harbours"], memo]

    def _deliveries(self) -> None:
        """A disc for a sheep post is placed in Wellington, one for a wool post on a visit."""
        frames = self.doc["pending"]
        names = [frame["step"] for frame in frames]
        if "post_disc" not in names or "visit" not in names:
            return
        me = self.players[frames[-1]["seat"]]
        if frames[-1]["memo"][0] == "w":
            me["space"] = "NA" if me["space"] == "wellington" else me["space"]
            return
        me["space"] = "wellington"
        inside = ("after_wellington", "return", "foresight_b", "foresight_a")
        found = [{"step": step, "seat": frames[-1]["seat"]} for step in inside]
        at = names.index("visit")
        self.doc["pending"] = [*frames[:at], *found, *frames[at + 1 :]]

    # The pathfinder track

    def _track(self, me: Doc, said: set[str]) -> None:
        """The tiles follow from the space, or the space from the tiles."""
        if me["pathfinder"] is None:
            return
        at = 6 if self.count == 4 else 4
        if "pathfinder" not in said:
            flips = (
                [1 for frame in self.doc["pending"] if frame["step"] == "flip_tile"] if me is self.players[0] else []
            )
            least = 11 if me["no_fees"] or me["step_tile"] == 2 or flips else at if me["step_tile"] else 0
            me["pathfinder"] = max(me["pathfinder"], least)
        self._tiles_of(me, at)

    def _tiles_of(self, me: Doc, at: int) -> None:
        space = me["pathfinder"]
        me["step_tile"] = max(1, me["step_tile"]) if space >= at else 0
        flips = [frame for frame in self.doc["pending"] if frame["step"] == "flip_tile"]
        if space >= 11 and not flips and me["step_tile"] < 2:
            me["no_fees"] = True

    def _sites(self) -> None:
        """A building on a space that needs the track: its owner has come so far."""
        for space, tile in self.doc["tiles"].items():
            seat, _, building = tile.partition("/") if tile else ("", "", "")
            needed = self.c.path_needed[self.c.spaces.index(space)] if space in self.c.spaces else 0
            if building and needed and int(seat) < len(self.party):
                me = self.party[int(seat)]
                if me["pathfinder"] is not None and me["pathfinder"] < needed:
                    me["pathfinder"] = needed
                    if "step_tile" in me:
                        self._tiles_of(me, 6 if self.count == 4 else 4)

    # Discs, storehouses, harbours

    def _harbours(self, me: Doc, said: set[str]) -> None:
        """As many storehouses in harbours as have left the player board; one for each foreign post that has a disc."""
        entries = {post["id"]: post.get("harbour") for post in self.c.post_entries}
        for post, n in me["posts"].items():
            if n and entries.get(post) and entries[post] not in me["harbours"]:
                me["harbours"] = [*me["harbours"], entries[post]]
        stores = [name for name in me["harbours"] if name[0] != "m"]
        if "harbours" in said or not me["posts"].keys().isdisjoint(("w7", "w11")):
            for pair in reversed(STORES):
                if sum(me["storehouses"].values()) + len(stores) < 10 and me["storehouses"].get(pair, 0) < 2:
                    me["storehouses"] = {**me["storehouses"], pair: me["storehouses"].get(pair, 0) + 1}
        left = sum(me["storehouses"].values())
        if left + len(stores) < 10:
            coming = [frame.get("memo") for frame in self.doc["pending"]]
            free = [name for name in HARBOURS if name not in stores and name not in coming]
            me["harbours"] = [*me["harbours"], *free[: 10 - left - len(stores)]]
        for pair in STORES:
            if sum(me["storehouses"].values()) + len(stores) > 10 and me["storehouses"].get(pair, 0):
                me["storehouses"] = {**me["storehouses"], pair: me["storehouses"][pair] - 1}
        me["harbours"] = sorted(me["harbours"], key=self.c.harbours.index)

    def _discs(self, me: Doc, said: set[str]) -> None:
        """As many disc spaces are clear as discs lie elsewhere; what is too much for them lies on posts 0 and 21."""
        dark = {name for name, is_dark in zip(self.c.slot_names, self.c.slot_dark) if is_dark}
        posts = {post["id"] for post in self.c.post_entries if post["corner"] == "dark"}
        while self._placed(me) + len(me["discs"]) > 16:
            if me["posts"].get("lp0", 0) > 1 or not me["discs"]:
                me["posts"] = {**me["posts"], "lp0": me["posts"]["lp0"] - 1}
            else:
                first = next(name for name in SLOTS if name in me["discs"])
                me["discs"] = [slot for slot in me["discs"] if slot != first]
        if {"posts", "harbours"} & said and {frame["step"] for frame in self.doc["pending"]} <= {"turn"}:
            slots = [slot for slot in reversed(SLOTS) if slot not in me["discs"]]
            slots = slots[: 16 - self._placed(me) - len(me["discs"])]
            me["discs"] = [slot for slot in self.c.slot_names if slot in [*me["discs"], *slots]]
        clear = [slot for slot in dark if slot not in me["discs"]]
        room = sum(n for post, n in me["posts"].items() if post in posts)
        room += len([name for name in me["harbours"] if name in ("mh3", "mh4", "mh5")])
        white = [slot for slot in me["discs"] if slot not in dark]
        while self._placed(me) + len(me["discs"]) < 16:
            post = "lp21" if white and len(clear) > room else "lp0"
            room += post == "lp21"
            me["posts"] = {**me["posts"], post: me["posts"].get(post, 0) + 1}
        while len(clear) > room and white:
            me["discs"] = [slot for slot in me["discs"] if slot != next(name for name in SLOTS if name in white)]
            white = [slot for slot in me["discs"] if slot not in dark]
            me["posts"] = {**me["posts"], "lp21": me["posts"].get("lp21", 0) + 1}
            room += 1

    def _hand(self, me: Doc, said: set[str]) -> None:
        """Disc spaces are clear that the hand needs; who is about to draw has room for a card."""
        mine = [frame["step"] for frame in self.doc["pending"] if self.players[frame["seat"]] is me]
        if "hand" not in said and "draw_one" in mine:
            me["hand"] = me["hand"][:3]
        if "discs" not in said:
            self.clear_for_hand(me)

    def _placed(self, me: Doc) -> int:
        medium = len([name for name in me["harbours"] if name[0] == "m"])
        return sum(me["posts"].values()) + medium + (me["pathfinder"] is not None)

    def _jokers(self, me: Doc) -> None:
        given = [1 for worker in self.doc["master_workers"].values() if worker == "joker"] if me["masters"] else []
        waiting = [1 for frame in self.doc["pending"] if "joker_worker" in frame["step"]]
        n = len(me["jokers"]) + len(given) + len(waiting)
        if me is self.players[0] and me["captured"].get("bonus_joker", 0) < n:
            me["captured"] = {**me["captured"], "bonus_joker": n}
        for _ in range(me["captured"].get("bonus_joker", 0) - n):
            me["workers"] = {**me["workers"], "sailor": me["workers"]["sailor"] + 1}
            me["jokers"] = [*me["jokers"], f"sailor:{me['workers']['sailor']}"]

    def _values(self) -> None:
        """A value to deliver or to shear for: not below what is permanent, and with the sheep to bring it."""
        frames: list[Doc] = []
        for frame in self.doc["pending"]:
            me = self.players[frame["seat"]]
            memo = frame.get("memo")
            if frame["step"] == "deliver":
                memo = min(max(memo or 0, self._permanent(me)), 21)
                frame = {**frame, "memo": memo}
            if frame["step"] == "shear_after":
                memo = {**memo, "wool": min(memo.get("wool", 0), 17)}
                frame = {**frame, "memo": memo}
            frames.append(frame)
            if (frame["step"] == "deliver" and memo > 13) or (frame["step"] == "shear_after" and memo["wool"] > 8):
                herd = self.names(self.c.herd)
                me.setdefault("deck", list((herd - Counter(me["hand"] + me["discards"])).elements()))
                piles = [one.get(key, []) for one in self.party for key in ("hand", "top", "deck", "discards")]
                held = [card for pile in [*piles, self.doc["market"]] for card in pile]
                box = self.names(self.c.market_cards)
                me["deck"] = [*me["deck"], *[card for card in BEST if held.count(card) < box[card]]]
        self.doc["pending"] = frames

    def _permanent(self, me: Doc) -> int:
        """Permanent certificates."""
        masters = [name for name, n in zip(self.c.masters, self.c.master_certificates) if n]
        n = len([slot for slot in ("cert_1", "cert_2") if slot not in me["discs"]])
        n += me["captured"].get("bonus_certificate", 0) + (not me["storehouses"].get("sp4", 0))
        return n + len([name for name in me["masters"] if name in masters])

    # Harbourmasters

    def _masters(self) -> None:
        """In each medium harbour its master, or a worker given by somebody who has a disc there."""
        doc = self.doc
        held = [tile for me in self.players for tile in me["masters"]]
        sarahs = doc["sarah"]["harbours"] if doc["sarah"] else []
        lying = {place: tile for place, tile in doc["masters"].items() if place not in sarahs}
        if "masters" not in self.table:
            lying = {place: tile for place, tile in lying.items() if tile not in held}
        given = {place: worker for place, worker in doc["master_workers"].items() if worker}
        for me in self.players:
            for _ in me["masters"]:
                self._pay(me, given, lying, sarahs)
        spare = [tile for tile in self.c.masters if tile not in held and tile not in lying.values()]
        for place in self.c.medium_names:
            if place not in given and place not in lying and place not in sarahs:
                lying[place] = spare.pop(0)
        doc["masters"] = {place: tile for place, tile in lying.items() if place not in given}
        doc["master_workers"] = given

    def _pay(self, me: Doc, given: Doc, lying: Doc, sarahs: list[str]) -> None:
        mine = [place for place in given if place in me["harbours"]]
        paid = len([1 for place in mine])
        alone = [place for place in given if not any(place in other["harbours"] for other in self.players)]
        white = [slot for slot, dark in zip(self.c.slot_names, self.c.slot_dark) if slot in me["discs"] and not dark]
        if paid + (0 if white else len(alone)) >= len(me["masters"]):
            return
        open_ = [place for place in ("mh1", "mh2", "mh3", "mh4", "mh5") if place not in given and place not in sarahs]
        first = [place for place in open_ if place in me["harbours"] and place not in lying]
        last = [place for place in open_ if place not in lying] + open_[::-1]
        place = (alone or first or [place for place in last if place not in me["harbours"]] or last)[0]
        given.setdefault(place, "shepherd")
        lying.pop(place, None)
        if place not in me["harbours"]:
            me["harbours"] = [*me["harbours"], place]

    # Sarah

    def _sarah(self, her: Doc) -> None:
        """What her workers have brought her; her deliveries one after another."""
        levels = self.c.facts["solo"]["difficulties"]
        level = self.doc["options"]["sarah"]
        if any(card in levels[level]["remove_cards"] for card in her["sarah_deck"]):
            fit = [
                name for name in levels if not any(card in levels[name]["remove_cards"] for card in her["sarah_deck"])
            ]
            first = self.doc["options"]["first_delivery"]
            first = levels[level]["first_delivery"] if first == "by_level" else first
            self.doc["options"] = {**self.doc["options"], "sarah": fit[0], "first_delivery": first}
        local = [self.c.posts[post] for post in self.c.local_posts]
        held = [place for place, post in enumerate(local) if her["posts"].get(post)]
        first = self.doc["options"]["first_delivery"]
        first = levels[self.doc["options"]["sarah"]]["first_delivery"] if first == "by_level" else first
        if held and held[0] != local.index(first):
            self.doc["options"] = {**self.doc["options"], "first_delivery": local[held[0]]}
        for place in range(held[0] if held else 0, held[-1] if held else 0):
            her["posts"] = {**her["posts"], local[place]: 1}
        needed = 5 if her["posts"].get("wl9") else 3 if her["posts"].get("wl5") else 1
        her["workers"] = {**her["workers"], "shearer": max(needed, her["workers"]["shearer"])}
        needed = [1, 3, 5][min(2, len(her["harbours"]))]
        her["workers"] = {**her["workers"], "sailor": max(needed, her["workers"]["sailor"])}
        if sum(her["workers"].values()) < 5:
            her["workers"] = {**her["workers"], her["specialization"]: 2}
        her["workers"] = {**her["workers"], her["specialization"]: max(her["workers"].values())}
        for space, post in ((3, "wl5"), (5, "wl9")):
            if her["workers"]["shearer"] >= space and her["spare_discs"]:
                her["posts"] = {**her["posts"], post: 1}
        anchors = (her["workers"]["sailor"] >= 3) + (her["workers"]["sailor"] >= 5)
        free = [place for place in self.c.medium_names if place not in her["harbours"]]
        if her["spare_discs"]:
            her["harbours"] = sorted([*her["harbours"], *free[: max(0, anchors - len(her["harbours"]))]])
        places = [self.c.sea[self.c.harbour_space[self.c.harbours.index(name)]] for name in her["harbours"]]
        if places and her["ship"] not in places:
            her["ship"] = places[-1]
        level = self.c.facts["solo"]["difficulties"][self.doc["options"]["sarah"]]
        cards = [
            card["id"] for card in self.c.facts["solo"]["deck"]["cards"] if card["id"] not in level["remove_cards"]
        ]
        her["sarah_discards"] = [card for card in cards if card not in her["sarah_deck"]]
        her["spare_discs"] = max(0, 15 - len(her["harbours"]) - sum(her["posts"].values()))

    # The bonus market

    def _end(self) -> None:
        doc = self.doc
        holders = [seat for seat, me in enumerate(self.party) if me["market_token"]]
        if holders and doc["last_seat"] is None:
            doc["last_seat"] = holders[0]
        if doc["token_row"] == DEAD_END and doc["last_seat"] is None:
            doc["last_seat"] = len(self.party) - 1
        if doc["last_seat"] is not None:
            doc["token_row"] = DEAD_END
        for seat, me in enumerate(self.party):
            me["market_token"] = seat == doc["last_seat"]

    def _market(self) -> None:
        """Bonus tiles that came to the market and are not there are with the last player."""
        doc = self.doc
        names = [tile["id"] for tile in self.c.bonus_tiles]
        begun = [seat for seat, me in enumerate(self.players) if me["space"] is not None]
        last = begun[-1] if begun else -1
        where = self.players[last]
        if "captured" not in self.said[last]:
            where["captured"] = {
                name: n for name, n in where["captured"].items() if name.removeprefix("bonus_") not in TILES
            }
        captured = sum(me["captured"].get(name, 0) for me in self.players for name in names)
        if "token_row" not in self.table and doc["last_seat"] is None:
            flipped = any(tile and tile.endswith("_II") for tile in doc["tiles"].values())
            rows = [int(place[0]) - 1 for place in doc["bonus"]]
            least = max([1, *rows, -(-captured // self.count), TURQUOISE if flipped else 0])
            doc["token_row"] = max(doc["token_row"], least)
        row = doc["token_row"] + 1
        bonus = dict(doc["bonus"])
        if doc["token_row"] == 1:
            for column in range(5 - self.count, 4):
                bonus.setdefault(f"2:{column}", self._spare(bonus, 1)[0])
        if not begun:
            for column in range(5 - self.count, 5):
                bonus.setdefault(f"1:{column}", self._spare(bonus, 1)[0])
        there = len([1 for place in bonus if place.startswith(f"{row}:")])
        missing = doc["token_row"] * self.count + there - len(bonus) - captured
        out = sum(doc["tiles_out"].get(name, 0) for name in names)
        missing -= out if doc["sarah"] else 0
        spare = self._spare(bonus, missing)
        for tile in spare:
            where["captured"] = {**where["captured"], tile: where["captured"].get(tile, 0) + 1}
        places = [f"{n}:{column}" for n in range(1, row) for column in range(5 - self.count, 5)]
        for place in [place for place in places if place not in bonus][: max(0, missing - len(spare))]:
            bonus[place] = "bonus_joker"
        doc["bonus"] = bonus

    def _spare(self, bonus: Doc, n: int) -> list[str]:
        """Bonus tiles of which nothing is said, those that are least in the way."""
        doc = self.doc
        seen = [*bonus.values(), *doc["foresight"]]
        counts = [me["captured"] for me in self.players] + [doc["tiles_out"], *doc.get("bags", [])]
        found: list[str] = []
        for name in TILES:
            tile = f"bonus_{name}"
            found += [tile] * (3 - seen.count(tile) - sum(count.get(tile, 0) for count in counts))
        return found[: max(0, n)]

    def _flip(self) -> None:
        """NZ-WEL-29."""
        back = {tile["id"]: tile["back"] for tile in self.c.neutral_tiles if "back" in tile}
        front = {tile: name for name, tile in back.items()}
        sides = back if self.doc["token_row"] >= TURQUOISE else front
        self.doc["tiles"] = {space: sides.get(tile, tile) for space, tile in self.doc["tiles"].items()}

    # Cards

    def _cards(self) -> None:
        """Starting sheep that nobody has left the game; cards of the supplies that somebody has are missing there."""
        doc = self.doc
        cards = sum([self.cards(one) for one in self.party], Counter())
        if "supply" not in self.table:
            counts = dict(zip(self.c.supply_names, self.c.supply_count))
            doc["supply"] = {name: n - cards[name] for name, n in counts.items()}
        if "stack_left" not in self.table:
            full = {2: 3, 3: 5, 4: 6}[self.count]
            doc["stack_left"] = [full - cards[name] for name in doc["stack_sets"]]
        if "cards_out" not in self.table:
            out = {}
            for card in range(self.c.starting):
                name, first = self.c.cards[card], self.c.herd.count(card)
                said = [p for p in self.players if "deck" in p]
                held = [sum(p.get(pile, []).count(name) for pile in ("hand", "top", "deck", "discards")) for p in said]
                out[name] = sum(max(0, first - n) for n in held)
            doc["cards_out"] = {name: n for name, n in out.items() if n}

    def _gone(self) -> None:
        """What lies nowhere though its pile was said is with the last one; of bag A it left the game."""
        doc, c = self.doc, self.c
        if "bags" in doc:
            known = Counter(
                tile for tile in [*doc["tiles"].values(), *doc["foresight"], *doc["bonus"].values()] if tile
            )
            known += Counter(doc["tiles_out"]) + Counter(place.split(":")[1] for place, n in doc["jobs"].items() if n)
            known += Counter(doc["bags"][0]) + Counter(doc["bags"][1])
            known += Counter(worker for worker in doc["master_workers"].values() if worker != "joker")
            for one in self.party:
                known += Counter(one["captured"]) + Counter({name: n - 1 for name, n in one["workers"].items()})
                known -= Counter(place.split(":")[0] for place in one.get("jokers", []))
            boxes = [Counter(c.tiles[tile] for tile in bag) for bag in c.bags]
            doc["tiles_out"] = dict(Counter(doc["tiles_out"]) + (boxes[0] - known))
            doc["bags"] = [doc["bags"][0], dict(Counter(doc["bags"][1]) + (boxes[1] - known))]
        shown = sum([self.cards(one) for one in self.party], Counter(doc["market"] + doc["display"]))
        last = self.players[-1]
        supply = Counter(dict(zip(c.supply_names, c.supply_count)))
        sets = Counter({name: {2: 3, 3: 5, 4: 6}[self.count] for name in doc["stack_sets"]})
        stacks = Counter(dict(zip(doc["stack_sets"], doc["stack_left"])))
        rest = list((supply + sets - shown - Counter(doc["supply"]) - stacks).elements())
        last["discards"] = [*[card for card in rest if card[:6] != "bonus_"], *last["discards"]]
        last["objectives"] = [*[card for card in rest if card[:6] == "bonus_"], *last["objectives"]]
        for pile, cards, key in (
            ("market_stack", c.market_cards, "discards"),
            ("objective_stack", c.objective_deck, "objectives"),
        ):
            if pile in doc:
                last[key] = [*(self.names(cards) - shown - Counter(doc[pile])).elements(), *last[key]]
