import { describe, expect, it } from "vitest";
import type { PersonInput } from "../../contract/index.ts";
import { createInputQueue } from "./input-queue.ts";
import { inputOfKey, pointOnPage } from "./person-events.ts";

const key = (name: string, more = {}) =>
  inputOfKey({ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

describe("a key on the picture of a page", () => {
  it("writes its sign, and edits with those that edit", () => {
    expect(key("ä")).toEqual({ type: "text", text: "ä" });
    expect(key("Enter")).toEqual({ type: "key", key: "Enter" });
    expect(key("Tab", { shiftKey: true })).toEqual({ type: "key", key: "Shift+Tab" });
    expect(key("a", { metaKey: true })).toEqual({ type: "key", key: "Control+a" });
  });

  it("stays with the reader's own browser when it is a command of that", () => {
    expect(key("w", { ctrlKey: true })).toBeUndefined();
    expect(key("F5")).toBeUndefined();
    // What is pasted comes as text.
    expect(key("v", { ctrlKey: true })).toBeUndefined();
  });
});

it("a point of the small picture is one of the page, and never beside it", () => {
  const box = { left: 10, top: 20, width: 512, height: 360 };
  const page = { width: 1_024, height: 720 };
  expect(pointOnPage({ clientX: 266, clientY: 200 }, box, page)).toEqual({ x: 512, y: 360 });
  expect(pointOnPage({ clientX: 0, clientY: 9_999 }, box, page)).toEqual({ x: 0, y: 720 });
});

describe("what a person does", () => {
  it("is sent in order, and moves that came meanwhile as the last of them", async () => {
    const sent: PersonInput[][] = [];
    const held = Promise.withResolvers<void>();
    const queue = createInputQueue(
      async (events) => {
        sent.push(events);
        await held.promise;
      },
      () => undefined,
    );
    queue.add({ type: "text", text: "a" });
    queue.add({ type: "move", x: 1, y: 1 });
    queue.add({ type: "move", x: 2, y: 2 });
    queue.add({ type: "down", x: 2, y: 2 });
    held.resolve();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toEqual([
      { type: "move", x: 2, y: 2 },
      { type: "down", x: 2, y: 2 },
    ]);
  });

  it("is dropped after a failure, which is told once", async () => {
    const failures: unknown[] = [];
    const queue = createInputQueue(
      () => Promise.reject(new Error("gone")),
      (error) => failures.push(error),
    );
    queue.add({ type: "text", text: "a" });
    queue.add({ type: "text", text: "b" });
    await expect.poll(() => failures.length).toBe(1);
  });
});
