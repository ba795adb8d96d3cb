import { describe, expect, test } from "vitest";
import { name } from "../src/table/headings";

/** A heading as a drawing has it, with room for so many units, and what became of it. */
function heading(seat: number, room: number) {
  const given = new Map([["font-size", "10"]]);
  return {
    dataset: { seat: `${seat}`, room: `${room}` },
    textContent: "Blue circle",
    getAttribute: (key: string) => given.get(key) ?? null,
    setAttribute: (key: string, value: string) => given.set(key, value),
    removeAttribute: (key: string) => given.delete(key),
    given,
  };
}

function named(names: string[], ...headings: ReturnType<typeof heading>[]) {
  name({ querySelectorAll: () => headings } as unknown as ParentNode, names);
  return headings;
}

describe("the heading of a board", () => {
  test("is the name of who sits there", () => {
    const found = named(["Ada", "Bo"], heading(1, 100), heading(0, 100));
    expect(found.map((one) => one.textContent)).toEqual(["Bo", "Ada"]);
    expect(found[0]?.given.has("textLength")).toBe(false);
  });

  test("stays as drawn where nobody sits, and for the opponent of a solo game", () => {
    const found = named([""], heading(0, 100), heading(1, 100));
    expect(found.map((one) => one.textContent)).toEqual(["Blue circle", "Blue circle"]);
  });

  test("is squeezed into its room, cut off where that is not enough, and free again after it", () => {
    const [one] = named(["Wilhelmina"], heading(0, 50));
    expect([one?.textContent, one?.given.get("textLength")]).toEqual(["Wilhelmina", "50"]);
    if (one) named(["Wilhelmina von Humboldt"], one);
    expect(one?.textContent).toBe("Wilhelmina…");
    if (one) named(["Bo"], one);
    expect([one?.textContent, one?.given.has("textLength")]).toEqual(["Bo", false]);
  });
});
