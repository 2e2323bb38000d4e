import { expect, it } from "vitest";
import { placeOfQuote } from "./text-in.ts";

it("a quote is found where it began, or next to that when the text has changed, or nowhere", () => {
  const text = "One 144, two 144, three 144.";
  expect(placeOfQuote(text, { quote: "144", start: 13 })).toBe(13);
  expect(placeOfQuote(text, { quote: "144", start: 16 })).toBe(13);
  expect(placeOfQuote(text, { quote: "144", start: 999 })).toBe(24);
  expect(placeOfQuote(text, { quote: "169", start: 0 })).toBe(-1);
});
