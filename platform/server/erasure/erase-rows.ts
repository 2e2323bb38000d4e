import { command } from "../command.ts";
import type { Ctx } from "../context.ts";
import { allowLongStatements } from "../db/allow-long-statements.ts";
import { requireNoHold } from "../holds/require-no-hold.ts";
import { erasureAccess } from "./erasure.access.ts";
import { countLetGo, deleteRowsOf, type ErasedRows, type ErasureBatch } from "./erasure.repository.ts";
import { addErasedFiles, addErasedRows } from "./recorded-erasure.repository.ts";

/**
 * Erases one batch of a person's rows, with an audit event in each affected workspace. Returns the number of
 * rows. Idempotent: a retry continues with what is left. Throws `hold.standing` for an account that a legal hold keeps;
 * for one that is gone it goes on.
 */
export const eraseRows = command(
  "user.erase_rows",
  erasureAccess.erase_rows,
  async (ctx, batch: ErasureBatch & { erasureId?: string | undefined }): Promise<number> => {
    await allowLongStatements(ctx.db);
    await requireNoHold(ctx, { kind: "account", id: batch.userId });
    const erased = await deleteRowsOf(ctx.db, batch);
    const { userId, table, erasureId } = batch;
    for (const { workspaceId, count } of erased) {
      await ctx.audit({
        act: "user.rows_erased",
        workspaceId: workspaceId ?? userId,
        target: [{ type: "user", id: userId }],
        facts: { table, count },
      });
    }
    const total = erased.reduce((sum, { count }) => sum + count, 0);
    if (erasureId && total > 0) {
      await addErasedRows(ctx.db, erasureId, table, total);
      await countFiles(ctx, erasureId, batch, erased);
    }
    return total;
  },
);

/** The files that these rows were the last to hold: of the person, in whatever workspace. */
async function countFiles(
  ctx: Ctx,
  erasureId: string,
  { table, contents }: ErasureBatch,
  erased: readonly ErasedRows[],
): Promise<void> {
  if (!contents) return;
  let count = 0;
  for (const rows of erased) count += await countLetGo(ctx.db, { table, contents }, rows);
  if (count > 0) await addErasedFiles(ctx.db, erasureId, contents.table, count);
}
