import type { ToolCallEnd } from "../execute-tool-call.ts";
import type { ToolCallRow } from "../tool-call.repository.ts";

/** The end of a tool call that did not have to wait. Throws when it waits. */
export function ended(end: ToolCallEnd): ToolCallRow {
  if ("state" in end) throw new Error("The tool call waits.");
  return end;
}
