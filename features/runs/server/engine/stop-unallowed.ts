import type { ObjectRef } from "#platform/server/access/grant.repository.ts";
import { command } from "#platform/server/command.ts";
import { runAccess } from "../run.access.ts";
import { runHost } from "../run-host.ts";
import { lockOpenRunsAt } from "../runs-at.repository.ts";
import { askEngineToCancel } from "./ask-engine-to-cancel.ts";

/**
 * Cancels the runs at an object whose people may no longer have work done there: their share was withdrawn or allows
 * less. A waiting one ends too. Idempotent, on every server; what it misses ends before its next step.
 */
export const stopUnallowed = command(
  "run.stop_unallowed",
  runAccess.stop_unallowed,
  async (ctx, { noun, id }: ObjectRef): Promise<void> => {
    for (const run of await lockOpenRunsAt(ctx.db, noun, id)) {
      const { objectOf, mayWork } = runHost(run.host);
      if (objectOf?.(run).noun === noun && mayWork && !(await mayWork(ctx, run)))
        await askEngineToCancel(ctx, run);
    }
  },
);
