import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sayOnce } from "./say-once.ts";

/** The locks of the browser, which all windows see. */
const held = new Set<string>();
const request = async (name: string, _options: object, use: (lock: object | null) => Promise<void>) => {
  if (held.has(name)) return use(null);
  held.add(name);
  await use({ name });
  return held.delete(name);
};
const looksFrom = (hasFocus: boolean) => vi.stubGlobal("document", { hasFocus: () => hasFocus });
const said: string[] = [];
const windowSays = (name: string, what = "mention:1") => sayOnce(what, () => said.push(name));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { locks: { request } });
  said.length = 0;
  held.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says something in one of two windows, the one that has the focus", async () => {
  looksFrom(false);
  const first = windowSays("without focus");
  looksFrom(true);
  const second = windowSays("with focus");
  await vi.runAllTimersAsync();
  await Promise.all([first, second]);
  expect(said).toEqual(["with focus"]);
});

it("says it in the first window when none has the focus, and something else too", async () => {
  looksFrom(false);
  const all = [windowSays("a"), windowSays("b"), windowSays("b", "mention:2")];
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(said).toEqual(["a", "b"]);
});

it("says it in a window whose stream is a few seconds behind no more", async () => {
  looksFrom(true);
  const first = windowSays("a");
  await vi.advanceTimersByTimeAsync(5_000);
  await windowSays("late");
  await vi.runAllTimersAsync();
  await first;
  expect(said).toEqual(["a"]);
});

it("says it where the browser has no locks", async () => {
  looksFrom(true);
  vi.stubGlobal("navigator", {});
  await windowSays("a");
  expect(said).toEqual(["a"]);
});
