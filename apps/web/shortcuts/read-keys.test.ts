import { describe, expect, it } from "vitest";
import { createKeyReader } from "./read-keys.ts";
import { shortcuts } from "./shortcut-list.ts";

function keyboard() {
  let nowMs = 0;
  const read = createKeyReader(shortcuts, () => nowMs);
  return { press: (key: string) => read(key)?.label, wait: (ms: number) => (nowMs += ms) };
}

describe("the shortcuts", () => {
  it("take single keys at once", () => {
    const { press } = keyboard();
    expect(press("c")).toBe("New conversation");
    expect(press("?")).toBe("Show keyboard shortcuts");
  });

  it("take pairs, where the second key means something else than alone", () => {
    const { press } = keyboard();
    expect(press("g")).toBeUndefined();
    expect(press("c")).toBe("Go to Conversation");
    expect(press("c")).toBe("New conversation");
  });

  it("forget the first key after a second", () => {
    const { press, wait } = keyboard();
    press("g");
    wait(1000);
    expect(press("d")).toBeUndefined();
  });

  it("ignore keys that mean nothing", () => {
    const { press } = keyboard();
    press("g");
    expect(press("x")).toBeUndefined();
    expect(press("d")).toBeUndefined();
  });
});
