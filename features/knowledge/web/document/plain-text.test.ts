import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it("a passage is shown without the marks of Markdown", () => {
  const text = "## Holidays\n\nEverybody has **30 days**.";
  expect(plainText({ text, place: "Holidays" })).toBe("Holidays\n\nEverybody has 30 days.");
});

it("a passage of lines of a plain file stays as it is", () => {
  const text = "# a comment\nx = 2 ** 3 ** y";
  expect(plainText({ text, place: "lines 1-2" })).toBe(text);
});
