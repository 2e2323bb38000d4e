import type { OutputSchema } from "../../contract/index.ts";

/** The schema in a text, or what is wrong with the text. */
export function readSchema(text: string): { value?: OutputSchema; problem?: string } {
  if (text.trim() === "") return { problem: "Write a schema, or choose Text." };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: `This is not JSON: ${error instanceof Error ? error.message : "it cannot be read"}.` };
  }
  if (!isObject(value)) return { problem: "A schema is an object in braces." };
  if (value["type"] !== "object")
    return { problem: 'The schema has to describe an object: "type": "object".' };
  return { value };
}

function isObject(value: unknown): value is OutputSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** To begin with. */
export const exampleSchema: OutputSchema = {
  type: "object",
  properties: {
    summary: { type: "string", description: "Two sentences" },
    findings: { type: "array", items: { type: "string" } },
    isUrgent: { type: "boolean" },
  },
  required: ["summary", "findings"],
  additionalProperties: false,
};
