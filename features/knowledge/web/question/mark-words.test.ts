import { expect, it } from "vitest";
import { markWords } from "./mark-words.ts";

const marked = (text: string, words: string[]) =>
  markWords(text, words)
    .filter(({ isMatch }) => isMatch)
    .map(({ text: word }) => word);

it("marks the words of a question, whatever their case and accents", () => {
  expect(marked("Holiday: every holiday counts. Café.", ["holiday", "cafe"])).toEqual([
    "Holiday",
    "holiday",
    "Café",
  ]);
});

it("marks other forms of a word", () => {
  expect(marked("Holidays and Urlaubstage, Urlaub", ["holiday", "Urlaub"])).toEqual(["Holidays", "Urlaub"]);
});

it("marks no word that merely begins alike", () => {
  expect(marked("contact content carpet", ["contract", "car"])).toEqual([]);
});

it("keeps the text as it is", () => {
  const text = "A – b\n\nHoliday, 24 days!";
  expect(
    markWords(text, ["24", "holiday"])
      .map((segment) => segment.text)
      .join(""),
  ).toBe(text);
});
