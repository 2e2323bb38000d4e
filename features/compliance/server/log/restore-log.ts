import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { logAccess } from "./log.access.ts";
import { closeLogs } from "./log.repository.ts";
import { hasState, readMirror } from "./mirror.ts";
import { appendEvents, batchSize } from "./sequence-events.ts";
import { beginAfterRestore, holdLog, isAheadOfDatabase, listPlaceless } from "./sequencer.repository.ts";

/** Why logs end. The verifier and the page have words for both. */
export type ClosingReason = "rolled_back" | "moved_database";

/**
 * Notices a database that came from a backup: it lacks what was signed, or its transactions are numbered anew. Every
 * log is then closed, so that no name is ever signed over two different pasts.
 */
export async function noticeRestore(ctx: Ctx, host: string): Promise<ClosingReason | undefined> {
  const reason = await query(ctx, logAccess.restore, async ({ db }): Promise<ClosingReason | undefined> => {
    const mirror = await readMirror(ctx.services, db);
    if (mirror && !(await hasState(db, mirror))) return "rolled_back";
    return (await isAheadOfDatabase(db)) ? "moved_database" : undefined;
  });
  if (reason) await restoreLog(ctx, { reason, host });
  return reason;
}

/** Closes all logs. Events without a place, and the event that tells of it, begin the next ones. */
export const restoreLog = command(
  "log.restore",
  logAccess.restore,
  async (ctx, { reason, host }: { reason: ClosingReason; host: string }): Promise<void> => {
    await holdLog(ctx.db);
    const at = ctx.now();
    const closed = await closeLogs(ctx.db, reason, at);
    for (const { id, workspace_id: workspaceId, size } of closed) {
      await ctx.audit({
        act: "log.restored",
        workspaceId,
        target: [{ type: "log", id }],
        facts: { reason, size },
      });
    }
    await ctx.storeCollected();
    for (let count = batchSize; count === batchSize; ) {
      const events = await listPlaceless(ctx.db, batchSize);
      await appendEvents(ctx.db, events, { host, at });
      count = events.length;
    }
    await beginAfterRestore(ctx.db);
  },
);
