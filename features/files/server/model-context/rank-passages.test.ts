import { expect, it } from "vitest";
import { rankPassages } from "./rank-passages.ts";

const passages = [
  "Gardens need water in summer.",
  "The notice period is thirty days.",
  "Notices are sent by mail; a notice counts from the next day.",
  "Prices are in euros.",
].map((text, index) => ({ number: index + 1, place: `p. ${index + 1}`, text }));

const found = (question: string) => rankPassages(passages, question).map(({ number }) => number);

it("passages with more and rarer words of the question come first", () => {
  expect(found("How long is the notice period?")).toEqual([2, 3]);
  expect(found("Which prices are there, and when is a notice sent?")[0]).toBe(3);
});

it("other forms of a word count, and words without meaning do not", () => {
  expect(found("garden")).toEqual([1]);
  expect(found("What is the?")).toEqual([1, 2, 3, 4]);
});

it("without a common word the file is given from its beginning", () => {
  expect(found("Zeppelin")).toEqual([1, 2, 3, 4]);
});
