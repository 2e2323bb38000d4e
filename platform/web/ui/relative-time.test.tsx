import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("says of what was just done that it was just now, also when the page's time is older", async () => {
  const { RelativeTime } = await import("./relative-time.tsx");
  vi.advanceTimersByTime(20_000);
  const at = new Date();
  vi.advanceTimersByTime(10);
  expect(renderToStaticMarkup(<RelativeTime at={at} />)).toContain("just now");
});

it("begins anew with another time, so that a place that changes reads the clock again", async () => {
  const { RelativeTime } = await import("./relative-time.tsx");
  const keyAt = (atMs: number) => RelativeTime({ at: new Date(atMs) }).key;
  expect(keyAt(1_000)).not.toBe(keyAt(2_000));
  expect(keyAt(1_000)).toBe(keyAt(1_000));
});
