import { expect, it } from "vitest";
import { isHeldKey } from "./is-held-key.ts";

/** A key pressed on what lies inside of the given kinds of elements. */
function press(key: string, ...around: string[]) {
  class FakeElement {
    closest(kinds: string) {
      return around.some((kind) => kinds.split(", ").includes(kind)) ? this : null;
    }
  }
  Object.assign(globalThis, { Element: FakeElement });
  const target = new FakeElement();
  return { event: Object.assign(new Event("keydown"), { key }), target };
}
const onTarget = ({ event, target }: ReturnType<typeof press>) =>
  Object.defineProperty(event, "target", { value: target }) as unknown as KeyboardEvent;

it("is Space where nothing is typed or pressed", () => {
  expect(isHeldKey(onTarget(press(" ")), null)).toBe(true);
  for (const kind of ["input", "textarea", "button", "a", "[role='dialog']"]) {
    expect(isHeldKey(onTarget(press(" ", kind)), null)).toBe(false);
  }
});

it("is Space or Enter on the button itself, and no other key", () => {
  for (const [key, isMeant] of [
    [" ", true],
    ["Enter", true],
    ["a", false],
  ] as const) {
    const pressed = press(key, "button");
    expect(isHeldKey(onTarget(pressed), pressed.target as unknown as Element)).toBe(isMeant);
  }
});
