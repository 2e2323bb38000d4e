import { expect, test } from "vitest";
import { compareBodies } from "./compare-bodies.ts";

const item = (question: string, answer: string) => ({ question, answer });
const body = (...items: object[]) => ({ hero: { headline: "A" }, faq: { items } });
const [first, second, third] = [item("One?", "1"), item("Two?", "2"), item("Three?", "3")];

test("an item that was moved is told by where it stood, and nothing around it changed", () => {
  expect(compareBodies(body(first, second, third), body(second, third, first))).toEqual([
    { place: "faq › items › 3", changes: [{ state: "same", text: "One?" }], movedFrom: 1 },
  ]);
});

test("what was moved and changed tells both", () => {
  const changes = compareBodies(body(first, second, third), body(second, third, item("One?", "first")));
  expect(changes.map(({ place, movedFrom }) => [place, movedFrom])).toEqual([
    ["faq › items › 3", 1],
    ["faq › items › 3 › answer", null],
  ]);
});

test("what came and what went is told word by word, at its place", () => {
  const removed = compareBodies(body(first, second), body(second));
  expect(removed).toEqual([
    { place: "faq › items › 1 › question", changes: [{ state: "removed", text: "One?" }], movedFrom: null },
    { place: "faq › items › 1 › answer", changes: [{ state: "removed", text: "1" }], movedFrom: null },
  ]);
  const added = compareBodies(body(second), body(first, second));
  expect(added.map(({ changes }) => changes[0]?.state)).toEqual(["added", "added"]);
});

test("fields that came or went, and values that are no texts, are told as well", () => {
  expect(compareBodies({ isNew: false }, { isNew: true, more: { url: "x" } })).toEqual([
    {
      place: "isNew",
      changes: [
        { state: "removed", text: "false" },
        { state: "added", text: "true" },
      ],
      movedFrom: null,
    },
    { place: "more › url", changes: [{ state: "added", text: "x" }], movedFrom: null },
  ]);
});

test("equal bodies differ nowhere", () => {
  expect(compareBodies(body(first), body(first))).toEqual([]);
});
