import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { runErrors } from "../contract/index.ts";
import { runLimits } from "./engine/limits.ts";
import { RunLostError } from "./engine/store-progress.ts";
import { lockLeasedRun } from "./lease.repository.ts";
import type { RunRow } from "./run.repository.ts";

/** A run that starts another one, and the key of the starting step. The caller must hold the run. */
export interface ParentOfRun {
  run: RunRow;
  stepKey: string;
}

/**
 * Checks that a run may start a child: it is held, below the depth limit, and belongs to the same person. A
 * child thus never has more rights than its parent. Throws `run.not_found`, `run.depth_limit` or
 * RunLostError.
 */
export async function requireParent(ctx: Ctx, { run }: ParentOfRun): Promise<void> {
  const { userId, workspaceId, isVisitor = false } = userOf(ctx);
  const isOwn = run.user_id === userId && run.workspace_id === workspaceId && run.is_visitors === isVisitor;
  if (!isOwn) fail(runErrors, "run.not_found");
  if (run.depth >= runLimits.depth) fail(runErrors, "run.depth_limit");
  if (!(await lockLeasedRun(ctx.db, run))) throw new RunLostError(run.id);
}
