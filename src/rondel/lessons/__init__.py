"""Lessons: short courses on real positions, written as data in a game's folder and played by its engine."""

from .format import BadLesson, Lesson, Step, aid_of, course_of, lessons_of
from .run import Feedback, LessonRun

__all__ = ["BadLesson", "Feedback", "Lesson", "LessonRun", "Step", "aid_of", "course_of", "lessons_of"]
