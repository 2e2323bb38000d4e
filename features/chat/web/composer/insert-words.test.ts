import { expect, it } from "vitest";
import { insertWords } from "./insert-words.ts";

/** `|` is where the cursor stands. */
function insert(text: string, words: string): string {
  const { text: all, end } = insertWords(text.replace("|", ""), text.indexOf("|"), words);
  return `${all.slice(0, end)}|${all.slice(end)}`;
}

it.each([
  ["|", "hello", "hello|"],
  ["Write to|", "Ada", "Write to Ada|"],
  ["Write to |", "Ada", "Write to Ada|"],
  ["Write to | today", "Ada", "Write to Ada| today"],
  ["Write to|today", "Ada", "Write to Ada| today"],
  ["Write to |.", "Ada", "Write to Ada|."],
  ["First line\n|", "second", "First line\nsecond|"],
  ["|Good morning", "Ada,", "Ada,| Good morning"],
])("%s and “%s” becomes %s", (text, words, expected) => {
  expect(insert(text, words)).toBe(expected);
});
