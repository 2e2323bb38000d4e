import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBriefMemory } from "./brief-memory.ts";
import type { Services } from "./services.ts";

const servicesOf = () => ({}) as Services;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a brief memory", () => {
  it("reads once for all who ask within a second, and anew afterwards", async () => {
    const [memory, services] = [createBriefMemory<number>(), servicesOf()];
    let reads = 0;
    const read = async () => ++reads;
    const asked = await Promise.all([1, 2, 3].map(() => memory.recall(services, "a", read)));
    expect(asked).toEqual([1, 1, 1]);
    vi.advanceTimersByTime(999);
    expect(await memory.recall(services, "a", read)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await memory.recall(services, "a", read)).toBe(2);
  });

  it("keeps keys and servers apart", async () => {
    const [memory, one, two] = [createBriefMemory<string>(), servicesOf(), servicesOf()];
    expect(await memory.recall(one, "a", async () => "a of one")).toBe("a of one");
    expect(await memory.recall(one, "b", async () => "b of one")).toBe("b of one");
    expect(await memory.recall(two, "a", async () => "a of two")).toBe("a of two");
  });

  it("does not remember what was being read when it was told to forget", async () => {
    const [memory, services] = [createBriefMemory<string>(), servicesOf()];
    const old = Promise.withResolvers<string>();
    const first = memory.recall(services, "a", () => old.promise);
    memory.forget(services);
    expect(await memory.recall(services, "a", async () => "new")).toBe("new");
    old.resolve("old");
    expect(await first).toBe("old");
    expect(await memory.recall(services, "a", async () => "newer")).toBe("new");
  });

  it("does not remember a failure", async () => {
    const [memory, services] = [createBriefMemory<string>(), servicesOf()];
    const failing = memory.recall(services, "a", async () => {
      throw new Error("no database");
    });
    await expect(failing).rejects.toThrow("no database");
    expect(await memory.recall(services, "a", async () => "there again")).toBe("there again");
  });
});
