import type { ToolCallRow } from "./tool-call.repository.ts";

/**
 * The name of a tool in audit events. Facts stay for ever, so only the name of a built-in tool is a fact.
 * Names from others, or invented by a model, are sealed.
 */
export function auditedName({ tool_name, tool_source }: Pick<ToolCallRow, "tool_name" | "tool_source">): {
  fact: string;
  sealed: Record<string, string>;
} {
  if (tool_source === "built_in") return { fact: tool_name, sealed: {} };
  return { fact: tool_source ?? "unknown", sealed: { tool: tool_name } };
}
