import { expect, it } from "vitest";
import { findReplaceable } from "./find-replaceable.ts";
import { matchesOf, type Rule } from "./rule.ts";

const rule = (placeholder: string, pattern: string): Rule => ({
  placeholder,
  find: matchesOf(new RegExp(pattern, "gu")),
});
const email = rule("EMAIL", "[a-z.]+@[a-z.]+");
const found = (text: string, ...rules: Rule[]) =>
  findReplaceable(text, rules).map(({ placeholder, start, end }) => [placeholder, text.slice(start, end)]);

it.each(["anna", "falcon", "com"])(
  "replaces the whole of an address in which %s is a word of its own rule",
  (word) => {
    const address = "anna.falcon.mueller@example.com";
    expect(found(`To ${address}.`, rule("WORD", word), email)).toEqual([["EMAIL", `${address}.`]]);
  },
);

it("replaces two matches that overlap in part as one, so that no part of either is left", () => {
  expect(found("abcdef", rule("ONE", "abcd"), rule("TWO", "cdef"))).toEqual([["ONE", "abcdef"]]);
});

it("replaces matches side by side on their own, and of two equal ones the earlier rule names it", () => {
  expect(found("abcd", rule("ONE", "ab"), rule("TWO", "cd"))).toEqual([
    ["ONE", "ab"],
    ["TWO", "cd"],
  ]);
  expect(found("ab", rule("ONE", "ab"), rule("TWO", "ab"))).toEqual([["ONE", "ab"]]);
});
