import { expect, test } from "vitest";
import { newId } from "./ids.ts";
import { isUuid } from "./is-uuid.ts";

test("every id of ours is a uuid, also in capitals", () => {
  expect(isUuid(newId())).toBe(true);
  expect(isUuid(newId().toUpperCase())).toBe(true);
});

test.each([
  ["nothing", ""],
  ["a word", "new"],
  ["a short one", newId().slice(1)],
  ["one with something behind it", `${newId()}\n`],
  ["one in braces", `{${newId()}}`],
  ["one without dashes", newId().replaceAll("-", "")],
])("%s is not a uuid", (_kind, text) => {
  expect(isUuid(text)).toBe(false);
});
