import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Me, Preferences } from "../src/protocol";

const put = vi.hoisted(() => vi.fn<(path: string, body: Preferences) => Promise<Preferences>>());
vi.mock("../src/lib/api", () => ({ put }));
vi.mock("../src/lib/theme", () => ({ showTheme: () => undefined }));
vi.mock("../src/lib/words", () => ({ loadWords: () => undefined }));

const ada = (settings: Preferences | null): Me => ({
  local: false,
  name: "Ada",
  email: "",
  csrf: "",
  mail: false,
  settings,
});
const nobody: Me = { ...ada(null), name: null };

/** The modules of a page that was just loaded. */
async function page() {
  vi.resetModules();
  const { follow, toSave, unsaved } = await import("../src/lib/following");
  const { prefer, settings } = await import("../src/lib/settings.svelte");
  const { session } = await import("../src/lib/session.svelte");
  const enter = (me: Me) => {
    session.me = me;
    follow(session.me);
  };
  return { enter, prefer, session, settings, toSave, unsaved };
}

beforeEach(() => {
  vi.useFakeTimers();
  put.mockReset().mockImplementation((_, body) => Promise.resolve(body));
});
afterEach(() => void vi.useRealTimers());

describe("what is saved", () => {
  test("is what was changed; of an account without settings all that follow it", async () => {
    const { settings, toSave } = await page();
    expect(toSave({}, { theme: "dark" }, settings)).toEqual({ theme: "dark" });
    const all = toSave(null, { theme: "dark" }, settings);
    expect({ ...all, cover: true, notify: "never" }).toEqual(settings);
    expect(Object.keys(all)).toHaveLength(Object.keys(settings).length - 2);
  });

  test("is saved again only where it was changed meanwhile", async () => {
    const { unsaved } = await page();
    expect(unsaved({ theme: "dark", volume: 0.2 }, { theme: "dark", volume: 0.1 })).toEqual({ volume: 0.2 });
    expect(unsaved({ motion: false }, { motion: false })).toEqual({});
    expect(unsaved({ motion: false }, { pace: "slow" })).toEqual({ motion: false });
  });
});

describe("the settings of an account", () => {
  test("take the place of the browser's", async () => {
    const { enter, settings } = await page();
    enter(ada({ theme: "dark", volume: 0 }));
    expect(settings).toMatchObject({ theme: "dark", volume: 0, pace: "brisk", notify: "never" });
    await vi.runAllTimersAsync();
    expect(put).not.toHaveBeenCalled();
  });

  test("are saved when they change, several at once, and only those of the account", async () => {
    const { enter, prefer, session } = await page();
    enter(ada({ theme: "dark" }));
    prefer("volume", 0.1);
    prefer("volume", 0.2);
    prefer("pace", "slow");
    prefer("notify", "always");
    await vi.runAllTimersAsync();
    expect(put.mock.calls).toEqual([["/me/settings", { volume: 0.2, pace: "slow" }]]);
    expect(session.me?.settings).toEqual({ volume: 0.2, pace: "slow" });
  });

  test("that could not be saved are shown, and saved with the next change", async () => {
    const { enter, prefer, settings } = await page();
    enter(ada({ theme: "light" }));
    put.mockRejectedValueOnce(new Error("offline"));
    prefer("theme", "dark");
    await vi.runAllTimersAsync();
    enter(ada({ theme: "light" })); // asked anew
    expect(settings.theme).toBe("dark");
    prefer("motion", false);
    await vi.runAllTimersAsync();
    expect(put.mock.calls.map(([, body]) => body)).toEqual([{ theme: "dark" }, { theme: "dark", motion: false }]);
  });

  test("may be changed before the server has said who is there", async () => {
    const { enter, prefer, settings } = await page();
    prefer("theme", "dark");
    enter(ada({ theme: "light", text: "large" }));
    expect(settings).toMatchObject({ theme: "dark", text: "large" });
    await vi.runAllTimersAsync();
    expect(put.mock.calls).toEqual([["/me/settings", { theme: "dark" }]]);
  });

  test("are not those of a visitor, nor of who logs in next", async () => {
    const { enter, prefer, settings } = await page();
    enter(nobody);
    prefer("theme", "dark");
    enter(ada({ theme: "light" }));
    expect(settings.theme).toBe("light");
    prefer("theme", "dark");
    enter({ ...ada({ pace: "slow" }), name: "Ben" });
    await vi.runAllTimersAsync();
    expect(put).not.toHaveBeenCalled();
  });
});
