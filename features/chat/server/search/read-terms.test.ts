import { describe, expect, it } from "vitest";
import { indexedWords } from "#platform/server/words/indexed-words.ts";
import { allOf, readTerms, someOf } from "./read-terms.ts";

describe("the index", () => {
  it.each([
    ["Ünïcode STRASSE Straße", ["unicode", "strasse", "straße"]],
    ["2,480 and 1.234.567", ["2480", "and", "1234567"]],
    ["2026-11-21 12:30 3.5", ["2026-11-21", "2026", "11", "21", "12:30", "12", "30", "3.5"]],
    ["会議は明日", ["会議", "議は", "は明", "明日", "日"]],
    ["使用React开发", ["使用", "用", "react", "开发", "发"]],
    ["회의 예산", ["회의", "의", "예산", "산"]],
    ["Живой Ёж", ["живои", "еж"]],
    ["it's snake_case", ["it", "s", "snake", "case"]],
    ["…", []],
  ])("holds of “%s” its words", (text, words) => {
    expect(indexedWords(text)).toEqual(words);
  });

  it("holds at most 4,000 words of a text, and 40 characters of a word", () => {
    const many = Array.from({ length: 5000 }, (_, index) => `w${index}`).join(" ");
    expect(indexedWords(many)).toHaveLength(4000);
    expect(indexedWords("x".repeat(90))).toEqual(["x".repeat(40)]);
  });
});

describe("what is looked for", () => {
  it.each([
    ["the Bud", "'~the' & '~bud':*"],
    ["Bud ", "'~bud'"],
    ["2,480", "'~2480':*"],
    ["2,34", "('~2,34':* | '~234':*)"],
    ["会", "'~会':*"],
    ["会議は", "('~会議' & '~議は')"],
    ["'; drop \\ table & | !", "'~drop' & '~table'"],
  ])("while “%s” is typed takes the last word for unfinished", (text, query) => {
    expect(allOf(readTerms(text, "typed"))).toBe(query);
  });

  it.each([
    ["the Budget of 2026", "'~budget':* & '~2026'"],
    ["2'480.50 for 3.5%", "'~2,480.50' & '~3.5'"],
    ["what was it", "'~what':* & '~was':* & '~it':*"],
    ["…", ""],
  ])("in the question “%s” leaves out what says nothing", (text, query) => {
    expect(allOf(readTerms(text, "asked"))).toBe(query);
  });

  it("is some of the words only where not all of them are", () => {
    expect(someOf(readTerms("red bud", "typed"))).toBe("('~red' | '~bud':*) & !('~red' & '~bud':*)");
  });
});
