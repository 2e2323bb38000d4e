import { describe, expect, it } from "vitest";
import { slotsOf } from "./slots.ts";

const berlin = "Europe/Berlin";

function next(cron: string, timeZone: string, from: string, count: number): string[] {
  const slots = slotsOf(cron, timeZone);
  const found: string[] = [];
  let at: Date | undefined = new Date(from);
  while (found.length < count) {
    at = slots.after(at);
    if (!at) break;
    found.push(at.toISOString().slice(5, 16));
  }
  return found;
}
const newest = (cron: string, timeZone: string, first: string, until: string, count: number) =>
  slotsOf(cron, timeZone)
    .newestBetween(new Date(first), new Date(until), count)
    .map((slot) => slot.toISOString().slice(5, 16));

describe("when clocks are put forward", () => {
  it("a time that is missing fires once, at the next that exists, and the day after as ever", () => {
    expect(next("30 2 * * *", berlin, "2026-03-27T12:00Z", 3)).toEqual([
      "03-28T01:30",
      "03-29T01:00",
      "03-30T00:30",
    ]);
  });

  it("times before and behind the gap are not doubled by the one inside", () => {
    expect(next("0 1,2,3 * * *", berlin, "2026-03-28T23:00Z", 3)).toEqual([
      "03-29T00:00",
      "03-29T01:00",
      "03-29T23:00",
    ]);
  });

  it("a pattern of every hour skips nothing that exists", () => {
    expect(next("0 * * * *", berlin, "2026-03-28T23:00Z", 3)).toEqual([
      "03-29T00:00",
      "03-29T01:00",
      "03-29T02:00",
    ]);
  });
});

describe("when clocks are put back", () => {
  it.each([
    ["30 2 * * *", ["10-25T00:30", "10-26T01:30"]],
    ["*/20 2 * * *", ["10-25T00:00", "10-25T00:20", "10-25T00:40", "10-26T01:00"]],
    ["0 1,2,3 * * *", ["10-24T23:00", "10-25T00:00", "10-25T02:00", "10-26T00:00"]],
    ["0 */2 * * *", ["10-24T22:00", "10-25T00:00", "10-25T03:00"]],
  ])("%s fires once in the hour that comes twice", (cron, slots) => {
    expect(next(cron, berlin, "2026-10-24T21:59Z", slots.length)).toEqual(slots);
    const last = `2026-${slots.at(-1)}Z`;
    expect(newest(cron, berlin, "2026-10-24T21:59Z", last, 99)).toEqual(slots.toReversed());
  });

  it("a pattern of every hour or minute goes on through both", () => {
    expect(next("0 * * * *", berlin, "2026-10-24T23:30Z", 3)).toEqual([
      "10-25T00:00",
      "10-25T01:00",
      "10-25T02:00",
    ]);
    expect(next("*/30 * * * *", berlin, "2026-10-25T00:10Z", 3)).toEqual([
      "10-25T00:30",
      "10-25T01:00",
      "10-25T01:30",
    ]);
  });

  it("half an hour on Lord Howe Island as well", () => {
    // Put back from 02:00 to 01:30 at 15:00 UTC.
    expect(next("40 1 * * *", "Australia/Lord_Howe", "2026-04-04T12:00Z", 2)).toEqual([
      "04-04T14:40",
      "04-05T15:10",
    ]);
    expect(next("*/20 1 * * *", "Australia/Lord_Howe", "2026-04-04T12:00Z", 4)).toEqual([
      "04-04T14:00",
      "04-04T14:20",
      "04-04T14:40",
      "04-05T14:30",
    ]);
  });
});

describe("slots between two moments", () => {
  it("are the newest, with the last moment itself", () => {
    expect(newest("* * * * *", "UTC", "2026-01-01T00:00Z", "2026-06-01T12:00Z", 3)).toEqual([
      "06-01T12:00",
      "06-01T11:59",
      "06-01T11:58",
    ]);
    expect(newest("0 3 * * *", "UTC", "2026-06-01T03:00Z", "2026-06-01T03:00Z", 3)).toEqual(["06-01T03:00"]);
    expect(newest("0 3 * * *", "UTC", "2026-06-01T03:01Z", "2026-06-02T02:59Z", 3)).toEqual([]);
  });
});

describe("a pattern", () => {
  it("that never comes has no slot", () => {
    expect(slotsOf("0 0 31 2 *", "UTC").after(new Date("2026-01-01"))).toBeUndefined();
  });

  it.each([
    ["* * * * * *", "UTC"],
    ["61 * * * *", "UTC"],
    ["", "UTC"],
    ["0 3 * * *", "Mars/Olympus"],
  ])("%s in %s is refused", (cron, timeZone) => {
    expect(() => slotsOf(cron, timeZone)).toThrow();
  });
});
