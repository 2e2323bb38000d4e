import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onNextFrame } from "./on-next-frame.ts";

let frames: (() => void)[];
const draw = () => {
  for (const frame of frames.splice(0)) frame();
};

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("acts once in a frame, however often it is asked", () => {
  const act = vi.fn();
  const ask = onNextFrame(act);
  ask();
  ask();
  draw();
  expect(act).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
  ask();
  draw();
  expect(act).toHaveBeenCalledTimes(2);
});

it("acts without frames in a page that is hidden", () => {
  vi.stubGlobal("document", { hidden: true });
  const act = vi.fn();
  onNextFrame(act)();
  expect(frames).toEqual([]);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

it("acts also when the page is hidden before the frame that was asked for", () => {
  const act = vi.fn();
  const ask = onNextFrame(act);
  ask();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
  ask();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(2);
});
