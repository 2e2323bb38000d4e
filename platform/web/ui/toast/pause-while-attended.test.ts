import { expect, it, vi } from "vitest";
import { pauseWhileAttended } from "./pause-while-attended.ts";

function watchBox() {
  const box = new EventTarget() as HTMLElement;
  const countdown = { pause: vi.fn(), resume: vi.fn(), stop: vi.fn() };
  const stopWatching = pauseWhileAttended(box, countdown);
  return { countdown, stopWatching, happen: (type: string) => box.dispatchEvent(new Event(type)) };
}

it("holds the countdown while the pointer is over the box", () => {
  const { countdown, happen } = watchBox();
  happen("pointerenter");
  expect(countdown.pause).toHaveBeenCalledOnce();
  happen("pointerleave");
  expect(countdown.resume).toHaveBeenCalledOnce();
});

it("goes on only when neither the pointer nor the focus is left", () => {
  const { countdown, happen } = watchBox();
  happen("pointerenter");
  happen("focusin");
  happen("pointerleave");
  expect(countdown.resume).not.toHaveBeenCalled();
  happen("focusout");
  expect(countdown.resume).toHaveBeenCalledOnce();
});

it("does nothing once it stopped watching", () => {
  const { countdown, stopWatching, happen } = watchBox();
  stopWatching();
  happen("pointerenter");
  expect(countdown.pause).not.toHaveBeenCalled();
});
