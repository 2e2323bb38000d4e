import { describe, expect, it } from "vitest";
import { worstConfirmedFacts } from "../../contract/index.ts";
import { describeFacts } from "./describe-facts.ts";
import { exampleInput, parseInput } from "./example-input.ts";
import { partsOfForm } from "./parts-of-form.ts";

describe("the facts of a tool, in words", () => {
  it("say what it may do", () => {
    expect(describeFacts(worstConfirmedFacts)).toBe(
      "Changes something; cannot be undone; seen outside the workspace.",
    );
    expect(describeFacts({ ...worstConfirmedFacts, writes: false })).toBe("Only reads.");
    expect(describeFacts({ ...worstConfirmedFacts, irreversible: false, external: false, own: true })).toBe(
      "Changes something; seen by its person only.",
    );
  });
});

describe("the form of a tool", () => {
  it("says how much of a long description models read", () => {
    const partOf = (description: string) =>
      partsOfForm({
        ...{ name: "a", title: "A", description, inputSchema: {}, operation: null },
        claims: { isReadOnly: null, isDestructive: null, isIdempotent: null, isOpenWorld: null },
      }).find(({ label }) => label === "Description")?.readByModels;
    expect(partOf("a".repeat(800))).toBeUndefined();
    expect(partOf("a".repeat(801))).toBe(800);
  });
});

describe("an input to try a tool with", () => {
  it("has the required arguments, empty", () => {
    const properties = { name: { type: "string" }, count: { type: "integer" }, note: { type: "string" } };
    expect(JSON.parse(exampleInput({ properties, required: ["name", "count"] }))).toEqual({
      name: "",
      count: 0,
    });
    expect(exampleInput({})).toBe("{}");
  });

  it("is a JSON object", () => {
    expect(parseInput('{"a":1}')).toEqual({ a: 1 });
    for (const text of ["", "[]", "7", "null", "{half"]) expect(parseInput(text)).toBeUndefined();
  });
});
