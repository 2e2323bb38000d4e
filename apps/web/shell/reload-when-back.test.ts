import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isLoadingFailure } from "./is-loading-failure.ts";

let isServerThere = false;
let kept: Map<string, string>;
const reload = vi.fn();
const giveUp = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.clearAllMocks();
  isServerThere = false;
  kept = new Map();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", async () => {
    if (!isServerThere) throw new TypeError("Failed to fetch");
    return new Response("ok");
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function lose(): Promise<() => void> {
  const { reloadWhenBack } = await import("./reload-when-back.ts");
  const stop = reloadWhenBack(giveUp);
  await vi.advanceTimersByTimeAsync(0);
  return stop;
}

test("a page that the network swallowed is loaded again when the server answers, however often that happens", async () => {
  for (const times of [1, 2, 3]) {
    isServerThere = false;
    const stop = await lose();
    expect(reload).toHaveBeenCalledTimes(times - 1);
    isServerThere = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).toHaveBeenCalledTimes(times);
    stop();
  }
  expect(giveUp).not.toHaveBeenCalled();
});

test("an answer from before the loss that comes late does not throw the page away", async () => {
  const stop = await lose();
  const { watchedFetch } = await import("#platform/web/api/reachability.ts");
  vi.stubGlobal("fetch", async () => new Response("from before"));
  const arriving = watchedFetch("/from-before");
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await arriving;
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", async () => new Response("ok"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});

test("whoever has gone on to another page is not interrupted", async () => {
  const stop = await lose();
  stop();
  isServerThere = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).not.toHaveBeenCalled();
});

test("a page that a server which is there does not give is tried once a minute, not for ever", async () => {
  isServerThere = true;
  await lose();
  expect(reload).toHaveBeenCalledTimes(1);
  await lose();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test.each([
  "Failed to fetch dynamically imported module: https://a.example/assets/home.js",
  "error loading dynamically imported module: https://a.example/assets/home.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/home.css",
])("is known by the words of the browser: %s", (message) => {
  expect(isLoadingFailure(new TypeError(message))).toBe(true);
});

test("an error of the page itself is no such failure", () => {
  expect(isLoadingFailure(new TypeError("x is undefined"))).toBe(false);
  expect(isLoadingFailure("Failed to fetch dynamically imported module")).toBe(false);
});
