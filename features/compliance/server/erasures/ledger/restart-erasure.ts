import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { erasureAccess } from "../erasure.access.ts";
import { findReturned, insertReturned } from "./ledger.repository.ts";
import type { LedgerEntry } from "./ledger.ts";
import { noteRefused } from "./note-refused.ts";
import { type Refused, readLedger } from "./read-ledger.ts";

/** Restarts an erasure whose person a backup has brought back. */
export const restartErasure = command(
  "erasure.take_up_again",
  erasureAccess.take_up_again,
  async (ctx, entry: LedgerEntry): Promise<void> => {
    if (!(await insertReturned(ctx.db, entry, ctx.now()))) return;
    await ctx.audit({
      act: "erasure.taken_up_again",
      workspaceId: installationWorkspaceId,
      target: [
        { type: "user", id: entry.subjectId },
        { type: "erasure", id: entry.id },
      ],
    });
  },
);

/** Looks for people who were erased and are there again. Returns what failed: one failure does not block the others. */
export async function restartReturnedErasures(ctx: Ctx, host: string): Promise<unknown[]> {
  const failures: unknown[] = [];
  const refused: Refused = { broken: 0, foreign: 0 };
  for await (const entries of readLedger(ctx, host, refused)) {
    const returned = await query(ctx, erasureAccess.take_up_again, ({ db }) => findReturned(db, entries));
    for (const entry of entries.filter(({ id }) => returned.has(id)))
      await restartErasure(ctx, entry).catch((error: unknown) => failures.push(error));
  }
  if (refused.broken + refused.foreign > 0) {
    ctx.log.error(refused, "the ledger of erasures has entries that are not of this installation");
    await noteRefused(ctx, refused);
  }
  return failures;
}
