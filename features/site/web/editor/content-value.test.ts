import { expect, test } from "vitest";
import { moveItem, setAt } from "./content-value.ts";

test("a value is set at its place, and nothing else changes", () => {
  const body = { hero: { headline: "A" }, items: [{ name: "x" }, { name: "y" }] };
  expect(setAt(body, ["items", 1, "name"], "z")).toEqual({
    hero: { headline: "A" },
    items: [{ name: "x" }, { name: "z" }],
  });
  expect(body.items[1]).toEqual({ name: "y" });
});

test.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [1, 1, ["a", "b", "c"]],
])("an item moves from %d to %d", (from, to, result) => {
  expect(moveItem(["a", "b", "c"], from, to)).toEqual(result);
});
