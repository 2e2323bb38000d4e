import { expect, it } from "vitest";
import { describeBackup } from "./describe-backup.ts";

const now = new Date("2026-03-31T12:00:00Z");

it("asks for a backup where none is recorded, or only an old one", () => {
  expect(describeBackup(undefined, now)).toEqual({
    state: "todo",
    text: "Make a backup, then record it here.",
  });
  expect(describeBackup({ recordedAt: "2026-03-01T12:00:00Z" }, now)).toEqual({
    state: "todo",
    text: "The last backup was recorded 30 days ago. Make a new one.",
  });
});

it("is good with a recent backup", () => {
  expect(describeBackup({ recordedAt: "2026-03-31T08:00:00Z" }, now)).toEqual({
    state: "good",
    text: "The last backup was recorded today.",
  });
  expect(describeBackup({ recordedAt: "2026-03-30T08:00:00Z" }, now).text).toContain("yesterday");
  expect(describeBackup({ recordedAt: "2026-03-01T13:00:00Z" }, now).state).toBe("good");
});
