import { describe, expect, it } from "vitest";
import { matchNames } from "./match-names.ts";

const named = ["budget-2027.csv", "Angebot Meyer.txt", "onboarding-checklist.md"].map((name) => ({ name }));
const found = (search: string) => matchNames(named, search).found.map(({ name }) => name);

describe("files are found by", () => {
  it.each([
    ["all words of a search", "meyer angebot", "Angebot Meyer.txt"],
    ["words between signs", "the onboarding checklist", "onboarding-checklist.md"],
    ["the beginning of a word", "onboard", "onboarding-checklist.md"],
    ["a word with one typing error", "budgt", "budget-2027.csv"],
  ])("%s", (_way, search, name) => expect(found(search)).toEqual([name]));

  it("most of the words where none has all, and it says so", () => {
    expect(matchNames(named, "Meyer contract")).toMatchObject({ isPartly: true, found: [named[1]] });
  });

  it("no word that is not there, and no number with an error", () => {
    expect(found("moon")).toEqual([]);
    expect(found("2028")).toEqual([]);
    expect(found("the")).toEqual([]);
  });
});
