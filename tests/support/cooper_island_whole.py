"""A Cooper Island position by hand says what matters; what follows from it is added here, so that every piece of the
box lies somewhere once and all agrees. What a test says itself stays, where it can."""

from typing import Any

from rondel.core.chance import from_seed

Doc = dict[str, Any]
KINDS = {"LC1": 2, "LC2": 2, "LS1": 2}  # log book tokens; 3 of all others
CARGO = ["C1", "C2", "C3", "C4", "C5"]
QUIET = {"small": ["4", "10", "12", "6", "5", "11"], "large": ["3", "1", "2", "7", "8", "4"]}  # little in the way
WORKERS = {"normal": 4, "special": 2}
SHAPES = {"normal": "round", "special": "square"}
STEPS = ["feeding", "reactivation", "statues", "passage", "market"]
BUILT = ("small", "large", "fortress", "statue", "crate")
WITHIN = {
    "choose_boat": ("section_B", "build_boat"),
    **dict.fromkeys(("build_on", "draw_cards", "keep_card"), ("section_D", "erect_building")),
    "craft": ("section_F", "remove_ruin"),
    **dict.fromkeys(("statue_from", "statue_on"), ("section_F", "build_statue")),
    "supplied": ("section_H", "supply_ship"),
    "place_islet": ("income", ""),
}  # the section, and what is done of it
STEP_OF = {"reactivate": "reactivation", "clear_market": "market"}
BONES = ("begin_work", "begin_income", "end_round", "cleanup_step", "return_workers", "game_over", "finish")
IDLE = "GEHCBFDA"  # where workers stand of whom nothing is said


