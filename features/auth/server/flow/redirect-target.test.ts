import { describe, expect, test } from "vitest";
import { defaultAuthSettings } from "../settings/auth-settings.ts";
import { redirectTarget } from "./redirect-target.ts";

const siteUrl = "https://app.example.com";
const target = (requested: string, allowedRedirects: string[] = [], referer?: string) =>
  redirectTarget({ settings: { ...defaultAuthSettings, siteUrl, allowedRedirects } }, requested, referer);

describe("a link may lead to", () => {
  test.each([
    ["any page of the site", "https://app.example.com/welcome?a=1#b", []],
    ["a host of one more label, for a star", "https://eu.example.org/a", ["https://*.example.org/*"]],
    ["any depth of path, for two stars", "https://eu.example.org/a/b.html?c", ["https://eu.example.org/**"]],
    ["an app's own scheme that is listed", "com.example.app://callback", ["com.example.app://callback"]],
    ["a host that is listed without the slash", "https://eu.example.org", ["https://eu.example.org"]],
  ])("%s", (_what, address, allowed) => {
    expect(target(address, allowed)).toBe(address);
  });

  test("the page that asked, when nothing else was asked for", () => {
    const referer = "https://app.example.com/settings";
    expect(target("", [], referer)).toBe(referer);
    expect(target("https://evil.example/", [], referer)).toBe(referer);
  });

  test("a site on this machine at whatever port it runs", () => {
    const settings = { ...defaultAuthSettings, siteUrl: "http://127.0.0.1:3000" };
    expect(redirectTarget({ settings }, "http://127.0.0.1:4000/x")).toBe("http://127.0.0.1:4000/x");
  });

  test.each([
    ["http://127.0.0.1:3000", "http://localhost:3000/auth/link?type=signup"],
    ["http://localhost:3000", "http://127.0.0.1:3000/auth/link?type=signup"],
    ["http://localhost:3000", "http://[::1]:3000/auth/link"],
  ])("a site on this machine, %s, by its other name", (local, address) => {
    expect(redirectTarget({ settings: { ...defaultAuthSettings, siteUrl: local } }, address)).toBe(address);
  });
});

test("a site on this machine may list another scheme there", () => {
  const settings = {
    ...defaultAuthSettings,
    siteUrl: "http://localhost:3000",
    allowedRedirects: ["https://127.0.0.1:4000/**"],
  };
  expect(redirectTarget({ settings }, "https://127.0.0.1:4000/x")).toBe("https://127.0.0.1:4000/x");
  expect(redirectTarget({ settings }, "https://127.0.0.1:5000/x")).toBe("http://localhost:3000");
});

describe("a link leads to the site instead of", () => {
  const stars = ["https://*.example.org/**", "https://example.org**"];
  test.each([
    ["another host", "https://evil.example/"],
    ["the site at another port", "https://app.example.com:8443/"],
    ["the site without encryption", "http://app.example.com/"],
    ["a host that begins like the site", "https://app.example.com.evil.example/"],
    ["the site as somebody's name", "https://app.example.com@evil.example/"],
    ["a name within an allowed host", "https://x@eu.example.org/"],
    ["a query that pretends to be a host", "https://evil?.example.org/"],
    ["a fragment that pretends to be a host", "https://evil#.example.org/"],
    ["a backslash", "https://evil.example\\.example.org/"],
    ["a host of two more labels, for one star", "https://a.b.example.org/x"],
    ["a machine by its number", "http://10.0.0.1/"],
    ["the visitor's own machine", "http://127.0.0.1:5173/x"],
    ["the visitor's own machine by its IPv6 address", "http://[::1]:5173/x"],
    ["this machine as one decimal number", "http://2130706433/"],
    ["this machine in a short form", "http://127.1/"],
    ["a script", "javascript:alert(1)//https://app.example.com"],
    ["this machine by its name, which other machines may give away", "http://localhost:3000/"],
    ["a host that begins like this machine", "http://localhost.evil.example/"],
    ["a path alone", "/welcome"],
    ["a line break", "https://app.example.com/\r\nset-cookie: a=b"],
  ])("%s", (_what, address) => {
    expect(target(address, stars)).toBe(siteUrl);
  });

  test.each([
    "http://localhost:5173/x",
    "http://127.0.0.1:5173/x",
    "http://[::1]:5173/x",
    "http://10.0.0.1/",
  ])("%s, even when it is listed", (address) => {
    expect(target(address, [address, "http://**"])).toBe(siteUrl);
  });

  test("a script, even when a pattern would let it through", () => {
    expect(target("javascript:alert(1)", ["**"])).toBe(siteUrl);
  });
});
