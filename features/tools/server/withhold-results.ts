import type { Db } from "#platform/server/db/connection-db.ts";
import type { ToolSource } from "../contract/tool-call.ts";
import { listReadableCollections } from "./readable-results.repository.ts";
import type { ToolCallRow } from "./tool-call.repository.ts";

const ofCollection = "collection:";

/**
 * Tool calls as the caller may see them: without what came from a collection that they cannot read. Whoever shares a
 * conversation shares its answers, and not what these were made from.
 */
export async function withholdResults(db: Db, rows: readonly ToolCallRow[]): Promise<ToolCallRow[]> {
  const asked = [...new Set(rows.flatMap(collectionsOf))];
  if (asked.length === 0) return [...rows];
  const readable = await listReadableCollections(db, asked);
  return rows.map((row) => (collectionsOf(row).every((id) => readable.has(id)) ? row : withheld(row)));
}

/**
 * Whether a collection had been read before a result was made. What leaves the product then has the words of the answer
 * alone: strangers never read the input of the call, so a chart of a table in a passage would be news to them.
 */
export function isFromCollections({ result_readers: readers }: ToolCallRow): boolean {
  return collectionsIn(readers).length > 0;
}

/** A tool call without what it gave back. Pages of the web that it read stay named. */
export function withheld(row: ToolCallRow): ToolCallRow {
  return { ...row, output: null, sources: row.sources.filter((one) => !leadsInside(one)), isWithheld: true };
}

/** Whether a source is in the product, such as a passage, and not on the web. */
export function leadsInside({ url }: Pick<ToolSource, "url">): boolean {
  return !/^https?:\/\//i.test(url);
}

/** Those that the tool itself read. Whoever reads the conversation reads the input, and what follows from that alone. */
function collectionsOf({ output_readers: own, result_readers: readers }: ToolCallRow): string[] {
  return collectionsIn(own ?? readers);
}

function collectionsIn(readers: readonly string[] | null): string[] {
  return (readers ?? []).flatMap((audience) =>
    audience.startsWith(ofCollection) ? [audience.slice(ofCollection.length)] : [],
  );
}
