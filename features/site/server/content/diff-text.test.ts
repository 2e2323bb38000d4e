import { expect, test } from "vitest";
import { diffText } from "./diff-text.ts";

test("words that came and went stand where they stood, whole paragraphs around them stay", () => {
  expect(diffText("One.\n\nWe keep it a month.\n\nThree.", "One.\n\nWe keep it a year.\n\nThree.")).toEqual([
    { state: "same", text: "One.\n\n" },
    { state: "same", text: "We keep it a " },
    { state: "removed", text: "month" },
    { state: "added", text: "year" },
    { state: "same", text: ".\n\n" },
    { state: "same", text: "Three." },
  ]);
});

test("a paragraph that is new or gone is shown as a whole", () => {
  expect(diffText("One.\n\nTwo.\n", "One.\n\n")).toEqual([
    { state: "same", text: "One.\n\n" },
    { state: "removed", text: "Two.\n" },
  ]);
  expect(diffText("One.\n", "One.\nTwo.\n")).toEqual([
    { state: "same", text: "One.\n" },
    { state: "added", text: "Two.\n" },
  ]);
});

test("what stayed and what was added is the newer text, whatever was changed", () => {
  const before = "# A\n\nalpha beta\ngamma\n\n- x\n- y\n";
  const after = "# A\n\nalpha gamma\n\n- y\n- z\n\nend";
  const changes = diffText(before, after);
  const told = (left: string) =>
    changes
      .filter(({ state }) => state !== left)
      .map(({ text }) => text)
      .join("");
  expect([told("removed"), told("added")]).toEqual([after, before]);
});

test("equal texts have no change", () => {
  expect(diffText("Same.\n", "Same.\n")).toEqual([{ state: "same", text: "Same.\n" }]);
});
