import sharp, { type Sharp } from "sharp";
import { expect, it } from "vitest";
import { readImageSize } from "./read-image-size.ts";

const size = { width: 301, height: 47 };
const plain = () => sharp({ create: { ...size, channels: 3, background: "#369" } });
const seeThrough = () => sharp({ create: { ...size, channels: 4, background: "#36912345" } });

it.each<[string, () => Sharp, string]>([
  ["a JPEG", () => plain().jpeg(), "jpeg"],
  [
    "a progressive JPEG with what a camera wrote",
    () =>
      plain()
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Copyright: "x".repeat(20_000) } }),
    "jpeg",
  ],
  ["a PNG", () => plain().png(), "png"],
  ["a WebP", () => plain().webp(), "webp"],
  ["a WebP without loss", () => plain().webp({ lossless: true }), "webp"],
  ["a WebP that can be seen through", () => seeThrough().webp(), "webp"],
])("%s says its size in its header", async (_what, make, format) => {
  const expected = { format, widthPx: 301, heightPx: 47 };
  expect(readImageSize(await make().toBuffer())).toEqual(expected);
});

it.each([
  ["a GIF", () => plain().gif().toBuffer()],
  ["an SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
  ["nothing", async () => Buffer.alloc(0)],
  ["a JPEG that ends in its header", async () => (await plain().jpeg().toBuffer()).subarray(0, 40)],
  [
    "a JPEG whose segments have no length",
    async () => Buffer.concat([Buffer.from("ffd8", "hex"), Buffer.from("ffe10000".repeat(5_000), "hex")]),
  ],
])("%s has none", async (_what, make) => {
  expect(readImageSize(await make())).toBeUndefined();
});
