import { describe, expect, it } from "vitest";
import { cronOf, describeCron, rhythmOf } from "./rhythm.ts";

describe("a rhythm that people choose", () => {
  it.each([
    ["0 * * * *", "Every hour"],
    ["25 * * * *", "Every hour, 25 min past"],
    ["5 9 * * *", "Every day at 09:05"],
    ["0 9 * * 1-5", "Every weekday at 09:00"],
    ["30 17 * * 5", "Every Friday at 17:30"],
    ["0 8 1 * *", "On day 1 of every month at 08:00"],
  ])("%s reads: %s, and comes back the same", (cron, words) => {
    expect(describeCron(cron)).toBe(words);
    expect(cronOf(rhythmOf(cron))).toBe(cron);
  });

  it("takes 7 for Sunday, as cron does", () => {
    expect(describeCron("0 9 * * 7")).toBe("Every Sunday at 09:00");
  });
});

it.each(["*/5 * * * *", "0 9 1 * 1", "0 9 * 6 *", "0 9,17 * * *", "0 9 * * 1,3", "70 9 * * *", "nonsense"])(
  "anything else stays a pattern: %s",
  (cron) => {
    expect(rhythmOf(cron)).toEqual({ every: "pattern", cron });
  },
);
