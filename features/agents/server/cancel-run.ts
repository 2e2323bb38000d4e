import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { runErrors } from "../contract/index.ts";
import { cancelOpenRun } from "./engine/conclude-run.ts";
import { lockRun } from "./lease.repository.ts";
import { runAccess } from "./run.access.ts";
import type { RunRow } from "./run.repository.ts";

/**
 * Stops a run: the server that advances it is asked to, and one that waits or that nobody has taken yet is over with
 * this. A run that is over stays as it ended.
 */
export const cancelRun = command(
  "run.cancel",
  runAccess.cancel,
  async (ctx, { id }: { id: string }, found): Promise<RunRow> => {
    const { workspaceId } = userOf(ctx);
    // Whoever is above is locked first: both may end in this moment.
    if (found.parent_run_id) await lockRun(ctx.db, workspaceId, found.parent_run_id);
    const run = (await lockRun(ctx.db, workspaceId, id)) ?? fail(runErrors, "run.not_found");
    return run.ended_at || run.cancel_requested_at ? run : cancelOpenRun(ctx, run);
  },
);
