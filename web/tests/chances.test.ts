import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { HintLine } from "../src/protocol";
import { chances, sentence } from "../src/table/chances";
import de from "../src/words/de.ftl?raw";
import en from "../src/words/en.ftl?raw";
import pl from "../src/words/pl.ftl?raw";

const line: HintLine = {
  action: "hire:2",
  text: "Hire a worker",
  piece: "",
  place: "",
  visits: 40,
  points: 87.5,
  before: 0.624,
  win: 0.655,
  reason: "against the next best: train stations +4, cattle cards −1",
};

/** What the pages say in a language. */
function words(lang: string): (key: string, args: Record<string, string>) => string {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource({ en, pl, de }[lang] ?? ""));
  return (key, args) => bundle.formatPattern(bundle.getMessage(key)?.value ?? key, args);
}

describe("the chances to win", () => {
  test.each([
    ["en", "win 62% → 66%"],
    ["pl", "wygrana 62% → 66%"],
    ["de", "Sieg 62\u00a0% → 66\u00a0%"],
  ])("are whole percents as %s writes them", (lang, shown) => {
    expect(words(lang)("hint-win", { ...chances(line, lang) })).toBe(shown);
  });

  test("are not told by a bot that cannot say them", () => {
    expect(chances({ ...line, before: null, win: null }, "en")).toBeNull();
    expect(chances({ ...line, before: null }, "en")).toBeNull();
  });

  test("may be none or all", () => {
    expect(chances({ ...line, before: 0, win: 1 }, "en")).toEqual({ before: "0%", after: "100%" });
  });
});

describe("a screen reader", () => {
  const said = (told: HintLine, lang: string) =>
    sentence(told, chances(told, lang) ?? { before: "", after: "" }, words(lang));

  test("gets one sentence for a move", () => {
    expect(said(line, "en")).toBe(
      "Hire a worker: chance to win 62% now, 66% after it; against the next best: train stations +4, cattle cards −1.",
    );
    expect(said({ ...line, text: "Zatrudnij", reason: "wobec następnego: miasta +4" }, "pl")).toBe(
      "Zatrudnij: szansa na wygraną teraz 62%, potem 66%; wobec następnego: miasta +4.",
    );
  });

  test("hears no reason where there is none", () => {
    expect(said({ ...line, reason: "" }, "en")).toBe("Hire a worker: chance to win 62% now, 66% after it.");
    expect(said({ ...line, reason: "" }, "de")).toBe("Hire a worker: Siegchance jetzt 62\u00a0%, danach 66\u00a0%.");
  });
});
