import { expect, it } from "vitest";
import { searchTerms } from "./search-terms.ts";

it.each([
  ["the Budget of 2026", ["'Budget':*", "('2026' | '2,026')"]],
  ["2,480", ["('2,480' | '2480')"]],
  ["2'480.50 for 3.5%", ["('2,480.50')", "('3.5')"]],
  ["1.234.567", ["('1.234.567' | '1234567' | '1,234,567')"]],
  ["2026-11-21 12:30", ["('2026-11-21')", "('12:30')"]],
  ["what was it", ["'what':*", "'was':*", "'it':*"]],
  ["'; drop \\ table & | !", ["'drop':*", "'table':*"]],
  ["…", []],
])("looks for the words of “%s”, numbers as one word each", (text, words) => {
  expect(searchTerms(text)).toEqual(words);
});
