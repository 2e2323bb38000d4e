import { expect, it } from "vitest";
import { nextPeriodEnd } from "./next-period-end.ts";
import { fromSeconds, toSeconds } from "./seconds.ts";

const day = (text: string) => toSeconds(new Date(`${text}T00:00:00Z`));
const endsOn = (anchor: string, after: string, months: number) =>
  fromSeconds(nextPeriodEnd(day(anchor), day(after), months))
    .toISOString()
    .slice(0, 10);

it.each([
  ["2027-01-31", "2027-01-31", 1, "2027-02-28"],
  ["2027-01-31", "2027-02-28", 1, "2027-03-31"],
  ["2027-01-31", "2027-02-27", 1, "2027-02-28"],
  ["2027-03-15", "2027-03-15", 12, "2028-03-15"],
  ["2027-03-15", "2028-03-14", 12, "2028-03-15"],
  ["2027-03-15", "2028-03-15", 12, "2029-03-15"],
  ["2028-02-29", "2028-02-29", 12, "2029-02-28"],
  ["2028-02-29", "2031-02-28", 12, "2032-02-29"],
])("counted from %s, what begins on %s and lasts %i months ends on %s", (anchor, after, months, end) => {
  expect(endsOn(anchor, after, months)).toBe(end);
});
