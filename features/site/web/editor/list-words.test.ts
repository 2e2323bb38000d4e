import { expect, test } from "vitest";
import { listDiffering, listWords } from "./list-words.ts";

const faq = (...answers: string[]) => ({ heading: "FAQ", items: answers.map((answer) => ({ answer })) });

test("a section says its words place by place, as people call the places", () => {
  expect(listWords(faq("Yes"))).toEqual([
    { place: "Heading", words: "FAQ" },
    { place: "Items › 1 › Answer", words: "Yes" },
  ]);
  expect(listWords("A text")).toEqual([{ place: "", words: "A text" }]);
  expect(listWords({ isNew: false, drawing: undefined })).toEqual([{ place: "New", words: "false" }]);
});

test("of two sections only what differs is left, on each side", () => {
  expect(listDiffering(faq("Yes", "No"), faq("Yes"))).toEqual([
    [{ place: "Items › 2 › Answer", words: "No" }],
    [],
  ]);
  expect(listDiffering(faq("Yes"), faq("Yes"))).toEqual([[], []]);
});
