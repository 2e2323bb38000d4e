import { expect, it } from "vitest";
import { splitText } from "./split-text.ts";

it("leaves a text that fits as it is", () => {
  expect(splitText("One. Two. Three.", 100)).toEqual(["One. Two. Three."]);
});

it("cuts behind sentences, in as few pieces as can be", () => {
  expect(splitText("One is here. Two is here. Three is here.", 26)).toEqual([
    "One is here. Two is here.",
    "Three is here.",
  ]);
});

it("cuts a sentence that is too long behind a word, and a word that is too long anywhere but within a character", () => {
  expect(splitText("alpha beta gamma", 11)).toEqual(["alpha beta", "gamma"]);
  const word = "𝒜".repeat(9);
  const pieces = splitText(word, 5);
  expect(pieces.join("")).toBe(word);
  for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(5);
  expect(pieces.join("|").isWellFormed()).toBe(true);
});

it("leaves out pieces in which there is no word", () => {
  expect(splitText("One. ... !!!", 4)).toEqual(["One."]);
});
