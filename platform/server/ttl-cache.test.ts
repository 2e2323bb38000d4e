import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Services } from "./services.ts";
import { createTtlCache } from "./ttl-cache.ts";

const servicesOf = () => ({}) as Services;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a cache with a time to live", () => {
  it("reads once for all who ask within a second, and anew afterwards", async () => {
    const [cache, services] = [createTtlCache<number>(), servicesOf()];
    let reads = 0;
    const read = async () => ++reads;
    const asked = await Promise.all([1, 2, 3].map(() => cache.get(services, "a", read)));
    expect(asked).toEqual([1, 1, 1]);
    vi.advanceTimersByTime(999);
    expect(await cache.get(services, "a", read)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await cache.get(services, "a", read)).toBe(2);
  });

  it("keeps keys and servers apart", async () => {
    const [cache, one, two] = [createTtlCache<string>(), servicesOf(), servicesOf()];
    expect(await cache.get(one, "a", async () => "a of one")).toBe("a of one");
    expect(await cache.get(one, "b", async () => "b of one")).toBe("b of one");
    expect(await cache.get(two, "a", async () => "a of two")).toBe("a of two");
  });

  it("does not remember what was being read when it was cleared", async () => {
    const [cache, services] = [createTtlCache<string>(), servicesOf()];
    const old = Promise.withResolvers<string>();
    const first = cache.get(services, "a", () => old.promise);
    cache.clear(services);
    expect(await cache.get(services, "a", async () => "new")).toBe("new");
    old.resolve("old");
    expect(await first).toBe("old");
    expect(await cache.get(services, "a", async () => "newer")).toBe("new");
  });

  it("does not remember a failure", async () => {
    const [cache, services] = [createTtlCache<string>(), servicesOf()];
    const failing = cache.get(services, "a", async () => {
      throw new Error("no database");
    });
    await expect(failing).rejects.toThrow("no database");
    expect(await cache.get(services, "a", async () => "there again")).toBe("there again");
  });
});
