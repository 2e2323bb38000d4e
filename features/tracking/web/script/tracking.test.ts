import { describe, expect, it } from "vitest";
import { formatVital, rateVital } from "../../contract/vitals.ts";
import { describeRoute } from "./describe-route.ts";
import { type BrowserTraits, makeFingerprint } from "./fingerprint.ts";
import { mayTrack } from "./tracking-consent.ts";

const traits: BrowserTraits = {
  browser: "Firefox",
  platform: "Linux",
  language: "de",
  minutesBehind: -60,
  width: "desktop",
};

describe("the fingerprint", () => {
  it("has twelve characters and stays the same with the same salt", async () => {
    const first = await makeFingerprint(traits, "salt of the day");
    expect(first).toMatch(/^[0-9a-f]{12}$/);
    expect(await makeFingerprint({ ...traits }, "salt of the day")).toBe(first);
  });

  it("is another one with the salt of another day", async () => {
    const today = await makeFingerprint(traits, "salt of the day");
    expect(await makeFingerprint(traits, "salt of the next day")).not.toBe(today);
  });

  it("is another one for a browser of another kind", async () => {
    const own = await makeFingerprint(traits, "salt of the day");
    expect(await makeFingerprint({ ...traits, platform: "Windows" }, "salt of the day")).not.toBe(own);
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
    ["FID", 100, "good"],
    ["FID", 301, "poor"],
    ["FCP", 1801, "needs improvement"],
  ] as const)("%s of %s is %s", (name, value, rating) => {
    expect(rateVital(name, value)).toBe(rating);
  });

  it("is told with a number that people read", () => {
    expect(formatVital("INP", 180.4)).toBe("180 ms");
    expect(formatVital("LCP", 2_514)).toBe("2.51 s");
    expect(formatVital("CLS", 0.1018)).toBe("0.102");
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
    expect(describeRoute("/unsubscribe/ann@example.com")).toBe("/unsubscribe/:id");
    expect(describeRoute("/ann@example.com")).toBe("/:id");
    expect(describeRoute("/eyJhbGciOiJIUzI1NiJ9.e30.x/verify")).toBe("/:id/verify");
  });

  it("has the anchor of a section, and nothing else that may stand there", () => {
    expect(describeRoute("/#pricing")).toBe("/#pricing");
    expect(describeRoute("/auth#access_token=secret")).toBe("/auth");
    expect(describeRoute("/auth#0199a1b2")).toBe("/auth");
  });
});
