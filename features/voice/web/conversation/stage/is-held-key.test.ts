import { expect, it } from "vitest";
import { isHeldKey } from "./is-held-key.ts";

/** Something on the page that lies inside of one of these kinds. */
const inside = (...kinds: string[]) => ({
  closest: (wanted: string) => (kinds.some((kind) => wanted.split(", ").includes(kind)) ? {} : null),
});
const press = (key: string, target: unknown, ctrlKey = false) => ({
  ...{ key, target, ctrlKey, metaKey: false, altKey: false },
  ...{ isComposing: false, defaultPrevented: false },
});

it("is Space where nothing is typed or pressed", () => {
  expect(isHeldKey(press(" ", inside("p")), undefined)).toBe(true);
  for (const kind of ["input", "textarea", "button", "a", "[role='dialog']"]) {
    expect(isHeldKey(press(" ", inside(kind)), undefined)).toBe(false);
  }
});

it("is Space or Enter on the button itself, and no other key", () => {
  const button = inside("button");
  expect(isHeldKey(press(" ", button), button)).toBe(true);
  expect(isHeldKey(press("Enter", button), button)).toBe(true);
  expect(isHeldKey(press("a", button), button)).toBe(false);
  expect(isHeldKey(press("Enter", inside("p")), button)).toBe(false);
});

it("is no shortcut", () => {
  expect(isHeldKey(press(" ", inside("p"), true), undefined)).toBe(false);
});
