import { expect, it } from "vitest";
import { memorySettings, usableMemory } from "./memory-settings.ts";

const gigabyte = 2 ** 30;

it.each([
  [0.25, "32MB", "4MB", "32MB"],
  [2, "256MB", "4MB", "32MB"],
  [8, "1024MB", "8MB", "128MB"],
  [64, "1024MB", "16MB", "256MB"],
])("on %s GB the cache has an eighth, at most 1 GB", (gigabytes, cache, sort, maintenance) => {
  expect(memorySettings(gigabytes * gigabyte)).toMatchObject({
    shared_buffers: cache,
    work_mem: sort,
    maintenance_work_mem: maintenance,
  });
});

it("knows the memory of this machine", () => {
  expect(usableMemory()).toBeGreaterThan(0.1 * gigabyte);
});
