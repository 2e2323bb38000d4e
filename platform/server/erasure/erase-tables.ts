import { query } from "../command.ts";
import type { Ctx } from "../context.ts";
import { eraseRows } from "./erase-rows.ts";
import { isWorkspaceShared } from "./erasure.repository.ts";

const batchSize = 2_000;

/**
 * Erases a person's rows, table by table in the order of the modules. `isNameOnly` limits it to rows that
 * identify the person. Returns the number of rows. When a personal workspace stays because others work in it,
 * its content stays too.
 */
export async function eraseTables(
  ctx: Ctx,
  userId: string,
  { isNameOnly = false, erasureId }: { isNameOnly?: boolean; erasureId?: string | undefined } = {},
): Promise<number> {
  const { erasable } = ctx.services;
  // Without the list nothing would be erased, yet it would look done.
  if (erasable.length === 0) throw new Error("This process was not told what is kept of people.");
  const isShared = await query(ctx, ({ db }) => isWorkspaceShared(db, userId));
  let total = 0;
  for (const entry of erasable) {
    if (isNameOnly && !entry.isNaming) continue;
    await entry.giveAway?.(ctx);
    await entry.deleteContents?.(ctx);
    const { table, columns, contents, isSuffix = false, keepsRows = false } = entry;
    const limit = entry.batchSize ?? batchSize;
    const hasWorkspace = entry.hasWorkspace ?? columns.includes("workspace_id");
    for (const column of columns) {
      if (isShared && column === "workspace_id") continue;
      for (let count = limit; count === limit; total += count) {
        count = await eraseRows(ctx, {
          ...{ table, column, isSuffix, keepsRows, hasWorkspace, userId, limit },
          ...{ contents, erasureId },
        });
      }
    }
  }
  return total;
}
