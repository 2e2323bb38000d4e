import type { ToolCallRow } from "./tool-call.repository.ts";

/**
 * How audit events name a tool. Facts stay for ever, so only the name of a built-in tool is one: what others called
 * theirs, or a model made up, is sealed.
 */
export function auditedName({ tool_name, tool_source }: Pick<ToolCallRow, "tool_name" | "tool_source">): {
  fact: string;
  sealed: Record<string, string>;
} {
  if (tool_source === "built_in") return { fact: tool_name, sealed: {} };
  return { fact: tool_source ?? "unknown", sealed: { tool: tool_name } };
}
