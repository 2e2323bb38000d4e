import { expect, test, vi } from "vitest";
import { createReloadable } from "./reloadable.ts";

function counted() {
  let nowMs = 0;
  const load = vi.fn(async (): Promise<number> => load.mock.calls.length);
  const wait = (ms: number) => {
    nowMs += ms;
  };
  return { load, value: createReloadable(load, () => nowMs), wait };
}

test("all who ask at the same time share one load", async () => {
  const { load, value } = counted();
  expect(await Promise.all([value.get(), value.get(), value.get(10)])).toEqual([1, 1, 1]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a value older than wanted is loaded again, but only for those who want it newer", async () => {
  const { value, wait } = counted();
  await value.get();
  wait(11);
  expect(await value.get()).toBe(1);
  expect(await value.get(11)).toBe(1);
  expect(await value.get(10)).toBe(2);
  expect(await value.get(10)).toBe(2);
});

test("a load that failed is told to those who waited for it, and tried again by the next", async () => {
  const { load, value } = counted();
  load.mockRejectedValueOnce(new Error("The database is away."));
  await expect(value.get()).rejects.toThrow("The database is away.");
  expect(await value.get()).toBe(2);
});

test("a value of before the clock was set back is loaded again for those who want it new", async () => {
  const { value, wait } = counted();
  await value.get();
  wait(-60_000);
  expect(await value.get()).toBe(1);
  expect(await value.get(10)).toBe(2);
  expect(await value.get(10)).toBe(2);
});
