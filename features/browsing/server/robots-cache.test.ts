import { expect, it } from "vitest";
import { createRobotsCache } from "./robots-cache.ts";

const long = "x".repeat(500_000);

it("keeps no more than eight megabytes, whatever sites send, and the newest of them", async () => {
  const cache = createRobotsCache();
  for (let site = 0; site < 100; site += 1) await cache.put(`https://${site}.example`, Promise.resolve(long));
  expect(cache.bytes).toBeLessThanOrEqual(8_000_000);
  expect(cache.get("https://0.example")).toBeUndefined();
  expect(await cache.get("https://99.example")).toBe(long);
});

it("counts the bytes of texts that arrive together, and of those that are replaced, once", async () => {
  const cache = createRobotsCache();
  const texts = Array.from({ length: 60 }, (_, site) =>
    cache.put(`https://${site % 3}.example`, Promise.resolve("x".repeat(1_000))),
  );
  await Promise.all(texts);
  expect(cache.bytes).toBe(3_000);
  for (const site of [0, 1, 2]) cache.forget(`https://${site}.example`);
  expect(cache.bytes).toBe(0);
});

it("asks a site again after ten minutes, and keeps 500 sites", async () => {
  let nowMs = 0;
  const cache = createRobotsCache(() => nowMs);
  for (let site = 0; site <= 500; site += 1) await cache.put(`https://${site}.example`, Promise.resolve(""));
  expect(cache.get("https://0.example")).toBeUndefined();
  expect(await cache.get("https://1.example")).toBe("");
  nowMs = 10 * 60_000;
  expect(cache.get("https://1.example")).toBeUndefined();
});
