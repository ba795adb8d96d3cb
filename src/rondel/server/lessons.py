"""A learner at a lesson: a table for one, held in memory, on which the engine plays and answers."""

import asyncio
import logging
from typing import Any

import msgspec

from rondel.core.errors import RondelError
from rondel.core.rulebook import RULE_ID
from rondel.lessons import Feedback, Lesson, LessonRun, lessons_of
from rondel.lessons.run import OTHERS, place_of
from rondel.table.entries import Metadata, SeatRow
from rondel.table.live import Checkpoint, LiveTable, Rejected

from .connection import LONGEST, PACE, Send, paced
from .errors import Worded
from .lesson_protocol import Learn, LessonAnswer, LessonState, LessonStep
from .protocol import Ask, FinishStep, LessonMessage, Notice, Play, ServerMessage, Speak, Undo, encoder
from .scene import Room, Viewer, scene, sketch, why_not
from .store import Store
from .visitor import Visitor
from .wording import spoken, words

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(LessonMessage)
starts: dict[tuple[str, str], Any] = {}  # the position in which each lesson begins: some take a second to be played


def lesson_of(game: str, name: str) -> Lesson:
    """The lesson of that id; says which there are."""
    known = {lesson.lesson: lesson for lesson in lessons_of(game)}
    if name not in known:
        raise Worded(404, "lesson", "no-lesson", lesson=name[:40], known=", ".join(known) or "–")
    return known[name]


def begin(lesson: Lesson, lang: str) -> LessonRun:
    at = lesson.game, lesson.lesson
    if at not in starts:
        starts[at] = LessonRun(lesson).state
    return LessonRun(lesson, lang, starts[at])


class LessonConnection:
    """The connection of a browser to its lesson. Nothing of it is stored but that it was done."""

    def __init__(self, run: LessonRun, who: Visitor, store: Store, send: Send) -> None:
        self.run, self.who, self.store, self.send = run, who, store, send
        self.table = _table(run)
        self.seen: dict[str, bytes] = {}
        self.recent: list[float] = []

    @property
    def viewer(self) -> Viewer:
        return Viewer(self.run.lesson.seat, self.run.lang)

    # Showing

    async def open(self) -> None:
        self.seen = {}
        await self._tell(scene(self.table, self.viewer))
        await self._show()

    async def _show(self) -> None:
        """The step, then the position: whoever is told both points at what is drawn."""
        run, table = self.run, self.table
        table.state = run.state
        table.seq += 1
        await self._tell(step_of(run))
        drawn = sketch(table, self.viewer, [run.lesson.seat], Room({run.lesson.seat}, {}, False, None))
        changed = drawn.changed(self.seen)
        shown = msgspec.structs.replace(drawn.position, layers=changed, undo=bool(run.tried), hint=False)
        if run.step is None or run.step.kind in ("read", "pick"):
            shown = msgspec.structs.replace(shown, actions=[], finish=None)
        await self._tell(shown)

    async def _tell(self, message: ServerMessage) -> None:
        await self.send(encoder.encode(message))

    # Listening

    async def hear(self, raw: bytes | str) -> None:
        """Do what a message says, or say why not."""
        say = words(self.run.lang)
        try:
            self.recent = paced(self.recent, *PACE)
            if len(raw) > LONGEST:
                raise Rejected("too_long", say("too_long", n=LONGEST))
            await self._do(decoder.decode(raw))
        except Rejected as rejected:
            await self._tell(Notice(rejected.text or say(rejected.key), rejected.rule, error=True))
        except RondelError as error:
            await self._tell(Notice(str(error), error=True))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            await self._tell(Notice(say("bad_message", error=str(error)), error=True))
        except Exception:
            log.exception("lesson %s of %s: a message failed", self.run.lesson.lesson, self.run.lesson.game)
            await self._tell(Notice(say("failed"), error=True))

    async def _do(self, message: LessonMessage) -> None:
        if isinstance(message, (Play, Undo, FinishStep)) and message.seq != self.table.seq:
            await self._show()
            return
        if isinstance(message, Speak):
            self.run.lang = spoken(message.lang)
            await self.open()
            return
        answer = await asyncio.to_thread(self._answer, message)  # the others may have to think
        if answer is not None:
            if answer.kind == "done":
                await self.keep("done")
            await self._tell(LessonAnswer(answer.kind, answer.text, " ".join(RULE_ID.findall(answer.rule))))
        if isinstance(message, Learn) and message.do == "skip":
            await self.keep("skipped")
        await self._show()

    def _answer(self, message: LessonMessage) -> Feedback | None:
        run = self.run
        match message:
            case Play():
                return run.play(message.action)
            case FinishStep():
                return run.play("done")
            case Ask():
                known = why_not(self.table, self.viewer, message.place)
                return run.click(message.place, known.text, known.rule)
            case Undo():
                run.undo()
            case Learn(do="go_on"):
                return run.go_on()
            case Learn(do="show"):
                return run.show()
            case Learn(do="back"):
                run.back()
            case Learn(do="restart"):
                run.restart()
            case Learn(do="again"):
                self.run = begin(run.lesson, run.lang)
        return None

    async def keep(self, state: LessonState) -> None:
        if self.who.account is not None:
            await self.store.learnt(self.who.account, self.run.lesson.game, self.run.lesson.lesson, state)


def _table(run: LessonRun) -> LiveTable:
    """The lesson as a table in play. Nobody confirms, nothing is rated."""
    lesson, state = run.lesson, run.state
    players = len(state.scores())
    others = iter(OTHERS)
    rows = [
        SeatRow(seat, "person" if seat == lesson.seat else "bot", "" if seat == lesson.seat else next(others))
        for seat in range(players)
    ]
    name = f"lesson:{lesson.game}:{lesson.lesson}"
    metadata = Metadata(name, lesson.game, players, 0, {}, run.game.revision, status="running", seats=rows)
    return LiveTable(metadata, run.game, Checkpoint(state, 0))


def step_of(run: LessonRun) -> LessonStep:
    """What is said and shown now. A test shows what is wanted only to who failed twice."""
    lesson, step = run.lesson, run.step
    of = len(lesson.steps)
    if step is None:
        return LessonStep("done", run.say(lesson.done), "", "", [], [], [], [], of, of, False)
    view = run.state.view(lesson.seat)
    homeless = [name for name in step.want if not place_of(run.game, view, lesson.seat, name)]
    return LessonStep(
        kind=step.kind,  # type: ignore[arg-type]
        title=run.say(f"{step.say}-title"),
        text=run.say(step.say),
        task=run.say(f"{step.say}-do"),
        look=list(step.look),
        light=list(step.light),
        wanted=run.wanted(),
        actions=homeless if run.points else [],
        n=run.at + 1,
        of=of,
        pointed=run.pointed,
    )
