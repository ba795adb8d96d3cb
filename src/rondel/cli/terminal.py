"""A table in the terminal: persons type, bots answer, the log says what they did."""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.text import Text

from rondel.bots import Bot, Seat
from rondel.bots.levels import LEVELS
from rondel.core.errors import IllegalAction, RondelError
from rondel.core.record import Record, totals
from rondel.core.rulebook import load_rulebook
from rondel.table.entries import SeatRow
from rondel.table.live import Change, Checkpoint, LiveTable
from rondel.table.log import LogLine, Reader, as_lines
from rondel.table.names import level_name

from . import rules
from .common import console, language, write_record
from .hint import show_hint
from .log import metadata_of, score_sheet
from .menu import ActionMenu, MenuItem, show
from .wording import words_in

_KEYS = (("h", "hint"), ("b", "board"), ("i", "info"), ("r", "rules"), ("s", "save"), ("q", "quit"), ("?", "help"))


class Quit(Exception):
    """The player goes; the game is saved."""


class Terminal:
    """One game. `bots` are the seats that programs play; `target` is where the record is saved."""

    def __init__(
        self,
        record: Record,
        state: Any,
        bots: dict[int, tuple[str, Bot]],
        lang: str,
        target: Path,
        confirm: bool = False,
        keep: bool = False,
    ) -> None:
        self.record = record
        self.game = state.game
        self.bots = bots
        self.lang = lang
        self.words = words_in(lang)
        self.target = target
        self.keep = keep  # save at the end of the game too
        self.persons = [seat for seat in range(state.seats) if seat not in bots]
        self.metadata = metadata_of(record, [self._row(seat) for seat in range(state.seats)])
        self.table = LiveTable(self.metadata, self.game, Checkpoint(state, len(record.actions)))
        self.table.confirm = [confirm] * state.seats
        self.logs: dict[int, list[LogLine]] = {seat: [] for seat in self.persons}  # not read yet
        self.drawn = ""  # the board as it was last shown
        self.with_free = False
        self.unfolded = False  # long lists of cells are shown in full

    def run(self) -> None:
        """Until the game is over or the players leave."""
        try:
            while (seat := self.table.running()) is not None:
                if self.table.confirming is not None:
                    self._confirm(seat)
                elif seat in self.bots:
                    self._act(seat, self._chosen(seat))
                else:
                    self._decide(seat)
        except (EOFError, KeyboardInterrupt, Quit):
            console.print()
            self._leave()
            return
        except Exception:  # a bot may fail; what was played so far must not go with it
            self._leave()
            raise
        self._finish()

    @property
    def state(self) -> Any:
        return self.table.state

    def name(self, seat: int) -> str:
        return self.metadata.seats[seat].name

    def _row(self, seat: int) -> SeatRow:
        player = self.words("player", n=seat + 1)
        if seat in self.bots:
            code = self.bots[seat][0]
            called = level_name(code, self.lang) if code in LEVELS else code
            return SeatRow(seat, "bot", f"{player} ({called})", bot=code)
        alone = len(self.persons) == 1 < self.record.players
        return SeatRow(seat, "person", f"{player} ({self.words('you')})" if alone else player)

    def _chosen(self, seat: int) -> int:
        with console.status(self.words("thinks", name=self.name(seat))):
            choice = self.bots[seat][1].choose(Seat(self.state, seat))
        if choice not in self.state.legal():
            raise IllegalAction(self.game.refusal(self.state, choice))
        return choice

    # A decision of a person

    def _decide(self, seat: int) -> None:
        """Show what there is to choose from until something is chosen or undone."""
        menu = ActionMenu(self.state, self.lang)
        self.with_free = self.unfolded = False
        self._show_board(seat)
        self._show_log(seat)
        self._show_menu(menu, menu.main)
        while not self._obey(self._ask(), menu, seat):
            pass

    def _show_board(self, seat: int) -> None:
        board = self.game.summary(self.state, seat, self.lang)
        if board != self.drawn:
            self.drawn = board
            console.print()
            console.print(Text(board), soft_wrap=True)

    def _show_log(self, seat: int) -> None:
        lines = as_lines(self.logs[seat])
        if lines:
            console.print()
        for line in lines:
            console.print(Text(line, "dim"))
        self.logs[seat] = []

    def _show_menu(self, menu: ActionMenu, entries: list[MenuItem]) -> None:
        actor = f"{self.name(self.state.actor)}: " if len(self.persons) > 1 else ""
        console.print()
        console.print(Text(f"{actor}{self.game.texts().prompt(self.state, self.lang)}", "bold"))
        show(entries, "" if self.unfolded else self.words("folded"))
        console.print(self._keys(menu))

    def _keys(self, menu: ActionMenu) -> Text:
        keys: list[tuple[str, str]] = []
        if menu.free:
            free = self.words("key-free", n=len(menu.free))
            keys.append(("f", self.words("key-hide-free") if self.with_free else free))
        if self.table.may_undo(self.state.actor):
            keys.append(("u", self.words("key-undo")))
        keys += [(key, self.words(f"key-{what}")) for key, what in _KEYS]
        line = Text("  ")
        for key, text in keys:
            line.append(f" {key} ", "bold cyan")
            line.append(f"{text}  ", "dim")
        return line

    def _ask(self) -> str:
        if sys.stdin is None:
            raise EOFError
        return input("> ").strip()

    def _obey(self, text: str, menu: ActionMenu, seat: int) -> bool:
        """Do what the line says; True if the game moved on (or back)."""
        word, _, rest = text.partition(" ")
        match word:
            case "":
                return False
            case "f" if menu.free:
                self.with_free = not self.with_free
                self._show_menu(menu, menu.shown(self.with_free))
            case "a":
                self.unfolded = True
                self._show_menu(menu, menu.shown(self.with_free))
            case "u":
                return self._undo(seat)
            case "h" | "hint":
                show_hint(self.state, menu, len(self.record.actions), self.lang, self.words)
            case "i":
                self._show_info(seat)
            case "b":
                self._show_table(rest, seat)
            case "r":
                self._show_rules(rest)
            case "s":
                self._save(Path(rest).expanduser() if rest else self.target)
            case "q":
                raise Quit
            case "?":
                self._help(menu)
            case _:
                return self._choose(text, menu, seat)
        return False

    def _choose(self, text: str, menu: ActionMenu, seat: int) -> bool:
        found = menu.matching(text, self.with_free)
        if len(found) == 1:
            self._act(seat, found[0].action)
            return True
        if found:
            console.print(Text(self.words("several", input=text)))
            show(found)
            self.with_free = self.with_free or any(entry.free for entry in found)
        else:
            console.print(Text(self._refusal(text)))
        return False

    def _refusal(self, text: str) -> str:
        """Why an action that exists is not possible now, or what can be typed."""
        try:
            action = self.game.actions.number(text)
        except RondelError:
            return self.words("no-number" if text.isdecimal() else "unknown", input=text)
        return str(self.game.texts().refusal(self.state, action, self.lang))

    # Moving on and back

    def _act(self, seat: int, action: int) -> None:
        self._adopt(self.table.play(seat, [self.game.actions.name(action)]))

    def _adopt(self, change: Change) -> None:
        """The record and the logs follow the table."""
        self.table.adopt(change, self.table.metadata_after(change), None)
        if change.undone:
            del self.record.actions[change.move :]
        self.record.actions += [entry.data["action"] for entry in change.entries if entry.kind == "action"]
        self.record.result = totals(self.state) if self.state.actor is None else None
        for person, lines in self.logs.items():
            reader = Reader(self.game, self.metadata, person, self.lang)
            new = [line for happened in change.happened for line in reader.lines(happened)]
            self.logs[person] = [line for line in lines if line.move <= change.move] + new

    def _confirm(self, seat: int) -> None:
        """Before a turn ends its player may go back once more."""
        self._show_log(seat)
        console.print(Text(self.words("turn-ends"), "bold"))
        while self.table.confirming is not None:
            match self._ask():
                case "":
                    self._adopt(self.table.end_turn(seat))
                case "u":
                    self._undo(seat)
                case "q":
                    raise Quit

    def _undo(self, seat: int) -> bool:
        if not self.table.may_undo(seat):
            console.print(Text(self.words("no-undo")))
            return False
        action = self.game.actions.number(self.record.actions[-1])
        self._adopt(self.table.undo(seat))
        console.print(Text(self.words("undone", action=self.game.describe(action, self.state, self.lang)), "dim"))
        return True

    # What may be asked

    def _show_table(self, text: str, seat: int) -> None:
        if text and text not in [str(n + 1) for n in range(self.state.seats)]:
            console.print(Text(self.words("no-board", n=text)))
            return
        focus = int(text) - 1 if text else seat
        console.print(Text(self.game.summary(self.state, seat, self.lang, focus)), soft_wrap=True)

    def _show_rules(self, text: str) -> None:
        """The rules behind the pending decision, of a section, or with a word."""
        try:
            book = load_rulebook(self.game.name, self.lang)
        except RondelError:
            console.print(Text(self.words("rule-missing")))
            return
        if not text:
            found = book.named_in(self.game.steps[self.state.stack[-1][0]].rule)
        else:
            try:
                found = book.find(text)
            except RondelError:
                found = book.search(text)
        if found:
            rules.show(found, headings=len(found) > 1)
            if not text:
                console.print(Text(self.words("rule-section", area=found[0].area), "dim"))
        else:
            console.print(Text(self.words("no-rule", input=text)))

    def _show_info(self, seat: int) -> None:
        """What the components in sight do, as far as the game explains them."""
        texts = self.game.texts()
        fields = {field.name for field in self.game.table_fields + self.game.player_fields}
        for name in dict.fromkeys(_mentioned(self.state.view(seat))):
            explained = texts.help(self.lang, name) if name not in fields else ""
            if explained:
                console.print(Text(str(texts.name(self.lang, name)), "bold") + Text(f": {explained}", "not bold"))

    def _help(self, menu: ActionMenu) -> None:
        console.print(Text(self.words("help")))
        for key in ("free", "all", "undo", "hint", "board", "info", "rules", "save", "quit"):
            console.print(Text("  " + self.words(f"help-{key}")))
        self._show_menu(menu, menu.shown(self.with_free))

    # The end

    def _save(self, target: Path) -> bool:
        try:
            write_record(self.record, target)
        except RondelError as error:
            console.print(Text(str(error)))
            return False
        self.target = target
        self.keep = True
        console.print(Text(self.words("saved", file=str(target))), soft_wrap=True)
        return True

    def _leave(self) -> None:
        if not self.record.actions:
            console.print(Text(self.words("nothing-saved")))
            return
        write_record(self.record, self.target)
        console.print(Text(self.words("saved", file=str(self.target))), soft_wrap=True)
        codes = ",".join(code for code, _ in self.bots.values()) or "none"
        command = ["rondel", "play", self.record.game, "--load", str(self.target)]
        command += ["--bots", codes] if self.state.seats > 1 else []
        command += ["--lang", self.lang] if self.lang != language(None) else []
        console.print(Text(self.words("resume", command=shlex.join(command))), soft_wrap=True)

    def _finish(self) -> None:
        for seat in self.persons[:1]:
            self._show_log(seat)
        score_sheet(self.state, self.lang, self.words, self.name)
        if self.keep:
            self._save(self.target)


def _mentioned(doc: Any) -> Iterator[str]:
    """All names in a view."""
    if isinstance(doc, str):
        yield doc
    elif isinstance(doc, dict):
        for key, value in doc.items():
            yield str(key)
            yield from _mentioned(value)
    elif isinstance(doc, list):
        for item in doc:
            yield from _mentioned(item)
