import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { allowByHash } from "./allow-by-hash.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a policy allows what stands in the page by its hash, besides what it allowed", () => {
  const policy = "default-src 'none';script-src 'self' https://a.example;style-src 'self';img-src 'self'";
  expect(allowByHash(policy, { scripts: ["one"], styles: ["two", "three"] })).toBe(
    `default-src 'none';script-src 'self' https://a.example ${hash("one")};` +
      `style-src 'self' ${hash("two")} ${hash("three")};img-src 'self'`,
  );
});
