import { expect, it } from "vitest";
import { endOfDay } from "./end-of-day.ts";

const now = new Date("2026-11-21T12:00:00");

it("a day ends with its last second; no day has no end", () => {
  expect(endOfDay("2026-11-21", now)).toBe(new Date("2026-11-21T23:59:59").toISOString());
  expect(endOfDay("", now)).toBeNull();
});

it("a day that is over is refused, and what is no day", () => {
  expect(endOfDay("2026-11-20", now)).toBeUndefined();
  expect(endOfDay("soon", now)).toBeUndefined();
});
