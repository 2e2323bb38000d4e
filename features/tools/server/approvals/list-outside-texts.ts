import { isFromOutside } from "#platform/contract/label.ts";
import { listResults } from "../list-results.ts";
import { resultLabel } from "../result-label.ts";
import type { ToolContext } from "../tool-context.ts";
import type { OutsideText } from "./mark-outside-text.ts";

/** Text from outside that the model could have copied: results of tools, and what was said before. */
export async function listOutsideTexts(context: ToolContext): Promise<OutsideText[]> {
  const results = await listResults(context);
  const read = results
    .filter((row) => isFromOutside(resultLabel(row)))
    .map(({ id, output, summary, sources, tool_title }) => ({
      title: sources[0]?.title || tool_title || summary,
      url: sources[0]?.url ?? null,
      callId: id,
      text: output?.content ?? "",
    }));
  const said = context.said.filter(isFromOutside).map(({ text, role }) => ({
    ...{ title: role === "user" ? "A file" : "An earlier answer", url: null, callId: null },
    text,
  }));
  return [...read, ...said];
}

/** What the person typed here. */
export function ownWordsOf({ said }: ToolContext): string[] {
  return said.flatMap((one) => (one.role === "user" && !isFromOutside(one) ? one.text : []));
}
