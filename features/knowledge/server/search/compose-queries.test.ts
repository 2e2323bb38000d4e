import { expect, it } from "vitest";
import { composeQueries } from "./compose-queries.ts";
import type { FoundTerm } from "./look-up-terms.ts";

const collectionId = "00000000-0000-7000-8000-0000abcd1234";
const term = (stem: string, passages: number): FoundTerm => ({
  ...{
    word: stem,
    stem,
    kind: "word",
    isAsking: false,
    isName: false,
    isGuessed: false,
    passages,
    weight: 1,
  },
  forms: passages > 0 ? [{ stem, similarity: 1, collectionIds: [collectionId] }] : [],
});
const queriesOf = (...terms: FoundTerm[]) =>
  composeQueries(terms).map(({ query }) => query.replaceAll("kabcd1234", "").replaceAll("'", ""));

it("rare words are looked for each by itself, and a word that no passage has not at all", () => {
  expect(queriesOf(term("apple", 900), term("pear", 10), term("plum", 0))).toEqual(["pear", "apple"]);
});

it("a common word counts only beside a rare or another common one", () => {
  expect(queriesOf(term("apple", 90_000), term("pear", 10))).toEqual(["pear", "(apple) & (pear)"]);
  expect(queriesOf(term("apple", 90_000), term("plum", 80_000), term("pear", 10))).toEqual([
    "pear",
    "(plum) & (pear)",
    "(apple) & (pear)",
    "(plum) & (apple)",
  ]);
});

it("of common words alone the first is also looked for by itself, so that something is found", () => {
  expect(queriesOf(term("apple", 90_000))).toEqual(["apple"]);
  expect(queriesOf(term("apple", 90_000), term("plum", 80_000))).toEqual(["(plum) & (apple)", "plum"]);
});
