import { expect, it } from "vitest";
import { mayUndoAny } from "./may-undo-any.ts";

const open = { abilities: { undo: true }, undone: null };
const fixed = { abilities: { undo: false }, undone: null };

it("undo is offered while one entry can be taken back, or is not known yet", () => {
  expect(mayUndoAny([fixed, open])).toBe(true);
  expect(mayUndoAny([fixed, undefined])).toBe(true);
});

it("undo is not offered when no entry can be taken back", () => {
  expect(mayUndoAny([fixed])).toBe(false);
  expect(mayUndoAny([fixed, fixed])).toBe(false);
});
