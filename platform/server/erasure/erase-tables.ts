import type { Ctx } from "../context.ts";
import { eraseRows } from "./erase-rows.ts";

const batchSize = 2_000;

/**
 * Erases all rows of a person, table by table in the order of the modules, or only those that say who it is; returns how
 * many there were.
 */
export async function eraseTables(
  ctx: Ctx,
  userId: string,
  { isNameOnly = false }: { isNameOnly?: boolean } = {},
): Promise<number> {
  const { erasable } = ctx.services;
  // Done without that list, it would look like an erasure and be none.
  if (erasable.length === 0) throw new Error("This process was not told what is kept of people.");
  let total = 0;
  for (const entry of erasable) {
    if (isNameOnly && !entry.isNaming) continue;
    const { table, columns, isSuffix = false, batchSize: limit = batchSize } = entry;
    const hasWorkspace = columns.includes("workspace_id");
    for (const column of columns) {
      for (let count = limit; count === limit; total += count) {
        count = await eraseRows(ctx, { table, column, isSuffix, hasWorkspace, userId, limit });
      }
    }
  }
  return total;
}
