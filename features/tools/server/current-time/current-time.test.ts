import { describe, expect, it } from "vitest";
import { checkInput } from "../check-input.ts";
import { currentTimeTool } from "./current-time.tool.ts";
import { findTimeZone } from "./find-time-zone.ts";
import { parseDate } from "./parse-date.ts";
import { addToDate, workingDaysBetween } from "./zoned-date.ts";

const SATURDAY_EVENING = new Date("2026-11-21T23:30:00Z");

type Context = Parameters<typeof currentTimeTool.run>[0];
type Input = Parameters<typeof currentTimeTool.run>[1];
const ask = (input: Input, timeZone = "UTC", now = SATURDAY_EVENING) => {
  const ctx = { now: () => now };
  return currentTimeTool.run({ ctx, timeZone } as Context, input);
};

describe("the current time", () => {
  it("is told in the person's own zone", async () => {
    expect((await ask({})).content).toBe("It is Saturday, 21 November 2026, 23:30 UTC.");
    expect((await ask({}, "Europe/Vienna")).summary).toBe(
      "Sunday, 22 November 2026, 00:30 in Europe/Vienna (UTC+1)",
    );
  });

  it("is told for another place by city, zone or abbreviation", async () => {
    expect((await ask({ timeZone: "Tokyo" })).summary).toContain("08:30 in Asia/Tokyo (UTC+9)");
    expect((await ask({ timeZone: "new york" })).summary).toContain("18:30 in America/New_York (UTC-5)");
    expect((await ask({ timeZone: "Asia/Kolkata" })).summary).toContain("05:00 in Asia/");
    expect(findTimeZone("San Francisco")).toBe("America/Los_Angeles");
    expect(findTimeZone("cet")).toBe("Europe/Paris");
  });

  it("is refused for a place that is not known", async () => {
    await expect(ask({ timeZone: "Atlantis" })).rejects.toMatchObject({
      code: "current_time.unknown_time_zone",
    });
    await expect(ask({ timeZone: "../../etc/passwd" })).rejects.toMatchObject({
      code: "current_time.unknown_time_zone",
    });
  });
});

describe("a day", () => {
  it.each([
    ["2026-12-24", "2026-12-24"],
    ["24 December 2026", "2026-12-24"],
    ["December 24", "2026-12-24"],
    ["Christmas", "2026-12-25"],
    ["christmas eve", "2026-12-24"],
    ["New Year", "2027-01-01"],
    ["christmas 2024", "2024-12-25"],
    ["tomorrow", "2026-11-22"],
    ["yesterday", "2026-11-20"],
    ["next Friday", "2026-11-27"],
    ["Monday", "2026-11-23"],
    ["in 10 days", "2026-12-01"],
    ["the end of the year", "2026-12-31"],
    ["end of month", "2026-11-30"],
    ["2028-02-29", "2028-02-29"],
  ])("named %s is %s", async (text, expected) => {
    expect((await ask({ date: text })).data).toMatchObject({ date: expected });
  });

  it("is described with its weekday and distance", async () => {
    expect((await ask({ date: "2026-12-25" })).summary).toBe("Friday, 25 December 2026 is 34 days from now");
    expect((await ask({ date: "2026-11-20" })).summary).toBe("Friday, 20 November 2026 is yesterday");
  });

  it("is counted from the person's own today, not from UTC's", async () => {
    expect((await ask({ date: "tomorrow" }, "Europe/Vienna")).data).toMatchObject({ date: "2026-11-23" });
    expect((await ask({ date: "tomorrow" }, "America/New_York")).data).toMatchObject({ date: "2026-11-22" });
  });

  it.each(["2026-02-30", "2027-02-29", "2026-13-01", "no day at all"])(
    "that does not exist is refused: %s",
    async (text) => {
      await expect(parseDate(text, SATURDAY_EVENING, "UTC")).rejects.toMatchObject({
        code: "current_time.not_a_date",
      });
    },
  );
});

describe("days between two days", () => {
  it("are counted, also in weeks and working days", async () => {
    const { summary, data } = await ask({ until: "Christmas" });
    expect(summary).toBe(
      "34 days (4 weeks and 6 days; 25 working days) from Saturday, 21 November 2026 to Friday, 25 December 2026",
    );
    expect(data).toMatchObject({ days: 34 });
  });

  it("do not depend on the change of the clocks", async () => {
    const { data } = await ask({ date: "2026-03-28", until: "2026-03-30" }, "Europe/Vienna");
    expect(data).toMatchObject({ days: 2 });
  });

  it("are counted backwards as well", async () => {
    expect((await ask({ date: "2026-12-25", until: "2026-12-20" })).data).toMatchObject({ days: -5 });
  });

  it("count working days as a calendar does", () => {
    const friday = { year: 2026, month: 11, day: 20 };
    expect(workingDaysBetween(friday, { year: 2026, month: 11, day: 23 })).toBe(1);
    expect(workingDaysBetween(friday, { year: 2026, month: 11, day: 22 })).toBe(0);
    expect(workingDaysBetween(friday, { year: 2026, month: 12, day: 4 })).toBe(10);
  });
});

describe("a day that is moved", () => {
  it("keeps within its month and skips weekends when asked", async () => {
    expect(addToDate({ year: 2026, month: 1, day: 31 }, 1, "month")).toEqual({
      year: 2026,
      month: 2,
      day: 28,
    });
    expect(addToDate({ year: 2028, month: 2, day: 29 }, 1, "year")).toEqual({
      year: 2029,
      month: 2,
      day: 28,
    });
    expect(addToDate({ year: 2026, month: 1, day: 15 }, -2, "month")).toEqual({
      year: 2025,
      month: 11,
      day: 15,
    });
    expect(addToDate({ year: 2026, month: 11, day: 20 }, 3, "working_day")).toEqual({
      year: 2026,
      month: 11,
      day: 25,
    });
    const { summary } = await ask({ add: { amount: 90, unit: "day" } });
    expect(summary).toBe("90 days after Saturday, 21 November 2026 is Friday, 19 February 2027");
  });

  it.each([
    ["15:30", 2, "hour", "2 hours after 15:30 is 17:30"],
    ["3 pm", -90, "minute", "90 minutes before 15:00 is 13:30"],
    ["23:15", 1, "hour", "1 hour after 23:15 is 00:15 the next day"],
    ["12 am", -1, "minute", "1 minute before 00:00 is 23:59 the day before"],
  ] as const)("may be a time of day: %s moved by %d %s", async (date, amount, unit, line) => {
    expect((await ask({ date, add: { amount, unit } })).summary).toBe(line);
  });

  it("may be the present moment, and no time that is none", async () => {
    const { summary } = await ask({ add: { amount: 2, unit: "hour" } });
    expect(summary).toBe("2 hours from now it is Sunday, 22 November 2026, 01:30 UTC");
    for (const date of ["25:00", "13 pm", "noonish"]) {
      await expect(ask({ date, add: { amount: 2, unit: "hour" } })).rejects.toMatchObject({
        code: "current_time.not_a_time",
      });
    }
  });

  it("cannot be moved beyond a century", async () => {
    const input = { add: { amount: 40_000, unit: "day" } };
    expect(await checkInput(currentTimeTool.input, input)).toMatchObject({ isValid: false });
  });
});
