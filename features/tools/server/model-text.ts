import type { ToolCallRow } from "./tool-call.repository.ts";

/**
 * What the model reads about an ended tool call. `isError` tells it to repair the call or report the error.
 */
export function modelText(row: ToolCallRow): { text: string; isError: boolean } {
  if (row.status === "succeeded" && row.output) return { text: row.output.content, isError: false };
  return { text: row.error_message ?? "The tool call did not finish.", isError: true };
}
