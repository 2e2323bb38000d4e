import { expect, it } from "vitest";
import { gridActOf } from "./grid-key.ts";

const act = (key: string, more: Partial<Parameters<typeof gridActOf>[0]> = {}, at = { row: 1, column: 1 }) =>
  gridActOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }, at, {
    row: 2,
    column: 3,
  });

it("moves with the arrows, and stays inside", () => {
  expect(act("ArrowDown")).toEqual({ type: "move", to: { row: 2, column: 1 } });
  expect(act("ArrowDown", {}, { row: 2, column: 1 })).toEqual({ type: "move", to: { row: 2, column: 1 } });
  expect(act("ArrowLeft", {}, { row: 0, column: 0 })).toEqual({ type: "move", to: { row: 0, column: 0 } });
  expect(act("End", { ctrlKey: true })).toEqual({ type: "move", to: { row: 2, column: 3 } });
});

it("begins to type with any letter, and goes on with Enter", () => {
  expect(act("ä")).toEqual({ type: "edit", text: "ä" });
  expect(act("Enter")).toEqual({ type: "edit" });
  expect(act("Delete")).toEqual({ type: "clear" });
});

it("undoes and redoes with the keys of all systems", () => {
  expect(act("z", { ctrlKey: true })).toEqual({ type: "undo" });
  expect(act("Z", { metaKey: true, shiftKey: true })).toEqual({ type: "redo" });
  expect(act("y", { ctrlKey: true })).toEqual({ type: "redo" });
});

it.each([
  ["Tab", {}],
  ["Escape", {}],
  ["c", { ctrlKey: true }],
  ["v", { metaKey: true }],
  ["s", { ctrlKey: true }],
  ["f", { altKey: true }],
])("leaves %s %j to the browser", (key, more) => expect(act(key, more)).toBeUndefined());
