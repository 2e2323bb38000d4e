import { expect, it } from "vitest";
import { greet } from "./greet.ts";

const at = (hour: number) => new Date(2026, 0, 5, hour);

it.each([
  [4, "Good evening"],
  [5, "Good morning"],
  [11, "Good morning"],
  [12, "Good afternoon"],
  [18, "Good evening"],
])("at %i o'clock says %s", (hour, words) => {
  expect(greet(at(hour), "")).toBe(words);
});

it("uses the first of the names", () => {
  expect(greet(at(9), "  Jana Maria Holt ")).toBe("Good morning, Jana");
});
