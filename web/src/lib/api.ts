// The HTTP API: JSON there and back, the language and the CSRF token added, every failure an ApiError with words.
import type { Me, Problem } from "../protocol";
import { key } from "./key";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { say } from "./words";

type Query = Record<string, string | number | boolean | null | undefined>;

/** What went wrong in words a person can read; `field` names the input to mend, "" if none. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }

  get status(): number {
    return this.problem.status;
  }

  get field(): string {
    return this.problem.field;
  }
}

/** The words for any failure, never a raw error. */
export function wordsFor(error: unknown): string {
  return error instanceof ApiError ? error.message : say("error-unexpected");
}

function address(path: string, query: Query = {}): string {
  const params = new URLSearchParams({ lang: settings.lang });
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) params.set(name, String(value));
  if (/^\/tables(\/|$)/.test(path) && key()) params.set("key", key());
  return `/api${path}?${params}`;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";
}

/** The token belongs to a cookie; another tab, opened at the same moment, may have replaced that. */
async function change<T>(method: string, path: string, query?: Query, body?: unknown): Promise<T> {
  try {
    return await ask<T>(method, path, query, body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.field !== "X-CSRF-Token") throw error;
    await me();
    return await ask<T>(method, path, query, body);
  }
}

const json = (answer: Response): Promise<unknown> => answer.json().catch(() => null);

async function ask<T>(method: string, path: string, query?: Query, body?: unknown, read = json): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-CSRF-Token"] = (session.me ?? (await me())).csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  let found: unknown;
  try {
    answer = await fetch(address(path, query), {
      method,
      headers,
      credentials: "same-origin",
      keepalive: method === "PUT", // it arrives although the page is closed
      body: body === undefined || body instanceof Blob ? body : JSON.stringify(body), // a file goes as it is
    });
    found = await (answer.ok ? read : json)(answer);
  } catch {
    throw new ApiError({ status: 0, field: "", message: say("error-offline") });
  }
  if (answer.ok) return found as T;
  if (isProblem(found)) throw new ApiError({ status: answer.status, field: found.field ?? "", message: found.message });
  throw new ApiError({ status: answer.status, field: "", message: say("error-unexpected") });
}

export const get = <T>(path: string, query?: Query): Promise<T> => ask<T>("GET", path, query);
export const getFile = (path: string): Promise<Blob> =>
  ask<Blob>("GET", path, undefined, undefined, (answer) => answer.blob());
export const post = <T>(path: string, body: unknown, query?: Query): Promise<T> => change<T>("POST", path, query, body);
export const put = <T>(path: string, body: unknown): Promise<T> => change<T>("PUT", path, undefined, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => change<T>("DELETE", path, undefined, body);

/** Who I am, asked anew and remembered in `session.me`; so do logging in and out with the Me they return. */
export async function me(): Promise<Me> {
  session.me = await get<Me>("/me");
  return session.me;
}
