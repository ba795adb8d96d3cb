// Which lessons somebody knows: the account's on a served site, and always this browser's.
import type { Course, LessonInfo } from "../protocol";
import { recall, remember } from "../start/memory";

type States = Record<string, "done" | "skipped">;
const KEY = "rondel-lessons";
const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

function kept(): States {
  try {
    return JSON.parse(recall(KEY, "localStorage") ?? "{}") as States;
  } catch {
    return {}; // somebody else wrote there
  }
}

/** What was done stays done. The server keeps it for an account by itself. */
export function keep(game: string, lesson: string, state: "done" | "skipped"): void {
  const all = kept();
  const name = nameOf(game, lesson);
  if (all[name] !== "done") remember(KEY, JSON.stringify({ ...all, [name]: state }), "localStorage");
}

/** The course with what this browser knows of it. */
export function withOwn(course: Course): Course {
  const all = kept();
  const own = (lesson: LessonInfo): LessonInfo => {
    const here = all[nameOf(course.game, lesson.id)] ?? "";
    return { ...lesson, state: lesson.state === "done" ? "done" : here || lesson.state };
  };
  return { ...course, chapters: course.chapters.map((each) => ({ ...each, lessons: each.lessons.map(own) })) };
}

/** The lesson to go on with: the first that is neither done nor skipped. */
export function nextOf(course: Course): LessonInfo | undefined {
  const all = course.chapters.flatMap((chapter) => chapter.lessons);
  return all.find((lesson) => !lesson.state) ?? all.find((lesson) => lesson.state === "skipped");
}
