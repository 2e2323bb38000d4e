import { leadsInside, listReadableResults } from "#features/tools/server/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { Chunk } from "../contract/index.ts";
import type { StoredChunks } from "./chunk.repository.ts";

/** Chunks of this kind begin so. Quotes inside strings are escaped, so no model text can look like it. */
const endOfCall = '{"type":"tool-call-end"';

/** Whether a batch may name passages, which not every reader of a run may read. */
export function mayNamePassages({ lines }: Pick<StoredChunks, "lines">): boolean {
  return lines.split("\n").some((line) => line.startsWith(endOfCall) && line.includes('"url":"/'));
}

/** Batches as the caller may read them: a call whose result they cannot read names no passage. */
export async function withholdPassages(db: Db, batches: StoredChunks[]): Promise<StoredChunks[]> {
  const ids = batches.filter(mayNamePassages).flatMap(({ lines }) => lines.split("\n").flatMap(callOf));
  if (ids.length === 0) return batches;
  const readable = await listReadableResults(db, ids);
  return batches.map((batch) => ({
    ...batch,
    lines: batch.lines
      .split("\n")
      .map((line) => (callOf(line).some((id) => !readable.has(id)) ? withoutPassages(line) : line))
      .join("\n"),
  }));
}

function callOf(line: string): string[] {
  if (!line.startsWith(endOfCall)) return [];
  const chunk = Chunk.parse(JSON.parse(line));
  return chunk.type === "tool-call-end" ? [chunk.toolCallId] : [];
}

function withoutPassages(line: string): string {
  const chunk = Chunk.parse(JSON.parse(line));
  if (chunk.type !== "tool-call-end") return line;
  return JSON.stringify({ ...chunk, sources: chunk.sources.filter((one) => !leadsInside(one)) });
}
