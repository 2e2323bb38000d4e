import { describe, expect, it } from "vitest";
import { mergeSections, settleConflicts } from "./merge-sections.ts";

const base = { hero: { headline: "A", lead: "a" }, faq: ["one", "two"], footer: "end" };

describe("merging what two people made of the same content", () => {
  it("takes what only one of both changed, without asking", () => {
    const theirs = { ...base, faq: ["one"] };
    const mine = { ...base, footer: "The end" };
    expect(mergeSections({ base, theirs, mine })).toEqual({
      merged: { ...base, faq: ["one"], footer: "The end" },
      taken: ["faq"],
      conflicts: [],
    });
  });

  it("asks about what both changed, and keeps mine until then", () => {
    const theirs = { ...base, hero: { headline: "B", lead: "a" } };
    const mine = { ...base, hero: { headline: "A", lead: "c" } };
    expect(mergeSections({ base, theirs, mine })).toEqual({ merged: mine, taken: [], conflicts: ["hero"] });
  });

  it("does not ask about what both changed to the same, in whatever order its fields stand", () => {
    const theirs = { ...base, hero: { lead: "b", headline: "B" } };
    const mine = { ...base, hero: { headline: "B", lead: "b" } };
    expect(mergeSections({ base, theirs, mine })).toMatchObject({ taken: [], conflicts: [] });
  });

  it("sees that an order was changed, and that something was emptied or removed", () => {
    const theirs = { ...base, faq: ["two", "one"], footer: "" };
    const { merged, taken } = mergeSections({ base, theirs, mine: base });
    expect([merged, taken]).toEqual([theirs, ["faq", "footer"]]);
    expect(mergeSections({ base, theirs: base, mine: theirs }).merged).toEqual(theirs);
  });

  it("knows a section that one of both does not have", () => {
    const theirs = { ...base, stats: "new" };
    expect(mergeSections({ base, theirs, mine: base })).toMatchObject({ merged: theirs, taken: ["stats"] });
    expect(mergeSections({ base, theirs: base, mine: theirs })).toMatchObject({ merged: theirs, taken: [] });
  });

  it("asks about everything that differs while nobody knows what both began with", () => {
    const theirs = { ...base, faq: [] };
    const mine = { ...base, footer: "" };
    const { conflicts, merged } = mergeSections({ base: undefined, theirs, mine });
    expect([conflicts, merged]).toEqual([["faq", "footer"], mine]);
  });

  it("changes none of the three", () => {
    const parts = [base, { ...base, faq: [] }, { ...base, footer: "" }].map((each) => structuredClone(each));
    const [before, theirs = {}, mine = {}] = parts;
    mergeSections({ base: before, theirs, mine });
    expect(parts).toEqual([base, { ...base, faq: [] }, { ...base, footer: "" }]);
  });
});

describe("settling what both changed", () => {
  const theirs = { ...base, hero: "B", footer: "theirs" };
  const merge = mergeSections({ base, theirs, mine: { ...base, hero: "C", footer: "mine", faq: [] } });

  it("takes for each section what was chosen, and leaves the rest", () => {
    expect(settleConflicts(merge, theirs, { hero: "theirs", footer: "mine" })).toEqual({
      ...{ hero: "B", faq: [], footer: "mine" },
    });
  });

  it("is refused while a choice is missing", () => {
    expect(() => settleConflicts(merge, theirs, { hero: "mine" })).toThrow("Nothing is chosen for footer.");
  });

  it("is refused for a section that nobody was asked about, so that no change is overrun", () => {
    const choices = { hero: "mine", footer: "mine", faq: "theirs" } as const;
    expect(() => settleConflicts(merge, theirs, choices)).toThrow("nothing to choose for faq");
  });
});