class Whole:
    """base: the position from which the test began; what differs from it was said."""

    def __init__(self, game: Any, doc: Doc, base: Doc) -> None:
        self.c = game.components
        self.doc = doc
        self.players: list[Doc] = doc["players"]
        self.table = {key for key in doc if doc[key] != base.get(key)}
        self.said = [{key for key in p if p[key] != b[key]} for p, b in zip(doc["players"], base["players"])]
        self.around = {name: {self.c.hexes[n] for n in near} for name, near in zip(self.c.hexes, self.c.neighbors)}

    def settle(self) -> Doc:
        self._passed()
        self._round()
        self._nest()
        self._pending()
        self._sections()
        self._orders()
        for seat, me in enumerate(self.players):
            self._connect(me)
            self._islets(me)
            self._workers(me, seat)
            self._ruins(me, seat)
            self._goals(me, seat)
            self._ruins(me, seat)
            self._cards(me, seat)
            self._lids(me, seat)
            self._milestones(me)
        self._tiles()
        self._tokens()
        if self.doc["cooper"]:
            self._cooper()
        self._turn()
        return self.doc

    def _turn(self) -> None:
        """Of the seat that acts."""
        first = self.doc["pending"][0]["step"] if self.doc["pending"] else "begin_round"
        turn, seat = self.doc["turn"], len(self.players) if first == "cooper_done" else self.doc["active"]
        self.doc["turn"] = {**turn, "seat": seat} if turn["number"] and first != "begin_round" else turn

    def _frames(self, seat: int) -> list[Doc]:
        return [frame for frame in self.doc["pending"] if frame["seat"] == seat]

    def _round(self) -> None:
        doc = self.doc
        if "round" not in self.table:
            islets = max(len(me["islets"]) for me in self.players)
            doc["round"] = 5 if doc["phase"] == "finish" else islets + 1 if islets else doc["round"]
            if doc["harbormaster"] in CARGO[1:]:
                doc["round"] = CARGO.index(doc["harbormaster"]) + 1
        if "harbormaster" not in self.table:
            doc["harbormaster"] = CARGO[doc["round"] - 1]
        if not doc["upright"] and not doc["cooper"]:
            last = self.players[-1]
            if all(doc["harbormaster"] in me["lids"] for me in self.players):
                last["lids"] = [ship for ship in last["lids"] if ship != doc["harbormaster"]]
                last["crates"] = [*last["crates"], "cubes"]

    def _passed(self) -> None:
        """An islet that is used lies on a coast."""
        coast = [half for half in ("R1a", "L1a", "R2a") if half not in self.players[-1]["islets"]]
        for frame in self.doc["pending"]:
            for kind in frame.get("memo", {}) if frame["step"] == "islet_action" else []:
                if not [me for me in self.players if kind in me["islets"].values()]:
                    self.players[-1]["islets"] = {**self.players[-1]["islets"], coast.pop(0): kind}

    def _nest(self) -> None:
        """What is part of a section lies on it, of which it is done; an islet is placed in the income."""
        found: list[Doc] = []
        for frame in self.doc["pending"]:
            step = WITHIN.get(frame["step"], "")
            fee = frame["step"] == "fee" and frame.get("memo", {}).get("ship", "none") == "none"
            if found and found[-1]["step"] == "end_turn" and (step or fee):
                section, slot = step or ("section_C", "")
                memo = ["islet"] if section == "income" else {"slot 1": slot} if slot else {}
                found.append({"step": section, "seat": frame["seat"], "memo": memo})
            if fee and "C round" not in self.doc["spaces"]:
                self.doc["spaces"] = {**self.doc["spaces"], "C round": [int(frame["memo"]["to"]), frame["seat"]]}
            found.append(frame)
        self.doc["pending"] = found

    def _pending(self) -> None:
        """What a phase still has to do lies below what is pending."""
        doc = self.doc
        frames: list[Doc] = doc["pending"]
        if not frames:
            return
        if doc["phase"] == "income" and frames[0]["step"] not in ("begin_work", "begin_round"):
            frames = [{"step": "begin_work", "seat": 0}, *frames]
        if frames[-1]["step"] == "income" and len(frames) == 2:
            frames.insert(1, {"step": "end_turn", "seat": frames[-1]["seat"]})
        if doc["phase"] in ("cleanup", "finish"):
            frames = [frame for frame in frames if frame["step"] not in ("end_turn", "end_round", "game_over")]
        if doc["phase"] == "finish":
            last = [] if frames[0]["step"] in ("finish", "last_actions") else [{"step": "last_actions", "seat": 0}]
            frames = [{"step": "game_over", "seat": 0}, *last, *frames]
        if doc["phase"] == "cleanup" and not (frames and frames[0]["step"] == "begin_cleanup"):
            frames = self._cleanup(frames)
        doc["pending"] = [{**frame, "memo": doc["phase"]} if frame["step"] == "end_turn" else frame for frame in frames]
        acting = [f["seat"] for f in frames if f["step"] not in (*BONES, "receive")]
        if "active" not in self.table and acting:
            doc["active"] = acting[-1]

    def _cleanup(self, frames: list[Doc]) -> list[Doc]:
        """Below the present step of phase c lie all that come after it."""
        waiting = [frame for frame in frames if frame["step"] == "cleanup_step"]
        acting = [frame for frame in frames if frame["step"] not in ("cleanup_step", "return_workers")]
        returning = bool(frames) and frames[-1]["step"] == "return_workers"
        now = "passage" if returning else waiting[-1]["memo"] if waiting else "market"
        if acting:
            now = acting[0]["memo"] if acting[0]["step"] == "bonus" else STEP_OF.get(acting[0]["step"], "feeding")
        order = [(self.doc["token"] + n) % len(self.players) for n in range(len(self.players))][::-1]
        found: list[Doc] = [{"step": "end_round", "seat": 0}]
        for later in STEPS[: STEPS.index(now) : -1]:
            found += [{"step": "cleanup_step", "seat": seat, "memo": later} for seat in order]
            found += [{"step": "return_workers", "seat": 0}] if later == "market" else []
        return [*found, *[frame for frame in waiting if frame["memo"] == now], *acting]

    # The peninsula

    def chart(self, me: Doc, name: str, piece: str = "") -> None:
        """A landscape space of level 1, with a way of such spaces to it."""
        me["land"], me["level"], me["on"] = dict(me["land"]), dict(me["level"]), dict(me["on"])
        if name not in me["land"]:
            for step in self._way(me, name):
                me["land"][step], me["level"][step] = "meadow", 1
        if piece:
            me["on"][name] = piece

    def _way(self, me: Doc, name: str) -> list[str]:
        ways = [[name]]
        while True:
            way = ways.pop(0)
            if self.around[way[-1]] & set(me["land"]):
                return way
            ways += [[*way, h] for h in sorted(self.around[way[-1]] - set(way)) if me["on"].get(h) != "ruin"]

    def corner(self, me: Doc) -> str:
        """A hex on which little happens."""
        beside = {h for name in me["land"] for h in self.around[name]} - set(me["land"])
        free = [h for h in ("h21", "h11", "h31", "h24", "h13", *self.c.hexes) if h in beside and h not in me["on"]]
        return free[0]

    def _connect(self, me: Doc) -> None:
        """Landscape hangs together, from the start space on."""
        reached: list[str] = []
        ahead = ["h12"] if "h12" in me["land"] else []
        while ahead:
            reached.append(ahead.pop())
            ahead += [h for h in self.around[reached[-1]] if h in me["land"] and h not in [*reached, *ahead]]
        for name in me["land"]:
            if reached and name not in reached:
                whole = {key: dict(me[key]) for key in ("land", "level", "on")}
                me["land"] = {h: land for h, land in me["land"].items() if h in reached}
                way = self._way(me, name)
                me.update(whole)
                for step in way[1:]:
                    if step not in me["land"]:
                        me["land"][step], me["level"][step] = "meadow", 1
                self._connect(me)
                return

    def _islets(self, me: Doc) -> None:
        taken: list[str] = [self.c.hexes[self.c.start]]
        for half in me["islets"]:
            beside = [self.c.hexes[h] for n, h in self.c.coast if self.c.halves[n] == half]
            free = [h for h in beside if h not in taken and me["on"].get(h) != "ruin"]
            charted = [h for h in free if h in me["land"]]
            taken.append((charted or free)[0])
            self.chart(me, taken[-1])

    def _ruins(self, me: Doc, seat: int) -> None:
        """Ruins that have become statues are gone; those nobody says anything about lie where they lay."""
        dug = [frame.get("memo") for frame in self._frames(seat) if frame["step"] == "craft"]
        me["on"] = {name: piece for name, piece in me["on"].items() if name not in dug}
        pieces = list(me["on"].values())
        over = pieces.count("ruin") + pieces.count("statue") + len(me["crafting"]) + len(dug) - 5
        for name in ("h72", "h52", "h44", "h41", "h32"):
            if over > 0 and me["on"].get(name) == "ruin":
                del me["on"][name]
                over -= 1
            elif over < 0 and name not in [*me["land"], *me["on"], *dug]:
                me["on"][name] = "ruin"
                over += 1
        free = [spot for spot in self.c.crafting[: 2 + pieces.count("large")] if spot not in me["crafting"]]
        made = free[: max(0, -over)]
        me["crafting"] = [*me["crafting"], *made]
        plain = [name for name in me["land"] if me["on"].get(name) not in BUILT]
        for name in plain[len(plain) + over + len(made) :] if over < 0 else []:
            me["on"][name] = "statue"

    def _cards(self, me: Doc, seat: int) -> None:
        """A building for each card that was kept, a card for each building."""
        drawing = {f.get("memo") for f in self._frames(seat) if f["step"] in ("draw_cards", "keep_card")}
        for card, needed in (("13", "crate" in me["on"].values()), ("14", bool(me["wrecks"]))):
            if needed and card not in me["large_cards"]:
                me["large_cards"], me["spent"] = [*me["large_cards"], card], [*me["spent"], card]
        for deck in ("small", "large"):
            built = list(me["on"].values()).count(deck)
            for _ in range(len(me[f"{deck}_cards"]) + (deck in drawing) - built):
                self.chart(me, self.corner(me), deck)
            for _ in range(built - len(me[f"{deck}_cards"]) - (deck in drawing)):
                used = {card for p in self.players for card in p[f"{deck}_cards"]}
                card = next(card for card in QUIET[deck] if card not in used)
                me[f"{deck}_cards"] = sorted([*me[f"{deck}_cards"], card], key=int)
                me["spent"] = [*me["spent"], card] if deck == "large" else me["spent"]

    def _lids(self, me: Doc, seat: int) -> None:
        taken = len(me["crates"]) + list(me["on"].values()).count("crate")
        if "lids" not in self.said[seat] and len(me["lids"]) == 5:
            me["lids"] = CARGO[: 5 - taken - me["unused"]]
        elif "unused" not in self.said[seat]:
            me["unused"] = 5 - taken - len(me["lids"])

    def _goals(self, me: Doc, seat: int) -> None:
        """Milestones that are said are reached, and as many as there are tokens on hire spaces."""
        taken = 5 - len(me["lids"]) if len(me["lids"]) < 5 else me["unused"] + len(me["crates"])
        reached = {"boats": len(me["docks"]) > 1, "crates": taken > 1}
        wanted = me["milestones"] if "milestones" in self.said[seat] else []
        self._milestones(me)
        wanted = [name for name in wanted if name not in me["milestones"] and not reached.get(name)]
        have = len({*me["milestones"], *[name for name, done in reached.items() if done]})
        for name in ("crates", "boats", "statues", "buildings"):
            said = name == "crates" and {"lids", "crates", "unused"} & self.said[seat]
            if name not in wanted and not said and not reached.get(name) and have + len(wanted) < len(me["hired"]):
                wanted.append(name)
        for name in wanted:
            self._reach(me, name)

    def _reach(self, me: Doc, name: str) -> None:
        if name == "crates":
            me["crates"] = [*me["crates"], *[crate for crate in ("coins", "cubes") if crate not in me["crates"]]]
        elif name == "boats":
            free = [dock for dock in ("dock5", "dock4", "dock3") if dock not in me["docks"]]
            boats = [boat for boat in ("B4", "B1") if boat not in me["docks"].values()]
            me["docks"] = {**me["docks"], **dict(zip(free, boats[: 2 - len(me["docks"])]))}
        else:
            for piece in ("statue", "statue") if name == "statues" else ("fortress", "large"):
                self.chart(me, self.corner(me), piece)

    def _milestones(self, me: Doc) -> None:
        pieces = list(me["on"].values())
        built = sum(pieces.count(kind) for kind in ("small", "large", "fortress"))
        reached = [len(me["docks"]), built, pieces.count("statue"), 5 - len(me["lids"])]
        me["milestones"] = [name for name, n in zip(self.c.milestones, reached) if n > 1]

    # Workers

    def _sections(self) -> None:
        """Who carries out a section has a worker there."""
        for frame in self.doc["pending"]:
            if frame["step"].startswith("section_"):
                _, letter, *shape = frame["step"].split("_")
                here = [f"{letter} {one}" for one in shape or ("round", "square")]
                standing = [space for space in here if self.doc["spaces"].get(space, [])[-1:] == [frame["seat"]]]
                if not standing:
                    below = self.doc["spaces"].get(here[0], []) if not shape else []
                    below = below or ([(frame["seat"] + 1) % len(self.players)] if letter == "A" and not shape else [])
                    self.doc["spaces"] = {**self.doc["spaces"], here[0]: [*below, frame["seat"]]}

    def _workers(self, me: Doc, seat: int) -> None:
        """Available, waiting, on the island, on royal orders: all of them; hired ones on hire spaces."""
        me["workers"], me["waiting"] = (
            {**dict.fromkeys(WORKERS, 0), **me["workers"]},
            {**dict.fromkeys(WORKERS, 0), **me["waiting"]},
        )
        steps = [frame["step"] for frame in self._frames(seat)]
        if not {"waiting", "workers"} & self.said[seat]:
            me["waiting"]["normal"] -= len([space for space in me["hired"] if space != "hire4"]) - steps.count(
                "recruit"
            )
        left = {kind: WORKERS[kind] - self._busy(seat, kind) for kind in WORKERS}
        for kind in WORKERS:
            if "workers" in self.said[seat]:
                left[kind] -= me["workers"][kind]
            me["waiting"][kind] = max(0, min(me["waiting"][kind], left[kind]))
            left[kind] -= me["waiting"][kind]
        due = 2 - me["waiting"]["special"] - self._assigned(seat) - steps.count("assign") - steps.count("assign_order")
        me["waiting"]["special"] += min(0, due)  # for a royal order somebody was hired
        left["special"] -= min(0, due)
        for _ in range(due):
            kind = "normal" if left["normal"] > 0 else "special" if left["special"] > 0 else ""
            if not kind:
                kind = "normal" if me["workers"]["normal"] else "special"
                me["workers"][kind] -= 1
                left[kind] += 1
            order = next(name for name, worker in self.doc["orders"].items() if worker is None)
            self.doc["orders"] = {**self.doc["orders"], order: {"seat": seat, "worker": kind}}
            left[kind] -= 1
        for kind in WORKERS:
            if "workers" not in self.said[seat]:
                me["workers"][kind] = 0
            self._idle(me, seat, kind, left[kind], "workers" in self.said[seat])
        if "hired" not in self.said[seat] or "waiting" in self.said[seat]:
            hired = 4 - sum(me["waiting"].values()) + steps.count("recruit")
            me["hired"] = [*["hire1", "hire2", "hire3"][:hired], *[space for space in me["hired"] if space == "hire4"]]

    def _busy(self, seat: int | str, kind: str) -> int:
        spaces = [owners for space, owners in self.doc["spaces"].items() if space.endswith(SHAPES[kind])]
        orders = [entry for entry in self.doc["orders"].values() if entry and entry["worker"] == kind]
        return sum(owners.count(seat) for owners in spaces) + [entry["seat"] for entry in orders].count(seat)

    def _assigned(self, seat: int | str) -> int:
        return len([entry for entry in self.doc["orders"].values() if entry and entry["seat"] == seat])

    def _idle(self, me: Doc, seat: int, kind: str, n: int, said: bool) -> None:
        """Workers of whom nothing is said: available, or on the island if those available are said."""
        steps = [frame["step"] for frame in self.doc["pending"]]
        all_placed = self.doc["phase"] == "cleanup" and {"return_workers", "begin_cleanup"} & set(steps)
        if self.doc["phase"] != "work" and not all_placed:
            me["workers"][kind] += n
            return
        if all_placed:
            n += me["workers"][kind]
            me["workers"][kind] = 0
        elif not said:
            me["workers"][kind] += n
            return
        spaces = [f"{letter} {SHAPES[kind]}" for letter in IDLE]
        for space in sorted(spaces, key=lambda name: len(self.doc["spaces"].get(name, [])))[:n]:
            self.doc["spaces"] = {**self.doc["spaces"], space: [*self.doc["spaces"].get(space, []), seat]}

    def _orders(self) -> None:
        """As many royal orders as belong to the game."""
        shown = {1: 4, 2: 4, 3: 6, 4: 8}[len(self.players)]
        for name in [name for name, worker in self.doc["orders"].items() if worker is None]:
            if len(self.doc["orders"]) > shown:
                self.doc["orders"] = {other: worker for other, worker in self.doc["orders"].items() if other != name}
        for name in self.c.orders[: 8 if len(self.players) > 2 else 7]:
            if len(self.doc["orders"]) < shown and name not in self.doc["orders"]:
                self.doc["orders"] = {**self.doc["orders"], name: None}

    # Tiles and tokens

    def _tiles(self) -> None:
        high = [me for me in self.players if sum(me["level"].values()) > 10] or self.players
        for me in self.players:
            over = sum(me["level"].values()) - len(me["islets"]) - 1 - 2 * sum(me["placed"].values())
            for _ in range(min(over // 2, 46 // len(high)) if over > 10 else 0):
                out = {kind: self.doc.get("bag", {}).get(kind, 0) for kind in self.c.doubles}
                for p, kind in [(p, kind) for p in self.players for kind in out]:
                    out[kind] += p["tiles"].get(kind, 0) + p["placed"].get(kind, 0)
                kind = min(out, key=lambda name: out[name])
                me["placed"] = {**me["placed"], kind: me["placed"].get(kind, 0) + 1}
        last = self.players[-1]
        if "singles" in self.doc:
            laid = [sum(p["level"].values()) - len(p["islets"]) - 2 * sum(p["placed"].values()) for p in self.players]
            high = last["level"]["h12"] + 56 - sum(self.doc["singles"].values()) - sum(laid)
            last["level"] = {**last["level"], "h12": high}
        if "bag" in self.doc:
            for kind in self.c.doubles:
                out = sum(p["tiles"].get(kind, 0) + p["placed"].get(kind, 0) for p in self.players)
                more = last["tiles"].get(kind, 0) + 20 - out - self.doc["bag"].get(kind, 0)
                last["tiles"] = {**last["tiles"], kind: more}

    def _tokens(self) -> None:
        """A token for each bay and harbor reached; those that are not in the supply are the last player's."""
        left = {kind: KINDS.get(kind, 3) for kind in self.c.log}
        for me in self.players:
            for kind, n in me["log"].items():
                left[kind] -= n
        if "log" in self.doc:
            left = {kind: n - self.doc["log"].get(kind, 0) for kind, n in left.items()}
        for seat, me in enumerate(self.players):
            coming = [frame["step"] for frame in self._frames(seat)].count("arrive")
            reached = sum(n // 5 for n in me["steps"].values()) - coming
            for _ in range(reached - sum(me["log"].values())):
                kind = next(kind for kind, n in left.items() if n)
                left[kind] -= 1
                me["log"] = {**me["log"], kind: me["log"].get(kind, 0) + 1}
        if "log" in self.doc and any(left.values()):
            last, ring = self.players[-1], 10 * max(2, len(self.players))
            exact = any(self.doc["log"].values())
            far = 5 * sum(left.values()) if exact else -(-5 * sum(left.values()) // ring) * ring
            last["steps"] = {**last["steps"], "two_sails": last["steps"].get("two_sails", 0) + far}
            last["log"] = {kind: last["log"].get(kind, 0) + n for kind, n in left.items()}

    # Solo

    def _cooper(self) -> None:
        """His hires follow from his counters, his cards from the workers he has placed. A key `next` of a test: the
        card he draws first."""
        his: Doc = self.doc["cooper"]
        wanted = his.pop("next", "")
        strategy = self.c.strategies.index(self.doc["options"]["strategy"])
        for name in ("crates", "statues", "buildings", "boats"):
            if len([n for n in his["counters"].values() if n > 1]) < his["hires"] and name not in his["counters"]:
                his["counters"] = {**his["counters"], name: 2}
        his["hires"] = len([n for n in his["counters"].values() if n > 1])
        hired = self.c.hire_order[strategy][: his["hires"]]
        his["waiting"] = {kind: 2 - hired.count(kind) for kind in WORKERS}
        for _ in range(hired.count("special") - self._assigned("cooper")):
            order = next(name for name, worker in self.doc["orders"].items() if worker is None)
            self.doc["orders"] = {**self.doc["orders"], order: {"seat": "cooper", "worker": "normal"}}
        free = {kind: WORKERS[kind] - his["waiting"][kind] - self._busy("cooper", kind) for kind in WORKERS}
        his["workers"] = free
        if self.doc["phase"] != "income" or self.doc["round"] > 1:
            self._solo_cards(his, [self.c.solo_cards[n] for n in self.c.solo_deck[strategy]], wanted)

    def _solo_cards(self, his: Doc, cards: list[str], wanted: str) -> None:
        neutral = [space for space, owners in self.doc["spaces"].items() if "neutral" in owners]
        placed = sum(owners.count("cooper") for owners in self.doc["spaces"].values())
        home = sum(his["workers"].values()) if not self.doc["spaces"] and self.doc["phase"] != "work" else 0
        first = next(card for card in cards if card != wanted and set(neutral) <= set(self._neutral(card)))
        his["shown"] = [first, *[card for card in cards if card not in (first, wanted)][: placed + home]]
        his["deck"] = [card for card in cards if card not in his["shown"]]
        if self.doc["phase"] == "work" or self.doc["spaces"]:
            for space in self._neutral(first):
                owners = self.doc["spaces"].get(space, [])
                if "neutral" not in owners:
                    self.doc["spaces"] = {**self.doc["spaces"], space: ["neutral", *owners]}
        if wanted:
            seed = next(n for n in range(999) if his["deck"][from_seed(n).below(len(his["deck"]))] == wanted)
            self.doc["chance"] = from_seed(seed).save()

    def _neutral(self, card: str) -> list[str]:
        sections = [self.c.sections[n] for n in self.c.solo_neutral[self.c.solo_cards.index(card)]]
        spaces = [f"{section} round" for section in sections[:2]]
        return [*spaces, f"{sections[2]} square"] if self.doc["round"] > 2 else spaces
