import { afterEach, describe, expect, it, vi } from "vitest";
import { withStreamPlace } from "./stream-place.ts";

afterEach(() => vi.unstubAllGlobals());

function read(signal = new AbortController().signal) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const begin = vi.fn(() => promise);
  const onWait = vi.fn();
  const done = withStreamPlace(begin, onWait, signal);
  return { begin, onWait, end, done };
}

describe("the streams of answers of one browser", () => {
  it("are three at most; the next one waits until one ends", async () => {
    const first = [read(), read(), read()];
    for (const { begin } of first) await expect.poll(() => begin.mock.calls.length).toBe(1);
    const late = read();
    await expect.poll(() => late.onWait.mock.calls.length).toBe(1);
    expect(late.begin).not.toHaveBeenCalled();
    first[1]?.end();
    await expect.poll(() => late.begin.mock.calls.length).toBe(1);
    for (const { end } of [...first, late]) end();
    await Promise.all([...first, late].map(({ done }) => done));
    for (const { onWait } of first) expect(onWait).not.toHaveBeenCalled();
  });

  it("begin once, though several places become free together, and leave the others free", async () => {
    const first = [read(), read(), read()];
    for (const { begin } of first) await expect.poll(() => begin.mock.calls.length).toBe(1);
    const late = read();
    await expect.poll(() => late.onWait.mock.calls.length).toBe(1);
    for (const { end } of first) end();
    const others = [read(), read()];
    for (const { begin } of [late, ...others]) await expect.poll(() => begin.mock.calls.length).toBe(1);
    for (const { end, done } of [late, ...others]) {
      end();
      await done;
    }
  });

  it("do not begin any more when their tab was left while they waited", async () => {
    const first = [read(), read(), read()];
    for (const { begin } of first) await expect.poll(() => begin.mock.calls.length).toBe(1);
    const leaving = new AbortController();
    const late = read(leaving.signal);
    await expect.poll(() => late.onWait.mock.calls.length).toBe(1);
    leaving.abort();
    await late.done;
    for (const { end } of first) end();
    await Promise.all(first.map(({ done }) => done));
    expect(late.begin).not.toHaveBeenCalled();
  });

  it("need no place where the browser has no locks", async () => {
    vi.stubGlobal("navigator", {});
    const all = Array.from({ length: 5 }, () => read());
    for (const { begin, end } of all) {
      expect(begin).toHaveBeenCalledTimes(1);
      end();
    }
  });
});
