import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { playSound } from "./play-sound.ts";

/** An element that plays until it is told what happens to it. */
class Element extends EventTarget {
  src = "";
  ended = false;
  isPaused = true;
  play = vi.fn(async () => {
    this.isPaused = false;
  });
  pause() {
    this.isPaused = true;
  }
  removeAttribute(_name: string) {
    this.src = "";
  }
}

const alive = new Set<string>();
beforeEach(() => {
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    alive.add("blob:one");
    return "blob:one";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => void alive.delete(url));
});
afterEach(() => {
  vi.restoreAllMocks();
  alive.clear();
});

function play() {
  const element = new Element();
  const stop = new AbortController();
  const played = playSound(element, new Blob(["sound"]), stop.signal);
  return { element, stop, played };
}

it("is over at its end, where browsers also say that it is paused, and lets the sound go", async () => {
  const { element, played } = play();
  expect([element.src, element.isPaused, [...alive]]).toEqual(["blob:one", false, ["blob:one"]]);
  element.ended = true;
  element.dispatchEvent(new Event("pause"));
  element.dispatchEvent(new Event("ended"));
  expect(await played).toBe("ended");
  expect([element.src, [...alive]]).toEqual(["", []]);
});

it("is over when it is paused from outside, and says so", async () => {
  const { element, played } = play();
  element.dispatchEvent(new Event("pause"));
  expect(await played).toBe("paused");
  expect([element.src, [...alive]]).toEqual(["", []]);
});

it("is silent as soon as it is stopped", async () => {
  const { element, stop, played } = play();
  stop.abort();
  await played;
  expect([element.isPaused, element.src, [...alive]]).toEqual([true, "", []]);
});

it("says so when the sound cannot be read, and lets it go", async () => {
  const { element, played } = play();
  element.dispatchEvent(new Event("error"));
  await expect(played).rejects.toThrow("Your browser cannot play this sound.");
  expect([...alive]).toEqual([]);
});

it("says what to do when the browser forbids sound", async () => {
  const element = new Element();
  element.play.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  const signal = new AbortController().signal;
  const played = playSound(element, new Blob(["sound"]), signal);
  await expect(played).rejects.toThrow("Your browser blocks sound on this page. Allow sound");
  expect([...alive]).toEqual([]);
});
