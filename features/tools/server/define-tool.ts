import { inputSchemaOf } from "./check-input.ts";
import { requireBoundedSchema } from "./json-schema/require-bounded-schema.ts";
import type { Tool } from "./tool.ts";
import { requireAllArguments } from "./tool-facts.ts";

const toolName = /^[a-z][a-z0-9_]{0,63}$/;

/**
 * Declares a tool. Throws for a name that a provider would refuse, for a foreign schema that is too large or
 * refers to another document, and for facts that miss an argument.
 */
export function defineTool<Input>(tool: Tool<Input>): Tool<Input> {
  if (!toolName.test(tool.name)) {
    throw new Error(`The tool name "${tool.name}" must be snake_case, at most 64 characters.`);
  }
  if ("jsonSchema" in tool.input) requireBoundedSchema(tool.input.jsonSchema);
  if (tool.facts) requireAllArguments(tool.name, tool.facts, inputSchemaOf(tool.input));
  return tool;
}
