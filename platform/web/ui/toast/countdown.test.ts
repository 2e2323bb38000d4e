import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startCountdown } from "./countdown.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a countdown", () => {
  it("ticks every 10 ms and ends once, after its duration", () => {
    const onProgress = vi.fn();
    const onEnd = vi.fn();
    startCountdown(500, onProgress, onEnd);

    vi.advanceTimersByTime(10);
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.98);
    vi.advanceTimersByTime(489);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(onProgress).toHaveBeenCalledTimes(50);
    expect(onProgress).toHaveBeenLastCalledWith(0);

    vi.advanceTimersByTime(5000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("stands still while it is paused and goes on from where it was", () => {
    const onEnd = vi.fn();
    const countdown = startCountdown(500, () => {}, onEnd);
    vi.advanceTimersByTime(300);
    countdown.pause();
    vi.advanceTimersByTime(10_000);
    expect(onEnd).not.toHaveBeenCalled();

    countdown.resume();
    vi.advanceTimersByTime(190);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("does not run twice as fast when it is resumed twice", () => {
    const onProgress = vi.fn();
    const countdown = startCountdown(500, onProgress, () => {});
    countdown.resume();
    vi.advanceTimersByTime(100);
    expect(onProgress).toHaveBeenCalledTimes(10);
  });

  it("never ends once it was stopped, and cannot be resumed", () => {
    const onEnd = vi.fn();
    const countdown = startCountdown(500, () => {}, onEnd);
    countdown.stop();
    countdown.resume();
    vi.advanceTimersByTime(5000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
