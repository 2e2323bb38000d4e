import type { ToolCallRow } from "./tool-call.repository.ts";

/**
 * What the model reads about an ended tool call. `isError` tells it to repair the call or report the error.
 */
export function modelText(row: ToolCallRow): { text: string; isError: boolean } {
  if (row.status === "succeeded" && row.output)
    return { text: changed(row) + row.output.content, isError: false };
  if (row.isWithheld && row.status === "succeeded") return { text: withheldWords, isError: true };
  return { text: row.error_message ?? "The tool call did not finish.", isError: true };
}

/** Instead of a result, for whoever cannot read it. */
const withheldWords = "You cannot read the collection that this came from.";

/** The model has to know what was really done. */
function changed({ approved_input: input }: ToolCallRow): string {
  if (input === null) return "";
  return `A person changed the call before they approved it. It was carried out with: ${JSON.stringify(input)}\n\n`;
}
