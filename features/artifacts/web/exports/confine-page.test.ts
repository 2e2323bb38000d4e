import { expect, it } from "vitest";
import { confinePage } from "./confine-page.ts";

it.each([
  "<p>Hello</p>",
  "<!doctype html><html><head><script src=x></script></head></html>",
  "<head><meta charset=utf-8>",
])("puts the policy before everything else of %j", (content) => {
  const [type, policy, rest] = confinePage(content).split(
    /(<meta http-equiv="Content-Security-Policy"[^>]*>)/,
  );
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'none'");
  expect(type + String(rest)).toBe(content);
  expect(["", "<!doctype html>"]).toContain(type);
});

it("takes no document type that stands elsewhere for that of the page", () => {
  expect(confinePage("<script src=x></script><!doctype html>")).toMatch(/^<meta http-equiv/);
});
