import { expect, test } from "vitest";
import { exampleSchema, readSchema } from "./read-schema.ts";
import { sampleOf } from "./sample-of-schema.ts";

test.each([
  ["", "Write a schema, or choose Text."],
  ["[]", "A schema is an object in braces."],
  ['{"type":"string"}', 'The schema has to describe an object: "type": "object".'],
])("%j is refused: %s", (text, problem) => {
  expect(readSchema(text)).toEqual({ problem });
});

test("text that is no JSON is refused with the place", () => {
  expect(readSchema('{"type": object}').problem).toContain("This is not JSON:");
});

test("the example can be read, and shows what an answer looks like", () => {
  expect(readSchema(JSON.stringify(exampleSchema))).toEqual({ value: exampleSchema });
  expect(sampleOf(exampleSchema)).toEqual({ summary: "Two sentences", findings: ["text"], isUrgent: true });
});

test("a choice is shown by its first value, and a schema that contains itself ends", () => {
  const schema: Record<string, unknown> = {
    type: "object",
    properties: { state: { enum: ["open", "done"] } },
  };
  expect(sampleOf(schema)).toEqual({ state: "open" });
  const endless: Record<string, unknown> = { type: "array" };
  endless["items"] = endless;
  expect(JSON.stringify(sampleOf(endless))).toBe("[[[[[[[[[null]]]]]]]]]");
});
