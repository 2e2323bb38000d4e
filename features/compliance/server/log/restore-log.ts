import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Services } from "#platform/server/services.ts";
import type { Checkpoint } from "../../contract/notes/checkpoint.ts";
import { logAccess } from "./log.access.ts";
import { closeLogs } from "./log.repository.ts";
import { hasState, readMirror } from "./mirror.ts";
import { appendEvents, batchSize } from "./sequence-events.ts";
import {
  beginAfterRestore,
  findRestoredNumber,
  isAheadOfDatabase,
  listPlaceless,
  lockLog,
} from "./sequencer.repository.ts";

/** Why logs end. The verifier and the page have words for both. */
export type ClosingReason = "rolled_back" | "moved_database";

interface Restore {
  reason: ClosingReason;
  host: string;
  /** The restored number that was seen with the reason. Another one means that somebody else has closed the logs. */
  seenNumber?: number;
}

/**
 * Notices a database that came from a backup: it lacks what was signed, or its transactions are numbered anew. Every
 * log is then closed, so that no name is ever signed over two different pasts. `known` is the newest checkpoint that
 * this process signed; the one beside the files may be older.
 */
export async function noticeRestore(
  ctx: Ctx,
  host: string,
  known?: Checkpoint,
): Promise<ClosingReason | undefined> {
  const seen = await query(ctx, logAccess.restore, async ({ db }) => ({
    reason: await reasonToClose(ctx.services, db, known),
    seenNumber: await findRestoredNumber(db),
  }));
  const { reason, seenNumber } = seen;
  if (reason) await restoreLog(ctx, { reason, host, seenNumber });
  return reason;
}

async function reasonToClose(
  services: Services,
  db: Db,
  known: Checkpoint | undefined,
): Promise<ClosingReason | undefined> {
  for (const signed of [known, await readMirror(services, db)]) {
    // A new name is always safe, also when somebody else has written this checkpoint.
    if (signed === "foreign" || (signed && !(await hasState(db, signed)))) return "rolled_back";
  }
  return (await isAheadOfDatabase(db)) ? "moved_database" : undefined;
}

/** Closes all logs. Events without a place, and the event that tells of it, begin the next ones. */
export const restoreLog = command(
  "log.restore",
  logAccess.restore,
  async (ctx, { reason, host, seenNumber }: Restore): Promise<void> => {
    await lockLog(ctx.db);
    if (seenNumber !== undefined && (await findRestoredNumber(ctx.db)) !== seenNumber) return;
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
