import { query } from "../command.ts";
import type { Ctx } from "../context.ts";
import { eraseRows } from "./erase-rows.ts";
import { isWorkspaceShared } from "./erasure.repository.ts";

const batchSize = 2_000;

/**
 * Erases all rows of a person, table by table in the order of the modules, or only those that say who it is; returns how
 * many there were. In a personal workspace that stays, since others work in it, what they made stays as well.
 */
export async function eraseTables(
  ctx: Ctx,
  userId: string,
  { isNameOnly = false }: { isNameOnly?: boolean } = {},
): Promise<number> {
  const { erasable } = ctx.services;
  // Done without that list, it would look like an erasure and be none.
  if (erasable.length === 0) throw new Error("This process was not told what is kept of people.");
  const isShared = await query(ctx, ({ db }) => isWorkspaceShared(db, userId));
  let total = 0;
  for (const entry of erasable) {
    if (isNameOnly && !entry.isNaming) continue;
    const { table, columns, isSuffix = false, batchSize: limit = batchSize } = entry;
    const hasWorkspace = columns.includes("workspace_id");
    for (const column of columns) {
      if (isShared && column === "workspace_id") continue;
      for (let count = limit; count === limit; total += count) {
        count = await eraseRows(ctx, { table, column, isSuffix, hasWorkspace, userId, limit });
      }
    }
  }
  return total;
}
