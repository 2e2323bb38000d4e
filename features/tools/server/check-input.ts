import { z } from "zod";
import type { JsonObject } from "#platform/contract/json.ts";
import { validatorOf } from "./json-schema/validator-of.ts";
import type { CheckedInput, JsonSchemaInput, Tool } from "./tool.ts";

/** Validates the input of a tool call. */
export async function checkInput(declared: Tool<unknown>["input"], input: unknown): Promise<CheckedInput> {
  if (isJsonSchema(declared)) {
    const issues = (await validatorOf(declared.jsonSchema))(input);
    return issues.length === 0 ? { isValid: true, value: input } : { isValid: false, issues };
  }
  const parsed = declared.safeParse(input);
  if (parsed.success) return { isValid: true, value: parsed.data };
  const issues = parsed.error.issues.map(({ path, message }) => ({
    field: path.map(String).join("."),
    message,
  }));
  return { isValid: false, issues };
}

/** The typed input, for describing the call in a line. Throws when a zod schema rejects it. */
export function parseInput<Input>(declared: Tool<Input>["input"], input: unknown): Input {
  return isJsonSchema(declared) ? (input as Input) : declared.parse(input);
}

/** The JSON Schema of a tool's input, for model providers. */
export function inputSchemaOf(declared: Tool<unknown>["input"]): JsonObject {
  if (isJsonSchema(declared)) return declared.jsonSchema;
  const {
    $schema: _,
    "~standard": __,
    ...schema
  } = z.toJSONSchema(declared, { target: "draft-7", io: "input" });
  return JSON.parse(JSON.stringify(schema));
}

function isJsonSchema(declared: z.ZodType | JsonSchemaInput): declared is JsonSchemaInput {
  return "jsonSchema" in declared;
}
