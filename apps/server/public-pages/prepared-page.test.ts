import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, preparePage } from "./prepared-page.ts";

test("every encoding holds the same page", async () => {
  const { bodies, etag } = await preparePage({ html: "<p>one</p>", scripts: [], styles: [] });
  expect([brotliDecompressSync(bodies.br), gunzipSync(bodies.gzip), bodies.identity].map(String)).toEqual(
    Array(3).fill("<p>one</p>"),
  );
  const other = await preparePage({ html: "<p>two</p>", scripts: [], styles: [] });
  expect(other.etag).not.toBe(etag);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["GZIP", "gzip"],
  ["deflate", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("a browser that takes %j gets %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
