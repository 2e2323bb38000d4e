import { describe, expect, it } from "vitest";
import { type DigestTimes, isDigestDue } from "./is-due.ts";

const hourly: DigestTimes = { digest: "hourly", digestAt: "08:00", quiet: null, timeZone: "Europe/Berlin" };
const daily: DigestTimes = { ...hourly, digest: "daily" };
const isDue = (times: DigestTimes, oldest: string, now: string) =>
  isDigestDue(times, new Date(oldest), new Date(now));

describe("the mail with what is new", () => {
  it("comes at the full hour after something was told, or as soon as it can after that", () => {
    expect(isDue(hourly, "2026-06-01T10:05:00Z", "2026-06-01T10:45:00Z")).toBe(false);
    expect(isDue(hourly, "2026-06-01T10:05:00Z", "2026-06-01T11:00:00Z")).toBe(true);
    expect(isDue(hourly, "2026-06-01T10:05:00Z", "2026-06-01T13:20:00Z")).toBe(true);
  });

  it("comes once a day at the person's own time, in summer and in winter", () => {
    expect(isDue(daily, "2026-06-01T10:00:00Z", "2026-06-02T05:45:00Z")).toBe(false);
    expect(isDue(daily, "2026-06-01T10:00:00Z", "2026-06-02T06:00:00Z")).toBe(true);
    expect(isDue(daily, "2026-12-01T10:00:00Z", "2026-12-02T06:45:00Z")).toBe(false);
    expect(isDue(daily, "2026-12-01T10:00:00Z", "2026-12-02T07:00:00Z")).toBe(true);
  });

  it("never comes for whoever wants none", () => {
    expect(isDue({ ...hourly, digest: "never" }, "2026-06-01T10:00:00Z", "2026-06-08T10:00:00Z")).toBe(false);
  });

  it("waits for the end of the quiet hours, also past midnight", () => {
    const night = { ...hourly, quiet: { from: "20:00", to: "07:00" } };
    expect(isDue(night, "2026-06-01T17:30:00Z", "2026-06-01T18:00:00Z")).toBe(false);
    expect(isDue(night, "2026-06-01T17:30:00Z", "2026-06-02T04:45:00Z")).toBe(false);
    expect(isDue(night, "2026-06-01T17:30:00Z", "2026-06-02T05:00:00Z")).toBe(true);
    const noon = { ...hourly, quiet: { from: "12:00", to: "13:00" } };
    expect(isDue(noon, "2026-06-01T09:30:00Z", "2026-06-01T10:30:00Z")).toBe(false);
    expect(isDue(noon, "2026-06-01T09:30:00Z", "2026-06-01T11:00:00Z")).toBe(true);
  });
});
