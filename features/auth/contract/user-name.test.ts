import { expect, it } from "vitest";
import { cutUserName, turnsDirection } from "./user-name.ts";

const family = "👨‍👩‍👧‍👦";

it("is cut after a hundred characters, of whatever length, and never within one", () => {
  expect(cutUserName(family.repeat(101))).toBe(family.repeat(100));
  expect(cutUserName(`${"a".repeat(99)}${family}b`)).toBe(`${"a".repeat(99)}${family}`);
  expect(cutUserName("e\u0301".repeat(101))).toBe("e\u0301".repeat(100));
});

it("stays as it is up to the limit", () => {
  for (const name of ["", "Inês", "a".repeat(100), family.repeat(100)]) expect(cutUserName(name)).toBe(name);
});

it.each(["\u202e", "\u202a", "\u2066", "\u2069"])(
  "is seen through when a mark turns its direction",
  (mark) => {
    expect(turnsDirection(`Ann${mark}nimda`)).toBe(true);
  },
);

it.each(["דנה", "محمد", "Ann \u200f(דנה)", family])("may be written in any script: %s", (name) => {
  expect(turnsDirection(name)).toBe(false);
});
