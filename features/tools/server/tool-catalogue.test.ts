import { describe, expect, it } from "vitest";
import { defineTool } from "./define-tool.ts";
import { base, stageToolCalls } from "./testing/stage-tool-calls.ts";
import { beginStart, findTool, listTools, registerTool } from "./tool-catalogue.ts";
import { toolInputSchema } from "./tool-input-schema.ts";

stageToolCalls();

describe("the catalogue", () => {
  it("lists tools by name with a schema that providers accept", () => {
    const names = listTools().map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    for (const tool of listTools()) {
      expect(toolInputSchema(tool)).toMatchObject({ type: "object" });
      expect(tool.description.length).toBeLessThanOrEqual(1_024);
    }
  });

  it("takes the newer tool of a feature that starts again", () => {
    const again = defineTool({ ...base, name: "again", run: async () => ({ content: "", summary: "" }) });
    registerTool("test", again);
    beginStart();
    registerTool("test", { ...again, title: "Newer" });
    expect(findTool("again")?.title).toBe("Newer");
  });

  it("refuses two tools of one name from one feature at once, and takes one tool twice", () => {
    const first = defineTool({ ...base, name: "double", run: async () => ({ content: "", summary: "" }) });
    registerTool("test", first);
    registerTool("test", first);
    expect(() => registerTool("test", { ...first, title: "Second" })).toThrow(
      "Two tools of test are named double.",
    );
    expect(findTool("double")?.title).toBe("Test");
  });

  it("refuses two tools of one name from two features and names that are not snake_case", () => {
    expect(() =>
      registerTool(
        "test",
        defineTool({ ...base, name: "calculate", run: async () => ({ content: "", summary: "" }) }),
      ),
    ).toThrow("Two tools are named calculate");
    expect(() =>
      defineTool({ ...base, name: "Bad Name", run: async () => ({ content: "", summary: "" }) }),
    ).toThrow("snake_case");
  });

  it("says in one line what a tool is about to do", () => {
    expect(findTool("calculate")?.describe({ expression: "12*12" })).toBe("Calculating 12 × 12");
  });
});
