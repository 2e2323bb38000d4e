import { expect, test } from "vitest";
import { alignItems } from "./align-items.ts";

const moved = (before: number, after: number) => ({ before, after, isMoved: true });
const stayed = (before: number, after: number) => ({ before, after, isMoved: false });
const ask = (question: string, answer = "Yes.") => ({ question, answer });

test("an item that was moved is found again, and those around it stayed", () => {
  expect(alignItems(["a", "b", "c", "d"], ["a", "c", "d", "b"])).toEqual([
    stayed(0, 0),
    stayed(2, 1),
    stayed(3, 2),
    moved(1, 3),
  ]);
});

test("an item is known by its first words, whatever else of it changed", () => {
  expect(alignItems([ask("A?"), ask("B?")], [ask("B?", "No."), ask("A?")])).toHaveLength(2);
  expect(alignItems([ask("A?")], [ask("A?", "No.")])).toEqual([stayed(0, 0)]);
});

test("a new item above the others moves none of them", () => {
  expect(alignItems(["a", "b"], ["new", "a", "b"])).toEqual([
    { after: 0, isMoved: false },
    stayed(0, 1),
    stayed(1, 2),
  ]);
});

test("what is reworded in its place is the same item; what came elsewhere is not", () => {
  expect(alignItems(["a", "b", "c"], ["a", "bee", "c"])).toEqual([stayed(0, 0), stayed(1, 1), stayed(2, 2)]);
  expect(alignItems(["a", "b", "c"], ["b", "c", "d"])).toEqual([
    { before: 0, isMoved: false },
    stayed(1, 0),
    stayed(2, 1),
    { after: 2, isMoved: false },
  ]);
});

test("of the same items each is found once", () => {
  expect(alignItems(["a", "a"], ["a", "a", "a"])).toEqual([
    stayed(0, 0),
    stayed(1, 1),
    { after: 2, isMoved: false },
  ]);
  expect(alignItems([], [])).toEqual([]);
});
