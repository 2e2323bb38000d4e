import { expect, it } from "vitest";
import { localTimeZone, timeZones } from "./time-zones.ts";

it("offers every zone once, in order, with UTC", () => {
  const zones = timeZones("Europe/Berlin");
  expect(zones).toContain("UTC");
  expect(zones.filter((name) => name === "Europe/Berlin")).toHaveLength(1);
  expect(zones).toEqual([...zones].sort());
});

it("keeps a chosen zone that this browser does not know", () => {
  expect(timeZones("Mars/Olympus")).toContain("Mars/Olympus");
});

it("begins with the zone of the browser", () => {
  expect(timeZones(localTimeZone())).toContain(localTimeZone());
});
