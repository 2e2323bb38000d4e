import { leadsInside, listReadableResults } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { Part } from "../contract/index.ts";
import type { ShownMessage } from "./message.repository.ts";

/** Messages as the caller may read them: an answer names no passage of a collection that they cannot read. */
export async function withholdSources<Row extends Pick<ShownMessage, "parts" | "beside">>(
  ctx: Ctx,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.flatMap(({ parts, beside }) => [...parts, ...(beside?.parts ?? [])]).flatMap(callsInside);
  if (ids.length === 0) return [...rows];
  const readable = await query(ctx, ({ db }) => listReadableResults(db, ids.filter(isUuid)));
  const shown = (part: Part): Part =>
    part.type === "tool-call" && !readable.has(part.toolCallId)
      ? { ...part, sources: part.sources.filter((one) => !leadsInside(one)) }
      : part;
  return rows.map((row) => ({
    ...row,
    parts: row.parts.map(shown),
    ...(row.beside && { beside: { ...row.beside, parts: row.beside.parts.map(shown) } }),
  }));
}

/** Calls that read something in the product. */
function callsInside(part: Part): string[] {
  return part.type === "tool-call" && part.sources.some(leadsInside) ? [part.toolCallId] : [];
}
