import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { askEngineToCancel } from "./engine/ask-engine-to-cancel.ts";
import { cancelOpenRun } from "./engine/conclude-run.ts";
import { lockRun } from "./lease.repository.ts";
import { runAccess } from "./run.access.ts";
import type { RunRow } from "./run.repository.ts";

/**
 * Cancels a run. A running one is asked to stop on its server. A waiting or queued one ends at once. An ended
 * one is unchanged. As a part of another command it also stops another person's run, which an engine then ends.
 */
export const cancelRun = command(
  "run.cancel",
  runAccess.cancel,
  async (ctx, { id }: { id: string }, found): Promise<RunRow> => {
    const { workspaceId } = userOf(ctx);
    // The parent is locked first, because both may end at this moment.
    if (found.parent_run_id) await lockRun(ctx.db, workspaceId, found.parent_run_id);
    const run = await lockRun(ctx.db, workspaceId, id);
    // Another person's run, which the caller sees but cannot write.
    if (!run) return askEngineToCancel(ctx, found);
    return run.ended_at || run.cancel_requested_at ? run : cancelOpenRun(ctx, run);
  },
);
