import { expect, test } from "vitest";
import type { AgentContent } from "../../contract/index.ts";
import { changedFields, mergeDrafts } from "./merge-drafts.ts";

const before: AgentContent = {
  ...{ name: "Researcher", purpose: "Finds.", instructions: "Search.", variables: [], modelId: null },
  ...{
    fallbackModelId: null,
    tools: "all",
    collections: [],
    hasMemory: false,
    starters: [],
    outputSchema: null,
  },
  limits: { steps: null, activeMs: null, costMicros: null },
};

test("a field that one of two people changed is taken from them", () => {
  const merged = mergeDrafts(before, { ...before, name: "Mine" }, { ...before, purpose: "Theirs" });
  expect(merged).toEqual({ content: { ...before, name: "Mine", purpose: "Theirs" }, both: [] });
});

test("a field that both changed is named, and stays as in the first until they decide", () => {
  const merged = mergeDrafts(before, { ...before, name: "Mine" }, { ...before, name: "Theirs" });
  expect(merged).toEqual({ content: { ...before, name: "Mine" }, both: ["name"] });
});

test("the same change of both is no conflict", () => {
  const same = { ...before, starters: ["What is new?"] };
  expect(mergeDrafts(before, same, { ...same }).both).toEqual([]);
});

test("nested values are compared by what they say", () => {
  expect(changedFields(before, { ...before, limits: { ...before.limits } })).toEqual([]);
  expect(changedFields(before, { ...before, limits: { ...before.limits, steps: 5 } })).toEqual(["limits"]);
});
