import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startHeartbeat } from "./heartbeat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a writer in a part of hours says each minute that it is there, and no more once it ended", () => {
  const beat = vi.fn();
  {
    using _beat = startHeartbeat(beat);
    vi.advanceTimersByTime(3 * 3_600_000);
    expect(beat).toHaveBeenCalledTimes(180);
  }
  vi.advanceTimersByTime(3_600_000);
  expect(beat).toHaveBeenCalledTimes(180);
});
