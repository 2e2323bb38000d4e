import { findTool } from "./tool-catalogue.ts";

/**
 * How audit events name a tool. Facts stay for ever, so only a name of the catalogue is one; what a model made
 * up is sealed.
 */
export function auditedName(toolName: string): { fact: string; sealed: Record<string, string> } {
  const known = findTool(toolName);
  return known ? { fact: known.name, sealed: {} } : { fact: "unknown", sealed: { tool: toolName } };
}
