import { expect, it } from "vitest";
import { isHeldKey } from "./is-held-key.ts";

/** A key pressed on what lies inside of the given kinds of elements. */
function press(key: string, ...around: string[]) {
  class FakeElement extends EventTarget {
    closest(kinds: string) {
      return around.some((kind) => kinds.split(", ").includes(kind)) ? this : null;
    }
  }
  Object.assign(globalThis, { Element: FakeElement });
  const plain = {
    defaultPrevented: false,
    isComposing: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
  };
  return { ...plain, key, target: new FakeElement() };
}

it("is Space where nothing is typed or pressed", () => {
  expect(isHeldKey(press(" "), null)).toBe(true);
  for (const kind of ["input", "textarea", "button", "a", "[role='dialog']"]) {
    expect(isHeldKey(press(" ", kind), null)).toBe(false);
  }
});

it("is Space or Enter on the button itself, and no other key", () => {
  for (const [key, isMeant] of [
    [" ", true],
    ["Enter", true],
    ["a", false],
  ] as const) {
    const pressed = press(key, "button");
    expect(isHeldKey(pressed, pressed.target)).toBe(isMeant);
  }
});
