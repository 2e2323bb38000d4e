import { expect, it } from "vitest";
import { formatUtc } from "./format-time.ts";

it("writes the time in UTC to the second, the same for every reader", () => {
  expect(formatUtc(new Date("2026-11-21T15:02:11.987+01:00"))).toBe("2026-11-21 14:02:11 UTC");
});
