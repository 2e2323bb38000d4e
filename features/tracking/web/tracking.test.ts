import { describe, expect, it } from "vitest";
import { describeRoute } from "./describe-route.ts";
import { type BrowserTraits, dayOf, makeFingerprint } from "./fingerprint.ts";
import { mayTrack } from "./tracking-consent.ts";
import { rateVital } from "./web-vitals.ts";

const traits: BrowserTraits = {
  browser: "Firefox",
  platform: "Linux",
  language: "de",
  timeZone: "Europe/Berlin",
  width: "desktop",
};

describe("the fingerprint", () => {
  it("has twelve characters and stays the same for the day", async () => {
    const first = await makeFingerprint(traits, "2026-01-31");
    expect(first).toMatch(/^[0-9a-f]{12}$/);
    expect(await makeFingerprint({ ...traits }, "2026-01-31")).toBe(first);
  });

  it("is another one the next day", async () => {
    const today = await makeFingerprint(traits, "2026-01-31");
    expect(await makeFingerprint(traits, "2026-02-01")).not.toBe(today);
  });

  it("counts days in UTC", () => {
    expect(dayOf(new Date("2026-01-31T23:59:59Z"))).toBe("2026-01-31");
  });
});

describe("who does not want to be tracked", () => {
  it("is tracked only when the browser says nothing against it", () => {
    expect(mayTrack({ doNotTrack: null })).toBe(true);
    expect(mayTrack({ doNotTrack: "0" })).toBe(true);
  });

  it("is left alone with Do Not Track", () => {
    expect(mayTrack({ doNotTrack: "1" })).toBe(false);
  });

  it("is left alone with Global Privacy Control", () => {
    const browser = { doNotTrack: null, globalPrivacyControl: true };
    expect(mayTrack(browser)).toBe(false);
  });
});

describe("the rating of a web vital", () => {
  it.each([
    ["LCP", 2500, "good"],
    ["LCP", 4000, "needs improvement"],
    ["LCP", 4001, "poor"],
    ["CLS", 0.26, "poor"],
    ["INP", 200, "good"],
    ["TTFB", 1800, "needs improvement"],
    ["FID", 301, "poor"],
  ] as const)("%s of %s is %s", (name, value, rating) => {
    expect(rateVital(name, value)).toBe(rating);
  });
});

describe("the route of a page view", () => {
  it("is the path", () => {
    expect(describeRoute("/")).toBe("/");
    expect(describeRoute("/admin/app-settings")).toBe("/admin/app-settings");
    expect(describeRoute("/legal/acceptable-use")).toBe("/legal/acceptable-use");
  });

  it("names no conversation and gives no token away", () => {
    expect(describeRoute("/chat/0199a1b2-0000-7000-8000-000000000000")).toBe("/chat/:id");
    expect(describeRoute("/free-join/secret")).toBe("/free-join/:id");
    expect(describeRoute("/legal/averyveryveryverylongsegment")).toBe("/legal/:id");
  });
});
