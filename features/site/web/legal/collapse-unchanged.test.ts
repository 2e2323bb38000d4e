import { expect, test } from "vitest";
import { collapseUnchanged } from "./collapse-unchanged.ts";

const long = "word ".repeat(200);

test("long parts that stayed are cut short around what changed, at the ends of words", () => {
  const folded = collapseUnchanged([
    { state: "same", text: long },
    { state: "added", text: "new" },
    { state: "same", text: long },
    { state: "same", text: long },
    { state: "removed", text: "old" },
    { state: "same", text: long },
  ]);
  expect(folded.map(({ state }) => state)).toEqual(["same", "added", "same", "removed", "same"]);
  for (const { state, text } of folded) {
    if (state !== "same") continue;
    expect(text.length).toBeLessThan(400);
    expect(text).toContain("…");
    expect(text.replaceAll(/word|…|\s/g, "")).toBe("");
  }
});

test("what changed is never cut, and short parts stay whole", () => {
  const changes = [
    { state: "same" as const, text: "We keep it a " },
    { state: "added" as const, text: long },
  ];
  expect(collapseUnchanged(changes)).toEqual(changes);
});
