import { expect, it } from "vitest";
import { isEditOf, keysOf } from "./is-edit-of.ts";

it.each<[string, string, string]>([
  ["", "s", "s"],
  ["open-", "open-sesame", "sesame"],
  ["ab", "abXb", "bX"],
  ["4111", "4111 2", "2"],
  ["", "4711", "4711 and more than the field takes"],
  ["secret", "secre", ""],
  ["secret", "x", "x"],
])("what was %j may have become %j by typing %j", (before, after, inserted) => {
  expect(isEditOf(before, after, { inserted })).toBe(true);
});

it.each<[string, string, string]>([
  ["", "the", "x"],
  ["", "the", "t"],
  ["a", "the", ""],
  ["pass", "pass and more", "p"],
])("what was %j has not become %j by typing %j: the page wrote it", (before, after, inserted) => {
  expect(isEditOf(before, after, { inserted })).toBe(false);
});

it("a letter inserts itself, other keys only remove, and a paste may insert anything", () => {
  expect(
    ["a", "Shift+A", "Space", "Backspace", "Control+A", "Tab", "Control+V", "Shift+Insert"].map(keysOf),
  ).toEqual([
    ...[{ inserted: "a" }, { inserted: "A" }, { inserted: " " }, { inserted: "" }, { inserted: "" }],
    ...[{ inserted: "" }, "anything", "anything"],
  ]);
});
