import type { Tool } from "./tool.ts";

const TOOL_NAME = /^[a-z][a-z_]{0,63}$/;

/** Declares a tool; a name that a model's provider would refuse fails here. */
export function defineTool<Input>(tool: Tool<Input>): Tool<Input> {
  if (!TOOL_NAME.test(tool.name)) {
    throw new Error(`The tool name "${tool.name}" must be snake_case letters, at most 64 characters.`);
  }
  return tool;
}
